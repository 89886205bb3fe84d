//! A position as somebody describes it, and the gate to a legal one.

use game::{Color, Message};

use crate::{Bitboard, Board, Piece, Position, Role, Square};

/// A position as it was written down; anything may be wrong with it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The pieces.
    pub board: Board,
    /// The side to move.
    pub turn: Color,
    /// The rooks said to have the right to castle.
    pub castling: Bitboard,
    /// The square said to have been jumped over by the last move.
    pub en_passant: Option<Square>,
    /// Moves of either side since the last capture or pawn move.
    pub halfmoves: u32,
    /// The number of the next move.
    pub fullmoves: u32,
    /// Whether castling is to be written as Chess960 writes it.
    pub chess960: bool,
}

/// Why the rules cannot play a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// A side has no king.
    #[error("{0} has no king")]
    NoKing(Color),
    /// A side has several kings.
    #[error("{0} has {1} kings")]
    ManyKings(Color, u32),
    /// A pawn stands on the first or the last rank.
    #[error("a pawn stands on {0}, where pawns cannot be")]
    PawnOnEndRank(Square),
    /// The king that could be captured at once.
    #[error("{0} is in check, but it is not its turn")]
    OpponentInCheck(Color),
    /// A counter is beyond [`Setup::MOST_MOVES`].
    #[error("{0} moves are more than a game can have")]
    Counter(u32),
}

impl SetupError {
    /// The sentence that tells it.
    pub fn message(&self) -> Message {
        match *self {
            SetupError::NoKing(color) => Message::new("setup-no-king").with("color", color),
            SetupError::ManyKings(color, kings) => {
                Message::new("setup-many-kings").with("color", color).with("kings", kings)
            }
            SetupError::PawnOnEndRank(square) => {
                Message::new("setup-pawn-on-end-rank").with("square", square)
            }
            SetupError::OpponentInCheck(color) => {
                Message::new("setup-opponent-in-check").with("color", color)
            }
            SetupError::Counter(moves) => Message::new("setup-counter").with("moves", moves),
        }
    }
}

/// What is odd about a position that can be played all the same.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupWarning {
    /// A right to castle without a king and a rook in place was dropped.
    #[error("castling with the rook on {0} is not possible and was dropped")]
    Castling(Square),
    /// An en-passant square that no double step can have left was dropped.
    #[error("the en-passant square {0} makes no sense and was dropped")]
    EnPassant(Square),
    /// No legal move can have given this check.
    #[error("no move can have given this check to {0}")]
    ImpossibleCheck(Color),
    /// There are more pieces than promotions can explain.
    #[error("{0} has more pieces than a game can give it")]
    ImpossibleMaterial(Color),
}

impl Setup {
    /// The largest counter of moves that is believed.
    pub const MOST_MOVES: u32 = 99_999;

    /// A board with White to move and nothing else known.
    pub fn new(board: Board) -> Setup {
        Setup {
            board,
            turn: Color::White,
            castling: Bitboard::EMPTY,
            en_passant: None,
            halfmoves: 0,
            fullmoves: 1,
            chess960: false,
        }
    }

    /// The legal position, and what is odd about it.
    ///
    /// Rights that cannot be are dropped with a warning.
    ///
    /// # Errors
    /// When the rules cannot play it.
    pub fn checked(mut self) -> Result<(Position, Vec<SetupWarning>), SetupError> {
        self.check_kings()?;
        if let Some(&moves) =
            [self.halfmoves, self.fullmoves].iter().find(|&&moves| moves > Setup::MOST_MOVES)
        {
            return Err(SetupError::Counter(moves));
        }
        self.fullmoves = self.fullmoves.max(1);
        let mut warnings = Vec::new();
        self.drop_castling(&mut warnings);
        self.drop_en_passant(&mut warnings);
        self.chess960 |= self.castling_needs_chess960();
        if self.has_impossible_check() {
            warnings.push(SetupWarning::ImpossibleCheck(self.turn));
        }
        let crowded = Color::ALL.into_iter().filter(|&color| self.has_impossible_material(color));
        warnings.extend(crowded.map(SetupWarning::ImpossibleMaterial));
        Ok((Position::from_checked(self), warnings))
    }

