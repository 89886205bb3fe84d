//! A kind of chess by its name, on as many boards as somebody wants.

use game::distance;

use super::Rules;
use crate::variant::{
    Variant,
    language::{Catalogue, Entry, Problem, Severity},
};

/// Why a name gives nothing to play.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ChoiceError {
    /// Nobody knows the name.
    #[error("there is no variant {name:?}{}", Near(.near))]
    Unknown {
        /// The name.
        name: String,
        /// Names that are like it.
        near: Vec<String>,
    },
    /// The variant is known and cannot be played.
    #[error("the variant {name} cannot be played: {why}")]
    Unplayable {
        /// Its name.
        name: String,
        /// What is wrong with it.
        why: Box<Problem>,
    },
    /// It cannot be played on so many boards.
    #[error("{name} cannot be played on {boards} boards: {}", .why.told())]
    Boards {
        /// The name of the variant.
        name: String,
        /// How many boards somebody wanted.
        boards: u8,
        /// What is wrong with that.
        why: Box<Problem>,
    },
}

/// `; did you mean a or b?`
struct Near<'a>(&'a [String]);

impl std::fmt::Display for Near<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        if self.0.is_empty() { Ok(()) } else { write!(f, "; did you mean {}?", self.0.join(" or ")) }
    }
}

/// The rules of a name; `boards` changes the number of boards if it is given.
///
/// # Errors
/// When nobody knows the name, or it cannot be played.
///
/// ```
/// use chess::{any::{Rules, choose}, variant::language::Catalogue};
///
/// let catalogue = Catalogue::builtin();
/// assert!(matches!(choose(catalogue, "Fischer Random", None), Ok(Rules::Chess960)));
/// let error = choose(catalogue, "crazyhose", None).unwrap_err();
/// assert_eq!(error.to_string(), "there is no variant \"crazyhose\"; did you mean crazyhouse?");
/// ```
pub fn choose(catalogue: &Catalogue, name: &str, boards: Option<u8>) -> Result<Rules, ChoiceError> {
    let Some(entry) = catalogue.get(name) else {
        return Err(ChoiceError::Unknown { name: name.to_owned(), near: near(catalogue, name) });
    };
    match boards {
        Some(boards) if boards != entry.spec.alice.boards => on_boards(catalogue, entry, boards),
        _ => rules(catalogue, entry),
    }
}

fn rules(catalogue: &Catalogue, entry: &Entry) -> Result<Rules, ChoiceError> {
    match entry.name.as_str() {
        "chess" | "normal" if entry.is_builtin => return Ok(Rules::Chess),
        "chess960" | "fischerandom" if entry.is_builtin => return Ok(Rules::Chess960),
        _ => {}
    }
    if let Some(problem) = &entry.first_error {
        return Err(ChoiceError::Unplayable { name: entry.name.clone(), why: Box::new(problem.clone()) });
    }
    Ok(Rules::Variant(Variant::of(entry, catalogue).expect("what is playable has passed the gate")))
}

/// A variant of one's own that differs from another by its boards.
fn on_boards(catalogue: &Catalogue, parent: &Entry, boards: u8) -> Result<Rules, ChoiceError> {
    let name = format!("{}-{boards}-boards", parent.name);
    let own = format!("[{name}:{}]\nboards = {boards}\n", parent.name);
    let sections = parent.standalone(catalogue) + &own;
    let (derived, problems) = Catalogue::read("boards", sections.as_bytes());
    match problems.into_iter().find(|problem| problem.severity == Severity::Error) {
        Some(problem) => {
            Err(ChoiceError::Boards { name: parent.name.clone(), boards, why: Box::new(problem) })
        }
        None => rules(&derived, derived.get(&name).expect("a section without an error")),
    }
}

/// Names of a catalogue that are like one, the nearest first.
fn near(catalogue: &Catalogue, name: &str) -> Vec<String> {
    const MOST: usize = 3;
    let wanted = folded(name);
    let names =
        catalogue.entries().flat_map(|entry| entry.aliases().map(str::to_owned).chain([entry.name.clone()]));
    let mut found: Vec<(usize, String)> = names
        .map(|known| (distance(&folded(&known), &wanted), known))
        .filter(|&(distance, _)| distance <= 1 + wanted.len() / 5)
        .collect();
    found.sort();
    found.into_iter().take(MOST).map(|(_, known)| known).collect()
}

fn folded(name: &str) -> Vec<char> {
    name.chars().filter(|sign| sign.is_alphanumeric()).flat_map(char::to_lowercase).take(64).collect()
}
