//! How an answer differs from what a table says.

use engine::tsumego::{Answer, Ko, Verdict};
use game::Message;
use go::Move;

use super::Expected;
use crate::solve::{moves_text, verdict_word};

/// Something that is not as the table has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Difference {
    /// Nothing was proven.
    Undecided,
    /// The verdict.
    Verdict {
        /// What the table says.
        expected: String,
        /// What we say.
        got: &'static str,
    },
    /// Who wins the ko if nobody has a threat.
    KoWinner,
    /// How many threats a ko takes.
    Threats {
        /// What the table says.
        expected: u32,
        /// What we say.
        got: u32,
    },
    /// First moves that the table has and we have not, and the other way round.
    FirstMoves(Vec<Move>, Vec<Move>),
    /// The same of the moves that make two eyes.
    TwoEyeMoves(Vec<Move>, Vec<Move>),
}

impl Expected {
    /// What an answer has otherwise.
    pub fn differences(&self, answer: &Answer) -> Vec<Difference> {
        let got = verdict_word(answer.verdict);
        if answer.verdict == Verdict::Unknown {
            return vec![Difference::Undecided];
        }
        if got != self.verdict {
            return vec![Difference::Verdict { expected: self.verdict.clone(), got }];
        }
        let mut found = Vec::new();
        if let Verdict::Ko(ko) = answer.verdict {
            found.extend(self.ko_differences(ko));
        }
        let first = self.move_differences(self.first_moves.as_deref(), &answer.first_moves);
        found.extend(first.map(|(missing, surplus)| Difference::FirstMoves(missing, surplus)));
        // Where a table has none, nobody has looked for them.
        let two_eyes = self.two_eye_moves.as_deref().filter(|moves| !moves.is_empty());
        let two_eyes = self.move_differences(two_eyes, &answer.two_eye_moves);
        found.extend(two_eyes.map(|(missing, surplus)| Difference::TwoEyeMoves(missing, surplus)));
        found
    }

    fn ko_differences(&self, ko: Ko) -> impl Iterator<Item = Difference> {
        let winner = self.lives_without.filter(|&lives| lives != ko.lives_without);
        let got = ko.threats;
        let threats = self.threats.filter(|&expected| expected != got);
        let winner = winner.map(|_| Difference::KoWinner);
        winner.into_iter().chain(threats.map(|expected| Difference::Threats { expected, got }))
    }

    /// The moves that are missing, and those too many where the table has all.
    fn move_differences(&self, expected: Option<&[Move]>, got: &[Move]) -> Option<(Vec<Move>, Vec<Move>)> {
        let expected = expected?;
        let without = |all: &[Move], known: &[Move]| -> Vec<Move> {
            all.iter().copied().filter(|mv| !known.contains(mv)).collect()
        };
        let missing = without(expected, got);
        let surplus = if self.is_complete { without(got, expected) } else { Vec::new() };
        (!missing.is_empty() || !surplus.is_empty()).then_some((missing, surplus))
    }
}

impl Difference {
    /// The word for programs.
    pub fn word(&self) -> &'static str {
        match self {
            Difference::Undecided => "unknown",
            Difference::Verdict { .. } => "verdict",
            Difference::KoWinner => "ko_winner_without_threats",
            Difference::Threats { .. } => "ko_threats_other_side_needs",
            Difference::FirstMoves(..) => "first_moves",
            Difference::TwoEyeMoves(..) => "two_eye_moves",
        }
    }

    /// The sentence that tells it.
    pub fn message(&self) -> Message {
        match self {
            Difference::Undecided => Message::new("solve-table-undecided"),
            Difference::Verdict { expected, got } => Message::new("solve-table-verdict")
                .saying("expected", Message::new(format!("solve-table-{expected}")))
                .saying("got", Message::new(format!("solve-table-{got}"))),
            Difference::KoWinner => Message::new("solve-table-ko-winner"),
            Difference::Threats { expected, got } => {
                Message::new("solve-table-threats").with("expected", expected).with("got", got)
            }
            Difference::FirstMoves(missing, surplus) => moves("solve-table-first-moves", missing, surplus),
            Difference::TwoEyeMoves(missing, surplus) => moves("solve-table-two-eye-moves", missing, surplus),
        }
    }
}

fn moves(id: &'static str, missing: &[Move], surplus: &[Move]) -> Message {
    let text = |moves: &[Move]| match moves {
        [] => "–".to_owned(),
        moves => moves_text(moves),
    };
    Message::new(id).with("missing", text(missing)).with("surplus", text(surplus))
}
