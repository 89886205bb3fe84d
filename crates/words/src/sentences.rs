//! Messages as sentences of one language.

use std::fmt;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use game::{Argument, Message};
use unic_langid::LanguageIdentifier;

use crate::Language;

/// The files of each language.
fn texts(language: Language) -> &'static [(&'static str, &'static str)] {
    match language {
        Language::English => &[
            ("titles.ftl", include_str!("en/titles.ftl")),
            ("variants.ftl", include_str!("en/variants.ftl")),
            ("rules.ftl", include_str!("en/rules.ftl")),
            ("pieces.ftl", include_str!("en/pieces.ftl")),
            ("problems.ftl", include_str!("en/problems.ftl")),
            ("pgn.ftl", include_str!("en/pgn.ftl")),
            ("sgf.ftl", include_str!("en/sgf.ftl")),
            ("commands.ftl", include_str!("en/commands.ftl")),
            ("match.ftl", include_str!("en/match.ftl")),
            ("moves.ftl", include_str!("en/moves.ftl")),
            ("endings.ftl", include_str!("en/endings.ftl")),
            ("table.ftl", include_str!("en/table.ftl")),
            ("play.ftl", include_str!("en/play.ftl")),
            ("store.ftl", include_str!("en/store.ftl")),
            ("server.ftl", include_str!("en/server.ftl")),
            ("faults.ftl", include_str!("en/faults.ftl")),
            ("solve.ftl", include_str!("en/solve.ftl")),
        ],
        Language::French => &[
            ("titles.ftl", include_str!("fr/titles.ftl")),
            ("variants.ftl", include_str!("fr/variants.ftl")),
            ("rules.ftl", include_str!("fr/rules.ftl")),
            ("pieces.ftl", include_str!("fr/pieces.ftl")),
            ("problems.ftl", include_str!("fr/problems.ftl")),
            ("pgn.ftl", include_str!("fr/pgn.ftl")),
            ("sgf.ftl", include_str!("fr/sgf.ftl")),
            ("commands.ftl", include_str!("fr/commands.ftl")),
            ("match.ftl", include_str!("fr/match.ftl")),
            ("moves.ftl", include_str!("fr/moves.ftl")),
            ("endings.ftl", include_str!("fr/endings.ftl")),
            ("table.ftl", include_str!("fr/table.ftl")),
            ("play.ftl", include_str!("fr/play.ftl")),
            ("store.ftl", include_str!("fr/store.ftl")),
            ("server.ftl", include_str!("fr/server.ftl")),
            ("faults.ftl", include_str!("fr/faults.ftl")),
            ("solve.ftl", include_str!("fr/solve.ftl")),
        ],
    }
}

/// The sentences of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The sentences of that language.
    ///
    /// ```
    /// use game::Message;
    /// use words::{Language, Words};
    ///
    /// let board = Message::new("rules-board").with("files", 10).with("ranks", 8);
    /// assert_eq!(Words::new(Language::French).sentence(&board), "Le plateau a 10 colonnes et 8 rangées.");
    /// ```
    pub fn new(language: Language) -> Words {
        let identifier: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![identifier]);
        // The marks that isolate arguments are for pages; terminals show them.
        bundle.set_use_isolating(false);
        for (_, text) in texts(language) {
            // What cannot be read is missing, and seen as such; a test proves that all can.
            let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(partial, _)| partial);
            bundle.add_resource_overriding(resource);
        }
        Words { language, bundle }
    }

    /// Which language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a sentence of this id.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// The message as a sentence; where there is none, its id and arguments in angle brackets.
    pub fn sentence(&self, message: &Message) -> String {
        let found = self.bundle.get_message(message.id());
        let Some(pattern) = found.and_then(|found| found.value()) else {
            return format!("‹{message}›");
        };
        let mut arguments = FluentArgs::new();
        for (name, value) in message.arguments() {
            arguments.set(name, self.argument(value));
        }
        let mut errors = Vec::new();
        let sentence = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors);
        if errors.is_empty() { sentence.into_owned() } else { format!("‹{message}›") }
    }

    /// A message as its sentence, anything else as a text.
    fn argument<'a>(&self, argument: &'a Argument) -> FluentValue<'a> {
        match argument {
            Argument::Text(text) => self.value(text),
            Argument::Message(message) => FluentValue::from(self.sentence(message)),
        }
    }

    /// A number where it is one, so that plurals are chosen by it; decimals and quotations in
    /// the marks of the language.
    fn value<'a>(&self, value: &'a str) -> FluentValue<'a> {
        let quoted = value.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
        match (value.parse::<u32>(), quoted) {
            (Ok(number), _) if number.to_string() == value => FluentValue::from(number),
            (_, Some(text)) if self.language == Language::French => FluentValue::from(format!("« {text} »")),
            _ if self.language == Language::French && is_decimal(value) => value.replace('.', ",").into(),
            _ => FluentValue::from(value),
        }
    }
}

