//! What can be asked about the positions of one problem, and how the answers fit together.

use std::sync::Arc;

use game::{ByColor, Color, Position};
use go::Move;
use search::{ALWAYS, Choice, Effort, Proof, ProofReport, Prover, Stake};

use super::{
    Answer, Bits, Errand, Field, Fight, Ko, KoKind, KoMaster, Look, Problem, Progress, Refutation, Verdict,
    fight::Step,
    goals::{Aim, Wish, fate},
    solver::Solve,
};
use crate::verify::{Advice, Question};

/// How many threats are tried before a fight that needs more is called lost.
const MOST_THREATS: Stake = 12;

/// How long the lines are that explain an answer.
const MOST_MOVES: usize = 40;

/// From how many threats of the attacker on the target dies.
///
/// The attacker wants it low, the defender high; a good move keeps it where it is.
type Threshold = i16;

/// The target dies whatever threats the defender has.
const ALWAYS_DIES: Threshold = -(ALWAYS as Threshold);
/// The target lives whatever threats the attacker has.
const NEVER_DIES: Threshold = ALWAYS as Threshold + 1;

/// The search was ended before it knew.
#[derive(Debug, Clone, Copy)]
struct Ended;

/// The solver of a problem whose points need so many words.
pub(super) struct Desk<const N: usize> {
    field: Arc<Field<N>>,
    stones: ByColor<Bits<N>>,
    ko_master: Option<KoMaster>,
    capture: Prover<Fight<N>, Wish>,
    eyes: Prover<Fight<N>, Wish>,
    /// How many positions were searched for the present question.
    nodes: u64,
    /// What it looked like when the search was ended.
    guess: Option<Verdict>,
}

impl<const N: usize> Desk<N> {
    pub(super) fn new(problem: &Problem, megabytes: usize) -> Desk<N> {
        let field = Arc::new(Field::<N>::of(problem));
        let board = problem.board();
        let mut stones = ByColor { white: Bits::EMPTY, black: Bits::EMPTY };
        for point in problem.open_points() {
            if let Some(color) = board.stone(point) {
                stones[color] |= Bits::one(field.site(point));
            }
        }
        let defender = problem.defender();
        let prover = |aim, prover, megabytes| Prover::new(Wish { aim, prover }, megabytes);
        Desk {
            field,
            stones,
            ko_master: problem.ko_master(),
            capture: prover(Aim::Capture, !defender, megabytes * 2 / 3),
            eyes: prover(Aim::TwoEyes, defender, megabytes / 3),
            nodes: 0,
            guess: None,
        }
    }

    /// The problem with a side to move, nothing behind it.
    pub(super) fn to_move(&self, turn: Color) -> Fight<N> {
        Fight::new(Arc::clone(&self.field), self.stones, turn, 0)
    }

    fn defends(&self, fight: &Fight<N>) -> bool {
        fight.turn() == self.field.defender
    }

    /// Whether an aim is reached if the attacker has so many threats, and how far that holds.
    fn prove(
        &mut self,
        aim: Aim,
        fight: &Fight<N>,
        threats: Stake,
        errand: &mut Errand,
    ) -> Result<Proof<Bits<N>>, Ended> {
        let mut fight = fight.clone().with_threats(threats);
        let field = Arc::clone(&self.field);
        let mut tell = errand.report.as_deref_mut().map(|tell| {
            move |report: &ProofReport<Step>| {
                let line = report.path.iter().map(|&step| field.mv(step)).collect();
                let (proof, disproof) = report.numbers;
                tell(&Progress { nodes: report.nodes, proof, disproof, line });
            }
        });
        let mut effort = Effort {
            nodes: self.nodes,
            most: errand.most,
            stop: errand.stop.clone(),
            report: tell.as_mut().map(|tell| tell as _),
        };
        let found = self.prover(aim).prove(&mut fight, &mut effort);
        self.nodes = effort.nodes;
        let (proof, disproof) = found.numbers();
        if found.result().is_none() {
            let is_near = proof < disproof;
            self.guess = Some(if is_near == (aim == Aim::Capture) { Verdict::Dead } else { Verdict::Alive });
            return Err(Ended);
        }
        Ok(found)
    }

