//! A toy game that can be flawed on purpose.
//!
//! A token walks one or two cells either way on a row of nine. On the first
//! cell nobody can move and White wins; on the last Black has won.

use std::cell::Cell;

use game::{
    Action, Again, Board, Change, Color, Edit, Message, Outcome, Place, Position, Reason, Ruling, Show,
};

/// What is wrong with a toy.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flaw {
    None,
    ClearsTheList,
    ListsTwice,
    RevertForgetsTheCount,
    RevertForgetsTheKey,
    KeyRemembersThePast,
    KeyForgetsTheToken,
    KeyForgetsTheTurn,
    KeyDrifts,
    PlaysOnWhenDecided,
    StuckSaysNothing,
    GivesUpTooSoon,
    ReachIsShort,
    MoodyList,
    ParsesTheIllegal,
    RefusesWithoutWords,
    ActionLies,
    ActionDoesNotGoBack,
    ActionLeavesTheBoard,
    TextsCollide,
    TextIsNotRead,
    EditIgnoresTheTurn,
    EditGoesAnywhere,
    RevertsOnlyOnce,
    RefusalPanics,
    TheFirstStepIsForbiddenLater,
}

const LAST: u8 = 8;

/// The token, whose turn it is, and how many plies were played.
#[derive(Debug, Clone)]
pub(crate) struct Toy {
    flaw: Flaw,
    token: u8,
    turn: Color,
    count: u32,
    key: u64,
    /// Where the token was before.
    former: u8,
    /// The first step of the game.
    first: Option<u8>,
    /// How often the list was asked for.
    asked: Cell<u32>,
}

impl Toy {
    pub(crate) fn with(flaw: Flaw) -> Toy {
        let asked = Cell::new(0);
        Toy { flaw, token: 4, turn: Color::White, count: 0, key: 0, former: 4, first: None, asked }.rebuilt()
    }

    /// The same position with its key computed from nothing.
    pub(crate) fn rebuilt(&self) -> Toy {
        let mut toy = self.clone();
        if self.flaw != Flaw::RevertForgetsTheKey && self.flaw != Flaw::KeyRemembersThePast {
            toy.key = self.computed_key();
        }
        toy
    }

    fn computed_key(&self) -> u64 {
        let token = if self.flaw == Flaw::KeyForgetsTheToken { 0 } else { u64::from(self.token) };
        let turn = if self.flaw == Flaw::KeyForgetsTheTurn { 0 } else { u64::from(self.turn.is_white()) };
        token * 2 + turn
    }

    fn steps(&self) -> impl Iterator<Item = u8> {
        let over = self.token == 0 || (self.token == LAST && !self.is(Flaw::PlaysOnWhenDecided));
        let past = if self.is(Flaw::TheFirstStepIsForbiddenLater) { self.first } else { None };
        let near = move |to: &u8| (1..=2).contains(&to.abs_diff(self.token)) && Some(*to) != past;
        (0..=LAST).filter(move |_| !over).filter(near)
    }

    fn is(&self, flaw: Flaw) -> bool {
        self.flaw == flaw
    }
}

/// Equal in what the future depends on, and in what a flaw may forget.
impl PartialEq for Toy {
    fn eq(&self, other: &Toy) -> bool {
        let past = match self.flaw {
            Flaw::RevertForgetsTheCount => self.count == other.count,
            Flaw::TheFirstStepIsForbiddenLater => self.first == other.first,
            _ => true,
        };
        past && (self.token, self.turn) == (other.token, other.turn)
    }
}

impl Position for Toy {
    type Move = u8;
    type Undo = (u8, u32, u64, Option<u8>);

