//! A legal position, and the rules from there on.

use game::{Action, Again, Board, Change, Color, Edit, Message, Outcome, Reason, Ruling, Show};

use crate::{Move, Piece, Setup, SetupError, Square, movegen, notation, refusal, zobrist};

/// The side to move has no move left.
const NO_MOVES: Reason = Reason("no-moves");
/// The position stood for the third time.
const REPETITION: Reason = Reason("threefold-repetition");
/// Forty moves of each side without a man's move or a capture.
const FORTY_MOVES: Reason = Reason("forty-moves");

/// How many plies make forty moves of each side.
const QUIET_PLIES: u32 = 80;

/// A position that can be played.
///
/// The only ways in are the start and a checked [`Setup`].
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board<Piece>,
    turn: Color,
    quiet: u32,
    key: u64,
}

/// What a move forgets: enough to take it back without a look at the past.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Undo {
    mv: Move,
    piece: Piece,
    /// Which of the captured pieces were kings, the first the lowest bit.
    kings: u32,
    quiet: u32,
    key: u64,
}

impl Position {
    /// The start: twelve men each, Black to move.
    pub fn start() -> Position {
        Position::from_checked(Setup::start())
    }

    /// The plies since a man last moved or a piece was captured.
    pub fn quiet(&self) -> u32 {
        self.quiet
    }

    /// What stands on a square.
    pub fn at(&self, square: Square) -> Option<Piece> {
        self.board[square.place()]
    }

    /// Whether the side to move can capture, and so has to.
    pub fn must_capture(&self) -> bool {
        movegen::can_capture(&self.board, self.turn)
    }

    /// The same position as anything one could set up.
    pub fn setup(&self) -> Setup {
        Setup { board: self.board.clone(), turn: self.turn, quiet: self.quiet }
    }

    fn from_checked(setup: Setup) -> Position {
        let key = key_of(&setup);
        Position { board: setup.board, turn: setup.turn, quiet: setup.quiet, key }
    }

    /// The counts of quiet moves and repetitions begin anew.
    fn set_up(&self, edit: &Edit<Piece>) -> Result<Position, SetupError> {
        let mut setup = Setup { turn: edit.turn.unwrap_or(self.turn), quiet: 0, board: self.board.clone() };
        for &(place, piece) in &edit.cells {
            let square = Square::from_place(place).ok_or(SetupError::NoSquare(place))?;
            setup.board[square.place()] = piece;
        }
        Position::try_from(setup)
    }

    fn lift(&mut self, piece: Piece, from: Square) {
        self.board[from.place()] = None;
        self.key ^= zobrist::piece_on(piece, from);
    }

    fn put(&mut self, piece: Piece, to: Square) {
        self.board[to.place()] = Some(piece);
        self.key ^= zobrist::piece_on(piece, to);
    }
}

impl Default for Position {
    fn default() -> Position {
        Position::start()
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Position, SetupError> {
        setup.check()?;
        Ok(Position::from_checked(setup))
    }
}

/// The key from nothing; playing keeps it in step instead.
fn key_of(setup: &Setup) -> u64 {
    let turn = if setup.turn.is_white() { 0 } else { zobrist::BLACK_TO_MOVE };
    setup.pieces().fold(turn, |key, (square, piece)| key ^ zobrist::piece_on(piece, square))
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
        movegen::legal_moves(&self.board, self.turn, into);
    }

    fn stuck(&self) -> Outcome {
        Outcome::win(!self.turn, NO_MOVES)
    }

    fn ruling(&self, again: Again) -> Option<Ruling> {
        if again.times >= 3 {
            Some(Ruling::Claimable(Outcome::draw(REPETITION)))
        } else if self.quiet >= QUIET_PLIES {
            Some(Ruling::Claimable(Outcome::draw(FORTY_MOVES)))
        } else {
            None
        }
    }

    fn reach(&self) -> usize {
        self.quiet as usize
    }

    fn apply(&mut self, mv: Move) -> Undo {
        let (from, to) = (mv.from(), mv.to());
        let piece = self.at(from).expect("a legal move has a piece");
        let mut undo = Undo { mv, piece, kings: 0, quiet: self.quiet, key: self.key };
        self.lift(piece, from);
        for (index, square) in mv.captured().enumerate() {
            let victim = self.at(square).expect("a legal jump has a victim");
            undo.kings |= u32::from(!victim.is_man()) << index;
            self.lift(victim, square);
        }
        self.put(piece.arrived(to), to);
        self.quiet = if piece.is_man() || mv.is_capture() { 0 } else { self.quiet.saturating_add(1) };
        self.turn = !self.turn;
        self.key ^= zobrist::BLACK_TO_MOVE;
        undo
    }

    fn revert(&mut self, undo: Undo) {
        let victims = self.turn;
        self.board[undo.mv.to().place()] = None;
        for (index, square) in undo.mv.captured().enumerate() {
            let king = undo.kings >> index & 1 == 1;
            let victim = if king { Piece::king(victims) } else { Piece::man(victims) };
            self.board[square.place()] = Some(victim);
        }
        self.board[undo.mv.from().place()] = Some(undo.piece);
        self.turn = !self.turn;
        self.quiet = undo.quiet;
        self.key = undo.key;
    }
}

impl Show for Position {
    type Piece = Piece;

    fn board(&self) -> Board<Piece> {
        self.board.clone()
    }

    fn action(&self, mv: Move) -> Action<Piece> {
        let (from, to) = (mv.from(), mv.to());
        let piece = self.at(from);
        let mut places: Vec<_> = mv.captured().map(|square| (square, None)).collect();
        // A king may end where it began; then its square does not change.
        if from != to {
            places.insert(0, (from, None));
            places.push((to, piece.map(|piece| piece.arrived(to))));
        }
        let change = |(at, after): (Square, _)| Change { place: at.place(), before: self.at(at), after };
        Action { changes: places.into_iter().map(change).collect() }
    }

    fn text(&self, mv: Move) -> String {
        notation::text(self, mv)
    }

    fn parse(&self, text: &str) -> Result<Move, Message> {
        notation::parse(self, text)
    }

    fn refusal(&self, mv: Move) -> Message {
        refusal::refusal(self, &mv.path().collect::<Vec<_>>())
    }

    fn edited(&self, edit: &Edit<Piece>) -> Result<Position, Message> {
        self.set_up(edit).map_err(SetupError::message)
    }
}
