//! What the search asks of a game and of what is to be proven.

use game::{Color, Position};

use super::{Losses, Stake};

/// The number of a move.
pub type Slot = usize;

/// How far beyond the numbers of the next branch one is searched at least.
pub const LEEWAY: u32 = 10;

/// What a look at a position tells about a goal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Settled {
    /// It is reached, or nothing can prevent it.
    Proven,
    /// It can never be reached.
    Disproven,
}

/// A result that needs no search, and what it depends on.
#[derive(Debug, Clone, Copy)]
pub struct Ending<Z> {
    /// Which it is.
    pub settled: Settled,
    /// The part of the board that it depends on.
    pub zone: Z,
    /// What is taken away by a move that it takes for granted.
    pub losses: Losses,
}

/// A move worth trying, and how hard the position behind it looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Candidate<M> {
    /// The move.
    pub mv: M,
    /// By how much it changes the stake: a threat of the prover's is -1, of the other's 1.
    pub shift: Stake,
}

/// What is told besides the moves that matter.
#[derive(Debug, Clone, Copy)]
pub struct Rest<Z> {
    /// Where the mover could only play with a threat it does not have.
    pub withheld: Z,
    /// What the failure of all moves depends on that were left out.
    pub idle: Option<Z>,
}

/// What is to be proven about positions of a game, as a value.
///
/// A zone is what a result depends on: wherever else the loser plays, the winner goes on as if it
/// had passed.
pub trait Goal<P: Position> {
    /// A part of the board.
    type Zone: Copy + std::fmt::Debug;

    /// No part of it.
    const NOWHERE: Self::Zone;

    /// The side that tries to reach the goal.
    fn prover(&self) -> Color;

    /// What a look at a position tells, and what that depends on.
    fn settled(&self, position: &P) -> Option<Ending<Self::Zone>>;

    /// How much work a proof of a position seems to be, and a disproof; both from 1.
    fn guess(&self, position: &P) -> (u32, u32);

    /// Appends the moves that matter, the most promising first.
    ///
    /// Moves that are left out must be worse than one of the others, or fail for what is told.
    fn candidates(&self, position: &P, into: &mut Vec<Candidate<P::Move>>) -> Rest<Self::Zone>;

    /// Takes from many moves those that can wait until the others are refuted, or until what refutes
    /// one that seems idle tells which matter.
    fn put_off(&self, _position: &P, _candidates: &mut Vec<Candidate<P::Move>>) -> Vec<Candidate<P::Move>> {
        Vec::new()
    }

    /// Up to which number a branch is searched before the next one, whose number is told, has its turn.
    fn patience(&self, _position: &P, next: u32) -> u32 {
        next.saturating_mul(2).saturating_add(LEEWAY)
    }

    /// How many numbers [`Goal::slot`] gives.
    fn slots(&self) -> usize;

    /// A number for a move, wherever it is played.
    fn slot(&self, mv: P::Move) -> Slot;

    /// Both parts of the board together.
    fn joined(&self, one: Self::Zone, other: Self::Zone) -> Self::Zone;

    /// Whether two parts of the board have anything in common.
    fn meet(&self, one: Self::Zone, other: Self::Zone) -> bool;

    /// Whether a move touches a part of the board.
    fn matters(&self, mv: P::Move, zone: Self::Zone) -> bool;

    /// What a win of the mover depends on, from what it depends on after its move.
    fn zone_won(&self, position: &P, mv: P::Move, after: Self::Zone) -> Self::Zone;

    /// What a loss of the mover depends on, from what that depends on after its moves.
    fn zone_lost(&self, position: &P, after: Self::Zone) -> Self::Zone;

    /// What the prover has in hand besides the position: the more, the better for it.
    fn stake(&self, position: &P) -> Stake;

    /// The number of the position on its path.
    fn ply(&self, position: &P) -> u32;

    /// A number for the whole path to a position.
    fn path(&self, position: &P) -> u64;

    /// The earliest ply of the path that a position's moves depend on, where that does not
    /// follow from the position before it and its key.
    fn leans(&self, position: &P) -> Option<u32>;

    /// What the last move took away for good.
    fn losses(&self, position: &P) -> Losses;

    /// Whether a position of the path could stand again once all of a set can be taken away:
    /// then moves of a proof that was found elsewhere may be forbidden here.
    fn clashes(&self, position: &P, losses: Losses) -> bool;

    /// The ply at which the position stood before, if that ends the attempt, and how.
    fn repeats(&self, position: &P) -> Option<(u32, Settled)>;
}
