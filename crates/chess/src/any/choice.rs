//! A kind of chess by its name, on as many boards as somebody wants.

use super::Rules;
use crate::variant::{
    Spec, Variant, VariantError, fen,
    language::{Catalogue, Entry, Severity, sound},
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
        why: String,
    },
    /// It cannot be played on so many boards.
    #[error("{name} cannot be played on {boards} boards: {why}")]
    Boards {
        /// The name of the variant.
        name: String,
        /// How many boards somebody wanted.
        boards: u8,
        /// What is wrong with that.
        why: String,
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
    let unplayable = |why: String| ChoiceError::Unplayable { name: entry.name.clone(), why };
    if !entry.is_playable {
        return Err(unplayable(why_not(entry)));
    }
    let made = Variant::of(entry, catalogue).map_err(|error: VariantError| error.to_string());
    made.map(Rules::Variant).map_err(unplayable)
}

/// What is wrong with a variant, as far as its rules tell.
fn why_not(entry: &Entry) -> String {
    if !entry.is_understood {
        return "its section is not understood".to_owned();
    }
    let problems = sound(&entry.spec).into_iter().filter(|problem| problem.severity == Severity::Error);
    let told: Vec<String> = problems.map(|problem| problem.message).collect();
    if let Some(error) = broken_start(&entry.spec).filter(|_| told.is_empty()) {
        error
    } else if told.is_empty() {
        "its name is taken by a variant that is built in".to_owned()
    } else {
        told.join("; ")
    }
}

/// Why no game of a variant can begin, if none can.
fn broken_start(spec: &Spec) -> Option<String> {
    match Variant::new(spec.clone()) {
        Err(error) => Some(error.to_string()),
        Ok(variant) => fen::start(&variant).err().map(|error| format!("its start position: {error}")),
    }
}

/// A variant of one's own that differs from another by its boards.
fn on_boards(catalogue: &Catalogue, parent: &Entry, boards: u8) -> Result<Rules, ChoiceError> {
    let refused = |why: String| ChoiceError::Boards { name: parent.name.clone(), boards, why };
    let name = format!("{}-{boards}-boards", parent.name);
    let own = format!("[{name}:{}]\nboards = {boards}\n", parent.name);
    let sections = parent.standalone(catalogue) + &own;
    let (derived, problems) = Catalogue::read("boards", sections.as_bytes());
    match derived.get(&name) {
        Some(entry) if entry.is_playable => rules(&derived, entry).map_err(|error| match error {
            ChoiceError::Unplayable { why, .. } => refused(why),
            other => other,
        }),
        _ => {
            let first = problems.into_iter().find(|problem| problem.severity == Severity::Error);
            Err(refused(first.map_or_else(|| why_not(parent), |problem| problem.message)))
        }
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

/// How many signs must be put, taken or changed to make one text of the other.
fn distance(one: &[char], other: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (index, sign) in one.iter().enumerate() {
        let mut corner = row[0];
        row[0] = index + 1;
        for (column, known) in other.iter().enumerate() {
            let changed = corner + usize::from(sign != known);
            corner = row[column + 1];
            row[column + 1] = changed.min(corner + 1).min(row[column] + 1);
        }
    }
    row[other.len()]
}
