//! Which kind of chess is played, and where its games begin.

use std::sync::Arc;

use game::Message;

use super::Position;
use crate::{
    Setup, fen,
    variant::{self, Variant},
};

/// A kind of chess.
#[derive(Debug, Clone, Default)]
pub enum Rules {
    /// Standard chess.
    #[default]
    Chess,
    /// Chess960, whose castling is written by the files of rooks.
    Chess960,
    /// Any other variant.
    Variant(Arc<Variant>),
}

/// Why a text is no position of a kind of chess.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FenError {
    /// In standard chess or Chess960.
    #[error(transparent)]
    Standard(#[from] fen::FenError),
    /// In any other variant.
    #[error(transparent)]
    Variant(#[from] variant::fen::FenError),
}

impl FenError {
    /// The sentence that tells it.
    pub fn message(&self) -> Message {
        match self {
            FenError::Standard(error) => error.message(),
            FenError::Variant(error) => error.message(),
        }
    }
}

impl Rules {
    /// The position in which a game begins.
    ///
    /// # Errors
    /// Says what is wrong with the start position of a variant.
    pub fn start(&self) -> Result<Position, FenError> {
        match self {
            Rules::Chess | Rules::Chess960 => self.position(fen::START),
            Rules::Variant(variant) => Ok(variant::fen::start(variant)?.into()),
        }
    }

    /// Reads a position.
    ///
    /// # Errors
    /// Says what is wrong with the text, or why the rules cannot play on from there.
    pub fn position(&self, text: &str) -> Result<Position, FenError> {
        match self {
            Rules::Variant(variant) => Ok(variant::fen::parse(variant, text)?.into()),
            Rules::Chess | Rules::Chess960 => {
                let (setup, _) = fen::parse_setup(text)?;
                let chess960 = setup.chess960 || matches!(self, Rules::Chess960);
                let position = crate::Position::try_from(Setup { chess960, ..setup });
                Ok(position.map_err(fen::FenError::from)?.into())
            }
        }
    }
}
