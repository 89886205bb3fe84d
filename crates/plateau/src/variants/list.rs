//! `plateau variants list`

use std::{io::Write, path::Path, process::ExitCode};

use chess::variant::language::{Catalogue, Entry};
use game::Message;
use serde_json::{Value, json};
use words::Words;

use super::{read, tell};
use crate::{cli::ListArguments, output::Output};

pub(crate) fn run(arguments: &ListArguments, words: &Words, output: &mut Output) -> anyhow::Result<ExitCode> {
    let own = match &arguments.variants {
        Some(path) => {
            let (catalogue, problems) = read(path, words)?;
            tell(&problems, words);
            Some(catalogue)
        }
        None => None,
    };
    let catalogue = own.as_ref().unwrap_or(Catalogue::builtin());
    let file = arguments.variants.as_deref().unwrap_or(Path::new("")).display().to_string();
    let described: Vec<(&Entry, String)> =
        catalogue.entries().map(|entry| (entry, description(entry, &file, words))).collect();
    if output.json {
        output.value(&described.iter().map(|(entry, text)| value(entry, text)).collect())?;
    } else {
        lines(&described, words, output)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A line on a variant: of the built-in ones what they are, of others where they are.
fn description(entry: &Entry, file: &str, words: &Words) -> String {
    let message = if entry.is_builtin {
        Message::new(format!("variant-{}", entry.name))
    } else {
        Message::new("variants-own").with("file", file).with("line", entry.line)
    };
    words.sentence(&message)
}

fn lines(described: &[(&Entry, String)], words: &Words, output: &mut Output) -> anyhow::Result<()> {
    let names: Vec<String> = described.iter().map(|(entry, _)| name(entry)).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let mark = words.sentence(&Message::new("variants-mark"));
    for (name, (entry, text)) in names.iter().zip(described) {
        let mark = if entry.is_playable { String::new() } else { format!(" {mark}") };
        writeln!(output.out, "{name:<width$}  {text}{mark}")?;
    }
    output.out.flush()?;
    Ok(())
}

/// Its name, and one more that people use.
fn name(entry: &Entry) -> String {
    match entry.aliases().next() {
        Some(alias) => format!("{} ({alias})", entry.name),
        None => entry.name.clone(),
    }
}

fn value(entry: &Entry, description: &str) -> Value {
    json!({
        "name": entry.name,
        "aliases": entry.aliases().collect::<Vec<_>>(),
        "description": description,
        "playable": entry.is_playable,
        "parent": entry.parent,
    })
}