/// Whether it is `-1.5` or the like.
fn is_decimal(text: &str) -> bool {
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    digits.split_once('.').is_some_and(|(whole, part)| is_number(whole) && is_number(part))
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    type Ids = BTreeMap<String, BTreeSet<String>>;

    /// Every id of a language with the variables of its sentence.
    fn ids(language: Language) -> Ids {
        let mut ids = Ids::new();
        for (file, text) in texts(language) {
            let mut id = None;
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                if let Some((name, _)) =
                    line.split_once(" =").filter(|_| line.starts_with(char::is_alphabetic))
                {
                    assert!(ids.insert(name.to_owned(), BTreeSet::new()).is_none(), "{name} twice in {file}");
                    id = Some(name.to_owned());
                }
                let Some(variables) = id.as_ref().and_then(|id| ids.get_mut(id)) else { continue };
                variables.extend(line.split('$').skip(1).map(|rest| {
                    rest.chars().take_while(|sign| sign.is_alphanumeric() || *sign == '-').collect::<String>()
                }));
            }
        }
        ids
    }

    #[test]
    fn every_file_can_be_read() {
        for language in Language::ALL {
            for (file, text) in texts(language) {
                let read = FluentResource::try_new((*text).to_owned());
                let errors = read.err().map(|(_, errors)| errors).unwrap_or_default();
                assert!(errors.is_empty(), "{language}/{file}: {errors:?}");
            }
        }
    }

    #[test]
    fn every_language_has_the_same_ids_with_the_same_variables() {
        let english = ids(Language::English);
        assert!(english.len() > 100);
        for language in Language::ALL {
            let other = ids(language);
            let missing: Vec<_> = english.keys().filter(|id| !other.contains_key(*id)).collect();
            let surplus: Vec<_> = other.keys().filter(|id| !english.contains_key(*id)).collect();
            assert!(
                missing.is_empty() && surplus.is_empty(),
                "{language} lacks {missing:?}, has {surplus:?}"
            );
            for (id, variables) in &english {
                assert_eq!(variables, &other[id], "the variables of {id} in {language}");
            }
        }
    }

    #[test]
    fn what_is_missing_is_seen_and_no_panic() {
        let words = Words::new(Language::English);
        assert_eq!(words.sentence(&Message::new("no-such-id").with("x", 1)), "‹no-such-id (x: 1)›");
        assert_eq!(words.sentence(&Message::new("rules-board")), "‹rules-board›");
        assert_eq!(words.sentence(&Message::new("")), "‹›");
    }

    #[test]
    fn numbers_choose_their_plural() {
        let words = Words::new(Language::English);
        let check = |count: u32| words.sentence(&Message::new("rules-check-count").with("count", count));
        assert_eq!(
            (check(1).as_str(), check(3).as_str()),
            ("The first check wins.", "Giving check 3 times wins.")
        );
    }
}
