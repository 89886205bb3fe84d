//! A legal position, and the moves that lead on from it.

use game::{Again, Color, Outcome, Ruling};

use crate::{
    Bitboard, Board, Kind, Move, Piece, Role, Setup, SetupError, Square, attacks, dead, fen,
    movegen::{Black, Find, List, Noisy, Quiet, Side, Sink, State, White, en_passant_legal, generate},
    zobrist,
};

/// A legal position of chess or Chess960, with its counters.
///
/// It is reached through a [`Setup`](crate::Setup) or by moves, so each side has
/// one king, and the side not to move is not in check.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    turn: Color,
    castling: Bitboard,
    en_passant: Option<Square>,
    halfmoves: u32,
    fullmoves: u32,
    chess960: bool,
    key: u64,
}

/// What playing a move forgets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Undo {
    mv: Move,
    captured: Option<Role>,
    en_passant: Option<Square>,
    castling: Bitboard,
    halfmoves: u32,
    key: u64,
}

impl Default for Position {
    /// The position from which chess begins.
    fn default() -> Position {
        fen::parse(fen::START).expect("the start position is legal")
    }
}

impl Position {
    /// Takes over a setup that has passed the gate.
    pub(crate) fn from_checked(setup: Setup) -> Position {
        let mut position = Position {
            board: setup.board,
            turn: setup.turn,
            castling: setup.castling,
            en_passant: None,
            halfmoves: setup.halfmoves,
            fullmoves: setup.fullmoves,
            chess960: setup.chess960,
            key: 0,
        };
        position.en_passant =
            setup.en_passant.filter(|&passed| position.may_capture_in_passing(position.turn, passed));
        position.key = position.computed_key();
        position
    }

    /// The pieces.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The side to move.
    #[inline(always)]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The rooks that may still castle, by the squares they stand on.
    pub fn castling(&self) -> Bitboard {
        self.castling
    }

    /// The square on which a legal capture in passing is possible, if any.
    pub fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// Moves of either side since the last capture or pawn move.
    pub fn halfmoves(&self) -> u32 {
        self.halfmoves
    }

    /// The number of the next move, as a score sheet has it.
    pub fn fullmoves(&self) -> u32 {
        self.fullmoves
    }

    /// Whether castling is written as Chess960 writes it.
    pub fn is_chess960(&self) -> bool {
        self.chess960
    }

    /// The king of a side.
    pub fn king(&self, color: Color) -> Square {
        self.board.sets().of(color, Role::King).first_unchecked()
    }

    /// The pieces that give check to the side to move.
    pub fn checkers(&self) -> Bitboard {
        self.board.attackers(!self.turn, self.king(self.turn))
    }

    /// Whether the side to move is in check.
    pub fn is_check(&self) -> bool {
        self.checkers().any()
    }

    /// The position after the side to move has given its turn away.
    ///
    /// # Errors
    /// When that side is in check.
    pub fn passed(&self) -> Result<Position, SetupError> {
        if self.is_check() {
            return Err(SetupError::OpponentInCheck(self.turn));
        }
        let mut after = self.clone();
        after.give_turn();
        Ok(after)
    }

    /// Gives the turn away in place; the side to move must not be in check.
    pub fn give_turn(&mut self) -> Undo {
        let king = self.king(self.turn);
        let undo = self.undo(Move::new(king, king, Kind::Normal), None);
        self.begin_turn();
        self.fullmoves += u32::from(!self.turn.is_white());
        self.turn = !self.turn;
        self.key ^= zobrist::pass();
        undo
    }

    /// What taking back a move will need.
    #[inline(always)]
    fn undo(&self, mv: Move, captured: Option<Role>) -> Undo {
        let Position { en_passant, castling, halfmoves, key, .. } = *self;
        Undo { mv, captured, en_passant, castling, halfmoves, key }
    }

    /// Whatever is played, the chance to capture in passing is over.
    #[inline(always)]
    fn begin_turn(&mut self) {
        if let Some(passed) = self.en_passant.take() {
            self.key ^= zobrist::en_passant(passed);
        }
        self.halfmoves += 1;
    }

    /// The key after a legal move, but for castling, promotion and chances to capture in
    /// passing: enough to ask for memory early.
    #[inline]
    pub fn likely_key(&self, mv: Move) -> u64 {
        let (from, to) = (mv.from(), mv.to());
        let moved = |piece| zobrist::piece(piece, from) ^ zobrist::piece(piece, to);
        let taken = self.captured(mv).map_or(0, |(square, prey)| zobrist::piece(prey, square));
        self.key ^ self.board.piece_at(from).map_or(0, moved) ^ taken ^ zobrist::pass()
    }

