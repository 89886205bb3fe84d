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
    /// Whether it can be played.
    pub is_playable: bool,
    /// The first error that keeps it from being played.
    pub first_error: Option<Problem>,
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
    /// A name written exactly counts before one that differs in case, spaces or
    /// punctuation; within each, the file's own variants count before built-in ones.
    ///
    /// ```
    /// use chess::variant::language::Catalogue;
    ///
    /// let found = Catalogue::builtin().get("Fischer Random").expect("a name of Chess960");
    /// assert_eq!(found.name, "chess960");
    /// ```
    pub fn get(&self, name: &str) -> Option<&Entry> {
        let builtin = || {
            let aliased = || aliases::section(&aliases::folded(name)).and_then(|name| self.exact(name));
            self.base.and_then(|base| base.own_like(name)).or_else(aliased)
        };
        let own = self.own_like(name);
        self.exact(name).or_else(|| own.filter(|entry| entry.is_playable)).or_else(builtin).or(own)
    }

    /// The section of the file itself that a name means, playable or not.
    pub(crate) fn own_named(&self, name: &str) -> Option<&Entry> {
        self.own_exact(name).or_else(|| self.own_like(name))
    }

    fn own_exact(&self, name: &str) -> Option<&Entry> {
        self.by_name.get(name).map(|&place| &self.entries[place])
    }

    /// The first of its own variants whose name differs in case, spaces or punctuation at most.
    pub(super) fn own_like(&self, name: &str) -> Option<&Entry> {
        self.by_folded_name.get(&aliases::folded(name)).map(|&place| &self.entries[place])
    }

    /// The variant of exactly this name; the file's own counts before a built-in one,
    /// unless it cannot be played.
    pub(super) fn exact(&self, name: &str) -> Option<&Entry> {
        let own = self.own_exact(name);
        own.filter(|entry| entry.is_playable).or_else(|| self.base?.exact(name)).or(own)
    }

    /// The variant that exactly this name means as a parent.
    ///
    /// That is the built-in one, so that the file means the same in
    /// Fairy-Stockfish, unless that knows it from files only.
    pub(super) fn parent(&self, name: &str) -> Option<&Entry> {
        let own = self.own_exact(name).filter(|_| !self.means_builtin(name));
        own.or_else(|| self.base?.exact(name))
    }

    /// All variants, the built-in ones first, each in the order of its file.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        let counts =
            |entry: &&Entry| self.exact(&entry.name).is_some_and(|known| std::ptr::eq(known, *entry));
        self.base.into_iter().flat_map(|base| &base.entries).chain(self.own()).filter(counts)
    }

    /// The sections of the file itself.
    pub fn own(&self) -> impl Iterator<Item = &Entry> {
        self.entries.iter()
    }

    /// Whether its own variants come with the program.
    pub(super) fn is_builtin(&self) -> bool {
        self.base.is_none()
    }

    /// Whether as a parent this name means a built-in variant, whatever the file says.
    pub(super) fn means_builtin(&self, parent: &str) -> bool {
        self.base.is_some_and(|base| base.exact(parent).is_some()) && !aliases::is_from_files(parent)
    }

    /// The built-in variants under those of a file.
    pub(super) fn base(&self) -> Option<&'static Catalogue> {
        self.base
    }

    pub(super) fn add(&mut self, entry: Entry) {
        let place = self.entries.len();
        self.by_name.entry(entry.name.clone()).or_insert(place);
        let folded = aliases::folded(&entry.name);
        if !folded.is_empty() {
            self.by_folded_name.entry(folded).or_insert(place);
        }
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
            next = entry.parent.as_deref().and_then(|parent| catalogue.parent(parent));
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
            assert!(Catalogue::builtin().own_like(alias).is_none(), "{alias} is a variant itself");
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
