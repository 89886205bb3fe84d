//! All that a face needs to draw, as one value.

use std::time::Duration;

use game::{ByColor, Change, Choice, Color, Count, Place, Play, Reading, Scene, Symbol, Takings, Twig};
use go::sgf::Extent;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Kind, Mark, Offer, Phase, Sitter, Table, Terms, markup, open};

/// Boards and what stands on them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct BoardView {
    /// What stands where.
    #[serde(flatten)]
    pub scene: Scene,
    /// What the last move changed.
    pub last: Vec<Change<Symbol>>,
    /// What each side has taken since the start, and who is ahead.
    pub takings: Takings,
    /// The position as text.
    pub text: String,
    /// The name of the opening on the way there, with its code.
    pub opening: Option<String>,
}

/// Who sits on a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeatView {
    /// Who.
    #[serde(flatten)]
    pub sitter: Sitter,
    /// What it is called.
    pub title: String,
}

/// What a clock shows, in milliseconds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ClockView {
    /// What is left; none without a limit.
    pub left: Option<u64>,
    /// What was used.
    pub used: u64,
    /// Moves to make before the period ends.
    pub moves_left: Option<u32>,
    /// Periods of byo-yomi that are left.
    pub periods_left: Option<u32>,
    /// What each move brings.
    pub increment: u64,
    /// Whether it is running.
    pub is_running: bool,
    /// Whether time is short.
    pub is_short: bool,
}

/// A node of the tree.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TwigView {
    /// Its number.
    pub id: u32,
    /// The number of the one before; none at the root.
    pub parent: Option<u32>,
    /// How far from the root.
    pub ply: u32,
    /// Who moves here.
    pub mover: Option<Color>,
    /// The move as it is sent.
    pub text: Option<String>,
    /// The move as people write it.
    pub notation: Option<String>,
    /// Remarks before the move.
    pub comments_before: Vec<String>,
    /// Remarks behind it.
    pub comments: Vec<String>,
    /// Judgements by number.
    pub glyphs: Vec<u32>,
    /// What is drawn on the board of Go.
    pub markup: Vec<Mark>,
    /// What was left to whoever moved, in milliseconds.
    pub left: Option<u64>,
}

/// The count of a game, as it stands now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CountView {
    /// The count.
    #[serde(flatten)]
    pub count: Count,
    /// Who accepts it.
    pub accepted: ByColor<bool>,
}

/// All that a face needs to draw a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct View {
    /// How many facts made it.
    pub number: u64,
    /// Which game.
    pub kind: Kind,
    /// Where the game stands between its beginning and its end.
    #[serde(flatten)]
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: Color,
    /// The number of the node the game stands at.
    pub cursor: u32,
    /// The boards.
    pub board: BoardView,
    /// The moves that can be made.
    pub choices: Vec<Choice>,
    /// Who sits where.
    pub seats: ByColor<SeatView>,
    /// The clocks.
    pub clocks: ByColor<ClockView>,
    /// What was agreed about the clock, as people write it; empty for none.
    pub control: String,
    /// What each side proposes.
    pub offers: ByColor<Option<Offer>>,
    /// The count, while one is made or was agreed on.
    pub count: Option<CountView>,
    /// What is allowed.
    pub terms: Terms,
    /// What stands at the head of the record.
    pub tags: Vec<(String, String)>,
    /// The tree of moves, each node behind its parent.
    pub tree: Vec<TwigView>,
    /// Whether a move that was taken back can be made again.
    pub can_redo: bool,
    /// Whether the side to move can claim a draw as the game stands.
    pub can_claim: bool,
}

/// What facts leave to be said before a face can draw the table behind them.
///
/// A face that has a [`View`] and hears of facts needs no more to go on, as long as they
/// are moves, offers, pauses, marks or the end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Outlook {
    /// How many facts lie behind.
    pub number: u64,
    /// Where the game stands between its beginning and its end.
    #[serde(flatten)]
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: Color,
    /// The number of the node the game stands at.
    pub cursor: u32,
    /// The places that are in danger and must not be.
    pub alarms: Vec<Place>,
    /// What each side has taken, where that counts.
    pub prisoners: Option<ByColor<u32>>,
    /// The place that is forbidden for one turn, so that nothing is taken back at once.
    pub ko: Option<Place>,
    /// What each side has taken since the start, and who is ahead.
    pub takings: Takings,
    /// The position as text.
    pub text: String,
    /// The name of the opening on the way there, with its code.
    pub opening: Option<String>,
    /// The moves that can be made.
    pub choices: Vec<Choice>,
    /// The clocks.
    pub clocks: ByColor<ClockView>,
    /// What each side proposes.
    pub offers: ByColor<Option<Offer>>,
    /// The count, while one is made or was agreed on.
    pub count: Option<CountView>,
    /// Whether a move that was taken back can be made again.
    pub can_redo: bool,
    /// Whether the side to move can claim a draw as the game stands.
    pub can_claim: bool,
}

