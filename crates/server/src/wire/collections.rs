//! What goes over the line where problems of life and death are listed.

use game::{Color, Message, Place};
use serde::{Deserialize, Serialize};
use table::Picture;
use ts_rs::TS;

use super::Shelf;

/// How far a player is with a problem.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ProblemProgress {
    /// How far.
    pub state: ProblemState,
    /// How many wrong moves were made before it was solved.
    pub mistakes: u32,
    /// Whether a hint, the verdict or the solution was asked for before it was solved.
    pub is_helped: bool,
    /// When something changed last, in milliseconds since 1970; 0 where nobody has tried it.
    pub changed: i64,
}

/// How far one can be with a problem.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ProblemState {
    /// Nobody has tried it.
    Unseen,
    /// A move was tried, or help was asked for.
    Tried,
    /// It was solved from the start to its end, without a wrong move on the board.
    Solved,
}

/// A collection of problems: those that come with the program, a folder, or a file that was added.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ProblemCollection {
    /// Its name in addresses.
    pub id: String,
    /// What kind it is.
    pub kind: ProblemCollectionKind,
    /// What people call it; nothing for what comes with the program.
    pub name: String,
    /// How many problems it has.
    pub problems: u64,
    /// How many of them the player has solved.
    pub solved: u64,
    /// How many of them the player has tried and not solved.
    pub tried: u64,
    /// What could not be read in it, the first ones.
    pub faults: Vec<ProblemFault>,
    /// How much could not be read in it.
    pub fault_count: u64,
}

/// Where a collection of problems comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ProblemCollectionKind {
    /// It comes with the program.
    BuiltIn,
    /// A folder that the settings name.
    Folder,
    /// A file that was added; it can be thrown away.
    Added,
}

/// Something in a collection that is no problem.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ProblemFault {
    /// The file, from the folder on.
    pub file: String,
    /// Which problem of the file, from 1; none where the file has one, or cannot be read.
    pub number: Option<u64>,
    /// What is wrong, in a sentence that names both.
    pub why: Message,
}

/// Which problems are looked for; what is left out does not matter.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct ProblemSearch {
    /// The collection; what comes with the program if nothing is said.
    pub collection: Option<String>,
    /// Whose progress is told; the player of the house if nothing is said.
    pub player: Option<String>,
    /// Only those that are `unseen`, `tried`, `solved` or `unsolved`.
    pub state: Option<String>,
    /// Words in names and files.
    pub text: String,
    /// By `difficulty` or by `place` in the collection, as which it is if nothing is said.
    pub order: Option<String>,
    /// How many at most.
    pub limit: Option<u64>,
    /// How many are passed over before.
    pub offset: u64,
    /// Where the next one is asked for: behind which problem.
    pub after: Option<String>,
}

/// Some of the problems that were found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ProblemPage {
    /// They.
    pub problems: Vec<ProblemView>,
    /// How many there are on all pages.
    pub total: u64,
}

/// What a list shows of a problem.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ProblemView {
    /// Its name: the same problem has the same in every collection.
    pub id: String,
    /// Its place in the collection, from 1.
    pub number: u64,
    /// What it is called; nothing for most.
    pub name: String,
    /// The file that it is in, from the folder on; nothing for what comes with the program.
    pub file: String,
    /// Its board.
    pub picture: Picture,
    /// The stones that must survive.
    pub target: Vec<Place>,
    /// The vacant points where one may play.
    pub region: Vec<Place>,
    /// The lower left and the upper right corner of what matters.
    pub frame: (Place, Place),
    /// Who moves first; the attacker's side where both are asked about.
    pub turn: Color,
    /// The side whose stones they are.
    pub defender: Color,
    /// How many positions our solver searched to answer it; none where it has not done so yet.
    pub difficulty: Option<u64>,
    /// How far the player is.
    pub progress: ProblemProgress,
}

/// A file of problems that somebody adds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewProblems {
    /// What it is to be called, as its file.
    pub name: String,
    /// The problems: SGF, or the rows of one.
    pub text: String,
}

/// Adds all of these types.
pub(super) fn describe(shelf: &mut Shelf) {
    shelf.add::<ProblemCollection>();
    shelf.add::<ProblemSearch>();
    shelf.add::<ProblemPage>();
    shelf.add::<NewProblems>();
}
