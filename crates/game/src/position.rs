//! The contract that makes something a game.

use std::fmt;

use crate::{Action, Again, Board, Color, Edit, Message, Outcome, Ruling};

/// A legal position of some game, and the rules from there on.
///
/// This is all that a search needs. Nothing that a search asks at every node
/// touches the heap: moves are appended to a list the caller owns, and a move is
/// taken back with the token that playing it returned.
pub trait Position: Clone + fmt::Debug {
    /// A move, meaningful only together with its position.
    type Move: Copy + Eq + fmt::Debug;
    /// What [`Position::apply`] forgets and [`Position::revert`] needs.
    type Undo: Clone + fmt::Debug;

    /// The side to move.
    fn turn(&self) -> Color;

    /// Equal keys mean the same future, the past aside.
    fn key(&self) -> u64;

    /// Appends all legal moves; none once the game is decided.
    fn legal_moves(&self, into: &mut Vec<Self::Move>);

    /// The end that needs no list: a king on the hill, two passes.
    fn decided(&self) -> Option<Outcome> {
        None
    }

    /// The end when the list is empty: mate, stalemate.
    fn stuck(&self) -> Outcome;

    /// What a repetition or a quiet stretch permits or ends here.
    ///
    /// A ruling never empties the list of moves.
    fn ruling(&self, again: Again) -> Option<Ruling> {
        let _ = again;
        None
    }

    /// The end because neither side can ever win, if that is proven.
    ///
    /// A proof may be costly: a game asks once per position, a search does not.
    fn dead(&self) -> Option<Outcome> {
        None
    }

    /// Whether a side can still win by any series of legal moves.
    ///
    /// `false` only where the contrary is proven: it makes a fallen flag a draw.
    fn may_win(&self, color: Color) -> bool {
        let _ = color;
        true
    }

    /// How many plies back an equal position can lie at most.
    fn reach(&self) -> usize {
        usize::MAX
    }

    /// Plays a move the caller knows to be legal.
    fn apply(&mut self, mv: Self::Move) -> Self::Undo;

    /// Takes back the last move, given its undo.
    fn revert(&mut self, undo: Self::Undo);
}

/// A position that can be shown, written about and set up by hand.
pub trait Show: Position {
    /// What can stand on a cell.
    type Piece: Copy + Eq + fmt::Debug;

    /// What stands where.
    fn board(&self) -> Board<Self::Piece>;

    /// What a legal move changes on the board.
    fn action(&self, mv: Self::Move) -> Action<Self::Piece>;

    /// A legal move as text that [`Show::parse`] reads here.
    fn text(&self, mv: Self::Move) -> String;

    /// The legal move that a person wrote.
    ///
    /// # Errors
    /// Says why there is no such move.
    fn parse(&self, text: &str) -> Result<Self::Move, Message>;

    /// Why a move that the rules refuse is refused.
    fn refusal(&self, mv: Self::Move) -> Message;

    /// The position after a change that is no move.
    ///
    /// Counters of quiet moves begin anew where pieces were put or taken.
    ///
    /// # Errors
    /// Says why the rules cannot play on from there.
    fn edited(&self, edit: &Edit<Self::Piece>) -> Result<Self, Message>;
}
