//! Legal moves, generated as such: nothing is generated and then taken back.
//!
//! One generator, [`generate`], walks over the pieces and hands whole sets of
//! targets to a [`Sink`]. What becomes of them is the sink's business: a list
//! for a search, a count for the last ply of perft, a recursion for the others.
//! Everything is generic over the [`Side`] to move, so that directions, ranks
//! and colours are constants in the machine code.

mod castling;
mod generate;
mod list;
mod masks;
mod pawns;
mod side;
mod sink;
mod stage;

pub(crate) use castling::{castle_legal, castling_path};
pub(crate) use generate::{State, generate};
pub(crate) use list::List;
pub(crate) use masks::Masks;
pub(crate) use pawns::en_passant_legal;
pub(crate) use side::{Black, Side, White};
pub(crate) use sink::{Count, Sink};
pub(crate) use stage::{Find, Noisy, Quiet};