    /// A move by which the side to move reaches or prevents an aim.
    pub(super) fn choose(
        &mut self,
        aim: Aim,
        fight: &mut Fight<N>,
        refused: &[Move],
        errand: &Errand,
    ) -> Choice<Step> {
        let field = Arc::clone(&self.field);
        let is_idle = |step| step == Step::PASS;
        let is_refused = |step| refused.contains(&field.mv(step));
        let mut effort = Effort { nodes: 0, most: errand.most, stop: errand.stop.clone(), report: None };
        self.prover(aim).choose(fight, is_idle, is_refused, &mut effort)
    }

    fn prover(&mut self, aim: Aim) -> &mut Prover<Fight<N>, Wish> {
        if aim == Aim::Capture { &mut self.capture } else { &mut self.eyes }
    }

    /// A step as a move of the board.
    pub(super) fn mv(&self, step: Step) -> Move {
        self.field.mv(step)
    }

    /// The step of a move, if it is one within the field.
    pub(super) fn step(&self, mv: Move) -> Option<Step> {
        self.field.step(mv)
    }

    /// Whether the target dies if the attacker has so many threats, and how far that holds.
    fn dies(
        &mut self,
        fight: &Fight<N>,
        threats: Stake,
        errand: &mut Errand,
    ) -> Result<(bool, Stake), Ended> {
        let found = self.prove(Aim::Capture, fight, threats, errand)?;
        Ok((found.result() == Some(true), found.bound()))
    }

    /// Whether the defender gets two eyes if the attacker has so many threats.
    ///
    /// A target that is saved by two eyes in every line has them: then that need not be searched.
    fn makes_eyes(&mut self, fight: &Fight<N>, threats: Stake, errand: &mut Errand) -> Result<bool, Ended> {
        let saved = self.capture.known(&fight.clone().with_threats(threats));
        if let Some(saved) = saved
            && (saved.result() == Some(true) || saved.is_final())
        {
            return Ok(saved.result() == Some(false));
        }
        let found = self.prove(Aim::TwoEyes, fight, threats, errand)?;
        Ok(found.result() == Some(true))
    }

    /// From how many threats on the target dies.
    fn threshold(&mut self, fight: &Fight<N>, errand: &mut Errand) -> Result<Threshold, Ended> {
        let never = |dies| if dies { ALWAYS_DIES } else { NEVER_DIES };
        if let Some(threats) = self.settled_threats() {
            return Ok(never(self.dies(fight, threats, errand)?.0));
        }
        // Most first moves succeed, and no threats of the other side prevent that: so that is
        // tried first.
        let attacks = !self.defends(fight);
        let far = if attacks { -ALWAYS } else { ALWAYS };
        if self.dies(fight, far, errand)?.0 == attacks {
            return Ok(never(attacks));
        }
        let (dies, bound) = self.dies(fight, 0, errand)?;
        let far = if dies { -ALWAYS } else { ALWAYS };
        if bound == far || dies != attacks && self.dies(fight, far, errand)?.0 == dies {
            return Ok(never(dies));
        }
        for threats in 1..=MOST_THREATS {
            let (now, _) = self.dies(fight, if dies { -threats } else { threats }, errand)?;
            if now != dies {
                let threats = Threshold::from(threats);
                return Ok(if dies { 1 - threats } else { threats });
            }
        }
        Ok(never(dies))
    }

    /// The threats that there are when all kos are settled for one side.
    fn settled_threats(&self) -> Option<Stake> {
        self.ko_master.map(|master| if master == KoMaster::Attacker { ALWAYS } else { -ALWAYS })
    }

    /// What becomes of the target, and from how many threats on it dies.
    fn worth(&mut self, fight: &Fight<N>, errand: &mut Errand) -> Result<(Verdict, Threshold), Ended> {
        let threshold = self.threshold(fight, errand)?;
        // A ko that only decides between two eyes and seki counts as won by the defender.
        let threats = self.settled_threats().unwrap_or(-ALWAYS);
        let verdict = match threshold {
            NEVER_DIES if self.makes_eyes(fight, threats, errand)? => Verdict::Alive,
            NEVER_DIES => Verdict::Seki,
            ALWAYS_DIES => Verdict::Dead,
            _ => Verdict::Ko(ko(threshold)),
        };
        Ok((verdict, threshold))
    }

