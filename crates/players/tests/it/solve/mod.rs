//! Life and death: questions, answers, tries, tables.

mod questions;
mod regions;
mod sessions;
mod tables;
mod tasks;

use std::path::PathBuf;

use players::solve::{Effort, Fault, Question, Sheet, Solved, Stop, Wishes, read, solve};

/// The folder of the problems.
fn data() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../data/tsumego")
}

/// The question of the only problem of a text.
fn question(text: &str, wishes: &Wishes) -> Result<Question, Fault> {
    let mut sheets = read(text.as_bytes());
    assert_eq!(sheets.len(), 1, "{text}");
    sheets.remove(0)?.question(wishes)
}

fn plain(text: &str) -> Question {
    question(text, &Wishes::default()).unwrap()
}

fn target(points: &str) -> Wishes {
    Wishes { target: Wishes::points(points).unwrap(), ..Wishes::default() }
}

fn solved(question: Question) -> Solved {
    let effort = Effort { megabytes: 4, ..Effort::default() };
    solve(question, &effort, &Stop::default(), |_| ())
}

/// The sheet of a file of the data.
fn sheet(name: &str) -> Sheet {
    let mut sheets = read(&std::fs::read(data().join(name)).unwrap());
    assert_eq!(sheets.len(), 1, "{name}");
    sheets.remove(0).unwrap()
}
