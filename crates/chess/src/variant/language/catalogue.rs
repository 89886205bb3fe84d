//! Named variants, built in or read from a file.

use std::{collections::HashMap, sync::OnceLock};

use super::{
    aliases,
    ini::{self, Section},
    problem::{Problem, Problems},
    resolve,
};
use crate::variant::Spec;

/// The variants of one file, on top of the built-in ones.
#[derive(Debug, Default)]
pub struct Catalogue {
    base: Option<&'static Catalogue>,
    entries: Vec<Entry>,
    by_name: HashMap<String, usize>,
    by_folded_name: HashMap<String, usize>,
}

/// One variant of a catalogue.
#[derive(Debug, Clone, PartialEq)]
pub struct Entry {
    /// Its name, as in the brackets of its section.
    pub name: String,
    /// The variant it is derived from.
    pub parent: Option<String>,
    /// The line of its header.
    pub line: usize,
    /// Its rules.
    pub spec: Spec,
    /// Whether it can be played; if not, the problems of its file say why.
    pub is_playable: bool,
    /// Whether every line of it and of its ancestors is understood; if not, neither are its rules.
    pub is_understood: bool,
    /// Whether it comes with the program.
    pub is_builtin: bool,
    /// Its section, without comments.
    pub text: String,
    /// How many variants stand above it.
    pub(super) depth: usize,
}

impl Catalogue {
    /// The variants that come with the program.
    pub fn builtin() -> &'static Catalogue {
        &builtin().0
    }

    /// Reads a variants file; its sections may build on the built-in ones and on each other.
    ///
    /// Every section is in the catalogue, also one that cannot be played; the
    /// problems say why.
    pub fn read(source: &str, bytes: &[u8]) -> (Catalogue, Vec<Problem>) {
        read(Some(Catalogue::builtin()), source, bytes)
    }

    /// The variant of this name, or of one that people use for it.
    ///
    /// ```
    /// use chess::variant::language::Catalogue;
    ///
    /// let found = Catalogue::builtin().get("Fischer Random").expect("a name of Chess960");
    /// assert_eq!(found.name, "chess960");
    /// ```
    pub fn get(&self, name: &str) -> Option<&Entry> {
        if let Some(entry) = self.exact(name) {
            return Some(entry);
        }
        let folded = aliases::folded(name);
        let aliased = || aliases::section(&folded).and_then(|name| self.exact(name));
        self.base.and_then(|base| base.loose(&folded)).or_else(|| self.loose(&folded)).or_else(aliased)
    }

    /// One of its own variants by its folded name.
    fn loose(&self, folded: &str) -> Option<&Entry> {
        self.by_folded_name.get(folded).map(|&place| &self.entries[place])
    }

    /// The variant of exactly this name.
    pub(super) fn exact(&self, name: &str) -> Option<&Entry> {
        let own = self.by_name.get(name).map(|&place| &self.entries[place]);
        let built_in = self.base.and_then(|base| base.exact(name));
        if aliases::is_from_files(name) { own.or(built_in) } else { built_in.or(own) }
    }

    /// All variants, the built-in ones first, each in the order of its file.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        let counts =
            |entry: &&Entry| self.exact(&entry.name).is_some_and(|known| std::ptr::eq(known, *entry));
        self.base.into_iter().flat_map(|base| &base.entries).chain(self.own()).filter(counts)
    }

    /// The sections of the file itself, also those whose name is that of a built-in variant.
    pub fn own(&self) -> impl Iterator<Item = &Entry> {
        self.entries.iter()
    }

    /// Whether its own variants come with the program.
    pub(super) fn is_builtin(&self) -> bool {
        self.base.is_none()
    }

    pub(super) fn add(&mut self, entry: Entry) {
        let place = self.entries.len();
        self.by_name.entry(entry.name.clone()).or_insert(place);
        self.by_folded_name.entry(aliases::folded(&entry.name)).or_insert(place);
        self.entries.push(entry);
    }
}

