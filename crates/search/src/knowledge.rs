//! What a search must know of a game beyond its rules.

use game::Position;

use crate::Value;

/// Which moves a search asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Moves that change the balance at once: captures, promotions, drops that give check.
    Noisy,
    /// All the others.
    Quiet,
}

/// The sense that a search has of one game.
///
/// The search plays and takes back through it alone, so that what it keeps about a
/// position stays in step. Every thread has its own.
pub trait Knowledge: Clone + Send {
    /// The game.
    type Position: Position;

    /// How many numbers [`Knowledge::slot`] gives.
    const SLOTS: usize;

    /// Begins at a position.
    fn begin(&mut self, position: &Self::Position);

    /// Plays a legal move.
    fn apply(&mut self, position: &mut Self::Position, mv: Move<Self>) -> Undo<Self> {
        position.apply(mv)
    }

    /// The key of the position after a legal move, more or less: memory is asked for by it.
    fn likely_key(&self, position: &Self::Position, mv: Move<Self>) -> Option<u64> {
        let _ = (position, mv);
        None
    }

    /// Takes back the last move.
    fn revert(&mut self, position: &mut Self::Position, undo: Undo<Self>) {
        position.revert(undo);
    }

    /// Gives the turn away, where that is possible and hardly ever the best move.
    fn skip(&mut self, position: &mut Self::Position) -> Option<Undo<Self>> {
        let _ = position;
        None
    }

    /// Takes back a turn that was given away.
    fn unskip(&mut self, position: &mut Self::Position, undo: Undo<Self>) {
        self.revert(position, undo);
    }

    /// What a quiet position is worth to the side to move.
    fn evaluate(&mut self, position: &Self::Position) -> Value;

    /// Whether the side to move wins for certain (above 0), draws (0) or loses (below), if
    /// tables of endings tell.
    fn known(&self, position: &Self::Position) -> Option<Value> {
        let _ = position;
        None
    }

    /// The moves that tables of endings hold for the best, if they tell.
    fn best_known(&self, position: &Self::Position) -> Option<Vec<Move<Self>>> {
        let _ = position;
        None
    }

    /// Whether the past weighs more here than what was found out about the position.
    ///
    /// That is so near the end of a quiet stretch.
    fn is_past_heavy(&self, position: &Self::Position) -> bool {
        position.reach() >= 90
    }

    /// Whether the side to move is in check, which deserves a longer look.
    fn is_check(&self, position: &Self::Position) -> bool {
        let _ = position;
        false
    }

    /// Whether the side to move cannot leave things as they are, so that what a quiet
    /// position is worth tells nothing: in check, or where it must capture.
    fn is_forced(&self, position: &Self::Position) -> bool {
        self.is_check(position)
    }

    /// Appends the legal moves of a stage.
    fn moves(&self, position: &Self::Position, stage: Stage, into: &mut Vec<Move<Self>>);

    /// Appends the legal quiet moves that give check.
    fn quiet_checks(&self, position: &Self::Position, into: &mut Vec<Move<Self>>) {
        let begin = into.len();
        self.moves(position, Stage::Quiet, into);
        into.extract_if(begin.., |mv| !self.gives_check(position, *mv)).for_each(drop);
    }

    /// Whether a move that was legal elsewhere is legal here.
    fn is_legal(&self, position: &Self::Position, mv: Move<Self>) -> bool;

    /// Whether a legal move changes the balance at once.
    fn is_noisy(&self, position: &Self::Position, mv: Move<Self>) -> bool;

    /// Whether a legal move gives check.
    fn gives_check(&self, position: &Self::Position, mv: Move<Self>) -> bool {
        let _ = (position, mv);
        false
    }

    /// What a legal move takes or makes, in the measure of [`Knowledge::evaluate`].
    fn gain(&self, position: &Self::Position, mv: Move<Self>) -> Value;

    /// Whether the exchanges after a legal move leave its side with so much or more.
    fn exchange(&self, position: &Self::Position, mv: Move<Self>, at_least: Value) -> bool;

    /// A number below [`Knowledge::SLOTS`] that moves of one piece to one place share.
    fn slot(&self, position: &Self::Position, mv: Move<Self>) -> usize;

    /// A move as a number other than 0.
    fn pack(&self, mv: Move<Self>) -> u32;

    /// The move of a number, which need not be legal here.
    fn unpack(&self, code: u32) -> Option<Move<Self>>;

    /// Keys of features in which an evaluation errs alike, if there are such.
    fn features(&self, position: &Self::Position) -> Option<[u64; FEATURES]> {
        let _ = position;
        None
    }
}

/// How many keys of features there are.
pub const FEATURES: usize = 3;

/// A move of the game that knowledge is about.
pub type Move<K> = <<K as Knowledge>::Position as Position>::Move;

/// What the game that knowledge is about needs to take a move back.
pub type Undo<K> = <<K as Knowledge>::Position as Position>::Undo;
