//! Which stones to take off at the end.

use game::Color;
use go::{Board, Point, unconditional};

use super::{Dice, estimate};

/// How many random games an estimate takes.
const GAMES: u32 = 400;
/// In what part of them a chain must be lost to be taken for dead.
const LOST: f32 = 0.7;

/// The stones that a program would take off.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    /// All stones of the chains that it takes for dead, in the order of points.
    pub dead: Vec<Point>,
    /// Whether it is proven for every stone on the board, not only likely.
    pub is_certain: bool,
}

/// Proposes which stones are dead: by unconditional life, else by an estimate.
pub fn propose_dead(board: &Board) -> Proposal {
    let mut fates = Fates::of(board);
    let is_certain = fates.unknown.is_empty();
    if !is_certain {
        fates.estimate(board);
    }
    let is_dead = |point: &Point| fates.dead.contains(point);
    Proposal { dead: board.size().points().filter(is_dead).collect(), is_certain }
}

/// What is known of the chains on a board.
struct Fates {
    dead: Vec<Point>,
    /// The chains of which nothing is proven, stone by stone.
    unknown: Vec<Vec<Point>>,
}

impl Fates {
    /// What unconditional life proves.
    fn of(board: &Board) -> Fates {
        let mut fates = Fates { dead: Vec::new(), unknown: Vec::new() };
        let sure = [Color::Black, Color::White].map(|color| (color, unconditional(board, color)));
        let mut seen: Vec<Point> = Vec::new();
        for point in board.size().points() {
            let Some(color) = board.stone(point) else { continue };
            if seen.contains(&point) {
                continue;
            }
            let chain = board.chain(point);
            seen.extend(&chain);
            let lives = sure.iter().any(|(side, life)| *side == color && life.alive.contains(&point));
            let is_lost = sure.iter().any(|(side, life)| *side != color && life.territory.contains(&point));
            if is_lost {
                fates.dead.extend(chain);
            } else if !lives {
                fates.unknown.push(chain);
            }
        }
        fates
    }

    /// Takes chains for dead that random games lose most of the time.
    fn estimate(&mut self, board: &Board) {
        let estimate = estimate(board, GAMES, &mut Dice::new(board.key()));
        for chain in self.unknown.drain(..) {
            let color = board.stone(chain[0]).expect("a chain of stones");
            let lost: f32 = chain.iter().map(|&stone| estimate.share(stone, !color)).sum();
            if lost / chain.len() as f32 >= LOST {
                self.dead.extend(chain);
            }
        }
    }
}
