//! Life proven within a part of the board: then it holds on the whole.
//!
//! In a shelter the defender may not play at the rim, all that the attacker has there can never be
//! captured, and a stone of the attacker beyond it is as good as a pass. Who lives so lives in any
//! case; who does not may live elsewhere.

use game::Color;
use go::{Move, Point};

use super::{
    Answer, Errand, Look, Problem, Progress, Verdict,
    shelter::shelters,
    solver::{self, Solve},
};
use crate::verify::{Advice, Question};

/// How many positions each part is searched for at first.
const FIRST_WORK: u64 = 3000;

/// A part of the board and the solver that knows nothing else.
struct Refuge {
    points: Vec<Point>,
    desk: Box<dyn Solve + Send>,
    /// Whether the target does not live there.
    is_lost: bool,
}

/// A solver for a wide board, which looks at parts of it beside the whole.
pub(super) struct Refuges {
    whole: Box<dyn Solve + Send>,
    parts: Vec<Refuge>,
    defender: Color,
    /// The part in which the target was last found to live.
    home: Option<usize>,
}

impl Refuges {
    /// A solver with so many megabytes; one for the whole alone where it has no parts.
    pub(super) fn new(problem: &Problem, megabytes: usize) -> Refuges {
        let shelters = shelters(problem);
        let share = (megabytes / (shelters.len() + 1)).max(1);
        let parts = shelters
            .into_iter()
            .map(|points| Refuge {
                desk: solver::desk(&problem.within(points.clone()), share),
                points,
                is_lost: false,
            })
            .collect();
        Refuges { whole: solver::desk(problem, share), parts, defender: problem.defender(), home: None }
    }

    /// What is told by the first of all parts and the whole that knows, each searched in turn, longer
    /// and longer; what the whole guesses where nobody knows.
    fn answer_in_turn(&mut self, turn: Color, errand: &mut Errand) -> Answer {
        let mut spent = 0;
        let mut most = FIRST_WORK;
        loop {
            for index in 0..=self.parts.len() {
                if self.parts.get(index).is_some_and(|part| part.is_lost) {
                    continue;
                }
                let left = errand.most.map_or(most, |all| all.saturating_sub(spent));
                let mut answer = self.try_part(index, turn, (spent, left.min(most)), errand);
                spent += answer.nodes_in_all;
                (answer.nodes, answer.nodes_in_all) = (spent, spent);
                if answer.verdict != Verdict::Unknown {
                    return answer;
                }
                if errand.stop.is_set() || errand.most.is_some_and(|all| spent >= all) {
                    return answer;
                }
            }
            most *= 2;
        }
    }

    /// What one part tells, or the whole, after so many positions; nothing but life counts in a part.
    fn try_part(
        &mut self,
        index: usize,
        turn: Color,
        (spent, work): (u64, u64),
        errand: &mut Errand,
    ) -> Answer {
        let mut tell = errand.report.as_deref_mut().map(|tell| {
            move |progress: &Progress| tell(&Progress { nodes: spent + progress.nodes, ..progress.clone() })
        });
        let mut part = Errand {
            stop: errand.stop.clone(),
            most: Some(work),
            is_brief: true,
            report: tell.as_mut().map(|tell| tell as _),
        };
        let Some(refuge) = self.parts.get_mut(index) else {
            return self.whole.answer(turn, &mut part);
        };
        let mut answer = refuge.desk.answer(turn, &mut part);
        match answer.verdict {
            Verdict::Alive => self.home = Some(index),
            Verdict::Unknown => {}
            verdict => {
                refuge.is_lost = true;
                (answer.verdict, answer.guess) = (Verdict::Unknown, Some(verdict));
            }
        }
        answer
    }

    /// The solver that knows most of the target.
    fn informed(&mut self) -> &mut dyn Solve {
        match self.home {
            Some(index) => &mut *self.parts[index].desk,
            None => &mut *self.whole,
        }
    }

