//! Sections and their parents: who inherits from whom, and who cannot.

use std::collections::HashMap;

use super::{
    aliases, apply,
    catalogue::{Catalogue, Entry, text},
    check::sound,
    ini::{Section, Setting},
    problem::{Problems, Spot, quoted},
};
use crate::variant::{Spec, Variant, fen};

/// How many variants may stand above one; people write three or four.
pub const DEPTH_LIMIT: usize = 64;

/// Adds all sections to a catalogue.
pub(super) fn resolve(mut catalogue: Catalogue, sections: &[Section], problems: &mut Problems) -> Catalogue {
    let mut first: HashMap<&str, usize> = HashMap::new();
    for (place, section) in sections.iter().enumerate() {
        first.entry(section.name).or_insert(place);
    }
    let cyclic = cyclic(sections, &first);
    for (place, section) in sections.iter().enumerate() {
        let earlier = &sections[first[section.name]];
        if earlier.line != section.line {
            let sentence = format!(
                "{} was defined in line {} already; that definition counts and this one is not read",
                section.name, earlier.line
            );
            problems.error(Spot::line(section.line), sentence);
            continue;
        }
        let mut unheard = Problems::new("");
        let known = catalogue.exact(section.name).filter(|_| !aliases::is_from_files(section.name));
        let heard = if known.is_some() { &mut unheard } else { &mut *problems };
        let mut resolver = Resolver { catalogue: &catalogue, sections, first: &first, problems: heard };
        let mut entry = resolver.entry(section, cyclic[place]);
        if let Some(known) = known {
            tell_known(known, &mut entry, problems);
        }
        catalogue.add(entry);
    }
    catalogue
}

/// Says that a name is that of a built-in variant, which stays as it is.
fn tell_known(known: &Entry, entry: &mut Entry, problems: &mut Problems) {
    let (spot, name) = (Spot::line(entry.line), &entry.name);
    if known.spec == entry.spec && entry.is_understood {
        problems.note(spot, format!("{name} is built in, with the same rules"));
    } else {
        let sentence = format!("{name} is the name of a built-in variant, which counts; choose another name");
        problems.error(spot, sentence);
        entry.is_playable = false;
    }
}

/// Which sections are their own ancestors, found by following parents.
fn cyclic(sections: &[Section], first: &HashMap<&str, usize>) -> Vec<bool> {
    let parent = |place: usize| sections[place].parent.and_then(|parent| first.get(parent)).copied();
    let mut cyclic = vec![false; sections.len()];
    // In which walk a section was first met; 0 for none yet.
    let mut walks = vec![0; sections.len()];
    for start in 0..sections.len() {
        let (walk, mut next) = (start + 1, Some(start));
        while let Some(place) = next.filter(|&place| walks[place] == 0) {
            walks[place] = walk;
            next = parent(place);
        }
        while let Some(place) = next.filter(|&place| walks[place] == walk && !cyclic[place]) {
            cyclic[place] = true;
            next = parent(place);
        }
    }
    cyclic
}

struct Resolver<'r, 'a> {
    catalogue: &'r Catalogue,
    sections: &'r [Section<'a>],
    first: &'r HashMap<&'a str, usize>,
    problems: &'r mut Problems,
}

impl Resolver<'_, '_> {
    fn entry(&mut self, section: &Section, is_cyclic: bool) -> Entry {
        let errors = self.problems.errors();
        let parent = section.parent.map(|parent| self.parent(section, parent, is_cyclic));
        let (base, depth, parent) = match parent {
            None => (apply::blank(), 0, None),
            Some(Some(parent)) => (parent.spec.clone(), parent.depth + 1, Some(parent.name.clone())),
            Some(None) => (apply::blank(), 0, section.parent.map(str::to_owned)),
        };
        if depth > DEPTH_LIMIT {
            let sentence = format!("more than {DEPTH_LIMIT} variants stand above {}", section.name);
            self.problems.error(Spot::line(section.line), sentence);
        }
        let spec = apply::apply(base, section, self.problems);
        let is_understood = self.problems.errors() == errors && !section.is_damaged;
        if is_understood {
            self.check(section, &spec);
        }
        Entry {
            name: section.name.to_owned(),
            parent,
            line: section.line,
            is_playable: is_understood && self.problems.errors() == errors,
            is_understood,
            is_builtin: self.catalogue.is_builtin(),
            text: text(section),
            spec,
            depth,
        }
    }

    /// The parent of a section, if it can be one; else says why not.
    fn parent(&mut self, section: &Section, name: &str, is_cyclic: bool) -> Option<&Entry> {
        let spot = Spot::line(section.line);
        let said = self.first.get(name).map(|&place| &self.sections[place]);
        let sentence = match (self.catalogue.exact(name), said) {
            _ if name == section.name => format!("{name} names itself as its parent"),
            (_, Some(other)) if is_cyclic => {
                format!(
                    "{} and {name} (line {}) inherit from each other in a circle",
                    section.name, other.line
                )
            }
            (Some(entry), _) if entry.is_understood => return Some(entry),
            (Some(entry), _) => {
                let sentence = format!("the parent {name} has errors itself (line {})", entry.line);
                self.problems.error(spot, sentence);
                return Some(entry);
            }
            (None, Some(later)) => format!(
                "the parent {name} comes later, in line {}; a parent must stand before its children",
                later.line
            ),
            (None, None) => return self.loose_parent(spot, name),
        };
        self.problems.error(spot, sentence);
        None
    }

    /// A parent under another of its names.
    fn loose_parent(&mut self, spot: Spot, name: &str) -> Option<&Entry> {
        let Some(entry) = self.catalogue.get(name) else {
            self.problems.error(spot, format!("there is no variant {} to be the parent", quoted(name)));
            return None;
        };
        self.problems.note(spot, format!("the parent {name} is read as {}", entry.name));
        Some(entry)
    }

    /// What is wrong with the rules as a whole, at the line that brought it in.
    fn check(&mut self, section: &Section, spec: &Spec) {
        let errors = self.problems.errors();
        for problem in sound(spec) {
            let setting = problem.keys.iter().find_map(|key| apply::setting(section, key));
            let spot = setting.map_or(Spot::line(section.line), Setting::key_spot);
            self.problems.push(problem.severity, spot, problem.message);
        }
        // A test opens the gate for the built-in ones, so that no start of the program waits for it.
        if self.problems.errors() > errors || self.catalogue.is_builtin() {
            return;
        }
        let start = Variant::new(spec.clone()).map_err(|error| error.to_string()).and_then(|variant| {
            fen::start(&variant).map_err(|error| format!("the start position cannot be played: {error}"))
        });
        if let Err(error) = start {
            self.problems.error(Spot::line(section.line), error);
        }
    }
}
