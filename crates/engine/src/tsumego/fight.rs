//! A position of a problem: stones, whose turn it is, what has been, threats elsewhere.

use std::{fmt, sync::Arc};

use game::{ByColor, Color, Outcome, Position, Reason};
use search::{ALWAYS, Losses, Stake};

use super::{Bits, Field, field::mix, scene::Scene};

/// The target has been captured.
const CAPTURED: Reason = Reason("target-captured");
/// Nobody can play.
const STUCK: Reason = Reason("target-stands");

const WHITE_TO_MOVE: u64 = 0x6a09_e667_f3bc_c908;

/// A stone on a site, or none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Step(u16);

impl Step {
    pub(super) const PASS: Step = Step(u16::MAX);

    pub(super) fn on(site: usize) -> Step {
        Step(site as u16)
    }

    pub(super) fn site(self) -> Option<usize> {
        (self != Step::PASS).then_some(usize::from(self.0))
    }
}

/// A position of a problem.
///
/// Stones may not be put so that a position stands again that stood before; who has a
/// threat elsewhere may, and after the threat and its answer the past is forgotten.
#[derive(Clone)]
pub(super) struct Fight<const N: usize> {
    pub(super) field: Arc<Field<N>>,
    now: Stage<N>,
    /// The positions that were left, oldest first.
    line: Vec<Passed<N>>,
}

/// A position that was left: its whole key, the threats there were, how many had been spent.
#[derive(Debug, Clone, Copy)]
struct Passed<const N: usize> {
    stones: ByColor<Bits<N>>,
    key: u64,
    threats: Stake,
    spent: u32,
}

/// What a move forgets.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stage<const N: usize> {
    stones: ByColor<Bits<N>>,
    /// The key of the stones alone.
    key: u64,
    turn: Color,
    /// How many threats the attacker has; the defender, if it is negative.
    threats: Stake,
    /// How many positions are forgotten because of threats and passes.
    since: u32,
    /// How many threats were spent.
    spent: u32,
    /// The stones that the last move took.
    gone: Bits<N>,
    /// How many stones were taken since then.
    taken: u32,
    /// Where a side would make a position that stood before.
    bans: ByColor<Bits<N>>,
    bans_key: u64,
    /// The oldest of those positions.
    oldest_ban: u32,
    was_pass: bool,
    /// A number for all positions left.
    path: u64,
}

/// Stones of a colour that are taken.
pub(super) fn losses<const N: usize>(color: Color, taken: Bits<N>) -> Losses {
    let taken = taken.folded();
    Losses(if color == Color::Black { [taken, 0] } else { [0, taken] })
}

impl<const N: usize> Fight<N> {
    pub(super) fn new(
        field: Arc<Field<N>>,
        stones: ByColor<Bits<N>>,
        turn: Color,
        threats: Stake,
    ) -> Fight<N> {
        let key = [Color::Black, Color::White]
            .into_iter()
            .flat_map(|color| stones[color].sites().map(move |site| (color, site)))
            .fold(0, |key, (color, site)| key ^ field.number(color, site));
        let none = ByColor { white: Bits::EMPTY, black: Bits::EMPTY };
        let now = Stage {
            stones,
            key,
            turn,
            threats,
            since: 0,
            spent: 0,
            taken: 0,
            gone: Bits::EMPTY,
            bans: none,
            bans_key: 0,
            oldest_ban: u32::MAX,
            was_pass: false,
            path: 0,
        };
        Fight { field, now, line: Vec::with_capacity(256) }
    }

    pub(super) fn with_threats(mut self, threats: Stake) -> Fight<N> {
        self.now.threats = threats;
        self
    }

    pub(super) fn stones(&self, color: Color) -> Bits<N> {
        self.now.stones[color]
    }

