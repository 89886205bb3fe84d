//! Moves, going back, and offers.

use std::time::Duration;

use game::{ByColor, Color, Message, NodeId};

use crate::{Ending, Fact, Offer, Phase, Table};

impl Table {
    pub(crate) fn decide_move(&self, seat: Color, on: u32, text: &str) -> Result<Vec<Fact>, Message> {
        match self.agreed.phase {
            Phase::Playing => {}
            Phase::Paused if self.stepping => {}
            Phase::Paused => return Err(Message::new("table-paused")),
            Phase::Waiting => return Err(Message::new("table-waiting")),
            Phase::Counting => return Err(Message::new("table-counting")),
            Phase::Reviewing => return self.decide_trying(on, text),
            Phase::Ended { .. } => return Err(Message::new("move-game-over")),
        }
        if on != self.game.cursor().number() {
            return Err(Message::new("table-move-late"));
        }
        if seat != self.turn() {
            return Err(Message::new("table-not-your-turn").with("turn", self.turn()));
        }
        let choice = self.game.choice(text)?;
        let changes = self.game.changes(&choice.text)?;
        // What number the node gets is known once it is there.
        let mut tried = self.game.duplicate();
        let node = tried.play(&choice.text)?.number();
        Ok(vec![Fact::Moved { seat, on, node, text: choice.text, notation: choice.notation, changes }])
    }

    pub(crate) fn enter_move(&mut self, seat: Color, text: &str, now: Duration) -> Result<(), Message> {
        let node = self.game.play(text)?;
        self.make_main(node);
        // A flag that fell would have ended the game before.
        let _ = self.clock.press(seat, now);
        if self.agreed.phase == Phase::Playing && self.clock.turn() != Some(self.turn()) {
            self.clock.start(self.turn(), now);
        }
        self.game.notes_mut(node).clock = Some(self.clock.state(now));
        // The answer has come.
        self.asked = self.asked.take().filter(|question| question.seat != seat);
        self.agreed.offers[!seat] = None;
        if let Some(Offer::TakeBack { .. } | Offer::Again { .. }) = self.agreed.offers[seat] {
            self.agreed.offers[seat] = None;
        }
        self.agreed.has_offered[seat] = false;
        self.agreed.left.clear();
        self.stepping = false;
        self.count_if_due(now);
        Ok(())
    }

    /// Puts the line that is really played before those that were left.
    fn make_main(&mut self, node: NodeId) {
        let mut here = node;
        while let Some(parent) = self.game.parent(here) {
            if self.game.children(parent).first() != Some(&here) {
                self.game.set_place(here, Some(0));
            }
            here = parent;
        }
    }

    /// Begins the count, where the rules ask for one.
    pub(crate) fn count_if_due(&mut self, now: Duration) {
        if self.game.outcome().is_some() && self.game.count(&[]).is_some() {
            self.clock.pause(now);
            self.agreed.phase = Phase::Counting;
            (self.agreed.dead, self.agreed.accepted) = (Vec::new(), ByColor::default());
        }
    }

    pub(crate) fn decide_take_back(&self, seat: Color) -> Result<Vec<Fact>, Message> {
        if !self.agreed.terms.take_backs {
            return Err(Message::new("take-back-forbidden"));
        }
        let to = self.before_last_move(seat).ok_or_else(|| Message::new("take-back-nothing"))?;
        if self.is_remote() {
            if self.ending().is_some() {
                return Err(Message::new("take-back-over"));
            }
            return self.decide_offer(seat, Offer::TakeBack { to: to.number() });
        }
        self.decide_going(to.number())
    }

    /// Where the game stood before the last move of a side.
    fn before_last_move(&self, seat: Color) -> Option<NodeId> {
        let mut walker = self.game.duplicate();
        loop {
            let parent = self.game.parent(walker.cursor())?;
            walker.jump(parent);
            if walker.turn() == seat {
                return Some(parent);
            }
        }
    }

    pub(crate) fn decide_redo(&self) -> Result<Vec<Fact>, Message> {
        match self.agreed.left.last() {
            Some(node) if !self.is_remote() => self.decide_going(node.number()),
            Some(_) => Err(Message::new("table-remote")),
            None => Err(Message::new("redo-nothing")),
        }
    }

    pub(crate) fn decide_going(&self, node: u32) -> Result<Vec<Fact>, Message> {
        if self.is_remote() {
            return Err(Message::new("table-remote"));
        }
        self.node(node)?;
        Ok(vec![Fact::Went { from: self.game.cursor().number(), to: node }])
    }

