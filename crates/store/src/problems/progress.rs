//! How far players are with problems, and how hard problems are.

use std::collections::HashMap;

use crate::{
    Store, StoreError,
    link::{Link, Row, Value},
};

/// How far one can be with a problem.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum ProblemState {
    /// Nobody has tried it.
    #[default]
    Unseen,
    /// A move was tried, or help was asked for.
    Tried,
    /// It was solved.
    Solved,
}

/// How far a player is with a problem.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ProblemProgress {
    /// How far.
    pub state: ProblemState,
    /// How many wrong moves were made before it was solved.
    pub mistakes: u64,
    /// Whether help was asked for before it was solved.
    pub is_helped: bool,
    /// When something changed last, in milliseconds since 1970.
    pub changed: i64,
}

/// Something that a player does with a problem.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ProblemStep {
    /// A move that is not wrong.
    Move,
    /// A wrong move.
    Mistake,
    /// A question for help.
    Help,
    /// The last move of a solution.
    Solution,
}

impl ProblemProgress {
    /// What a step makes of it: what is solved stays so.
    fn after(self, step: ProblemStep, now: i64) -> ProblemProgress {
        if self.state == ProblemState::Solved {
            return self;
        }
        let tried = ProblemProgress { state: ProblemState::Tried, changed: now, ..self };
        match step {
            ProblemStep::Move => tried,
            ProblemStep::Mistake => ProblemProgress { mistakes: self.mistakes + 1, ..tried },
            ProblemStep::Help => ProblemProgress { is_helped: true, ..tried },
            ProblemStep::Solution => ProblemProgress { state: ProblemState::Solved, ..tried },
        }
    }

    /// The progress in four columns of a row.
    fn of(row: &Row, column: usize) -> ProblemProgress {
        ProblemProgress {
            state: if row.text(column) == SOLVED { ProblemState::Solved } else { ProblemState::Tried },
            mistakes: row.count(column + 1),
            is_helped: row.flag(column + 2),
            changed: row.number(column + 3),
        }
    }

    fn values(self) -> [Value; 4] {
        let state = if self.state == ProblemState::Solved { SOLVED } else { TRIED };
        [state.into(), self.mistakes.into(), self.is_helped.into(), self.changed.into()]
    }
}

/// The states as the tables have them: whoever has not tried a problem has no row.
const SOLVED: &str = "solved";
const TRIED: &str = "tried";

impl Store {
    /// How far a player is with each problem that they have tried, by its name.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn problem_progress(&self, player: &str) -> Result<HashMap<String, ProblemProgress>, StoreError> {
        let player = Value::from(player);
        self.read(move |link| {
            let sql =
                "SELECT problem, state, mistakes, helped, changed FROM problem_progress WHERE player = $1";
            let rows = link.rows(sql, [player])?;
            Ok(rows.iter().map(|row| (row.text(0), ProblemProgress::of(row, 1))).collect())
        })
    }

    /// Notes a step of a player with a problem; tells how far they are then.
    ///
    /// # Errors
    /// When it cannot be saved.
    pub fn note_problem(
        &self,
        player: &str,
        problem: &str,
        step: ProblemStep,
        now: i64,
    ) -> Result<ProblemProgress, StoreError> {
        let key = [Value::from(player), Value::from(problem)];
        self.write(move |link| note(link, &key, step, now))
    }

    /// How many positions were searched to answer problems, by their names.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn problem_efforts(&self) -> Result<HashMap<String, u64>, StoreError> {
        self.read(|link| {
            let rows = link.rows("SELECT problem, nodes FROM problem_effort", [])?;
            Ok(rows.iter().map(|row| (row.text(0), row.count(1))).collect())
        })
    }

    /// Notes how many positions were searched to answer a problem.
    ///
    /// # Errors
    /// When it cannot be saved.
    pub fn note_problem_effort(&self, problem: &str, nodes: u64) -> Result<(), StoreError> {
        let problem = problem.to_owned();
        self.write(move |link| {
            let sql = "INSERT INTO problem_effort (problem, nodes) VALUES ($1, $2) \
                       ON CONFLICT (problem) DO UPDATE SET nodes = excluded.nodes";
            link.run(sql, [problem.into(), nodes.into()]).map(drop)
        })
    }
}

fn note(
    link: &mut Link,
    key: &[Value; 2],
    step: ProblemStep,
    now: i64,
) -> Result<ProblemProgress, StoreError> {
    let sql =
        "SELECT state, mistakes, helped, changed FROM problem_progress WHERE player = $1 AND problem = $2";
    let known = link.row(sql, key.clone())?.map(|row| ProblemProgress::of(&row, 0));
    let progress = known.unwrap_or_default().after(step, now);
    let sql = "INSERT INTO problem_progress (player, problem, state, mistakes, helped, changed) \
               VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (player, problem) DO UPDATE SET \
               state = excluded.state, mistakes = excluded.mistakes, helped = excluded.helped, \
               changed = excluded.changed";
    link.run(sql, key.iter().cloned().chain(progress.values()))?;
    Ok(progress)
}
