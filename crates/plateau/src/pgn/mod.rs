//! `plateau pgn …`: what its commands share.

pub(crate) mod check;
pub(crate) mod format;
mod node;
pub(crate) mod tree;

use std::{
    fs::File,
    io::{self, Read},
    path::Path,
    sync::Arc,
};

use anyhow::Context;
use chess::pgn::{PgnError, Reader};
use indicatif::ProgressBar;
use serde_json::{Value, json};

use crate::{output::progress, rules::Chosen};

/// A file being read, or standard input.
struct Source {
    name: String,
    reader: Reader<Box<dyn Read>>,
    bar: ProgressBar,
}

impl Source {
    fn open(path: &Path, chosen: &Chosen) -> anyhow::Result<Source> {
        let name = path.display().to_string();
        let (input, size): (Box<dyn Read>, u64) = if path == Path::new("-") {
            (Box::new(io::stdin()), 0)
        } else {
            let file = File::open(path).with_context(|| format!("cannot read {name}"))?;
            let size = file.metadata().map_or(0, |metadata| metadata.len());
            (Box::new(file), size)
        };
        let mut reader = Reader::new(input);
        reader.set_rules(chosen.rules.clone());
        if let Some(catalogue) = &chosen.catalogue {
            reader.set_catalogue(Arc::clone(catalogue));
        }
        let bar = progress(size, "{bar:30} {bytes}/{total_bytes}  {msg}");
        Ok(Source { name, reader, bar })
    }
}

/// Shows how far the reading is, now and then.
fn show(bar: &ProgressBar, games: u64, bytes: u64) {
    if games.is_multiple_of(256) {
        bar.set_position(bytes);
        bar.set_message(format!("{games} games"));
    }
}

/// `file:line:column: message`
fn located(name: &str, error: &PgnError) -> String {
    format!("{name}:{error}")
}

fn error_value(error: &PgnError) -> Value {
    json!({ "line": error.spot.line, "column": error.spot.column, "message": error.problem.to_string() })
}
