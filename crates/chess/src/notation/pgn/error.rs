//! What can be wrong with a game, and where.

use game::{Message, Quoted};

use super::{Limit, Spot};
use crate::{
    any::{ChoiceError, FenError},
    san::SanError,
    variant,
};

/// Something wrong with a game, and where it is.
///
/// Its `Display` is `line:column: message`, so that a file's name and a colon
/// before it make what editors jump to.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}:{}: {problem}", .spot.line, .spot.column)]
pub struct PgnError {
    /// Where it is.
    pub spot: Spot,
    /// What it is.
    pub problem: Problem,
}

/// What can be wrong with a game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// The move cannot be read or played.
    #[error(transparent)]
    Move(#[from] SanError),
    /// The move of a variant cannot be read or played.
    #[error(transparent)]
    VariantMove(#[from] variant::san::SanError),
    /// A side in check cannot pass.
    #[error("{0} would leave the king in check")]
    NullMove(String),
    /// The text between two games is neither.
    #[error("expected a game, got {0:?}")]
    Junk(String),
    /// The text has bytes that no text has.
    #[error("expected text, got binary data with the byte {0:#04x}")]
    Binary(u8),
    /// The text is UTF-16, which PGN is not written in.
    #[error("the text is UTF-16 instead of UTF-8 or Latin-1")]
    Utf16,
    /// A sign stands where none can.
    #[error("unexpected {0:?}")]
    Unexpected(char),
    /// A variation stands where there is no move to replace.
    #[error("a variation needs a move before it")]
    VariationFirst,
    /// A variation was opened and the game ended.
    #[error("a variation is not closed by )")]
    VariationOpen,
    /// A variation was closed that nobody opened.
    #[error("there is no variation to close")]
    VariationClosed,
    /// A comment was opened and the game ended.
    #[error("the comment is not closed by }}")]
    CommentOpen,
    /// Behind a bracket there is no tag.
    #[error("expected a tag like [Name \"value\"], got {0:?}")]
    Tag(String),
    /// The value of a tag has no end.
    #[error("the value of the tag {0} is not closed by a quotation mark")]
    TagValue(String),
    /// A tag has no end.
    #[error("the tag {0} is not closed by ]")]
    TagOpen(String),
    /// The number of a glyph cannot be read.
    #[error("expected the number of a glyph, got {0:?}")]
    Glyph(String),
    /// The start position cannot be read or played.
    #[error("the start position cannot be played: {0}")]
    Fen(#[from] FenError),
    /// The game is of a kind that is not known here.
    #[error("unknown variant {0:?}")]
    Variant(String),
    /// The game is of a kind that is known and cannot be played.
    #[error(transparent)]
    Unplayable(#[from] ChoiceError),
    /// The rules that the game brings along cannot be played.
    #[error("the rules of the variant cannot be played: {0}")]
    Rules(Box<variant::language::Problem>),
    /// The rules that the game brings along are those of other variants.
    #[error("unknown variant {wanted:?}: VariantRules describes {brought}")]
    OtherRules {
        /// The variant that the game names.
        wanted: String,
        /// The variants whose rules it brings.
        brought: String,
    },
    /// The game brings rules along and does not say that they are its own.
    #[error("the tag Variant is missing: VariantRules describes {0}")]
    UnnamedRules(String),
    /// Something is longer, deeper or more than is read.
    #[error("{0}")]
    Limit(Limit),
}

impl Problem {
    /// The sentence that tells it.
    pub fn message(&self) -> Message {
        let about = |id: &'static str, text: &str| Message::new(id).with("text", Quoted::new(text));
        match self {
            Problem::Move(error) => error.message(),
            Problem::VariantMove(error) => error.message(),
            Problem::NullMove(text) => Message::new("pgn-null-move").with("text", text),
            Problem::Junk(text) => about("pgn-junk", text),
            Problem::Binary(byte) => Message::new("pgn-binary").with("byte", format!("{byte:#04x}")),
            Problem::Utf16 => Message::new("pgn-utf16"),
            Problem::Unexpected(sign) => about("pgn-unexpected", &sign.to_string()),
            Problem::VariationFirst => Message::new("pgn-variation-first"),
            Problem::VariationOpen => Message::new("pgn-variation-open"),
            Problem::VariationClosed => Message::new("pgn-variation-closed"),
            Problem::CommentOpen => Message::new("pgn-comment-open"),
            Problem::Tag(text) => about("pgn-tag", text),
            Problem::TagValue(name) => Message::new("pgn-tag-value").with("name", name),
            Problem::TagOpen(name) => Message::new("pgn-tag-open").with("name", name),
            Problem::Glyph(text) => about("pgn-glyph", text),
            Problem::Fen(error) => Message::new("pgn-start").saying("why", error.message()),
            Problem::Variant(name) => about("pgn-variant", name),
            Problem::Unplayable(error) => Message::new("pgn-unplayable").with("why", error),
            Problem::Rules(problem) => Message::new("pgn-rules").saying("why", problem.fault.message()),
            Problem::OtherRules { wanted, brought } => {
                about("pgn-other-rules", wanted).with("brought", brought)
            }
            Problem::UnnamedRules(brought) => Message::new("pgn-unnamed-rules").with("brought", brought),
            Problem::Limit(limit) => limit.message(),
        }
    }

    /// Whether the tags describe no start position, so that no move can be read.
    pub fn is_in_start(&self) -> bool {
        matches!(
            self,
            Problem::Fen(_)
                | Problem::Variant(_)
                | Problem::Unplayable(_)
                | Problem::Rules(_)
                | Problem::OtherRules { .. }
                | Problem::UnnamedRules(_)
        )
    }
}
