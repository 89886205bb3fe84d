//! Chess programs of others, as we drive them.
//!
//! A dialogue knows texts only: whether a move is legal is for whoever asked for it.
//!
//! Read `patience` (how long a program is waited for), then `uci` and `xboard`.

mod patience;
mod uci;
mod xboard;

use std::time::Duration;

use game::{Message, Quoted};

use crate::process::ProcessError;

pub use patience::Patience;
pub use uci::{Answer, UciEngine};
pub use xboard::{XBoardAnswer, XBoardChoice, XBoardClocks, XBoardEngine, XBoardPace};

/// What can go wrong with a chess program.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DialogueError {
    /// Something with the program itself.
    #[error(transparent)]
    Process(#[from] ProcessError),
    /// It has no such option, or not with such a value.
    #[error("{program} has no option {name:?} that can be {value:?}")]
    Option {
        /// Which program.
        program: String,
        /// The name of the option.
        name: String,
        /// What it should have become.
        value: String,
    },
    /// It does not take a move or a position.
    #[error("{program} refuses {told}: {why}")]
    Refused {
        /// Which program.
        program: String,
        /// What it was told.
        told: String,
        /// What it says to that.
        why: String,
    },
    /// It moved too late, after it was told to stop.
    #[error("{program} moved only when it was stopped after {seconds} seconds", seconds = .limit.as_secs_f64())]
    Late {
        /// Which program.
        program: String,
        /// How long it was waited for.
        limit: Duration,
    },
    /// It went on thinking after it was told to stop.
    #[error("{program} does not stop")]
    Unstoppable {
        /// Which program.
        program: String,
    },
    /// It plays, and does not analyse.
    #[error("{program} does not analyse")]
    NoAnalysis {
        /// Which program.
        program: String,
    },
}

impl DialogueError {
    /// The sentence that tells it.
    pub fn message(&self) -> Message {
        let about = |id: &'static str, program: &String| Message::new(id).with("program", program);
        match self {
            DialogueError::Process(error) => error.message(),
            DialogueError::Option { program, name, value } => about("fault-option", program)
                .with("name", Quoted::new(name))
                .with("value", Quoted::new(value)),
            DialogueError::Refused { program, told, why } => {
                about("fault-refused", program).with("told", told).with("why", why)
            }
            DialogueError::Late { program, limit } => {
                about("fault-late", program).with("seconds", limit.as_secs_f64())
            }
            DialogueError::Unstoppable { program } => about("fault-unstoppable", program),
            DialogueError::NoAnalysis { program } => about("fault-no-analysis", program),
        }
    }

    /// The name by which the program is called.
    pub(crate) fn program_mut(&mut self) -> &mut String {
        match self {
            DialogueError::Process(error) => error.program_mut(),
            DialogueError::Option { program, .. }
            | DialogueError::Refused { program, .. }
            | DialogueError::Late { program, .. }
            | DialogueError::Unstoppable { program }
            | DialogueError::NoAnalysis { program } => program,
        }
    }

    fn floods(program: String) -> DialogueError {
        DialogueError::Process(ProcessError::Floods(program))
    }

    /// What a program did that had to be stopped after some time, by its answer to that and
    /// by how many lines came with it.
    fn stopped<T>(
        program: &str,
        limit: Duration,
        answer: Result<T, DialogueError>,
        lines: u64,
    ) -> DialogueError {
        let program = program.to_owned();
        match answer {
            Ok(_) => DialogueError::Late { program, limit },
            Err(DialogueError::Process(ProcessError::Silent { .. })) if lines > FLOOD => {
                DialogueError::floods(program)
            }
            Err(DialogueError::Process(ProcessError::Silent { is_in_line: false, .. })) => {
                DialogueError::Unstoppable { program }
            }
            Err(error) => error,
        }
    }
}

/// How long a program may take for what needs no thought.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);
/// How many lines a program may say while it is stopped.
const FLOOD: u64 = 100;
/// How long a program may take to stop.
const STOPPING: Duration = Duration::from_secs(1);
/// How long is waited for a word of a program that analyses before looking whether it is still wanted.
const LISTEN_AGAIN: Duration = Duration::from_millis(20);
