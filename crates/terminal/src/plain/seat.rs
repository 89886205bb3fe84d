//! Who sits where, as people write it.

use game::{Color, Message, Quoted};
use table::Sitter;
use words::Words;

use super::level;

/// Whoever `human`, `human:NAME`, `ai:LEVEL` or `engine:NAME` means; French words do too.
///
/// # Errors
/// Says what was expected.
pub fn sitter(text: &str, color: Color, words: &Words) -> Result<Sitter, Message> {
    let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
    let unknown = || Message::new("play-seat-unknown").with("text", Quoted::new(text));
    Ok(match (kind.trim().to_lowercase().as_str(), rest.trim()) {
        ("human" | "humain" | "person" | "personne", "") => person(color, words),
        ("human" | "humain" | "person" | "personne", name) => Sitter::person(name),
        ("ai" | "ia", text) => Sitter::Level { level: level_of(text, words)? },
        ("engine" | "moteur", name) if !name.is_empty() => Sitter::Engine { name: name.to_owned() },
        _ => return Err(unknown()),
    })
}

/// The level that a text means.
pub(super) fn level_of(text: &str, words: &Words) -> Result<u8, Message> {
    let wrong = || Message::new("play-no-level").with("levels", level::list(level::ALL, words));
    level::read(text, words).ok_or_else(wrong)
}

/// A person who is called by the colour.
pub fn person(color: Color, words: &Words) -> Sitter {
    Sitter::person(words.sentence(&Message::new(if color.is_white() {
        "color-white"
    } else {
        "color-black"
    })))
}

/// The side that a word means, in English or French.
pub(super) fn color(word: &str) -> Option<Color> {
    match word.to_lowercase().as_str() {
        "white" | "blancs" | "blanc" => Some(Color::White),
        "black" | "noirs" | "noir" => Some(Color::Black),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn seats_are_read_in_both_languages() {
        let words = Words::new(Language::French);
        let read = |text: &str| sitter(text, Color::Black, &words);
        assert_eq!(read("human"), Ok(Sitter::person("Noirs")));
        assert_eq!(read("humain:Zoé"), Ok(Sitter::person("Zoé")));
        assert_eq!(read("ia:novice"), Ok(Sitter::Level { level: 0 }));
        assert_eq!(read("ai:9"), Ok(Sitter::Level { level: 9 }));
        assert_eq!(read("moteur:gnuchess"), Ok(Sitter::Engine { name: "gnuchess".into() }));
        assert_eq!(read("ai:10").unwrap_err().id(), "play-no-level");
        assert_eq!(read("engine:").unwrap_err().id(), "play-seat-unknown");
        assert_eq!(read("xyzzy").unwrap_err().id(), "play-seat-unknown");
    }
}
