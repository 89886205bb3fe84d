//! Whole games.

use chess::pgn::{self, PgnError, Reader, Record};

/// Games are written and read again as the same, byte for byte.
pub(crate) fn pgn(data: &[u8]) {
    let games: Vec<Record> = records(data);
    let mut counted = 0;
    let mut reader = Reader::new(data);
    while reader.read_game(&mut |_: PgnError| {}).expect("a slice can be read") {
        counted += 1;
    }
    assert_eq!(games.len(), counted, "both ways of reading see the same games");
    for game in &games {
        let written = game.export();
        let again = records(written.as_bytes());
        assert_eq!(again.len(), 1, "one game was written: {written}");
        assert!(again[0].error.is_none() || game.error.is_some() && has_no_start(&again[0]), "{written}");
        assert_eq!(again[0].export(), written);
        assert!(written.lines().all(is_short), "{written}");
    }
}

/// Whether a line has fewer than eighty characters, or cannot be broken.
fn is_short(line: &str) -> bool {
    line.chars().count() < 80 || line.starts_with(['[', '%', ';']) || !line.contains(' ')
}

/// Whether the tags, which are kept, describe no start position.
fn has_no_start(game: &Record) -> bool {
    game.error.as_ref().is_some_and(|error| error.problem.is_in_start())
}

fn records(data: &[u8]) -> Vec<Record> {
    pgn::records(data).filter_map(Result::ok).collect()
}
