//! FEN in all its dialects, right and wrong.

use chess::{
    Position, SetupError, SetupWarning, Square,
    fen::{self, CastlingStyle, FenError, FenWarning},
};
use game::Color;

fn square(text: &str) -> Square {
    text.parse().expect(text)
}

fn warnings(text: &str) -> Vec<FenWarning> {
    fen::parse_with_warnings(text).expect(text).1
}

/// What strict output makes of an input.
fn rewritten(text: &str) -> String {
    fen::write(&fen::parse(text).expect(text))
}

#[test]
fn the_start_position_is_written_as_it_is_read() {
    assert_eq!(fen::write(&Position::default()), fen::START);
    assert_eq!(warnings(fen::START), []);
}

#[test]
fn little_slips_are_forgiven_with_a_warning() {
    let strict = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    for (text, warning) in [
        ("4k3/8/8/8/8/8/4P3/4K3/ w - - 0 1", FenWarning::TrailingSlash),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0", FenWarning::Missing("move number")),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 0", FenWarning::MoveZero),
        ("4k3/8/8/8/8/8/4P3/4K3 w K - 0 1", FenWarning::NoRook('K')),
        ("4k3/8/8/8/8/8/4P3/4K3 w H - 0 1", FenWarning::Setup(SetupWarning::Castling(square("h1")))),
        ("4k3/8/8/8/8/8/4P3/4K3 w - e6 0 1", FenWarning::Setup(SetupWarning::EnPassant(square("e6")))),
    ] {
        assert_eq!(warnings(text), [warning], "{text}");
        assert_eq!(rewritten(text), strict, "{text}");
    }
    assert_eq!(rewritten("4k3/8/8/8/8/8/4P3/4K3 w - -"), strict);
    assert_eq!(rewritten("  4k3/8/8/8/8/8/4P3/4K3   w  -  -  "), strict);
}

#[test]
fn impossible_checks_and_material_are_warned_of_and_played() {
    let three_checkers = "4k3/8/8/8/4r3/3n1n2/8/4K3 w - - 0 1";
    assert_eq!(warnings(three_checkers), [FenWarning::Setup(SetupWarning::ImpossibleCheck(Color::White))]);
    let nine_pawns = "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1";
    assert_eq!(warnings(nine_pawns), [FenWarning::Setup(SetupWarning::ImpossibleMaterial(Color::White))]);
    let ten_queens = "4k3/pppppppp/8/8/8/8/8/QQQQKQQQ w - - 0 1";
    assert_eq!(warnings(ten_queens), []);
}

#[test]
fn what_the_rules_cannot_play_is_refused() {
    for (text, error) in [
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", SetupError::NoKing(Color::Black)),
        ("4k3/8/8/8/8/8/8/4KK2 w - - 0 1", SetupError::ManyKings(Color::White, 2)),
        ("4k2P/8/8/8/8/8/8/4K3 w - - 0 1", SetupError::PawnOnEndRank(square("h8"))),
        ("4k3/8/8/8/8/8/8/4K2p w - - 0 1", SetupError::PawnOnEndRank(square("h1"))),
        ("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", SetupError::OpponentInCheck(Color::Black)),
        ("8/8/8/3kK3/8/8/8/8 w - - 0 1", SetupError::OpponentInCheck(Color::Black)),
    ] {
        assert_eq!(fen::parse(text), Err(FenError::Setup(error)), "{text}");
    }
}

#[test]
fn a_wrong_text_names_what_is_wrong() {
    for (text, error) in [
        ("", FenError::Empty),
        ("4k3/8/8/8 w - - 0 1", FenError::Ranks(4)),
        ("4k3/9/8/8/8/8/8/4K3 w - - 0 1", FenError::Character { rank: 7, found: '9' }),
        ("4k3/8/8/7/8/8/8/4K3 w - - 0 1", FenError::Width { rank: 5, found: 7 }),
        ("4k3/8/8/8/8/8/ppppppppp/4K3 w - - 0 1", FenError::Width { rank: 2, found: 9 }),
        ("4k3/8/8/8/8/8/8/4K3 x - - 0 1", FenError::Turn("x".into())),
        ("4k3/8/8/8/8/8/8/4K3 w X - 0 1", FenError::Castling("X".into())),
        ("4k3/8/8/8/8/8/8/4K3 w - e9 0 1", FenError::EnPassant("e9".into())),
        ("4k3/8/8/8/8/8/8/4K3 w - - -1 1", FenError::Counter("-1".into())),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 4294967296", FenError::Counter("4294967296".into())),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 moves", FenError::Rest("moves".into())),
    ] {
        assert_eq!(fen::parse(text), Err(error), "{text}");
    }
}

#[test]
fn en_passant_is_kept_only_where_a_capture_is_legal() {
    for (text, kept) in [
        ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", false),
        ("rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3", true),
        ("8/8/8/8/k1pP3R/8/8/4K3 b - d3 0 1", false),
        ("8/8/8/8/1kpP4/8/8/4K3 b - d3 0 1", true),
    ] {
        let (position, warnings) = fen::parse_with_warnings(text).expect(text);
        assert_eq!(position.en_passant().is_some(), kept, "{text}");
        assert_eq!(warnings, [], "{text}");
    }
}

#[test]
fn castling_rights_are_read_in_every_dialect() {
    for (text, shredder, chess960) in [
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "HAha", false),
        ("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", "HAha", false),
        ("1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1", "GBgb", true),
        // Two rooks on one wing: K means the outer one, the file letter the inner.
        ("4k3/8/8/8/8/8/8/4KR1R w K - 0 1", "H", false),
        ("4k3/8/8/8/8/8/8/4KR1R w F - 0 1", "F", true),
    ] {
        let position = fen::parse(text).expect(text);
        assert_eq!(position.is_chess960(), chess960, "{text}");
        let written = fen::write_with(&position, CastlingStyle::Shredder);
        assert_eq!(written.split(' ').nth(2), Some(shredder), "{text}");
        assert_eq!(fen::parse(&written), Ok(position.clone()));
        assert_eq!(fen::parse(&fen::write(&position)), Ok(position));
    }
    // A right that cannot be takes no other with it, and the outer rook of two is kept.
    assert_eq!(rewritten("4k3/8/8/8/8/8/8/R3K3 w AB - 0 1"), "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    assert_eq!(rewritten("4k3/8/8/8/8/8/8/RR2K3 w AB - 0 1"), "4k3/8/8/8/8/8/8/RR2K3 w Q - 0 1");
    assert_eq!(rewritten("4k3/8/8/8/8/8/8/4KR1R w F - 0 1"), "4k3/8/8/8/8/8/8/4KR1R w F - 0 1");
    assert_eq!(rewritten("r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1"), "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
}
