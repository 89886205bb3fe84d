//! What goes over the line where problems of life and death are tried.

use game::{Choice, Color, Message, Place};
use serde::{Deserialize, Serialize};
use table::BoardView;
use ts_rs::TS;

use super::{ProblemProgress, Shelf};

/// What a client says who tries problems.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub enum ProblemAsk {
    /// Open a problem instead of the one before, and let the solver begin.
    Open(ProblemWish),
    /// Play a move of the side to move; it waits until the solver is done.
    Try {
        /// The client's own name for it.
        id: String,
        /// The text of a choice, a point, or `pass`.
        text: String,
    },
    /// Take moves back, as far as the last one of one's own.
    Back {
        /// The client's own name for it.
        id: String,
    },
    /// Go back to the start.
    Start {
        /// The client's own name for it.
        id: String,
        /// Who moves first from now on, whose side is one's own then; none for as before.
        #[serde(default)]
        first: Option<Color>,
    },
    /// Change sides; the other one makes its move.
    Swap {
        /// The client's own name for it.
        id: String,
    },
    /// Advise whoever is to move.
    Hint {
        /// The client's own name for it.
        id: String,
    },
    /// Tell what becomes of the target from here.
    Verdict {
        /// The client's own name for it.
        id: String,
    },
    /// Tell all first moves, and why the others fail.
    Solution {
        /// The client's own name for it.
        id: String,
    },
    /// Show the board after some moves from the start; the solver need not be done.
    Look {
        /// The client's own name for it.
        id: String,
        /// Who moves first.
        first: Color,
        /// The moves, as points or `pass`.
        moves: Vec<String>,
    },
    /// Write down what was tried, and the solution once it was shown.
    Save {
        /// The client's own name for it.
        id: String,
        /// In which language comments are, as `fr`; English for want of another wish.
        #[serde(default)]
        language: Option<String>,
        /// Whether it goes into the library, too.
        #[serde(default)]
        in_library: bool,
    },
    /// End the search that goes on; what it has not proven is unknown.
    Cancel,
    /// Put the problem away.
    Close,
}

/// A problem that somebody wants to open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ProblemWish {
    /// The client's own name for it.
    pub id: String,
    /// Which one.
    #[serde(flatten)]
    pub source: ProblemSource,
    /// The secret of the house, or of a seat of the game; none where nobody needs one.
    #[serde(default)]
    pub key: Option<String>,
    /// Whose progress is kept; none for the player of the house.
    #[serde(default)]
    pub player: Option<String>,
}

/// Where a problem comes from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "from", rename_all = "kebab-case")]
pub enum ProblemSource {
    /// The list.
    List {
        /// Its name there.
        problem: String,
    },
    /// A game of Go: does this live?
    Game {
        /// The game.
        game: String,
        /// The node.
        node: u32,
        /// A stone of the group; several must all survive.
        target: Vec<Place>,
        /// The vacant points where one may play; none to have them worked out.
        #[serde(default)]
        region: Option<Vec<Place>>,
        /// Who plays first; both are answered where nobody says it.
        #[serde(default)]
        turn: Option<Color>,
        /// Who wins every ko; none where they are fought out.
        #[serde(default)]
        ko_master: Option<ProblemKoMaster>,
    },
}

/// Who wins every ko, where that is settled beforehand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ProblemKoMaster {
    /// The side that wants to capture.
    Attacker,
    /// The side whose stones they are.
    Defender,
}

/// What the server says to whoever tries problems.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "word", rename_all = "kebab-case")]
pub enum ProblemWord {
    /// A problem is open; the solver begins.
    Opened(Box<ProblemOpened>),
    /// How far the solver is, some times a second.
    Thinking(ProblemThinking),
    /// The solver is done, or was stopped: what waits is answered now.
    Ready {
        /// Whether something is proven for each side to play.
        is_decided: bool,
        /// How many positions it searched.
        nodes: u64,
        /// How long it took, in milliseconds.
        elapsed: u64,
        /// The same in a sentence, without the verdict.
        told: Message,
    },
    /// What a move was worth, and how the other side answered.
    Judged(Box<ProblemJudged>),
    /// How the board stands after something that was no move of one's own.
    Board {
        /// The client's name for what it asked.
        id: String,
        /// The board.
        board: Box<ProblemBoard>,
        /// What was done.
        told: Message,
    },
    /// A move that is advised.
    Hint {
        /// The client's name for what it asked.
        id: String,
        /// The move; none where nothing helps, or nothing is needed.
        choice: Option<Choice>,
        /// The same in a sentence.
        told: Message,
        /// What is kept of the player's progress now; none where nothing is kept.
        progress: Option<ProblemProgress>,
    },
    /// What becomes of the target from here.
    Verdict {
        /// The client's name for what it asked.
        id: String,
        /// Its word.
        verdict: ProblemVerdict,
        /// The same in a sentence, with the guess behind it where nothing is proven.
        told: Vec<Message>,
        /// What is kept of the player's progress now; none where nothing is kept.
        progress: Option<ProblemProgress>,
    },
    /// All first moves, and why the others fail, with the side that moves first now.
    Solution {
        /// The client's name for what it asked.
        id: String,
        /// The side that moves first.
        first: Color,
        /// It in sentences.
        told: Vec<Message>,
        /// It as variations from the start, the best one first.
        lines: Vec<ProblemNode>,
        /// What is kept of the player's progress now; none where nothing is kept.
        progress: Option<ProblemProgress>,
    },
    /// The board after some moves.
    Look {
        /// The client's name for what it asked.
        id: String,
        /// The board.
        board: Box<BoardView>,
        /// Whose turn it is there.
        turn: Color,
    },
    /// What was tried, as SGF.
    Saved {
        /// The client's name for what it asked.
        id: String,
        /// The text of the file.
        text: String,
        /// Its name in the library, if it went there.
        record: Option<String>,
    },
    /// Something that was asked was not done; all else stays as it was.
    Refused {
        /// The client's name for what it asked.
        id: String,
        /// Why.
        why: Message,
    },
    /// What was said cannot be understood, or came too fast.
    Misunderstood {
        /// Why.
        why: Message,
    },
}

