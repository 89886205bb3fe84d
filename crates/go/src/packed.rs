//! A board in two bits for each point that is part of the game.

use game::Color;

use crate::{Board, Size, board::Cell};

/// Vacant, black, white, or forbidden by ko, in two bits for each point.
///
/// Points that are not part of the game are left out: whoever unpacks knows which.
/// The 81 points of a small board take 162 bits, rounded up to whole bytes.
///
/// ```
/// use go::{Board, PackedBoard, Size};
///
/// let board = Board::new(Size::NINE);
/// let packed = PackedBoard::of(&board);
/// assert_eq!(packed.bytes().len(), 21);
/// assert_eq!(packed.unpack(Size::NINE, &[false; 81]), Some(board));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PackedBoard {
    bytes: Vec<u8>,
    /// How many points are packed.
    points: usize,
}

impl PackedBoard {
    /// Packs a board.
    pub fn of(board: &Board) -> PackedBoard {
        let mut packed = PackedBoard { bytes: Vec::new(), points: 0 };
        for point in board.size().points().filter(|&point| !board.is_outside(point)) {
            packed.push(match board.stone(point) {
                Some(Color::Black) => 1,
                Some(Color::White) => 2,
                None if board.ko() == Some(point) => 3,
                None => 0,
            });
        }
        packed
    }

    /// What was packed before and stored as bytes.
    ///
    /// None if the bytes are too few or too many for so many points, or have bits beyond
    /// the last.
    pub fn from_bytes(bytes: Vec<u8>, points: usize) -> Option<PackedBoard> {
        let is_padded =
            bytes.last().is_none_or(|&last| points.is_multiple_of(4) || last >> (points % 4 * 2) == 0);
        (bytes.len() == points.div_ceil(4) && is_padded).then_some(PackedBoard { bytes, points })
    }

    /// The bytes, the first point in the lowest bits of the first.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The board again; `outside` tells which points are not part of the game.
    ///
    /// None if these are not the points that were packed, a chain has no liberty, or two
    /// points are forbidden by ko.
    pub fn unpack(&self, size: Size, outside: &[bool]) -> Option<Board> {
        if outside.len() != size.area() || outside.iter().filter(|is| !**is).count() != self.points {
            return None;
        }
        let mut cells = Vec::with_capacity(size.area());
        let (mut ko, mut next) = (None, 0);
        for (point, &is_outside) in size.points().zip(outside) {
            if is_outside {
                cells.push(Cell::Outside);
                continue;
            }
            let code = self.bytes[next / 4] >> (next % 4 * 2) & 3;
            next += 1;
            cells.push(match code {
                1 => Cell::Black,
                2 => Cell::White,
                _ => Cell::Empty,
            });
            if code == 3 && ko.replace(point).is_some() {
                return None;
            }
        }
        let mut board = Board::with_cells(size, cells);
        board.set_ko(ko);
        let breathes = |point| board.stone(point).is_none() || board.liberties(point) > 0;
        size.points().all(breathes).then_some(board)
    }

    fn push(&mut self, code: u8) {
        if self.points.is_multiple_of(4) {
            self.bytes.push(0);
        }
        if let Some(last) = self.bytes.last_mut() {
            *last |= code << (self.points % 4 * 2);
        }
        self.points += 1;
    }
}
