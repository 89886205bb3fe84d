//! The letters of pieces in the reader's language.

use words::Language;

/// The letters of the pieces of chess, in English and in French.
const FRENCH: [(char, char); 5] = [('K', 'R'), ('Q', 'D'), ('R', 'T'), ('B', 'F'), ('N', 'C')];

/// How the letters of pieces are read and shown in one game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Letters {
    is_french: bool,
}

impl Letters {
    /// Other languages have letters of their own for the pieces of chess, and for no others.
    pub(super) fn new(language: Language, is_plain_chess: bool) -> Letters {
        Letters { is_french: language == Language::French && is_plain_chess }
    }

    /// A move as the reader writes it.
    pub(super) fn shown(self, notation: &str) -> String {
        if !self.is_french {
            return notation.to_owned();
        }
        let french = |letter| FRENCH.iter().find(|(english, _)| *english == letter).map(|pair| pair.1);
        changed(notation, false, french)
    }

    /// The letter of a piece as the reader knows it.
    pub(super) fn piece(self, name: &str) -> String {
        self.shown(name)
    }

    /// What a reader may have meant, the likelier reading first.
    pub(super) fn readings(self, text: &str) -> Vec<String> {
        let mut readings = Vec::new();
        if self.is_french {
            let is_same = |french: char, letter: char| french.eq_ignore_ascii_case(&letter);
            let english =
                |letter| FRENCH.iter().find(|(_, french)| is_same(*french, letter)).map(|pair| pair.0);
            readings.extend([changed(text, true, english), changed(text, false, english)]);
        }
        readings.push(text.to_owned());
        readings.dedup();
        readings
    }

    /// What a reader may have meant who does not care for capitals, numbers and spaces.
    pub(super) fn loose_readings(self, text: &str) -> Vec<String> {
        let bare: String = without_number(text).split_whitespace().collect();
        let mut signs = bare.chars();
        let mut readings = self.readings(&bare);
        match signs.next() {
            Some(first) if first.is_ascii_lowercase() => {
                readings.extend(self.readings(&format!("{}{}", first.to_ascii_uppercase(), signs.as_str())));
            }
            // A square in capitals; with a letter before it, a piece was meant.
            _ if signs.next().is_some_and(|sign| sign.is_ascii_digit()) => readings.push(bare.to_lowercase()),
            _ => {}
        }
        readings
    }
}

/// A move without the number it has in a score, `1. e4` or `1...e5`.
fn without_number(text: &str) -> &str {
    let rest = text.trim_start_matches(|sign: char| sign.is_ascii_digit());
    if rest.len() < text.len() && rest.starts_with('.') { rest.trim_start_matches(['.', ' ']) } else { text }
}

/// A move with other letters where pieces are named: in front, behind `=`, perhaps at the end.
fn changed(text: &str, changes_end: bool, other: impl Fn(char) -> Option<char>) -> String {
    let signs: Vec<char> = text.chars().collect();
    let last = signs.iter().rposition(|sign| !matches!(sign, '+' | '#' | '!' | '?'));
    let is_piece = |index: usize| {
        let before = index.checked_sub(1).map(|before| signs[before]);
        match before {
            None => signs[index].is_uppercase(),
            Some('=') => true,
            Some(before) => changes_end && Some(index) == last && before.is_ascii_digit(),
        }
    };
    let change = |(index, &sign): (usize, &char)| {
        if is_piece(index) { other(sign).unwrap_or(sign) } else { sign }
    };
    signs.iter().enumerate().map(change).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_has_its_own_letters() {
        let french = Letters::new(Language::French, true);
        assert_eq!(french.shown("Nbd7+"), "Cbd7+");
        assert_eq!(french.shown("e8=Q#"), "e8=D#");
        assert_eq!(french.shown("O-O"), "O-O");
        assert_eq!(french.shown("B@e4"), "F@e4");
        assert_eq!(french.shown("e2A-e4B"), "e2A-e4B");
        assert_eq!(Letters::new(Language::French, false).shown("Nbd7+"), "Nbd7+");
    }

    #[test]
    fn the_french_reading_comes_first_and_the_english_one_last() {
        let french = Letters::new(Language::French, true);
        assert_eq!(french.readings("Rxe5"), ["Kxe5", "Rxe5"]);
        assert_eq!(french.readings("e8=D"), ["e8=Q", "e8=D"]);
        assert_eq!(french.readings("e8=d"), ["e8=Q", "e8=d"]);
        assert_eq!(french.readings("e7e8t"), ["e7e8R", "e7e8t"]);
        assert_eq!(french.readings("e8D+"), ["e8Q+", "e8D+"]);
        assert_eq!(french.readings("b4"), ["b4"]);
        assert_eq!(french.loose_readings("cf3"), ["cf3", "Nf3", "Cf3"]);
        assert_eq!(french.loose_readings("1... E7 E5"), ["E7E5", "e7e5"]);
        assert_eq!(Letters::new(Language::English, true).loose_readings("Bb5"), ["Bb5"]);
        assert_eq!(Letters::new(Language::English, true).readings("Rxe5"), ["Rxe5"]);
    }
}
