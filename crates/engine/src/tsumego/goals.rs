//! What can be proven about a target: that it is captured, that it gets two eyes.

use game::{Color, Position};
use search::{Candidate, Ending, Goal, LEEWAY, Losses, Rest, Settled, Slot, Stake};

use super::{
    Bits, Fight, estimate,
    fight::{Step, losses},
    life,
    stroke::{Stroke, stroke},
    zone,
};

/// What a side wants to prove.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Aim {
    /// The attacker wants to capture the target.
    Capture,
    /// The defender wants two eyes that nobody can take.
    TwoEyes,
}

/// An aim of one side.
#[derive(Debug, Clone, Copy)]
pub(super) struct Wish {
    pub(super) aim: Aim,
    pub(super) prover: Color,
}

/// The target's chains that have a single liberty, and those liberties.
fn in_atari<const N: usize>(fight: &Fight<N>) -> (Bits<N>, Bits<N>) {
    let field = &fight.field;
    let color = field.defender;
    let (mut chains, mut last) = (Bits::EMPTY, Bits::EMPTY);
    let mut rest = field.target;
    while !rest.is_empty() {
        let chain = fight.scene().chain(rest.first(), color);
        rest = rest & !chain;
        let liberties = fight.scene().liberties(chain);
        if liberties.count() == 1 && !fight.scene().is_anchored(chain, color) {
            chains |= chain;
            last |= liberties;
        }
    }
    (chains, last)
}

/// What ends a fight for either goal: the target is gone, or about to be, or safe; and what that
/// depends on.
pub(super) fn fate<const N: usize>(fight: &Fight<N>) -> Option<(bool, Bits<N>)> {
    let field = &fight.field;
    if !fight.stones(field.defender).contains(field.target) {
        return Some((false, Bits::EMPTY));
    }
    if fight.turn() != field.defender {
        let (chains, _) = in_atari(fight);
        if !chains.is_empty() {
            return Some((false, around(fight, chains)));
        }
    }
    if let Some(zone) = life::hopeless(&fight.scene()) {
        return Some((false, zone));
    }
    life::safety(&fight.scene()).map(|zone| (true, zone))
}

/// Chains and all that is beside them.
fn around<const N: usize>(fight: &Fight<N>, chains: Bits<N>) -> Bits<N> {
    chains | (chains.beside(fight.field.stride) & fight.field.sites)
}

/// The sites where the mover can put a stone to any use: out of atari, if there is one; and what the
/// failure of all others depends on.
fn useful<const N: usize>(fight: &Fight<N>) -> (Bits<N>, Option<Bits<N>>) {
    if fight.turn() != fight.field.defender {
        return (fight.empty(), None);
    }
    let (chains, last) = in_atari(fight);
    if chains.is_empty() {
        return (fight.empty(), None);
    }
    // One saves it by its last liberty, or by taking what stands beside it.
    let stride = fight.field.stride;
    let mut foes = chains.beside(stride) & fight.stones(!fight.field.defender);
    let mut saving = last;
    while !foes.is_empty() {
        let chain = fight.scene().chain(foes.first(), !fight.field.defender);
        foes = foes & !chain;
        let liberties = fight.scene().liberties(chain);
        if liberties.count() == 1 && !fight.scene().is_anchored(chain, !fight.field.defender) {
            saving |= liberties;
        }
    }
    (saving, Some(around(fight, chains)))
}

impl<const N: usize> Goal<Fight<N>> for Wish {
    type Zone = Bits<N>;

    const NOWHERE: Bits<N> = Bits::EMPTY;

    fn prover(&self) -> Color {
        self.prover
    }

    fn settled(&self, fight: &Fight<N>) -> Option<Ending<Bits<N>>> {
        let defends = fight.turn() == fight.field.defender;
        let (lives, zone, losses) = match fate(fight) {
            Some((lives, zone)) => (lives, zone, Losses::default()),
            None => {
                stroke(fight).map(|Stroke { zone, taken }| (defends, zone, losses(!fight.turn(), taken)))?
            }
        };
        let is_reached = lives == (self.aim == Aim::TwoEyes);
        let settled = if is_reached { Settled::Proven } else { Settled::Disproven };
        Some(Ending { settled, zone, losses })
    }

