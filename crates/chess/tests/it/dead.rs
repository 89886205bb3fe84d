//! Positions that a side cannot win any more, and those that it still can.

use std::collections::HashSet;

use chess::{Board, Piece, Position, Role, Setup, Square, dead::may_win, fen};
use game::{Color, Position as _};
use testkit::Dice;

/// Who can win a position, as far as it is proven.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Hope {
    Both,
    White,
    Black,
    None,
}

use Hope::{Both, None as Neither};

fn hope(position: &Position) -> Hope {
    match (may_win(position, Color::White), may_win(position, Color::Black)) {
        (true, true) => Both,
        (true, false) => Hope::White,
        (false, true) => Hope::Black,
        (false, false) => Neither,
    }
}

fn check(table: &[(&str, Hope)]) {
    for &(text, expected) in table {
        let position = fen::parse(text).unwrap();
        assert_eq!(hope(&position), expected, "{text}");
    }
}

#[test]
fn bare_kings_and_too_little_material_win_nothing() {
    check(&[
        ("8/8/8/4k3/8/8/8/4K3 w - - 0 1", Neither),
        ("8/8/8/4k3/8/8/8/4K2N w - - 0 1", Neither),
        ("8/8/8/4k3/8/8/8/4K2B w - - 0 1", Neither),
        ("8/8/8/4k3/8/8/8/4KQ2 w - - 0 1", Hope::White),
        ("8/8/3k4/8/8/3P4/8/3K4 w - - 0 1", Hope::White),
        ("8/8/8/4k3/8/8/8/3NKN2 w - - 0 1", Hope::White),
        ("8/8/8/8/8/1kB5/1B6/BK6 w - - 0 1", Neither),
        ("8/8/8/8/8/1kB5/1B6/BKB5 w - - 0 1", Neither),
        ("8/8/8/8/8/1kB5/8/BKB1B3 w - - 0 1", Neither),
        ("8/8/8/8/8/1kB5/8/BK3B2 w - - 0 1", Hope::White),
        ("3b4/3k4/8/8/8/3K4/3B4/8 w - - 0 1", Neither),
        ("k4b2/2K5/5b2/6B1/5B2/b1b3B1/5B2/8 b - - 0 1", Neither),
    ]);
}

#[test]
fn a_lone_minor_piece_needs_a_blocker_that_cannot_capture_it() {
    check(&[
        ("8/8/3qk3/8/8/8/8/4K2N w - - 0 1", Hope::Black),
        ("8/3q4/3qk3/8/8/8/8/4K2N w - - 0 1", Hope::Black),
        ("8/8/3rk3/8/8/8/8/4K2N w - - 0 1", Both),
        ("8/8/3bk3/8/8/8/8/4K2N w - - 0 1", Both),
        ("8/8/3nk3/8/8/8/8/4K2N w - - 0 1", Both),
        ("8/8/3pk3/8/8/8/8/4K2N w - - 0 1", Both),
        ("8/8/3rk3/8/8/8/8/4K2B w - - 0 1", Hope::Black),
        ("8/8/3qk3/8/8/8/8/4K2B w - - 0 1", Hope::Black),
        ("8/8/3nk3/8/8/8/8/4K2B w - - 0 1", Both),
        ("8/8/3pk3/8/8/8/8/4K2B w - - 0 1", Both),
        ("8/8/3bk3/8/8/8/8/4K2B w - - 0 1", Both),
        ("8/3r4/2b1k3/8/8/8/8/4K2B w - - 0 1", Hope::Black),
        ("8/3r4/3bk3/8/8/8/8/4K2B w - - 0 1", Both),
    ]);
}

#[test]
fn a_mate_on_the_board_counts_even_if_no_move_can_have_given_it() {
    check(&[
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", Hope::White),
        ("kn6/1B6/1K6/8/8/8/8/8 b - - 0 1", Hope::White),
        ("K7/1B6/8/4r3/3rkr2/4r3/8/1B6 b - - 0 1", Hope::White),
    ]);
}

