//! A token pacing a row of four cells; who reaches the last has won.
//!
//! A position that stands for the third time may be claimed as a draw, and at
//! the fifth the game is drawn; so may be a game of seven plies or more.

use game::{
    Action, Again, Board, Change, Color, Edit, Message, Outcome, Place, Position, Reason, Ruling, Show,
};

/// Where the token is, whose turn it is, and the plies so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Pacing {
    cell: u8,
    turn: Color,
    plies: u32,
}

pub(crate) const REPETITION: Outcome = Outcome::draw(Reason("repetition"));
pub(crate) const TOO_LONG: Outcome = Outcome::draw(Reason("too-long"));
pub(crate) const ARRIVED: Reason = Reason("arrived");

/// A token on the first cell, White to move.
pub(crate) fn pacing() -> Pacing {
    Pacing { cell: 0, turn: Color::White, plies: 0 }
}

impl Position for Pacing {
    type Move = u8;
    type Undo = u8;

    fn turn(&self) -> Color {
        self.turn
    }

    fn key(&self) -> u64 {
        u64::from(self.cell) * 2 + u64::from(self.turn.is_white())
    }

    fn legal_moves(&self, into: &mut Vec<u8>) {
        if self.decided().is_none() {
            into.extend((0..4).filter(|to: &u8| to.abs_diff(self.cell) == 1));
        }
    }

    fn decided(&self) -> Option<Outcome> {
        (self.cell == 3).then_some(Outcome::win(!self.turn, ARRIVED))
    }

    fn stuck(&self) -> Outcome {
        unreachable!("a token can always pace on")
    }

    fn ruling(&self, again: Again) -> Option<Ruling> {
        match again.times {
            5.. => Some(Ruling::Ended(REPETITION)),
            3.. => Some(Ruling::Claimable(REPETITION)),
            _ => (self.plies >= 7).then_some(Ruling::Claimable(TOO_LONG)),
        }
    }

    fn apply(&mut self, to: u8) -> u8 {
        self.turn = !self.turn;
        self.plies += 1;
        std::mem::replace(&mut self.cell, to)
    }

    fn revert(&mut self, from: u8) {
        self.turn = !self.turn;
        self.plies -= 1;
        self.cell = from;
    }
}

impl Show for Pacing {
    type Piece = ();

    fn board(&self) -> Board<()> {
        let mut board = Board::new(4, 1);
        board[Place::cell(self.cell, 0)] = Some(());
        board
    }

    fn action(&self, to: u8) -> Action<()> {
        let change = |file, before, after| Change { place: Place::cell(file, 0), before, after };
        Action { changes: vec![change(self.cell, Some(()), None), change(to, None, Some(()))] }
    }

    fn text(&self, to: u8) -> String {
        to.to_string()
    }

    fn parse(&self, text: &str) -> Result<u8, Message> {
        text.parse().map_err(|_| Message::new("move-unreadable"))
    }

    fn refusal(&self, _: u8) -> Message {
        Message::new("move-too-far")
    }

    fn edited(&self, edit: &Edit<()>) -> Result<Pacing, Message> {
        match edit.cells[..] {
            [] => Ok(Pacing { turn: edit.turn.unwrap_or(self.turn), ..self.clone() }),
            _ => Err(Message::new("setup-fixed")),
        }
    }
}