    /// Some moves as the part where the target lives knows them: stones beyond it are passes of the
    /// attacker; nothing where the defender plays there.
    fn moves_at_home(&self, turn: Color, moves: &[Move]) -> Option<(usize, Vec<Move>)> {
        let home = self.home?;
        let points = &self.parts[home].points;
        let mut side = turn;
        let mut known = Vec::with_capacity(moves.len());
        for &mv in moves {
            known.push(match mv {
                Move::Play(point) if !points.contains(&point) => {
                    (side != self.defender).then_some(Move::Pass)?
                }
                mv => mv,
            });
            side = !side;
        }
        Some((home, known))
    }
}

impl Solve for Refuges {
    fn answer(&mut self, turn: Color, errand: &mut Errand) -> Answer {
        if self.parts.is_empty() {
            return self.whole.answer(turn, errand);
        }
        for part in &mut self.parts {
            part.is_lost = false;
        }
        self.home = None;
        let mut answer = self.answer_in_turn(turn, errand);
        if answer.verdict == Verdict::Unknown || errand.is_brief {
            return answer;
        }
        let (nodes, left) = (answer.nodes, errand.most.map(|most| most.saturating_sub(answer.nodes)));
        let most = std::mem::replace(&mut errand.most, left);
        let full = self.informed().answer(turn, errand);
        errand.most = most;
        if full.verdict == answer.verdict {
            answer = full;
        }
        (answer.nodes, answer.nodes_in_all) = (nodes, nodes + answer.nodes_in_all);
        answer
    }

    fn explain(&mut self, answer: &mut Answer, errand: &mut Errand) {
        self.informed().explain(answer, errand);
    }

    fn look(&mut self, turn: Color, moves: &[Move], errand: &mut Errand) -> Option<Look> {
        if let Some((home, moves)) = self.moves_at_home(turn, moves) {
            let look = self.parts[home].desk.look(turn, &moves, errand);
            if let Some(look) = look.filter(|look| look.verdict == Verdict::Alive) {
                return Some(look);
            }
        }
        self.whole.look(turn, moves, errand)
    }

    fn advise(&mut self, question: &Question, errand: &Errand) -> Advice {
        match self.moves_at_home(question.first, question.moves) {
            Some((home, moves)) => {
                self.parts[home].desk.advise(&Question { moves: &moves, ..*question }, errand)
            }
            None => self.whole.advise(question, errand),
        }
    }
}

#[cfg(test)]
mod tests {
    use go::{Occupant, Rules, Setup, Size};

    use super::*;
    use crate::tsumego::{field::mix, shelter::around};

    /// How many boards are looked at, and how far the parts of them go.
    const BOARDS: u64 = 6000;
    const STEPS: [usize; 3] = [0, 1, 2];
    /// How many positions a board may cost.
    const MOST: u64 = 20_000;

    /// A board of five lines with stones here and there, and a stone of Black's, if they can stand so.
    fn scattered(seed: u64) -> Option<Problem> {
        let size = Size::new(5, 5).expect("a small board");
        let mut setup = Setup::new(size, Rules::default());
        for (index, point) in size.points().enumerate() {
            let color = match mix(seed << 8 | index as u64) % 6 {
                0 | 1 => Color::Black,
                2..=4 => Color::White,
                _ => continue,
            };
            setup.set(point, Some(Occupant::Stone(color)));
        }
        let target = size.points().find(|&point| setup.at(point) == Some(Occupant::Stone(Color::Black)))?;
        Problem::new(setup, &[target]).ok()
    }

    fn verdict(problem: &Problem, turn: Color) -> Verdict {
        let mut errand = Errand { most: Some(MOST), is_brief: true, ..Errand::default() };
        solver::desk(problem, 16).answer(turn, &mut errand).verdict
    }

    #[test]
    fn who_lives_in_a_part_lives_on_the_whole_board() {
        let mut lived = 0;
        for problem in (0..BOARDS).filter_map(scattered) {
            for turn in [Color::Black, Color::White] {
                for part in STEPS.map(|steps| around(&problem, steps)) {
                    if verdict(&problem.within(part), turn) != Verdict::Alive {
                        continue;
                    }
                    let whole = verdict(&problem, turn);
                    assert!(matches!(whole, Verdict::Alive | Verdict::Unknown), "{whole:?} {problem:?}");
                    lived += usize::from(whole == Verdict::Alive);
                }
            }
        }
        assert!(lived > 20, "{lived}");
    }
}
