//! The letters of pieces in the reader's language.

use words::Language;

/// The letters of the pieces of chess, in English and in French.
const FRENCH: [(char, char); 5] = [('K', 'R'), ('Q', 'D'), ('R', 'T'), ('B', 'F'), ('N', 'C')];

/// A move as the reader writes it.
pub(super) fn shown(notation: &str, language: Language, is_plain_chess: bool) -> String {
    if language != Language::French || !is_plain_chess {
        return notation.to_owned();
    }
    let french =
        |letter: char| FRENCH.iter().find(|(english, _)| *english == letter).map_or(letter, |pair| pair.1);
    notation.chars().map(french).collect()
}

/// What a reader may have meant, the likelier reading first.
pub(super) fn readings(text: &str, language: Language, is_plain_chess: bool) -> Vec<String> {
    if language != Language::French || !is_plain_chess {
        return vec![text.to_owned()];
    }
    let english =
        |letter: char| FRENCH.iter().find(|(_, french)| *french == letter).map_or(letter, |pair| pair.0);
    vec![text.chars().map(english).collect(), text.to_owned()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_has_its_own_letters() {
        assert_eq!(shown("Nbd7+", Language::French, true), "Cbd7+");
        assert_eq!(shown("e8=Q#", Language::French, true), "e8=D#");
        assert_eq!(shown("O-O", Language::French, true), "O-O");
        assert_eq!(readings("Rxe5", Language::French, true), ["Kxe5", "Rxe5"]);
        assert_eq!(readings("Rxe5", Language::English, true), ["Rxe5"]);
    }
}
