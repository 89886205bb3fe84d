//! Which rules hold: a value, and the sets that have a name.
//!
//! Read this file, `komi` (points), `name` (what sets are called), `text` (how rules
//! are written), then `katago` (how `KataGo` has them over GTP).

mod katago;
mod komi;
mod name;
mod text;

pub use komi::{ParsePointsError, Points};
pub use text::ParseRulesError;

/// Which repetitions are forbidden.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ko {
    /// To take back at once the single stone that took a single stone.
    Simple,
    /// To make a position that has been on the board before.
    Positional,
    /// To make such a position with the same side to move, however it was reached.
    Situational,
    /// To make a position that one's own play had made before.
    Natural,
}

/// What counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// One's stones and what they surround.
    Area,
    /// What one's stones surround, and what they have taken.
    Territory,
}

/// Which surrounded points do not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tax {
    /// All count.
    None,
    /// Those of groups in seki do not.
    Seki,
    /// Nor do two of each living group.
    All,
}

/// Where handicap stones go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Placement {
    /// On the marked points.
    Fixed,
    /// Where Black likes.
    Free,
}

/// What White gets for the handicap stones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Compensation {
    /// Nothing.
    None,
    /// A point for each.
    Each,
    /// A point for each but one.
    EachButOne,
}

/// The rules of a game; any of them go together.
///
/// ```
/// use go::{Ko, Rules};
///
/// let rules: Rules = "koPOSITIONALscoreAREAsui1".parse()?;
/// assert_eq!(rules.ko, Ko::Positional);
/// assert_eq!("japanese".parse::<Rules>()?, Rules::JAPANESE);
/// # Ok::<(), go::ParseRulesError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Which repetitions are forbidden.
    pub ko: Ko,
    /// Whether several stones may die by their own side's move; one alone never may.
    pub suicide: bool,
    /// What counts.
    pub scoring: Scoring,
    /// Which surrounded points do not count.
    pub tax: Tax,
    /// What White gets for moving second.
    pub komi: Points,
    /// Where handicap stones go.
    pub placement: Placement,
    /// What White gets for the handicap stones.
    pub compensation: Compensation,
    /// Whether who passes gives the other side a prisoner.
    pub pass_stones: bool,
    /// Whether the game ends only with a pass of White.
    pub white_passes_last: bool,
    /// Whether dead stones may be left on the board; see [`Rules::has_marking`].
    pub friendly_pass: bool,
    /// Whether the first pass takes a button that is worth half a point.
    pub button: bool,
}

impl Rules {
    /// Tromp and Taylor's.
    pub const TROMP_TAYLOR: Rules = Rules {
        ko: Ko::Positional,
        suicide: true,
        scoring: Scoring::Area,
        tax: Tax::None,
        komi: Points::halves(15),
        placement: Placement::Free,
        compensation: Compensation::None,
        pass_stones: false,
        white_passes_last: false,
        friendly_pass: false,
        button: false,
    };
    /// Chinese; the position must not repeat.
    pub const CHINESE: Rules = Rules {
        suicide: false,
        placement: Placement::Fixed,
        compensation: Compensation::Each,
        friendly_pass: true,
        ..Rules::TROMP_TAYLOR
    };
    /// Japanese; a game whose position repeats may end without a result.
    pub const JAPANESE: Rules = Rules {
        ko: Ko::Simple,
        scoring: Scoring::Territory,
        tax: Tax::Seki,
        komi: Points::halves(13),
        compensation: Compensation::None,
        ..Rules::CHINESE
    };
    /// Korean, as the Japanese.
    pub const KOREAN: Rules = Rules::JAPANESE;
    /// Those of the American Go Association.
    pub const AGA: Rules = Rules {
        ko: Ko::Situational,
        compensation: Compensation::EachButOne,
        pass_stones: true,
        white_passes_last: true,
        ..Rules::CHINESE
    };
    /// New Zealand's.
    pub const NEW_ZEALAND: Rules =
        Rules { ko: Ko::Situational, komi: Points::whole(7), friendly_pass: true, ..Rules::TROMP_TAYLOR };
    /// Close to Ing's.
    pub const ING: Rules = Rules { friendly_pass: true, ..Rules::TROMP_TAYLOR };

    /// Whether the sides agree on dead stones once both have passed.
    ///
    /// Else dead stones must be taken by playing, and all that stand are alive. Under
    /// territory scoring that would cost points, so there both always agree.
    pub fn has_marking(&self) -> bool {
        self.friendly_pass || self.scoring == Scoring::Territory
    }

    /// What White gets for so many handicap stones.
    ///
    /// One stone is no handicap: Black only moves first.
    pub fn compensation_for(&self, stones: u32) -> Points {
        let points = match self.compensation {
            _ if stones < 2 => 0,
            Compensation::None => 0,
            Compensation::Each => stones,
            Compensation::EachButOne => stones - 1,
        };
        Points::whole(points as i32)
    }
}

impl Default for Rules {
    fn default() -> Rules {
        Rules::CHINESE
    }
}
