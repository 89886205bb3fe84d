//! The pieces of a game, their letters, and where they may go.

use game::{ByColor, Color};

use super::both;
use crate::variant::{Kind, Kinds, Region};

/// The pieces and how they move.
#[derive(Debug, Clone, PartialEq)]
pub struct Army {
    /// The upper-case letter of each kind in the game.
    pub letters: [Option<char>; Kind::COUNT],
    /// A second upper-case letter that is understood.
    pub synonyms: [Option<char>; Kind::COUNT],
    /// The Betza notation of custom pieces, and of a king with moves of its own.
    pub moves: [Option<String>; Kind::COUNT],
    /// Where each kind may go; an empty region is the whole board.
    pub mobility: ByColor<[Region; Kind::COUNT]>,
    /// Diagonal lines of the palaces of janggi (`diagonalLines`).
    pub diagonal_lines: Region,
    /// Whether generals may not face each other (`flyingGeneral`).
    pub flying_general: bool,
    /// The rank (from 0) from which soldiers go sideways (`soldierPromotionRank`).
    pub soldier_promotion_rank: u8,
    /// First leaps of king and fers (`cambodianMoves`).
    pub cambodian_moves: bool,
}

impl Default for Army {
    /// The pieces of chess.
    fn default() -> Army {
        let mut army = Army {
            letters: [None; Kind::COUNT],
            synonyms: [None; Kind::COUNT],
            moves: [const { None }; Kind::COUNT],
            mobility: both([Region::EMPTY; Kind::COUNT]),
            diagonal_lines: Region::EMPTY,
            flying_general: false,
            soldier_promotion_rank: 0,
            cambodian_moves: false,
        };
        let letters = [
            (Kind::PAWN, 'P'),
            (Kind::KNIGHT, 'N'),
            (Kind::BISHOP, 'B'),
            (Kind::ROOK, 'R'),
            (Kind::QUEEN, 'Q'),
            (Kind::KING, 'K'),
        ];
        for (kind, letter) in letters {
            army.letters[kind.index()] = Some(letter);
        }
        army
    }
}

impl Army {
    /// The kinds that have a letter.
    pub fn kinds(&self) -> Kinds {
        Kind::all().filter(|kind| self.letters[kind.index()].is_some()).collect()
    }

    /// Where a kind may go on a board of these squares.
    pub fn room(&self, color: Color, kind: Kind, board: Region) -> Region {
        match self.mobility[color][kind.index()] {
            Region::EMPTY => board,
            region => region & board,
        }
    }

    /// The kind that an upper-case letter means.
    pub fn kind_of(&self, letter: char) -> Option<Kind> {
        let found = |letters: &[Option<char>]| letters.iter().position(|&known| known == Some(letter));
        found(&self.letters).or_else(|| found(&self.synonyms)).and_then(Kind::from_index)
    }
}