    /// Takes back a turn that was given away.
    pub fn take_turn_back(&mut self, undo: Undo) {
        self.turn = !self.turn;
        self.fullmoves -= u32::from(!self.turn.is_white());
        self.en_passant = undo.en_passant;
        self.halfmoves = undo.halfmoves;
        self.key = undo.key;
    }

    /// Hands the legal moves to a sink.
    #[inline(always)]
    pub(crate) fn generate(&self, sink: &mut impl Sink) {
        match self.turn {
            Color::White => generate::<White, _>(&self.state(), sink),
            Color::Black => generate::<Black, _>(&self.state(), sink),
        }
    }

    /// Appends the legal captures and promotions.
    pub fn noisy_moves(&self, into: &mut Vec<Move>) {
        self.generate(&mut Noisy { list: List(into), prey: self.board.by_color(!self.turn) });
    }

    /// Appends the legal moves that neither capture nor promote.
    pub fn quiet_moves(&self, into: &mut Vec<Move>) {
        self.generate(&mut Quiet { list: List(into), prey: self.board.by_color(!self.turn) });
    }

    /// Whether a move, from wherever, is legal here.
    pub fn is_legal(&self, mv: Move) -> bool {
        let mut find = Find::new(mv);
        self.generate(&mut find);
        find.is_found
    }

    pub(crate) fn state(&self) -> State {
        State { sets: *self.board.sets(), castling: self.castling, en_passant: self.en_passant }
    }

    /// The key computed from nothing but what stands on the board.
    fn computed_key(&self) -> u64 {
        let pieces = self.board.pieces().fold(0, |key, (square, piece)| key ^ zobrist::piece(piece, square));
        pieces
            ^ zobrist::castling(self.castling)
            ^ self.en_passant.map_or(0, zobrist::en_passant)
            ^ zobrist::turn(self.turn)
    }

    #[inline(always)]
    fn put(&mut self, square: Square, piece: Piece) {
        self.board.put(square, piece);
        self.key ^= zobrist::piece(piece, square);
    }

    #[inline(always)]
    fn remove(&mut self, square: Square, piece: Piece) {
        self.board.remove(square, piece);
        self.key ^= zobrist::piece(piece, square);
    }

    #[inline(always)]
    fn shift(&mut self, from: Square, to: Square, piece: Piece) {
        self.board.shift(from, to, piece);
        self.key ^= zobrist::piece(piece, from) ^ zobrist::piece(piece, to);
    }

    #[inline(always)]
    fn own(&self, role: Role) -> Piece {
        Piece { color: self.turn, role }
    }

    /// Where the pawn stands that a capture in passing takes.
    pub(crate) fn passed_pawn(mv: Move) -> Square {
        Square::at(mv.to().file(), mv.from().rank())
    }

    /// The piece a move captures and the square it stands on.
    #[inline(always)]
    pub fn captured(&self, mv: Move) -> Option<(Square, Piece)> {
        let square = match mv.kind() {
            Kind::Castle => return None,
            Kind::EnPassant => Position::passed_pawn(mv),
            _ => mv.to(),
        };
        Some((square, self.board.piece_at(square)?))
    }

    #[inline(always)]
    fn castle(&mut self, mv: Move) {
        let (king, rook) = (self.own(Role::King), self.own(Role::Rook));
        self.remove(mv.from(), king);
        self.remove(mv.to(), rook);
        self.put(mv.castled_king(), king);
        self.put(mv.castled_rook(), rook);
    }

    /// Notes the square jumped over if somebody can legally capture there.
    #[inline(always)]
    fn note_double_step(&mut self, mv: Move) {
        let passed = Square::at(mv.from().file(), u8::midpoint(mv.from().rank(), mv.to().rank()));
        if self.may_capture_in_passing(!self.turn, passed) {
            self.en_passant = Some(passed);
            self.key ^= zobrist::en_passant(passed);
        }
    }

    /// Whether a pawn of `hunter` may capture on the square just jumped over.
    #[inline(always)]
    fn may_capture_in_passing(&self, hunter: Color, passed: Square) -> bool {
        let sets = self.board.sets();
        let pawns = attacks::pawn(!hunter, passed) & sets.of(hunter, Role::Pawn);
        pawns.into_iter().any(|from| en_passant_legal(sets, hunter, from, passed))
    }