impl Entry {
    /// Other names that people use for it.
    pub fn aliases(&self) -> impl Iterator<Item = &'static str> {
        let name = if self.is_builtin { self.name.as_str() } else { "" };
        aliases::of(name)
    }

    /// Its section and those it builds on, but for the built-in ones: what a PGN carries.
    pub fn standalone(&self, catalogue: &Catalogue) -> String {
        let mut sections = Vec::new();
        let mut next = Some(self);
        while let Some(entry) = next.filter(|entry| !entry.is_builtin) {
            sections.push(entry.text.as_str());
            next = entry.parent.as_deref().and_then(|parent| catalogue.exact(parent));
        }
        sections.reverse();
        sections.concat()
    }
}

/// A section without its comments.
pub(super) fn text(section: &Section) -> String {
    let mut text = match section.parent {
        Some(parent) => format!("[{}:{parent}]\n", section.name),
        None => format!("[{}]\n", section.name),
    };
    for setting in &section.settings {
        text.extend([setting.key, " = ", setting.value, "\n"]);
    }
    text
}

/// The built-in variants, and what is wrong with them: nothing, as a test proves.
fn builtin() -> &'static (Catalogue, Vec<Problem>) {
    static BUILTIN: OnceLock<(Catalogue, Vec<Problem>)> = OnceLock::new();
    BUILTIN.get_or_init(|| read(None, "builtin.ini", include_bytes!("../builtin.ini")))
}

fn read(base: Option<&'static Catalogue>, source: &str, bytes: &[u8]) -> (Catalogue, Vec<Problem>) {
    let mut problems = Problems::new(source);
    let sections = ini::sections(bytes, &mut problems);
    let catalogue = resolve::resolve(Catalogue { base, ..Catalogue::default() }, &sections, &mut problems);
    (catalogue, problems.finish())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant::Variant;

    #[test]
    fn nothing_is_wrong_with_the_built_in_variants() {
        let wrong: Vec<String> = builtin().1.iter().map(ToString::to_string).collect();
        assert_eq!(wrong, [""; 0]);
    }

    #[test]
    fn every_built_in_variant_passes_the_gate() {
        for entry in Catalogue::builtin().entries().filter(|entry| entry.is_playable) {
            assert_eq!(Variant::new(entry.spec.clone()).err(), None, "{}", entry.name);
        }
    }

    #[test]
    fn names_are_found_exactly_then_loosely_then_by_alias() {
        let found = |name: &str| Catalogue::builtin().get(name).map(|entry| entry.name.as_str());
        assert_eq!(found("3check"), Some("3check"));
        assert_eq!(found("3-Check"), Some("3check"));
        assert_eq!(found("Three-check"), Some("3check"));
        assert_eq!(found("King of the Hill"), Some("kingofthehill"));
        assert_eq!(found("Standard"), Some("chess"));
        assert_eq!(found("no such game"), None);
        assert_eq!(found(""), None);
    }

    #[test]
    fn every_alias_leads_to_a_variant_and_hides_none() {
        for (alias, name) in aliases::all() {
            assert!(Catalogue::builtin().exact(name).is_some(), "{alias} means {name}");
            assert!(Catalogue::builtin().loose(alias).is_none(), "{alias} is a variant itself");
        }
    }

    #[test]
    fn a_variant_carries_its_ancestors_that_are_not_built_in() {
        let file = b"# mine\n[a:chess]\ncastling = false\n\n[other]\n[b:a]\n# more\npass=true\n";
        let (catalogue, _) = Catalogue::read("my.ini", file);
        let text = catalogue.get("B").unwrap().standalone(&catalogue);
        assert_eq!(text, "[a:chess]\ncastling = false\n[b:a]\npass = true\n");
        let (again, problems) = Catalogue::read("game.pgn", text.as_bytes());
        assert!(problems.is_empty());
        assert_eq!(again.get("b").unwrap().spec, catalogue.get("b").unwrap().spec);
    }
}
