//! Whose points will be in the end, by many random games.

use game::Color;
use go::{Board, Point, Size};

use super::Sense;
use crate::Dice;

/// How often each point was whose at the end of random games.
#[derive(Debug, Clone)]
pub struct Estimate {
    size: Size,
    games: u32,
    /// How often each point was Black's, row by row from below.
    black: Vec<u32>,
}

impl Estimate {
    /// How often a point was a side's, between 0 and 1.
    pub fn share(&self, point: Point, color: Color) -> f32 {
        let black = self.black[self.size.index(point)] as f32 / self.games.max(1) as f32;
        if color == Color::Black { black } else { 1.0 - black }
    }
}

/// Plays a board out many times, each side moving first in turn.
pub fn estimate(board: &Board, games: u32, dice: &mut Dice) -> Estimate {
    let size = board.size();
    let mut black = vec![0; size.area()];
    let sense = Sense::of(board);
    let mut copy = board.clone();
    for game in 0..games {
        copy.clone_from(board);
        sense.play_out(&mut copy, Color::from_white(game % 2 == 0), dice);
        for (point, count) in size.points().zip(&mut black) {
            *count += u32::from(owner(&copy, point) == Some(Color::Black));
        }
    }
    Estimate { size, games, black }
}

/// Whose a point is when only eyes are left: the stone there or beside it.
fn owner(board: &Board, point: Point) -> Option<Color> {
    board.stone(point).or_else(|| board.size().beside(point).find_map(|beside| board.stone(beside)))
}
