//! Which stones to take off at the end.

use game::Color;
use go::{Board, Point, Scoring, unconditional};

use super::{Estimate, bent_four::dead_by_bent_four, estimate};
use crate::Dice;

/// How many random games an estimate takes.
const GAMES: u32 = 400;
/// In what part of them a chain must be lost to be taken for dead whatever stands beside it.
const LOST: f32 = 0.6;
/// In what part a chain is lost whose life is in doubt.
///
/// Players who pass leave no fight open, so that a chain in doubt is dead, unless a hostile
/// one in doubt has a liberty in common with it: neither side likes to play that liberty.
const IN_DOUBT: f32 = 0.45;

/// The stones that a program would take off.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    /// All stones of the chains that it takes for dead, in the order of points.
    pub dead: Vec<Point>,
    /// Whether it is proven for every stone on the board, not only likely.
    pub is_certain: bool,
}

/// Proposes which stones are dead: by unconditional life, else by an estimate.
///
/// A bent four in the corner is dead where territory counts.
pub fn propose_dead(board: &Board, scoring: Scoring) -> Proposal {
    let mut fates = Fates::of(board);
    let is_certain = fates.unknown.is_empty();
    if !is_certain {
        fates.estimate(board);
    }
    if scoring == Scoring::Territory {
        let stones = dead_by_bent_four(board);
        fates.dead.extend(stones.into_iter().flat_map(|stone| board.chain(stone)));
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

    /// Takes chains for dead that random games lose.
    fn estimate(&mut self, board: &Board) {
        let estimate = estimate(board, GAMES, &mut Dice::new(board.key()));
        let doubtful: Vec<Doubtful> = self
            .unknown
            .drain(..)
            .map(|chain| Doubtful::new(board, chain, &estimate))
            .filter(|chain| chain.lost >= IN_DOUBT && has_stones(board, !chain.color))
            .collect();
        for chain in &doubtful {
            if chain.lost >= LOST || !doubtful.iter().any(|other| chain.may_be_in_seki_with(other)) {
                self.dead.extend(&chain.stones);
            }
        }
    }
}

/// A chain that random games lose more often than not, or nearly.
struct Doubtful {
    color: Color,
    stones: Vec<Point>,
    liberties: Vec<Point>,
    lost: f32,
}

impl Doubtful {
    fn new(board: &Board, stones: Vec<Point>, estimate: &Estimate) -> Doubtful {
        let color = board.stone(stones[0]).expect("a chain of stones");
        let lost: f32 = stones.iter().map(|&stone| estimate.share(stone, !color)).sum();
        Doubtful {
            color,
            lost: lost / stones.len() as f32,
            liberties: board.liberty_points(stones[0]),
            stones,
        }
    }

    fn may_be_in_seki_with(&self, other: &Doubtful) -> bool {
        other.color != self.color
            && other.lost < LOST
            && self.liberties.iter().any(|liberty| other.liberties.contains(liberty))
    }
}

/// Whether a side has any stone: without, it has killed nothing.
fn has_stones(board: &Board, color: Color) -> bool {
    board.size().points().any(|point| board.stone(point) == Some(color))
}