/// A problem that is open: what is asked, and not the answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ProblemOpened {
    /// The client's name for what it asked.
    pub id: String,
    /// Its name in the list; none for a group of a game.
    pub problem: Option<String>,
    /// What it is called; nothing for most.
    pub name: String,
    /// The stones that must survive.
    pub target: Vec<Place>,
    /// The vacant points where one may play.
    pub region: Vec<Place>,
    /// Whether the region was worked out, and nobody has drawn it.
    pub is_worked_out: bool,
    /// The side whose stones they are.
    pub defender: Color,
    /// The sides that can move first.
    pub turns: Vec<Color>,
    /// What is asked, where one may play, and who wins kos, a sentence each.
    pub told: Vec<Message>,
    /// The board before the first move.
    pub board: ProblemBoard,
    /// What is kept of the player's progress; none where nothing is kept.
    pub progress: Option<ProblemProgress>,
}

/// How far a solver is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ProblemThinking {
    /// The side to play that is looked at.
    pub turn: Color,
    /// How many positions were searched.
    pub nodes: u64,
    /// How many positions are still to be proven, at least.
    pub proof: u32,
    /// How many are to be disproven, at least.
    pub disproof: u32,
    /// The moves that are looked at now.
    pub line: Vec<String>,
    /// How long it has been at work, in milliseconds.
    pub elapsed: u64,
}

/// What a move was worth.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ProblemJudged {
    /// The client's name for what it asked.
    pub id: String,
    /// The move, as people write it.
    pub mv: String,
    /// What it is worth.
    pub judgement: ProblemJudgement,
    /// The same in a sentence.
    pub told: Message,
    /// How it goes on; why the move fails, if it does.
    pub line: Vec<String>,
    /// The answer of the other side; none where there is none.
    pub answer: Option<String>,
    /// The board behind the answer.
    pub board: ProblemBoard,
    /// Whether the problem is solved by it.
    pub is_solved: bool,
    /// What is kept of the player's progress now; none where nothing is kept.
    pub progress: Option<ProblemProgress>,
}

/// How the board of a problem stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ProblemBoard {
    /// The board.
    pub board: BoardView,
    /// The side to move.
    pub turn: Color,
    /// The side of whoever tries.
    pub own: Color,
    /// The side that moved first.
    pub first: Color,
    /// The moves since the start.
    pub moves: Vec<ProblemMove>,
    /// The moves that can be made.
    pub choices: Vec<Choice>,
    /// Why nothing more is to be played: captured, settled, or only a threat elsewhere helps; none
    /// where it goes on.
    pub end: Option<Message>,
}

/// A move on the board of a problem.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ProblemMove {
    /// As people write it.
    pub text: String,
    /// Whose it was.
    pub color: Color,
    /// What it was worth.
    pub judgement: ProblemJudgement,
}

/// What a move is worth beside the best.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ProblemJudgement {
    /// It keeps the best result.
    Correct,
    /// The group lives, but two eyes were possible.
    OnlySeki,
    /// It works only if a ko is won.
    OnlyKo,
    /// The ko could have been a better one.
    WorseKo,
    /// It loses what could have been had.
    Fails,
    /// Nothing helps here.
    Hopeless,
    /// Nothing was proven.
    Unknown,
}

/// What becomes of a target.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "they are those of the solver")]
pub enum ProblemVerdict {
    Alive,
    Dead,
    Seki,
    Ko,
    Unknown,
}

/// A move of a solution, and what follows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ProblemNode {
    /// The move, as people write it.
    pub text: String,
    /// Whose it is.
    pub color: Color,
    /// Where; none for a pass.
    pub place: Option<Place>,
    /// What it is worth; none within a line.
    pub judgement: Option<ProblemJudgement>,
    /// What becomes of the target, where that is said.
    pub told: Option<Message>,
    /// What follows, the best one first.
    pub children: Vec<ProblemNode>,
}

/// Adds all of these types.
pub(super) fn describe(shelf: &mut Shelf) {
    shelf.add::<ProblemAsk>();
    shelf.add::<ProblemWord>();
}
