//! Variants files.

use chess::variant::{
    Betza, Kind,
    language::{Catalogue, Diagram, Entry, Severity, summary},
};

/// Whatever the file, every section is explained; a playable one can be carried and read again.
pub(crate) fn variants(data: &[u8]) {
    let (catalogue, problems) = Catalogue::read("fuzz.ini", data);
    for problem in &problems {
        assert!(problem.to_string().starts_with("fuzz.ini:"), "{problem}");
    }
    let has_error = problems.iter().any(|problem| problem.severity == Severity::Error);
    // A chain of sections is carried again with each of them.
    for entry in catalogue.own().take(100) {
        assert!(entry.is_playable || has_error, "nothing says why {} cannot be played", entry.name);
        explain(entry);
        if entry.is_playable {
            carry(entry, &catalogue);
        }
    }
}

fn explain(entry: &Entry) {
    assert!(!summary(&entry.spec).is_empty());
    for notation in Kind::all().filter_map(|kind| entry.spec.army.moves[kind.index()].as_deref()) {
        if let Ok(betza) = Betza::parse(notation) {
            assert!(!Diagram::new('A', &betza).rows.is_empty());
        }
    }
}

/// What a PGN would carry is the same variant.
fn carry(entry: &Entry, catalogue: &Catalogue) {
    let text = entry.standalone(catalogue);
    let (again, problems) = Catalogue::read("game.pgn", text.as_bytes());
    let read = again.get(&entry.name).expect("it was written");
    assert!(read.is_playable, "{text}: {problems:?}");
    assert_eq!(read.spec, entry.spec, "{text}");
}
