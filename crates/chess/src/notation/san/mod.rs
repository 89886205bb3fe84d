//! SAN: moves as people write them.
//!
//! Written as short as the position allows; read leniently: `0-0`, `e8Q`,
//! `e2-e4`, `Ng1xf3`, a superfluous origin or `+` are all understood, and a text
//! that contradicts the position is not.
//!
//! Reading goes from the text to the one move, over the attack tables: no list
//! of moves is made, and nothing is allocated unless the text is refused.

mod letters;
mod parts;
mod quick;
mod resolve;
mod write;

use std::fmt;

use game::Message;

pub use letters::Letters;
pub(super) use parts::{Parts, is_suffix};
pub(super) use quick::quick;
pub(super) use resolve::{Refused, resolve};
use write::Form;

use crate::{Bitboard, Move, Position, Role, Square};

/// Why a text is no move here.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SanError {
    /// The text does not have the form of a move.
    #[error("expected a move, got {0:?}")]
    Unreadable(String),
    /// Several pieces may make this move.
    #[error("{text} is ambiguous: {}", Origins(*.origins))]
    Ambiguous {
        /// The move as it was written.
        text: String,
        /// Where the pieces stand that may make it.
        origins: Bitboard,
    },
    /// The rules do not allow it.
    #[error("{}", Sentence(.text, *.reason))]
    Illegal {
        /// The move as it was written.
        text: String,
        /// What the rules have against it.
        reason: IllegalReason,
    },
}

impl SanError {
    /// The sentence that tells it, without a look at the position.
    pub fn message(&self) -> Message {
        match self {
            SanError::Unreadable(text) => Message::new("move-unreadable").with("text", text),
            SanError::Ambiguous { text, origins } => {
                let squares: Vec<String> = origins.into_iter().map(|square| square.to_string()).collect();
                Message::new("move-ambiguous").with("text", text).with("squares", squares.join(" "))
            }
            SanError::Illegal { text, reason } => match reason {
                IllegalReason::Unreachable(role, square) | IllegalReason::Elsewhere(role, square) => {
                    Message::new("move-unreachable").with("piece", role).with("square", square)
                }
                IllegalReason::Check => Message::new("move-leaves-king-in-check").with("text", text),
                IllegalReason::NoPromotion => Message::new("move-promotion-missing"),
                IllegalReason::Promotion(role) => {
                    Message::new("move-promotion-impossible").with("piece", role)
                }
                IllegalReason::CastlingLost { .. } => Message::new("castling-no-right"),
                IllegalReason::CastlingBarred { .. } => Message::new("castling-impossible"),
            },
        }
    }
}

/// What the rules have against a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum IllegalReason {
    /// No such piece can reach the square.
    Unreachable(Role, Square),
    /// No such piece can reach the square from the origin that was written.
    Elsewhere(Role, Square),
    /// The king would be in check afterwards.
    Check,
    /// A pawn reaches the last rank, and no piece was named.
    NoPromotion,
    /// This move does not become the piece that was named.
    Promotion(Role),
    /// King or rook have moved, or were never there.
    CastlingLost {
        /// Whether castling towards the h-file was meant.
        kingside: bool,
    },
    /// Something stands in the way, or the way or the king is struck.
    CastlingBarred {
        /// Whether castling towards the h-file was meant.
        kingside: bool,
    },
}

/// Reads a move in English letters.
///
/// # Errors
/// When the text is no move, no legal move, or means several.
///
/// ```
/// use chess::{Position, san};
///
/// let position = Position::default();
/// let mv = san::parse(&position, "Nf3")?;
/// assert_eq!(san::parse(&position, "Ng1-f3+!"), Ok(mv));
/// assert_eq!(san::parse(&position, "Nd2").unwrap_err().to_string(), "no knight can reach d2");
/// # Ok::<(), san::SanError>(())
/// ```
pub fn parse(position: &Position, text: &str) -> Result<Move, SanError> {
    parse_with(position, text, Letters::English)
}

/// Reads a move in some letters.
///
/// # Errors
/// When the text is no move, no legal move, or means several.
pub fn parse_with(position: &Position, text: &str, letters: Letters) -> Result<Move, SanError> {
    let unreadable = || SanError::Unreadable(shown(text.as_bytes()));
    let (parts, end) = read(text.trim().as_bytes(), letters).ok_or_else(unreadable)?;
    if !end {
        return Err(unreadable());
    }
    resolve(position, parts).map_err(|refused| refused.into_error(text.trim().as_bytes()))
}

