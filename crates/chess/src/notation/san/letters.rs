//! The letters of the pieces, in several customs.

use game::Color;

use crate::{Piece, Role};

/// How pieces are named in the text of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Letters {
    /// `K Q R B N`, as files have them.
    #[default]
    English,
    /// `R D T F C`: roi, dame, tour, fou, cavalier; `P` for a pion.
    French,
    /// `♔ ♕ ♖ ♗ ♘`, black figures for Black; both are read for either side.
    Figurine,
}

impl Letters {
    /// The sign of a piece, in capitals.
    pub const fn sign(self, piece: Piece) -> char {
        match self {
            Letters::English => piece.role.letter(),
            Letters::French => match piece.role {
                Role::Pawn => 'P',
                Role::Knight => 'C',
                Role::Bishop => 'F',
                Role::Rook => 'T',
                Role::Queen => 'D',
                Role::King => 'R',
            },
            Letters::Figurine => match (piece.color, piece.role) {
                (Color::White, Role::Pawn) => '♙',
                (Color::White, Role::Knight) => '♘',
                (Color::White, Role::Bishop) => '♗',
                (Color::White, Role::Rook) => '♖',
                (Color::White, Role::Queen) => '♕',
                (Color::White, Role::King) => '♔',
                (Color::Black, Role::Pawn) => '♟',
                (Color::Black, Role::Knight) => '♞',
                (Color::Black, Role::Bishop) => '♝',
                (Color::Black, Role::Rook) => '♜',
                (Color::Black, Role::Queen) => '♛',
                (Color::Black, Role::King) => '♚',
            },
        }
    }

    /// The role of a sign, if it is one of these.
    pub const fn role(self, sign: char) -> Option<Role> {
        Some(match (self, sign) {
            (Letters::English | Letters::French, 'P') | (Letters::Figurine, '♙' | '♟') => Role::Pawn,
            (Letters::English, 'N') | (Letters::French, 'C') | (Letters::Figurine, '♘' | '♞') => {
                Role::Knight
            }
            (Letters::English, 'B') | (Letters::French, 'F') | (Letters::Figurine, '♗' | '♝') => {
                Role::Bishop
            }
            (Letters::English, 'R') | (Letters::French, 'T') | (Letters::Figurine, '♖' | '♜') => {
                Role::Rook
            }
            (Letters::English, 'Q') | (Letters::French, 'D') | (Letters::Figurine, '♕' | '♛') => {
                Role::Queen
            }
            (Letters::English, 'K') | (Letters::French, 'R') | (Letters::Figurine, '♔' | '♚') => {
                Role::King
            }
            _ => return None,
        })
    }
}

/// A move's text in English letters, in a place of its own.
pub(super) struct English {
    bytes: [u8; English::ROOM],
    len: usize,
}

impl English {
    const ROOM: usize = 32;

    /// Translates a text; none if it is too long for a move.
    ///
    /// A capital that means nothing in these letters becomes a sign that no
    /// move has, so that an English `N` is not read in a French text.
    pub(super) fn of(text: &[u8], letters: Letters) -> Option<English> {
        let text = str::from_utf8(text).ok()?;
        let mut english = English { bytes: [0; English::ROOM], len: 0 };
        for sign in text.chars() {
            let byte = match letters.role(sign) {
                Some(role) => role.letter() as u8,
                None if matches!(sign, 'K' | 'Q' | 'R' | 'B' | 'N') || !sign.is_ascii() => b'~',
                None => sign as u8,
            };
            *english.bytes.get_mut(english.len)? = byte;
            english.len += 1;
        }
        Some(english)
    }

    pub(super) fn as_bytes(&self) -> &[u8] {
        &self.bytes[..self.len]
    }
}