#[test]
fn forced_captures_and_stalemates_end_all_hope() {
    check(&[
        ("k7/P7/K7/8/8/8/8/8 b - - 0 1", Neither),
        ("k7/P1K5/8/8/8/8/8/8 b - - 0 1", Neither),
        ("8/8/8/8/8/8/5k1p/7K w - - 2 65", Neither),
        ("7k/6Q1/8/8/8/8/8/K7 b - - 0 1", Neither),
        ("8/8/8/8/6K1/8/6Q1/6k1 b - - 11 72", Neither),
        ("8/6P1/5k1K/7r/8/8/8/8 w - - 0 54", Hope::White),
        ("Kq6/P7/3k4/8/8/8/8/8 w - - 0 67", Hope::White),
        ("1K6/1q6/P7/8/8/2P2k2/8/8 w - - 11 66", Hope::White),
        ("8/8/8/8/3b4/5K2/6pk/7R b - - 21 70", Hope::Black),
        ("8/8/8/7p/6Rk/3r1r2/6K1/8 b - - 5 54", Hope::Black),
        ("8/R7/kp6/1rb1p1p1/8/8/3K4/8 b - - 3 54", Hope::Black),
        ("4Q3/8/4p2p/3pP3/3P1Rpk/4PK2/r5PP/8 w - - 0 42", Hope::White),
        ("k7/Pp6/1P6/8/8/8/6K1/6Q1 w - - 0 1", Neither),
        ("1q2Q2k/8/5p1K/7P/8/8/8/8 b - - 0 1", Neither),
        ("4Q2k/4q3/5p1K/7P/8/8/8/8 b - - 0 1", Both),
        ("6k1/6P1/6K1/8/8/8/8/8 w - - 0 1", Hope::White),
    ]);
}

#[test]
fn kings_behind_a_locked_wall_win_nothing() {
    check(&[
        ("3k4/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4K3 w - - 0 1", Neither),
        ("4k3/8/8/1p1p1p1p/1P1P1P1P/8/4K3/8 b - - 0 1", Neither),
        ("8/2k5/8/1p1p2p1/1P1P2P1/8/2K5/8 w - - 0 1", Neither),
        ("3k4/8/8/p2p2p1/P2P2P1/8/3K4/8 w - - 0 1", Neither),
        ("5k2/4p3/3pPp2/2pP1Pp1/1pPK2Pp/pP5P/P7/8 w - - 0 1", Neither),
        ("8/4k3/4p1p1/3pP1P1/1p1p2K1/pP1P4/P7/8 w - - 0 1", Neither),
        ("8/6p1/2k2pPp/1p1p1P1P/1P1P4/8/8/7K b - - 44 89", Neither),
        ("8/8/8/2k1p3/1p2p2p/1Pp1Pp1P/2P2P2/2K5 b - - 30 61", Neither),
        ("2k5/2p3p1/p1P1p1P1/P1KpP3/3Pp2p/4P2P/8/8 w - - 51 78", Neither),
        // Moves to spare do not help.
        ("1k6/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/4K3 w - - 0 1", Neither),
        ("2k5/p1p1p1p1/P1P1P1P1/2p1p2K/8/8/2P1P1P1/8 w - - 0 1", Neither),
        ("8/8/8/8/8/R7/K2k4/1q6 w - - 12 70", Hope::White),
    ]);
}

