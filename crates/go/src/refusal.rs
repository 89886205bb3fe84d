//! Why the rules refuse a move.

use game::Message;

use crate::{Forbidden, Move, Position};

/// The sentence that says why a move is refused.
pub(crate) fn refusal(position: &Position, mv: Move) -> Message {
    let message = match position.forbids(mv) {
        Some(Forbidden::Over) => Message::new("move-game-over"),
        Some(Forbidden::OffBoard) => Message::new("stone-off-board").with("size", position.size()),
        Some(Forbidden::Outside) => Message::new("stone-outside"),
        Some(Forbidden::Occupied(color)) => Message::new("stone-occupied").with("color", color),
        Some(Forbidden::Ko) => Message::new("stone-ko"),
        Some(Forbidden::Suicide) => Message::new("stone-suicide"),
        Some(Forbidden::Superko(0)) => Message::new("stone-superko-start"),
        Some(Forbidden::Superko(moves)) => Message::new("stone-superko").with("move", moves),
        None => Message::new("move-legal"),
    };
    match mv.point() {
        Some(point) => message.with("point", point),
        None => message,
    }
}
