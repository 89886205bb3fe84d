//! `plateau pgn format`

use std::{io::Write, process::ExitCode};

use anyhow::Context;
use chess::pgn::{ReadError, Records};
use serde_json::{Value, json};
use words::Words;

use super::{Source, error_value, located, show};
use crate::{cli::FileArguments, failure::say, output::Output, rules::Chosen};

pub(crate) fn run(arguments: &FileArguments, words: &Words, output: &mut Output) -> anyhow::Result<ExitCode> {
    let Source { name, reader, bar } = Source::open(&arguments.file, &Chosen::new(&arguments.rules, words)?)?;
    let mut code = ExitCode::SUCCESS;
    let mut records = Records::new(reader);
    let mut games = 0;
    while let Some(record) = records.next() {
        show(&bar, games, records.bytes_read());
        let (text, error) = match record {
            Ok(record) => (record.export(), record.error),
            Err(ReadError::Between(error)) => (String::new(), Some(error)),
            Err(ReadError::Io(error)) => return Err(error).with_context(|| format!("cannot read {name}")),
        };
        if let Some(error) = &error {
            bar.suspend(|| say(located(&name, error)));
            code = ExitCode::FAILURE;
        }
        if output.json {
            let errors: Vec<Value> = error.iter().map(error_value).collect();
            let separator = if games == 0 { "[" } else { "," };
            write!(output.out, "{separator}{}", json!({ "text": text, "errors": errors }))?;
        } else {
            output.out.write_all(text.as_bytes())?;
        }
        games += 1;
    }
    bar.finish_and_clear();
    if output.json {
        writeln!(output.out, "{}]", if games == 0 { "[" } else { "" })?;
    }
    output.out.flush()?;
    Ok(code)
}
