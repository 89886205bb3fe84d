//! The walk through all that the losing side can do.

use std::collections::{HashMap, HashSet};

use game::Color;
use go::{Board, Move, Point};

use super::{
    Advice, Adviser, Aim, Claim, ENDLESS, Ground, Question,
    ground::{Change, Fate, Number},
    memo::{Footing, Memo, Stage, sorted},
};

/// How many moves long a line may be.
const MOST_MOVES: usize = 1000;

/// What comes of a look at a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Finding {
    /// It is true.
    Holds,
    /// What the adviser plays does not make it true.
    Fails,
    /// It would take too long to find out.
    Open,
}

/// What checks may cost.
#[derive(Clone, Copy)]
pub struct Effort<'a> {
    /// How many positions the checker may look at in all.
    pub most: u64,
    /// Whether to end at once.
    pub is_over: &'a dyn Fn() -> bool,
}

/// A checker of claims about some stones.
pub struct Checker {
    ground: Ground,
    memos: HashMap<(Aim, bool), Memo>,
    /// How many positions were looked at.
    nodes: u64,
}

/// A line after which a claim is still to be checked.
type Debt = Vec<Move>;

/// Why a claim is not seen to hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Doubt {
    /// The side that should win does not, or only comes back to where it was.
    Astray,
    /// It takes too long.
    Ended,
}

/// One claim on its way.
struct Walk<'a> {
    claim: Claim,
    winner: Color,
    first: Color,
    ground: &'a mut Ground,
    memo: Memo,
    adviser: &'a mut dyn Adviser,
    effort: Effort<'a>,
    nodes: &'a mut u64,
    turn: Color,
    threats: i32,
    /// What stood before and is not forgotten, oldest first.
    past: Vec<Number>,
    moves: Vec<Move>,
    /// What the line went through.
    line: HashSet<(Stage, Vec<Number>)>,
    /// What is looked at later, and what was or will be.
    debts: Vec<Debt>,
    owed: HashSet<(Stage, Vec<Number>)>,
}

impl Checker {
    /// A checker of what is said of some stones of a side; who plays what need not be trusted.
    pub fn new(board: &Board, target: &[Point], defender: Color) -> Checker {
        Checker { ground: Ground::new(board, target, defender), memos: HashMap::new(), nodes: 0 }
    }

    /// How many positions were looked at so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether a claim holds after some moves, the first of them by a side, then in turn.
    pub fn check(
        &mut self,
        claim: Claim,
        first: Color,
        moves: &[Move],
        adviser: &mut dyn Adviser,
        effort: Effort,
    ) -> Finding {
        let kind = (claim.aim, claim.is_reached);
        let mut walk = Walk {
            claim,
            winner: claim.winner(self.ground.defender),
            first,
            ground: &mut self.ground,
            memo: self.memos.remove(&kind).unwrap_or_default(),
            adviser,
            effort,
            nodes: &mut self.nodes,
            turn: first,
            threats: claim.threats,
            past: Vec::new(),
            moves: Vec::new(),
            line: HashSet::new(),
            debts: vec![moves.to_vec()],
            owed: HashSet::new(),
        };
        match walk.settle_debts() {
            Ok(()) => {
                self.memos.insert(kind, walk.memo);
                Finding::Holds
            }
            // What was remembered may rest on what fails.
            Err(Doubt::Astray) => Finding::Fails,
            Err(Doubt::Ended) => Finding::Open,
        }
    }
}

