//! `plateau variants check`

use std::{io::Write, process::ExitCode};

use chess::variant::{
    Betza, Kind,
    language::{Diagram, Entry, Problem, Severity, summary},
};
use game::Message;
use serde_json::{Value, json};
use words::Words;

use super::{read, tell, told};
use crate::{cli::CheckArguments, output::Output};

pub(crate) fn run(
    arguments: &CheckArguments,
    words: &Words,
    output: &mut Output,
) -> anyhow::Result<ExitCode> {
    let (catalogue, problems) = read(&arguments.file, words)?;
    if output.json {
        let variants: Vec<Value> = catalogue.own().map(|entry| value(entry, words)).collect();
        let problems: Vec<Value> = problems.iter().map(|problem| problem_value(problem, words)).collect();
        output.value(&json!({ "problems": problems, "variants": variants }))?;
    } else {
        tell(&problems, words);
        for entry in catalogue.own() {
            explain(entry, words, output)?;
        }
        output.out.flush()?;
    }
    let has_error = problems.iter().any(|problem| problem.severity == Severity::Error);
    Ok(if has_error { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// A piece that the author describes, with its drawing.
struct Drawn<'a> {
    letter: char,
    notation: &'a str,
    diagram: Diagram,
}

/// The pieces of a variant whose moves its file gives.
fn drawn(entry: &Entry) -> Vec<Drawn<'_>> {
    let army = &entry.spec.army;
    let draw = |kind: Kind| {
        let (letter, notation) = (army.letters[kind.index()]?, army.moves[kind.index()].as_deref()?);
        Some(Drawn { letter, notation, diagram: Diagram::new(letter, &Betza::parse(notation).ok()?) })
    };
    if entry.is_understood { Kind::all().filter_map(draw).collect() } else { Vec::new() }
}

/// The rules as sentences; of a variant that was not understood nothing can be said.
fn sentences(entry: &Entry, words: &Words) -> Vec<String> {
    let messages = if entry.is_understood { summary(&entry.spec) } else { Vec::new() };
    // How a piece moves stands below its name.
    let indent = |message: &Message| if message.id().starts_with("way-") { "  " } else { "" };
    messages.iter().map(|message| format!("{}{}", indent(message), words.sentence(message))).collect()
}

fn explain(entry: &Entry, words: &Words, output: &mut Output) -> anyhow::Result<()> {
    let id = if entry.is_playable { "variants-playable" } else { "variants-unplayable" };
    writeln!(output.out, "{}", words.sentence(&Message::new(id).with("name", &entry.name)))?;
    for sentence in sentences(entry, words) {
        writeln!(output.out, "  {sentence}")?;
    }
    for Drawn { letter, notation, diagram } in drawn(entry) {
        writeln!(output.out, "\n  {letter} = {notation}")?;
        for row in &diagram.rows {
            writeln!(output.out, "    {row}")?;
        }
        for mark in &diagram.legend {
            writeln!(output.out, "    {}", words.sentence(mark))?;
        }
    }
    writeln!(output.out)?;
    Ok(())
}

fn problem_value(problem: &Problem, words: &Words) -> Value {
    json!({
        "line": problem.line,
        "column": problem.column,
        "severity": problem.severity.to_string(),
        "message": told(problem, words),
    })
}

fn value(entry: &Entry, words: &Words) -> Value {
    let piece = |piece: &Drawn| {
        let legend: Vec<String> = piece.diagram.legend.iter().map(|mark| words.sentence(mark)).collect();
        json!({
            "letter": piece.letter.to_string(),
            "notation": piece.notation,
            "diagram": piece.diagram.rows,
            "legend": legend,
        })
    };
    json!({
        "name": entry.name,
        "parent": entry.parent,
        "line": entry.line,
        "playable": entry.is_playable,
        "summary": sentences(entry, words),
        "pieces": drawn(entry).iter().map(piece).collect::<Vec<_>>(),
    })
}
