//! Moves of variants, which have their own letters and their own SAN.

use std::io::Read;

use super::{
    Problem, Text, Visitor,
    movetext::{is_symbol, without_symbol},
    reader::{Reader, Stop},
};
use crate::{
    any::Move,
    variant::{self, san::SanError},
};

impl<R: Read> Reader<R> {
    /// Plays what a word means in a variant.
    pub(super) fn variant_word<V: Visitor>(&mut self, len: usize, visitor: &mut V) -> Result<(), Stop> {
        self.window.look(len + BOARD_LENGTH)?;
        let position = self.line.position().variant().expect("a word of a variant");
        let is_board = position.variant().boards() > 1 && is_board(&self.window.rest()[len..]);
        let len = if is_board { len + BOARD_LENGTH } else { len };
        match found(position, &self.window.rest()[..len]) {
            Found::Move(mv, glyph) => {
                self.make(Move::Variant(mv), visitor)?;
                if let Some(number) = glyph {
                    visitor.glyph(number);
                }
            }
            Found::Symbol => visitor.symbol(Text::plain(&self.window.rest()[..len])),
            Found::Nothing(error) => return Err(Problem::VariantMove(error).into()),
        }
        self.window.consume(len);
        Ok(())
    }
}

/// How long the letter of a board in brackets is.
const BOARD_LENGTH: usize = 3;

/// Whether a text begins with the letter of a board in brackets, which is no variation.
fn is_board(text: &[u8]) -> bool {
    matches!(text, [b'(', b'A'..=b'H', b')', ..])
}

/// What a word means in a variant.
enum Found {
    Move(variant::Move, Option<u32>),
    Symbol,
    Nothing(SanError),
}

/// A move, perhaps with a symbol behind it and no blank.
fn found(position: &variant::Position, token: &[u8]) -> Found {
    let read = |token: &[u8]| variant::san::parse(position, &Text::plain(token).decode());
    match read(token) {
        Ok(mv) => Found::Move(mv, None),
        Err(_) if is_symbol(token) => Found::Symbol,
        Err(error) => match without_symbol(token) {
            (core, Some(number)) => {
                read(core).map_or_else(Found::Nothing, |mv| Found::Move(mv, Some(number)))
            }
            (_, None) => Found::Nothing(error),
        },
    }
}
