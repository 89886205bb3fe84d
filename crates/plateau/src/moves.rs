//! `plateau moves`

use std::{io::Write, process::ExitCode};

use game::Show;
use serde_json::Value;
use words::Words;

use crate::{cli::MovesArguments, output::Output, start::Start};

pub(crate) fn run(
    arguments: &MovesArguments,
    words: &Words,
    output: &mut Output,
) -> anyhow::Result<ExitCode> {
    let moves = match Start::new(&arguments.start, words)? {
        Start::Chess(position) => texts(&position),
        Start::Variant(position) => texts(&*position),
        Start::Draughts(position) => texts(&position),
        Start::Go(position) => texts(&*position),
    };
    if output.json {
        output.value(&Value::from(moves))?;
    } else {
        for text in moves {
            writeln!(output.out, "{text}")?;
        }
        output.out.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}

fn texts<P: Show>(position: &P) -> Vec<String> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut texts: Vec<String> = moves.into_iter().map(|mv| position.text(mv)).collect();
    texts.sort_unstable();
    texts
}
