//! Where the pieces of a locked position can ever get to.

use game::{ByColor, Color};

use crate::{Bitboard, Board, Piece, Position, Role, Square, attacks};

/// For each piece a set of squares that it never leaves.
///
/// The sets are grown from where the pieces stand until nothing is added, by
/// rules that allow whatever a legal move could do and more: pieces pass
/// through all that may ever go away, any piece that may be struck may be
/// captured, checks and pins are not looked at. What holds the position
/// together are the pieces that can neither leave nor be captured: they are in
/// the way for ever, and no king goes where one of them strikes.
///
/// So the sets hold in every position to come, by induction over the moves: the
/// first move to break them would be one that the rules allow.
pub(super) struct Reach<'a> {
    board: &'a Board,
    /// Where a piece may get to, by the square it stands on now.
    squares: [Bitboard; 64],
    /// The pieces that may be captured, by the squares they stand on now.
    captured: Bitboard,
    /// The pieces that may move, by the squares they stand on now.
    moving: Bitboard,
}

/// What all pieces look at while the sets are grown.
struct Surroundings {
    fixed: Bitboard,
    /// The squares that a side's fixed pieces strike for ever.
    guarded: ByColor<Bitboard>,
    /// Where a side's pieces, the king aside, may be captured.
    prey: ByColor<Bitboard>,
}

