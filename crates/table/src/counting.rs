//! The end of a game that is counted: dead stones, agreement, playing on.

use std::time::Duration;

use game::{ByColor, Color, Message, Place};

use crate::{Ending, Fact, Phase, Table};

impl Table {
    fn must_count(&self) -> Result<(), Message> {
        if self.agreed.phase == Phase::Counting { Ok(()) } else { Err(Message::new("count-not-now")) }
    }

    pub(crate) fn decide_mark(&self, place: Place) -> Result<Vec<Fact>, Message> {
        self.must_count()?;
        let group = self.game.group(place);
        if group.is_empty() {
            return Err(Message::new("count-no-stone").with("place", place));
        }
        let before = self.agreed.dead.clone();
        let mut after = before.clone();
        if after.contains(&place) {
            after.retain(|dead| !group.contains(dead));
        } else {
            after.extend(group);
        }
        after.sort_unstable();
        after.dedup();
        Ok(vec![Fact::Marked { before, after }])
    }

    pub(crate) fn decide_proposal(&self, dead: &[Place]) -> Result<Vec<Fact>, Message> {
        self.must_count()?;
        let mut after: Vec<Place> = dead.iter().flat_map(|&place| self.game.group(place)).collect();
        after.sort_unstable();
        after.dedup();
        Ok(vec![Fact::Marked { before: self.agreed.dead.clone(), after }])
    }

    /// Whoever sits at the same screen accepts too, and engines leave it to people.
    pub(crate) fn decide_acceptance(
        &self,
        seat: Color,
        seen: Option<&[Place]>,
    ) -> Result<Vec<Fact>, Message> {
        self.must_count()?;
        let is_seen = |dead: &[Place]| {
            dead.len() == self.agreed.dead.len() && dead.iter().all(|place| self.agreed.dead.contains(place))
        };
        if !seen.is_none_or(is_seen) {
            return Err(Message::new("accept-other-marks"));
        }
        let screen = self.agreed.seats[seat].screen();
        let is_beside = |color: Color| {
            let sitter = &self.agreed.seats[color];
            color == seat || sitter.is_asked() || (screen.is_some() && sitter.screen() == screen)
        };
        let all = Color::ALL.into_iter().filter(|&color| is_beside(color) && !self.agreed.accepted[color]);
        Ok(all.map(|by| Fact::Accepted { by }).collect())
    }

    /// The end, once both sides have accepted the count.
    pub(crate) fn agreed_count(&self) -> Option<Ending> {
        let is_agreed = self.agreed.accepted.white && self.agreed.accepted.black;
        if self.agreed.phase != Phase::Counting || !is_agreed {
            return None;
        }
        self.game.count(&self.agreed.dead).as_ref().map(Ending::counted)
    }

    pub(crate) fn decide_playing_on(&self) -> Result<Vec<Fact>, Message> {
        self.must_count()?;
        let (turn, on) = (self.turn(), self.game.cursor().number());
        let node = self.game.duplicate().give_turn(turn)?.number();
        Ok(vec![Fact::PlayedOn { turn, on, node }])
    }

    pub(crate) fn enter_playing_on(&mut self, turn: Color, now: Duration) -> Result<(), Message> {
        let node = self.game.give_turn(turn)?;
        (self.agreed.dead, self.agreed.accepted) = (Vec::new(), ByColor::default());
        self.agreed.phase = Phase::Playing;
        self.run_clock(now);
        self.game.notes_mut(node).clock = Some(self.clock.state(now));
        Ok(())
    }
}