    /// The stones alone, wherever they come from.
    pub(super) fn scene(&self) -> Scene<'_, N> {
        Scene { field: &self.field, stones: self.now.stones }
    }

    pub(super) fn empty(&self) -> Bits<N> {
        self.scene().empty()
    }

    pub(super) fn was_pass(&self) -> bool {
        self.now.was_pass
    }

    pub(super) fn threats(&self) -> Stake {
        self.now.threats
    }

    pub(super) fn bans(&self, color: Color) -> Bits<N> {
        self.now.bans[color]
    }

    pub(super) fn ply(&self) -> u32 {
        self.line.len() as u32
    }

    pub(super) fn path(&self) -> u64 {
        mix(self.now.path) ^ mix(u64::from(self.now.since) | 1 << 40)
    }

    /// The oldest position that forbids something now, where that does not follow from the
    /// position before and its own bans.
    pub(super) fn leans(&self) -> Option<u32> {
        (self.now.oldest_ban != u32::MAX && !self.now.was_pass).then_some(self.now.oldest_ban)
    }

    /// Where the same position stood before in spite of all bans, and whether a threat was
    /// spent since then.
    pub(super) fn repeats(&self) -> Option<(u32, bool)> {
        if self.now.since == 0 {
            return None;
        }
        let (key, threats) = (self.key(), self.now.threats);
        let ply = self.line.iter().position(|before| before.key == key && before.threats == threats)?;
        Some((ply as u32, self.line[ply].spent != self.now.spent))
    }

    /// The stones that the last move took, by their side.
    pub(super) fn losses(&self) -> Losses {
        losses(self.now.turn, self.now.gone)
    }

    /// Whether a position that is not forgotten can stand again when stones go only from
    /// some sites.
    ///
    /// All that came since must be among them; and the last move to it is a capture by a stone that
    /// stood there and went, of a neighbour that was not there.
    pub(super) fn clashes(&self, losses: Losses) -> bool {
        if losses.0 == [0, 0] {
            return false;
        }
        let now = self.now.stones;
        let can_go = ByColor { black: Bits::unfolded(losses.0[0]), white: Bits::unfolded(losses.0[1]) };
        self.line[self.now.since as usize..].iter().any(|before| {
            let then = before.stones;
            let colors = [Color::Black, Color::White];
            then != now
                && colors.iter().all(|&color| can_go[color].contains(now[color] & !then[color]))
                && colors.iter().any(|&color| {
                    let comes_back = then[color] & (can_go[color] | !now[color]);
                    let taken = can_go[!color] & !(then.black | then.white);
                    comes_back.beside(self.field.stride).meets(taken)
                })
        })
    }

    /// Whether the mover can afford a threat.
    pub(super) fn has_threat(&self) -> bool {
        if self.now.turn == self.field.defender { self.now.threats < 0 } else { self.now.threats > 0 }
    }

    /// The key of the stones after one is put on a vacant site.
    fn key_after(&self, site: usize, color: Color, taken: Bits<N>) -> u64 {
        taken.sites().fold(self.now.key ^ self.field.number(color, site), |key, gone| {
            key ^ self.field.number(!color, gone)
        })
    }

    fn put(&mut self, site: usize) {
        let color = self.now.turn;
        let taken = self.scene().takes(site, color);
        if self.now.bans[color].has(site) {
            self.spend_threat();
        }
        self.now.key = self.key_after(site, color, taken);
        self.now.stones[color] |= Bits::one(site);
        self.now.stones[!color] = self.now.stones[!color] & !taken;
        self.now.taken += taken.count();
        self.now.gone = taken;
    }

    /// A threat elsewhere and its answer make all positions behind different ones.
    fn spend_threat(&mut self) {
        if self.now.threats.abs() < ALWAYS {
            self.now.threats -= self.now.threats.signum();
        }
        self.now.spent += 1;
        self.forget();
        // All but the position that the forbidden stone leaves.
        self.now.since -= 1;
    }

    /// Makes all positions that were left different ones.
    fn forget(&mut self) {
        self.now.since = self.line.len() as u32;
        self.now.taken = 0;
    }

    /// Finds where each side would make a position that stood before.
    ///
    /// Only a capture can: its stone is the one that the position of old has more, and it takes
    /// all that has come since.
    fn find_bans(&mut self) {
        self.now.bans = ByColor { white: Bits::EMPTY, black: Bits::EMPTY };
        (self.now.bans_key, self.now.oldest_ban) = (0, u32::MAX);
        if self.now.taken == 0 {
            return;
        }
        let stones = self.now.stones;
        for ply in self.now.since as usize..self.line.len() {
            let before = self.line[ply].stones;
            for color in [Color::Black, Color::White] {
                let back = before[color] & !stones[color];
                if back.count() != 1 || !before[color].contains(stones[color]) {
                    continue;
                }
                let taken = stones[!color] & !before[!color];
                let site = back.first();
                if taken.is_empty()
                    || !stones[!color].contains(before[!color])
                    || stones[!color].has(site)
                    || self.now.bans[color].has(site)
                    || self.scene().takes(site, color) != taken
                {
                    continue;
                }
                self.now.bans[color] |= back;
                self.now.bans_key ^= self.field.ban_number(color, site);
                self.now.oldest_ban = self.now.oldest_ban.min(ply as u32);
            }
        }
    }
}

impl<const N: usize> Position for Fight<N> {
    type Move = Step;
    type Undo = Stage<N>;

    fn turn(&self) -> Color {
        self.now.turn
    }

    fn key(&self) -> u64 {
        let turn = if self.now.turn == Color::White { WHITE_TO_MOVE } else { 0 };

        self.now.key ^ self.now.bans_key ^ turn
    }

    fn legal_moves(&self, into: &mut Vec<Step>) {
        if self.decided().is_some() {
            return;
        }
        let color = self.now.turn;
        let banned = if self.has_threat() { Bits::EMPTY } else { self.now.bans[color] };
        into.extend((self.scene().playable(color) & !banned).sites().map(Step::on));
        into.push(Step::PASS);
    }

    fn decided(&self) -> Option<Outcome> {
        let defender = self.field.defender;
        (!self.now.stones[defender].contains(self.field.target))
            .then(|| Outcome { verdict: game::Verdict::Win(!defender), reason: CAPTURED })
    }

    /// One may always pass.
    fn stuck(&self) -> Outcome {
        Outcome { verdict: game::Verdict::Win(self.field.defender), reason: STUCK }
    }

    fn apply(&mut self, step: Step) -> Stage<N> {
        let undo = self.now;
        self.line.push(Passed {
            stones: self.now.stones,
            key: self.key(),
            threats: self.now.threats,
            spent: self.now.spent,
        });
        self.now.path = self.now.path.wrapping_add(mix(self.now.key ^ (self.now.turn as u64) << 7));
        if let Some(site) = step.site() {
            self.put(site);
        } else {
            self.now.gone = Bits::EMPTY;
            self.forget();
        }
        self.now.was_pass = step == Step::PASS;
        self.find_bans();
        self.now.turn = !self.now.turn;
        undo
    }

    fn revert(&mut self, undo: Stage<N>) {
        self.line.pop();
        self.now = undo;
    }
}

impl<const N: usize> fmt::Debug for Fight<N> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("Fight")
            .field("turn", &self.now.turn)
            .field("threats", &self.now.threats)
            .finish_non_exhaustive()
    }
}