    /// The fight after a move at its beginning. Who passes leaves the question as it is to the other side.
    fn after(&self, fight: &Fight<N>, step: Step) -> Fight<N> {
        if step == Step::PASS {
            return self.to_move(!fight.turn());
        }
        let mut after = fight.clone();
        let _ = after.apply(step);
        after
    }

    /// Whether a move keeps a threshold for the side that made it.
    fn keeps(&mut self, after: &Fight<N>, best: Threshold, errand: &mut Errand) -> Result<bool, Ended> {
        let settled = self.settled_threats();
        let stake =
            |threshold: Threshold| settled.unwrap_or(threshold.clamp(ALWAYS_DIES, -ALWAYS_DIES) as Stake);
        // The mover is the side that is not to move any more.
        if self.defends(after) {
            Ok(self.dies(after, stake(best), errand)?.0)
        } else {
            Ok(!self.dies(after, stake(best - 1), errand)?.0)
        }
    }

    /// Adds the first moves that keep the mover's best result.
    fn add_first_moves(
        &mut self,
        fight: &Fight<N>,
        best: Threshold,
        answer: &mut Answer,
        errand: &mut Errand,
    ) -> Result<(), Ended> {
        let defends = self.defends(fight);
        if best == if defends { ALWAYS_DIES } else { NEVER_DIES } {
            return Ok(());
        }
        let wants_eyes = defends && answer.verdict == Verdict::Alive;
        for step in legal(fight) {
            let after = self.after(fight, step);
            if !self.keeps(&after, best, errand)? {
                continue;
            }
            answer.first_moves.push(self.field.mv(step));
            if wants_eyes && self.always_makes_eyes(&after, errand)? {
                answer.two_eye_moves.push(self.field.mv(step));
            }
        }
        Ok(())
    }

    /// Whether the defender gets two eyes whatever threats there are.
    fn always_makes_eyes(&mut self, fight: &Fight<N>, errand: &mut Errand) -> Result<bool, Ended> {
        let threats = self.settled_threats().unwrap_or(ALWAYS);
        self.makes_eyes(fight, threats, errand)
    }

    /// How it goes if both sides do their best, from a position of known worth.
    fn line(
        &mut self,
        fight: &Fight<N>,
        mut best: Threshold,
        errand: &mut Errand,
    ) -> Result<Vec<Move>, Ended> {
        let mut fight = fight.clone();
        let mut line = Vec::new();
        let mut passes = 0;
        while line.len() < MOST_MOVES && passes < 2 && fate(&fight).is_none() {
            let Some(step) = self.best_step(&fight, best, errand)? else { break };
            passes = if step == Step::PASS { passes + 1 } else { 0 };
            line.push(self.field.mv(step));
            let _ = fight.apply(step);
            best = self.threshold(&fight, errand)?;
        }
        Ok(line)
    }

    /// A move that keeps the mover's best result; of a side that cannot win, one that leaves the other the
    /// fewest good answers.
    fn best_step(
        &mut self,
        fight: &Fight<N>,
        best: Threshold,
        errand: &mut Errand,
    ) -> Result<Option<Step>, Ended> {
        let has_won = best == if self.defends(fight) { NEVER_DIES } else { ALWAYS_DIES };
        let mut choice: Option<(usize, Step)> = None;
        for step in legal(fight) {
            let mut after = fight.clone();
            let _ = after.apply(step);
            if !self.keeps(&after, best, errand)? {
                continue;
            }
            if has_won && step != Step::PASS {
                return Ok(Some(step));
            }
            let mut answers = if step == Step::PASS { 1000 } else { 0 };
            for reply in legal(&after) {
                let mut then = after.clone();
                let _ = then.apply(reply);
                answers += usize::from(self.keeps(&then, best, errand)?);
            }
            if choice.is_none_or(|(least, _)| answers < least) {
                choice = Some((answers, step));
            }
        }
        Ok(choice.map(|(_, step)| step))
    }

