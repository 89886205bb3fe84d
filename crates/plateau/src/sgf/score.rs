//! `plateau sgf score`

use std::{io::Write, process::ExitCode};

use go::{Rules, sgf::Record};
use serde_json::json;
use words::Words;

use super::{
    SgfGames,
    count::{Count, Uncounted},
};
use crate::{
    cli::SgfScoreArguments,
    games::{Entry, Games as _},
    output::Output,
    source::Finding,
};

pub(crate) fn run(
    arguments: &SgfScoreArguments,
    words: &Words,
    output: &mut Output,
) -> anyhow::Result<ExitCode> {
    let rules: Option<Rules> = arguments.rules.as_deref().map(str::parse).transpose()?;
    let mut games = SgfGames::open(&arguments.file, words)?;
    let mut code = ExitCode::SUCCESS;
    let mut separator = if output.json { "[" } else { "" };
    while let Some(Entry { record, findings }) = games.next()? {
        games.source().tell(&findings);
        if !findings.is_empty() {
            code = ExitCode::FAILURE;
        }
        let Some(record) = record else { continue };
        let written = match Count::of(&record, rules) {
            Ok(count) if output.json => Some(count.value(games.games).to_string()),
            Ok(count) => Some(count.text(words)),
            Err(why) => {
                code = ExitCode::FAILURE;
                let finding = games.uncounted(&record, why);
                output.json.then(|| json!({ "index": games.games, "error": finding.value() }).to_string())
            }
        };
        if let Some(written) = written {
            write!(output.out, "{separator}{written}")?;
            separator = if output.json { "," } else { "\n" };
        }
    }
    games.source().finish();
    if output.json {
        writeln!(output.out, "{}]", if separator == "[" { "[" } else { "" })?;
    }
    output.out.flush()?;
    Ok(code)
}

impl SgfGames<'_> {
    /// Tells why a game cannot be counted, unless that is told already.
    fn uncounted(&self, record: &Record, why: Uncounted) -> Finding {
        match why {
            Uncounted::Wrong(error) => self.finding(error),
            Uncounted::Other(message) => {
                let (line, column) = (record.spot.line, record.spot.column);
                let message = self.source.words.sentence(&message);
                let finding = Finding { line, column, message, is_warning: false };
                self.source.tell(std::slice::from_ref(&finding));
                finding
            }
        }
    }
}
