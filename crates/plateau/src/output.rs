//! Standard output, for people or as JSON, and progress on a terminal.

use std::{
    io::{self, BufWriter, StdoutLock, Write},
    time::Duration,
};

use indicatif::{ProgressBar, ProgressStyle};
use serde_json::Value;

/// Where results go.
pub(crate) struct Output {
    pub(crate) json: bool,
    pub(crate) out: BufWriter<StdoutLock<'static>>,
}

impl Output {
    pub(crate) fn new(json: bool) -> Output {
        Output { json, out: BufWriter::with_capacity(1 << 16, io::stdout().lock()) }
    }

    /// One JSON value on a line of its own.
    pub(crate) fn value(&mut self, value: &Value) -> io::Result<()> {
        serde_json::to_writer(&mut self.out, value)?;
        writeln!(self.out)?;
        self.out.flush()
    }

    /// The end of a list that was written item by item, where it was written as JSON.
    pub(crate) fn finish(&mut self, list: List) -> io::Result<()> {
        if self.json {
            list.end(&mut self.out)?;
            writeln!(self.out)?;
        }
        self.out.flush()
    }

    /// A whole text: as it is, or as a JSON string.
    pub(crate) fn text(&mut self, text: &str) -> io::Result<()> {
        if self.json {
            return self.value(&Value::from(text));
        }
        self.out.write_all(text.as_bytes())?;
        self.out.flush()
    }
}

/// A JSON list that is written item by item.
#[derive(Default)]
pub(crate) struct List {
    has_items: bool,
}

impl List {
    /// What stands before the next item.
    pub(crate) fn next(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let has_items = std::mem::replace(&mut self.has_items, true);
        out.write_all(if has_items { b",\n" } else { b"[" })
    }

    /// What stands behind the last.
    pub(crate) fn end(self, out: &mut dyn Write) -> io::Result<()> {
        out.write_all(if self.has_items { b"]" } else { b"[]" })
    }
}

/// A bar on a terminal, nothing in a pipe.
pub(crate) fn progress(total: u64, template: &str) -> ProgressBar {
    let bar = ProgressBar::new(total);
    bar.set_style(ProgressStyle::with_template(template).expect("the template is written in this program"));
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