    fn check_kings(&self) -> Result<(), SetupError> {
        for color in Color::ALL {
            match self.board.by_piece(Piece { color, role: Role::King }).len() {
                0 => return Err(SetupError::NoKing(color)),
                1 => {}
                kings => return Err(SetupError::ManyKings(color, kings)),
            }
        }
        let ends = Bitboard::rank(0) | Bitboard::rank(7);
        if let Some(square) = (self.board.by_role(Role::Pawn) & ends).first() {
            return Err(SetupError::PawnOnEndRank(square));
        }
        if self.board.attackers(self.turn, self.king(!self.turn)).any() {
            return Err(SetupError::OpponentInCheck(!self.turn));
        }
        Ok(())
    }

    fn king(&self, color: Color) -> Square {
        self.board.king(color).expect("kings were counted")
    }

    /// Keeps the outermost of the rooks named on either side of a king.
    fn drop_castling(&mut self, warnings: &mut Vec<SetupWarning>) {
        let claimed = self.castling;
        self.castling = claimed.into_iter().filter(|&rook| self.is_castling_rook(rook)).collect();
        for color in Color::ALL {
            let rooks = self.castling & Bitboard::back_rank(color);
            let is_kingside = |rook: &Square| rook.file() > self.king(color).file();
            let outer = [
                rooks.into_iter().filter(is_kingside).last(),
                rooks.into_iter().find(|rook| !is_kingside(rook)),
            ];
            self.castling &= !rooks | outer.into_iter().flatten().collect();
        }
        warnings.extend((claimed & !self.castling).into_iter().map(SetupWarning::Castling));
    }

    /// Whether a rook stands here on the back rank of its king.
    fn is_castling_rook(&self, square: Square) -> bool {
        self.board.piece_at(square).is_some_and(|Piece { color, role }| {
            let home = Bitboard::back_rank(color);
            role == Role::Rook && home.contains(square) && home.contains(self.king(color))
        })
    }

    fn castling_needs_chess960(&self) -> bool {
        self.castling.into_iter().any(|rook| {
            let color = Color::from_white(rook.rank() == 0);
            self.king(color).file() != 4 || !matches!(rook.file(), 0 | 7)
        })
    }

    fn drop_en_passant(&mut self, warnings: &mut Vec<SetupWarning>) {
        let Some(square) = self.en_passant else { return };
        if !self.is_jumped_over(square) {
            warnings.push(SetupWarning::EnPassant(square));
            self.en_passant = None;
        }
    }

    /// Whether the last move can have been a double step over this square.
    fn is_jumped_over(&self, square: Square) -> bool {
        let mover = !self.turn;
        let step = if mover.is_white() { 8 } else { -8 };
        square.rank_for(mover) == 2
            && self.board.piece_at(square).is_none()
            && self.board.piece_at(square.offset(-step)).is_none()
            && self.board.piece_at(square.offset(step)) == Some(Piece { color: mover, role: Role::Pawn })
    }

    fn has_impossible_check(&self) -> bool {
        let king = self.king(self.turn);
        let checkers = self.board.attackers(!self.turn, king);
        let leapers = checkers & (self.board.by_role(Role::Pawn) | self.board.by_role(Role::Knight));
        match checkers.len() {
            0 | 1 => false,
            2 => {
                let (one, other) = (checkers.first_unchecked(), checkers.last_unchecked());
                leapers.len() == 2 || crate::attacks::line(one, other).contains(king)
            }
            _ => true,
        }
    }

    fn has_impossible_material(&self, color: Color) -> bool {
        let of = |role| self.board.by_piece(Piece { color, role });
        let pawns = of(Role::Pawn).len();
        let bishops = of(Role::Bishop);
        let beyond = |pieces: Bitboard, at_first: u32| pieces.len().saturating_sub(at_first);
        let promoted = beyond(of(Role::Queen), 1)
            + beyond(of(Role::Rook), 2)
            + beyond(of(Role::Knight), 2)
            + beyond(bishops & Bitboard::DARK, 1)
            + beyond(bishops & !Bitboard::DARK, 1);
        pawns + promoted > 8
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Position, SetupError> {
        setup.checked().map(|(position, _)| position)
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        Setup {
            board: position.board().clone(),
            turn: position.turn(),
            castling: position.castling(),
            en_passant: position.en_passant(),
            halfmoves: position.halfmoves(),
            fullmoves: position.fullmoves(),
            chess960: position.is_chess960(),
        }
    }
}
