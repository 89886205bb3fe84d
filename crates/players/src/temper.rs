//! When an engine gives up, and what it thinks of a draw.

use search::Score;

/// So far behind, in hundredths of a pawn, a game is lost.
const LOST: i32 = -900;
/// For how many of its moves in a row it must be so before an engine gives up.
const PATIENCE: u32 = 4;
/// A draw is welcome to who stands so badly.
const WORSE: i32 = -40;
/// In the opening a draw is welcome only to who stands so badly.
const MUCH_WORSE: i32 = -200;
/// For so many moves of both sides a game is in its opening.
const OPENING: u32 = 40;
/// A game is even within so much.
const EVEN: i32 = 25;
/// For how many of its moves in a row it must be so before an engine offers a draw.
const DULL: u32 = 12;
/// Before this many moves of both sides an even game is played on.
const EARLY: u32 = 80;

/// What an engine has thought of its own positions in one game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Temper {
    last: Option<Score>,
    /// For how many of its moves the game was lost, and even.
    lost: u32,
    even: u32,
}

impl Temper {
    /// Takes note of what it thought when it chose a move.
    pub fn note(&mut self, score: Score) {
        let (is_lost, is_even) = match score {
            Score::Worth(value) => (value <= LOST, value.abs() <= EVEN),
            Score::Loses(_) => (true, false),
            Score::Wins(_) => (false, false),
        };
        self.lost = if is_lost { self.lost + 1 } else { 0 };
        self.even = if is_even { self.even + 1 } else { 0 };
        self.last = Some(score);
    }

    /// Whether it has been lost for long.
    pub fn gives_up(&self) -> bool {
        self.lost >= PATIENCE
    }

    /// Whether it offers a draw after so many moves of both sides: now and then, where
    /// nothing has happened for long.
    pub fn offers_draw(&self, plies: u32) -> bool {
        let is_late = plies >= EARLY || self.even >= 2 * DULL;
        is_late && self.even > 0 && self.even.is_multiple_of(DULL)
    }

    /// Whether it accepts a draw after so many moves of both sides.
    pub fn accepts_draw(&self, plies: u32) -> bool {
        match self.last {
            Some(Score::Worth(value)) => {
                let is_late = plies >= EARLY || self.even >= DULL;
                value <= WORSE || is_late && value <= EVEN
            }
            Some(Score::Loses(_)) => true,
            Some(Score::Wins(_)) | None => false,
        }
    }
}

/// Whether a game is lost for good, by one look at it.
pub fn is_hopeless(score: Score) -> bool {
    match score {
        Score::Worth(value) => value <= 2 * LOST,
        Score::Loses(_) => true,
        Score::Wins(_) => false,
    }
}

/// Whether a draw is welcome after so many moves of both sides, by one look at the game.
pub fn would_accept_draw(score: Score, plies: u32) -> bool {
    let mut temper = Temper::default();
    temper.note(score);
    let is_opening = plies < OPENING && matches!(score, Score::Worth(value) if value > MUCH_WORSE);
    !is_opening && temper.accepts_draw(plies)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(scores: &[Score]) -> Temper {
        let mut temper = Temper::default();
        for &score in scores {
            temper.note(score);
        }
        temper
    }

    #[test]
    fn a_game_is_given_up_only_when_it_stays_lost() {
        assert!(after(&[Score::Worth(-1_000); 4]).gives_up());
        assert!(
            after(&[Score::Worth(-950), Score::Worth(-2_000), Score::Loses(9), Score::Loses(8)]).gives_up()
        );
        assert!(!after(&[Score::Worth(-1_000); 3]).gives_up());
        assert!(!after(&[Score::Loses(3), Score::Loses(2), Score::Worth(-100), Score::Loses(1)]).gives_up());
        assert!(!Temper::default().gives_up());
    }

    #[test]
    fn a_draw_is_welcome_to_the_worse_side_and_late_in_an_even_game() {
        assert!(after(&[Score::Worth(-60)]).accepts_draw(10));
        assert!(!after(&[Score::Worth(0)]).accepts_draw(10));
        assert!(after(&[Score::Worth(5)]).accepts_draw(120));
        assert!(after(&[Score::Worth(5); 12]).accepts_draw(24));
        assert!(!after(&[Score::Worth(80)]).accepts_draw(120));
        assert!(!after(&[Score::Wins(4)]).accepts_draw(120));
        assert!(!Temper::default().accepts_draw(120));
    }

    #[test]
    fn in_the_opening_one_plays_on() {
        assert!(!would_accept_draw(Score::Worth(-60), 2));
        assert!(would_accept_draw(Score::Worth(-300), 10));
        assert!(would_accept_draw(Score::Worth(-60), 60));
    }

    #[test]
    fn a_draw_is_offered_now_and_then_in_a_dull_game() {
        assert!(after(&[Score::Worth(3); 12]).offers_draw(100));
        assert!(!after(&[Score::Worth(3); 13]).offers_draw(100));
        assert!(!after(&[Score::Worth(3); 12]).offers_draw(40));
        assert!(after(&[Score::Worth(3); 24]).offers_draw(48));
        assert!(!after(&[Score::Worth(100); 12]).offers_draw(100));
    }
}
