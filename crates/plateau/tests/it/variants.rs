//! `plateau variants …`

use std::collections::HashSet;

use chess::variant::{
    Betza, Kind,
    language::{Catalogue, Diagram, ids, summary},
};
use game::Message;
use words::{Language, Words};

use crate::program::{file, plateau, plateau_reading};

const SOUND: &str = "[hoppers:chess]\ncustomPiece1 = g:gQ\npromotionPieceTypes = qg\n";
const BROKEN: &str = "[broken:chess]\ncastling = maybe\n";

#[test]
fn the_list_names_every_variant_with_a_line() {
    let run = plateau(&["variants", "list", "--lang", "en"]);
    assert_eq!(run.code, Some(0));
    let lines = run.lines();
    assert_eq!(lines.len(), Catalogue::builtin().entries().count());
    assert!(lines.iter().any(|line| line.starts_with("crazyhouse ")));
    assert!(!run.out.contains('‹'), "a description is missing:\n{}", run.out);
}

#[test]
fn the_list_speaks_french() {
    let french = plateau(&["variants", "list", "--lang", "fr"]);
    let english = plateau(&["--lang", "en", "variants", "list"]);
    assert!(!french.out.contains('‹'), "a description is missing:\n{}", french.out);
    assert_ne!(french.out, english.out);
    plateau(&["variants", "list", "--lang", "tlh"]).assert_refused("tlh");
}

#[test]
fn the_list_as_json_has_names_descriptions_and_parents() {
    let list = plateau(&["variants", "list", "--json", "--lang", "en"]).json();
    let find =
        |name: &str| list.as_array().unwrap().iter().find(|entry| entry["name"] == name).unwrap().clone();
    let (chess, hill) = (find("chess"), find("kingofthehill"));
    assert_eq!((&chess["playable"], &chess["parent"]), (&true.into(), &serde_json::Value::Null));
    assert_eq!(hill["parent"], "chess");
    assert!(hill["description"].as_str().unwrap().len() > 10);
}

#[test]
fn the_list_has_the_variants_of_a_file_too() {
    let path = file("list.ini", format!("{SOUND}{BROKEN}").as_bytes());
    let run = plateau(&["variants", "list", "--variants", &path, "--lang", "en"]);
    assert_eq!(run.code, Some(0));
    let lines = run.lines();
    let own = |name: &str| (*lines.iter().find(|line| line.starts_with(name)).unwrap()).to_owned();
    assert!(own("hoppers ").ends_with(&format!("Defined in {path}, line 1.")));
    assert!(own("broken ").ends_with("(not playable here)"));
    assert!(run.err.contains("expected true or false"), "{}", run.err);
    plateau(&["variants", "list", "--variants", "no-such-file.ini"]).assert_refused("no-such-file.ini");
}

#[test]
fn a_sound_file_is_explained_and_drawn() {
    let run = plateau_reading(SOUND, &["variants", "check", "-", "--lang", "en"]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert_eq!(run.lines()[..2], ["hoppers can be played.", "  The board has 8 files and 8 ranks."]);
    assert!(run.out.contains("P becomes one of these: Q, G."), "{}", run.out);
    assert!(run.out.contains("    *' *' ·  G  ·  *' *'\n"), "{}", run.out);
    let french = plateau_reading(SOUND, &["variants", "check", "-", "--lang", "fr"]);
    assert!(french.out.starts_with("hoppers est jouable.\n"), "{}", french.out);
}

#[test]
fn a_faulty_section_is_told_and_the_others_are_explained() {
    let path = file("faulty.ini", format!("{BROKEN}{SOUND}").as_bytes());
    let run = plateau(&["variants", "check", &path, "--lang", "en"]);
    assert_eq!(run.code, Some(1));
    assert_eq!(run.err, format!("{path}:2:12: castling: expected true or false, got \"maybe\"\n"));
    assert!(run.out.contains("broken cannot be played") && run.out.contains("hoppers can be played"));
}

#[test]
fn a_check_as_json_is_one_value() {
    let run =
        plateau_reading(&format!("{BROKEN}{SOUND}"), &["variants", "check", "-", "--json", "--lang", "en"]);
    assert_eq!((run.code, run.err.as_str()), (Some(1), ""));
    let value = run.json();
    let problem = &value["problems"][0];
    assert_eq!((&problem["line"], &problem["severity"]), (&2.into(), &"error".into()));
    let variant = &value["variants"][1];
    assert_eq!((&variant["name"], &variant["playable"]), (&"hoppers".into(), &true.into()));
    assert_eq!(variant["pieces"][0]["notation"], "gQ");
    assert_eq!(variant["pieces"][0]["diagram"].as_array().map(Vec::len), Some(7));
    assert_eq!(variant["summary"][0], "The board has 8 files and 8 ranks.");
}

#[test]
fn what_cannot_be_read_at_all_is_refused() {
    plateau(&["variants", "check", "no-such-file.ini"]).assert_refused("no-such-file.ini");
    let path = file("huge.ini", &vec![b'#'; 9 << 20]);
    plateau(&["variants", "check", &path]).assert_refused("longer than 8 MiB");
}

#[test]
fn every_sentence_about_a_variant_exists_in_every_language() {
    for language in Language::ALL {
        let words = Words::new(language);
        let missing: Vec<String> = ids().filter(|id| !words.has(id)).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
        for entry in Catalogue::builtin().entries() {
            assert!(words.has(&format!("variant-{}", entry.name)), "{language}: {}", entry.name);
            for message in summary(&entry.spec) {
                let sentence = words.sentence(&message);
                assert!(!sentence.contains('‹'), "{language}, {}: {sentence}", entry.name);
            }
        }
    }
}

#[test]
fn every_rule_and_every_sort_of_move_has_its_sentence() {
    let (catalogue, problems) = Catalogue::read("every-rule.ini", include_bytes!("every-rule.ini"));
    assert!(catalogue.own().all(|entry| entry.is_understood), "{problems:?}");
    let rules = catalogue.own().flat_map(|entry| summary(&entry.spec));
    let notations = ["QmNcAnD", "pRgBpR3", "imfnA", "mQ2cJfsCbG", "nNsHvRflFW1"];
    let pieces = notations.iter().flat_map(|notation| described(notation));
    let said: Vec<Message> = rules.chain(pieces).collect();
    for words in Language::ALL.map(Words::new) {
        let silent =
            said.iter().map(|message| words.sentence(message)).find(|sentence| sentence.contains('‹'));
        assert_eq!(silent, None);
    }
    let said: HashSet<&str> = said.iter().map(Message::id).collect();
    let unsaid: Vec<String> =
        ids().filter(|id| !id.starts_with("piece-") && !said.contains(id.as_str())).collect();
    assert!(unsaid.is_empty(), "{unsaid:?}");
}

/// All that is said about a piece of one's own.
fn described(notation: &str) -> Vec<Message> {
    let mut spec = Catalogue::builtin().get("chess").unwrap().spec.clone();
    let kind = Kind::custom(1).unwrap();
    spec.army.letters[kind.index()] = Some('A');
    spec.army.moves[kind.index()] = Some(notation.to_owned());
    [summary(&spec), Diagram::new('A', &Betza::parse(notation).unwrap()).legend].concat()
}
