//! How much of anything is read before it is refused.

use std::fmt;

use game::Message;

/// Bytes of a comment, a `;` comment or an escaped line.
pub const COMMENT: usize = 1 << 18;
/// Bytes of a tag, its brackets included.
pub const TAG: usize = 1 << 16;
/// Tags of one game.
pub const TAGS: usize = 500;
/// Bytes of a move, a number or a symbol.
pub const TOKEN: usize = 255;
/// Variations within variations.
pub const DEPTH: usize = 10_000;
/// Moves of one game, null moves and those of variations included.
pub const MOVES: usize = 100_000;
/// Bytes of one game.
pub const GAME: u64 = 1 << 24;

/// What there was too much of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Limit {
    /// A comment or line is longer than [`COMMENT`].
    Comment,
    /// A tag is longer than [`TAG`].
    Tag,
    /// There are more tags than [`TAGS`].
    Tags,
    /// A move or symbol is longer than [`TOKEN`].
    Token,
    /// Variations are nested deeper than [`DEPTH`].
    Depth,
    /// There are more moves than [`MOVES`].
    Moves,
    /// The game is longer than [`GAME`].
    Game,
}

impl Limit {
    /// The sentence that tells it.
    pub fn message(self) -> Message {
        let (id, most) = match self {
            Limit::Comment => ("pgn-long-comment", COMMENT as u64),
            Limit::Tag => ("pgn-long-tag", TAG as u64),
            Limit::Tags => ("pgn-many-tags", TAGS as u64),
            Limit::Token => ("pgn-long-word", TOKEN as u64),
            Limit::Depth => ("pgn-deep", DEPTH as u64),
            Limit::Moves => ("pgn-many-moves", MOVES as u64),
            Limit::Game => ("pgn-long-game", GAME),
        };
        Message::new(id).with("most", most)
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Limit::Comment => write!(f, "a comment is longer than {COMMENT} bytes"),
            Limit::Tag => write!(f, "a tag is longer than {TAG} bytes"),
            Limit::Tags => write!(f, "the game has more than {TAGS} tags"),
            Limit::Token => write!(f, "a word is longer than {TOKEN} bytes"),
            Limit::Depth => write!(f, "variations are nested deeper than {DEPTH} levels"),
            Limit::Moves => write!(f, "the game has more than {MOVES} moves"),
            Limit::Game => write!(f, "the game is longer than {GAME} bytes"),
        }
    }
}
