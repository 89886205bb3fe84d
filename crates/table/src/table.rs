//! The table itself: one door for commands, one for facts.

use std::{
    hash::{Hash as _, Hasher as _},
    time::Duration,
};

use game::{ByColor, Clock, Color, Message, NodeId, Place, Play, TimeControl};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Command, Ending, Entry, Fact, Offer, OpenError, Sitter, Spec, Terms, open};

/// Where a game stands between its beginning and its end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "phase", rename_all = "kebab-case")]
pub enum Phase {
    /// A seat is empty.
    Waiting,
    /// It is somebody's turn.
    Playing,
    /// Clocks and engines stand still.
    Paused,
    /// Both have passed, and it is agreed what is dead.
    Counting,
    /// A record is looked at, and nobody plays.
    Reviewing,
    /// The game is over.
    Ended {
        /// How.
        ending: Ending,
    },
}

/// What the owner of a table has to do after a command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    /// Keep this before anybody is told.
    Save(Entry),
    /// Ask whoever sits there for a move.
    Ask {
        /// Which seat.
        seat: Color,
        /// From which node.
        on: u32,
    },
    /// Stop asking that seat: the question no longer stands.
    CallOff {
        /// Which seat.
        seat: Color,
    },
    /// Ask the engine there what it thinks of a proposal.
    Judge {
        /// Which seat.
        seat: Color,
        /// The proposal.
        offer: Offer,
    },
    /// Propose which stones are dead, and let engines accept.
    Count,
    /// The game is over.
    End(Ending),
}

/// What effects ask to keep, in its order.
pub fn saved(effects: &[Effect]) -> Vec<Entry> {
    let entry = |effect: &Effect| match effect {
        Effect::Save(entry) => Some(entry.clone()),
        _ => None,
    };
    effects.iter().filter_map(entry).collect()
}

/// What of a table is agreed on besides moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Agreed {
    pub(crate) seats: ByColor<Sitter>,
    pub(crate) terms: Terms,
    pub(crate) tags: Vec<(String, String)>,
    pub(crate) phase: Phase,
    /// What each side has proposed and nobody has answered.
    pub(crate) offers: ByColor<Option<Offer>>,
    /// Whether a side has offered a draw since its last move.
    pub(crate) has_offered: ByColor<bool>,
    /// The stones that are marked as dead.
    pub(crate) dead: Vec<Place>,
    pub(crate) accepted: ByColor<bool>,
    /// Nodes that were left by going back, the last one last.
    pub(crate) left: Vec<NodeId>,
    /// What can be undone, the last change last.
    pub(crate) changes: Vec<Fact>,
}

/// A question that the owner was told to ask: whom, and from which node.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Question {
    pub(crate) seat: Color,
    on: NodeId,
    sitter: Sitter,
}

/// What somebody was asked for and has not answered yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Questions {
    asked: Option<Question>,
    stepping: bool,
}

/// One live game, whoever sits at it.
#[derive(Debug)]
pub struct Table {
    pub(crate) spec: Spec,
    pub(crate) control: TimeControl,
    /// What the record told of itself when it was opened.
    told: Vec<(String, String)>,
    pub(crate) start: Box<dyn Play>,
    pub(crate) game: Box<dyn Play>,
    pub(crate) clock: Clock,
    pub(crate) agreed: Agreed,
    pub(crate) number: u64,
    /// When the game began.
    pub(crate) opened: Duration,
    /// How often it began anew.
    pub(crate) restarts: u32,
    /// When something happened last.
    latest: Duration,
    /// Whom the owner was told to ask, from which node.
    pub(crate) asked: Option<Question>,
    /// Whether one move may be made although the game is paused.
    pub(crate) stepping: bool,
}

impl Clone for Table {
    fn clone(&self) -> Table {
        Table {
            spec: self.spec.clone(),
            control: self.control.clone(),
            told: self.told.clone(),
            start: self.start.duplicate(),
            game: self.game.duplicate(),
            clock: self.clock.clone(),
            agreed: self.agreed.clone(),
            number: self.number,
            opened: self.opened,
            restarts: self.restarts,
            latest: self.latest,
            asked: self.asked.clone(),
            stepping: self.stepping,
        }
    }
}

