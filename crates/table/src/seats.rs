//! Who sits where, pauses, and games that begin anew.

use std::time::Duration;

use game::{ByColor, Clock, Color, Message};

use crate::{Fact, Offer, Phase, Sitter, Table};

impl Table {
    /// Puts somebody on a seat, perhaps from an earlier node on; a record is then played on.
    pub(crate) fn decide_seat(
        &self,
        seat: Color,
        sitter: Sitter,
        from: Option<u32>,
    ) -> Result<Vec<Fact>, Message> {
        let mut facts = Vec::new();
        if let Some(from) = from.filter(|&from| from != self.game.cursor().number()) {
            facts.extend(self.decide_going(from)?);
        }
        let before = self.agreed.seats[seat].clone();
        facts.push(Fact::Seated { seat, before, after: sitter });
        Ok(facts)
    }

    pub(crate) fn enter_seat(&mut self, seat: Color, sitter: Sitter, now: Duration) {
        self.agreed.seats[seat] = sitter;
        // A proposal was made to whoever sat there.
        self.agreed.offers = ByColor::default();
        match self.agreed.phase {
            Phase::Waiting => self.begin_if_full(now),
            Phase::Reviewing if self.has_player() => self.take_up(now),
            Phase::Playing | Phase::Paused if self.spec.record.is_some() && !self.has_player() => {
                self.stand_still(Phase::Reviewing, now);
            }
            Phase::Playing | Phase::Paused if self.is_somebody_missing() => {
                self.stand_still(Phase::Waiting, now);
            }
            _ => {}
        }
    }

    /// Whether a seat is empty.
    pub(crate) fn is_somebody_missing(&self) -> bool {
        self.agreed.seats.iter().any(|(_, sitter)| *sitter == Sitter::Nobody)
    }

    /// Stops the clock until somebody comes.
    fn stand_still(&mut self, phase: Phase, now: Duration) {
        self.clock.pause(now);
        self.agreed.phase = phase;
    }

    /// Whether somebody sits here who does not just repeat a record.
    fn has_player(&self) -> bool {
        self.agreed.seats.iter().any(|(_, sitter)| !matches!(sitter, Sitter::Record { .. } | Sitter::Nobody))
    }

    /// Plays on from where a record is looked at, unless the rules have ended it there.
    fn take_up(&mut self, now: Duration) {
        self.agreed.phase = Phase::Playing;
        self.run_clock(now);
        self.count_if_due(now);
    }

    pub(crate) fn decide_undo(&self) -> Result<Vec<Fact>, Message> {
        let last = self.agreed.changes.last().and_then(Fact::reverse);
        let by = last.ok_or_else(|| Message::new("undo-nothing"))?;
        // Whoever only looks at a record is led out of what vanishes; a game has its clocks.
        if let Fact::Placed { node, after: None, .. } = by
            && self.agreed.phase != Phase::Reviewing
        {
            self.must_stand_outside(node)?;
        }
        Ok(vec![Fact::Undone { by: Box::new(by) }])
    }

    pub(crate) fn decide_pause(&self) -> Result<Vec<Fact>, Message> {
        match self.agreed.phase {
            Phase::Playing if self.is_remote() => Err(Message::new("pause-remote")),
            Phase::Playing => Ok(vec![Fact::Paused]),
            _ => Err(Message::new("pause-not-now")),
        }
    }

    pub(crate) fn decide_resumption(&self) -> Result<Vec<Fact>, Message> {
        match self.agreed.phase {
            Phase::Paused | Phase::Reviewing if !self.is_somebody_missing() => Ok(vec![Fact::Resumed]),
            _ => Err(Message::new("resume-not-now")),
        }
    }

    /// Whether an engine can be asked for one move of a paused game.
    pub(crate) fn may_step(&self) -> Result<(), Message> {
        let is_asked = self.agreed.seats[self.turn()].is_asked();
        if self.agreed.phase == Phase::Paused && is_asked {
            Ok(())
        } else {
            Err(Message::new("step-not-now"))
        }
    }

    pub(crate) fn decide_restart(&self, swapped: bool) -> Result<Vec<Fact>, Message> {
        if !self.is_remote() {
            return Ok(vec![Fact::Restarted { swapped }]);
        }
        Err(Message::new("offer-not-now").with("offer", Offer::Again { swapped }.name()))
    }

    pub(crate) fn enter_restart(&mut self, swapped: bool, now: Duration) {
        self.game = self.start.duplicate();
        self.game.set_policy(self.agreed.terms.draws);
        self.clock = Clock::new(self.control.clone());
        self.opened = now;
        self.restarts += 1;
        if swapped {
            self.agreed.seats = self.agreed.seats.clone().swapped();
        }
        self.agreed.phase = Phase::Waiting;
        self.agreed.offers = ByColor::default();
        self.agreed.has_offered = ByColor::default();
        (self.agreed.dead, self.agreed.accepted) = (Vec::new(), ByColor::default());
        self.agreed.left.clear();
        self.agreed.changes.clear();
        (self.asked, self.stepping) = (None, false);
        self.begin_if_full(now);
    }
}
