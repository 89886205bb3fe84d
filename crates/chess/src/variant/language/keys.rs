//! The keys of the language: what each takes, what it means, where it goes.

use std::{borrow::Cow, collections::HashMap, sync::OnceLock};

use game::{Color, Quoted, distance};

use super::{Fault, table, values::Letters};
use crate::variant::{Kind, Region, Spec, Wings, Worth};

/// A key of the language.
pub struct Key {
    /// The key as it is written.
    pub name: Cow<'static, str>,
    /// What it says, in a few words.
    pub meaning: Cow<'static, str>,
    /// How far it is understood here.
    pub support: Support,
    pub(super) value: Value,
}

/// How far a key is understood here.
#[derive(Clone, Copy)]
pub enum Support {
    /// It is a rule of the variant.
    Full,
    /// It is a rule that no other program knows.
    Ours,
    /// It is for other programs; the rules are the same with any value.
    Idle,
    /// It is understood, but one should write this today.
    Old(&'static str),
    /// It is no longer understood; this is written today.
    Gone(&'static str),
}

/// Words with what each of them does.
pub(super) type Words = &'static [(&'static str, fn(&mut Spec))];

/// What a key takes, and what it does with it.
#[derive(Clone, Copy)]
pub(super) enum Value {
    /// Any text, which is not read.
    Unread,
    Text(fn(&mut Spec, &str)),
    Boolean(fn(&mut Spec, bool)),
    /// A number within limits.
    Number(u32, u32, fn(&mut Spec, u32)),
    /// A file, counted from 0.
    File(fn(&mut Spec, u8)),
    /// A rank, counted from 0.
    Rank(fn(&mut Spec, u8)),
    Region(fn(&mut Spec, Region)),
    /// A result for the side to move.
    Worth(fn(&mut Spec, Worth)),
    /// The same, or none.
    OptionalWorth(fn(&mut Spec, Option<Worth>)),
    /// One of some words.
    Word(Words),
    /// The letter of one piece.
    Piece(fn(&mut Spec, Kind)),
    /// The same, or `*` for any.
    PieceOrAny(fn(&mut Spec, Kind)),
    /// The same, or `-` for none.
    PieceOrNone(fn(&mut Spec, Option<Kind>)),
    /// Letters of pieces.
    Pieces(fn(&mut Spec, Letters)),
    /// The same, or `*` for all together.
    PiecesOrAny(fn(&mut Spec, Letters)),
    /// Letters with numbers, such as `q:1 r:2`.
    Limits(fn(&mut Spec, Kind, u8)),
    /// Letters with letters, such as `p:g s:-`.
    Pairs(fn(&mut Spec, Kind, Option<Kind>)),
    /// Spare letters with letters, such as `h:n`.
    Synonyms,
    /// Some of `KQkq`.
    Rights(fn(&mut Spec, Color, Wings)),
    /// A letter, and for some kinds how they move.
    Letter(Kind),
    /// Where pieces of a kind may go.
    Mobility(Color, Kind),
}

impl Key {
    /// Says what it takes instead of what was found.
    pub(super) fn expected(&self, got: Quoted) -> Fault {
        match self.value {
            Value::Unread | Value::Text(_) => Fault::ExpectedText { got },
            Value::Boolean(_) => Fault::ExpectedBoolean { got },
            Value::Number(min, max, _) => Fault::ExpectedNumber { min, max, got },
            Value::File(_) => Fault::ExpectedFile { got },
            Value::Rank(_) => Fault::ExpectedRank { got },
            Value::Region(_) | Value::Mobility(..) => Fault::ExpectedRegion { got },
            Value::Worth(_) => Fault::ExpectedWorth { got },
            Value::OptionalWorth(_) => Fault::ExpectedOptionalWorth { got },
            Value::Word(words) => Fault::ExpectedWord { words: listed(words), got },
            Value::Piece(_) => Fault::ExpectedPiece { got },
            Value::PieceOrAny(_) => Fault::ExpectedPieceOrAny { got },
            Value::PieceOrNone(_) => Fault::ExpectedPieceOrNone { got },
            Value::Pieces(_) => Fault::ExpectedPieces { got },
            Value::PiecesOrAny(_) => Fault::ExpectedPiecesOrAny { got },
            Value::Limits(_) => Fault::ExpectedLimits { got },
            Value::Pairs(_) => Fault::ExpectedPairs { got },
            Value::Synonyms => Fault::ExpectedSynonyms { got },
            Value::Rights(_) => Fault::ExpectedRights { got },
            Value::Letter(kind) if kind.is_custom() => Fault::ExpectedCustomPiece { got },
            Value::Letter(Kind::KING) => Fault::ExpectedKing { got },
            Value::Letter(_) => Fault::ExpectedLetter { got },
        }
    }
}

fn listed(words: Words) -> String {
    let names: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
    names.join(", ")
}

/// All keys, in the order in which a section's settings are applied.
pub fn keys() -> &'static [Key] {
    &index().keys
}

struct Index {
    keys: Vec<Key>,
    by_name: HashMap<String, usize>,
    by_lower_name: HashMap<String, usize>,
}

fn index() -> &'static Index {
    static INDEX: OnceLock<Index> = OnceLock::new();
    INDEX.get_or_init(|| {
        let keys = table::keys();
        let names = keys.iter().map(|key| key.name.to_string()).enumerate();
        let by_name = names.clone().map(|(place, name)| (name, place)).collect();
        let by_lower_name = names.map(|(place, name)| (name.to_ascii_lowercase(), place)).collect();
        Index { keys, by_name, by_lower_name }
    })
}

/// The place of a key in the list.
pub(super) fn find(name: &str) -> Option<usize> {
    index().by_name.get(name).copied()
}

/// The key that an unknown one was perhaps meant to be.
pub(super) fn nearest(name: &str) -> Option<&'static str> {
    let index = index();
    let lower = name.to_ascii_lowercase();
    if let Some(&place) = index.by_lower_name.get(&lower) {
        return Some(&index.keys[place].name);
    }
    let names = index.keys.iter().map(|key| key.name.as_ref());
    // Of regions of mobility only the name of the piece can be meant otherwise.
    let told = lower.strip_prefix("mobilityregion").map_or(lower.len(), |rest| rest.len().saturating_sub(5));
    let tolerance = (told / 4).clamp(1, 3);
    let near = names.filter(|known| known.len().abs_diff(lower.len()) <= tolerance);
    let distances =
        near.map(|known| (distance(lower.as_bytes(), known.to_ascii_lowercase().as_bytes()), known));
    distances.filter(|near| near.0 <= tolerance).min_by_key(|near| near.0).map(|near| near.1)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_key_stands_in_the_table_once_and_says_what_it_means() {
        let names: HashSet<&str> = keys().iter().map(|key| key.name.as_ref()).collect();
        assert_eq!(names.len(), keys().len());
        for key in keys() {
            assert!(!key.meaning.is_empty(), "{}", key.name);
        }
    }

    #[test]
    fn a_misspelt_key_finds_the_right_one() {
        assert_eq!(nearest("maxrank"), Some("maxRank"));
        assert_eq!(nearest("StartFEN"), Some("startFen"));
        assert_eq!(nearest("stalematVaule"), Some("stalemateValue"));
        assert_eq!(nearest("customPiece26"), Some("customPiece2"));
        assert_eq!(nearest("moonPhase"), None);
    }
}
