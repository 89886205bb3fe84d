//! The levels of the built-in engine as people call them.

use std::ops::RangeInclusive;

use game::Message;
use words::Words;

/// All levels.
pub(super) const ALL: RangeInclusive<u8> = 0..=9;
/// The levels that have a name, with their English ones, which are known everywhere.
const NAMED: [(u8, &str); 4] = [(0, "novice"), (1, "beginner"), (4, "intermediate"), (7, "advanced")];

/// The level that a number or a name means.
pub(super) fn read(text: &str, words: &Words) -> Option<u8> {
    let text = text.trim().to_lowercase();
    let is_name = |&(level, english): &(u8, &str)| english == text || name(level, words) == text;
    let named = NAMED.iter().copied().find(is_name).map(|(level, _)| level);
    named.or_else(|| text.parse().ok().filter(|level| ALL.contains(level)))
}

/// Some levels with their names: `0 novice, 1 beginner, 2, …`.
pub(super) fn list(levels: RangeInclusive<u8>, words: &Words) -> String {
    let is_named = |level: u8| NAMED.iter().any(|(named, _)| *named == level);
    let told = |level: u8| {
        if is_named(level) { format!("{level} {}", name(level, words)) } else { level.to_string() }
    };
    levels.map(told).collect::<Vec<_>>().join(", ")
}

fn name(level: u8, words: &Words) -> String {
    words.sentence(&Message::new("level-name").with("level", level))
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn levels_are_numbers_or_names_of_either_language() {
        let (english, french) = (Words::new(Language::English), Words::new(Language::French));
        assert_eq!(read("7", &english), Some(7));
        assert_eq!(read("Advanced", &english), Some(7));
        assert_eq!(read("avancé", &french), Some(7));
        assert_eq!(read("advanced", &french), Some(7));
        for wrong in ["10", "-1", "", "strong"] {
            assert_eq!(read(wrong, &english), None, "{wrong}");
        }
    }

    #[test]
    fn the_list_names_all_ten() {
        assert_eq!(
            list(ALL, &Words::new(Language::English)),
            "0 novice, 1 beginner, 2, 3, 4 intermediate, 5, 6, 7 advanced, 8, 9"
        );
    }
}
