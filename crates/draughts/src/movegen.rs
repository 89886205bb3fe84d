//! Which moves the rules allow.

use game::{Board, Color};

use crate::{Move, Piece, Square, Way};

/// Appends all legal moves: the captures, or the steps when there is none.
pub(crate) fn legal_moves(board: &Board<Piece>, turn: Color, into: &mut Vec<Move>) {
    let start = into.len();
    let mine = || {
        Square::all().filter_map(move |from| {
            let piece = board[from.place()]?;
            (piece.color == turn).then_some((from, piece))
        })
    };
    for (from, piece) in mine() {
        Jumper { board, from, piece }.extend(Move::chain(from), from, 0, into);
    }
    if into.len() == start {
        for (from, piece) in mine() {
            into.extend(steps(board, from, piece));
        }
    }
}

/// Whether the side to move has something to capture, and so has to.
pub(crate) fn can_capture(board: &Board<Piece>, turn: Color) -> bool {
    Square::all().any(|from| {
        board[from.place()].filter(|piece| piece.color == turn).is_some_and(|piece| {
            let jumper = Jumper { board, from, piece };
            piece.ways().iter().any(|&way| jumper.jump(from, way).is_some())
        })
    })
}

/// The steps of a piece, captures elsewhere aside.
fn steps(board: &Board<Piece>, from: Square, piece: Piece) -> impl Iterator<Item = Move> {
    piece
        .ways()
        .iter()
        .filter(move |&&way| from.step(way).is_some_and(|to| board[to.place()].is_none()))
        .map(move |&way| Move::step(from, way))
}

/// A piece on its way through the other side's pieces.
struct Jumper<'a> {
    board: &'a Board<Piece>,
    from: Square,
    piece: Piece,
}

impl Jumper<'_> {
    /// Follows every way on from `at` and appends the chains that end.
    ///
    /// `taken` is the set of the squares jumped so far: their pieces leave the
    /// board only when the move is over, but none is jumped twice. A man on the
    /// far row is no king yet: its own ways lead off the board, so it stays.
    fn extend(&self, chain: Move, at: Square, taken: u32, into: &mut Vec<Move>) {
        let mut ended = chain.is_capture();
        for &way in self.piece.ways() {
            let Some((over, to)) = self.jump(at, way) else { continue };
            if taken & over.bit() != 0 {
                continue;
            }
            ended = false;
            self.extend(chain.jumping(way), to, taken | over.bit(), into);
        }
        if ended {
            into.push(chain);
        }
    }

    /// The square jumped over and the one landed on, if the jump is possible.
    fn jump(&self, at: Square, way: Way) -> Option<(Square, Square)> {
        let over = at.step(way)?;
        let to = over.step(way)?;
        let victim = self.board[over.place()]?;
        let free = to == self.from || self.board[to.place()].is_none();
        (victim.color != self.piece.color && free).then_some((over, to))
    }
}
