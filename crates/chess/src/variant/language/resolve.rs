//! Sections and their parents: who inherits from whom, and who cannot.

use std::collections::HashMap;

use game::Quoted;

use super::{
    Fault, apply,
    catalogue::{Catalogue, Entry, text},
    check::sound,
    ini::{Section, Setting},
    problem::{Problems, Spot},
};
use crate::variant::{
    Spec, Variant,
    fen::{self, FenWarning},
};

/// How many variants may stand above one; people write three or four.
pub const DEPTH_LIMIT: usize = 64;

/// Adds all sections to a catalogue.
pub(super) fn resolve(mut catalogue: Catalogue, sections: &[Section], problems: &mut Problems) -> Catalogue {
    // Where the sections stand that can be parents.
    let places: HashMap<&str, usize> = sections
        .iter()
        .enumerate()
        .filter(|(_, section)| !catalogue.means_builtin(section.name))
        .map(|(place, section)| (section.name, place))
        .collect();
    let cyclic = cyclic(sections, &places);
    for (place, section) in sections.iter().enumerate() {
        let mut resolver = Resolver { catalogue: &catalogue, sections, places: &places, problems };
        let entry = resolver.entry(section, cyclic[place]);
        resolver.name(&entry);
        catalogue.add(entry);
    }
    catalogue
}

/// Which sections are their own ancestors, found by following parents.
fn cyclic(sections: &[Section], places: &HashMap<&str, usize>) -> Vec<bool> {
    let parent = |place: usize| sections[place].parent.and_then(|parent| places.get(parent)).copied();
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
    places: &'r HashMap<&'a str, usize>,
    problems: &'r mut Problems,
}

impl Resolver<'_, '_> {
    fn entry(&mut self, section: &Section, is_cyclic: bool) -> Entry {
        self.problems.take_first_error();
        let errors = self.problems.errors();
        let parent = section.parent.map(|parent| self.parent(section, parent, is_cyclic));
        let (base, depth, parent) = match parent {
            None => (apply::blank(), 0, None),
            Some(Some(parent)) => (parent.spec.clone(), parent.depth + 1, Some(parent.name.clone())),
            Some(None) => (apply::blank(), 0, section.parent.map(str::to_owned)),
        };
        if depth > DEPTH_LIMIT {
            let fault = Fault::TooDeep { limit: DEPTH_LIMIT, name: section.name.to_owned() };
            self.problems.error(Spot::line(section.line), fault);
        }
        let spec = apply::apply(base, section, self.problems);
        let is_understood = self.problems.errors() == errors && section.damage.is_none();
        if is_understood {
            self.check(section, &spec);
        }
        let errors = section.damage.clone().into_iter().chain(self.problems.take_first_error());
        let first_error = errors.min_by_key(|problem| problem.line);
        Entry {
            name: section.name.to_owned(),
            parent,
            line: section.line,
            is_playable: first_error.is_none(),
            first_error,
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
        let said = self.places.get(name).map(|&place| &self.sections[place]);
        let parent = name.to_owned();
        let fault = match (self.catalogue.parent(name), said) {
            _ if name == section.name && !self.catalogue.means_builtin(name) => {
                Fault::ParentItself { name: parent }
            }
            (_, Some(other)) if is_cyclic => {
                Fault::ParentCircle { name: section.name.to_owned(), parent, line: other.line }
            }
            (_, Some(later)) if later.line > section.line => Fault::ParentLater { parent, line: later.line },
            (Some(entry), _) if entry.is_understood => return Some(entry),
            (Some(entry), _) => {
                self.problems.error(spot, Fault::ParentFaulty { parent, line: entry.line });
                return Some(entry);
            }
            (None, _) => return self.loose_parent(section, name),
        };
        self.problems.error(spot, fault);
        None
    }

    /// A parent under another of its names.
    fn loose_parent(&mut self, section: &Section, name: &str) -> Option<&Entry> {
        let spot = Spot::line(section.line);
        let Some(entry) = self.catalogue.get(name) else {
            self.problems.error(spot, Fault::ParentUnknown { name: Quoted::new(name) });
            return None;
        };
        let known = entry.name.clone();
        // Of what Fairy-Stockfish knows from files only, that of this file counts.
        if let Some(&later) = self.places.get(known.as_str()).filter(|_| entry.is_builtin) {
            let line = self.sections[later].line;
            self.problems.error(spot, Fault::ParentLater { parent: known, line });
            return None;
        }
        self.problems.note(spot, Fault::ParentReadAs { name: name.to_owned(), known });
        Some(entry)
    }

    /// Says when a name hides another, or is nearly the same.
    fn name(&mut self, entry: &Entry) {
        let Some(base) = self.catalogue.base() else { return };
        let (spot, name) = (|| Spot::line(entry.line), entry.name.clone());
        match base.get(&name) {
            Some(known) if !entry.is_playable => {
                let known = known.name.clone();
                self.problems.warning(spot(), Fault::NameBuiltInKept { name: name.clone(), known });
            }
            Some(known) if known.name != name => {
                let known = known.name.clone();
                self.problems.warning(spot(), Fault::NameLikeBuiltIn { name: name.clone(), known });
            }
            Some(known) if known.spec == entry.spec => {
                self.problems.note(spot(), Fault::NameBuiltInSame { name: name.clone() });
            }
            Some(_) if !self.catalogue.means_builtin(&name) => {
                self.problems.warning(spot(), Fault::NameBuiltInAnew { name: name.clone() });
            }
            Some(_) => self.problems.warning(spot(), Fault::NameBuiltIn { name: name.clone() }),
            None => {}
        }
        if let Some(earlier) = self.catalogue.own_like(&name) {
            let (other, line) = (earlier.name.clone(), earlier.line);
            self.problems.warning(spot(), Fault::NameLikeEarlier { name, other, line });
        }
    }

    /// What is wrong with the rules as a whole, at the line that brought it in.
    fn check(&mut self, section: &Section, spec: &Spec) {
        let errors = self.problems.errors();
        for problem in sound(spec) {
            let setting = problem.keys.iter().find_map(|key| apply::setting(section, key));
            let spot = setting.map_or(Spot::line(section.line), Setting::key_spot);
            self.problems.push(problem.severity, spot, problem.fault);
        }
        // A test opens the gate for the built-in ones, so that no start of the program waits for it.
        if self.problems.errors() > errors || self.catalogue.is_builtin() {
            return;
        }
        match Variant::new(spec.clone()) {
            Err(error) => self.problems.error(Spot::line(section.line), error),
            Ok(variant) => {
                let setting = apply::setting(section, "startFen");
                let spot = setting.map_or(Spot::line(section.line), Setting::value_spot).about("startFen");
                match fen::parse_with_warnings(&variant, &spec.start) {
                    Err(error) => self.problems.error(spot, error),
                    Ok((start, _)) if start.decided_now().is_some() => {
                        self.problems.error(spot, Fault::StartDecided);
                    }
                    // What a parent's position has too many is told there.
                    Ok((_, dropped)) if setting.is_some() => {
                        for warning in dropped {
                            self.problems.warning(spot.clone(), start_dropped(warning));
                        }
                    }
                    Ok(_) => {}
                }
            }
        }
    }
}

/// What is left out of a start position, for it cannot be.
fn start_dropped(warning: FenWarning) -> Fault {
    match warning {
        FenWarning::Ducks => Fault::StartDucks,
        FenWarning::Castling(right) => Fault::StartRight { right },
        FenWarning::Passing(square) => Fault::StartPassing { square: Quoted::new(square) },
    }
}
