//! A program as lines in and lines out, with limits on everything.

use std::{
    io::{self, BufRead, BufReader, Read, Write},
    process::{Child, ChildStdin, Command, ExitStatus, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel},
    thread,
    time::{Duration, Instant},
};

/// How many bytes of a line are kept.
const MAX_LINE: usize = 1 << 16;
/// How many lines wait to be read before the program has to.
const WAITING: usize = 4096;

/// What can go wrong with a program.
#[derive(Debug, thiserror::Error)]
pub enum ProcessError {
    /// It could not be started.
    #[error("cannot start {program}: {error}")]
    Start {
        /// Which one.
        program: String,
        /// Why.
        error: io::Error,
    },
    /// It does not take what it is told.
    #[error("{0} no longer listens")]
    Deaf(String),
    /// It has ended.
    #[error("{0} has ended")]
    Ended(String),
    /// It says nothing.
    #[error("{program} did not answer within {seconds} seconds")]
    Silent {
        /// Which one.
        program: String,
        /// How long it was waited for.
        seconds: u64,
    },
}

/// A running program.
#[derive(Debug)]
pub struct Process {
    name: String,
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Process {
    /// Starts a program with its arguments.
    ///
    /// # Errors
    /// When there is no such program or it cannot be run.
    pub fn start(program: &str, arguments: &[String]) -> Result<Process, ProcessError> {
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| ProcessError::Start { program: program.to_owned(), error })?;
        let (sender, lines) = sync_channel(WAITING);
        let output = child.stdout.take().expect("a pipe was asked for");
        thread::spawn(move || forward(output, &sender));
        let input = child.stdin.take();
        Ok(Process { name: program.to_owned(), child, input, lines })
    }

    /// The program's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Sends one line.
    ///
    /// # Errors
    /// When the program no longer reads.
    pub fn send(&mut self, line: &str) -> Result<(), ProcessError> {
        let input = self.input.as_mut().ok_or_else(|| ProcessError::Deaf(self.name.clone()))?;
        let sent = writeln!(input, "{line}").and_then(|()| input.flush());
        sent.map_err(|_| ProcessError::Deaf(self.name.clone()))
    }

    /// Waits for one line, until an instant at most.
    ///
    /// # Errors
    /// When the program has ended, or says nothing until then.
    pub fn line(&mut self, limit: Duration, until: Instant) -> Result<String, ProcessError> {
        let left = until.saturating_duration_since(Instant::now());
        self.lines.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Disconnected => ProcessError::Ended(self.name.clone()),
            RecvTimeoutError::Timeout => {
                ProcessError::Silent { program: self.name.clone(), seconds: limit.as_secs() }
            }
        })
    }

    /// Closes its input and waits a while for its end; then it is killed.
    pub fn stop(&mut self, patience: Duration) -> Option<ExitStatus> {
        self.input = None;
        let until = Instant::now() + patience;
        while Instant::now() < until {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status);
            }
            // What it still says is let go, so that it does not wait for us.
            let _ = self.lines.recv_timeout(Duration::from_millis(10));
        }
        let _ = self.child.kill();
        self.child.wait().ok()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.stop(Duration::from_millis(200));
    }
}

/// Hands on line after line until there is no more.
fn forward(output: impl Read, lines: &SyncSender<String>) {
    let mut reader = BufReader::new(output);
    loop {
        let mut bytes = Vec::new();
        match (&mut reader).take(MAX_LINE as u64).read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => return,
            Ok(_) => {
                let line = String::from_utf8_lossy(&bytes).trim_end_matches(['\n', '\r']).to_owned();
                if lines.send(line).is_err() {
                    return;
                }
            }
        }
    }
}