impl Table {
    /// Opens a table; the first effect keeps what was agreed.
    ///
    /// # Errors
    /// Says what is wrong with what was wished.
    pub fn open(spec: Spec, now: Duration) -> Result<(Table, Vec<Effect>), OpenError> {
        let now = whole(now);
        let mut table = Table::made(spec, now)?;
        let fact = Fact::Opened { spec: Box::new(table.spec.clone()) };
        let entry = Entry { number: 1, at: now.as_millis() as u64, fact };
        let mut effects = vec![Effect::Save(entry)];
        // A game may begin where it is over already.
        if let Some(ending) = table.ruled() {
            table.note(Fact::Ended { ending }, now, &mut effects);
        }
        table.settle(&mut effects);
        Ok((table, effects))
    }

    /// The table that these facts make, in their order.
    ///
    /// # Errors
    /// When the first fact opens no table, what it opens cannot be played, or a later fact
    /// cannot have happened.
    pub fn of_facts<'a>(facts: impl IntoIterator<Item = &'a Entry>) -> Result<Table, OpenError> {
        let mut facts = facts.into_iter();
        let first = facts.next().ok_or(OpenError::NoFacts)?;
        let Fact::Opened { spec } = &first.fact else { return Err(OpenError::NoFacts) };
        let mut table = Table::made((**spec).clone(), first.time())?;
        for entry in facts {
            let entered = table.enter(&entry.fact, entry.time());
            entered.map_err(|why| OpenError::Fact { number: entry.number, why })?;
        }
        Ok(table)
    }

    fn made(spec: Spec, now: Duration) -> Result<Table, OpenError> {
        let opened = open::open(&spec)?;
        let spec = Spec { kind: opened.kind, ..spec };
        let control = opened.control;
        let has_record = spec.record.is_some();
        let told = if has_record { opened.tags.clone() } else { Vec::new() };
        let agreed = Agreed {
            seats: opened.seats,
            terms: spec.terms,
            tags: opened.tags,
            phase: if has_record { Phase::Reviewing } else { Phase::Waiting },
            offers: ByColor::default(),
            has_offered: ByColor::default(),
            dead: Vec::new(),
            accepted: ByColor::default(),
            left: Vec::new(),
            changes: Vec::new(),
        };
        let mut game = opened.game;
        game.set_policy(spec.terms.draws);
        let clock = Clock::new(control.clone());
        if game.notes(NodeId::ROOT).clock.is_none() {
            game.notes_mut(NodeId::ROOT).clock = Some(clock.state(now));
        }
        let start = game.duplicate();
        let mut table = Table {
            spec,
            control,
            told,
            start,
            game,
            clock,
            agreed,
            number: 1,
            opened: now,
            restarts: 0,
            latest: now,
            asked: None,
            stepping: false,
        };
        table.begin_if_full(now);
        Ok(table)
    }

    /// Starts the clock once nobody is missing.
    pub(crate) fn begin_if_full(&mut self, now: Duration) {
        if self.agreed.phase == Phase::Waiting && !self.is_somebody_missing() {
            self.agreed.phase = Phase::Playing;
            self.clock.start(self.turn(), now);
        }
    }

    /// Does what somebody wants, or says why not; the table is then as before.
    ///
    /// # Errors
    /// Says why the command is refused.
    pub fn handle(&mut self, command: Command, now: Duration) -> Result<Vec<Effect>, Message> {
        let now = whole(now);
        let mut effects = Vec::new();
        if let Some(loser) = self.fallen(now) {
            let ending = Ending::flagged(loser, self.game.may_win(!loser));
            self.note(Fact::Ended { ending }, now, &mut effects);
            self.settle(&mut effects);
            return Ok(effects);
        }
        let is_step = command == Command::Step;
        let facts = self.decide(command)?;
        self.stepping |= is_step;
        for fact in facts {
            self.note(fact, now, &mut effects);
        }
        if let Some(ending) = self.ruled() {
            self.note(Fact::Ended { ending }, now, &mut effects);
        }
        self.settle(&mut effects);
        Ok(effects)
    }

    /// The facts that a command makes, if it is in order.
    fn decide(&self, command: Command) -> Result<Vec<Fact>, Message> {
        match command {
            Command::Move { seat, on, text } => self.decide_move(seat, on, &text),
            Command::TakeBack { seat } => self.decide_take_back(seat),
            Command::Redo => self.decide_redo(),
            Command::GoTo { node } => self.decide_going(node),
            Command::Offer { seat, offer } => self.decide_offer(seat, offer),
            Command::Answer { seat, accept, offer } => self.decide_answer(seat, accept, offer),
            Command::Claim { seat, with } => self.decide_claim(seat, with.as_deref()),
            Command::Resign { seat } => self.decide_resignation(seat),
            Command::Pause => self.decide_pause(),
            Command::Resume => self.decide_resumption(),
            Command::Step => self.may_step().map(|()| Vec::new()),
            Command::Dead { place, .. } => self.decide_mark(place),
            Command::Propose { dead } => self.decide_proposal(&dead),
            Command::Accept { seat, dead } => self.decide_acceptance(seat, dead.as_deref()),
            Command::PlayOn { .. } => self.decide_playing_on(),
            Command::Seat { seat, sitter, from } => self.decide_seat(seat, sitter, from),
            Command::Undo => self.decide_undo(),
            Command::Terms { terms } => Ok(vec![Fact::Termed { before: self.agreed.terms, after: terms }]),
            Command::Restart { swapped } => self.decide_restart(swapped),
            Command::Note { node, remarks } => self.decide_note(node, remarks),
            Command::Tag { name, value } => self.decide_tag(name, value),
            Command::Vary { on, line } => self.decide_variation(on, &line),
            Command::Promote { node } => self.decide_promotion(node),
            Command::Prune { node } => self.decide_pruning(node),
            Command::End { ending } => self.decide_end(ending),
            Command::Tick => Ok(Vec::new()),
        }
    }

    /// Makes a fact true and has it kept.
    fn note(&mut self, fact: Fact, now: Duration, effects: &mut Vec<Effect>) {
        self.enter(&fact, now).expect("a fact that was judged before");
        let entry = Entry { number: self.number, at: now.as_millis() as u64, fact };
        effects.push(Effect::Save(entry));
    }

    /// Makes a fact true.
    ///
    /// # Errors
    /// Says why it cannot be; a fact that this table made itself always can.
    pub(crate) fn enter(&mut self, fact: &Fact, now: Duration) -> Result<(), Message> {
        self.number += 1;
        self.latest = now;
        match fact {
            Fact::Opened { .. } => {}
            Fact::Moved { seat, text, .. } => self.enter_move(*seat, text, now)?,
            Fact::Went { to, .. } => self.enter_going(*to, now),
            Fact::PlayedOn { turn, .. } => self.enter_playing_on(*turn, now)?,
            Fact::Offered { by, offer } => self.enter_offer(*by, *offer),
            Fact::Declined { by, .. } => self.agreed.offers[!*by] = None,
            Fact::Paused => {
                self.clock.pause(now);
                self.agreed.phase = Phase::Paused;
            }
            Fact::Resumed => {
                self.agreed.phase = Phase::Playing;
                self.stepping = false;
                self.run_clock(now);
            }
            Fact::Marked { after, .. } => {
                self.agreed.dead.clone_from(after);
                self.agreed.accepted = ByColor::default();
            }
            Fact::Accepted { by } => self.agreed.accepted[*by] = true,
            Fact::Undone { by } => {
                self.agreed.changes.pop();
                self.change(by, now);
            }
            Fact::Ended { ending } => {
                self.clock.pause(now);
                self.agreed.offers = ByColor::default();
                self.agreed.phase = Phase::Ended { ending: ending.clone() };
            }
            Fact::Restarted { swapped } => self.enter_restart(*swapped, now),
            Fact::Varied { on, line, .. } => {
                self.enter_variation(*on, line)?;
                self.agreed.changes.push(fact.clone());
            }
            change => {
                self.change(change, now);
                self.agreed.changes.push(change.clone());
            }
        }
        Ok(())
    }

    /// Makes a change that can be undone.
    fn change(&mut self, fact: &Fact, now: Duration) {
        match fact {
            Fact::Seated { seat, after, .. } => self.enter_seat(*seat, after.clone(), now),
            Fact::Termed { after, .. } => {
                self.agreed.terms = *after;
                self.game.set_policy(after.draws);
            }
            Fact::Noted { node, after, .. } => self.enter_remarks(*node, after),
            Fact::Tagged { name, place, after, .. } => self.enter_tag(name, *place, after.as_deref()),
            Fact::Placed { node, after, .. } => self.enter_place(*node, *after),
            _ => {}
        }
    }

    /// The side whose flag has fallen, while the game goes on.
    fn fallen(&self, now: Duration) -> Option<Color> {
        let is_running = self.agreed.phase == Phase::Playing;
        Color::ALL.into_iter().find(|&color| is_running && self.clock.flag(color, now))
    }

    /// The end that the rules make by themselves.
    fn ruled(&self) -> Option<Ending> {
        if !matches!(self.agreed.phase, Phase::Playing | Phase::Paused) {
            return self.agreed_count();
        }
        self.game.outcome().map(Ending::ruled)
    }

    /// Tells whom to ask now, and whom no longer.
    fn settle(&mut self, effects: &mut Vec<Effect>) {
        let wanted = self.wanted();
        if self.asked != wanted {
            effects.extend(self.asked.as_ref().map(|question| Effect::CallOff { seat: question.seat }));
            effects.extend(
                wanted.as_ref().map(|question| Effect::Ask { seat: question.seat, on: question.on.number() }),
            );
        }
        self.asked = wanted;
        for (by, offer) in self.agreed.offers.iter() {
            let is_new = effects.iter().any(|effect| {
                matches!(effect, Effect::Save(Entry { fact: Fact::Offered { by: new, .. }, .. }) if *new == by)
            });
            if let Some(offer) = offer.filter(|_| is_new && self.agreed.seats[!by].is_asked()) {
                effects.push(Effect::Judge { seat: !by, offer });
            }
        }
        let counts = |effect: &Effect| {
            let Effect::Save(Entry { fact, .. }) = effect else { return false };
            matches!(fact, Fact::Moved { .. } | Fact::Went { .. } | Fact::Seated { .. })
        };
        if self.agreed.phase == Phase::Counting && effects.iter().any(counts) {
            effects.push(Effect::Count);
        }
        let ended = effects.iter().find_map(|effect| match effect {
            Effect::Save(Entry { fact: Fact::Ended { ending }, .. }) => Some(ending.clone()),
            _ => None,
        });
        effects.extend(ended.map(Effect::End));
    }

    /// What the owner was told to ask and has not been told to call off.
    pub fn questions(&self) -> Questions {
        Questions { asked: self.asked.clone(), stepping: self.stepping }
    }

    /// Goes on with questions that stand, at a table that was read again.
    pub fn go_on_with(&mut self, questions: Questions) {
        Questions { asked: self.asked, stepping: self.stepping } = questions;
    }

    /// Whether whoever sits there was asked for a move and has not been called off.
    pub fn is_asking(&self, seat: Color) -> bool {
        self.asked.as_ref().is_some_and(|question| question.seat == seat)
    }

    /// What has to be asked when a table is taken up again.
    pub fn wake(&mut self) -> Vec<Effect> {
        let mut effects = Vec::new();
        self.asked = None;
        self.settle(&mut effects);
        if self.agreed.phase == Phase::Counting {
            effects.push(Effect::Count);
        }
        effects
    }

    /// Whom to ask for a move, and from where.
    fn wanted(&self) -> Option<Question> {
        let is_on = match self.agreed.phase {
            Phase::Playing => true,
            Phase::Paused => self.stepping,
            _ => false,
        };
        let turn = self.turn();
        let sitter = &self.agreed.seats[turn];
        let question = || Question { seat: turn, on: self.game.cursor(), sitter: sitter.clone() };
        (is_on && sitter.is_asked()).then(question)
    }

    /// Lets the clock of the side to move run, if the game does.
    pub(crate) fn run_clock(&mut self, now: Duration) {
        if self.agreed.phase == Phase::Playing {
            self.clock.start(self.turn(), now);
        } else {
            self.clock.pause(now);
        }
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.game.turn()
    }

    /// Where the game stands between its beginning and its end.
    pub fn phase(&self) -> &Phase {
        &self.agreed.phase
    }

    /// How the game ended, if it has.
    pub fn ending(&self) -> Option<&Ending> {
        match &self.agreed.phase {
            Phase::Ended { ending } => Some(ending),
            _ => None,
        }
    }

    /// Who sits where.
    pub fn seats(&self) -> &ByColor<Sitter> {
        &self.agreed.seats
    }

    /// What is allowed.
    pub fn terms(&self) -> Terms {
        self.agreed.terms
    }

    /// What stands at the head of the record; nothing about players who no longer sit here.
    pub fn tags(&self) -> Vec<(String, String)> {
        self.agreed.tags.iter().filter(|tag| !self.is_about_another(tag)).cloned().collect()
    }

    /// Whether a tag tells about somebody in whose place another one sits by now.
    pub(crate) fn is_about_another(&self, tag: &(String, String)) -> bool {
        let told = |name: &str| self.told.iter().find(|(known, _)| known == name).map(|(_, value)| value);
        Color::ALL.into_iter().any(|color| {
            let (player, about) = open::tags_of_player(self.spec.kind.game(), color);
            let sits_elsewhere = || told(player).is_some_and(|name| *name != self.agreed.seats[color].name());
            about.contains(&tag.0.as_str()) && self.told.contains(tag) && sits_elsewhere()
        })
    }

    /// What was agreed when it was opened.
    pub fn spec(&self) -> &Spec {
        &self.spec
    }

    /// The game.
    pub fn game(&self) -> &dyn Play {
        &*self.game
    }

    /// The clock.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// A number by which the errors of weak players in this game differ from those in others.
    pub fn seed(&self) -> u64 {
        let mut hasher = std::hash::DefaultHasher::new();
        (self.opened, self.game.start_text()).hash(&mut hasher);
        hasher.finish()
    }

    /// How many moves lie between the start and where the game stands.
    pub fn plies(&self) -> u64 {
        let nodes = std::iter::successors(Some(self.game.cursor()), |&id| self.game.parent(id));
        nodes.count() as u64 - 1
    }

    /// When something happened last.
    pub fn latest(&self) -> Duration {
        self.latest
    }

    /// How often the game began anew.
    pub fn restarts(&self) -> u32 {
        self.restarts
    }

    /// How many facts made it.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// When to look for a fallen flag next.
    pub fn flag_falls_at(&self) -> Option<Duration> {
        self.clock.falls_at().filter(|_| self.agreed.phase == Phase::Playing)
    }

    /// The proposal of a side that waits for an answer.
    pub fn offer_of(&self, color: Color) -> Option<Offer> {
        self.agreed.offers[color]
    }

    /// The stones that are marked as dead.
    pub fn dead(&self) -> &[Place] {
        &self.agreed.dead
    }

    /// Whether two people at different screens sit here, who ask each other.
    pub fn is_remote(&self) -> bool {
        let [white, black] = Color::ALL.map(|color| self.agreed.seats[color].screen());
        white.is_some() && black.is_some() && white != black
    }

    /// The node of a number.
    pub(crate) fn node(&self, number: u32) -> Result<NodeId, Message> {
        self.game.node(number).ok_or_else(|| Message::new("table-no-node").with("node", number))
    }
}

/// Whole milliseconds: what is kept is what is counted.
fn whole(now: Duration) -> Duration {
    Duration::from_millis(now.as_millis() as u64)
}
