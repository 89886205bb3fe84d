//! What the random games have met so far.

use std::{
    collections::{HashMap, HashSet},
    hash::{DefaultHasher, Hash, Hasher},
};

use game::Position;

use crate::{Dice, Law, law::Lawful};

/// How many positions are kept; more would slow the laws down.
const POSITIONS: usize = 20_000;
/// How many moves and how many texts are kept.
const MOVES: usize = 2_000;
/// How many of them are tried on each position.
const TRIED: usize = 24;

/// Positions, moves and texts met on the way, as foils for later positions.
pub(crate) struct Memory<P: Position> {
    by_key: HashMap<u64, P>,
    by_moves: HashMap<u64, Vec<P>>,
    kept: usize,
    moves: Vec<P::Move>,
    texts: Vec<String>,
    known: HashSet<String>,
}

impl<P: Position + PartialEq> Memory<P> {
    pub(crate) fn new() -> Memory<P> {
        Memory {
            by_key: HashMap::new(),
            by_moves: HashMap::new(),
            kept: 0,
            moves: Vec::new(),
            texts: Vec::new(),
            known: HashSet::new(),
        }
    }

    /// The position met first that has the key of this one.
    pub(crate) fn with_key_of(&self, position: &P) -> Option<&P> {
        self.by_key.get(&position.key())
    }

    /// Equal positions must have equal keys; this one is remembered.
    pub(crate) fn check_equals(&mut self, position: &P, moves: &[P::Move]) -> Lawful {
        let alike = self.by_moves.entry(print_of(position, moves)).or_default();
        let equal = alike.iter().find(|other| *other == position);
        if let Some(other) = equal {
            return Law::Keys.demand(other.key() == position.key(), || {
                format!("equal positions have the keys {:#x} and {:#x}", other.key(), position.key())
            });
        }
        if self.kept < POSITIONS {
            self.kept += 1;
            alike.push(position.clone());
            self.by_key.entry(position.key()).or_insert_with(|| position.clone());
        }
        Ok(())
    }

    /// Remembers the moves of a position.
    pub(crate) fn keep_moves(&mut self, moves: &[P::Move]) {
        for &mv in moves {
            if self.moves.len() < MOVES && !self.moves.contains(&mv) {
                self.moves.push(mv);
            }
        }
    }

    /// Remembers the texts of a position.
    pub(crate) fn keep_texts(&mut self, texts: &[String]) {
        for text in texts {
            if self.texts.len() < MOVES && self.known.insert(text.clone()) {
                self.texts.push(text.clone());
            }
        }
    }

    /// Some moves that are legal somewhere, but not among these.
    pub(crate) fn foreign_moves(&self, legal: &[P::Move], dice: &mut Dice) -> Vec<P::Move> {
        sample(&self.moves, dice).filter(|mv| !legal.contains(mv)).copied().collect()
    }

    /// Some texts that mean a move somewhere, but are not among these.
    pub(crate) fn foreign_texts(&self, own: &[String], dice: &mut Dice) -> Vec<String> {
        sample(&self.texts, dice).filter(|text| !own.contains(text)).cloned().collect()
    }
}

/// All of a short list, or some of a long one.
fn sample<'a, T>(items: &'a [T], dice: &mut Dice) -> impl Iterator<Item = &'a T> {
    let first = if items.len() > TRIED { dice.below(items.len()) } else { 0 };
    // Neighbours were met together, so a stride apart gives more variety.
    let stride = (items.len() / TRIED).max(1);
    (0..items.len().min(TRIED)).map(move |index| &items[(first + index * stride) % items.len()])
}

/// A number that equal positions share, found without asking for their keys.
fn print_of<P: Position>(position: &P, moves: &[P::Move]) -> u64 {
    let mut hasher = DefaultHasher::new();
    (position.turn().is_white(), format!("{moves:?}")).hash(&mut hasher);
    hasher.finish()
}
