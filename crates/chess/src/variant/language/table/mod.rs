//! The table of keys, in the order in which they are applied.
//!
//! The order is a rule of the language: sizes come first, then pieces, then
//! everything that names pieces by their letters.

mod ending;
mod moving;
mod naming;
mod playing;

use game::{ByColor, Color};

use super::keys::{
    Key, Support,
    Value::{self, File, Letter, Mobility, Rank, Unread},
};
use crate::variant::Kind;

/// All keys.
pub(super) fn keys() -> Vec<Key> {
    let mut keys = vec![
        rule("maxRank", Rank(|s, v| s.ranks = v + 1), "how many ranks the board has"),
        rule("maxFile", File(|s, v| s.files = v + 1), "how many files the board has"),
    ];
    for kind in Kind::all() {
        keys.push(letter(kind));
        keys.extend(Color::ALL.map(|color| mobility(color, kind)));
    }
    for group in [
        naming::army as fn() -> Vec<Key>,
        naming::former,
        naming::names,
        moving::promotion,
        moving::captures,
        moving::pawns,
        moving::castling,
        playing::drops,
        playing::additions,
        playing::manners,
        ending::counting,
        ending::results,
        ending::extinction,
        ending::flags,
        ending::connections,
        ending::adjudication,
        naming::boards,
        naming::gone,
    ] {
        keys.extend(group());
    }
    keys
}

fn key(name: &'static str, value: Value, meaning: &'static str, support: Support) -> Key {
    Key { name: name.into(), meaning: meaning.into(), support, value }
}

fn rule(name: &'static str, value: Value, meaning: &'static str) -> Key {
    key(name, value, meaning, Support::Full)
}

fn ours(name: &'static str, value: Value, meaning: &'static str) -> Key {
    key(name, value, meaning, Support::Ours)
}

fn idle(name: &'static str, meaning: &'static str) -> Key {
    key(name, Unread, meaning, Support::Idle)
}

fn old(name: &'static str, value: Value, today: &'static str) -> Key {
    key(name, value, "an older way to write another key", Support::Old(today))
}

fn letter(kind: Kind) -> Key {
    let meaning = match kind {
        Kind::KING => {
            "the letter of the king, which must not be lost, and how it moves if not as in chess".into()
        }
        kind if kind.is_custom() => "the letter of a piece of one's own, and how it moves".into(),
        kind => format!("the letter of the {}", kind.name()).into(),
    };
    Key { name: kind.name().into(), meaning, support: Support::Full, value: Letter(kind) }
}

fn mobility(color: Color, kind: Kind) -> Key {
    let name = kind.name();
    let (first, rest) = name.split_at(1);
    let side = if color.is_white() { "White" } else { "Black" };
    Key {
        name: format!("mobilityRegion{side}{}{rest}", first.to_ascii_uppercase()).into(),
        meaning: format!("the squares to which {side}'s pieces of the kind {name} may go").into(),
        support: Support::Full,
        value: Mobility(color, kind),
    }
}

const fn both<T: Copy>(value: T) -> ByColor<T> {
    ByColor { white: value, black: value }
}
