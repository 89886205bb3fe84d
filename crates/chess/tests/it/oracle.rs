//! Legal moves, check and texts compared with shakmaty on random games.

use chess::{Move, Position, fen, uci};
use game::Position as _;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position as _, fen::Fen};
use testkit::Dice;

/// The moves as UCI texts, sorted.
fn ours(position: &Position) -> (Vec<Move>, Vec<String>) {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut texts: Vec<String> = moves.iter().map(|&mv| uci::write(position, mv)).collect();
    texts.sort_unstable();
    (moves, texts)
}

fn theirs(position: &Chess, mode: CastlingMode) -> Vec<String> {
    let mut texts: Vec<String> =
        position.legal_moves().iter().map(|mv| mv.to_uci(mode).to_string()).collect();
    texts.sort_unstable();
    texts
}

/// Plays random games beside the oracle; tells how many positions were seen.
fn compare(start: &str, mode: CastlingMode, games: u64, plies: u32) -> usize {
    let mut seen = 0;
    for seed in 0..games {
        let mut dice = Dice::new(seed);
        let mut setup = fen::parse_setup(start).expect(start).0;
        setup.chess960 = mode == CastlingMode::Chess960;
        let mut position = Position::try_from(setup).expect(start);
        let mut oracle: Chess =
            start.parse::<Fen>().expect(start).into_position(mode).expect("a legal start");
        for _ in 0..plies {
            let (moves, texts) = ours(&position);
            let text = fen::write(&position);
            assert_eq!(texts, theirs(&oracle, mode), "{text}");
            assert_eq!(position.is_check(), oracle.is_check(), "{text}");
            assert_eq!(position.is_insufficient_material(), oracle.is_insufficient_material(), "{text}");
            assert_eq!(text, Fen::from_position(&oracle, EnPassantMode::Legal).to_string());
            seen += 1;
            if moves.is_empty() {
                break;
            }
            let mv = moves[dice.below(moves.len())];
            let played = uci::write(&position, mv);
            let reply =
                played.parse::<shakmaty::uci::UciMove>().expect("UCI").to_move(&oracle).expect("legal");
            oracle.play_unchecked(reply);
            position.apply(mv);
        }
    }
    seen
}

#[test]
fn standard_chess_agrees_with_the_oracle() {
    let mut seen = compare(fen::START, CastlingMode::Standard, 800, 200);
    for start in [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
    ] {
        seen += compare(start, CastlingMode::Standard, 150, 150);
    }
    assert!(seen > 150_000, "{seen}");
}

#[test]
fn chess960_agrees_with_the_oracle() {
    let starts = include_str!("../../../../data/perft/chess960.perft");
    let starts = starts.lines().filter(|line| !line.starts_with('#'));
    let seen: usize = starts
        .map(|line| {
            let (start, _) = line.split_once(" ;").expect("a FEN and its counts");
            compare(start, CastlingMode::Chess960, 1, 150)
        })
        .sum();
    assert!(seen > 100_000, "{seen}");
}
