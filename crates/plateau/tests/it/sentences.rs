//! Sentences that the rooms have in English and `words` in every language.

use std::collections::HashSet;

use game::{Message, Sentence, SystemError};
use players::seat::Complaint;
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

/// The rooms whose messages people read.
const ROOMS: [&str; 7] = ["game", "chess", "draughts", "go", "table", "players", "terminal"];

/// What stands before the id of a message in the sources, and what of the id it leaves out.
const MARKS: [(&str, &str); 3] = [("Message::new(\"", ""), ("about(\"", ""), ("Reason(\"", "outcome-")];

#[test]
fn what_engines_do_wrong_and_what_the_machine_refuses_is_said_in_every_language() {
    let faults = Complaint::SENTENCES.iter().filter(|sentence| sentence.id != "fault-other-game");
    check(faults.chain(SystemError::SENTENCES), &["fault-other", "system-other"]);
}

#[test]
fn what_is_wrong_with_games_of_draughts_is_said_in_every_language() {
    check(draughts::pdn_problem::sentences(), &[]);
}

#[test]
fn every_message_of_the_rooms_has_its_sentence_in_every_language() {
    let words = Language::ALL.map(Words::new);
    let mut known = 0;
    for source in ROOMS.iter().flat_map(|room| sources(&format!("../{room}/src"))) {
        let text = std::fs::read_to_string(&source).unwrap();
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        for (mark, prefix) in MARKS {
            for rest in code.split(mark).skip(1) {
                let id = format!("{prefix}{}", rest.split('"').next().unwrap());
                // What has no hyphen is a key, and no message.
                if !id.contains('-') {
                    continue;
                }
                known += 1;
                for words in &words {
                    assert!(words.has(&id), "{id} of {} in {}", source.display(), words.language());
                }
            }
        }
    }
    assert!(known > 100, "{known} messages were found");
}

fn sources(folder: &str) -> Vec<std::path::PathBuf> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut found = Vec::new();
    let mut waiting = vec![folder];
    while let Some(path) = waiting.pop() {
        if path.is_dir() {
            waiting.extend(std::fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found
}
