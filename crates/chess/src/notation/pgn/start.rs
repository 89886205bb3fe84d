//! Where a game begins: the tags `FEN`, `Variant` and `VariantRules`.
//!
//! `SetUp` says only that there is a FEN; where there is one, it is used
//! whatever `SetUp` says, as other programs do.

use super::{
    Problem, Spot, Text,
    kinds::{Kinds, RULES},
};
use crate::any::{Position, Rules};

/// The tags that say where a game begins, as they were met.
#[derive(Default)]
pub(super) struct Start {
    fen: Option<Tag>,
    variant: Option<Tag>,
    rules: Option<Tag>,
}

/// The value of a tag and its place.
struct Tag {
    text: String,
    spot: Spot,
}

/// What is wrong with a start, and the tag that is to blame.
type Refused = (Problem, Option<Spot>);

impl Start {
    /// Whether a tag of this name says where a game begins.
    pub(super) fn concerns(name: &[u8]) -> bool {
        matches!(name, b"FEN" | b"Variant") || name == RULES.as_bytes()
    }

    /// Notes such a tag.
    pub(super) fn note(&mut self, name: &[u8], value: Text, spot: Spot) {
        let kept = match name {
            b"FEN" => &mut self.fen,
            b"Variant" => &mut self.variant,
            _ => &mut self.rules,
        };
        *kept = Some(Tag { text: value.decode().into_owned(), spot });
    }

    /// The start position; none for that of standard chess.
    pub(super) fn position(self, kinds: &mut Kinds) -> Result<Option<Position>, Refused> {
        let text = |tag: &Option<Tag>| tag.as_ref().map(|tag| tag.text.clone());
        let spot = |tag: &Option<Tag>| tag.as_ref().map(|tag| tag.spot);
        let (variant, sections) = (text(&self.variant), text(&self.rules));
        let rules = kinds.rules(variant.as_deref(), sections.as_deref()).map_err(|problem| {
            let blamed = if matches!(problem, Problem::Rules(_) | Problem::UnnamedRules(_)) {
                &self.rules
            } else {
                &self.variant
            };
            (problem, spot(blamed))
        })?;
        match &self.fen {
            Some(fen) if !fen.text.trim().is_empty() => {
                rules.position(&fen.text).map(Some).map_err(|error| (error.into(), Some(fen.spot)))
            }
            _ if matches!(rules, Rules::Chess) => Ok(None),
            _ => rules.start().map(Some).map_err(|error| (error.into(), spot(&self.variant))),
        }
    }
}
