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
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).expect("the system gives random numbers");
        GameId::of(u128::from_le_bytes(bytes))
    }

    fn of(mut bits: u128) -> GameId {
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
    fn other_texts_are_no_names() {
        for text in
            ["", "abc", "0123456789012345678901é", "../../../../../etc/pas", "01234567890123456789012"]
        {
            assert!(text.parse::<GameId>().is_err(), "{text}");
        }
    }
}