impl<'a> Reach<'a> {
    /// The sets of a position that looks locked.
    ///
    /// None where a pawn might promote, and where it is plain without growing
    /// any sets that nothing holds the position together.
    pub(super) fn of(position: &'a Position) -> Option<Reach<'a>> {
        let board = position.board();
        if position.castling().any() || position.en_passant().is_some() || !looks_locked(board) {
            return None;
        }
        let mut squares = [Bitboard::EMPTY; 64];
        for square in board.occupied() {
            squares[square.index()] = square.bit();
        }
        let mut reach = Reach { board, squares, captured: Bitboard::EMPTY, moving: Bitboard::EMPTY };
        while reach.grow() {
            if reach.promotes() {
                return None;
            }
        }
        Some(reach)
    }

    /// The pieces with their sets; kings too.
    pub(super) fn pieces(&self) -> impl Iterator<Item = (Piece, Bitboard)> {
        self.board.pieces().map(|(home, piece)| (piece, self.squares[home.index()]))
    }

    /// The squares of a king.
    pub(super) fn king(&self, color: Color) -> Bitboard {
        self.squares[self.board.sets().of(color, Role::King).first_unchecked().index()]
    }

    /// The pieces that stay where they are for ever.
    pub(super) fn fixed(&self) -> Bitboard {
        self.board.occupied() & !self.moving & !self.captured
    }

    /// The fixed pieces of one side.
    pub(super) fn fixed_of(&self, color: Color) -> Bitboard {
        self.fixed() & self.board.by_color(color)
    }

    /// An upper bound of the number of positions to come.
    pub(super) fn arrangements(&self) -> u64 {
        let free = self.board.occupied() & !self.fixed();
        free.into_iter().fold(2, |count: u64, home| {
            let lost = u32::from(self.captured.contains(home));
            count.saturating_mul(u64::from(self.squares[home.index()].len() + lost))
        })
    }

    fn promotes(&self) -> bool {
        let ends = Bitboard::rank(0) | Bitboard::rank(7);
        self.board.by_role(Role::Pawn).into_iter().any(|home| (self.squares[home.index()] & ends).any())
    }

    /// Lets every piece go as far as it can; whether anything was added.
    fn grow(&mut self) -> bool {
        let around = self.surroundings();
        let mut struck = ByColor::<Bitboard>::default();
        let mut grown = false;
        for (home, piece) in self.board.pieces() {
            let (squares, strikes) = self.roam(home, piece, &around);
            struck[piece.color] |= strikes;
            grown |= squares != self.squares[home.index()];
            self.squares[home.index()] = squares;
            if squares.more_than_one() {
                self.moving |= home.bit();
            }
        }
        self.capture(&struck) || grown
    }

    fn surroundings(&self) -> Surroundings {
        let fixed = self.fixed();
        let mut prey = ByColor::<Bitboard>::default();
        for (piece, squares) in self.pieces().filter(|(piece, _)| piece.role != Role::King) {
            prey[piece.color] |= squares;
        }
        Surroundings { fixed, guarded: ByColor::new_with(|color| self.guarded(color, fixed)), prey }
    }

    /// What the fixed pieces of a side strike whatever happens.
    ///
    /// Of a slider that is only the next squares, as others may get in its way.
    fn guarded(&self, color: Color, fixed: Bitboard) -> Bitboard {
        let sets = self.board.sets();
        let pawns = attacks::pawns(color, sets.of(color, Role::Pawn) & fixed);
        let pieces = sets.colors[color] & fixed & !sets.roles[Role::Pawn];
        pieces.into_iter().fold(pawns, |guarded, square| {
            let piece = self.board.piece_at(square).expect("fixed pieces stand there");
            guarded | strikes(piece, square, Bitboard::ALL)
        })
    }

    /// How far one piece gets, and what it strikes on the way.
    fn roam(&self, home: Square, piece: Piece, around: &Surroundings) -> (Bitboard, Bitboard) {
        let mut squares = self.squares[home.index()];
        let mut struck = Bitboard::EMPTY;
        let mut fresh = squares;
        while let Some(from) = fresh.first() {
            let mut strikes = strikes(piece, from, around.fixed);
            let steps = match piece.role {
                Role::Pawn => {
                    self.pushes(home, piece.color, from, squares, around.fixed)
                        | strikes & around.prey[!piece.color]
                }
                Role::King => {
                    strikes &= !around.guarded[!piece.color];
                    strikes
                }
                _ => strikes,
            };
            struck |= strikes;
            let added = steps & !around.fixed & !squares;
            squares |= added;
            fresh = fresh & !from.bit() | added;
        }
        (squares, struck)
    }

    /// Where a pawn may step to from one of its squares.
    ///
    /// A double step needs no rule of its own: it ends where two steps end.
    fn pushes(
        &self,
        home: Square,
        color: Color,
        from: Square,
        squares: Bitboard,
        fixed: Bitboard,
    ) -> Bitboard {
        let step = from.bit().shift(if color.is_white() { 8 } else { -8 });
        if (step & fixed).any()
            || squares.is_within(Bitboard::file(home.file())) && self.opposes(home, color, step)
        {
            return Bitboard::EMPTY;
        }
        step
    }

    /// Whether an enemy pawn that stands on `step` now can never be passed.
    ///
    /// As long as two pawns face each other and stay on their file, the other
    /// one is still ahead, and no further than where it stands now.
    fn opposes(&self, home: Square, color: Color, step: Bitboard) -> bool {
        let Some(square) = step.first() else { return false };
        let pawn = Piece { color: !color, role: Role::Pawn };
        self.board.piece_at(square) == Some(pawn)
            && !self.captured.contains(square)
            && self.squares[square.index()].is_within(Bitboard::file(home.file()))
    }

    /// Marks what may be captured; whether anything was added.
    fn capture(&mut self, struck: &ByColor<Bitboard>) -> bool {
        let before = self.captured;
        for (home, piece) in self.board.pieces().filter(|(_, piece)| piece.role != Role::King) {
            if (self.squares[home.index()] & struck[!piece.color]).any() {
                self.captured |= home.bit();
            }
        }
        self.captured != before
    }
}

/// Whether it may be worth looking for walls, judged at a glance.
///
/// There are none to be expected where a pawn has a free way, nor with many
/// pieces on the board and hardly a pawn facing another one.
fn looks_locked(board: &Board) -> bool {
    let sets = board.sets();
    let (white, black) = (sets.of(Color::White, Role::Pawn), sets.of(Color::Black, Role::Pawn));
    let empty = !sets.occupied();
    let free = white & !below(black) & empty.shift(-8) | black & !above(white) & empty.shift(8);
    let pieces = sets.occupied() & !sets.roles[Role::Pawn];
    free.is_empty() && (white | black).any() && (pieces.len() <= 6 || (white.shift(8) & black).len() >= 3)
}

/// All squares on the files of these, further up the board.
fn above(squares: Bitboard) -> Bitboard {
    let one = squares.shift(8);
    let two = one | one.shift(8);
    let four = two | two.shift(16);
    four | four.shift(32)
}

/// All squares on the files of these, further down the board.
fn below(squares: Bitboard) -> Bitboard {
    let one = squares.shift(-8);
    let two = one | one.shift(-8);
    let four = two | two.shift(-16);
    four | four.shift(-32)
}

/// The squares that a piece strikes.
pub(super) fn strikes(piece: Piece, from: Square, occupied: Bitboard) -> Bitboard {
    match piece.role {
        Role::Pawn => attacks::pawn(piece.color, from),
        Role::Knight => attacks::knight(from),
        Role::Bishop => attacks::bishop(from, occupied),
        Role::Rook => attacks::rook(from, occupied),
        Role::Queen => attacks::queen(from, occupied),
        Role::King => attacks::king(from),
    }
}
