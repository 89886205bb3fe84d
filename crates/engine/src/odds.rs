//! How games end from a value.

/// How many of a thousand games are won, drawn and lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Odds {
    /// Won by the side whose value it is.
    pub win: u32,
    /// Drawn.
    pub draw: u32,
    /// Lost by that side.
    pub loss: u32,
}

/// How wins become more with a value: a logistic.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Curve {
    /// The value from which half of the games are won, above zero.
    pub even: f64,
    /// How much more it takes to win nearly three quarters of them.
    pub slope: f64,
}

impl Odds {
    /// Every game is won.
    pub const WIN: Odds = Odds { win: 1000, draw: 0, loss: 0 };
    /// Every game is drawn.
    pub const DRAW: Odds = Odds { win: 0, draw: 1000, loss: 0 };
    /// Every game is lost.
    pub const LOSS: Odds = Odds { win: 0, draw: 0, loss: 1000 };
}

impl Curve {
    /// That of all positions of chess together, for games of which none was measured.
    pub const USUAL: Curve = Curve { even: 120.0, slope: 120.0 };

    /// The odds of a value.
    pub fn odds(self, value: i32) -> Odds {
        let (win, loss) = (self.part(value), self.part(-value));
        Odds { win, draw: 1000 - win - loss, loss }
    }

    /// How likely it is to win.
    pub fn chance(self, value: i32) -> f64 {
        1.0 / (1.0 + ((self.even - f64::from(value)) / self.slope).exp())
    }

    fn part(self, value: i32) -> u32 {
        // Not rounded up, lest wins and losses be more than there are games.
        (1000.0 * self.chance(value)) as u32
    }

    /// A curve between this one and another.
    pub(crate) fn towards(self, other: Curve, part: f64) -> Curve {
        let mix = |one: f64, other: f64| one + (other - one) * part;
        Curve { even: mix(self.even, other.even), slope: mix(self.slope, other.slope) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_are_of_a_thousand_games() {
        for curve in [Curve::USUAL, Curve { even: 1.0, slope: 1.0 }] {
            for value in (-31_000..31_000).step_by(7) {
                let Odds { win, draw, loss } = curve.odds(value);
                assert_eq!(win + draw + loss, 1000, "{value}");
                assert_eq!(curve.odds(-value), Odds { win: loss, draw, loss: win });
            }
        }
        assert!(Curve::USUAL.odds(400).win > 800);
    }
}
