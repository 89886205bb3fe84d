//! Texts of positions and moves.

use chess::{
    Position,
    epd::Epd,
    fen::{self, CastlingStyle},
    san::{self, Letters},
    uci,
};

/// A legal position is written in both styles and read again as the same.
pub(crate) fn fen(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Ok(position) = fen::parse(&text) else { return };
    for style in [CastlingStyle::XFen, CastlingStyle::Shredder] {
        let written = fen::write_with(&position, style);
        let (again, warnings) = fen::parse_with_warnings(&written).expect("what we write is a FEN");
        assert_eq!(fen::write_with(&again, style), written);
        assert!(
            warnings.iter().all(|warning| matches!(
                warning,
                fen::FenWarning::Setup(
                    chess::SetupWarning::ImpossibleCheck(_) | chess::SetupWarning::ImpossibleMaterial(_)
                )
            )),
            "{written} is strict but has {warnings:?}"
        );
    }
    assert_eq!(game::perft(&position, 2), chess::perft(&position, 2), "{text}");
}

/// A line is written and read again as the same.
pub(crate) fn epd(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Ok(epd) = Epd::parse(&text) else { return };
    let written = epd.write();
    let again = Epd::parse(&written).expect("what we write is an EPD");
    assert_eq!(again.write(), written);
    epd.moves("bm");
}

/// The first line is a position, the others are moves, each played if legal.
pub(crate) fn san(data: &[u8]) {
    moves(data, |position, text| {
        for letters in [Letters::French, Letters::Figurine, Letters::English] {
            if let Ok(mv) = san::parse_with(position, text, letters) {
                let written = san::write_with(position, mv, letters);
                let long = san::write_long(position, mv, letters);
                assert_eq!(san::parse_with(position, &written, letters), Ok(mv), "{written}");
                assert_eq!(san::parse_with(position, &long, letters), Ok(mv), "{long}");
                return Some(mv);
            }
        }
        None
    });
}

/// The same with moves as UCI has them; refusals are explained.
pub(crate) fn uci(data: &[u8]) {
    moves(data, |position, text| {
        let mv = uci::parse(position, text).ok()?;
        assert_eq!(uci::parse(position, &uci::write(position, mv)), Ok(mv));
        Some(mv)
    });
}

fn moves(data: &[u8], read: impl Fn(&Position, &str) -> Option<chess::Move>) {
    let text = String::from_utf8_lossy(data);
    let mut lines = text.lines();
    let Some(Ok(mut position)) = lines.next().map(fen::parse) else { return };
    for line in lines.take(100) {
        if let Some(mv) = read(&position, line) {
            let before = position.clone();
            let undo = game::Position::apply(&mut position, mv);
            game::Position::revert(&mut position, undo);
            assert_eq!(position, before);
            game::Position::apply(&mut position, mv);
        }
    }
}
