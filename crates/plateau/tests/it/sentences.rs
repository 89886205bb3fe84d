//! Sentences that the rooms have in English and `words` in every language.

use std::collections::HashSet;

use game::{Message, Sentence};
use words::{Language, Words};

/// Checks that English is said as the room says it, and French otherwise but for some.
pub(crate) fn check(sentences: impl Iterator<Item = &'static Sentence>, alike: &[&str]) {
    let mut ids = HashSet::new();
    let example = |argument: &str| if argument == "color" { "white" } else { "5" };
    for Sentence { id, arguments, english } in sentences {
        assert!(ids.insert(id), "{id} twice");
        let message =
            arguments.iter().fold(Message::new(*id), |message, &name| message.with(name, example(name)));
        let expected = arguments
            .iter()
            .fold((*english).to_owned(), |text, name| text.replace(&format!("{{{name}}}"), example(name)));
        assert_eq!(Words::new(Language::English).sentence(&message), expected, "{id}");
        let french = Words::new(Language::French).sentence(&message);
        assert!(!french.contains('‹') && (french != expected || alike.contains(id)), "{id}: {french}");
    }
}
