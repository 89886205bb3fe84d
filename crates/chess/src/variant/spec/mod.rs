//! A variant as its author wrote it: every rule that a key of the language sets.
//!
//! One file for each subject of a rule page, in this order: `alice` (boards),
//! `army`, `pawns`, `castling`, `captures`, `drops`, `walls`, `manners`, then how
//! games end: `worth`, `stuck`, `counting`, `goals`. The default of each field is
//! what an empty section means. Nothing here has been checked;
//! [`Variant`](super::Variant) is what can be played.

mod alice;
mod army;
mod captures;
mod castling;
mod counting;
mod drops;
mod goals;
mod manners;
mod pawns;
mod stuck;
mod walls;
mod worth;

use game::ByColor;

pub use alice::{Alice, BetweenBoards, Transfer};
pub use army::Army;
pub use captures::{Captures, Enclosing};
pub use castling::{Castling, Wings};
pub use counting::{Counting, CountingRule};
pub use drops::{Drops, Gating};
pub use goals::{Connection, Extinction, Flag};
pub use manners::Manners;
pub use pawns::{Pawns, Promotion};
pub use stuck::{Material, Stuck};
pub use walls::{Walling, Walls};
pub use worth::Worth;

use super::{Region, Square};

/// More of anything than a game can have.
pub(super) const MANY: u32 = 10_000;
/// As many as the largest board has squares.
pub(super) const ALL_SQUARES: u32 = Square::COUNT as u32;

/// Everything that a section of a variants file says, in the order of a rule page.
#[derive(Debug, Clone, PartialEq)]
pub struct Spec {
    /// The name in brackets.
    pub name: String,
    /// How many files each board has (`maxFile`).
    pub files: u8,
    /// How many ranks each board has (`maxRank`).
    pub ranks: u8,
    /// Boards of Alice chess and what happens between them.
    pub alice: Alice,
    /// Where the game begins (`startFen`).
    pub start: String,
    /// Whether castling is as in Chess960 (`chess960`).
    pub chess960: bool,
    /// The pieces and how they move.
    pub army: Army,
    /// How pawns, and pieces like them, go and take.
    pub pawns: Pawns,
    /// What becomes what, and where.
    pub promotion: Promotion,
    /// How king and rook move together.
    pub castling: Castling,
    /// What a capture does and when one must be made.
    pub captures: Captures,
    /// Pieces in hand.
    pub drops: Drops,
    /// Pieces that enter behind a first move.
    pub gating: Gating,
    /// Squares that are walled up.
    pub walls: Walls,
    /// Rules about single moves.
    pub manners: Manners,
    /// Results of having no move.
    pub stuck: Stuck,
    /// Rules of repetition and of counting moves.
    pub counting: Counting,
    /// Losing or winning by running out of pieces.
    pub extinction: Extinction,
    /// Winning by reaching squares.
    pub flag: Flag,
    /// Winning by lines and groups of pieces.
    pub connection: Connection,
}

impl Default for Spec {
    /// Chess.
    fn default() -> Spec {
        Spec {
            name: String::new(),
            files: 8,
            ranks: 8,
            alice: Alice::default(),
            start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".to_owned(),
            chess960: false,
            army: Army::default(),
            pawns: Pawns::default(),
            promotion: Promotion::default(),
            castling: Castling::default(),
            captures: Captures::default(),
            drops: Drops::default(),
            gating: Gating::default(),
            walls: Walls::default(),
            manners: Manners::default(),
            stuck: Stuck::default(),
            counting: Counting::default(),
            extinction: Extinction::default(),
            flag: Flag::default(),
            connection: Connection::default(),
        }
    }
}

impl Spec {
    /// The squares of each board.
    pub fn board(&self) -> Region {
        Region::board(self.files, self.ranks)
    }
}

/// The same for both sides.
const fn both<T: Copy>(value: T) -> ByColor<T> {
    ByColor { white: value, black: value }
}
