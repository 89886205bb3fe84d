//! Both positions for people.

use game::{Action, Board, Change, Edit, Message, Place, Show};

use super::{Move, OTHER_KIND, Piece, Position, either};
use crate::variant::Shown;

impl From<crate::Piece> for Piece {
    fn from(piece: crate::Piece) -> Piece {
        Piece::Standard(piece)
    }
}

impl From<Shown> for Piece {
    fn from(shown: Shown) -> Piece {
        Piece::Variant(shown)
    }
}

impl Show for Position {
    type Piece = Piece;

    fn board(&self) -> Board<Piece> {
        match self {
            Position::Standard(position) => Show::board(position).map(Piece::from),
            Position::Variant(position) => position.board().map(Piece::from),
        }
    }

    fn action(&self, mv: Move) -> Action<Piece> {
        match (self, mv) {
            (Position::Standard(position), Move::Standard(mv)) => wrapped(position.action(mv)),
            (Position::Variant(position), Move::Variant(mv)) => wrapped(position.action(mv)),
            _ => panic!("{OTHER_KIND}"),
        }
    }

    fn text(&self, mv: Move) -> String {
        match (self, mv) {
            (Position::Standard(position), Move::Standard(mv)) => position.text(mv),
            (Position::Variant(position), Move::Variant(mv)) => position.text(mv),
            _ => panic!("{OTHER_KIND}"),
        }
    }

    fn parse(&self, text: &str) -> Result<Move, Message> {
        either!(self, position => position.parse(text).map(Move::from))
    }

    fn refusal(&self, mv: Move) -> Message {
        match (self, mv) {
            (Position::Standard(position), Move::Standard(mv)) => position.refusal(mv),
            (Position::Variant(position), Move::Variant(mv)) => position.refusal(mv),
            _ => Message::new("move-of-another-game"),
        }
    }

    fn edited(&self, edit: &Edit<Piece>) -> Result<Position, Message> {
        match self {
            Position::Standard(position) => {
                let edit = narrowed(edit, |piece| match piece {
                    Piece::Standard(piece) => Some(piece),
                    Piece::Variant(_) => None,
                })?;
                position.edited(&edit).map(Position::from)
            }
            Position::Variant(position) => {
                let edit = narrowed(edit, |piece| match piece {
                    Piece::Standard(_) => None,
                    Piece::Variant(shown) => Some(shown),
                })?;
                position.edited(&edit).map(Position::from)
            }
        }
    }
}

fn wrapped<T>(action: Action<T>) -> Action<Piece>
where
    Piece: From<T>,
{
    let change = |Change { place, before, after }: Change<T>| Change {
        place,
        before: before.map(Piece::from),
        after: after.map(Piece::from),
    };
    Action { changes: action.changes.into_iter().map(change).collect() }
}

/// An edit with the pieces of one of the two.
fn narrowed<T>(edit: &Edit<Piece>, inner: impl Fn(Piece) -> Option<T>) -> Result<Edit<T>, Message> {
    let cell = |&(place, piece): &(Place, Option<Piece>)| match piece.map(&inner) {
        None => Ok((place, None)),
        Some(Some(piece)) => Ok((place, Some(piece))),
        Some(None) => Err(Message::new("edit-impossible").with("place", place)),
    };
    Ok(Edit { cells: edit.cells.iter().map(cell).collect::<Result<_, _>>()?, turn: edit.turn })
}
