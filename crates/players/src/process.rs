//! A program as lines in and lines out, with limits on everything.

use std::{
    io::{self, BufReader, Read, Write},
    process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio},
    str::FromStr,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel},
    },
    thread,
    time::{Duration, Instant},
};

use game::{Message, SystemError};
use search::Stop;

use crate::{flow::Flow, lines::read_line};

/// How many bytes of a line are kept; the rest is let go.
const MAX_LINE: usize = 1 << 16;
/// How many lines wait to be read before the program has to.
const WAITING: usize = 256;
/// How many lines wait to be read by the program before it is held for deaf.
///
/// A handshake and a game that is set up are some twenty, which may have to wait for our
/// own thread where the machine is busy.
const UNREAD: usize = 64;
/// How long it is waited before looking again whether a program has ended.
const LOOK_AGAIN: Duration = Duration::from_millis(10);
/// How long what a program has started may speak for it once it has ended.
const AFTERLIFE: Duration = Duration::from_secs(1);
/// How long it is waited for a line before looking again whether to wait at all.
const LISTEN_AGAIN: Duration = Duration::from_millis(50);

/// What can go wrong with a program.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ProcessError {
    /// It could not be started.
    #[error("cannot start {program}: {error}")]
    Start {
        /// Which one.
        program: String,
        /// Why.
        error: SystemError,
    },
    /// It does not take what it is told.
    #[error("{0} no longer listens")]
    Deaf(String),
    /// It has ended.
    #[error("{0} has ended")]
    Ended(String),
    /// It says nothing.
    #[error("{program} {what} within {seconds} seconds", what = unsaid(*.is_in_line), seconds = .limit.as_secs_f64())]
    Silent {
        /// Which one.
        program: String,
        /// How long it was waited for.
        limit: Duration,
        /// Whether it has begun a line.
        is_in_line: bool,
    },
    /// It says more than anybody reads.
    #[error("{0} floods its output")]
    Floods(String),
    /// It is no longer waited for.
    #[error("{0} is no longer waited for")]
    CalledOff(String),
}

impl ProcessError {
    /// The sentence that tells it.
    pub fn message(&self) -> Message {
        match self {
            ProcessError::Start { program, error } => {
                Message::new("fault-start").with("program", program).saying("why", error.message())
            }
            ProcessError::Deaf(program) => Message::new("fault-deaf").with("program", program),
            ProcessError::Ended(program) => Message::new("fault-ended").with("program", program),
            ProcessError::Silent { program, limit, is_in_line } => {
                let id = if *is_in_line { "fault-half-line" } else { "fault-silent" };
                Message::new(id).with("program", program).with("seconds", limit.as_secs_f64())
            }
            ProcessError::Floods(program) => Message::new("fault-flooding").with("program", program),
            ProcessError::CalledOff(program) => Message::new("fault-called-off").with("program", program),
        }
    }

    /// The name by which the program is called.
    pub(crate) fn program_mut(&mut self) -> &mut String {
        match self {
            ProcessError::Start { program, .. }
            | ProcessError::Silent { program, .. }
            | ProcessError::Deaf(program)
            | ProcessError::Ended(program)
            | ProcessError::Floods(program)
            | ProcessError::CalledOff(program) => program,
        }
    }
}

/// What a program did not do that says nothing.
fn unsaid(is_in_line: bool) -> &'static str {
    if is_in_line { "began a line and did not end it" } else { "did not answer" }
}

/// A running program.
#[derive(Debug)]
pub struct Process {
    name: String,
    child: Child,
    input: Option<SyncSender<String>>,
    lines: Receiver<String>,
    is_over: Arc<AtomicBool>,
    is_in_line: Arc<AtomicBool>,
    is_flooding: Arc<AtomicBool>,
    called_off: Stop,
    heard: u64,
    /// When it was first seen to have ended.
    ended: Option<Instant>,
}

