//! Fuzz targets, one per parser: whatever the bytes, no panic, nothing slow,
//! and what was read is written and read again as the same.

#![forbid(unsafe_code)]

mod chess_texts;
mod games;
mod go_texts;
mod mutation;
mod other_texts;
mod protocols;
mod questions;
mod variant_moves;
mod variants;

pub use mutation::Mutator;

/// A parser under fire.
pub struct Target {
    /// Its name, which is also the folder of its seeds.
    pub name: &'static str,
    /// Reads the bytes and panics if a promise is broken.
    pub run: fn(&[u8]),
}

/// All targets.
pub const TARGETS: [Target; 16] = [
    Target { name: "fen", run: chess_texts::fen },
    Target { name: "epd", run: chess_texts::epd },
    Target { name: "san", run: chess_texts::san },
    Target { name: "uci", run: chess_texts::uci },
    Target { name: "pgn", run: games::pgn },
    Target { name: "clock", run: other_texts::clock },
    Target { name: "draughts", run: other_texts::draughts },
    Target { name: "sgf", run: go_texts::sgf },
    Target { name: "dotgo", run: go_texts::dotgo },
    Target { name: "questions", run: questions::questions },
    Target { name: "tables", run: questions::tables },
    Target { name: "gtp", run: go_texts::gtp },
    Target { name: "uci-lines", run: protocols::uci },
    Target { name: "xboard", run: protocols::xboard },
    Target { name: "variants", run: variants::variants },
    Target { name: "variant-moves", run: variant_moves::variant_moves },
];

/// The target of that name, if there is one.
pub fn target(name: &str) -> Option<&'static Target> {
    TARGETS.iter().find(|target| target.name == name)
}
