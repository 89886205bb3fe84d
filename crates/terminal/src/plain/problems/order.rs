//! What one can say in a problem besides moves, in English and French.

use crate::plain::order::parts;

/// Something that is said instead of a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum ProblemOrder {
    /// Name a move that works.
    Hint,
    /// Take the last own move back, with its answer.
    Undo,
    /// Make no move.
    Pass,
    /// Tell what becomes of the group.
    Verdict,
    /// Show every first move, and why the others fail.
    Solution,
    /// Go back to the beginning.
    Start,
    /// Let the other side move first.
    Turn,
    /// Play the other side.
    Swap,
    /// Show the board.
    Show,
    /// Stop the solver.
    Stop,
    /// Save what was tried, and the solution if it was shown.
    Save(Option<String>),
    /// Go on to the next problem of the file.
    Next,
    /// Explain what can be said.
    Help,
    /// Leave.
    Quit,
}

/// Makes an order of what stands behind its word.
type Make = fn(Option<String>) -> ProblemOrder;

/// Every order with its words; the English one comes first.
const WORDS: &[(&[&str], Make)] = &[
    (&["hint", "conseil"], |_| ProblemOrder::Hint),
    (&["undo", "annuler"], |_| ProblemOrder::Undo),
    (&["pass", "passer"], |_| ProblemOrder::Pass),
    (&["verdict"], |_| ProblemOrder::Verdict),
    (&["solution"], |_| ProblemOrder::Solution),
    (&["start", "début", "debut"], |_| ProblemOrder::Start),
    (&["turn", "trait"], |_| ProblemOrder::Turn),
    (&["swap", "échanger", "echanger"], |_| ProblemOrder::Swap),
    (&["show", "voir"], |_| ProblemOrder::Show),
    (&["stop", "arrêter", "arreter"], |_| ProblemOrder::Stop),
    (&["save", "sauver"], ProblemOrder::Save),
    (&["next", "suivant"], |_| ProblemOrder::Next),
    (&["help", "aide", "?"], |_| ProblemOrder::Help),
    (&["quit", "quitter", "exit"], |_| ProblemOrder::Quit),
];

impl ProblemOrder {
    /// What a line means, if it is no move.
    pub(super) fn read(line: &str) -> Option<ProblemOrder> {
        let (word, rest) = parts(line);
        let (_, make) = WORDS.iter().find(|(words, _)| words.contains(&word.as_str()))?;
        Some(make(rest))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_both_languages_are_read_in_any_case() {
        for (line, order) in [
            ("Hint", ProblemOrder::Hint),
            ("DÉBUT", ProblemOrder::Start),
            (" save three.sgf ", ProblemOrder::Save(Some("three.sgf".into()))),
            ("sauver", ProblemOrder::Save(None)),
            ("?", ProblemOrder::Help),
        ] {
            assert_eq!(ProblemOrder::read(line), Some(order), "{line}");
        }
        for no_word in ["", "C3", "hints"] {
            assert_eq!(ProblemOrder::read(no_word), None, "{no_word}");
        }
    }
}
