//! SAN of every variant: moves as people write them.
//!
//! Pieces are named by the variant's letters, its pawns by none. Written are
//! `Nf3`, `exd5`, `e8=Q`, `O-O`; drops as `N@f3`; gating as `Nc3/H` and `O-O/He1`;
//! a wall behind a comma, `Qd4,e5`; a pass as `--`. A piece that turns to its
//! promoted side or back names what it becomes, `Bh3=H`; where a pawn could
//! become the same otherwise, `=+` and `=-`. On several boards the board of
//! arrival always comes last, `Nf3/B`, `Nc3/H/B`; where pieces on different boards
//! stand on one square, the whole departure is told: `Ne4Af6/C`. Then `+` for
//! check, `#` for a won game.
//!
//! Read is that and looser forms: no board, gate or promotion where only one
//! move fits, `0-0`, `@e4`, `e8Q`, `Pe4`, `+Pe5`, `Nf3(B)`, both squares, and
//! coordinates as engines write them.

mod read;
mod wanted;
mod write;

pub(super) use wanted::{Act, Wanted, arrival_board};

use game::Message;

use super::{Deed, Move, Position, show::refusal, text};
use crate::san::shown;
pub use crate::variant::show::Refusal;

/// Why a text is no move here.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SanError {
    /// The text does not have the form of a move.
    #[error("expected a move, got {0:?}")]
    Unreadable(String),
    /// Several moves may be meant.
    #[error("{text} is ambiguous: {}", .moves.join(" or "))]
    Ambiguous {
        /// The move as it was written.
        text: String,
        /// The first of those that may be meant.
        moves: Vec<String>,
    },
    /// The rules do not allow it.
    #[error("{text} is not possible: {reason}")]
    Illegal {
        /// The move as it was written.
        text: String,
        /// What the rules have against it.
        reason: Refusal,
    },
}

impl SanError {
    /// The sentence that tells it.
    pub fn message(&self) -> Message {
        match self {
            SanError::Unreadable(text) => Message::new("move-unreadable").with("text", text),
            SanError::Ambiguous { text, moves } => {
                Message::new("move-ambiguous").with("text", text).with("moves", moves.join(" "))
            }
            SanError::Illegal { reason, .. } => reason.message(),
        }
    }
}

/// How many moves a text that means several is said to mean.
const MOST_TOLD: usize = 8;

/// Reads a move.
///
/// # Errors
/// When the text is no move, no legal move, or means several.
///
/// ```
/// use chess::variant::{Variant, fen, language::Catalogue, san};
///
/// let entry = Catalogue::builtin().get("crazyhouse").unwrap();
/// let start = fen::start(&Variant::new(entry.spec.clone())?)?;
/// let mv = san::parse(&start, "Nf3")?;
/// assert_eq!(san::parse(&start, "Ng1-f3!"), Ok(mv));
/// assert_eq!(san::write(&start, mv), "Nf3");
/// let drop = san::parse(&start, "N@f3").unwrap_err();
/// assert_eq!(drop.to_string(), "N@f3 is not possible: there is no knight in hand");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn parse(position: &Position, text: &str) -> Result<Move, SanError> {
    let text = text.trim();
    let told = || shown(text.as_bytes());
    // In coordinates a + is part of the move.
    if let Some(mv) = text::exact(position, text) {
        return Ok(mv);
    }
    let Some((wanted, end)) = read::read(position, text) else {
        return text::parse(position, text).ok_or_else(|| SanError::Unreadable(told()));
    };
    let mut moves = Vec::new();
    position.list_moves(&mut moves);
    let mut fitting = moves.clone();
    fitting.retain(|&mv| wanted.fits(position, mv));
    match fitting[..] {
        [] => text::parse(position, text)
            .ok_or_else(|| SanError::Illegal { text: told(), reason: refusal::of_wanted(position, &wanted) }),
        [mv] => Ok(promoted(position, mv, text, &moves)),
        _ => only(position, &wanted, &fitting, &moves, &text[..end]).ok_or_else(|| {
            let written = |&mv: &Move| write::plain(position, mv, &moves);
            let moves = fitting.iter().take(MOST_TOLD).map(written).collect();
            SanError::Ambiguous { text: told(), moves }
        }),
    }
}

/// The move with its promotion, where a + behind the text can mean nothing else.
///
/// Shogi is often written so; a + that tells of a check stays what it is.
fn promoted(position: &Position, mv: Move, text: &str, moves: &[Move]) -> Move {
    let turned = Move { deed: Deed::PromotePiece, ..mv };
    let gives_check = || {
        let mut after = position.clone();
        after.apply(mv);
        after.is_check()
    };
    let is_meant = text.ends_with('+') && mv.deed == Deed::Step && moves.contains(&turned) && !gives_check();
    if is_meant { turned } else { mv }
}

/// The one of several moves that a text means, by what it leaves unsaid or to the letter.
fn only(position: &Position, wanted: &Wanted, fitting: &[Move], all: &[Move], text: &str) -> Option<Move> {
    let mut plain = fitting.iter().copied().filter(|&mv| wanted.says_all(mv));
    match (plain.next(), plain.next()) {
        (Some(mv), None) => Some(mv),
        _ => fitting.iter().copied().find(|&mv| write::plain(position, mv, all) == text),
    }
}

/// A legal move, with its `+` or `#`.
pub fn write(position: &Position, mv: Move) -> String {
    let mut moves = Vec::new();
    position.list_moves(&mut moves);
    let mut text = write::plain(position, mv, &moves);
    text.extend(write::sign(position, mv));
    text
}
