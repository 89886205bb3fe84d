//! The general position and the fast one agree on standard chess and Chess960.

use std::sync::Arc;

use chess::{
    Position as Fast, fen as fast_fen, uci,
    variant::{Position as General, Variant, fen as general_fen, perft, text},
};
use game::{Again, Color, Position as _, Ruling};
use testkit::Dice;

use super::variant;
use crate::dice;

const STANDARD: &str = include_str!("../../../../../data/perft/chess.perft");
const CHESS960: &str = include_str!("../../../../../data/perft/chess960.perft");

/// The FENs of a table of counts.
fn fens(table: &str) -> impl Iterator<Item = &str> {
    let rows = table.lines().filter(|line| !line.starts_with('#'));
    rows.map(|line| line.split_once(" ;").expect("a FEN and its counts").0)
}

/// A FEN read by the fast position, in Chess960 whatever its rights are.
fn fast(fen: &str, is_chess960: bool) -> Fast {
    let mut setup = fast_fen::parse_setup(fen).expect(fen).0;
    setup.chess960 = is_chess960;
    Fast::try_from(setup).expect(fen)
}

fn general(variant: &Arc<Variant>, fen: &str) -> General {
    general_fen::parse(variant, fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Legal moves with their texts, sorted by text.
fn fast_moves(position: &Fast) -> Vec<(String, chess::Move)> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut texts: Vec<_> = moves.into_iter().map(|mv| (uci::write(position, mv), mv)).collect();
    texts.sort_unstable_by(|one, other| one.0.cmp(&other.0));
    texts
}

/// Legal moves with their texts, sorted by text.
fn general_moves(position: &General) -> Vec<(String, chess::variant::Move)> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut texts: Vec<_> = moves.into_iter().map(|mv| (text::write(position, mv), mv)).collect();
    texts.sort_unstable_by(|one, other| one.0.cmp(&other.0));
    texts
}

fn texts<T>(moves: &[(String, T)]) -> Vec<&str> {
    moves.iter().map(|(text, _)| text.as_str()).collect()
}

/// Compares the texts of both.
///
/// The two writers differ on purpose. In Chess960 the general position names
/// rooks by their files, the fast one only where it must. The general position
/// names an en-passant square when a pawn stands beside the one that stepped,
/// the fast one when it can take it legally: that field is compared by meaning,
/// read by the fast position and written again.
fn compare_fen(fast_position: &Fast, general_position: &General) {
    let style = if fast_position.is_chess960() {
        fast_fen::CastlingStyle::Shredder
    } else {
        fast_fen::CastlingStyle::XFen
    };
    let expected = fast_fen::write_with(fast_position, style);
    let written = general_fen::write(general_position);
    let read = fast(&written, fast_position.is_chess960());
    assert_eq!(fast_fen::write_with(&read, style), expected, "{written}");
    let without_passing = |fen: &str| {
        let mut fields: Vec<String> = fen.split(' ').map(str::to_owned).collect();
        fields.remove(3);
        fields
    };
    assert_eq!(without_passing(&written), without_passing(&expected));
    if fast_position.en_passant().is_some() {
        assert_eq!(written, expected);
    }
}

/// Whether a ruling lets the draw be claimed (`Some(false)`) or ends the game (`Some(true)`).
fn is_ended(ruling: Option<Ruling>) -> Option<bool> {
    ruling.map(|ruling| {
        let (Ruling::Claimable(outcome) | Ruling::Ended(outcome)) = ruling;
        assert_eq!(outcome.winner(), None::<Color>, "counting never wins in chess");
        matches!(ruling, Ruling::Ended(_))
    })
}

/// Compares ends and draws.
///
/// Insufficient material is a ruling of the fast position and a dead position
/// to the general one, which looks no further than the material.
fn compare_ends(fast: &Fast, general: &General, is_stuck: bool) {
    assert_eq!(fast.is_check(), general.is_check(), "{general:?}");
    assert_eq!(fast.decided(), general.decided(), "{general:?}");
    assert_eq!(fast.is_insufficient_material(), general.dead().is_some(), "{general:?}");
    if is_stuck {
        assert_eq!(fast.stuck(), general.stuck(), "{general:?}");
    }
    if fast.is_insufficient_material() {
        return;
    }
    for times in [1, 2, 3, 4, 5] {
        let again = Again { times, ago: 4 * u32::from(times > 1), since: 4 * (times - 1) };
        assert_eq!(is_ended(fast.ruling(again)), is_ended(general.ruling(again)), "{general:?} {again:?}");
    }
}

/// Plays a random game by both and compares each position; tells how many were seen.
fn compare_game(dice: &mut Dice, variant: &Arc<Variant>, mut fast: Fast, plies: u32) -> u32 {
    let start = fast_fen::write_with(&fast, fast_fen::CastlingStyle::Shredder);
    let mut position = general(variant, &start);
    for ply in 0..plies {
        let (ours, theirs) = (fast_moves(&fast), general_moves(&position));
        assert_eq!(texts(&ours), texts(&theirs), "{position:?}");
        compare_fen(&fast, &position);
        compare_ends(&fast, &position, ours.is_empty());
        let read = general(variant, &fast_fen::write(&fast));
        assert_eq!(texts(&ours), texts(&general_moves(&read)), "{read:?}");
        if ours.is_empty() {
            return ply;
        }
        let index = dice.below(ours.len());
        fast.apply(ours[index].1);
        position.apply(theirs[index].1);
    }
    plies
}

#[test]
fn random_games_of_standard_chess_agree() {
    let (mut dice, chess) = (Dice::new(1), variant("chess"));
    let mut seen = 0;
    for _ in 0..200 {
        seen += compare_game(&mut dice, &chess, fast(fast_fen::START, false), 200);
    }
    for fen in fens(STANDARD) {
        seen += compare_game(&mut dice, &chess, fast(fen, false), 100);
    }
    assert!(seen > 20_000, "{seen}");
}

#[test]
fn random_games_of_chess960_agree() {
    let (mut dice, chess960) = (Dice::new(2), variant("chess960"));
    let mut seen = 0;
    for fen in fens(CHESS960).step_by(2) {
        seen += compare_game(&mut dice, &chess960, fast(fen, true), 60);
    }
    for _ in 0..200 {
        let start = fast_fen::write(&dice::chess960(&mut dice));
        seen += compare_game(&mut dice, &chess960, fast(&start, true), 60);
    }
    assert!(seen > 20_000, "{seen}");
}

#[test]
fn long_quiet_games_agree() {
    let (mut dice, chess) = (Dice::new(3), variant("chess"));
    for seed in 0..20 {
        let start = format!("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - {} 60", 60 + 4 * seed);
        compare_game(&mut dice, &chess, fast(&start, false), 60);
    }
}

#[test]
fn perft_of_both_positions_agrees() {
    let chess = variant("chess");
    for fen in fens(STANDARD) {
        let (fast, general) = (fast(fen, false), general(&chess, fen));
        for depth in 1..=3 {
            assert_eq!(chess::perft(&fast, depth), perft(&general, depth), "{fen} depth {depth}");
        }
    }
}

#[test]
fn perft_of_both_positions_agrees_in_chess960() {
    let chess960 = variant("chess960");
    for fen in fens(CHESS960) {
        let (fast, general) = (fast(fen, true), general(&chess960, fen));
        assert_eq!(chess::perft(&fast, 2), perft(&general, 2), "{fen}");
    }
}
