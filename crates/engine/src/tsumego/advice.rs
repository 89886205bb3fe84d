//! What the solver would play to make a claim about its problem come true.

use std::sync::Arc;

use game::{ByColor, Color, Position};
use go::Move;
use search::{ALWAYS, Choice, Stake};

use super::{
    Bits, Errand, Fight,
    desk::{Desk, legal},
    fight::Step,
    goals, life,
};
use crate::verify::{Advice, Aim, ENDLESS, Question};

impl<const N: usize> Desk<N> {
    /// What the side to move should play after some moves, if a claim is to come true.
    pub(super) fn advice(&mut self, question: &Question, errand: &Errand) -> Advice {
        let Question { claim, first, moves, refused } = *question;
        let Some(mut fight) = self.after_all(claim.threats, first, moves) else { return Advice::Nothing };
        let chosen = if goals::fate(&fight).is_some() {
            // The search knows how this ends, and does not play it.
            capture(&fight)
                .filter(|&step| !refused.contains(&self.mv(step)))
                .map_or(Choice::Nothing, Choice::Move)
        } else {
            let aim = if claim.aim == Aim::Capture { goals::Aim::Capture } else { goals::Aim::TwoEyes };
            self.choose(aim, &mut fight, refused, errand)
        };
        match chosen {
            Choice::Move(step) => Advice::Play(self.mv(step)),
            Choice::Nothing => Advice::Nothing,
            Choice::Ended => Advice::Ended,
        }
    }

    /// The problem after some moves, if they can be played.
    fn after_all(&self, threats: i32, first: Color, moves: &[Move]) -> Option<Fight<N>> {
        let stake = threats.clamp((-ALWAYS).into(), ALWAYS.into()) as Stake;
        debug_assert!(
            threats.abs() == ENDLESS || threats == i32::from(stake),
            "so many threats can be counted"
        );
        let mut fight = self.to_move(first).with_threats(stake);
        for &mv in moves {
            let step = self.step(mv).filter(|step| legal(&fight).contains(step))?;
            let before = fight.clone();
            let _ = fight.apply(step);
            // What is forgotten does not come round.
            if step == Step::PASS {
                fight = fight.afresh();
            } else if before.bans(before.turn()).meets(Bits::one(step.site()?)) {
                fight = before.afresh().with_threats(fight.threats());
                let _ = fight.apply(step);
            }
        }
        Some(fight)
    }
}

/// A move that brings the capture of a target nearer that has no room for two eyes.
fn capture<const N: usize>(fight: &Fight<N>) -> Option<Step> {
    let attacker = !fight.field.defender;
    if fight.turn() != attacker {
        return None;
    }
    let steps = legal(fight);
    let takes_target = |step: &Step| {
        step.site().is_some_and(|site| fight.scene().takes(site, attacker).meets(fight.field.target))
    };
    if let Some(&step) = steps.iter().find(|step| takes_target(step)) {
        return Some(step);
    }
    // First all that can be filled without risk; the target's own liberties before others.
    let stride = fight.field.stride;
    let chain = fight.field.target.flood(fight.stones(fight.field.defender), stride);
    let beside = fight.scene().strong().beside(stride);
    let room = life::room(&fight.scene());
    let worth = |step: &Step| {
        step.site().map(|site| (!room.has(site), beside.has(site), chain.beside(stride).has(site)))
    };
    steps.into_iter().max_by_key(worth)
}

impl<const N: usize> Fight<N> {
    /// The same position with nothing behind it.
    fn afresh(&self) -> Fight<N> {
        let stones = ByColor::new_with(|color| self.stones(color));
        Fight::new(Arc::clone(&self.field), stones, self.turn(), self.threats())
    }
}
