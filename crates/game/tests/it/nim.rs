//! Nim with one heap: take one, two or three; who takes the last has won.

use game::{Action, Board, Change, Color, Edit, Message, Outcome, Place, Position, Reason, Show};

/// A heap on the left of a row of eight cells, and whose turn it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Nim {
    pub(crate) heap: u8,
    pub(crate) turn: Color,
}

/// A heap with White to move.
pub(crate) fn nim(heap: u8) -> Nim {
    Nim { heap, turn: Color::White }
}

impl Position for Nim {
    type Move = u8;
    type Undo = u8;

    fn turn(&self) -> Color {
        self.turn
    }

    fn key(&self) -> u64 {
        u64::from(self.heap) * 2 + u64::from(self.turn.is_white())
    }

    fn legal_moves(&self, into: &mut Vec<u8>) {
        into.extend(1..=self.heap.min(3));
    }

    fn stuck(&self) -> Outcome {
        Outcome::win(!self.turn, Reason("last-taken"))
    }

    fn apply(&mut self, taken: u8) -> u8 {
        self.heap -= taken;
        self.turn = !self.turn;
        taken
    }

    fn revert(&mut self, taken: u8) {
        self.heap += taken;
        self.turn = !self.turn;
    }
}

impl Show for Nim {
    type Piece = ();

    fn board(&self) -> Board<()> {
        let mut board = Board::new(8, 1);
        for file in 0..self.heap {
            board[Place::cell(file, 0)] = Some(());
        }
        board
    }

    fn action(&self, taken: u8) -> Action<()> {
        let gone = |file| Change { place: Place::cell(file, 0), before: Some(()), after: None };
        Action { changes: (self.heap - taken..self.heap).rev().map(gone).collect() }
    }

    fn text(&self, taken: u8) -> String {
        taken.to_string()
    }

    fn parse(&self, text: &str) -> Result<u8, Message> {
        let taken = text.parse().map_err(|_| Message::new("move-unreadable"))?;
        if (1..=self.heap.min(3)).contains(&taken) { Ok(taken) } else { Err(self.refusal(taken)) }
    }

    fn refusal(&self, taken: u8) -> Message {
        Message::new("move-too-many").with("taken", taken)
    }

    fn edited(&self, edit: &Edit<()>) -> Result<Nim, Message> {
        let mut board = self.board();
        for &(place, piece) in &edit.cells {
            if !board.contains(place) {
                return Err(Message::new("setup-no-cell").with("place", place));
            }
            board[place] = piece;
        }
        let edited = Nim { heap: board.occupied().count() as u8, turn: edit.turn.unwrap_or(self.turn) };
        if edited.board() == board { Ok(edited) } else { Err(Message::new("setup-gap")) }
    }
}

/// An edit that makes the heap this large.
pub(crate) fn heap_of(heap: u8) -> Edit<()> {
    let cell = |file| (Place::cell(file, 0), (file < heap).then_some(()));
    Edit { cells: (0..8).map(cell).collect(), turn: None }
}
