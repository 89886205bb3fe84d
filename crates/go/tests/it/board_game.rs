//! Beside the crate `board-game`: positional superko, with and without suicide.

use board_game::{
    board::Board as _,
    games::go::{GoBoard, Komi, Move as TheirMove, Rules as TheirRules, Tile},
};
use game::Position as _;
use go::{Ko, Move, Position, Rules, Size};
use testkit::Dice;

fn their_move(mv: Move) -> TheirMove {
    mv.point().map_or(TheirMove::Pass, |point| TheirMove::Place(Tile::new(point.file, point.rank)))
}

fn theirs(board: &GoBoard, size: Size) -> Vec<Move> {
    let all = size.points().map(Move::Play).chain([Move::Pass]);
    all.filter(|&mv| board.is_available_move(their_move(mv)) == Ok(true)).collect()
}

/// Plays a random game, comparing at each move; tells how many there were.
fn compare(size: u8, suicide: bool, dice: &mut Dice) -> u32 {
    let rules = Rules { ko: Ko::Positional, suicide, ..Rules::TROMP_TAYLOR };
    let mut position = Position::new(Size::square(size.into()).unwrap(), rules);
    let mut board = GoBoard::new(size, Komi::zero(), TheirRules { allow_multi_stone_suicide: suicide });
    for ply in 0..200 {
        let mut legal = Vec::new();
        position.legal_moves(&mut legal);
        assert_eq!(legal, theirs(&board, position.size()), "{position:?}");
        let stones: Vec<Move> = legal.iter().copied().filter(|mv| *mv != Move::Pass).collect();
        let from = if dice.below(12) == 0 { &legal } else { &stones };
        let Some(&mv) = dice.pick(from).or(legal.last()) else { return ply };
        position.apply(mv);
        board.play(their_move(mv)).unwrap();
    }
    200
}

#[test]
fn the_same_moves_are_legal_under_positional_superko() {
    let mut dice = Dice::new(23);
    let mut positions = 0;
    for suicide in [false, true] {
        for size in [1, 2, 3, 4, 5, 9] {
            positions += (0..30).map(|_| compare(size, suicide, &mut dice)).sum::<u32>();
        }
    }
    assert!(positions > 10_000, "only {positions}");
}
