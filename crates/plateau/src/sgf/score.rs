//! `plateau sgf score`

use std::{io::Write, process::ExitCode};

use game::Message;
use go::{Rules, sgf::Record};
use serde_json::json;
use words::Words;

use super::{SgfGames, count::Count};
use crate::{
    cli::SgfScoreArguments,
    games::{Entry, Games as _},
    output::{List, Output},
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
    let (mut items, mut separator) = (List::default(), "");
    while let Some(Entry { record, findings }) = games.next()? {
        games.source().tell(&findings);
        if !findings.is_empty() {
            code = ExitCode::FAILURE;
        }
        let Some(record) = record else { continue };
        let written = match Count::of(&record, rules) {
            Some(count) if output.json => Some(count.value(games.games, words).to_string()),
            Some(count) => Some(count.text(words)),
            None => {
                code = ExitCode::FAILURE;
                let finding = games.uncounted(&record);
                output.json.then(|| json!({ "index": games.games, "error": finding.value() }).to_string())
            }
        };
        let Some(written) = written else { continue };
        if output.json {
            items.next(&mut output.out)?;
        } else {
            output.out.write_all(separator.as_bytes())?;
            separator = "\n";
        }
        output.out.write_all(written.as_bytes())?;
    }
    games.source().finish();
    output.finish(items)?;
    Ok(code)
}

impl SgfGames<'_> {
    /// Tells why a game cannot be counted, unless that is told already.
    fn uncounted(&self, record: &Record) -> Finding {
        let why = record.unplayable();
        if let Some(told) = record.problems.iter().find(|error| Some(&error.problem) == why.as_ref()) {
            return self.finding(told);
        }
        let message = why.map_or_else(|| Message::new("score-unplayable"), |problem| problem.message());
        let finding = Finding {
            line: record.spot.line,
            column: record.spot.column,
            message: self.source.words.sentence(&message),
            is_warning: false,
        };
        self.source.tell(std::slice::from_ref(&finding));
        finding
    }
}