    #[inline(always)]
    fn drop_castling(&mut self, rooks: Bitboard) {
        let dropped = self.castling & rooks;
        if dropped.any() {
            self.castling ^= dropped;
            self.key ^= zobrist::castling(dropped);
        }
    }
}

/// Playing and taking back, the mover being part of the type.
impl Position {
    #[inline(always)]
    fn apply_as<S: Side>(&mut self, mv: Move) -> Undo {
        let (from, to, kind) = (mv.from(), mv.to(), mv.kind());
        let Piece { role, .. } = self.board.piece_at(from).expect("a legal move moves a piece");
        let piece = Piece { color: S::COLOR, role };
        let captured = self
            .captured(mv)
            .map(|(square, prey)| (square, Piece { color: <S::Them as Side>::COLOR, ..prey }));
        let undo = self.undo(mv, captured.map(|(_, prey)| prey.role));
        self.begin_turn();
        if let Some((square, prey)) = captured {
            self.remove(square, prey);
            self.halfmoves = 0;
        }
        match kind {
            Kind::Castle => self.castle(mv),
            Kind::Promotion(role) => {
                self.remove(from, piece);
                self.put(to, Piece { color: S::COLOR, role });
            }
            Kind::Normal | Kind::DoubleStep | Kind::EnPassant => self.shift(from, to, piece),
        }
        match role {
            Role::Pawn => self.halfmoves = 0,
            Role::King => self.drop_castling(S::BACK_RANK),
            _ => {}
        }
        self.drop_castling(from.bit() | to.bit());
        if kind == Kind::DoubleStep {
            self.note_double_step(mv);
        }
        self.fullmoves += u32::from(!S::COLOR.is_white());
        self.turn = <S::Them as Side>::COLOR;
        self.key ^= zobrist::pass();
        undo
    }

    #[inline(always)]
    fn revert_as<S: Side>(&mut self, undo: Undo) {
        let mv = undo.mv;
        let (from, to) = (mv.from(), mv.to());
        let own = |role| Piece { color: S::COLOR, role };
        match mv.kind() {
            Kind::Castle => {
                self.board.remove(mv.castled_king(), own(Role::King));
                self.board.remove(mv.castled_rook(), own(Role::Rook));
                self.board.put(from, own(Role::King));
                self.board.put(to, own(Role::Rook));
            }
            Kind::Promotion(role) => {
                self.board.remove(to, own(role));
                self.board.put(from, own(Role::Pawn));
            }
            Kind::Normal | Kind::DoubleStep | Kind::EnPassant => {
                let Piece { role, .. } = self.board.piece_at(to).expect("the moved piece stands there");
                self.board.shift(to, from, own(role));
            }
        }
        if let Some(role) = undo.captured {
            let square = if mv.kind() == Kind::EnPassant { Position::passed_pawn(mv) } else { to };
            self.board.put(square, Piece { color: <S::Them as Side>::COLOR, role });
        }
        self.fullmoves -= u32::from(!S::COLOR.is_white());
        self.turn = S::COLOR;
        self.en_passant = undo.en_passant;
        self.castling = undo.castling;
        self.halfmoves = undo.halfmoves;
        self.key = undo.key;
    }
}

impl game::Position for Position {
    type Move = Move;
    type Undo = Undo;

    fn turn(&self) -> Color {
        self.turn
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn legal_moves(&self, into: &mut Vec<Move>) {
        self.generate(&mut List(into));
    }

    fn stuck(&self) -> Outcome {
        self.end_without_moves()
    }

    fn ruling(&self, again: Again) -> Option<Ruling> {
        self.counted(again)
    }

    fn dead(&self) -> Option<Outcome> {
        self.hopeless()
    }

    fn may_win(&self, color: Color) -> bool {
        dead::may_win(self, color)
    }

    fn reach(&self) -> usize {
        self.halfmoves as usize
    }

    #[inline]
    fn apply(&mut self, mv: Move) -> Undo {
        match self.turn {
            Color::White => self.apply_as::<White>(mv),
            Color::Black => self.apply_as::<Black>(mv),
        }
    }

    #[inline]
    fn revert(&mut self, undo: Undo) {
        match self.turn {
            Color::White => self.revert_as::<Black>(undo),
            Color::Black => self.revert_as::<White>(undo),
        }
    }
}
