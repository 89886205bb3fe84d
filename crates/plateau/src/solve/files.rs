//! Problems of files.

use std::{
    io::{self, Write as _},
    path::Path,
    process::ExitCode,
};

use game::Message;
use players::solve::{Check, News, Question, Sheets, Stop, Timed, Verdict, Wishes, progress_message, solve};
use words::Words;

use super::{
    crew,
    flags::SolveArguments,
    read,
    report::{self, Report},
};
use crate::{
    failure,
    output::{List, Output, progress},
};

/// A question, and where it comes from.
pub(super) struct Asked {
    pub(super) file: String,
    /// Which problem of the file it is, where that has several.
    pub(super) number: Option<usize>,
    pub(super) question: Question,
}

pub(super) fn run(
    arguments: &SolveArguments,
    stop: &Stop,
    words: &Words,
    output: &mut Output,
) -> anyhow::Result<ExitCode> {
    let mut outcome = Outcome::default();
    let asked = gather(arguments, words, &mut outcome)?;
    let is_list = arguments.files.len() > 1 || asked.iter().any(|asked| asked.number.is_some());
    if output.json && !is_list && asked.is_empty() {
        return Ok(outcome.code());
    }
    let effort = arguments.effort();
    let template = if asked.len() > 1 { "{bar:30} {pos}/{len}  {msg}" } else { "{msg}" };
    let bar = progress(asked.len() as u64, template);
    let language = words.language();
    let work = |asked: &Asked| {
        // Sentences stay on their thread; most problems are solved before any is needed.
        let mut words = None;
        let told = |news| {
            if let News::Progress(_, progress) = news {
                let words = words.get_or_insert_with(|| Words::new(language));
                bar.set_message(words.sentence(&progress_message(&progress)));
            }
        };
        solve(asked.question.clone(), &effort, stop, told).answers
    };
    let mut items = List::default();
    crew::each(&asked, arguments.threads as usize, work, |asked, answers| -> io::Result<()> {
        let is_first = outcome.decided + outcome.unknown == 0;
        outcome.note(&answers, arguments.verify);
        bar.inc(1);
        let report = Report { asked, answers: &answers, words };
        bar.suspend(|| {
            match (output.json, is_list) {
                (true, false) => return output.value(&report.value()),
                (true, true) => {
                    items.next(&mut output.out)?;
                    write!(output.out, "{}", report.value())?;
                }
                (false, _) => write!(output.out, "{}{}", if is_first { "" } else { "\n" }, report.text())?,
            }
            output.out.flush()
        })
    })?;
    bar.finish_and_clear();
    if output.json && is_list {
        output.finish(items)?;
    } else if !output.json && asked.len() > 1 {
        output.text(&format!("\n{}\n", outcome.tally(words)))?;
    }
    Ok(outcome.code())
}

/// All that files ask; what cannot be read or asked is told.
fn gather(arguments: &SolveArguments, words: &Words, outcome: &mut Outcome) -> anyhow::Result<Vec<Asked>> {
    let said = |message: &Message| anyhow::Error::msg(words.sentence(message));
    let wishes = arguments.wishes().map_err(|fault| said(&fault.message()))?;
    let mut asked = Vec::new();
    let mut refuse = |message: &Message| {
        outcome.is_refused = true;
        failure::report(&said(message));
    };
    for path in &arguments.files {
        match read(path) {
            Ok(sheets) => ask(path, sheets, &wishes, &mut asked, &mut refuse),
            Err(message) => refuse(&message),
        }
    }
    Ok(asked)
}

/// Makes questions of what a file has; what cannot be asked is told.
fn ask(
    path: &Path,
    sheets: Sheets,
    wishes: &Wishes,
    into: &mut Vec<Asked>,
    mut refuse: impl FnMut(&Message),
) {
    let file = path.display().to_string();
    let has_several = sheets.len() > 1;
    for (index, sheet) in sheets.into_iter().enumerate() {
        let number = has_several.then_some(index + 1);
        match sheet.and_then(|sheet| sheet.question(wishes)) {
            Ok(question) => into.push(Asked { file: file.clone(), number, question }),
            Err(fault) => refuse(&report::refused(&file, number, fault.message())),
        }
    }
}

/// What all problems came to.
#[derive(Default)]
pub(super) struct Outcome {
    decided: usize,
    unknown: usize,
    is_refused: bool,
    is_doubted: bool,
}

impl Outcome {
    /// Counts the answers of a problem.
    pub(super) fn note(&mut self, answers: &[Timed], is_checked: bool) {
        let is_decided = answers.iter().all(|timed| timed.answer.verdict != Verdict::Unknown);
        *(if is_decided { &mut self.decided } else { &mut self.unknown }) += 1;
        self.is_doubted |= is_checked && answers.iter().any(|timed| timed.check != Some(Check::Holds));
    }

    fn tally(&self, words: &Words) -> String {
        let Outcome { decided, unknown, .. } = *self;
        let message = Message::new("solve-tally").with("decided", decided).with("unknown", unknown);
        words.sentence(&message.with("problems", decided + unknown))
    }

    fn code(&self) -> ExitCode {
        match self {
            Outcome { is_refused: true, .. } => ExitCode::from(2),
            Outcome { unknown: 0, is_doubted: false, .. } => ExitCode::SUCCESS,
            _ => ExitCode::FAILURE,
        }
    }
}
