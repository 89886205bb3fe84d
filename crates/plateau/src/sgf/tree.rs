//! `plateau sgf tree`

use std::{io::Write, path::Path, process::ExitCode};

use game::Position as _;
use go::sgf::Record;
use serde_json::{Map, Value, json};
use words::Words;

use super::{SgfGames, node::Nodes};
use crate::{
    games::{self, write_root},
    output::Output,
};

pub(crate) fn run(file: &Path, words: &Words, output: &mut Output) -> anyhow::Result<ExitCode> {
    games::list(SgfGames::open(file, words)?, output, write_game)
}

fn write_game(out: &mut dyn Write, record: &Record, errors: &Value) -> anyhow::Result<()> {
    let tags: Map<String, Value> =
        record.tags().map(|(name, text)| (name.to_owned(), Value::from(text))).collect();
    let result = record.ending().map(|ending| ending.to_string()).or_else(|| record.text("RE"));
    write!(
        out,
        "{{\"tags\":{},\"size\":{},\"komi\":{},\"handicap\":{},\"result\":{},\"outcome\":{},\"errors\":{errors},\"root\":",
        Value::from(tags),
        json!(record.extent().map(|extent| [extent.files(), extent.ranks()])),
        json!(record.komi().map(go::Points::as_f64)),
        record.handicap(),
        json!(result),
        outcome_value(record),
    )?;
    write_root(out, &mut Nodes(record))?;
    write!(out, "}}")?;
    Ok(())
}

/// How the main line ends by the rules, if it does; no stone is taken for dead.
fn outcome_value(record: &Record) -> Value {
    let Some(end) = record.end() else { return Value::Null };
    let Some(outcome) = end.decided() else { return Value::Null };
    json!({
        "result": outcome.verdict.to_string(),
        "reason": outcome.reason.to_string(),
        "score": end.score().to_string(),
    })
}
