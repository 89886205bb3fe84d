//! Other names under which people know the built-in variants.

/// Names by which people ask, folded, with the names of their sections.
const ALIASES: &[(&str, &str)] = &[
    ("standard", "chess"),
    ("classical", "chess"),
    ("orthodox", "chess"),
    ("fischerrandom", "chess960"),
    ("frc", "chess960"),
    ("alicechess", "alice"),
    ("threecheck", "3check"),
    ("threechecks", "3check"),
    ("fivecheck", "5check"),
    ("koth", "kingofthehill"),
    ("zh", "crazyhouse"),
    ("losingchess", "antichess"),
    ("capablancachess", "capablanca"),
    ("hordechess", "horde"),
    ("schess", "seirawan"),
    ("thaichess", "makruk"),
    ("oukchatrang", "cambodian"),
    ("ouk", "cambodian"),
    ("burmesechess", "sittuyin"),
    ("chinesechess", "xiangqi"),
    ("koreanchess", "janggi"),
    ("japanesechess", "shogi"),
    ("reversi", "flipello"),
    ("othello", "flipello"),
    ("gothicchess", "gothic"),
    ("grandchess", "grand"),
    ("duckchess", "duck"),
    ("amazonchess", "amazon"),
    ("aseanchess", "asean"),
];

/// A name without case, spaces and punctuation.
pub(super) fn folded(name: &str) -> String {
    name.chars().filter(|sign| sign.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// The name of the section that a folded name means.
pub(super) fn section(folded: &str) -> Option<&'static str> {
    ALIASES.iter().find(|(alias, _)| *alias == folded).map(|(_, name)| *name)
}

/// The other names of a section.
pub(super) fn of(name: &str) -> impl Iterator<Item = &'static str> {
    ALIASES.iter().filter(move |(_, section)| *section == name).map(|(alias, _)| *alias)
}

/// All of them, for tests.
#[cfg(test)]
pub(super) fn all() -> &'static [(&'static str, &'static str)] {
    ALIASES
}

/// Built-in variants that Fairy-Stockfish knows from files only.
const FROM_FILES: [&str; 26] = [
    "upsidedown",
    "weak",
    "semitorpedo",
    "orda",
    "ordamirror",
    "empire",
    "baby",
    "4x5chess",
    "5x6chess",
    "diana",
    "3check-crazyhouse",
    "coffeehouse",
    "grandhouse",
    "shogun",
    "shinobi",
    "synochess",
    "makhouse",
    "gorogoroplus",
    "xiangqihouse",
    "janggihouse",
    "breakthrough5",
    "breakthrough6",
    "breakthrough7",
    "kono",
    "flipello6",
    "cfour",
];

/// Whether Fairy-Stockfish knows a built-in variant from files only.
pub(super) fn is_from_files(name: &str) -> bool {
    FROM_FILES.contains(&name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folding_forgets_case_and_punctuation() {
        assert_eq!(folded("King of the Hill"), "kingofthehill");
        assert_eq!(folded("Three-check"), "threecheck");
        assert!(ALIASES.iter().all(|(alias, _)| folded(alias) == *alias));
    }
}