    fn try_to_answer(&mut self, answer: &mut Answer, errand: &mut Errand) -> Result<(), Ended> {
        let fight = self.to_move(answer.turn);
        let (verdict, threshold) = self.worth(&fight, errand)?;
        (answer.verdict, answer.nodes) = (verdict, self.nodes);
        if errand.is_brief {
            return Ok(());
        }
        self.add_first_moves(&fight, threshold, answer, errand)?;
        // What fails where the attacker is given all beyond may succeed elsewhere.
        answer.is_complete = !self.field.is_sheltered || !self.defends(&fight);
        Ok(())
    }

    fn try_to_explain(&mut self, answer: &mut Answer, errand: &mut Errand) -> Result<(), Ended> {
        let fight = self.to_move(answer.turn);
        let (_, threshold) = self.worth(&fight, errand)?;
        answer.line = self.line(&fight, threshold, errand)?;
        if self.field.is_sheltered && self.defends(&fight) {
            return Ok(());
        }
        for step in legal(&fight) {
            let mv = self.field.mv(step);
            if answer.first_moves.contains(&mv) {
                continue;
            }
            let after = self.after(&fight, step);
            let (verdict, threshold) = self.worth(&after, errand)?;
            let line = self.line(&after, threshold, errand)?;
            answer.refutations.push(Refutation { mv, verdict, line });
        }
        Ok(())
    }

    fn try_to_look(&mut self, fight: &Fight<N>, errand: &mut Errand) -> Result<Look, Ended> {
        let (verdict, threshold) = self.worth(fight, errand)?;
        Ok(Look { verdict, line: self.line(fight, threshold, errand)? })
    }
}

/// What a threshold that threats can change says.
fn ko(threshold: Threshold) -> Ko {
    let lives_without = threshold > 0;
    let threats = if lives_without { threshold } else { 1 - threshold } as u32;
    Ko { lives_without, threats, kind: if threats > 1 { KoKind::MultiStep } else { KoKind::Direct } }
}

/// All moves of a position.
pub(super) fn legal<const N: usize>(fight: &Fight<N>) -> Vec<Step> {
    let mut steps = Vec::new();
    fight.legal_moves(&mut steps);
    steps
}

impl<const N: usize> Solve for Desk<N> {
    fn answer(&mut self, turn: Color, errand: &mut Errand) -> Answer {
        (self.nodes, self.guess) = (0, None);
        let mut answer = Answer {
            turn,
            verdict: Verdict::Unknown,
            guess: None,
            first_moves: Vec::new(),
            two_eye_moves: Vec::new(),
            is_complete: false,
            line: Vec::new(),
            refutations: Vec::new(),
            nodes: 0,
            nodes_in_all: 0,
        };
        if self.try_to_answer(&mut answer, errand).is_err() && answer.verdict == Verdict::Unknown {
            (answer.guess, answer.nodes) = (self.guess, self.nodes);
        }
        answer.nodes_in_all = self.nodes;
        answer
    }

    fn explain(&mut self, answer: &mut Answer, errand: &mut Errand) {
        self.nodes = 0;
        // What was found before the end is told.
        let _ = self.try_to_explain(answer, errand);
        answer.nodes_in_all += self.nodes;
    }

    fn advise(&mut self, question: &Question, errand: &Errand) -> Advice {
        self.advice(question, errand)
    }

    fn look(&mut self, turn: Color, moves: &[Move], errand: &mut Errand) -> Option<Look> {
        self.nodes = 0;
        let mut fight = self.to_move(turn);
        for &mv in moves {
            let step = self.field.step(mv).filter(|step| legal(&fight).contains(step))?;
            let _ = fight.apply(step);
        }
        let unknown = Look { verdict: Verdict::Unknown, line: Vec::new() };
        Some(self.try_to_look(&fight, errand).unwrap_or(unknown))
    }
}
