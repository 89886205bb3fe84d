//! What a player does wrong.

use game::Message;

use super::Complaint;
use crate::{dialogue::DialogueError, process::ProcessError};

/// The kinds of what a player does wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FaultKind {
    /// It does not start.
    Start,
    /// It takes too long.
    Time,
    /// It plays what the rules forbid.
    IllegalMove,
    /// It has no move where there are some.
    NoMove,
    /// It says that the game is over, and it is not.
    FalseClaim,
    /// It ends in mid-game.
    Dies,
    /// It says nothing, even when told to stop.
    Hangs,
    /// It begins a line and does not end it.
    HalfLine,
    /// It talks on and on without a move, even when told to stop.
    Floods,
    /// It no longer takes what it is told.
    Deaf,
    /// It does not take a game, a position, a move or an option.
    Refuses,
    /// It was not its fault: nobody waits for it any more.
    CalledOff,
    /// It was not its fault: too many others run already.
    Crowded,
}

impl FaultKind {
    /// Every kind that can cost a game.
    pub const ALL: [FaultKind; 11] = [
        FaultKind::Start,
        FaultKind::Time,
        FaultKind::IllegalMove,
        FaultKind::NoMove,
        FaultKind::FalseClaim,
        FaultKind::Dies,
        FaultKind::Hangs,
        FaultKind::HalfLine,
        FaultKind::Floods,
        FaultKind::Deaf,
        FaultKind::Refuses,
    ];

    /// Its word, for files and programs.
    pub const fn word(self) -> &'static str {
        match self {
            FaultKind::Start => "start",
            FaultKind::Time => "time",
            FaultKind::IllegalMove => "illegal-move",
            FaultKind::NoMove => "no-move",
            FaultKind::FalseClaim => "false-claim",
            FaultKind::Dies => "dies",
            FaultKind::Hangs => "hangs",
            FaultKind::HalfLine => "half-line",
            FaultKind::Floods => "floods",
            FaultKind::Deaf => "deaf",
            FaultKind::Refuses => "refuses",
            FaultKind::CalledOff => "called-off",
            FaultKind::Crowded => "crowded",
        }
    }

    /// Whether the player did something wrong, rather than whoever has it play.
    pub const fn is_its_own(self) -> bool {
        !matches!(self, FaultKind::CalledOff | FaultKind::Crowded)
    }

    /// The kind of a word.
    pub fn of_word(word: &str) -> Option<FaultKind> {
        FaultKind::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

/// What a player did wrong, and how that showed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{why}")]
pub struct Fault {
    /// Which kind of wrong.
    pub kind: FaultKind,
    /// What happened.
    pub why: Complaint,
}

impl Fault {
    /// Something wrong, and how it showed.
    pub fn new(kind: FaultKind, why: impl Into<Complaint>) -> Fault {
        Fault { kind, why: why.into() }
    }

    /// The sentence that tells it.
    pub fn message(&self) -> Message {
        self.why.message()
    }

    /// The same of a program that is called by its name instead of its command.
    #[must_use]
    pub(crate) fn of(mut self, program: &str) -> Fault {
        let name = match &mut self.why {
            Complaint::Nodes { program } => Some(program),
            Complaint::Dialogue(error) => Some(error.program_mut()),
            Complaint::Opponent(error) => Some(error.program_mut()),
            _ => None,
        };
        if let Some(name) = name {
            program.clone_into(name);
        }
        self
    }

    /// What is wrong with a program that was to be started.
    pub(super) fn at_start(error: &DialogueError) -> Fault {
        match Fault::from(error) {
            refusal @ Fault { kind: FaultKind::Refuses | FaultKind::CalledOff, .. } => refusal,
            Fault { why, .. } => Fault { kind: FaultKind::Start, why },
        }
    }
}

impl From<&DialogueError> for Fault {
    fn from(error: &DialogueError) -> Fault {
        let kind = match error {
            DialogueError::Process(ProcessError::Start { .. }) => FaultKind::Start,
            DialogueError::Process(ProcessError::Deaf(_)) => FaultKind::Deaf,
            DialogueError::Process(ProcessError::Ended(_)) => FaultKind::Dies,
            DialogueError::Process(ProcessError::CalledOff(_)) => FaultKind::CalledOff,
            DialogueError::Option { .. }
            | DialogueError::Refused { .. }
            | DialogueError::NoAnalysis { .. } => FaultKind::Refuses,
            DialogueError::Late { .. } => FaultKind::Time,
            DialogueError::Process(ProcessError::Silent { is_in_line: true, .. }) => FaultKind::HalfLine,
            DialogueError::Process(ProcessError::Floods(_)) => FaultKind::Floods,
            DialogueError::Process(ProcessError::Silent { .. }) | DialogueError::Unstoppable { .. } => {
                FaultKind::Hangs
            }
        };
        Fault::new(kind, error.clone())
    }
}

impl From<DialogueError> for Fault {
    fn from(error: DialogueError) -> Fault {
        Fault::from(&error)
    }
}