/// The parts of a whole text, and whether nothing strange follows them.
fn read(text: &[u8], letters: Letters) -> Option<(Parts, bool)> {
    let english;
    let text = if letters == Letters::English {
        text
    } else {
        english = letters::English::of(text, letters)?;
        english.as_bytes()
    };
    let (parts, end) = Parts::read(text)?;
    Some((parts, is_suffix(&text[end..])))
}

/// The parts of a token that is a move and nothing else.
pub(super) fn read_token(token: &[u8], letters: Letters) -> Option<Parts> {
    read(token, letters).and_then(|(parts, whole)| whole.then_some(parts))
}

/// A legal move in English letters, with its `+` or `#`.
///
/// ```
/// use chess::{Position, san};
///
/// let position = Position::default();
/// let mv = san::parse(&position, "g1f3")?;
/// assert_eq!(san::write(&position, mv), "Nf3");
/// # Ok::<(), san::SanError>(())
/// ```
pub fn write(position: &Position, mv: Move) -> String {
    write_with(position, mv, Letters::English)
}

/// A legal move in some letters, with its `+` or `#`.
pub fn write_with(position: &Position, mv: Move, letters: Letters) -> String {
    let mut text = String::with_capacity(8);
    append(&mut text, position, mv, letters);
    text
}

/// Appends a legal move to a text.
pub fn append(text: &mut String, position: &Position, mv: Move, letters: Letters) {
    write::append(text, position, mv, letters, Form::Short);
}

/// A legal move in long algebraic notation, which [`parse_with`] reads too.
///
/// ```
/// use chess::{Position, san};
///
/// let position = Position::default();
/// let mv = san::parse(&position, "Nf3")?;
/// assert_eq!(san::write_long(&position, mv, san::Letters::English), "Ng1-f3");
/// # Ok::<(), san::SanError>(())
/// ```
pub fn write_long(position: &Position, mv: Move, letters: Letters) -> String {
    let mut text = String::with_capacity(8);
    write::append(&mut text, position, mv, letters, Form::Long);
    text
}

impl Refused {
    /// The error that names the text.
    #[cold]
    pub(super) fn into_error(self, text: &[u8]) -> SanError {
        let text = shown(text);
        match self {
            Refused::Ambiguous(origins) => SanError::Ambiguous { text, origins },
            Refused::Illegal(reason) => SanError::Illegal { text, reason },
        }
    }
}

/// A text for a message, cut where it grows long.
pub(crate) fn shown(text: &[u8]) -> String {
    const MOST: usize = 40;
    let text = String::from_utf8_lossy(&text[..text.len().min(4 * MOST)]);
    // Whatever a terminal would obey is shown as a sign that says nothing.
    let text = text.replace(char::is_control, "\u{fffd}");
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

/// `b1 or f3`.
struct Origins(Bitboard);

impl fmt::Display for Origins {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (index, square) in self.0.into_iter().enumerate() {
            write!(f, "{}{square}", if index == 0 { "" } else { " or " })?;
        }
        Ok(())
    }
}

/// An illegal move and its reason.
struct Sentence<'a>(&'a str, IllegalReason);

impl fmt::Display for Sentence<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Sentence(text, reason) = self;
        match reason {
            IllegalReason::Unreachable(role, to) => write!(f, "no {role} can reach {to}"),
            IllegalReason::Elsewhere(role, to) => {
                write!(f, "{text} is not possible: no {role} can reach {to} from there")
            }
            IllegalReason::Check => write!(f, "{text} would leave the king in check"),
            IllegalReason::NoPromotion => write!(f, "{text} does not say what the pawn becomes"),
            IllegalReason::Promotion(role) => write!(f, "{text} cannot become a {role}"),
            IllegalReason::CastlingLost { .. } => {
                write!(f, "{text} is not possible: the right to castle is gone")
            }
            IllegalReason::CastlingBarred { .. } => {
                write!(f, "{text} is not possible: the way is blocked or under attack")
            }
        }
    }
}