impl Walk<'_> {
    fn settle_debts(&mut self) -> Result<(), Doubt> {
        while let Some(moves) = self.debts.pop() {
            self.begin(&moves)?;
            self.look()?;
        }
        Ok(())
    }

    /// Plays some moves from the start.
    fn begin(&mut self, moves: &[Move]) -> Result<(), Doubt> {
        self.ground.reset();
        (self.turn, self.threats) = (self.first, self.claim.threats);
        self.past.clear();
        self.moves.clear();
        self.line.clear();
        for &mv in moves {
            match mv {
                Move::Pass => self.past.clear(),
                Move::Play(point) => {
                    let change = self.ground.change(point, self.turn).ok_or(Doubt::Astray)?;
                    let is_ban = self.past.contains(&change.becomes);
                    if is_ban {
                        self.threats = self.threats_after().ok_or(Doubt::Astray)?;
                        self.past.clear();
                    }
                    self.past.push(self.ground.here());
                    let _ = self.ground.put(point, self.turn, change.becomes);
                }
            }
            self.moves.push(mv);
            self.turn = !self.turn;
        }
        Ok(())
    }

    fn stage(&self) -> Stage {
        Stage { position: self.ground.here(), turn: self.turn, threats: self.threats }
    }

    /// How many threats are left if the side to move spends one; nothing if it has none.
    fn threats_after(&self) -> Option<i32> {
        let own = if self.turn == self.ground.defender { -1 } else { 1 };
        (self.threats.signum() == own)
            .then(|| if self.threats.abs() == ENDLESS { self.threats } else { self.threats - own })
    }

    /// Whether the claim holds here, and on what that rests.
    fn look(&mut self) -> Result<Footing, Doubt> {
        let is_reached = match self.ground.fate() {
            Fate::Captured => Some(self.claim.aim == Aim::Capture),
            Fate::TwoEyes => Some(self.claim.aim == Aim::TwoEyes),
            Fate::Open => None,
        };
        if let Some(is_reached) = is_reached {
            return if is_reached == self.claim.is_reached {
                Ok(Footing::default())
            } else {
                Err(Doubt::Astray)
            };
        }
        let stage = self.stage();
        if let Some(footing) = self.memo.recall(stage, &self.past, self.ground) {
            return Ok(footing);
        }
        *self.nodes += 1;
        let is_spent = *self.nodes > self.effort.most || (self.effort.is_over)();
        if is_spent || self.moves.len() >= MOST_MOVES {
            return Err(Doubt::Ended);
        }
        // What only prevents does not come round in one line.
        let key = (stage, sorted(&self.past));
        if self.line.contains(&key) {
            return Err(Doubt::Astray);
        }
        self.line.insert(key.clone());
        let found = if self.turn == self.winner { self.look_at_advice() } else { self.look_at_all() };
        self.line.remove(&key);
        let mut footing = found?;
        footing.ties.retain(|&tie| tie != stage.position);
        self.memo.keep(stage, &self.past, &footing);
        Ok(footing)
    }

    /// The side that wins plays what it is told to; something else where that leads astray.
    fn look_at_advice(&mut self) -> Result<Footing, Doubt> {
        let mut refused = Vec::new();
        loop {
            let question =
                Question { claim: self.claim, first: self.first, moves: &self.moves, refused: &refused };
            let mv = match self.adviser.advise(&question) {
                Advice::Play(mv) => mv,
                Advice::Nothing => return Err(Doubt::Astray),
                Advice::Ended => return Err(Doubt::Ended),
            };
            match self.look_after(mv) {
                Err(Doubt::Astray) if !refused.contains(&mv) => refused.push(mv),
                found => return found,
            }
        }
    }

    /// Looks on after a move of the side that wins.
    fn look_after(&mut self, mv: Move) -> Result<Footing, Doubt> {
        let Move::Play(point) = mv else { return self.pass() };
        let change = self.ground.change(point, self.turn).ok_or(Doubt::Astray)?;
        if self.past.contains(&change.becomes) && self.threats_after().is_none() {
            return Err(Doubt::Astray);
        }
        self.play(point, change)
    }

    /// The side that loses plays everything.
    fn look_at_all(&mut self) -> Result<Footing, Doubt> {
        let mut footing = self.pass()?;
        for point in self.ground.vacant() {
            if let Some(change) = self.ground.change(point, self.turn) {
                footing.join(self.play(point, change)?);
            }
        }
        Ok(footing)
    }

    /// Looks on after a pass, which forgets what stood before.
    fn pass(&mut self) -> Result<Footing, Doubt> {
        let past = std::mem::take(&mut self.past);
        self.moves.push(Move::Pass);
        self.turn = !self.turn;
        let found = self.look_afresh();
        self.turn = !self.turn;
        self.moves.pop();
        self.past = past;
        found.map(|()| Footing::default())
    }

    /// Looks on after a stone, if it may be put.
    fn play(&mut self, point: Point, change: Change) -> Result<Footing, Doubt> {
        if self.past.contains(&change.becomes) {
            return self.play_again(point, change);
        }
        self.past.push(self.ground.here());
        let found = self.put(point, change, Walk::look);
        self.past.pop();
        let mut footing = found?;
        footing.taken[!self.turn] |= change.taken;
        Ok(footing)
    }

    /// Looks on after a stone that makes a position again, if the mover has a threat for that.
    fn play_again(&mut self, point: Point, change: Change) -> Result<Footing, Doubt> {
        let footing = Footing { ties: vec![change.becomes], ..Footing::default() };
        let Some(threats) = self.threats_after() else { return Ok(footing) };
        let threats_before = std::mem::replace(&mut self.threats, threats);
        let past = std::mem::replace(&mut self.past, vec![self.ground.here()]);
        let found = self.put(point, change, Walk::look_afresh);
        self.past = past;
        self.threats = threats_before;
        found.map(|()| footing)
    }

    /// Looks with a stone on the board, and takes it back.
    fn put<T>(
        &mut self,
        point: Point,
        change: Change,
        look: impl FnOnce(&mut Self) -> Result<T, Doubt>,
    ) -> Result<T, Doubt> {
        let undo = self.ground.put(point, self.turn, change.becomes);
        self.moves.push(Move::Play(point));
        self.turn = !self.turn;
        let found = look(self);
        self.turn = !self.turn;
        self.moves.pop();
        self.ground.take_back(undo);
        found
    }

    /// Looks at a position behind which the past is forgotten.
    ///
    /// What only prevents something may come round, and is looked at later, once.
    fn look_afresh(&mut self) -> Result<(), Doubt> {
        if self.claim.is_reached {
            self.look()?;
        } else if self.owed.insert((self.stage(), sorted(&self.past))) {
            self.debts.push(self.moves.clone());
        }
        Ok(())
    }
}
