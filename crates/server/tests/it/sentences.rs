//! Everything that is refused has a sentence in each language.

use std::{fs, path::Path};

use words::{Language, Words};

#[test]
fn every_message_of_this_room_can_be_said() {
    let mut ids = Vec::new();
    gather(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut ids);
    assert!(ids.len() > 15, "{ids:?}");
    for language in Language::ALL {
        let words = Words::new(language);
        for id in &ids {
            assert!(words.has(id), "{language} lacks {id}");
        }
    }
}

#[test]
fn what_is_wrong_with_a_game_in_pgn_can_be_said() {
    let mut ids = Vec::new();
    gather(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../chess/src/notation"), &mut ids);
    assert!(ids.iter().any(|id| id == "pgn-utf16"), "{ids:?}");
    for language in Language::ALL {
        let words = Words::new(language);
        for id in &ids {
            assert!(words.has(id), "{language} lacks {id}");
        }
    }
}

/// The ids in all files of a folder.
fn gather(folder: &Path, ids: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            gather(&path, ids);
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        for opening in ["Message::new(\"", "refused(\"", "forbidden(\"", "about(\""] {
            let found = text.split(opening).skip(1).filter_map(|rest| rest.split('"').next());
            ids.extend(found.map(str::to_owned));
        }
    }
}
