//! Several boards, and what happens between them.

/// Boards of Alice chess (our keys `boards`, `transfer`, `enPassant`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Alice {
    /// How many boards there are; 1 for every other variant.
    pub boards: u8,
    /// Where a piece goes with its move.
    pub transfer: Transfer,
    /// From which board a double step can be taken in passing.
    pub en_passant: BetweenBoards,
}

impl Default for Alice {
    fn default() -> Alice {
        Alice { boards: 1, transfer: Transfer::Cyclic, en_passant: BetweenBoards::None }
    }
}

/// Where a piece goes with its move, on several boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Transfer {
    /// To the next board in turn.
    Cyclic,
    /// To any other board the mover chooses.
    Choice,
}

/// From which board a double step can be taken in passing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BetweenBoards {
    /// From none.
    None,
    /// From the board where the victim arrived.
    Victim,
    /// From the board where its step was made.
    Step,
    /// From either of the two.
    Either,
}
