//! `cargo lab go`: random games beside the crate `goban`.

use std::time::Instant;

use engine::{Dice, go::play_out};
use game::Color;
use go::{Board, Size};
use goban::{
    pieces::stones::Stone,
    rules::{CHINESE, GobanSizes, Move, game::Game},
};

/// How often each takes its turn.
const ROUNDS: u32 = 60;

/// Random games, and how many moves they had.
struct Tally {
    games: u32,
    moves: u64,
}

/// Prints the table.
pub(crate) fn run() {
    say!("random games to the end that fill no eye, one thread");
    say!("best of {ROUNDS} rounds in which both take turns; a pass is a move\n");
    say!("| board | plateau, games a second | moves a game | goban | moves a game | ratio |");
    say!("|---|--:|--:|--:|--:|--:|");
    row("9x9", Size::NINE, GobanSizes::Nine, (3_000, 100));
    row("19x19", Size::NINETEEN, GobanSizes::Nineteen, (600, 10));
}

fn row(name: &str, size: Size, theirs: GobanSizes, (games, their_games): (u32, u32)) {
    let mut dice = Dice::new(2026);
    let (mut best, mut their_best) = (f64::MAX, f64::MAX);
    let (mut moves, mut their_moves) = (0, 0);
    for _ in 0..ROUNDS {
        let (seconds, tally) = timed(|| ours(size, games, &mut dice));
        best = best.min(seconds / f64::from(tally.games));
        moves += tally.moves;
        let (seconds, tally) = timed(|| others(theirs, their_games, &mut dice));
        their_best = their_best.min(seconds / f64::from(tally.games));
        their_moves += tally.moves;
    }
    let mean = |moves: u64, games: u32| moves as f64 / f64::from(games * ROUNDS);
    say!(
        "| {name} | {:.0} | {:.1} | {:.0} | {:.1} | {:.1} |",
        1.0 / best,
        mean(moves, games),
        1.0 / their_best,
        mean(their_moves, their_games),
        their_best / best
    );
}

fn timed(work: impl FnOnce() -> Tally) -> (f64, Tally) {
    let begun = Instant::now();
    let tally = work();
    (begun.elapsed().as_secs_f64(), tally)
}

fn ours(size: Size, games: u32, dice: &mut Dice) -> Tally {
    let empty = Board::new(size);
    let mut board = empty.clone();
    let mut moves = 0;
    for _ in 0..games {
        board.clone_from(&empty);
        moves += u64::from(play_out(&mut board, Color::Black, dice));
    }
    Tally { games, moves }
}

fn others(size: GobanSizes, games: u32, dice: &mut Dice) -> Tally {
    let mut moves = 0;
    for _ in 0..games {
        let mut game = Game::new(size, CHINESE);
        while !game.is_over() {
            game.play(their_move(&game, dice));
            moves += 1;
        }
    }
    Tally { games, moves }
}

/// A random move as the crate's own benchmark picks it.
fn their_move(game: &Game, dice: &mut Dice) -> Move {
    let mut points: Vec<_> = game.pseudo_legals().collect();
    while !points.is_empty() {
        let point = points.swap_remove(dice.below(points.len() as u32) as usize);
        let stone = Stone { coord: point, color: game.turn() };
        if game.check_point(point).is_none() && !game.check_eye(stone) {
            return point.into();
        }
    }
    Move::Pass
}
