//! `plateau pgn tree`

use std::{io::Write, process::ExitCode};

use chess::pgn::{Record, Termination};
use game::{DrawPolicy, Game, NodeId, Outcome};
use serde_json::{Map, Value, json};
use words::Words;

use super::{PgnGames, node::Nodes};
use crate::{
    cli::FileArguments,
    games::{self, write_root},
    output::Output,
};

pub(crate) fn run(arguments: &FileArguments, words: &Words, output: &mut Output) -> anyhow::Result<ExitCode> {
    games::list(PgnGames::open(arguments, words)?, output, write_game)
}

fn write_game(out: &mut dyn Write, record: &Record, errors: &Value) -> anyhow::Result<()> {
    let tags: Map<String, Value> =
        record.tags.iter().rev().map(|(name, value)| (name.clone(), Value::from(value.as_str()))).collect();
    write!(
        out,
        "{{\"tags\":{},\"variant\":{},\"start\":{},\"result\":{},\"outcome\":{},\"errors\":{errors},\"root\":",
        Value::from(tags),
        Value::from(record.start.variant_name()),
        Value::from(record.start.fen()),
        Value::from(record.termination().to_string()),
        outcome_value(record),
    )?;
    write_root(out, &mut Nodes::new(record))?;
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