#[test]
fn a_wall_with_a_door_is_not_dead() {
    check(&[
        // The king is behind the wall already.
        ("1K6/8/8/p1p1p1p1/P1P1P1P1/8/8/1k6 b - - 0 1", Both),
        ("8/8/6K1/p3p1p1/Pp1pP1Pp/1P1P3P/8/6k1 b - - 0 1", Both),
        // A pawn can be taken, or can break through.
        ("3k4/8/8/1p1p3p/pPpPpPpP/P1P1P1P1/8/4K3 w - - 0 1", Both),
        ("2k5/6p1/3p2P1/1p1P1p2/1P3P2/8/8/3K4 w - - 0 1", Both),
        ("b7/8/6k1/1p6/pPp1p1p1/P1P1P1P1/5P2/6K1 w - - 0 1", Both),
        // A double step can be captured in passing, now or later.
        ("4k3/8/8/1p1p1p1p/p2P1P1P/P7/1P6/4K3 w - - 0 1", Both),
        ("4k3/8/8/1p1p1p1p/pP1P1P1P/P7/8/4K3 b - b3 0 1", Both),
        ("4k3/8/8/1p1p1p1p/pP1P1P1P/P7/8/4K3 b - - 0 1", Neither),
        // Tempo moves run out on a wing where a king gets through.
        ("1k6/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P3/4K3 w - - 0 1", Both),
    ]);
}

#[test]
fn bishops_behind_a_wall_may_or_may_not_help() {
    check(&[
        ("2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1", Neither),
        ("8/2k5/8/1p1p1p1p/1P1P1P1P/4B3/2K5/8 w - - 0 1", Neither),
        ("4kb2/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4KB2 w - - 0 1", Neither),
        ("4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4KB2 w - - 0 1", Neither),
        ("8/4kb2/8/1p1p1p1p/1P1P1P1P/1b6/3B1K2/8 b - - 0 1", Neither),
        ("8/4kb2/8/1p1p1p1p/1P1P1P1P/1bB5/3B1K2/8 b - - 0 1", Hope::Black),
        ("5b2/8/k2p1p1p/p1pPpPpP/P1P1P1P1/1B6/7K/8 b - - 33 58", Neither),
        ("3k4/b7/8/p1p1p1p1/P1P1P1P1/8/2B1B3/5K2 w - - 0 1", Neither),
        ("3k4/b7/8/p1p1p1p1/P1P1P1P1/8/2B2B2/5K2 w - - 0 1", Both),
        ("8/2k5/8/1p1p1p2/1P1P1P2/4B3/2K5/8 w - - 0 1", Both),
        ("3B4/8/4p3/3pP2k/2pP4/1pP5/pPb5/K7 w - - 0 1", Neither),
        ("3B4/8/4p3/3pPp1k/2pP1P2/1pP5/pPb5/K7 w - - 0 1", Both),
    ]);
}

#[test]
fn pieces_that_are_boxed_in_for_ever_do_not_count() {
    check(&[
        ("8/8/5k2/1p6/1Pp5/B1Pp4/RK1P4/QRB5 w - - 0 1", Neither),
        ("8/8/5k2/1p6/1PpK4/B1Pp4/R2P4/QRB5 w - - 0 1", Both),
        ("8/1k5B/7b/8/1p1p1p1p/1PpP1P1P/2P3K1/N3b3 b - - 0 1", Neither),
        ("4r3/1k5B/7b/8/1p1p1p1p/1PpP1P1P/2P3K1/N3b3 b - - 0 1", Both),
        ("bqn1KN2/rrk1pB2/nb1pPp1p/p1pP1PpP/PpP3P1/1P2N1R1/4Q3/1R4B1 w - - 0 1", Neither),
        ("8/8/8/6p1/6P1/4p1PK/3pPp1p/3R1nkr b - - 0 1", Neither),
        ("8/8/8/6p1/6P1/4p1PK/3pPp1p/3R1nkr w - - 0 1", Both),
    ]);
}

#[test]
fn nothing_is_decided_while_castling_is_possible_or_the_board_is_open() {
    check(&[
        (fen::START, Both),
        ("r1bqkbnr/3n4/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/3N4/R1BQKBNR w KQkq - 0 1", Both),
        ("r3k2r/pppq1ppp/2npbn2/4p3/4P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1", Both),
        ("8/2P1K3/8/4k3/b7/8/8/8 w - - 0 1", Both),
    ]);
}

