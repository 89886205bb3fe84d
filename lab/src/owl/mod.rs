//! `cargo lab tsumego owl`: our answers about life and death beside GNU Go's, and the proof of ours where
//! they differ.
//!
//! Read `fate` (what is compared), `place` (the board on which GNU Go is asked), this file.

mod fate;
mod place;

use std::{collections::BTreeMap, time::Duration};

use go::{Move, Occupant};
use players::{
    opponent::{Opponent, OpponentError},
    solve::{Check, Detail, Effort, Stop, Timed, solve, table::Row},
};

use crate::{gnugo, tsumego};
use fate::{Fate, Said};
use place::{Placed, place};

/// How long GNU Go may take for anything but an answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// How many problems came out so.
#[derive(Default)]
struct Sum {
    /// By what we say, then by what GNU Go says.
    pairs: BTreeMap<(Fate, Fate), usize>,
    /// Those in which both say the same.
    same: usize,
    /// Those in which they do not, by what the checker says of our answer.
    holds: usize,
    fails: usize,
    open: usize,
    /// Those in which they do not, and GNU Go did not read to the end.
    doubts: usize,
    /// Those that GNU Go cannot be asked.
    unasked: usize,
    /// Those to which GNU Go has no answer.
    unanswered: usize,
    /// Those to which we have none.
    unknown: usize,
}

/// Asks both about the enclosed problems, for so many seconds each, and prints where they differ and
/// which of our answers are proven.
pub(crate) fn run(seconds: f64) -> Result<(), String> {
    let time = Duration::try_from_secs_f64(seconds).map_err(|error| error.to_string())?;
    let rows = tsumego::enclosed()?;
    let mut theirs = start().map_err(|error| error.to_string())?;
    let mut sum = Sum::default();
    for row in &rows {
        let placed = match place(&row.question) {
            Ok(placed) => placed,
            Err(why) => {
                say!("{}: GNU Go cannot be asked, {why}", row.id);
                sum.unasked += 1;
                continue;
            }
        };
        match ask(&mut theirs, row, &placed, time) {
            Ok(said) => sum.add(row, said, time),
            Err(error) => {
                say!("{}: no answer, {error}", row.id);
                sum.unanswered += 1;
                theirs = start().map_err(|error| error.to_string())?;
            }
        }
    }
    sum.print(rows.len());
    Ok(())
}

/// GNU Go, which says when it has not read to the end.
fn start() -> Result<Opponent, OpponentError> {
    let mut theirs = gnugo::launch(&["--seed", "1"])?;
    theirs.ask("report_uncertainty", &["on".to_owned()], PATIENCE)?;
    Ok(theirs)
}

/// What GNU Go says becomes of the target.
fn ask(theirs: &mut Opponent, row: &Row, placed: &Placed, time: Duration) -> Result<Said, String> {
    let told = |error: OpponentError| error.to_string();
    let Placed { setup, target } = placed;
    theirs.begin(setup.size, &setup.rules).map_err(told)?;
    // What it remembers of other problems must not matter.
    theirs.ask("clear_cache", &[], PATIENCE).map_err(told)?;
    // In whatever order, nothing is captured: a chain that is not whole is beside a point that is vacant yet.
    for point in setup.size.points() {
        if let Some(Occupant::Stone(color)) = setup.at(point) {
            theirs.tell(color, Move::Play(point)).map_err(told)?;
        }
    }
    // A row asks for one side to play.
    let moves_defender = row.question.turns()[0] == row.question.defender();
    let command = if moves_defender { "owl_defend" } else { "owl_attack" };
    let answer = theirs.ask(command, &[target.to_string()], time).map_err(told)?;
    Said::read(&answer, moves_defender).ok_or_else(|| format!("{command} came to {answer:?}"))
}

/// Our answer, which the checker looks at if it is to.
fn answer(row: &Row, time: Duration, checks: bool) -> Timed {
    let effort = Effort { megabytes: tsumego::MEMORY, time: Some(time), detail: Detail::Moves, checks };
    solve(row.question.clone(), &effort, &Stop::default(), |_| ()).answers.swap_remove(0)
}

impl Sum {
    /// Compares our answer with GNU Go's, and has ours proven where they differ.
    fn add(&mut self, row: &Row, said: Said, time: Duration) {
        let Some(ours) = Fate::of(answer(row, time, false).answer.verdict) else {
            say!("{}: we have no answer", row.id);
            self.unknown += 1;
            return;
        };
        *self.pairs.entry((ours, said.fate)).or_default() += 1;
        if ours == said.fate {
            self.same += 1;
            return;
        }
        let finding = match answer(row, time, true).check {
            Some(Check::Holds) => {
                self.holds += 1;
                "ours is proven"
            }
            Some(Check::Fails) => {
                self.fails += 1;
                "our proof fails"
            }
            Some(Check::Open) | None => {
                self.open += 1;
                "open"
            }
        };
        self.doubts += usize::from(!said.is_certain);
        let doubt = if said.is_certain { "" } else { " (not certain)" };
        say!("{}: we say {ours}, GNU Go {}{doubt}: {finding}", row.id, said.fate);
    }

    fn print(&self, count: usize) {
        let Sum { same, holds, fails, open, doubts, unasked, unanswered, unknown, .. } = self;
        say!("problems {count}, of which GNU Go cannot be asked {unasked} and did not answer {unanswered}");
        say!("without an answer of ours {unknown}");
        say!("agreements {same}, disagreements {}", holds + fails + open);
        say!("of these ours is proven {holds}, our proof fails {fails}, open {open}");
        say!("GNU Go is not certain {doubts}");
        let theirs: Vec<String> = Fate::ALL.iter().map(Fate::to_string).collect();
        say!("| ours, GNU Go's | {} |", theirs.join(" | "));
        say!("|---|--:|--:|--:|--:|");
        for ours in Fate::ALL {
            let counts = Fate::ALL.map(|theirs| self.pairs.get(&(ours, theirs)).unwrap_or(&0).to_string());
            say!("| {ours} | {} |", counts.join(" | "));
        }
    }
}
