//! Games that are ended because both players agree what they are worth.

use std::str::FromStr;

use game::{ByColor, Color, Verdict};
use players::seat::Score;

/// A game is lost when both think so for a while.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ResignRule {
    /// From how many hundredths of a pawn on.
    pub score: i32,
    /// For how many moves of each side.
    pub moves: u32,
}

/// A game is drawn when both think so for a while.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DrawRule {
    /// Up to how many hundredths of a pawn.
    pub score: i32,
    /// For how many moves of each side.
    pub moves: u32,
    /// From which move of the game on.
    pub from: u32,
}

/// When games are ended early.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Adjudication {
    /// As lost, if ever.
    pub resign: Option<ResignRule>,
    /// As drawn, if ever.
    pub draw: Option<DrawRule>,
}

/// The text is no such rule.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected {expected}, got {found:?}")]
pub struct ParseRuleError {
    expected: &'static str,
    found: String,
}

/// Numbers with commas between them, as many as there should be.
fn numbers<const N: usize>(text: &str, expected: &'static str) -> Result<[u32; N], ParseRuleError> {
    let read: Option<Vec<u32>> =
        text.split(',').map(|word| word.trim().parse().ok().filter(|&number| number <= MOST)).collect();
    read.and_then(|numbers| numbers.try_into().ok())
        .ok_or_else(|| ParseRuleError { expected, found: text.to_owned() })
}

/// More than any score or number of moves.
const MOST: u32 = 1_000_000;

/// `600,4`
impl FromStr for ResignRule {
    type Err = ParseRuleError;

    fn from_str(text: &str) -> Result<ResignRule, ParseRuleError> {
        let [score, moves] =
            numbers(text, "a score in hundredths of a pawn and a number of moves, as 600,4")?;
        Ok(ResignRule { score: score as i32, moves })
    }
}

/// `10,8,40`
impl FromStr for DrawRule {
    type Err = ParseRuleError;

    fn from_str(text: &str) -> Result<DrawRule, ParseRuleError> {
        let expected = "a score in hundredths of a pawn, a number of moves and a first move, as 10,8,40";
        let [score, moves, from] = numbers(text, expected)?;
        Ok(DrawRule { score: score as i32, moves, from })
    }
}

/// What the players have said so far.
#[derive(Debug, Clone, Default)]
pub(crate) struct Opinions {
    /// For how many moves in a row each side has thought that it loses, and that it wins.
    loses: ByColor<u32>,
    wins: ByColor<u32>,
    /// For how many moves in a row each side has thought that nobody wins.
    draws: ByColor<u32>,
}

impl Opinions {
    /// Takes what a side thinks of its own chances; tells how the game ends by that.
    pub(crate) fn hear(
        &mut self,
        rules: &Adjudication,
        color: Color,
        score: Option<Score>,
        fullmoves: u32,
    ) -> Option<Verdict> {
        let count = |before: u32, holds: bool| if holds { before + 1 } else { 0 };
        let worth = score.map(worth);
        if let Some(rule) = rules.resign {
            self.loses[color] = count(self.loses[color], worth.is_some_and(|worth| worth <= -rule.score));
            self.wins[color] = count(self.wins[color], worth.is_some_and(|worth| worth >= rule.score));
            for loser in Color::ALL {
                if self.loses[loser].min(self.wins[!loser]) >= rule.moves.max(1) {
                    return Some(Verdict::Win(!loser));
                }
            }
        }
        let rule = rules.draw?;
        let is_even = worth.is_some_and(|worth| worth.abs() <= rule.score);
        self.draws[color] = count(self.draws[color], is_even && fullmoves >= rule.from);
        let is_drawn = self.draws.white.min(self.draws.black) >= rule.moves.max(1);
        is_drawn.then_some(Verdict::Draw)
    }
}

/// A score in hundredths of a pawn, a mate being worth more than anything.
fn worth(score: Score) -> i32 {
    match score {
        Score::Centipawns(worth) => worth,
        Score::Mate(moves) if moves > 0 => i32::MAX,
        Score::Mate(_) => -i32::MAX,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: Adjudication = Adjudication {
        resign: Some(ResignRule { score: 500, moves: 2 }),
        draw: Some(DrawRule { score: 10, moves: 2, from: 30 }),
    };

    /// What scores of White and Black in turn lead to.
    fn verdict(scores: &[i32], fullmoves: u32) -> Option<Verdict> {
        let mut opinions = Opinions::default();
        let sides = [Color::White, Color::Black].into_iter().cycle();
        scores.iter().zip(sides).find_map(|(&score, color)| {
            opinions.hear(&RULES, color, Some(Score::Centipawns(score)), fullmoves)
        })
    }

    #[test]
    fn both_must_agree_that_a_game_is_lost() {
        assert_eq!(verdict(&[-600, 600, -600, 600], 1), Some(Verdict::Win(Color::Black)));
        assert_eq!(verdict(&[600, -600, 600, -600], 1), Some(Verdict::Win(Color::White)));
        assert_eq!(verdict(&[-600, 600, -600, 400], 1), None);
        assert_eq!(verdict(&[-600, 600, -400, 600, -600, 600], 1), None);
    }

    #[test]
    fn both_must_agree_that_a_game_is_drawn_and_late_enough() {
        assert_eq!(verdict(&[5, -5, 0, 10], 30), Some(Verdict::Draw));
        assert_eq!(verdict(&[5, -5, 0, 10], 29), None);
        assert_eq!(verdict(&[5, -5, 0, 11, 0], 30), None);
    }

    #[test]
    fn a_mate_is_worth_more_than_any_score() {
        let mut opinions = Opinions::default();
        let mut hear = |color, moves| opinions.hear(&RULES, color, Some(Score::Mate(moves)), 1);
        assert_eq!(hear(Color::White, 3), None);
        assert_eq!(hear(Color::Black, -3), None);
        assert_eq!(hear(Color::White, 2), None);
        assert_eq!(hear(Color::Black, 0), Some(Verdict::Win(Color::White)));
    }

    #[test]
    fn rules_are_numbers_with_commas() {
        assert_eq!("500,2".parse(), Ok(RULES.resign.unwrap()));
        assert_eq!("10, 2, 30".parse(), Ok(RULES.draw.unwrap()));
        for text in ["", "5", "5,x", "5,2,1", "-5,2"] {
            assert!(text.parse::<ResignRule>().is_err(), "{text}");
        }
    }
}
