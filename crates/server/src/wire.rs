//! What goes over the line; `web/src/wire.ts` is made from these types.

mod collections;
mod problems;

use std::{any::TypeId, collections::BTreeMap};

use game::{ByColor, Choice, Color, Message};
use serde::{Deserialize, Serialize};
use table::{BoardView, Command, Entry, Outlook, Phase, Spec, Table, View};
use ts_rs::{Config, TS, TypeVisitor};

pub use collections::{
    NewProblems, ProblemCollection, ProblemCollectionKind, ProblemFault, ProblemPage, ProblemProgress,
    ProblemSearch, ProblemState, ProblemView,
};
pub use problems::{
    ProblemAsk, ProblemBoard, ProblemJudged, ProblemJudgement, ProblemKoMaster, ProblemMove, ProblemNode,
    ProblemOpened, ProblemSource, ProblemThinking, ProblemVerdict, ProblemWish, ProblemWord,
};

use crate::Access;

/// What a client says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub enum Ask {
    /// Sit down, or watch: the first thing that is said.
    Join {
        /// The secret of a seat or of the house; none to watch.
        #[serde(default)]
        key: Option<String>,
        /// What whoever takes an empty seat is called.
        #[serde(default)]
        name: Option<String>,
        /// The number of the last fact that is known; what happened since is told.
        #[serde(default)]
        after: Option<u64>,
        /// Whether to be told what engines think.
        #[serde(default)]
        thoughts: bool,
    },
    /// Do something at the table.
    Do {
        /// The client's own name for it: said again, it is answered the same and not done twice.
        id: String,
        /// What.
        command: Command,
    },
    /// Advise whoever is to move.
    Hint {
        /// The client's own name for the question.
        id: String,
    },
    /// Show how the game stood at a node, and what can be tried from there.
    Look {
        /// The client's own name for the question.
        id: String,
        /// The node.
        node: u32,
    },
    /// Ask engines anew that could not go on.
    AskAgain {
        /// The client's own name for it.
        id: String,
    },
    /// Study how the game stands at a node, instead of what was studied before.
    Analyse {
        /// The node.
        node: u32,
        /// How.
        #[serde(flatten)]
        lesson: Lesson,
    },
    /// Review the whole game, instead of what was studied before.
    Review(Lesson),
    /// Study no more.
    Rest,
    /// Tell all that there is to draw.
    View,
}

/// How an engine studies.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Lesson {
    /// The client's own name for the question.
    pub id: String,
    /// The name of a program; none for our own engine.
    #[serde(default)]
    pub engine: Option<String>,
    /// How many of the best lines are wanted.
    #[serde(default)]
    pub lines: u8,
    /// How many milliseconds each position of a review is thought about.
    #[serde(default)]
    pub time: u32,
}

/// What the server says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "word", rename_all = "kebab-case")]
pub enum Word {
    /// You are at the table.
    Welcome {
        /// As whom.
        access: Access,
        /// All that there is to draw; none where the facts that follow are enough.
        view: Option<Box<View>>,
        /// What keeps an engine from going on.
        trouble: Option<Trouble>,
    },
    /// Something happened, and is kept.
    Facts {
        /// What, in the order of the numbers.
        entries: Vec<Entry>,
        /// What is needed besides to draw what follows; none where more facts follow at once.
        outlook: Option<Box<Outlook>>,
        /// All that there is to draw, where the facts change more than a face can follow.
        view: Option<Box<View>>,
    },
    /// All that there is to draw.
    View {
        /// It.
        view: Box<View>,
    },
    /// What came of a command.
    Answer {
        /// The client's name for it.
        id: String,
        /// What.
        #[serde(flatten)]
        answer: Answer,
    },
    /// A move that is advised.
    Hint {
        /// The client's name for the question.
        id: String,
        /// The move; none where there is nothing to advise.
        choice: Option<Choice>,
    },
    /// How the game stood at a node.
    Board {
        /// The client's name for the question.
        id: String,
        /// The boards; none where there is no such node.
        board: Option<Box<BoardView>>,
        /// Whose turn it is there.
        turn: Option<Color>,
        /// The moves that can be made there.
        choices: Vec<Choice>,
    },
    /// What an engine thinks so far.
    Thought(Thinking),
    /// What is thought so far of a position that is studied.
    Insight {
        /// The client's name for the question.
        id: String,
        /// The node.
        node: u32,
        /// How deep the best line was looked at; nothing where depth is not counted.
        depth: u32,
        /// How many positions were looked at.
        nodes: u64,
        /// How long it took, in milliseconds.
        elapsed: u64,
        /// The best lines, the best one first.
        lines: Vec<Line>,
    },
    /// What is thought of a move that is reviewed.
    Reviewed(Reviewed),
    /// A study or a review has ended.
    Studied {
        /// The client's name for the question.
        id: String,
        /// Why, if it was not to be.
        why: Option<Message>,
    },
    /// An engine cannot go on; the game waits.
    Trouble(Trouble),
    /// What was said cannot be understood, or came too fast.
    Misunderstood {
        /// Why.
        why: Message,
    },
}

/// What came of a command.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "answer", rename_all = "kebab-case")]
pub enum Answer {
    /// It was done, and is kept.
    Done {
        /// The number of the last fact behind it.
        number: u64,
    },
    /// It was not.
    Refused {
        /// Why.
        why: Message,
    },
}

/// One of the best lines from a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Line {
    /// What it is worth.
    pub standing: Standing,
    /// Its moves.
    pub moves: Vec<Choice>,
}

