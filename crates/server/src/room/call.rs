//! What is asked of the task that owns a game, and what it hands out.

use std::{sync::Arc, time::Duration};

use game::{Choice, Message};
use table::{Command, Glance, Outlook, View};
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::{
    Access,
    study::{Judgement, Matter},
    wire::{Answer, Word},
};

/// Whoever waits for an answer.
pub(crate) type Reply<T> = oneshot::Sender<T>;

/// Where the owner of a game is asked.
///
/// A channel has room for dozens of calls from its beginning; in boxes, empty room is small.
pub(crate) type Door = mpsc::Sender<Box<Call>>;
/// What is asked of the owner of a game, as it comes.
pub(crate) type Calls = mpsc::Receiver<Box<Call>>;

/// Something that is asked of the owner of a game.
pub(crate) enum Call {
    Join(Visitor, Reply<Joined>),
    /// A command, and when it came: whoever waits before the door does not pay for it.
    Do {
        access: Access,
        id: String,
        command: Command,
        at: Duration,
        /// Whether a program that is to be seated was found to play the game.
        is_checked: bool,
        reply: Reply<Answer>,
    },
    /// What a review found of a move.
    Judge(Judgement, Reply<()>),
    Hint(Reply<Result<Option<Choice>, Message>>),
    Look(u32, Reply<Option<Glance>>),
    /// What is to be studied: a node, else the main line.
    Study(Option<u32>, Reply<Result<Matter, Message>>),
    AskAgain(Reply<Answer>),
    View(Reply<View>),
    Record(Reply<String>),
    Save(Reply<Result<(), Message>>),
}

/// Somebody who comes to a game.
#[derive(Debug, Clone)]
pub(crate) struct Visitor {
    pub(crate) is_owner: bool,
    pub(crate) key: Option<String>,
    pub(crate) name: Option<String>,
    pub(crate) after: Option<u64>,
}

/// What somebody who came has from then on.
pub(crate) struct Joined {
    pub(crate) access: Access,
    /// What is said first.
    pub(crate) first: Vec<Word>,
    /// What is said next, once it is read: that need not hold up the game.
    pub(crate) missed: Option<Box<Missed>>,
    /// What happens from then on.
    pub(crate) stream: broadcast::Receiver<Heard>,
    /// Held as long as somebody who plays is there.
    pub(crate) _presence: Option<Arc<()>>,
}

/// Facts that somebody missed and that are no longer at hand, and what they led to.
pub(crate) struct Missed {
    /// The number of the fact before the first of them.
    pub(crate) after: u64,
    /// How many they are.
    pub(crate) count: u64,
    pub(crate) outlook: Outlook,
    pub(crate) view: View,
}

/// Something that all at a table hear, written once for all of them.
#[derive(Debug, Clone)]
pub(crate) struct Heard {
    pub(crate) text: Utf8Bytes,
    /// Whether it is what an engine thinks, which not everybody wants to hear.
    pub(crate) is_thought: bool,
}
