//! `cargo lab ends`: the dead stones that we propose, beside those of GNU Go.

use std::time::Duration;

use engine::{Dice, go::propose_dead};
use game::{ByColor, TimeControl};
use go::{Point, Position, Rules, Size};
use players::{
    opponent::OpponentError,
    pairing::{Finish, Pairing},
};

use crate::gnugo;

/// Boards, and how many games are played on each.
const GAMES: [(u32, u32); 3] = [(9, 60), (13, 24), (19, 8)];
/// Handicap stones anywhere make each game another.
const STONES: u32 = 3;

/// Prints on how many ends of GNU Go's games with itself both agree.
pub(crate) fn run() -> Result<(), String> {
    say!("| board | games | the same dead stones | missed | too many |");
    say!("|---|--:|--:|--:|--:|");
    for (size, games) in GAMES {
        let size = Size::square(size).expect("a board that can be played on");
        row(size, games).map_err(|error| error.to_string())?;
    }
    Ok(())
}

fn row(size: Size, games: u32) -> Result<(), OpponentError> {
    let (mut finished, mut same, mut missed, mut surplus) = (0, 0, 0, 0);
    for seed in 0..games {
        let Some((position, theirs)) = game(size, seed)? else { continue };
        let ours = propose_dead(position.board(), position.rules().scoring).dead;
        finished += 1;
        same += u32::from(ours == theirs);
        missed += theirs.iter().filter(|stone| !ours.contains(stone)).count();
        surplus += ours.iter().filter(|stone| !theirs.contains(stone)).count();
    }
    say!("| {size} | {finished} | {same} | {missed} | {surplus} |");
    Ok(())
}

/// The end of a game and the stones that GNU Go calls dead; none if it was broken off.
fn game(size: Size, seed: u32) -> Result<Option<(Position, Vec<Point>)>, OpponentError> {
    let rules = Rules::JAPANESE;
    let mut sides = ByColor { white: gnugo::start_theirs(&rules)?, black: gnugo::start_theirs(&rules)? };
    let pairing = Pairing {
        size,
        rules,
        handicap: anywhere(size, &mut Dice::new(u64::from(seed) + 1)),
        time: TimeControl::UNLIMITED,
        limit: Duration::from_mins(2),
    };
    let Finish::Passed(position) = pairing.play(&mut sides)? else { return Ok(None) };
    let dead = position.score_without(&sides.white.dead()?).dead;
    Ok(Some((position, dead)))
}

/// Some points, not on the edge.
fn anywhere(size: Size, dice: &mut Dice) -> Vec<Point> {
    let mut points = Vec::new();
    while points.len() < STONES as usize {
        let line = |dice: &mut Dice, lines: u8| dice.below(u32::from(lines) - 2) as u8 + 1;
        let point = Point::new(line(dice, size.files()), line(dice, size.ranks()));
        if !points.contains(&point) {
            points.push(point);
        }
    }
    points
}
