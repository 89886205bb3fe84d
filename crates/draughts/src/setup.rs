//! Positions as somebody set them up, right or wrong.

use game::{Board, Color, Message, Place};

use crate::{Piece, Square};

/// How many pieces a side has at most.
const PIECES: usize = 12;

/// A position as somebody wrote it; anything may be wrong with it.
///
/// Its text is the FEN of PDN, as in `B:W21,22,K10:B1,2`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Setup {
    /// What stands where.
    pub board: Board<Piece>,
    /// Whose turn it is.
    pub turn: Color,
    /// The plies since a man last moved or a piece was captured.
    pub quiet: u32,
}

/// The rules cannot play on from such a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The board is no single board of eight by eight.
    #[error("expected one board of 8 by 8 without hands, got {boards} of {files} by {ranks}")]
    WrongBoard {
        /// How many boards there are.
        boards: u8,
        /// How many columns each has.
        files: u8,
        /// How many rows each has.
        ranks: u8,
    },
    /// Pieces stand on dark squares only.
    #[error("{0} is no dark square of the board")]
    NoSquare(Place),
    /// A man cannot stand where it would have been crowned.
    #[error("a man on {0} would have become a king")]
    Uncrowned(Square),
    /// A side has more pieces than the game has.
    #[error("{0} has {1} pieces, more than {PIECES}")]
    TooMany(Color, usize),
}

impl SetupError {
    /// The sentence that tells it.
    pub fn message(self) -> Message {
        match self {
            SetupError::WrongBoard { boards, files, ranks } => Message::new("setup-wrong-board")
                .with("boards", boards)
                .with("files", files)
                .with("ranks", ranks),
            SetupError::NoSquare(place) => Message::new("setup-no-square").with("place", place),
            SetupError::Uncrowned(square) => Message::new("setup-uncrowned").with("square", square),
            SetupError::TooMany(color, count) => {
                Message::new("setup-too-many").with("color", color).with("count", count)
            }
        }
    }
}

impl Setup {
    /// An empty board, Black to move.
    pub fn empty() -> Setup {
        Setup { board: Board::new(8, 8), turn: Color::Black, quiet: 0 }
    }

    /// The start: Black on 1 to 12, White on 21 to 32, Black to move.
    pub fn start() -> Setup {
        let mut setup = Setup::empty();
        for square in Square::all() {
            setup.board[square.place()] = match square.number() {
                1..=12 => Some(Piece::man(Color::Black)),
                21.. => Some(Piece::man(Color::White)),
                _ => None,
            };
        }
        setup
    }

    /// The pieces on dark squares, square 1 first.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        Square::all().filter_map(|square| Some((square, self.board.get(square.place())?)))
    }

    /// Refuses what the rules cannot play.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        let (boards, files, ranks) = (self.board.boards(), self.board.files(), self.board.ranks());
        let hands = Color::ALL.iter().any(|&color| self.board.contains(Place::Hand { color, slot: 0 }));
        if (boards, files, ranks) != (1, 8, 8) || hands {
            return Err(SetupError::WrongBoard { boards, files, ranks });
        }
        if let Some((place, _)) =
            self.board.occupied().find(|&(place, _)| Square::from_place(place).is_none())
        {
            return Err(SetupError::NoSquare(place));
        }
        if let Some((square, _)) = self.pieces().find(|&(square, piece)| piece != piece.arrived(square)) {
            return Err(SetupError::Uncrowned(square));
        }
        for color in Color::ALL {
            let count = self.pieces().filter(|(_, piece)| piece.color == color).count();
            if count > PIECES {
                return Err(SetupError::TooMany(color, count));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;

    fn refused(text: &str) -> SetupError {
        Position::try_from(text.parse::<Setup>().unwrap()).unwrap_err()
    }

    #[test]
    fn the_start_has_twelve_men_each_and_black_to_move() {
        assert_eq!(
            Setup::start().to_string(),
            "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"
        );
        assert_eq!(Setup::start().check(), Ok(()));
    }

    #[test]
    fn a_man_cannot_stand_on_its_crown_row() {
        assert_eq!(refused("B:W3:B1"), SetupError::Uncrowned(Square::new(3).unwrap()));
        assert_eq!(refused("B:W28:B30"), SetupError::Uncrowned(Square::new(30).unwrap()));
        assert!(Position::try_from("B:WK3,29:BK30,1".parse::<Setup>().unwrap()).is_ok());
    }

    #[test]
    fn a_side_has_twelve_pieces_at_most() {
        assert_eq!(refused("W:WK1-13:BK20"), SetupError::TooMany(Color::White, 13));
    }

    #[test]
    fn light_squares_stay_empty() {
        let mut setup = Setup::start();
        setup.board[Place::cell(1, 0)] = Some(Piece::man(Color::White));
        assert_eq!(Position::try_from(setup), Err(SetupError::NoSquare(Place::cell(1, 0))));
    }

    #[test]
    fn a_board_of_another_shape_is_refused() {
        for board in [Board::new(10, 10), Board::with(2, 8, 8, 0), Board::with(1, 8, 8, 1), Board::new(0, 0)]
        {
            let setup = Setup { board, ..Setup::start() };
            assert!(matches!(Position::try_from(setup), Err(SetupError::WrongBoard { .. })));
        }
    }
}
