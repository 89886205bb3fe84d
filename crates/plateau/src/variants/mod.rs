//! `plateau variants …`: what its commands share.

pub(crate) mod check;
pub(crate) mod list;

use std::{
    env,
    fs::File,
    io::{self, Read},
    path::Path,
};

use chess::variant::language::{Catalogue, FILE_LIMIT, Problem, Severity};
use game::{Message, SystemError};
use words::{Language, Words};

use crate::{cli::LanguageName, failure::say};

/// The sentences of the language that was asked for, by option or environment.
pub(crate) fn words(lang: Option<LanguageName>) -> Words {
    Words::new(match lang {
        Some(LanguageName::En) => Language::English,
        Some(LanguageName::Fr) => Language::French,
        None => Language::of_environment(|name| env::var(name).ok()),
    })
}

/// Reads a variants file, or standard input.
pub(crate) fn read(path: &Path, words: &Words) -> anyhow::Result<(Catalogue, Vec<Problem>)> {
    let name = path.display().to_string();
    let about = |id: &'static str| Message::new(id).with("file", &name);
    let unreadable = |error: io::Error| {
        words.sentence(&about("file-unreadable").saying("why", SystemError::from(error).message()))
    };
    let bytes = bytes(path).map_err(|error| anyhow::Error::msg(unreadable(error)))?;
    if bytes.len() > FILE_LIMIT {
        let message = about("file-unreadable-long").with("limit", FILE_LIMIT >> 20);
        return Err(anyhow::Error::msg(words.sentence(&message)));
    }
    Ok(Catalogue::read(&name, &bytes))
}

/// Says on standard error what is wrong with a file.
pub(crate) fn tell(problems: &[Problem], words: &Words) {
    for problem in problems {
        let (place, told) = (problem.place(), told(problem, words));
        let severity = match problem.severity {
            Severity::Error => String::new(),
            mild => format!("{} ", words.sentence(&Message::new(format!("severity-{mild}")))),
        };
        say(format_args!("{place} {severity}{told}"));
    }
}

/// What is wrong, in a sentence.
pub(crate) fn told(problem: &Problem, words: &Words) -> String {
    let what = words.sentence(&problem.fault.message());
    match &problem.key {
        Some(key) => words.sentence(&Message::new("problem-about").with("key", key).with("what", what)),
        None => what,
    }
}

/// At most one byte more than is ever read of a variants file.
fn bytes(path: &Path) -> io::Result<Vec<u8>> {
    let input: Box<dyn Read> =
        if path == Path::new("-") { Box::new(io::stdin()) } else { Box::new(File::open(path)?) };
    let mut bytes = Vec::new();
    input.take(FILE_LIMIT as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
