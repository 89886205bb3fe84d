//! Names of openings, found by the position, so that every order of moves leads to them.

use std::{collections::HashMap, sync::OnceLock};

use game::Position as _;

use crate::{Move, Position, san};

/// An opening as people call it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Opening {
    /// Its code in the Encyclopaedia of Chess Openings.
    pub eco: &'static str,
    /// Its name.
    pub name: &'static str,
    /// The moves that lead there first.
    pub moves: &'static str,
}

/// Every opening, each in a line: code, name, moves.
const LINES: &str = include_str!("../../../data/openings.tsv");
/// How many moves of both sides the longest of them has, at most.
const LONGEST: usize = 24;

/// All openings that have a name here.
pub fn all() -> impl Iterator<Item = Opening> {
    LINES.lines().filter_map(|line| {
        let mut fields = line.split('\t');
        Some(Opening { eco: fields.next()?, name: fields.next()?, moves: fields.next()? })
    })
}

/// The last opening with a name on the way of some moves from a position.
///
/// ```
/// use chess::{Position, openings, san};
///
/// let mut after = Position::default();
/// let moves = ["Nf3", "Nf6", "c4", "e6", "d4", "b6"].map(|text| {
///     let mv = san::parse(&after, text).unwrap();
///     game::Position::apply(&mut after, mv);
///     mv
/// });
/// let found = openings::on_the_way(&Position::default(), moves).unwrap();
/// assert_eq!(found.name, "Queen's Indian Defence");
/// ```
pub fn on_the_way(start: &Position, moves: impl IntoIterator<Item = Move>) -> Option<Opening> {
    let mut position = start.clone();
    let step = |mv: Move| {
        position.apply(mv);
        named().get(&position.key()).copied()
    };
    moves.into_iter().take(LONGEST).filter_map(step).last()
}

/// Openings by the keys of their positions.
fn named() -> &'static HashMap<u64, Opening> {
    static NAMED: OnceLock<HashMap<u64, Opening>> = OnceLock::new();
    NAMED.get_or_init(|| {
        let keyed = |opening: Opening| reached(opening).map(|position| (position.key(), opening));
        all().filter_map(keyed).collect()
    })
}

/// The position behind the moves of an opening; none where one of them is none.
fn reached(opening: Opening) -> Option<Position> {
    let mut position = Position::default();
    for text in opening.moves.split(' ') {
        let mv = san::parse(&position, text).ok()?;
        position.apply(mv);
    }
    Some(position)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_opening_is_legal_and_no_name_or_position_is_there_twice() {
        let (mut names, mut keys) = (HashSet::new(), HashSet::new());
        for opening in all() {
            let position = reached(opening).unwrap_or_else(|| panic!("{opening:?} is not legal"));
            assert!(names.insert(opening.name), "{} is there twice", opening.name);
            assert!(keys.insert(position.key()), "{} has the position of another", opening.name);
            assert!(opening.moves.split(' ').count() <= LONGEST, "{} is too long", opening.name);
            let (letter, number) = opening.eco.split_at(1);
            assert!("ABCDE".contains(letter) && number.len() == 2, "{opening:?}");
        }
        assert_eq!(names.len(), LINES.lines().count(), "every line is read");
        assert!(names.len() >= 300, "{}", names.len());
    }

    #[test]
    fn moves_that_have_left_the_book_keep_the_last_name() {
        let mut position = Position::default();
        let moves: Vec<Move> = "e4 c5 Nf3 d6 h4 h5"
            .split(' ')
            .map(|text| {
                let mv = san::parse(&position, text).unwrap();
                position.apply(mv);
                mv
            })
            .collect();
        let found = on_the_way(&Position::default(), moves).unwrap();
        assert_eq!((found.eco, found.name), ("B50", "Sicilian Defence: Modern Variations"));
        assert_eq!(on_the_way(&Position::default(), []), None);
    }
}