/// What a position is worth, as White sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Standing {
    /// In hundredths of a pawn, where it is counted so.
    pub worth: Option<i32>,
    /// In how many moves White mates, or is mated if less than nothing.
    pub mate: Option<i32>,
    /// By how many tenths of a point White is ahead, where it is counted so.
    pub lead: Option<i32>,
    /// How many of a thousand points White can expect.
    pub chance: u16,
}

/// What is thought of a move that is reviewed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Reviewed {
    /// The client's name for the question.
    pub id: String,
    /// The node behind the move.
    pub node: u32,
    /// How many positions were looked at.
    pub done: u32,
    /// How many will be.
    pub of: u32,
    /// What the position behind the move is worth.
    pub standing: Standing,
    /// What is wrong with the move.
    pub judged: Option<Judged>,
}

/// What is wrong with a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Judged {
    /// There was something a little better.
    Inaccuracy,
    /// There was something better.
    Mistake,
    /// There was something much better.
    Blunder,
}

/// What keeps an engine from going on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Trouble {
    /// On which seat it is.
    pub seat: Color,
    /// Why.
    pub why: Message,
}

/// What an engine thinks so far.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Thinking {
    /// On which seat it is.
    pub seat: Color,
    /// How deep it looked.
    pub depth: u32,
    /// What it thinks the position is worth to itself, in hundredths of a pawn.
    pub worth: Option<i32>,
    /// In how many moves it mates, or is mated if less than nothing.
    pub mate: Option<i32>,
    /// How many positions it looked at.
    pub nodes: u64,
    /// How long it took, in milliseconds.
    pub elapsed: u64,
    /// The moves that it expects, as people write them.
    pub line: Vec<String>,
}

/// A game that somebody wants to open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct NewTable {
    /// How it is to be played.
    pub spec: Spec,
    /// Whether chance decides who has which colour.
    #[serde(default)]
    pub shuffle: bool,
}

/// A game that was opened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Opened {
    /// Its name.
    pub id: String,
    /// The secret of each seat.
    pub keys: ByColor<String>,
    /// Where whoever has a seat plays: the address carries its secret.
    pub links: ByColor<String>,
    /// Where anybody may watch.
    pub watch: String,
}

/// What a list shows of a live game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LiveGame {
    /// Its name.
    pub id: String,
    /// Which game it is, as `chess`.
    pub kind: String,
    /// Which variant, or which rules.
    pub variant: String,
    /// Who has White.
    pub white: String,
    /// Who has Black.
    pub black: String,
    /// How many moves were played.
    pub plies: u64,
    /// When it began, in milliseconds since 1970.
    pub started: i64,
    /// When something happened last, in milliseconds since 1970.
    pub changed: i64,
    /// The position that it stands in.
    pub position: String,
    /// Where it stands between its beginning and its end, and whose turn it is.
    ///
    /// None where there are too many games to look at each.
    pub state: Option<LiveState>,
}

/// Where a live game stands between its beginning and its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LiveState {
    /// The phase, by its name in a view.
    pub phase: PhaseName,
    /// Whose turn it is.
    pub turn: Color,
    /// Whether somebody at the screen of the house is to move.
    pub is_ours: bool,
}

/// The name of a phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "they are those of `Phase`")]
pub enum PhaseName {
    Waiting,
    Playing,
    Paused,
    Counting,
    Reviewing,
    Ended,
}

impl LiveState {
    /// Where a table stands.
    pub fn of(table: &Table) -> LiveState {
        let phase = match table.phase() {
            Phase::Waiting => PhaseName::Waiting,
            Phase::Playing => PhaseName::Playing,
            Phase::Paused => PhaseName::Paused,
            Phase::Counting => PhaseName::Counting,
            Phase::Reviewing => PhaseName::Reviewing,
            Phase::Ended { .. } => PhaseName::Ended,
        };
        let turn = table.turn();
        let is_here = table.seats()[turn].screen() == Some(crate::access::HERE);
        let goes_on = matches!(phase, PhaseName::Playing | PhaseName::Paused);
        LiveState { phase, turn, is_ours: is_here && goes_on }
    }
}

/// Every type with a name that something on the line is made of, as TypeScript.
///
/// ```
/// assert!(server::wire::typescript().contains("export type Word ="));
/// ```
pub fn typescript() -> String {
    let mut shelf = Shelf { config: Config::new().with_large_int("number"), ..Shelf::default() };
    shelf.add::<Ask>();
    shelf.add::<Word>();
    collections::describe(&mut shelf);
    problems::describe(&mut shelf);
    crate::api::describe(&mut shelf);
    let head = "// Made from the types of the server by `cargo xtask wire`; not written by hand.\n";
    let declarations = shelf.declarations.values().map(String::as_str);
    std::iter::once(head).chain(declarations).collect::<Vec<_>>().join("\n")
}

/// Declarations that were collected, by name.
#[derive(Default)]
pub(crate) struct Shelf {
    config: Config,
    seen: Vec<TypeId>,
    declarations: BTreeMap<String, String>,
}

impl Shelf {
    /// Adds a type and all that it is made of.
    pub(crate) fn add<T: TS + 'static + ?Sized>(&mut self) {
        self.visit::<T>();
    }
}

impl TypeVisitor for Shelf {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if self.seen.contains(&TypeId::of::<T>()) {
            return;
        }
        self.seen.push(TypeId::of::<T>());
        if T::output_path().is_some() {
            let docs = T::docs().unwrap_or_default();
            let declaration = format!("{docs}export {}\n", T::decl(&self.config));
            self.declarations.insert(T::ident(&self.config), declaration);
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
