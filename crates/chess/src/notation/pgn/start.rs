//! Where a game begins: the tags `FEN` and `Variant`.
//!
//! `SetUp` says only that there is a FEN; where there is one, it is used
//! whatever `SetUp` says, as other programs do.

use super::{Problem, Spot, Text};
use crate::{Position, fen};

/// The tags that say where a game begins, as they were met.
#[derive(Default)]
pub(super) struct Start {
    fen: Option<(String, Spot)>,
    variant: Option<(String, Spot)>,
}

impl Start {
    /// Whether a tag of this name says where a game begins.
    pub(super) fn concerns(name: &[u8]) -> bool {
        matches!(name, b"FEN" | b"Variant")
    }

    /// Notes such a tag.
    pub(super) fn note(&mut self, name: &[u8], value: Text, spot: Spot) {
        let value = value.decode().into_owned();
        let kept = if name == b"FEN" { &mut self.fen } else { &mut self.variant };
        *kept = Some((value, spot));
    }

    /// The start position; none for the usual one.
    ///
    /// A game that names no variant is Chess960 only if `usually` it is.
    pub(super) fn position(self, usually: bool) -> Result<Option<Position>, (Problem, Spot)> {
        let is_chess960 = match &self.variant {
            Some((name, spot)) => is_chess960(name)
                .ok_or_else(|| (Problem::Variant(super::san_shown(name.as_bytes())), *spot))?,
            None => usually,
        };
        match self.fen {
            Some((text, spot)) if !text.trim().is_empty() => {
                read(&text, is_chess960).map(Some).map_err(|error| (error.into(), spot))
            }
            _ if is_chess960 => Ok(read(fen::START, true).ok()),
            _ => Ok(None),
        }
    }
}

fn read(text: &str, is_chess960: bool) -> Result<Position, fen::FenError> {
    let (mut setup, _) = fen::parse_setup(text)?;
    setup.chess960 |= is_chess960;
    Ok(Position::try_from(setup)?)
}

/// Whether a variant's name means Chess960 or standard chess; none if neither.
fn is_chess960(name: &str) -> Option<bool> {
    let plain: String =
        name.chars().filter(char::is_ascii_alphanumeric).map(|sign| sign.to_ascii_lowercase()).collect();
    match plain.as_str() {
        "" | "chess" | "standard" | "standardchess" | "normal" | "fromposition" | "classical" | "classic"
        | "orthodox" | "regular" => Some(false),
        "chess960"
        | "960"
        | "c960"
        | "fischerandom"
        | "fischerrandom"
        | "fischerandomchess"
        | "fischerrandomchess"
        | "fischerrandomchess960"
        | "fischerandomchess960"
        | "chess960fischerrandom"
        | "freestyle"
        | "freestylechess"
        | "frc"
        | "wildfr" => Some(true),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variants_have_many_names() {
        for name in ["Standard", "chess", "Normal", "From Position"] {
            assert_eq!(is_chess960(name), Some(false), "{name}");
        }
        for name in ["Chess960", "chess 960", "fischerandom", "Fischer Random", "Fischerrandom/Chess960"] {
            assert_eq!(is_chess960(name), Some(true), "{name}");
        }
        assert_eq!(is_chess960("Atomic"), None);
    }
}
