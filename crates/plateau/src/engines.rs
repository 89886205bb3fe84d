//! `plateau engines`

use std::{io::Write as _, process::ExitCode, time::Instant};

use anyhow::bail;
use game::Message;
use players::company::{Program, try_out};
use serde_json::{Value, json};
use store::{Settings, SettingsFile};
use words::Words;

use crate::{failure::warn, output::Output};

/// What came of trying an engine.
pub(crate) struct Trial {
    pub(crate) name: String,
    /// The moves it made, or what is wrong with it.
    pub(crate) outcome: Result<Vec<String>, Message>,
    seconds: f64,
}

impl Trial {
    /// Has an engine make its first moves.
    pub(crate) fn of(candidate: &Candidate) -> Trial {
        let begun = Instant::now();
        let outcome = match &candidate.program {
            Ok(program) => tried(program),
            Err(command) => Err(Message::new("engine-no-command").with("command", command)),
        };
        Trial { name: candidate.name.clone(), outcome, seconds: begun.elapsed().as_secs_f64() }
    }

    pub(crate) fn value(&self, words: &Words) -> Value {
        let moves = self.outcome.as_ref().ok();
        let problem = self.outcome.as_ref().err().map(|why| words.sentence(why));
        json!({
            "name": self.name,
            "works": self.outcome.is_ok(),
            "moves": moves,
            "problem": problem,
            "seconds": self.seconds,
        })
    }

    pub(crate) fn sentence(&self, words: &Words) -> String {
        let message = match &self.outcome {
            Ok(moves) => Message::new("engine-works").with("moves", moves.join(" ")),
            Err(why) => Message::new("engine-fails").saying("why", why.clone()),
        };
        words.sentence(&message.with("name", &self.name).with("seconds", format!("{:.1}", self.seconds)))
    }
}

fn tried(program: &Program) -> Result<Vec<String>, Message> {
    try_out(program).map_err(|fault| Message::new("engine-fault").saying("why", fault.message()))
}

/// An engine that somebody may want to seat.
pub(crate) struct Candidate {
    name: String,
    /// The program, or the command that makes no sense.
    program: Result<Program, String>,
}

impl Candidate {
    /// All engines: those of the settings, and well-known ones that are installed.
    pub(crate) fn all(settings: &Settings) -> Vec<Candidate> {
        let own = settings.engines.iter().map(|engine| Candidate {
            name: engine.name.clone(),
            program: server::program(engine).ok_or_else(|| engine.command.clone()),
        });
        let mut all: Vec<Candidate> = own.collect();
        for program in server::programs(settings) {
            if all.iter().all(|known| known.name != program.name) {
                all.push(Candidate { name: program.name.clone(), program: Ok(program) });
            }
        }
        all
    }

    /// How it is spoken with, and by which command it is started.
    fn described(&self) -> (&'static str, String) {
        match &self.program {
            Ok(program) => (program.language.word(), program.words.join(" ")),
            Err(command) => ("", command.clone()),
        }
    }
}

/// `plateau engines test NAME`
pub(crate) fn test(name: &str, words: &Words, output: &mut Output) -> anyhow::Result<ExitCode> {
    let candidates = candidates(words)?;
    let Some(candidate) = candidates.iter().find(|candidate| candidate.name == name) else {
        let known: Vec<&str> = candidates.iter().map(|candidate| candidate.name.as_str()).collect();
        let message = Message::new("engine-unknown").with("name", name).with("known", known.join(", "));
        bail!("{}", words.sentence(&message));
    };
    let trial = Trial::of(candidate);
    if output.json {
        output.value(&trial.value(words))?;
    } else {
        output.text(&(trial.sentence(words) + "\n"))?;
    }
    Ok(if trial.outcome.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// `plateau engines list`
pub(crate) fn list(words: &Words, output: &mut Output) -> anyhow::Result<ExitCode> {
    let candidates = candidates(words)?;
    if output.json {
        let value = |candidate: &Candidate| {
            let (protocol, command) = candidate.described();
            json!({ "name": candidate.name, "protocol": protocol, "command": command })
        };
        output.value(&candidates.iter().map(value).collect::<Value>())?;
        return Ok(ExitCode::SUCCESS);
    }
    for candidate in &candidates {
        let (protocol, command) = candidate.described();
        writeln!(output.out, "{}  {protocol}: {command}", candidate.name)?;
    }
    output.out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn candidates(words: &Words) -> anyhow::Result<Vec<Candidate>> {
    let (file, problems) = SettingsFile::open(Settings::usual_path()?);
    for problem in &problems {
        warn(words.sentence(problem));
    }
    Ok(Candidate::all(file.settings()))
}
