//! The count at the end, once it is agreed what is dead.
//!
//! Read this file (the result), `land` (what surrounds what), then `seki` (points
//! that do not count).

mod land;
mod seki;

use std::fmt;

use game::{ByColor, Color, Outcome};

use crate::{Point, Points, Position, Scoring, Size, Tax, position::COUNTED};
use land::Land;

/// Whose a point is at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Owner {
    /// One side's: its stone stands there, or it surrounds the point.
    Side(Color),
    /// Nobody's, or it does not count.
    Nobody,
    /// The point is not part of the game.
    Outside,
}

/// The count of a finished game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Score {
    size: Size,
    owners: Vec<Owner>,
    seki: Vec<bool>,
    /// The stones that were taken off as dead.
    pub dead: Vec<Point>,
    /// The living stones of each side.
    pub stones: ByColor<u32>,
    /// The surrounded points of each side that count.
    pub territory: ByColor<u32>,
    /// What each side has taken, dead stones included.
    pub prisoners: ByColor<u32>,
    /// What White gets besides: komi, compensation, the button.
    pub bonus: Points,
    /// What each side has in all.
    pub totals: ByColor<Points>,
}

impl Score {
    /// Counts a position without the chains on some points.
    pub(crate) fn of(position: &Position, dead: &[Point]) -> Score {
        let rules = position.rules();
        let land = Land::after(position.board(), dead);
        let mut prisoners = position.prisoners();
        for &point in &land.dead {
            let color = position.board().stone(point).expect("a dead stone");
            prisoners[!color] += 1;
        }
        let counted = land.counted(rules);
        let owners: Vec<Owner> = land.size.points().map(|point| land.owner(point, &counted)).collect();
        let stones = ByColor::new_with(|color| land.stones(color));
        let territory = ByColor::new_with(|color| {
            let surrounded = counted.iter().filter(|owner| **owner == Some(color)).count() as u32;
            if rules.tax == Tax::All { surrounded - land.group_tax(color, &counted) } else { surrounded }
        });
        let bonus = position.bonus();
        let totals = ByColor::new_with(|color| {
            let more = match rules.scoring {
                Scoring::Area => stones[color],
                Scoring::Territory => prisoners[color],
            };
            let board = Points::whole((territory[color] + more) as i32);
            if color == Color::White { board + bonus } else { board }
        });
        Score {
            size: land.size,
            owners,
            seki: land.in_seki(),
            dead: land.dead,
            stones,
            territory,
            prisoners,
            bonus,
            totals,
        }
    }

    /// Whose a point is; beyond the board, it is not part of the game.
    pub fn owner(&self, point: Point) -> Owner {
        if self.size.contains(point) { self.owners[self.size.index(point)] } else { Owner::Outside }
    }

    /// Whether a living stone stands there that lives by seki alone.
    pub fn is_in_seki(&self, point: Point) -> bool {
        self.size.contains(point) && self.seki[self.size.index(point)]
    }

    /// Every point's owner, row by row from below.
    pub fn owners(&self) -> &[Owner] {
        &self.owners
    }

    /// By how much Black is ahead; less than zero if White is.
    pub fn lead(&self) -> Points {
        self.totals.black - self.totals.white
    }

    /// The winner, if there is one.
    pub fn winner(&self) -> Option<Color> {
        match self.lead() {
            Points::ZERO => None,
            lead => Some(Color::from_white(lead < Points::ZERO)),
        }
    }

    /// Who won, by the count.
    pub fn outcome(&self) -> Outcome {
        self.winner().map_or(Outcome::draw(COUNTED), |winner| Outcome::win(winner, COUNTED))
    }
}

/// `B+3.5`, `W+1`, or `0` when nobody is ahead.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.winner() {
            Some(Color::Black) => write!(f, "B+{}", self.lead().abs()),
            Some(Color::White) => write!(f, "W+{}", self.lead().abs()),
            None => f.write_str("0"),
        }
    }
}