/// Plays at random, but mates where it can; the winner if there is one.
fn stroll(start: &Position, dice: &mut Dice, plies: usize) -> (Vec<Position>, Option<Color>) {
    let mut line = vec![start.clone()];
    let mut moves = Vec::new();
    while line.len() <= plies {
        let position = line.last().unwrap();
        moves.clear();
        position.legal_moves(&mut moves);
        let after: Vec<Position> = moves.iter().map(|&mv| played(position, mv)).collect();
        let next = after.iter().find(|after| is_mate(after)).or_else(|| dice.pick(&after));
        match next {
            Some(next) => line.push(next.clone()),
            None => break,
        }
    }
    let winner = line.last().filter(|last| is_mate(last)).map(|last| !last.turn());
    (line, winner)
}

fn played(position: &Position, mv: chess::Move) -> Position {
    let mut after = position.clone();
    after.apply(mv);
    after
}

fn is_mate(position: &Position) -> bool {
    let mut moves = Vec::new();
    position.is_check() && {
        position.legal_moves(&mut moves);
        moves.is_empty()
    }
}

/// What a plain search for a mate with the help of both sides finds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Found {
    Mate,
    /// There is none: every position to come was seen.
    Nothing,
    TooMuch,
}

fn hunt(start: &Position, winner: Color, limit: usize) -> Found {
    let mut seen = HashSet::from([start.key()]);
    let mut queue = vec![start.clone()];
    let mut moves = Vec::new();
    let mut next = 0;
    while next < queue.len() {
        if queue.len() > limit {
            return Found::TooMuch;
        }
        let position = queue[next].clone();
        next += 1;
        moves.clear();
        position.legal_moves(&mut moves);
        if moves.is_empty() && position.is_check() && position.turn() != winner {
            return Found::Mate;
        }
        let after = moves.iter().map(|&mv| played(&position, mv));
        queue.extend(after.filter(|after| seen.insert(after.key())));
    }
    Found::Nothing
}

fn empty_square(dice: &mut Dice, board: &Board) -> Square {
    loop {
        let square = Square::new(dice.below(64) as u32);
        if board.piece_at(square).is_none() {
            return square;
        }
    }
}

fn add_pieces(dice: &mut Dice, board: &mut Board, color: Color, count: usize, roles: &[Role]) {
    for _ in 0..count {
        let role = *dice.pick(roles).unwrap();
        let square = empty_square(dice, board);
        if role != Role::Pawn || !matches!(square.rank(), 0 | 7) {
            board.set(square, Some(Piece { color, role }));
        }
    }
}

fn add_king(dice: &mut Dice, board: &mut Board, color: Color, ranks: u8) {
    loop {
        let square = empty_square(dice, board);
        if square.rank_for(color) < ranks {
            board.set(square, Some(Piece { color, role: Role::King }));
            return;
        }
    }
}

fn legal(dice: &mut Dice, board: Board) -> Option<Position> {
    let mut setup = Setup::new(board);
    setup.turn = Color::from_white(dice.below(2) == 0);
    Position::try_from(setup).ok()
}

/// A wall of pawns that zigzags over most files, with a gap here and there.
fn wall(dice: &mut Dice) -> Board {
    let mut board = Board::empty();
    let gaps = 4 + dice.below(12);
    let mut rank = 1 + dice.below(5) as u8;
    for file in 0..8 {
        let apart = u8::from(dice.below(12) == 0);
        if dice.below(gaps) > 0 && rank + apart < 6 {
            board.set(Square::at(file, rank), Some(Piece { color: Color::White, role: Role::Pawn }));
            let above = Square::at(file, rank + 1 + apart);
            board.set(above, Some(Piece { color: Color::Black, role: Role::Pawn }));
        }
        rank = if rank == 1 || rank < 5 && dice.below(2) == 0 { rank + 1 } else { rank - 1 };
    }
    board
}