    fn guess(&self, fight: &Fight<N>) -> (u32, u32) {
        let (capture, save) = estimate::work(&fight.scene(), fight.turn() == fight.field.defender);
        match self.aim {
            Aim::Capture => (capture, save),
            Aim::TwoEyes => (save, capture),
        }
    }

    fn candidates(&self, fight: &Fight<N>, into: &mut Vec<Candidate<Step>>) -> Rest<Bits<N>> {
        let mover = fight.turn();
        let threat = if mover == self.prover { -1 } else { 1 };
        let may_threaten = fight.has_threat();
        let (sites, idle) = useful(fight);
        let mut withheld = Bits::EMPTY;
        if idle.is_none() {
            into.push(Candidate { mv: Step::PASS, shift: 0 });
        }
        for site in (sites & fight.scene().playable(mover)).sites() {
            let is_banned = fight.bans(mover).has(site);
            if is_banned && !may_threaten {
                withheld |= Bits::one(site);
                continue;
            }
            let shift = if is_banned { threat } else { 0 };
            into.push(Candidate { mv: Step::on(site), shift });
        }
        Rest { withheld, idle }
    }

    /// All that is far from the target, but for one stone if that can tell what matters.
    fn put_off(&self, fight: &Fight<N>, candidates: &mut Vec<Candidate<Step>>) -> Vec<Candidate<Step>> {
        let field = &fight.field;
        let near = if field.is_sheltered {
            estimate::concern(&fight.scene(), fight.turn() == field.defender)
        } else if field.is_wide {
            field.near
        } else {
            return Vec::new();
        };
        let is_near = |candidate: &Candidate<Step>| candidate.mv.site().is_none_or(|site| near.has(site));
        let (first, mut others): (Vec<_>, Vec<_>) = candidates.drain(..).partition(is_near);
        *candidates = first;
        // A pass tells what matters; but who must reach something could go on passing to no end.
        if fight.turn() == self.prover && !fight.was_pass() {
            candidates.extend(others.pop());
        }
        others
    }

    fn patience(&self, fight: &Fight<N>, next: u32) -> u32 {
        let more = if fight.field.is_sheltered { next / 4 } else { next };
        next.saturating_add(more).saturating_add(LEEWAY)
    }

    fn slots(&self) -> usize {
        64 * N + 1
    }

    fn slot(&self, step: Step) -> Slot {
        step.site().unwrap_or(64 * N)
    }

    fn joined(&self, one: Bits<N>, other: Bits<N>) -> Bits<N> {
        one | other
    }

    fn meet(&self, one: Bits<N>, other: Bits<N>) -> bool {
        one.meets(other)
    }

    fn matters(&self, step: Step, zone: Bits<N>) -> bool {
        step.site().is_some_and(|site| zone.has(site))
    }

    fn zone_won(&self, fight: &Fight<N>, step: Step, after: Bits<N>) -> Bits<N> {
        step.site().map_or(after, |site| zone::won(fight, site, after))
    }

    fn zone_lost(&self, fight: &Fight<N>, after: Bits<N>) -> Bits<N> {
        zone::lost(fight, after)
    }

    fn stake(&self, fight: &Fight<N>) -> Stake {
        match self.aim {
            Aim::Capture => fight.threats(),
            Aim::TwoEyes => -fight.threats(),
        }
    }

    fn ply(&self, fight: &Fight<N>) -> u32 {
        fight.ply()
    }

    fn path(&self, fight: &Fight<N>) -> u64 {
        fight.path()
    }

    fn leans(&self, fight: &Fight<N>) -> Option<u32> {
        fight.leans()
    }

    fn losses(&self, fight: &Fight<N>) -> Losses {
        fight.losses()
    }

    fn clashes(&self, fight: &Fight<N>, losses: Losses) -> bool {
        fight.clashes(losses)
    }

    /// Who needs endless threats to capture has failed; else whoever has to prove something has.
    fn repeats(&self, fight: &Fight<N>) -> Option<(u32, Settled)> {
        let (ply, was_spent) = fight.repeats()?;
        let is_won = self.aim == Aim::Capture && was_spent && fight.threats() < 0;
        Some((ply, if is_won { Settled::Proven } else { Settled::Disproven }))
    }
}