/// How a game stood at a node, and what can be tried from there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Glance {
    /// The boards.
    pub board: BoardView,
    /// Whose turn it is there.
    pub turn: Color,
    /// The moves that can be made there.
    pub choices: Vec<Choice>,
}

impl Table {
    fn twig_views(&self) -> Vec<TwigView> {
        let goban = self.goban();
        self.game.tree().into_iter().map(|twig| twig_view(twig, goban)).collect()
    }

    /// All that a face needs to draw.
    pub fn view(&self, now: Duration) -> View {
        View {
            number: self.number,
            kind: self.spec.kind.clone(),
            phase: self.agreed.phase.clone(),
            turn: self.turn(),
            cursor: self.game.cursor().number(),
            board: BoardView::of(&*self.game),
            choices: self.choices(),
            seats: ByColor::new_with(|color| self.seat_view(color)),
            clocks: self.clock_views(now),
            control: if self.control.is_limited() { self.control.to_string() } else { String::new() },
            offers: self.agreed.offers,
            count: self.count_view(),
            terms: self.agreed.terms,
            tags: self.tags(),
            tree: self.twig_views(),
            can_redo: !self.agreed.left.is_empty(),
            can_claim: self.can_claim(),
        }
    }

    /// What a face needs besides the facts to go on from an earlier view.
    pub fn outlook(&self, now: Duration) -> Outlook {
        let Scene { alarms, prisoners, ko, .. } = self.game.scene();
        Outlook {
            number: self.number,
            phase: self.agreed.phase.clone(),
            turn: self.turn(),
            cursor: self.game.cursor().number(),
            alarms,
            prisoners,
            ko,
            takings: self.game.takings(),
            text: self.game.setup_text(),
            opening: open::opening(&*self.game),
            choices: self.choices(),
            clocks: self.clock_views(now),
            offers: self.agreed.offers,
            count: self.count_view(),
            can_redo: !self.agreed.left.is_empty(),
            can_claim: self.can_claim(),
        }
    }

    fn can_claim(&self) -> bool {
        self.decide_claim(self.turn(), None).is_ok()
    }

    fn choices(&self) -> Vec<Choice> {
        let is_open = matches!(self.agreed.phase, Phase::Playing | Phase::Paused | Phase::Reviewing);
        if is_open { self.game.choices() } else { Vec::new() }
    }

    /// How the game stood at a node; none where there is no such node.
    pub fn look(&self, node: u32) -> Option<Glance> {
        let mut game = self.game.duplicate();
        game.jump(game.node(node)?);
        Some(Glance { board: BoardView::of(&*game), turn: game.turn(), choices: game.choices() })
    }

    fn seat_view(&self, color: Color) -> SeatView {
        let sitter = self.agreed.seats[color].clone();
        SeatView { title: sitter.name(), sitter }
    }

    /// What both clocks show.
    pub fn clock_views(&self, now: Duration) -> ByColor<ClockView> {
        ByColor::new_with(|color| clock_view(&self.clock.read(color, now)))
    }

    fn count_view(&self) -> Option<CountView> {
        let is_counted = match &self.agreed.phase {
            Phase::Counting => true,
            Phase::Ended { ending } => ending.score.is_some(),
            _ => false,
        };
        let count = self.game.count(&self.agreed.dead).filter(|_| is_counted)?;
        Some(CountView { count, accepted: self.agreed.accepted })
    }
}

impl BoardView {
    /// The boards of a game as it stands.
    pub fn of(game: &dyn Play) -> BoardView {
        BoardView {
            scene: game.scene(),
            last: last_changes(game),
            takings: game.takings(),
            text: game.setup_text(),
            opening: open::opening(game),
        }
    }
}

/// What the last move changed; nothing at the root and after an edit.
fn last_changes(game: &dyn Play) -> Vec<Change<Symbol>> {
    let Some(parent) = game.parent(game.cursor()) else { return Vec::new() };
    let mut before = game.duplicate();
    let Some(text) = before.line().and_then(|line| line.last().cloned()) else { return Vec::new() };
    before.jump(parent);
    before.changes(&text).unwrap_or_default()
}

fn clock_view(reading: &Reading) -> ClockView {
    let millis = |time: Duration| time.as_millis() as u64;
    ClockView {
        left: reading.left.map(millis),
        used: millis(reading.used),
        moves_left: reading.moves_left,
        periods_left: reading.periods_left,
        increment: millis(reading.increment),
        is_running: reading.is_running,
        is_short: reading.is_short(),
    }
}

fn twig_view(twig: Twig, goban: Option<Extent>) -> TwigView {
    let left = open::left_behind(&twig);
    TwigView {
        markup: goban.map(|extent| markup::read(&twig.notes, extent)).unwrap_or_default(),
        id: twig.id.number(),
        parent: twig.parent.map(game::NodeId::number),
        ply: twig.ply,
        mover: twig.mover,
        text: twig.text,
        notation: twig.notation,
        comments_before: twig.notes.comments_before,
        comments: twig.notes.comments,
        glyphs: twig.notes.glyphs,
        left: left.map(|left| left.as_millis() as u64),
    }
}
