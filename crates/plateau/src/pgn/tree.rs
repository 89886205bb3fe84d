//! `plateau pgn tree`

use std::{io::Write, process::ExitCode};

use anyhow::Context;
use chess::pgn::{ReadError, Record, Records, Termination};
use game::{DrawPolicy, Game, NodeId, Outcome};
use serde_json::{Map, Value, json};
use words::Words;

use super::{Source, error_value, located, node::write_root, show};
use crate::{cli::FileArguments, failure::say, output::Output, rules::Chosen};

pub(crate) fn run(arguments: &FileArguments, words: &Words, output: &mut Output) -> anyhow::Result<ExitCode> {
    let Source { name, reader, bar } = Source::open(&arguments.file, &Chosen::new(&arguments.rules, words)?)?;
    let mut code = ExitCode::SUCCESS;
    let mut separator = "[";
    let mut records = Records::new(reader);
    let mut games = 0;
    while let Some(record) = records.next() {
        games += 1;
        show(&bar, games, records.bytes_read());
        let error = match record {
            Ok(record) => {
                write!(output.out, "{separator}")?;
                separator = ",\n";
                write_game(&mut output.out, &record)?;
                record.error
            }
            Err(ReadError::Between(error)) => Some(error),
            Err(ReadError::Io(error)) => return Err(error).with_context(|| format!("cannot read {name}")),
        };
        if let Some(error) = error {
            bar.suspend(|| say(located(&name, &error)));
            code = ExitCode::FAILURE;
        }
    }
    bar.finish_and_clear();
    writeln!(output.out, "{}]", if separator == "[" { "[" } else { "" })?;
    output.out.flush()?;
    Ok(code)
}

fn write_game(out: &mut impl Write, record: &Record) -> anyhow::Result<()> {
    let tags: Map<String, Value> =
        record.tags.iter().rev().map(|(name, value)| (name.clone(), Value::from(value.as_str()))).collect();
    let errors: Vec<Value> = record.error.iter().map(error_value).collect();
    write!(
        out,
        "{{\"tags\":{},\"variant\":{},\"start\":{},\"result\":{},\"outcome\":{},\"errors\":{},\"root\":",
        Value::from(tags),
        Value::from(record.start.variant_name()),
        Value::from(record.start.fen()),
        Value::from(record.termination().to_string()),
        outcome_value(record),
        Value::from(errors),
    )?;
    write_root(out, record)?;
    write!(out, "}}")?;
    Ok(())
}

/// How the main line ends by the rules, if it does.
///
/// A draw that could be claimed ends a game unless its players went on to
/// another result.
fn outcome_value(record: &Record) -> Value {
    let Some(Outcome { verdict, reason }) = main_line_outcome(record) else { return Value::Null };
    json!({ "result": verdict.to_string(), "reason": reason.to_string() })
}

fn main_line_outcome(record: &Record) -> Option<Outcome> {
    let mut game = Game::from_history(record.start.clone(), record.history.clone()).ok()?;
    let last = game.history().main_line(NodeId::ROOT).last().unwrap_or(NodeId::ROOT);
    game.jump(last);
    if matches!(record.termination(), Termination::Win(_)) {
        game.set_policy(DrawPolicy::Claimed);
    }
    game.outcome()
}
