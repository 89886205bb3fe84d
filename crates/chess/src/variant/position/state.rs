//! What is not on a board: rights, counters, and what the last move left behind.

use game::{ByColor, Color};

use crate::variant::{Region, Spot, Square};

/// The right of a king to castle with a rook.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::variant) struct Right {
    pub(in crate::variant) king: Square,
    pub(in crate::variant) rook: Square,
}

impl Right {
    /// Whether a move from or to a square ends it.
    pub(in crate::variant) fn rests_on(self, square: Square) -> bool {
        self.king == square || self.rook == square
    }
}

/// Both directions of castling of one side: towards higher files, then lower.
pub(in crate::variant) type Rights = [Option<Right>; 2];

/// A step over squares on which the piece can be taken in passing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::variant) struct Passing {
    /// The squares stepped over; with them the piece itself, unless it is a pawn.
    pub(in crate::variant) squares: Region,
    /// The board on which the step was made.
    pub(in crate::variant) step: u8,
    /// The board on which the piece then stands.
    pub(in crate::variant) victim: u8,
    /// The square on which it stands there.
    pub(in crate::variant) at: Square,
}

impl Passing {
    /// Nothing can be taken in passing.
    pub(in crate::variant) const NONE: Passing =
        Passing { squares: Region::EMPTY, step: 0, victim: 0, at: Square::FIRST };

    /// Where the piece stands that can be taken.
    pub(in crate::variant) fn taken(self) -> Spot {
        Spot::new(self.victim, self.at)
    }
}

/// Everything that is not on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::variant) struct State {
    /// The key of boards, walls and hands; rights and the turn are added when it is asked.
    pub(in crate::variant) key: u64,
    pub(in crate::variant) rights: ByColor<Rights>,
    pub(in crate::variant) passing: Passing,
    /// Squares whose pieces have not moved, where that matters.
    pub(in crate::variant) gates: ByColor<Region>,
    /// How many more checks win.
    pub(in crate::variant) checks_left: ByColor<u8>,
    pub(in crate::variant) halfmoves: u16,
    pub(in crate::variant) fullmoves: u32,
    /// The plies within which a counted endgame must be won; 0 while none is.
    pub(in crate::variant) count_limit: u16,
    pub(in crate::variant) count: u16,
    pub(in crate::variant) memory: Memory,
}

/// What an end may depend on, though the board does not show it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::variant) struct Memory {
    /// How often in a row each side, when to move, was in check.
    pub(in crate::variant) checked: ByColor<u16>,
    /// Whether some check of the present row was a shak.
    pub(in crate::variant) shak: ByColor<bool>,
    /// How often in a row the kings have faced each other.
    pub(in crate::variant) facing: u8,
    pub(in crate::variant) last: Last,
    /// Plies since the position was set up, where chases matter.
    pub(in crate::variant) plies: u16,
    /// Positions with a side in check since the last move that counts as progress.
    pub(in crate::variant) quiet_checks: ByColor<u16>,
    /// Pieces whose leaving would open an attack on each king, where chases matter.
    pub(in crate::variant) shields: ByColor<Region>,
    /// Pieces of each side that are chased, and for how long.
    pub(in crate::variant) chased: ByColor<Chased>,
    /// Where each side's last move led, and where it began.
    pub(in crate::variant) stepped: ByColor<(Square, Square)>,
    /// The last moves of each side, the latest first, where they matter.
    pub(in crate::variant) trodden: ByColor<[Tread; 6]>,
}

impl Memory {
    pub(in crate::variant) const NONE: Memory = Memory {
        checked: ByColor { white: 0, black: 0 },
        shak: ByColor { white: false, black: false },
        facing: 0,
        last: Last::Other,
        plies: 0,
        quiet_checks: ByColor { white: 0, black: 0 },
        shields: ByColor { white: Region::EMPTY, black: Region::EMPTY },
        chased: ByColor { white: Chased::NONE, black: Chased::NONE },
        stepped: ByColor { white: (Square::FIRST, Square::FIRST), black: (Square::FIRST, Square::FIRST) },
        trodden: ByColor {
            white: [Tread { from: 0, to: 0, kind: TreadKind::Other }; 6],
            black: [Tread { from: 0, to: 0, kind: TreadKind::Other }; 6],
        },
    };
}

impl Default for Memory {
    fn default() -> Memory {
        Memory::NONE
    }
}

/// Some pieces and for how many turns each has been chased.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::variant) struct Chased([(Square, u8); 6]);

impl Chased {
    pub(in crate::variant) const NONE: Chased = Chased([(Square::FIRST, 0); 6]);

    /// The pieces chased now, each for one turn more than before.
    pub(in crate::variant) fn following(now: Region, before: impl Fn(Square) -> u8) -> Chased {
        let mut chased = Chased::NONE;
        for (square, slot) in now.zip(&mut chased.0) {
            *slot = (square, before(square).saturating_add(1));
        }
        chased
    }

    /// For how many turns the piece on a square has been chased.
    pub(in crate::variant) fn run(&self, square: Square) -> u8 {
        self.0.iter().find(|&&(at, run)| at == square && run > 0).map_or(0, |&(_, run)| run)
    }

    /// For how many turns some piece has been chased.
    pub(in crate::variant) fn longest(&self) -> u8 {
        self.0.iter().map(|&(_, run)| run).max().unwrap_or(0)
    }
}

/// A move, as far as going to and fro is concerned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(in crate::variant) struct Tread {
    /// Where it began and where it led, by number.
    pub(in crate::variant) from: u8,
    pub(in crate::variant) to: u8,
    pub(in crate::variant) kind: TreadKind,
}

/// What sort of move it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(in crate::variant) enum TreadKind {
    /// A move that ends all going to and fro, or none at all.
    #[default]
    Other,
    /// A step that took something.
    Capture,
    /// A step to an empty square.
    Step,
    /// A pass.
    Pass,
}

/// What the last move was, as far as an end depends on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(in crate::variant) enum Last {
    #[default]
    Other,
    Drop,
    Pass,
    /// The second pass in a row.
    PassAgain,
    /// Castling towards higher files, or else lower.
    Castle {
        up: bool,
    },
}

impl State {
    pub(in crate::variant) const START: State = State {
        key: 0,
        rights: ByColor { white: [None; 2], black: [None; 2] },
        passing: Passing::NONE,
        gates: ByColor { white: Region::EMPTY, black: Region::EMPTY },
        checks_left: ByColor { white: 0, black: 0 },
        halfmoves: 0,
        fullmoves: 1,
        count_limit: 0,
        count: 0,
        memory: Memory::NONE,
    };

    /// Whether a side can still castle some way.
    pub(in crate::variant) fn can_castle(&self, color: Color) -> bool {
        self.rights[color].iter().any(Option::is_some)
    }
}
