//! `plateau play --problem`

use std::{
    io::{self, BufReader},
    path::Path,
    process::ExitCode,
    time::Duration,
};

use game::Message;
use players::solve::{Effort, Fault, Question, Wishes};
use terminal::plain::{Console, Problems};
use words::Words;

use crate::{
    cli::PlayArguments,
    solve::{read, refused},
};

/// How long the solver may take before a pipe, where nobody can tell it to stop.
const PATIENCE: Duration = Duration::from_mins(1);

pub(super) fn run(path: &Path, arguments: &PlayArguments, words: &Words) -> anyhow::Result<ExitCode> {
    let said = |message: &Message| anyhow::Error::msg(words.sentence(message));
    let refuse = |fault: Fault| said(&fault.message());
    let target = arguments.target.as_deref().map(Wishes::points).transpose().map_err(refuse)?;
    let wishes = Wishes { target: target.unwrap_or_default(), ..Wishes::default() };
    let sheets = read(path).map_err(|message| said(&message))?;
    let questions: Vec<Result<Question, Fault>> =
        sheets.into_iter().map(|sheet| sheet.and_then(|sheet| sheet.question(&wishes))).collect();
    let number = arguments.game_number.unwrap_or(1);
    let style = super::style(arguments, words);
    let console = Console::new(style, BufReader::new(io::stdin()), io::stdout().lock());
    let leave = console.closer();
    let effort = Effort { time: (!style.is_interactive).then_some(PATIENCE), ..Effort::default() };
    let mut problems = Problems::open(questions, number, effort, console)
        .map_err(|message| said(&refused(&path.display().to_string(), None, message)))?;
    let stop = problems.stop();
    // Where signals cannot be caught, they end the program, and nothing is lost but tries.
    let _ = ctrlc::set_handler(move || {
        stop.set();
        leave();
    });
    problems.run()?;
    Ok(ExitCode::SUCCESS)
}