/// What a program says, until it is no longer listened to.
struct Output {
    pipe: ChildStdout,
    is_over: Arc<AtomicBool>,
    /// Whether what was said last is not yet a whole line.
    is_in_line: Arc<AtomicBool>,
    /// Whether it said so much that it is no longer listened to.
    is_flooding: Arc<AtomicBool>,
    flow: Flow,
}

impl Read for Output {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.is_over.load(Ordering::Relaxed) || self.is_flooding.load(Ordering::Relaxed) {
            return Ok(0);
        }
        let read = self.pipe.read(into)?;
        if !self.flow.bears(&into[..read], Instant::now()) {
            self.is_flooding.store(true, Ordering::Relaxed);
            return Ok(0);
        }
        // At the end of all, what was begun stays begun.
        if let Some(&last) = into[..read].last() {
            self.is_in_line.store(last != b'\n', Ordering::Relaxed);
        }
        Ok(read)
    }
}

impl Process {
    /// Starts a program with its arguments.
    ///
    /// # Errors
    /// When there is no such program or it cannot be run.
    pub fn start(program: &str, arguments: &[String]) -> Result<Process, ProcessError> {
        let mut child = apart(&mut Command::new(program))
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| ProcessError::Start { program: program.to_owned(), error: error.into() })?;
        let (sender, lines) = sync_channel(WAITING);
        let pipe = child.stdout.take().expect("a pipe was asked for");
        let [is_over, is_in_line, is_flooding] = [(); 3].map(|()| Arc::<AtomicBool>::default());
        let output = Output {
            pipe,
            is_over: is_over.clone(),
            is_in_line: is_in_line.clone(),
            is_flooding: is_flooding.clone(),
            flow: Flow::new(Instant::now()),
        };
        thread::spawn(move || forward(output, &sender));
        let (input, unread) = sync_channel(UNREAD);
        let pipe = child.stdin.take().expect("a pipe was asked for");
        thread::spawn(move || hand_over(pipe, &unread));
        let called_off = Stop::default();
        Ok(Process {
            name: program.to_owned(),
            child,
            input: Some(input),
            lines,
            is_over,
            is_in_line,
            is_flooding,
            called_off,
            heard: 0,
            ended: None,
        })
    }

    /// How many lines it has said.
    pub fn heard(&self) -> u64 {
        self.heard
    }

    /// Lets somebody end all waiting for the program.
    pub fn heed(&mut self, stop: Stop) {
        self.called_off = stop;
    }

    /// The program's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Sends one line, and does not wait until the program reads it.
    ///
    /// # Errors
    /// When the program no longer reads or has ended, as far as that is known.
    pub fn send(&mut self, line: &str) -> Result<(), ProcessError> {
        let ended = || ProcessError::Ended(self.name.clone());
        let input = self.input.as_ref().ok_or_else(ended)?;
        input.try_send(line.to_owned()).map_err(|error| match error {
            TrySendError::Full(_) => ProcessError::Deaf(self.name.clone()),
            TrySendError::Disconnected(_) => ended(),
        })
    }

    /// Waits for one line, until an instant at most.
    ///
    /// From that instant on there is none, however much the program goes on saying.
    ///
    /// # Errors
    /// When the program has ended, floods, says nothing until then, or is no longer waited for.
    pub fn line(&mut self, limit: Duration, until: Instant) -> Result<String, ProcessError> {
        loop {
            if self.called_off.is_set() {
                return Err(ProcessError::CalledOff(self.name.clone()));
            }
            if self.is_flooding.load(Ordering::Relaxed) {
                return Err(ProcessError::Floods(self.name.clone()));
            }
            let Some(left) = until.checked_duration_since(Instant::now()) else {
                return Err(ProcessError::Silent {
                    program: self.name.clone(),
                    limit,
                    is_in_line: self.is_in_line.load(Ordering::Relaxed),
                });
            };
            match self.lines.recv_timeout(left.min(LISTEN_AGAIN)) {
                Ok(line) => {
                    self.heard += 1;
                    return Ok(line);
                }
                Err(RecvTimeoutError::Disconnected) => return Err(self.gone()),
                Err(RecvTimeoutError::Timeout) => self.look_for_end()?,
            }
        }
    }

    /// Why no more lines come.
    fn gone(&self) -> ProcessError {
        let is_flooding = self.is_flooding.load(Ordering::Relaxed);
        let why = if is_flooding { ProcessError::Floods } else { ProcessError::Ended };
        why(self.name.clone())
    }

    /// Complains when the program has ended long ago, and only what it started still holds
    /// its output.
    fn look_for_end(&mut self) -> Result<(), ProcessError> {
        if self.ended.is_none() && matches!(self.child.try_wait(), Ok(Some(_))) {
            self.ended = Some(Instant::now());
        }
        match self.ended {
            Some(ended) if ended.elapsed() > AFTERLIFE => Err(ProcessError::Ended(self.name.clone())),
            _ => Ok(()),
        }
    }

    /// Waits in the same way for a line that says something; others are let go.
    ///
    /// # Errors
    /// As for [`Process::line`].
    pub fn word<W: FromStr>(&mut self, limit: Duration, until: Instant) -> Result<W, ProcessError> {
        loop {
            if let Ok(word) = self.line(limit, until)?.parse() {
                return Ok(word);
            }
        }
    }

    /// Closes its input and waits a while for its end; then it is killed, and so are the
    /// programs that it started and left behind.
    pub fn stop(&mut self, patience: Duration) -> Option<ExitStatus> {
        self.input = None;
        let is_flooding = self.is_flooding.load(Ordering::Relaxed);
        let status = self.ended_within(if is_flooding { Duration::ZERO } else { patience });
        if !self.is_over.swap(true, Ordering::Relaxed) {
            end_group(&self.child);
        }
        status.or_else(|| {
            let _ = self.child.kill();
            self.child.wait().ok()
        })
    }

    fn ended_within(&mut self, patience: Duration) -> Option<ExitStatus> {
        let until = Instant::now() + patience;
        while Instant::now() < until {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status);
            }
            // What it still says is let go, so that it does not wait for us.
            if let Err(RecvTimeoutError::Disconnected) = self.lines.recv_timeout(LOOK_AGAIN) {
                thread::sleep(LOOK_AGAIN);
            }
        }
        None
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.stop(Duration::from_millis(200));
    }
}

