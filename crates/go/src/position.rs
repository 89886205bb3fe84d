//! A legal position, and the rules from there on.

use game::{Again, ByColor, Color, Outcome, Reason, Ruling, Verdict};

use crate::{
    Board, Ko, Move, Occupant, Point, Points, Rules, Score, Setup, Size, StoneUndo,
    board::Effect,
    past::{Past, Stage},
    zobrist,
};

/// Both sides have passed, and the points were counted.
pub(crate) const COUNTED: Reason = Reason("counted");
/// The position stood on the board before.
pub(crate) const REPETITION: Reason = Reason("go-repetition");

const WHITE_TO_MOVE: u64 = zobrist::fact(0);
const BUTTON_TAKEN: ByColor<u64> = ByColor { white: zobrist::fact(1), black: zobrist::fact(2) };
const PASSES: u64 = 3;

/// A position that can be played.
///
/// The only ways in are an empty board and a checked [`Setup`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    board: Board,
    rules: Rules,
    turn: Color,
    /// How many passes in a row may end the game.
    passes: u8,
    button: Option<Color>,
    prisoners: ByColor<u32>,
    handicap: u32,
    past: Past,
}

/// What a move forgets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Undo {
    stone: Option<StoneUndo>,
    turn: Color,
    ko: Option<Point>,
    passes: u8,
    button: Option<Color>,
    prisoners: ByColor<u32>,
}

/// Why a move is forbidden.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Forbidden {
    /// The game is over.
    Over,
    /// There is no such point.
    OffBoard,
    /// The point is not part of the game.
    Outside,
    /// A stone is there.
    Occupied(Color),
    /// The stone that would be taken has just taken one there.
    Ko,
    /// The stone would die at once.
    Suicide,
    /// The position stood before, after so many moves.
    Superko(u32),
}

impl Position {
    /// An empty board with Black to move.
    pub fn new(size: Size, rules: Rules) -> Position {
        Position::begin(Board::new(size), Color::Black, rules, 0, ByColor::default())
    }

    pub(crate) fn begin(
        board: Board,
        turn: Color,
        rules: Rules,
        handicap: u32,
        prisoners: ByColor<u32>,
    ) -> Position {
        let past = Past::new(board.size(), rules.ko);
        Position { board, rules, turn, passes: 0, button: None, prisoners, handicap, past }
    }

    /// The stones.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The rules that hold.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How large the board is.
    pub fn size(&self) -> Size {
        self.board.size()
    }

    /// How many stones each side has taken, those given for passes included.
    pub fn prisoners(&self) -> ByColor<u32> {
        self.prisoners
    }

    /// Changes the komi, which no move depends on.
    pub fn set_komi(&mut self, komi: Points) {
        self.rules.komi = komi;
    }

    /// How many handicap stones Black was given.
    pub fn handicap(&self) -> u32 {
        self.handicap
    }

    /// Who has taken the button, if there is one and it is taken.
    pub fn button(&self) -> Option<Color> {
        self.button
    }

    /// How many passes in a row there have been; one that took the button is none.
    pub fn passes(&self) -> u32 {
        u32::from(self.passes)
    }

    /// Whether both sides have passed and only the counting is left.
    pub fn is_over(&self) -> bool {
        let is_last = !self.rules.white_passes_last || self.turn == Color::Black;
        self.passes >= 2 && is_last
    }

    /// The same position as anything one could set up; its past is left out, and with it
    /// a ko, passes and the button.
    pub fn setup(&self) -> Setup {
        let occupant = |point: Point| match self.board.stone(point) {
            Some(color) => Some(Occupant::Stone(color)),
            None => self.board.is_outside(point).then_some(Occupant::Outside),
        };
        Setup {
            size: self.size(),
            points: self.size().points().map(occupant).collect(),
            turn: self.turn,
            rules: self.rules,
            handicap: self.handicap,
            prisoners: self.prisoners,
        }
    }

    /// The count as the stones stand, every one of them alive.
    pub fn score(&self) -> Score {
        self.score_without(&[])
    }

    /// The count when the chains on some points are taken off as dead.
    pub fn score_without(&self, dead: &[Point]) -> Score {
        Score::of(self, dead)
    }

    /// What White gets besides points on the board.
    pub fn bonus(&self) -> Points {
        let button = match self.button {
            Some(Color::White) => Points::HALF,
            Some(Color::Black) => -Points::HALF,
            None => Points::ZERO,
        };
        self.rules.komi + self.rules.compensation_for(self.handicap) + button
    }

    /// Says why a move is forbidden, if it is.
    pub fn forbids(&self, mv: Move) -> Option<Forbidden> {
        if self.is_over() {
            return Some(Forbidden::Over);
        }
        let point = mv.point()?;
        if !self.size().contains(point) {
            return Some(Forbidden::OffBoard);
        }
        if self.board.is_outside(point) {
            return Some(Forbidden::Outside);
        }
        if let Some(color) = self.board.stone(point) {
            return Some(Forbidden::Occupied(color));
        }
        self.forbids_stone(point)
    }

