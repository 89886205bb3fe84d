//! Variants by the names of `XBoard`, and those that it does not know.

use chess::{
    any::Rules,
    variant::{Kind, Variant},
};

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
/// `XBoard` keeps no more than about so many signs of a list.
const MOST_SIGNS: usize = 460;
/// The pictures of `XBoard` in its order; the king comes last.
const PICTURES: &str = "PNBRQFEACWMOHIJGDVLSU";

/// The names to offer: those that everybody knows, then as many others as there is room for.
pub(super) fn names(kinds: &Kinds) -> String {
    let mut names = KNOWN.join(",");
    let others = kinds.names().filter(|name| !KNOWN.contains(name) && !matches!(*name, "chess" | "chess960"));
    for name in others {
        if names.len() + 1 + name.len() <= MOST_SIGNS {
            names.push(',');
            names.push_str(name);
        }
    }
    names
}

/// The pieces, the board and the start of a variant that `XBoard` does not know.
pub(super) fn of(kinds: &Kinds, name: &str) -> Option<String> {
    match kinds.rules(name).ok()? {
        Rules::Variant(variant) if !KNOWN.contains(&name) => {
            let spec = variant.spec();
            let hand = if spec.drops.enabled { variant.titles().len() } else { 0 };
            let letters = letters(&variant);
            Some(format!("({letters}) {}x{}+{hand}_fairy {}", spec.files, spec.ranks, spec.start))
        }
        _ => None,
    }
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
