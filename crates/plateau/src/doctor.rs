//! `plateau doctor`

use std::{
    io::{self, Write as _},
    net::{SocketAddr, TcpListener},
    process::ExitCode,
    time::Duration,
};

use game::{Message, SystemError};
use serde_json::{Value, json};
use store::{Settings, SettingsFile, Store, StoreError};
use words::Words;

use crate::{
    cli::DoctorArguments,
    engines::{Candidate, Trial},
    output::Output,
    serve::{is_ours, location},
};

/// What was found about one thing.
struct Finding {
    subject: &'static str,
    is_good: bool,
    sentence: String,
}

pub(crate) fn run(
    arguments: &DoctorArguments,
    words: &Words,
    output: &mut Output,
) -> anyhow::Result<ExitCode> {
    let path = Settings::usual_path()?;
    let (file, problems) = SettingsFile::look(&path);
    let mut findings = vec![database(arguments.database.as_deref(), words)];
    findings.extend(configuration(&path.display().to_string(), &problems, words));
    findings.extend(Candidate::all(file.settings()).iter().map(|candidate| {
        let trial = Trial::of(candidate);
        Finding { subject: "engine", is_good: trial.outcome.is_ok(), sentence: trial.sentence(words) }
    }));
    findings.push(port(arguments.listen, words));
    report(&findings, output)?;
    let is_well = findings.iter().all(|finding| finding.is_good);
    Ok(if is_well { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn database(wished: Option<&str>, words: &Words) -> Finding {
    let looked = || -> Result<String, StoreError> {
        let location = location(wished).map_err(|error| StoreError::Failed { why: error.to_string() })?;
        let store = Store::open(&location)?;
        store.check()?;
        // What can be read alone keeps no game.
        store.heartbeat(store.house_time() + Duration::from_millis(1))?;
        let message = Message::new("doctor-database")
            .with("place", &location)
            .with("running", store.running()?.len())
            .with("saved", store.list(&store::Query::default())?.total);
        Ok(words.sentence(&message))
    };
    match looked() {
        Ok(sentence) => Finding { subject: "database", is_good: true, sentence },
        Err(error) => {
            Finding { subject: "database", is_good: false, sentence: words.sentence(&error.message()) }
        }
    }
}

fn configuration(path: &str, problems: &[Message], words: &Words) -> Vec<Finding> {
    let finding = |is_good, message: &Message| Finding {
        subject: "configuration",
        is_good,
        sentence: words.sentence(message),
    };
    if problems.is_empty() {
        return vec![finding(true, &Message::new("doctor-configuration").with("path", path))];
    }
    problems.iter().map(|problem| finding(false, problem)).collect()
}

/// Whether the server could listen there; one that runs already is as good.
fn port(address: SocketAddr, words: &Words) -> Finding {
    let (is_good, message) = match TcpListener::bind(address) {
        Ok(_) => (true, Message::new("doctor-port-free")),
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => match is_ours(address) {
            Ok(true) => (true, Message::new("doctor-port-ours")),
            _ => (false, Message::new("doctor-port-taken")),
        },
        Err(error) => {
            (false, Message::new("doctor-port-impossible").saying("why", SystemError::from(error).message()))
        }
    };
    Finding { subject: "port", is_good, sentence: words.sentence(&message.with("address", address)) }
}

fn report(findings: &[Finding], output: &mut Output) -> io::Result<()> {
    if output.json {
        let value = |finding: &Finding| json!({ "subject": finding.subject, "good": finding.is_good, "message": finding.sentence });
        return output.value(&findings.iter().map(value).collect::<Value>());
    }
    for Finding { is_good, sentence, .. } in findings {
        writeln!(output.out, "{} {sentence}", if *is_good { "✓" } else { "✗" })?;
    }
    output.out.flush()?;
    Ok(())
}
