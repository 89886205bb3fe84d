//! Mates are found, with the right distance, and avoided.

use search::{Limits, Score};

use super::{position, search, think};

fn best(text: &str, depth: u32) -> (String, Score) {
    let position = position(text);
    let found = think(&mut search(), &position, &Limits::depth(depth));
    let line = &found.lines[0];
    (::chess::uci::write(&position, line.moves[0]), Score::of(line.value))
}

#[test]
fn mates_of_both_sides_are_found_with_their_distance() {
    for (text, moves) in [
        // In one: on the back rank, by a knight, by Black.
        ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", 1),
        ("6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1", 1),
        ("3r2k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1", 1),
        ("6k1/8/6K1/8/8/8/8/3Q4 w - - 0 1", 1),
        ("8/8/8/8/8/1R6/R7/4k2K w - - 0 1", 1),
        // In two.
        ("2bqkbn1/2pppp2/np2N3/r3P1p1/p2N2B1/5Q2/PPPPKPP1/RNB2r2 w - - 0 1", 2),
        ("rnb2R2/ppppkpp1/5q2/P2n2b1/R3p1P1/NP2n3/2PPPP2/2BQKBN1 b - - 0 1", 2),
        // In three.
        ("r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", 3),
        ("7k/7p/8/8/4b3/5r2/5P1P/R5RK b - - 0 1", 3),
    ] {
        let (mv, score) = best(text, 10);
        assert_eq!(score, Score::Wins(moves), "{text}: {mv}");
    }
}

#[test]
fn a_pawn_becomes_what_mates() {
    // Only a knight mates, for White and for Black.
    for (text, mv) in [
        ("6K1/k1P5/1R6/1p1B4/pR4p1/8/8/8 w - - 0 1", "c7c8n"),
        ("8/8/2P5/2k2r2/n3P3/3KR3/2p2r2/8 b - - 0 1", "c2c1n"),
    ] {
        assert_eq!(best(text, 6), (mv.to_owned(), Score::Wins(1)), "{text}");
    }
    assert_eq!(best("7k/1P4pp/8/8/8/8/8/K7 w - - 0 1", 4).0, "b7b8q");
    let (mv, score) = best("8/P5kp/6p1/8/8/8/8/K7 w - - 0 1", 8);
    assert_eq!(mv, "a7a8q");
    assert!(matches!(score, Score::Wins(_) | Score::Worth(300..)), "{score}");
}

#[test]
fn a_threatened_mate_is_avoided() {
    // White threatens to mate on the back rank; Black has luft or loses.
    let (mv, score) = best("6k1/5ppp/8/8/8/8/r4PPP/3R2K1 b - - 0 1", 8);
    assert!(matches!(score, Score::Worth(_)), "{mv} {score}");
}

#[test]
fn elementary_mates_are_played_to_the_end() {
    use game::Position as _;
    for text in [
        "8/8/8/3k4/8/8/8/KQ6 w - - 0 1",
        "8/8/8/3k4/8/8/8/KR6 w - - 0 1",
        "8/8/8/3k4/8/8/8/KBB5 w - - 0 1",
        "8/8/8/3k4/8/8/8/KBN5 w - - 0 1",
    ] {
        let mut search = search();
        let mut position = position(text);
        let mut plies = 0;
        loop {
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            if moves.is_empty() {
                break;
            }
            assert!(plies < 99, "{text}: no mate, {}", ::chess::fen::write(&position));
            let found = think(&mut search, &position, &Limits::nodes(20_000));
            position.apply(found.lines[0].moves[0]);
            plies += 1;
        }
        assert!(position.is_check(), "{text} ended in stalemate");
    }
}