fn locked(dice: &mut Dice) -> Option<Position> {
    let roles = [Role::Bishop, Role::Bishop, Role::Bishop, Role::Knight, Role::Rook, Role::Queen, Role::Pawn];
    let mut board = wall(dice);
    for color in Color::ALL {
        let ranks = if dice.below(4) == 0 { 8 } else { 4 };
        add_king(dice, &mut board, color, ranks);
        let count = [0, 0, 1, 1, 2, 3][dice.below(6)];
        add_pieces(dice, &mut board, color, count, &roles);
    }
    legal(dice, board)
}

fn small(dice: &mut Dice) -> Option<Position> {
    let roles = [Role::Pawn, Role::Pawn, Role::Pawn, Role::Knight, Role::Bishop, Role::Bishop, Role::Rook];
    let mut board = Board::empty();
    for color in Color::ALL {
        add_king(dice, &mut board, color, 8);
        let count = dice.below(3);
        add_pieces(dice, &mut board, color, count, &roles);
    }
    legal(dice, board)
}

/// How often a side beyond a bare king was said to have no hope left.
fn no_hope_where_a_search_finds_none(make: fn(&mut Dice) -> Option<Position>, seed: u64) -> usize {
    let mut dice = Dice::new(seed);
    let mut hopeless = 0;
    for position in std::iter::repeat_with(|| make(&mut dice)).take(1_500).flatten() {
        for color in Color::ALL {
            if !may_win(&position, color) && position.board().by_color(color).more_than_one() {
                hopeless += 1;
                let found = hunt(&position, color, 3_000);
                assert_ne!(found, Found::Mate, "{} {color}", fen::write(&position));
            }
        }
    }
    hopeless
}

#[test]
fn no_mate_is_found_behind_walls_that_are_called_dead() {
    let hopeless = no_hope_where_a_search_finds_none(locked, 1);
    assert!(hopeless > 100, "only {hopeless}");
}

#[test]
fn no_mate_is_found_with_few_pieces_that_are_called_hopeless() {
    let hopeless = no_hope_where_a_search_finds_none(small, 2);
    assert!(hopeless > 100, "only {hopeless}");
}

/// Games from random starts: whoever mates could win all along.
fn winners_had_hope_all_along(
    make: impl Fn(&mut Dice) -> Option<Position>,
    games: usize,
    seed: u64,
) -> (usize, usize) {
    let mut dice = Dice::new(seed);
    let (mut mates, mut hopeless) = (0, 0);
    for _ in 0..games {
        let Some(start) = make(&mut dice) else { continue };
        let (line, winner) = stroll(&start, &mut dice, 150);
        mates += usize::from(winner.is_some());
        for position in &line {
            hopeless += usize::from(hope(position) == Neither);
            let had_hope = winner.is_none_or(|winner| may_win(position, winner));
            assert!(had_hope, "{} was mate in the end", fen::write(position));
        }
    }
    (mates, hopeless)
}

#[test]
fn whoever_mates_in_a_random_game_could_win_all_along() {
    let (mates, _) = winners_had_hope_all_along(|_| Some(Position::default()), 150, 3);
    assert!(mates > 20, "only {mates} mates");
}

#[test]
fn whoever_mates_in_a_locked_game_could_win_all_along() {
    let (mates, hopeless) = winners_had_hope_all_along(locked, 600, 4);
    assert!(mates > 20 && hopeless > 500, "only {mates} mates, {hopeless} dead positions");
}

#[test]
fn whoever_mates_with_few_pieces_could_win_all_along() {
    let (mates, hopeless) = winners_had_hope_all_along(small, 600, 5);
    assert!(mates > 20 && hopeless > 500, "only {mates} mates, {hopeless} dead positions");
}