    fn turn(&self) -> Color {
        self.turn
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn legal_moves(&self, into: &mut Vec<u8>) {
        if self.is(Flaw::ClearsTheList) {
            into.clear();
        }
        self.asked.set(self.asked.get() + 1);
        // From the third time on it keeps a move back: two lists have been compared by then.
        let moody = usize::from(self.is(Flaw::MoodyList) && self.asked.get() > 2);
        into.extend(self.steps().skip(moody));
        if self.is(Flaw::ListsTwice) {
            into.extend(self.steps().next());
        }
    }

    fn decided(&self) -> Option<Outcome> {
        (self.token == LAST).then_some(Outcome::win(Color::Black, Reason("last-cell")))
    }

    fn stuck(&self) -> Outcome {
        let reason = if self.is(Flaw::StuckSaysNothing) { "" } else { "first-cell" };
        Outcome::win(Color::White, Reason(reason))
    }

    fn ruling(&self, again: Again) -> Option<Ruling> {
        (again.times >= 3).then_some(Ruling::Claimable(Outcome::draw(Reason("repetition"))))
    }

    fn may_win(&self, color: Color) -> bool {
        !self.is(Flaw::GivesUpTooSoon) || color.is_white() || self.token > 4
    }

    fn reach(&self) -> usize {
        if self.is(Flaw::ReachIsShort) { 2 } else { self.count as usize }
    }

    fn apply(&mut self, to: u8) -> Self::Undo {
        let undo = (self.token, self.count, self.key, self.first);
        self.first = self.first.or(Some(to));
        self.former = self.token;
        self.token = to;
        self.turn = !self.turn;
        self.count += 1;
        self.key = self.computed_key();
        if self.is(Flaw::KeyRemembersThePast) {
            self.key += 100 * u64::from(undo.0);
        }
        if self.is(Flaw::KeyDrifts) && self.count == 2 {
            self.key += 1000;
        }
        undo
    }

    fn revert(&mut self, (token, count, key, first): Self::Undo) {
        self.token = if self.is(Flaw::RevertsOnlyOnce) { self.former } else { token };
        self.turn = !self.turn;
        self.first = first;
        if !self.is(Flaw::RevertForgetsTheCount) {
            self.count = count;
        }
        if !self.is(Flaw::RevertForgetsTheKey) {
            self.key = key;
        }
    }
}

impl Show for Toy {
    type Piece = ();

    fn board(&self) -> Board<()> {
        let mut board = Board::new(LAST + 1, 1);
        board[Place::cell(self.token, 0)] = Some(());
        board
    }

    fn action(&self, to: u8) -> Action<()> {
        let change = |file, before: bool, after: bool| Change {
            place: Place::cell(file, 0),
            before: before.then_some(()),
            after: after.then_some(()),
        };
        let leaves = change(self.token, !self.is(Flaw::ActionDoesNotGoBack), false);
        let to = if self.is(Flaw::ActionLeavesTheBoard) { to + 20 } else { to };
        let mut changes = vec![leaves, change(to, false, true)];
        if self.is(Flaw::ActionLies) {
            changes.pop();
        }
        Action { changes }
    }

    fn text(&self, to: u8) -> String {
        match self.flaw {
            Flaw::TextsCollide => (to / 2).to_string(),
            Flaw::TextIsNotRead if to == 2 => "two".to_owned(),
            _ => to.to_string(),
        }
    }

    fn parse(&self, text: &str) -> Result<u8, Message> {
        let to = text.parse().map_err(|_| Message::new("move-unreadable"))?;
        if self.is(Flaw::ParsesTheIllegal) {
            return Ok(to);
        }
        if self.steps().any(|step| step == to) { Ok(to) } else { Err(Message::new("move-too-far")) }
    }

    fn refusal(&self, to: u8) -> Message {
        assert!(!self.is(Flaw::RefusalPanics), "nobody knows why not {to}");
        Message::new(if self.is(Flaw::RefusesWithoutWords) { "" } else { "move-too-far" })
    }

    fn edited(&self, edit: &Edit<()>) -> Result<Toy, Message> {
        let mut board = self.board();
        for &(place, piece) in &edit.cells {
            if board.contains(place) {
                board[place] = piece;
            } else if !self.is(Flaw::EditGoesAnywhere) {
                return Err(Message::new("setup-no-square"));
            }
        }
        let mut tokens = board.occupied();
        let (Some((Place::Cell { file, .. }, ())), None) = (tokens.next(), tokens.next()) else {
            return Err(Message::new("setup-one-token"));
        };
        let turn = if self.is(Flaw::EditIgnoresTheTurn) { None } else { edit.turn };
        let toy = Toy { token: file, turn: turn.unwrap_or(self.turn), count: 0, ..self.clone() };
        Ok(toy.rebuilt())
    }
}
