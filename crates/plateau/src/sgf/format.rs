//! `plateau sgf format`

use std::{io::Write, path::Path, process::ExitCode};

use serde_json::{Value, json};

use super::{Source, error_value};
use crate::output::Output;

pub(crate) fn run(file: &Path, output: &mut Output) -> anyhow::Result<ExitCode> {
    let mut source = Source::open(file)?;
    let mut code = ExitCode::SUCCESS;
    let mut separator = "[";
    while let Some((record, errors)) = source.next()? {
        source.warn(&errors);
        if !errors.is_empty() {
            code = ExitCode::FAILURE;
        }
        let text = record.map_or_else(String::new, |record| record.write());
        if output.json {
            let errors: Vec<Value> = errors.iter().map(error_value).collect();
            write!(output.out, "{separator}{}", json!({ "text": text, "errors": errors }))?;
            separator = ",";
        } else {
            output.out.write_all(text.as_bytes())?;
        }
    }
    source.bar.finish_and_clear();
    if output.json {
        writeln!(output.out, "{}]", if separator == "[" { "[" } else { "" })?;
    }
    output.out.flush()?;
    Ok(code)
}
