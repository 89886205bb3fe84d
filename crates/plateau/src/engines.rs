//! `plateau engines`

use std::{io::Write as _, process::ExitCode, time::Instant};

use anyhow::bail;
use game::Message;
use players::company::{Program, try_out};
use serde_json::{Value, json};
use store::{EngineSettings, Settings, SettingsFile};
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
    pub(crate) fn of(engine: &EngineSettings) -> Trial {
        let begun = Instant::now();
        let outcome = match server::program(engine) {
            Some(program) => tried(&program),
            None => Err(Message::new("engine-no-command").with("command", &engine.command)),
        };
        Trial { name: engine.name.clone(), outcome, seconds: begun.elapsed().as_secs_f64() }
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
            Err(why) => Message::new("engine-fails").with("why", words.sentence(why)),
        };
        words.sentence(&message.with("name", &self.name).with("seconds", format!("{:.1}", self.seconds)))
    }
}

fn tried(program: &Program) -> Result<Vec<String>, Message> {
    try_out(program).map_err(|fault| Message::new("engine-fault").with("why", fault))
}

/// `plateau engines test NAME`
pub(crate) fn test(name: &str, words: &Words, output: &mut Output) -> anyhow::Result<ExitCode> {
    let engines = engines(words)?;
    let Some(engine) = engines.iter().find(|engine| engine.name == name) else {
        let known: Vec<&str> = engines.iter().map(|engine| engine.name.as_str()).collect();
        let message = Message::new("engine-unknown").with("name", name).with("known", known.join(", "));
        bail!("{}", words.sentence(&message));
    };
    let trial = Trial::of(engine);
    if output.json {
        output.value(&trial.value(words))?;
    } else {
        output.text(&(trial.sentence(words) + "\n"))?;
    }
    Ok(if trial.outcome.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// `plateau engines list`
pub(crate) fn list(words: &Words, output: &mut Output) -> anyhow::Result<ExitCode> {
    let engines = engines(words)?;
    if output.json {
        let value = |engine: &EngineSettings| json!({ "name": engine.name, "protocol": engine.protocol.word(), "command": engine.command });
        output.value(&engines.iter().map(value).collect::<Value>())?;
        return Ok(ExitCode::SUCCESS);
    }
    for engine in &engines {
        writeln!(output.out, "{}  {}: {}", engine.name, engine.protocol.word(), engine.command)?;
    }
    output.out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn engines(words: &Words) -> anyhow::Result<Vec<EngineSettings>> {
    let (file, problems) = SettingsFile::open(Settings::usual_path()?);
    for problem in &problems {
        warn(words.sentence(problem));
    }
    Ok(file.settings().engines.clone())
}
