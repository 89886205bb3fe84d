//! `cargo lab suite`: tactics and mates from files, solved by us and by toga2.

mod problem;

use std::{path::Path, time::Duration};

use chess::fen;
use players::dialogue::{DialogueError, UciEngine};

use crate::rivals;
use problem::{Attempt, Problem};

/// What came of the problems of a file.
#[derive(Default)]
struct Tally {
    /// How many each engine solved.
    solved: [u32; 2],
    /// How many mates there are.
    mates: u32,
    /// For how many of those each engine announced the true distance.
    exact: [u32; 2],
    /// What only one engine solved, or what is wrong, for people.
    remarks: Vec<String>,
}

/// Prints how many positions of each file each engine solves in that time.
pub(crate) fn run(plateau: &str, milliseconds: &str, files: &[&str]) -> Result<(), String> {
    let time = milliseconds
        .parse()
        .map(Duration::from_millis)
        .map_err(|_| format!("expected a number of milliseconds, got {milliseconds:?}"))?;
    let suites = files.iter().map(|file| read(file)).collect::<Result<Vec<_>, _>>()?;
    let mut engines = rivals::start(plateau).map_err(|error| error.to_string())?;
    let [ours, theirs] = rivals::NAMES;
    say!("| suite | positions | {ours} | {theirs} | mates | exact by {ours} | by {theirs} |");
    say!("|---|--:|--:|--:|--:|--:|--:|");
    let mut remarks = Vec::new();
    for (file, problems) in files.iter().zip(&suites) {
        let tally = solve(&mut engines, problems, time).map_err(|error| error.to_string())?;
        let name = Path::new(file).file_stem().unwrap_or_default().to_string_lossy();
        let ([ours, theirs], [exact, also]) = (tally.solved, tally.exact);
        say!("| {name} | {} | {ours} | {theirs} | {} | {exact} | {also} |", problems.len(), tally.mates);
        remarks.extend(tally.remarks);
    }
    for remark in remarks {
        say!("- {remark}");
    }
    Ok(())
}

/// The problems of a file, one a line.
fn read(file: &str) -> Result<Vec<Problem>, String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    lines
        .map(|(index, line)| Problem::parse(line).map_err(|why| format!("{file}:{}: {why}", index + 1)))
        .collect()
}

/// Gives each problem to both, one after the other.
fn solve(engines: &mut [UciEngine; 2], problems: &[Problem], time: Duration) -> Result<Tally, DialogueError> {
    let mut tally = Tally::default();
    for problem in problems {
        let text = fen::write(&problem.position);
        let [ours, theirs] = engines;
        let attempts = [
            problem.judge(&rivals::ask(ours, &text, time)?),
            problem.judge(&rivals::ask(theirs, &text, time)?),
        ];
        tally.add(problem, &attempts);
    }
    Ok(tally)
}

impl Tally {
    fn add(&mut self, problem: &Problem, attempts: &[Attempt; 2]) {
        self.mates += u32::from(problem.mate.is_some());
        for (engine, attempt) in attempts.iter().enumerate() {
            self.solved[engine] += u32::from(attempt.is_solved);
            self.exact[engine] += u32::from(problem.mate.is_some() && attempt.announced == problem.mate);
        }
        let [ours, theirs] = attempts;
        let mut remark = |what: String| self.remarks.push(format!("{}: {what}", problem.name));
        match (ours.is_solved, theirs.is_solved) {
            (true, false) => remark(format!("only plateau; toga2 plays {}", theirs.played)),
            (false, true) => {
                remark(format!("only toga2; plateau plays {}, not {}", ours.played, problem.solution()));
            }
            (false, false) => {
                remark(format!("neither; plateau plays {}, toga2 {}", ours.played, theirs.played));
            }
            (true, true) => {}
        }
        for (name, attempt) in rivals::NAMES.iter().zip(attempts) {
            if let (Some(mate), Some(announced)) = (problem.mate, attempt.announced)
                && announced != mate
            {
                remark(format!("{name} announces mate in {announced}, it is {mate}"));
            }
        }
    }
}
