//! Whether a mate can be put together from what the pieces can reach.

use game::Color;

use super::reach::{Reach, strikes};
use crate::{Bitboard, Piece, Role, Square, attacks};

/// Whether the sets leave room for a mate by `winner`.
///
/// A mate needs a piece that checks the king, and round the king no square that
/// it could go to: each is taken by a piece of its own side or struck by the
/// winner. The pieces that do this stand somewhere in their sets, the sliders
/// among them look through whatever is not fixed, and one piece stands on one
/// square only. Where no arrangement comes up to this, there is no mate.
pub(super) fn admit_mate(reach: &Reach, winner: Color) -> bool {
    let hunt = Hunt::new(reach, winner);
    (0..hunt.hunters.len()).any(|checker| hunt.admits_mate_by(checker))
}

/// The winner's pieces round the loser's king.
struct Hunt {
    /// Where the king may be that is to be mated.
    quarry: Bitboard,
    /// Where the winner's king may be.
    king: Bitboard,
    hunters: Vec<Hunter>,
    /// The squares that the loser's fixed pieces take for ever.
    taken: Bitboard,
    /// The sets of the loser's other pieces.
    blockers: Vec<Bitboard>,
    /// All of these sets together.
    blocked: Bitboard,
    /// What stops a slider for ever.
    ///
    /// Not so the king that is mated: it does not hide behind itself.
    fixed: Bitboard,
}

/// A piece that may give check.
struct Hunter {
    piece: Piece,
    squares: Bitboard,
    /// All that it strikes from any of its squares.
    strikes: Bitboard,
}

impl Hunt {
    fn new(reach: &Reach, winner: Color) -> Hunt {
        let quarry = reach.king(!winner);
        let fixed = reach.fixed() & !quarry;
        let taken = reach.fixed_of(!winner) & !quarry;
        let mut hunt = Hunt {
            quarry,
            king: reach.king(winner),
            hunters: Vec::new(),
            taken,
            blockers: Vec::new(),
            blocked: Bitboard::EMPTY,
            fixed,
        };
        for (piece, squares) in reach.pieces().filter(|(piece, _)| piece.role != Role::King) {
            if piece.color == winner {
                let strikes = squares
                    .into_iter()
                    .fold(Bitboard::EMPTY, |struck, from| struck | strikes(piece, from, fixed));
                hunt.hunters.push(Hunter { piece, squares, strikes });
            } else if !squares.is_within(taken) {
                hunt.blockers.push(squares);
                hunt.blocked |= squares;
            }
        }
        hunt
    }

    /// Whether this piece may give a check that is mate.
    fn admits_mate_by(&self, checker: usize) -> bool {
        let Hunter { piece, squares, strikes: all } = self.hunters[checker];
        let others = self.struck_without(checker);
        (self.quarry & all).into_iter().any(|king| {
            squares.into_iter().any(|from| {
                let struck = strikes(piece, from, self.fixed);
                struck.contains(king) && self.admits_mate(king, from, struck | others)
            })
        })
    }

    /// What all pieces but one and the king may strike.
    fn struck_without(&self, checker: usize) -> Bitboard {
        let others = self.hunters.iter().enumerate().filter(|&(hunter, _)| hunter != checker);
        others.fold(Bitboard::EMPTY, |struck, (_, hunter)| struck | hunter.strikes)
    }

    /// Whether a king checked from a square may have nowhere to go.
    ///
    /// Apart from what is struck anyway, there are blockers and the winner's
    /// king, which stands far off or, more helpfully, two squares away.
    fn admits_mate(&self, king: Square, from: Square, struck: Bitboard) -> bool {
        let flights = attacks::king(king) & !self.taken & !struck;
        if self.are_blocked(flights, from) {
            return true;
        }
        let near = attacks::king(king) | king.bit();
        let around =
            flights.into_iter().fold(Bitboard::EMPTY, |around, flight| around | attacks::king(flight));
        (around & self.king & !near & !from.bit())
            .into_iter()
            .any(|ally| self.are_blocked(flights & !attacks::king(ally), from))
    }

    /// Whether the blockers may take all these squares at once.
    fn are_blocked(&self, flights: Bitboard, checker: Square) -> bool {
        !flights.contains(checker)
            && flights.is_within(self.blocked)
            && flights.len() as usize <= self.blockers.len()
            && seats(flights, &self.blockers)
    }
}

/// Whether every square gets a piece of its own that may stand there.
fn seats(squares: Bitboard, pieces: &[Bitboard]) -> bool {
    let mut seated = [None; 64];
    squares.into_iter().all(|square| seat(square, pieces, &mut seated, &mut 0))
}

/// Finds a piece for a square, moving others to further squares if need be.
fn seat(square: Square, pieces: &[Bitboard], seated: &mut [Option<Square>], tried: &mut u64) -> bool {
    for index in (0..pieces.len()).filter(|&index| pieces[index].contains(square)) {
        if *tried >> index & 1 != 0 {
            continue;
        }
        *tried |= 1 << index;
        if seated[index].is_none_or(|other| seat(other, pieces, seated, tried)) {
            seated[index] = Some(square);
            return true;
        }
    }
    false
}
