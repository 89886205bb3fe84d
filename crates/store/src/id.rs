//! Names of games that nobody can guess.

use std::{fmt, str::FromStr};

/// How many signs a name has: enough for 128 bits.
const LENGTH: usize = 22;
const SIGNS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// The opaque name of a game: 128 random bits as 22 letters and digits.
///
/// ```
/// let id = store::GameId::random();
/// assert_eq!(id.to_string().parse(), Ok(id));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(String);

/// The text is not the name of a game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected the name of a game, {LENGTH} letters and digits, got {0:?}")]
pub struct ParseGameIdError(String);

impl GameId {
    /// A name that no other game has.
    ///
    /// # Panics
    /// When the system has no random numbers to give.
    pub fn random() -> GameId {
        GameId::of(GameId::random_bits())
    }

    fn random_bits() -> u128 {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).expect("the system gives random numbers");
        u128::from_le_bytes(bytes)
    }

    /// A name behind those of earlier milliseconds and places, so that many are added fast.
    ///
    /// Forty-eight bits of it are random.
    pub(crate) fn in_order(unix: i64, place: i64) -> GameId {
        let random = GameId::random_bits() & ((1 << 48) - 1);
        GameId::of((unix.max(0) as u128) << 80 | u128::from(place as u32) << 48 | random)
    }

    /// The name that some bits make.
    pub(crate) fn of(mut bits: u128) -> GameId {
        let mut signs = [b'0'; LENGTH];
        for sign in signs.iter_mut().rev() {
            *sign = SIGNS[(bits % 62) as usize];
            bits /= 62;
        }
        GameId(signs.iter().map(|&sign| char::from(sign)).collect())
    }

    /// The name as a text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// A name as we wrote it ourselves.
    pub(crate) fn trusted(text: String) -> GameId {
        GameId(text)
    }
}

impl FromStr for GameId {
    type Err = ParseGameIdError;

    fn from_str(text: &str) -> Result<GameId, ParseGameIdError> {
        if text.len() == LENGTH && text.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Ok(GameId(text.to_owned()));
        }
        Err(ParseGameIdError(text.chars().take(2 * LENGTH).collect()))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for GameId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "GameId({})", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_differ_and_are_read_as_written() {
        let (one, other) = (GameId::random(), GameId::random());
        assert_ne!(one, other);
        assert_eq!(one.as_str().parse(), Ok(one.clone()));
        assert_eq!(GameId::of(u128::MAX).as_str().len(), LENGTH);
    }

    #[test]
    fn names_in_order_are_in_order_and_differ() {
        let now = 1_800_000_000_000;
        assert!(GameId::in_order(now, 9) < GameId::in_order(now, 10));
        assert!(GameId::in_order(now, 9) < GameId::in_order(now + 1, 1));
        assert_ne!(GameId::in_order(now, 9), GameId::in_order(now, 9));
        assert!(GameId::in_order(i64::MAX, i64::MAX).as_str().parse::<GameId>().is_ok());
    }

    #[test]
    fn other_texts_are_no_names() {
        for text in
            ["", "abc", "0123456789012345678901é", "../../../../../etc/pas", "01234567890123456789012"]
        {
            assert!(text.parse::<GameId>().is_err(), "{text}");
        }
    }
}
