//! What a text says about a move, and which moves that fits.

use crate::variant::{Deed, Extra, Kind, Move, Origin, Position, Role, Square};

/// What a text wants.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::variant) struct Wanted {
    pub(in crate::variant) act: Act,
    /// What stands behind strokes: a gated piece, a board, or first one and then the other.
    pub(super) strokes: Vec<Stroke>,
    pub(super) wall: Option<Square>,
}

/// What kind of move is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::variant) enum Act {
    /// Castling, towards higher files or lower.
    Castle { up: bool },
    /// Nothing moves.
    Pass,
    /// A piece comes from the hand.
    Drop { role: Role, promoted: bool, to: Square },
    /// A piece goes or takes.
    Step(Step),
}

/// A piece and its target, with what was said about the origin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::variant) struct Step {
    /// What moves; a pawn, or whatever stands on a whole square, where no letter is written.
    pub(in crate::variant) role: Option<Role>,
    /// Whether it is said to be on its promoted side.
    pub(super) turned: bool,
    pub(super) from: Corner,
    pub(super) captures: bool,
    pub(in crate::variant) to: Square,
    pub(super) becomes: Option<Becomes>,
}

/// What is said about an origin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Corner {
    pub(super) file: Option<u8>,
    pub(super) rank: Option<u8>,
    pub(super) board: Option<u8>,
}

/// What a piece is said to become.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Becomes {
    Role(Role),
    /// Whatever its promoted side is.
    Turned,
    /// What it was before.
    Back,
}

/// What stands behind a stroke.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Stroke {
    pub(super) letter: char,
    pub(super) square: Option<Square>,
}

impl Corner {
    fn is_none(self) -> bool {
        self == Corner::default()
    }

    fn square(self) -> Option<Square> {
        Square::new(self.file?, self.rank?)
    }

    fn fits(self, mv: Move) -> bool {
        let square = mv.from.square();
        self.file.is_none_or(|file| file == square.file())
            && self.rank.is_none_or(|rank| rank == square.rank())
            && self.board.is_none_or(|board| board == mv.from.board())
    }
}

impl Step {
    /// The whole square from which the piece is said to come.
    pub(in crate::variant) fn origin(&self) -> Option<Square> {
        self.from.square()
    }

    fn fits(&self, position: &Position, mv: Move) -> bool {
        // Other programs write a pass as a step from a square to itself.
        let is_step = !mv.is_drop() && !matches!(mv.deed, Deed::Castle { .. });
        is_step
            && mv.to.square() == self.to
            && self.from.fits(mv)
            && self.is_moved_by(position, mv)
            && (!self.captures || position.is_capture(mv))
            && self.becomes.is_none_or(|becomes| becomes.fits(position, mv))
    }

    fn is_moved_by(&self, position: &Position, mv: Move) -> bool {
        let Some(piece) = position.piece_at(mv.from) else { return false };
        let pawn = position.variant.promotion.main_pawn[piece.color];
        match self.role {
            Some(role) if self.turned => piece.origin == Origin::Turned(role),
            Some(role) => piece.role == role,
            None if self.from.square().is_some() => true,
            // Without a file and without a sign of capture only a step was meant.
            None => {
                Some(piece.role) == pawn
                    && (self.captures || !self.from.is_none() || !position.is_capture(mv))
            }
        }
    }
}

impl Becomes {
    fn fits(self, position: &Position, mv: Move) -> bool {
        match self {
            Becomes::Role(role) => became(position, mv) == Some(role),
            Becomes::Turned => mv.deed == Deed::PromotePiece,
            Becomes::Back => mv.deed == Deed::Demote,
        }
    }
}

/// What a piece becomes with a move, if it becomes something else.
pub(super) fn became(position: &Position, mv: Move) -> Option<Role> {
    let piece = || position.piece_at(mv.from);
    match mv.deed {
        Deed::Promote(role) => Some(role),
        Deed::PromotePiece => position.variant.promotion.promoted[piece()?.role.index()],
        Deed::Demote => match piece()?.origin {
            Origin::Turned(role) => Some(role),
            _ => None,
        },
        _ => None,
    }
}

