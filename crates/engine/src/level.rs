//! How strong our engines play: levels from a player who moves at random to all we can.
//!
//! A level is a number of positions and a measure of errors, never a time, so that it
//! is the same on every machine. `docs/levels.md` has the ladder by which the numbers
//! were chosen.

use std::{fmt, str::FromStr};

use search::Frailty;

/// A level of play, from 0 (moves at random) to 9 (as strong as can be).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// The names of levels.
const NAMES: [(&str, Level); 4] = [
    ("novice", Level::NOVICE),
    ("beginner", Level::BEGINNER),
    ("intermediate", Level::INTERMEDIATE),
    ("advanced", Level::ADVANCED),
];

impl Level {
    /// Moves at random.
    pub const NOVICE: Level = Level(0);
    /// Has just learnt the rules.
    pub const BEGINNER: Level = Level(1);
    /// Sees most threats.
    pub const INTERMEDIATE: Level = Level(4);
    /// Would do well in a club.
    pub const ADVANCED: Level = Level(7);
    /// As strong as can be.
    pub const FULL: Level = Level(9);

    /// A level by its number.
    pub fn new(number: u8) -> Option<Level> {
        (number <= Level::FULL.0).then_some(Level(number))
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All of them, the weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (0..=Level::FULL.0).map(Level)
    }

    /// How it plays.
    pub fn strength(self) -> Strength {
        LEVELS.get(usize::from(self.0)).copied().unwrap_or(Strength::FULL)
    }
}

/// A text that names no level.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no level: it is a number from 0 to 9, novice, beginner, intermediate or advanced")]
pub struct ParseLevelError(String);

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Level, ParseLevelError> {
        let named = NAMES.iter().find(|(name, _)| name.eq_ignore_ascii_case(text)).map(|(_, level)| *level);
        let numbered = || text.parse().ok().and_then(Level::new);
        named.or_else(numbered).ok_or_else(|| ParseLevelError(text.to_owned()))
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// How far a player looks, and how it errs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Strength {
    /// How many positions it looks at for a move; none if as many as there is time for.
    pub nodes: Option<u64>,
    /// How many moves it looks ahead at most.
    pub depth: Option<u32>,
    /// How many of a thousand quiet moves it overlooks.
    oversight: u32,
    /// In how many of a thousand lines it does not see what can be taken at the end.
    haste: u32,
    /// By how much it misjudges a position at most, in hundredths of a pawn.
    blur: i32,
}

/// How each level below the last plays.
const LEVELS: [Strength; 9] = [
    Strength::frail(1, 1, Frailty::BLIND, 0, 0),
    Strength::frail(300, 2, 330, 400, 165),
    Strength::frail(600, 2, 210, 230, 120),
    Strength::frail(1_200, 3, 150, 120, 85),
    Strength::frail(2_000, 5, 100, 65, 60),
    Strength::frail(3_000, 6, 60, 35, 45),
    Strength::frail(4_000, 8, 25, 10, 25),
    Strength::frail(8_000, 64, 0, 0, 10),
    Strength::sure(25_000),
];

/// What some strengths are rated on the scale of Stockfish's `UCI_Elo`, the weakest first.
const RATED: [(u32, Strength); 11] = [
    (600, LEVELS[1]),
    (800, LEVELS[2]),
    (1_000, LEVELS[3]),
    (1_400, LEVELS[4]),
    (1_575, LEVELS[5]),
    (1_825, LEVELS[6]),
    (1_920, LEVELS[7]),
    (2_045, LEVELS[8]),
    (2_160, Strength::sure(100_000)),
    (2_270, Strength::sure(400_000)),
    (2_380, Strength::sure(1_600_000)),
];

/// The ratings that can be asked for.
pub const RATINGS: (u32, u32) = (RATED[0].0, RATED[RATED.len() - 1].0);

impl Strength {
    /// As strong as can be.
    pub const FULL: Strength = Strength { nodes: None, depth: None, oversight: 0, haste: 0, blur: 0 };

