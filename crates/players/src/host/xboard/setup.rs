//! Variants by the names of `XBoard`, and those that it does not know.

use std::iter;

use chess::{
    any::Rules,
    variant::{Kind, Title, Variant},
};
use protocol::xboard::Reply;

use crate::mind::Kinds;

/// Variants of which `XBoard` knows where they begin.
const KNOWN: [&str; 20] = [
    "normal",
    "fischerandom",
    "crazyhouse",
    "3check",
    "giveaway",
    "suicide",
    "losers",
    "atomic",
    "capablanca",
    "gothic",
    "janus",
    "seirawan",
    "shatranj",
    "courier",
    "makruk",
    "asean",
    "shogi",
    "xiangqi",
    "knightmate",
    "grand",
];
/// Others that many people look for.
const SOUGHT: [&str; 10] = [
    "horde",
    "racingkings",
    "kingofthehill",
    "antichess",
    "alice",
    "5check",
    "extinction",
    "placement",
    "chigorin",
    "draughts",
];
/// `XBoard` keeps no more than about so many signs of a list.
const MOST_SIGNS: usize = 460;
/// The pictures of `XBoard` in its order; the king comes last.
const PICTURES: &str = "PNBRQFEACWMOHIJGDVLSU";

/// The names to offer: those that everybody knows, then as many others as there is room for.
pub(super) fn names(kinds: &Kinds) -> String {
    let mut names = KNOWN.join(",");
    let is_other = |name: &&str| {
        !KNOWN.contains(name) && !SOUGHT.contains(name) && !matches!(*name, "chess" | "chess960")
    };
    let sought = SOUGHT.into_iter().filter(|name| kinds.names().any(|known| known == *name));
    for name in sought.chain(kinds.names().filter(is_other)) {
        if names.len() + 1 + name.len() <= MOST_SIGNS {
            names.push(',');
            names.push_str(name);
        }
    }
    names
}

/// What `XBoard` is told of a variant that it does not know: its pieces, its board and its
/// start, then how each piece moves that chess does not have.
pub(super) fn of(kinds: &Kinds, name: &str) -> Vec<Reply> {
    match kinds.rules(name) {
        Ok(Rules::Variant(variant)) if !KNOWN.contains(&name) => {
            let spec = variant.spec();
            let hand = if spec.drops.enabled { variant.titles().len() } else { 0 };
            let letters = letters(&variant);
            let setup = format!("({letters}) {}x{}+{hand}_fairy {}", spec.files, spec.ranks, spec.start);
            let pieces = variant.titles().iter().filter_map(|&title| piece(&variant, title));
            iter::once(Reply::Setup(setup)).chain(pieces).collect()
        }
        _ => Vec::new(),
    }
}

/// How a piece moves, if it is none of chess or moves otherwise.
fn piece(variant: &Variant, title: Title) -> Option<Reply> {
    let own = variant.spec().army.moves[title.kind.index()].as_deref();
    let moves = own.or_else(|| title.kind.betza().filter(|_| !Title::OF_CHESS.contains(&title.kind)))?;
    Some(Reply::Piece(title.letter, moves.to_owned()))
}

/// The letter of each picture, `.` where there is none: White's, then Black's.
fn letters(variant: &Variant) -> String {
    let mut table = vec!['.'; PICTURES.len()];
    let others = variant.titles().iter().filter(|title| title.kind != Kind::KING);
    let mut homeless = Vec::new();
    for title in others {
        match PICTURES.find(title.letter) {
            Some(place) => table[place] = title.letter,
            None => homeless.push(title.letter),
        }
    }
    for letter in homeless {
        if let Some(place) = table.iter().rposition(|&sign| sign == '.') {
            table[place] = letter;
        }
    }
    let king = variant.titles().iter().find(|title| title.kind == Kind::KING);
    table.push(king.map_or('.', |title| title.letter));
    let white: String = table.iter().collect();
    let black = white.to_ascii_lowercase();
    white + &black
}
