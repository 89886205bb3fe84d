//! The two sides of a game.

use std::{
    fmt,
    ops::{Index, IndexMut, Not},
    str::FromStr,
};

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One of the two sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Color {
    /// The light side.
    White,
    /// The dark side.
    Black,
}

impl Color {
    /// Both sides, White first.
    pub const ALL: [Color; 2] = [Color::White, Color::Black];

    /// White for `true`, Black for `false`.
    pub const fn from_white(white: bool) -> Color {
        if white { Color::White } else { Color::Black }
    }

    /// Whether this is White.
    pub const fn is_white(self) -> bool {
        matches!(self, Color::White)
    }
}

impl Not for Color {
    type Output = Color;

    fn not(self) -> Color {
        Color::from_white(!self.is_white())
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(if self.is_white() { "white" } else { "black" })
    }
}

/// The text is not a colour.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected white or black, got {0:?}")]
pub struct ParseColorError(String);

impl FromStr for Color {
    type Err = ParseColorError;

    fn from_str(text: &str) -> Result<Color, ParseColorError> {
        match text.to_ascii_lowercase().as_str() {
            "white" | "w" => Ok(Color::White),
            "black" | "b" => Ok(Color::Black),
            _ => Err(ParseColorError(text.to_owned())),
        }
    }
}

/// Something that each side has one of.
///
/// ```
/// use game::{ByColor, Color};
///
/// let mut prisoners = ByColor { white: 0, black: 3 };
/// prisoners[Color::White] += 1;
/// assert_eq!(prisoners[Color::White], 1);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS)]
pub struct ByColor<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

impl<T> ByColor<T> {
    /// Asks `make` for the value of each side.
    pub fn new_with(mut make: impl FnMut(Color) -> T) -> ByColor<T> {
        ByColor { white: make(Color::White), black: make(Color::Black) }
    }

    /// What White had for Black, and the other way round.
    pub fn swapped(self) -> ByColor<T> {
        ByColor { white: self.black, black: self.white }
    }

    /// The same question asked of both values.
    pub fn map<U>(self, mut f: impl FnMut(T) -> U) -> ByColor<U> {
        ByColor { white: f(self.white), black: f(self.black) }
    }

    /// Both sides with their values, White first.
    pub fn iter(&self) -> impl Iterator<Item = (Color, &T)> {
        Color::ALL.into_iter().map(|color| (color, &self[color]))
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    #[inline(always)]
    fn index(&self, color: Color) -> &T {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    #[inline(always)]
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }
}