    const fn frail(nodes: u64, depth: u32, oversight: u32, haste: u32, blur: i32) -> Strength {
        Strength { nodes: Some(nodes), depth: Some(depth), oversight, haste, blur }
    }

    /// One that makes no errors.
    const fn sure(nodes: u64) -> Strength {
        Strength::frail(nodes, 64, 0, 0, 0)
    }

    /// That of a rating, between those that are rated.
    pub fn of_rating(rating: u32) -> Strength {
        let rating = rating.clamp(RATINGS.0, RATINGS.1);
        let above = RATED.iter().position(|&(known, _)| known >= rating).unwrap_or(RATED.len() - 1);
        let (high, strong) = RATED[above];
        let (low, weak) = RATED[above.saturating_sub(1)];
        let part = f64::from(rating - low) / f64::from((high - low).max(1));
        strong.mixed_with(weak, part)
    }

    /// So much of itself, and the rest of a weaker one.
    fn mixed_with(self, weak: Strength, part: f64) -> Strength {
        let mix = |weak: f64, strong: f64| weak + (strong - weak) * part;
        // Each doubling of positions is worth as much as the one before.
        let mix_nodes = |(strong, weak)| mix((weak as f64).ln(), (strong as f64).ln()).exp().round() as u64;
        Strength {
            nodes: self.nodes.zip(weak.nodes).map(mix_nodes),
            depth: self.depth.zip(weak.depth).map(|(strong, weak)| strong.max(weak)),
            oversight: mix(f64::from(weak.oversight), f64::from(self.oversight)).round() as u32,
            haste: mix(f64::from(weak.haste), f64::from(self.haste)).round() as u32,
            blur: mix(f64::from(weak.blur), f64::from(self.blur)).round() as i32,
        }
    }

    /// Its errors, which another number makes others; none if it makes none.
    pub fn frailty(self, seed: u64) -> Option<Frailty> {
        let Strength { oversight, haste, blur, .. } = self;
        let errs = oversight > 0 || haste > 0 || blur > 0;
        errs.then_some(Frailty { seed, oversight, haste, blur })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_have_numbers_and_some_have_names() {
        assert_eq!("Novice".parse(), Ok(Level::NOVICE));
        assert_eq!("beginner".parse::<Level>().map(Level::number), Ok(1));
        assert_eq!("intermediate".parse::<Level>().map(Level::number), Ok(4));
        assert_eq!("advanced".parse::<Level>().map(Level::number), Ok(7));
        assert_eq!("9".parse(), Ok(Level::FULL));
        for wrong in ["10", "-1", "", "expert", "4.5"] {
            assert!(wrong.parse::<Level>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn each_level_errs_less_or_looks_further() {
        let strengths: Vec<Strength> = Level::all().map(Level::strength).collect();
        for pair in strengths.windows(2) {
            assert!(pair[0].nodes.unwrap() < pair[1].nodes.unwrap_or(u64::MAX));
            assert!(pair[0].oversight >= pair[1].oversight);
        }
        // The lowest level sees nothing that it could misjudge.
        for pair in strengths[1..].windows(2) {
            assert!(pair[0].haste >= pair[1].haste && pair[0].blur >= pair[1].blur);
        }
        assert_eq!(Level::FULL.strength(), Strength::FULL);
        assert_eq!(Level::FULL.strength().frailty(1), None);
    }

    #[test]
    fn ratings_pass_through_what_is_rated() {
        for (rating, strength) in &RATED {
            assert_eq!(Strength::of_rating(*rating).nodes, strength.nodes, "{rating}");
            assert_eq!(Strength::of_rating(*rating).oversight, strength.oversight, "{rating}");
        }
        let nodes = |rating| Strength::of_rating(rating).nodes.unwrap();
        for rating in (RATINGS.0..RATINGS.1).step_by(10) {
            assert!(nodes(rating) <= nodes(rating + 10));
        }
        assert_eq!(Strength::of_rating(0), Strength::of_rating(RATINGS.0));
        assert_eq!(Strength::of_rating(9_999), Strength::of_rating(RATINGS.1));
    }
}
