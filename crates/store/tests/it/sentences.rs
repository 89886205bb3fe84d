//! Every error has a sentence in each language.

use game::Sentence;
use store::{SettingsError, StoreError};

const ENGLISH: &str = include_str!("../../../words/src/en/store.ftl");
const FRENCH: &str = include_str!("../../../words/src/fr/store.ftl");

fn sentences() -> impl Iterator<Item = &'static Sentence> {
    [StoreError::SENTENCES, SettingsError::SENTENCES].into_iter().flatten()
}

/// The line of an id.
fn line<'a>(file: &'a str, id: &str) -> Option<&'a str> {
    file.lines().find_map(|line| line.strip_prefix(id)?.strip_prefix(" = "))
}

#[test]
fn every_error_can_be_said_in_each_language() {
    for (language, file) in [("English", ENGLISH), ("French", FRENCH)] {
        for sentence in sentences() {
            let line = line(file, sentence.id).unwrap_or_else(|| panic!("{language} lacks {}", sentence.id));
            for argument in sentence.arguments {
                assert!(line.contains(&format!("{{ ${argument} }}")), "{}: {argument}", sentence.id);
            }
        }
    }
}

#[test]
fn no_sentence_is_left_over() {
    let ids: Vec<&str> = sentences().map(|sentence| sentence.id).collect();
    for line in ENGLISH.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let id = line.split(' ').next().unwrap_or_default();
        assert!(ids.contains(&id), "nobody says {id}");
    }
}