    /// Goes to a node, with the clocks as they were there; a game that was over goes on.
    pub(crate) fn enter_going(&mut self, to: u32, now: Duration) {
        let Ok(to) = self.node(to) else { return };
        let from = self.game.cursor();
        self.game.jump(to);
        match self.agreed.left.last() {
            Some(&last) if last == to => {
                self.agreed.left.pop();
            }
            _ if self.is_before(to, from) => self.agreed.left.push(from),
            _ => self.agreed.left.clear(),
        }
        self.stepping = false;
        self.agreed.offers = ByColor::default();
        self.agreed.has_offered = ByColor::default();
        (self.agreed.dead, self.agreed.accepted) = (Vec::new(), ByColor::default());
        // How it ended elsewhere does not count here: the rules judge anew.
        if matches!(self.agreed.phase, Phase::Ended { .. } | Phase::Counting) {
            self.agreed.phase = if self.is_somebody_missing() { Phase::Waiting } else { Phase::Playing };
        }
        self.clock.restore(self.clock_at(to));
        self.run_clock(now);
        if self.agreed.phase == Phase::Playing {
            self.count_if_due(now);
        }
    }

    /// Whether one node lies on the way to another.
    pub(crate) fn is_before(&self, early: NodeId, late: NodeId) -> bool {
        std::iter::successors(Some(late), |&id| self.game.parent(id)).any(|id| id == early)
    }

    /// Both clocks at a node, or at the last one before it that has them.
    fn clock_at(&self, node: NodeId) -> game::ClockState {
        std::iter::successors(Some(node), |&id| self.game.parent(id))
            .find_map(|id| self.game.notes(id).clock)
            .unwrap_or_else(|| game::ClockState::new(&self.control))
    }

    pub(crate) fn decide_offer(&self, seat: Color, offer: Offer) -> Result<Vec<Fact>, Message> {
        match (&self.agreed.phase, offer) {
            (Phase::Playing | Phase::Paused, Offer::Draw) => {
                if self.agreed.has_offered[seat] {
                    return Err(Message::new("offer-once"));
                }
            }
            (Phase::Playing | Phase::Paused, Offer::TakeBack { to }) => self.may_take_back(seat, to)?,
            (Phase::Ended { .. }, Offer::Again { .. }) => {}
            _ => return Err(Message::new("offer-not-now").with("offer", offer.name())),
        }
        if self.agreed.offers[!seat] == Some(offer) {
            return self.decide_answer(seat, true, Some(offer));
        }
        if self.agreed.offers[seat] == Some(offer) {
            return Err(Message::new("offer-once"));
        }
        Ok(vec![Fact::Offered { by: seat, offer }])
    }

    /// Complains about a take-back that is forbidden, or goes further than the last own move.
    fn may_take_back(&self, seat: Color, to: u32) -> Result<(), Message> {
        if !self.agreed.terms.take_backs {
            return Err(Message::new("take-back-forbidden"));
        }
        let node = self.before_last_move(seat).filter(|node| node.number() == to);
        node.map(drop).ok_or_else(|| Message::new("take-back-nothing"))
    }

    pub(crate) fn enter_offer(&mut self, by: Color, offer: Offer) {
        self.agreed.offers[by] = Some(offer);
        self.agreed.has_offered[by] |= offer == Offer::Draw;
    }

    /// An answer to another proposal than the one that stands is to none.
    pub(crate) fn decide_answer(
        &self,
        seat: Color,
        accept: bool,
        meant: Option<Offer>,
    ) -> Result<Vec<Fact>, Message> {
        let standing = self.agreed.offers[!seat].filter(|&offer| meant.is_none_or(|meant| meant == offer));
        let offer = standing.ok_or_else(|| Message::new("answer-nothing"))?;
        if !accept {
            return Ok(vec![Fact::Declined { by: seat, offer }]);
        }
        Ok(match offer {
            Offer::Draw => vec![Fact::Ended { ending: Ending::agreed() }],
            Offer::TakeBack { to } => {
                self.may_take_back(!seat, to)?;
                vec![Fact::Went { from: self.game.cursor().number(), to }]
            }
            Offer::Again { swapped } => vec![Fact::Restarted { swapped }],
        })
    }

    pub(crate) fn decide_claim(&self, seat: Color, with: Option<&str>) -> Result<Vec<Fact>, Message> {
        if self.ending().is_some() {
            return Err(Message::new("claim-game-over"));
        }
        if !matches!(self.agreed.phase, Phase::Playing | Phase::Paused) {
            return Err(Message::new("claim-nothing"));
        }
        if seat != self.turn() {
            return Err(Message::new("claim-not-your-turn"));
        }
        let outcome = self.game.claim(with)?;
        Ok(vec![Fact::Ended { ending: Ending::claimed(outcome) }])
    }

    pub(crate) fn decide_resignation(&self, seat: Color) -> Result<Vec<Fact>, Message> {
        match self.agreed.phase {
            Phase::Playing | Phase::Paused | Phase::Counting => {
                Ok(vec![Fact::Ended { ending: Ending::resigned(seat) }])
            }
            _ => Err(Message::new("resign-not-now")),
        }
    }

    pub(crate) fn decide_end(&self, ending: Ending) -> Result<Vec<Fact>, Message> {
        match self.agreed.phase {
            Phase::Ended { .. } => Err(Message::new("table-over")),
            _ => Ok(vec![Fact::Ended { ending }]),
        }
    }
}
