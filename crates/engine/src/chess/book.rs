//! Opening books in the format of Polyglot.

use std::{
    fs,
    io::{self, ErrorKind},
    path::PathBuf,
};

use chess::{Kind, Move, Position, Role};
use game::Position as _;
use shakmaty::{EnPassantMode, Position as _, zobrist::Zobrist64};

use super::foreign::foreign;

/// How many bytes an entry has.
const ENTRY: usize = 16;

/// A book: for each position its moves, with how often each should be chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Book {
    /// Sorted by their keys.
    entries: Vec<Entry>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Entry {
    key: u64,
    mv: u16,
    weight: u16,
}

/// Why a book cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum OpenBookError {
    /// The file cannot be read.
    #[error("cannot read the book {}: {error}", .file.display())]
    Unreadable {
        /// Which one.
        file: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// It is no book.
    #[error("{} is no Polyglot book: that has entries of {ENTRY} bytes, sorted by their keys", .file.display())]
    NoBook {
        /// Which one.
        file: PathBuf,
    },
}

impl Book {
    /// Opens a file.
    ///
    /// # Errors
    /// When it cannot be read, or is no book.
    pub fn open(file: impl Into<PathBuf>) -> Result<Book, OpenBookError> {
        let file = file.into();
        let read = || {
            // What is no file might never end.
            if fs::metadata(&file)?.is_file() { fs::read(&file) } else { Err(ErrorKind::InvalidInput.into()) }
        };
        match read() {
            Ok(bytes) => Book::read(&bytes).ok_or(OpenBookError::NoBook { file }),
            Err(error) => Err(OpenBookError::Unreadable { file, error }),
        }
    }

    /// Our own small book, from games of the engine with itself.
    pub fn own() -> Book {
        Book::read(include_bytes!("book.bin")).expect("our own book is one")
    }

    /// A book in bytes; none if they are no whole entries, or out of order.
    pub fn read(bytes: &[u8]) -> Option<Book> {
        if bytes.is_empty() || !bytes.len().is_multiple_of(ENTRY) {
            return None;
        }
        let entries: Vec<Entry> = bytes
            .chunks_exact(ENTRY)
            .map(|bytes| Entry {
                key: u64::from_be_bytes(bytes[..8].try_into().expect("eight bytes")),
                mv: u16::from_be_bytes([bytes[8], bytes[9]]),
                weight: u16::from_be_bytes([bytes[10], bytes[11]]),
            })
            .collect();
        entries.is_sorted_by_key(|entry| entry.key).then_some(Book { entries })
    }

    /// The moves of a position that are legal there, with their weights.
    pub fn moves(&self, position: &Position) -> Vec<(Move, u16)> {
        let Some(key) = key(position) else { return Vec::new() };
        let first = self.entries.partition_point(|entry| entry.key < key);
        let entries = self.entries[first..].iter().take_while(|entry| entry.key == key);
        let mut legal = Vec::new();
        position.legal_moves(&mut legal);
        let find =
            |entry: &Entry| legal.iter().find(|mv| code(**mv) == entry.mv).map(|mv| (*mv, entry.weight));
        entries.filter_map(find).collect()
    }

    /// One of the moves of a position, by a throw of the dice: the heavier, the likelier.
    pub fn choose(&self, position: &Position, throw: u64) -> Option<Move> {
        let moves = self.moves(position);
        let all: u64 = moves.iter().map(|(_, weight)| u64::from(*weight)).sum();
        let mut rest = throw.checked_rem(all)?;
        for (mv, weight) in moves {
            match rest.checked_sub(u64::from(weight)) {
                Some(less) => rest = less,
                None => return Some(mv),
            }
        }
        None
    }
}

/// The bytes of a book, from positions with moves and weights.
pub fn write_book<'a>(moves: impl Iterator<Item = (&'a Position, Move, u16)>) -> Vec<u8> {
    let entry = |(position, mv, weight): (&Position, Move, u16)| {
        Some(Entry { key: key(position)?, mv: code(mv), weight })
    };
    let mut entries: Vec<Entry> = moves.filter_map(entry).collect();
    entries.sort_by_key(|entry| (entry.key, std::cmp::Reverse(entry.weight), entry.mv));
    let bytes = |entry: Entry| {
        let mut bytes = [0; ENTRY];
        bytes[..8].copy_from_slice(&entry.key.to_be_bytes());
        bytes[8..10].copy_from_slice(&entry.mv.to_be_bytes());
        bytes[10..12].copy_from_slice(&entry.weight.to_be_bytes());
        bytes
    };
    entries.into_iter().flat_map(bytes).collect()
}

/// The key of a position in such books.
fn key(position: &Position) -> Option<u64> {
    let Zobrist64(key) = foreign(position)?.zobrist_hash(EnPassantMode::Legal);
    Some(key)
}

/// A move in such books: castling is the king's move onto its rook, as with us.
fn code(mv: Move) -> u16 {
    let promotion = match mv.kind() {
        Kind::Promotion(Role::Knight) => 1,
        Kind::Promotion(Role::Bishop) => 2,
        Kind::Promotion(Role::Rook) => 3,
        Kind::Promotion(_) => 4,
        _ => 0,
    };
    mv.to().index() as u16 | (mv.from().index() as u16) << 6 | promotion << 12
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_stand_whole_and_in_order() {
        let (start, mut after) = (Position::default(), Position::default());
        let mut moves = Vec::new();
        start.legal_moves(&mut moves);
        after.apply(moves[0]);
        let mut answers = Vec::new();
        after.legal_moves(&mut answers);
        let bytes = write_book([(&start, moves[0], 3), (&after, answers[0], 1)].into_iter());
        assert_eq!(Book::read(&bytes).unwrap().moves(&start), [(moves[0], 3)]);
        assert_eq!(Book::read(&bytes[1..]), None);
        let (first, second) = bytes.split_at(ENTRY);
        assert_eq!(Book::read(&[second, first].concat()), None);
    }
}