impl Wanted {
    /// Whether a move, legal or not, is one that the text may mean.
    pub(in crate::variant) fn fits(&self, position: &Position, mv: Move) -> bool {
        let acts = match self.act {
            Act::Castle { up } => {
                matches!(mv.deed, Deed::Castle { .. }) && (mv.to.square() > mv.from.square()) == up
            }
            Act::Pass => mv.is_pass(),
            Act::Drop { role, promoted, to } => {
                let fits = match mv.deed {
                    Deed::Drop(dropped) => !promoted && dropped == role,
                    Deed::DropPromoted(dropped) if promoted => dropped == role,
                    // Other programs name what it is on its promoted side.
                    Deed::DropPromoted(dropped) => {
                        position.variant.promotion.promoted[dropped.index()] == Some(role)
                    }
                    _ => false,
                };
                fits && mv.to.square() == to
            }
            Act::Step(step) => step.fits(position, mv),
        };
        acts && self.wall.is_none_or(|square| mv.extra == Some(Extra::Wall(square)))
            && self.fits_strokes(position, mv)
    }

    fn fits_strokes(&self, position: &Position, mv: Move) -> bool {
        match self.strokes[..] {
            [] => true,
            [one] => one.is_board(position, mv) && !has_gate(mv) || one.is_gate(position, mv),
            [one, other] => {
                let is_both =
                    |gate: Stroke, board: Stroke| gate.is_gate(position, mv) && board.is_board(position, mv);
                is_both(one, other) || is_both(other, one)
            }
            _ => false,
        }
    }

    /// Whether the text, if it means this move, leaves nothing of it unsaid.
    pub(super) fn says_all(&self, mv: Move) -> bool {
        let is_plain = matches!(mv.deed, Deed::Step | Deed::EnPassant);
        let says_promotion = match self.act {
            Act::Step(step) => step.becomes.is_some() || is_plain,
            Act::Drop { promoted, .. } => promoted || !matches!(mv.deed, Deed::DropPromoted(_)),
            _ => true,
        };
        says_promotion && (!has_gate(mv) || !self.strokes.is_empty())
    }

    /// The same without what the piece is said to become, if it is said to become something.
    pub(in crate::variant) fn without_promotion(&self) -> Option<Wanted> {
        match self.act {
            Act::Step(step) if step.becomes.is_some() => {
                Some(Wanted { act: Act::Step(Step { becomes: None, ..step }), ..self.clone() })
            }
            _ => None,
        }
    }

    /// The same without what stands behind strokes.
    pub(in crate::variant) fn without_strokes(&self) -> Wanted {
        Wanted { strokes: Vec::new(), ..self.clone() }
    }

    /// The piece that the text says to be gated, if a stroke can mean nothing else.
    pub(in crate::variant) fn gated(&self, position: &Position) -> Option<Role> {
        let gate = match self.strokes[..] {
            [one] if position.variant.boards() == 1 || one.board().is_none() => one,
            [gate, _] => gate,
            _ => return None,
        };
        role_of(position, gate.letter)
    }

    /// The board on which the text says that a piece arrives.
    pub(in crate::variant) fn board(&self) -> Option<u8> {
        self.strokes.last().and_then(|stroke| stroke.board())
    }
}

fn has_gate(mv: Move) -> bool {
    matches!(mv.extra, Some(Extra::Gate(..)))
}

/// The board on which the pieces that move arrive.
pub(in crate::variant) fn arrival_board(mv: Move) -> u8 {
    match mv.deed {
        Deed::Castle { board } => board,
        _ => mv.to.board(),
    }
}

impl Stroke {
    fn board(self) -> Option<u8> {
        let is_board = matches!(self.letter, 'A'..='H') && self.square.is_none();
        is_board.then(|| self.letter as u8 - b'A')
    }

    fn is_board(self, position: &Position, mv: Move) -> bool {
        position.variant.boards() > 1 && self.board() == Some(arrival_board(mv))
    }

    fn is_gate(self, position: &Position, mv: Move) -> bool {
        let Some(Extra::Gate(square, role)) = mv.extra else { return false };
        role_of(position, self.letter) == Some(role) && self.square.is_none_or(|at| at == square)
    }
}

/// The role that an upper-case letter means.
pub(super) fn role_of(position: &Position, letter: char) -> Option<Role> {
    let kind: Kind = position.variant.spec.army.kind_of(letter)?;
    position.variant.role(kind)
}
