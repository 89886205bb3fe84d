//! What a player is asked: a snapshot of its table.

use std::time::{Duration, Instant};

use game::{ByColor, Color, Play, Reading, TimeSystem};
use table::{Kind, Table};

use crate::{
    pace::{Left, Pace},
    seat::Limits,
};

/// What is kept back of the time for a move.
const OVERHEAD: Duration = Duration::from_millis(30);
/// How long a move may take where nothing else says so.
const UNHURRIED: Duration = Duration::from_secs(3);
/// Which part of the time that is left may be spent on waiting.
const WAITING_SHARE: u32 = 40;
/// For how long programs are waited for that should have said something.
const GRACE: Duration = Duration::from_secs(5);
/// How long a hint may take.
const HINT: Duration = Duration::from_millis(700);

/// How engines of a house play, whatever the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Habits {
    /// How they may think about a move.
    pub limits: Limits,
    /// They answer no sooner.
    pub shortest: Duration,
    /// Whether they may give up.
    pub may_resign: bool,
    /// Whether they tell what they think.
    pub tells: bool,
    /// For how long programs are waited for that should have said something.
    pub grace: Duration,
}

impl Default for Habits {
    fn default() -> Habits {
        Habits {
            limits: Limits::default(),
            shortest: Duration::ZERO,
            may_resign: false,
            tells: false,
            grace: GRACE,
        }
    }
}

impl Habits {
    /// A short look.
    pub(super) fn hint() -> Habits {
        let limits = Limits { move_time: Some(HINT), ..Limits::default() };
        Habits { limits, ..Habits::default() }
    }
}

/// A turn of a player, with all that it needs to know.
#[derive(Debug)]
pub struct Question {
    /// Whose turn it is.
    pub seat: Color,
    /// From which node.
    pub on: u32,
    /// Which game.
    pub kind: Kind,
    /// The game as it stands.
    pub game: Box<dyn Play>,
    /// What both clocks show when it is asked.
    pub clocks: ByColor<Reading>,
    /// How the time of the player is counted.
    pub time: TimeSystem,
    /// Whether the other side offers a draw.
    pub is_offered: bool,
    /// What makes this game another than others: the same for all its moves.
    pub seed: u64,
    /// How engines play here.
    pub habits: Habits,
    /// How long the answer is waited for, where that does not follow from the clock.
    pub patience: Option<Duration>,
    asked: Instant,
}

impl Question {
    pub(super) fn of(table: &Table, seat: Color, habits: &Habits, now: Duration) -> Question {
        let pace = Duration::from_millis(u64::from(table.terms().pace));
        let habits = Habits { shortest: habits.shortest.max(pace), ..habits.clone() };
        Question {
            seat,
            on: table.game().cursor().number(),
            kind: table.spec().kind.clone(),
            game: table.game().duplicate(),
            clocks: ByColor::new_with(|color| table.clock().read(color, now)),
            time: table.clock().control().side(seat).clone(),
            is_offered: table.offer_of(!seat) == Some(table::Offer::Draw),
            seed: table.seed(),
            habits,
            patience: None,
            asked: Instant::now(),
        }
    }

    /// When an answer may be given at the earliest: nobody loses on time by waiting.
    pub(super) fn due(&self) -> Instant {
        let left = self.clocks[self.seat].left;
        let spare = left.map_or(Duration::MAX, |left| left / WAITING_SHARE);
        self.asked + self.habits.shortest.min(spare)
    }

    /// What both clocks show by now: the player's own has run since it was asked.
    pub(super) fn clocks_now(&self) -> ByColor<Reading> {
        let mut clocks = self.clocks;
        let own = &mut clocks[self.seat];
        own.left = own.left.map(|left| left.saturating_sub(self.asked.elapsed()));
        clocks
    }

    /// From when on others have to make way for it, where a clock runs.
    pub(super) fn hurry(&self) -> Option<Instant> {
        self.clocks[self.seat].left.map(|left| self.asked + left / WAITING_SHARE)
    }

    /// How long our own engine may think, which shares its thread with others; none where positions
    /// are counted instead.
    pub(super) fn pace(&self, is_limited: bool, sharers: u32) -> Option<Pace> {
        let clock = self.clock_pace().map(|pace| pace.shared(sharers));
        if let Some(time) = self.habits.limits.move_time {
            let fixed = Pace::fixed(time, OVERHEAD);
            let most = clock.map_or(fixed.hard, |clock| clock.hard);
            return Some(Pace { hard: fixed.hard.min(most), ..fixed });
        }
        let is_limited =
            is_limited || self.habits.limits.nodes.is_some() || self.habits.limits.depth.is_some();
        clock.or_else(|| (!is_limited).then(|| Pace::fixed(UNHURRIED, OVERHEAD).shared(sharers)))
    }

    /// How long the clock allows; none where none runs.
    fn clock_pace(&self) -> Option<Pace> {
        let clock = &self.clocks_now()[self.seat];
        let moves = clock.moves_left.or_else(|| clock.periods_left.map(|_| 1));
        let increment = clock.increment.saturating_add(clock.delay.time());
        clock.left.map(|time| Pace::of(Left { time, increment, moves }, OVERHEAD))
    }
}