    /// Why a stone may not be put on a vacant point.
    fn forbids_stone(&self, point: Point) -> Option<Forbidden> {
        if self.board.ko() == Some(point) {
            return Some(Forbidden::Ko);
        }
        match self.board.effect(self.board.site(point), self.turn) {
            Effect::Stands => {}
            Effect::KillsChain if self.rules.suicide => {}
            Effect::KillsChain | Effect::KillsItself => return Some(Forbidden::Suicide),
        }
        self.repeats(point).map(Forbidden::Superko)
    }

    /// After how many moves the position stood that a stone would make.
    fn repeats(&self, point: Point) -> Option<u32> {
        if self.past.is_empty() {
            return None;
        }
        let key = self.board.key_after(self.board.site(point), self.turn);
        self.past.find(key, self.turn)
    }

    /// The same position with another side to move; the ban of a ko is lifted.
    pub fn with_turn(&self, turn: Color) -> Position {
        let mut position = self.clone();
        position.give_turn(turn);
        position
    }

    fn give_turn(&mut self, turn: Color) {
        self.board.pass();
        (self.turn, self.passes) = (turn, 0);
    }

    /// Plays a move of either side, whose ever turn it is, as protocols allow it.
    ///
    /// Two moves of one side in a row lift the ban of a ko. [`game::Position::revert`]
    /// takes it back.
    ///
    /// # Panics
    /// When the point is not vacant.
    pub fn apply_as(&mut self, color: Color, mv: Move) -> Undo {
        let (turn, ko, passes) = (self.turn, self.board.ko(), self.passes);
        if color != turn {
            self.give_turn(color);
        }
        Undo { turn, ko, passes, ..game::Position::apply(self, mv) }
    }

    fn pass(&mut self) {
        let takes_button = self.rules.button && self.button.is_none();
        if takes_button {
            self.button = Some(self.turn);
        }
        self.passes = if takes_button { 0 } else { self.passes.saturating_add(1) };
        if self.rules.pass_stones {
            self.prisoners[!self.turn] += 1;
        }
        self.board.pass();
    }

    fn play(&mut self, point: Point) -> StoneUndo {
        let undo = self.board.play(point, self.turn);
        let captor = if undo.is_suicide() { !self.turn } else { self.turn };
        self.prisoners[captor] += undo.taken();
        self.passes = 0;
        undo
    }
}

impl game::Position for Position {
    type Move = Move;
    type Undo = Undo;

    fn turn(&self) -> Color {
        self.turn
    }

    fn key(&self) -> u64 {
        let turn = if self.turn == Color::White { WHITE_TO_MOVE } else { 0 };
        let ko = self.board.ko().map_or(0, |point| zobrist::ko(self.board.site(point)));
        let button = self.button.map_or(0, |color| BUTTON_TAKEN[color]);
        let passes = match self.passes {
            0 => 0,
            passes => zobrist::fact(PASSES + u64::from(passes)),
        };
        self.board.key() ^ turn ^ ko ^ button ^ passes
    }

    fn legal_moves(&self, into: &mut Vec<Move>) {
        if self.is_over() {
            return;
        }
        let is_free = |&point: &Point| self.board.is_vacant(point) && self.forbids_stone(point).is_none();
        into.extend(self.size().points().filter(is_free).map(Move::Play));
        into.push(Move::Pass);
    }

    fn decided(&self) -> Option<Outcome> {
        self.is_over().then(|| self.score().outcome())
    }

    /// One may always pass.
    fn stuck(&self) -> Outcome {
        self.score().outcome()
    }

    /// Where whole positions may repeat, a game can end without a result.
    fn ruling(&self, again: Again) -> Option<Ruling> {
        let void = Outcome { verdict: Verdict::NoResult, reason: REPETITION };
        match again.times {
            _ if self.rules.ko != Ko::Simple => None,
            0 | 1 => None,
            2 => Some(Ruling::Claimable(void)),
            _ => Some(Ruling::Ended(void)),
        }
    }

    fn apply(&mut self, mv: Move) -> Undo {
        let mut undo = Undo {
            stone: None,
            turn: self.turn,
            ko: self.board.ko(),
            passes: self.passes,
            button: self.button,
            prisoners: self.prisoners,
        };
        let stones = self.board.key();
        match mv {
            Move::Pass => self.pass(),
            Move::Play(point) => undo.stone = Some(self.play(point)),
        }
        self.past.push(Stage { stones, turn: self.turn });
        self.turn = !self.turn;
        undo
    }

    fn revert(&mut self, undo: Undo) {
        self.past.pop();
        if let Some(stone) = undo.stone {
            self.board.take_back(&stone);
        }
        self.board.set_ko(undo.ko);
        self.turn = undo.turn;
        (self.passes, self.button, self.prisoners) = (undo.passes, undo.button, undo.prisoners);
    }
}
