//! `plateau sgf tree`

use std::{io::Write, path::Path, process::ExitCode};

use game::Position as _;
use go::sgf::{Record, SgfError};
use serde_json::{Map, Value, json};

use super::{Source, error_value, node::write_root};
use crate::output::Output;

/// What is said of the text and of the game as a whole.
const TAGS: [&str; 32] = [
    "AN", "AP", "BR", "BT", "CA", "CP", "DT", "EV", "FF", "GC", "GM", "GN", "HA", "ID", "KM", "KO", "MN",
    "ON", "OT", "PB", "PC", "PW", "RE", "RO", "RU", "SO", "ST", "SZ", "TM", "US", "WR", "WT",
];

pub(crate) fn run(file: &Path, output: &mut Output) -> anyhow::Result<ExitCode> {
    let mut source = Source::open(file)?;
    let mut code = ExitCode::SUCCESS;
    let mut separator = "[";
    while let Some((record, errors)) = source.next()? {
        if let Some(record) = record {
            write!(output.out, "{separator}")?;
            separator = ",\n";
            write_game(&mut output.out, &record, &errors)?;
        }
        source.warn(&errors);
        if !errors.is_empty() {
            code = ExitCode::FAILURE;
        }
    }
    source.bar.finish_and_clear();
    writeln!(output.out, "{}]", if separator == "[" { "[" } else { "" })?;
    output.out.flush()?;
    Ok(code)
}

fn write_game(out: &mut impl Write, record: &Record, errors: &[SgfError]) -> anyhow::Result<()> {
    let tag = |name: &&str| Some(((*name).to_owned(), Value::from(record.text(name)?)));
    let tags: Map<String, Value> = TAGS.iter().filter_map(tag).collect();
    let result = record.ending().map(|ending| ending.to_string()).or_else(|| record.text("RE"));
    let errors: Vec<Value> = errors.iter().map(error_value).collect();
    write!(
        out,
        "{{\"tags\":{},\"size\":{},\"komi\":{},\"handicap\":{},\"result\":{},\"outcome\":{},\"errors\":{},\"root\":",
        Value::from(tags),
        json!(record.extent().map(|extent| [extent.files(), extent.ranks()])),
        json!(record.komi().map(|komi| f64::from(komi.in_halves()) / 2.0)),
        record.handicap(),
        json!(result),
        outcome_value(record),
        Value::from(errors),
    )?;
    write_root(out, record)?;
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