/// Keeps what is typed to interrupt us away from a program: we end it ourselves.
///
/// It and what it starts are one group.
fn apart(command: &mut Command) -> &mut Command {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    command
}

/// Kills all that is left of a program's group.
fn end_group(child: &Child) {
    #[cfg(unix)]
    {
        use rustix::process::{Pid, Signal, kill_process_group};
        if let Some(group) = i32::try_from(child.id()).ok().and_then(Pid::from_raw) {
            // Where nobody is left, there is nobody to kill.
            let _ = kill_process_group(group, Signal::KILL);
        }
    }
    #[cfg(not(unix))]
    let _ = child;
}

/// Hands on line after line until there is no more.
fn forward(output: Output, lines: &SyncSender<String>) {
    let mut reader = BufReader::new(output);
    while let Ok(Some(bytes)) = read_line(&mut reader, MAX_LINE) {
        // What it began to say when it ended was never said.
        if reader.get_ref().is_in_line.load(Ordering::Relaxed) && reader.buffer().is_empty() {
            return;
        }
        let text = String::from_utf8_lossy(&bytes);
        let line = text.trim_end_matches('\r').replace(is_unprintable, "\u{fffd}");
        if lines.send(line).is_err() {
            return;
        }
    }
}

/// Whether a sign could do something to a terminal.
fn is_unprintable(sign: char) -> bool {
    sign.is_control() && sign != '\t'
}

/// Writes line after line until there is no more, or nobody reads.
///
/// This can take for ever, which is why a thread of its own does it.
fn hand_over(mut input: ChildStdin, lines: &Receiver<String>) {
    while let Ok(line) = lines.recv() {
        if input.write_all(format!("{line}\n").as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}
