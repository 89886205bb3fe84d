//! Writing a time control, and the tags that carry it in a PGN file.

use std::{fmt, time::Duration};

use super::{
    control::{Credit, Delay, Overtime, Period, TimeControl, TimeSystem},
    error::ParseTimeControlError,
    read::{admit, read_side},
};
use crate::{ByColor, Color};

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (white, black) = (self.side(Color::White), self.side(Color::Black));
        if self.is_equal() { write!(f, "{white}") } else { write!(f, "{white} vs {black}") }
    }
}

impl fmt::Display for TimeSystem {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            TimeSystem::Unknown => f.write_str("?"),
            TimeSystem::Unlimited => f.write_str("-"),
            TimeSystem::Hourglass(time) => write!(f, "*{}", Seconds(*time)),
            TimeSystem::Overtime { main, then: Overtime::ByoYomi { periods, time } } => {
                write!(f, "{}+{periods}x{}", Seconds(*main), Seconds(*time))
            }
            TimeSystem::Overtime { main, then: Overtime::Canadian { moves, time } } => {
                write!(f, "{}+{moves}/{} canadian", Seconds(*main), Seconds(*time))
            }
            TimeSystem::Periods { periods, credit } => {
                for (index, period) in periods.iter().enumerate() {
                    f.write_str(if index == 0 { "" } else { ":" })?;
                    write!(f, "{period}")?;
                }
                f.write_str(match credit {
                    Credit::AfterMove => "",
                    Credit::BeforeMove => " fide",
                })
            }
        }
    }
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        write!(f, "{}", Seconds(self.time))?;
        if !self.increment.is_zero() {
            write!(f, "+{}", Seconds(self.increment))?;
        }
        match self.delay {
            Delay::None => Ok(()),
            Delay::Simple(time) => write!(f, "d{}", Seconds(time)),
            Delay::Bronstein(time) => write!(f, "b{}", Seconds(time)),
        }
    }
}

/// A time in seconds with the decimals it needs.
struct Seconds(Duration);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.0.as_secs())?;
        match self.0.subsec_nanos() {
            0 => Ok(()),
            nanos => write!(f, ".{}", format!("{nanos:09}").trim_end_matches('0')),
        }
    }
}

impl TimeControl {
    /// The PGN tag of a control that is the same for both sides.
    pub const TAG: &str = "TimeControl";
    /// The PGN tags of the two sides where they differ.
    pub const SIDE_TAGS: ByColor<&str> = ByColor { white: "WhiteTimeControl", black: "BlackTimeControl" };

    /// The tags that carry this control in a PGN file, with their values.
    ///
    /// ```
    /// let odds: game::TimeControl = "300 vs 60".parse()?;
    /// assert_eq!(
    ///     odds.pgn_tags(),
    ///     [("WhiteTimeControl", "300".to_owned()), ("BlackTimeControl", "60".to_owned())]
    /// );
    /// # Ok::<(), game::ParseTimeControlError>(())
    /// ```
    pub fn pgn_tags(&self) -> Vec<(&'static str, String)> {
        if self.is_equal() {
            return vec![(TimeControl::TAG, self.to_string())];
        }
        Color::ALL.map(|color| (TimeControl::SIDE_TAGS[color], self.side(color).to_string())).to_vec()
    }

    /// The control that the tags of a PGN file give; `tag` finds one by name.
    ///
    /// A tag of one side goes before the common one. What no tag says is unknown.
    ///
    /// ```
    /// use game::TimeControl;
    ///
    /// let control = TimeControl::from_pgn_tags(|name| match name {
    ///     "TimeControl" => Some("300+3"),
    ///     "BlackTimeControl" => Some("60"),
    ///     _ => None,
    /// })?;
    /// assert_eq!(control.to_string(), "300+3 vs 60");
    /// # Ok::<(), game::ParseTimeControlError>(())
    /// ```
    ///
    /// # Errors
    /// When a tag's value cannot be read, or not be played.
    pub fn from_pgn_tags<'a>(
        mut tag: impl FnMut(&str) -> Option<&'a str>,
    ) -> Result<TimeControl, ParseTimeControlError> {
        let own = ByColor::new_with(|color| tag(TimeControl::SIDE_TAGS[color]));
        let common = match own {
            ByColor { white: Some(white), black: Some(black) } => {
                return admit(ByColor { white: read_side(white)?, black: read_side(black)? });
            }
            _ => tag(TimeControl::TAG).map_or(Ok(TimeControl::UNKNOWN), str::parse)?,
        };
        let side = |color: Color| match own[color] {
            Some(text) => read_side(text),
            None => Ok(common.side(color).clone()),
        };
        admit(ByColor { white: side(Color::White)?, black: side(Color::Black)? })
    }
}
