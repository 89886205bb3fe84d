//! Values as the language writes them.

use game::{ByColor, Color, Quoted};

use super::Fault;
use crate::variant::{Army, Kind, Kinds, Region, Square, Wings, Worth};

/// What is wrong with a value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum ValueError {
    /// This is not of its key's kind.
    Unexpected(Quoted),
    /// It is of that kind, and something else is wrong with it.
    Faulty(Fault),
}

use ValueError::{Faulty, Unexpected};

impl From<Fault> for ValueError {
    fn from(fault: Fault) -> ValueError {
        Faulty(fault)
    }
}

type Read<T> = Result<T, ValueError>;

fn unexpected<T>(text: &str) -> Read<T> {
    Err(Unexpected(Quoted::new(text)))
}

/// Kinds of pieces given by their letters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Letters {
    /// All of them.
    pub(super) kinds: Kinds,
    /// The last that was named; [`Kind::ANY`] if none was.
    pub(super) last: Kind,
}

pub(super) fn boolean(text: &str) -> Read<bool> {
    match text {
        "true" => Ok(true),
        "false" => Ok(false),
        _ => unexpected(text),
    }
}

pub(super) fn number(text: &str, min: u32, max: u32) -> Read<u32> {
    match text.parse() {
        Ok(number) if (min..=max).contains(&number) => Ok(number),
        _ => unexpected(text),
    }
}

/// A file by its letter or number, counted from 0.
pub(super) fn file(text: &str) -> Read<u8> {
    let found = match text.as_bytes() {
        [letter] if letter.is_ascii_alphabetic() => Some(letter.to_ascii_lowercase() - b'a'),
        _ => text.parse::<u8>().ok().and_then(|number| number.checked_sub(1)),
    };
    found.filter(|&file| file < Square::FILES).ok_or_else(|| Unexpected(Quoted::new(text)))
}

/// A rank by its number, counted from 0.
pub(super) fn rank(text: &str) -> Read<u8> {
    Ok(number(text, 1, u32::from(Square::RANKS))? as u8 - 1)
}

pub(super) fn worth(text: &str) -> Read<Worth> {
    match text {
        "win" => Ok(Worth::Win),
        "loss" => Ok(Worth::Loss),
        "draw" => Ok(Worth::Draw),
        _ => unexpected(text),
    }
}

pub(super) fn optional_worth(text: &str) -> Read<Option<Worth>> {
    if text == "none" { Ok(None) } else { worth(text).map(Some) }
}

/// Squares, ranks `*8` and files `e*`, with spaces between; `-` for none.
pub(super) fn region(text: &str) -> Read<Region> {
    let mut region = Region::EMPTY;
    for part in text.split_whitespace().take_while(|&part| part != "-") {
        region |= region_part(part).ok_or_else(|| Fault::RegionUnknown { text: Quoted::new(part) })?;
    }
    Ok(region)
}

fn region_part(part: &str) -> Option<Region> {
    let (first, rest) = part.split_at_checked(1)?;
    match (first, rest) {
        ("*", digits) => Some(Region::rank(rank(digits).ok()?)),
        (letter, "*") if is_letter(letter) => Some(Region::file(file(letter).ok()?)),
        (letter, digits) if is_letter(letter) => {
            Square::new(file(letter).ok()?, rank(digits).ok()?).map(Region::of)
        }
        _ => None,
    }
}

fn is_letter(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_alphabetic())
}

fn kind(army: &Army, letter: char) -> Read<Kind> {
    army.kind_of(letter.to_ascii_uppercase()).ok_or(Faulty(Fault::LetterUnknown { letter }))
}

/// The letter of one piece.
pub(super) fn piece(text: &str, army: &Army) -> Read<Kind> {
    let mut signs = text.chars();
    match (signs.next(), signs.next()) {
        (Some(letter), None) if letter.is_ascii_alphabetic() => kind(army, letter),
        _ => unexpected(text),
    }
}

/// The letter of one piece, or `*`.
pub(super) fn piece_or_any(text: &str, army: &Army) -> Read<Kind> {
    if text == "*" { Ok(Kind::ANY) } else { piece(text, army) }
}

/// The letter of one piece, or `-`.
pub(super) fn piece_or_none(text: &str, army: &Army) -> Read<Option<Kind>> {
    if text == "-" { Ok(None) } else { piece(text, army).map(Some) }
}

/// Letters of pieces, with or without spaces, up to a `-`.
pub(super) fn pieces(text: &str, army: &Army, any: bool) -> Read<Letters> {
    let mut letters = Letters { kinds: Kinds::NONE, last: Kind::ANY };
    for sign in text.chars().filter(|sign| !sign.is_whitespace()).take_while(|&sign| sign != '-') {
        letters.last = match sign {
            '*' if any => Kind::ANY,
            '*' => return Err(Fault::AnyMeaningless.into()),
            letter => kind(army, letter)?,
        };
        letters.kinds = letters.kinds.with(letters.last);
    }
    Ok(letters)
}

/// Pairs such as `q:1 r:2`, or `-` for none.
fn pairs(text: &str) -> impl Iterator<Item = Read<(char, &str)>> {
    text.split_whitespace().take_while(|&part| part != "-").map(|part| {
        let (left, right) = part.split_once(':').ok_or_else(|| Unexpected(Quoted::new(part)))?;
        let mut signs = left.chars();
        match (signs.next(), signs.next()) {
            (Some(letter), None) if letter.is_ascii_alphabetic() => Ok((letter, right)),
            _ => unexpected(part),
        }
    })
}

/// Letters with numbers.
pub(super) fn limits(text: &str, army: &Army) -> Read<Vec<(Kind, u8)>> {
    let read = |pair: Read<(char, &str)>| {
        let (letter, right) = pair?;
        Ok((kind(army, letter)?, number(right, 0, Square::COUNT as u32)? as u8))
    };
    pairs(text).map(read).collect()
}

/// Letters with letters, or with `-` for nothing.
pub(super) fn kind_pairs(text: &str, army: &Army) -> Read<Vec<(Kind, Option<Kind>)>> {
    let read = |pair: Read<(char, &str)>| {
        let (letter, right) = pair?;
        Ok((kind(army, letter)?, piece_or_none(right, army)?))
    };
    pairs(text).map(read).collect()
}

/// Spare letters, in upper case, with the kinds they stand for.
pub(super) fn synonyms(text: &str, army: &Army) -> Read<Vec<(char, Kind)>> {
    let read = |pair: Read<(char, &str)>| {
        let (spare, right) = pair?;
        let (spare, kind) = (spare.to_ascii_uppercase(), piece(right, army)?);
        match army.kind_of(spare) {
            Some(other) if other != kind => Err(Fault::LetterTaken { letter: spare }.into()),
            _ => Ok((spare, kind)),
        }
    };
    pairs(text).map(read).collect()
}

/// Rights to castle, up to a `-`.
pub(super) fn rights(text: &str) -> Read<ByColor<Wings>> {
    let mut rights = ByColor { white: Wings::default(), black: Wings::default() };
    for sign in text.chars().filter(|sign| !sign.is_whitespace()).take_while(|&sign| sign != '-') {
        let color = Color::from_white(sign.is_ascii_uppercase());
        match sign.to_ascii_lowercase() {
            'k' => rights[color].kingside = true,
            'q' => rights[color].queenside = true,
            _ => return unexpected(text),
        }
    }
    Ok(rights)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_files_and_ranks_keep_their_limits() {
        assert_eq!((file("a"), file("L"), file("12")), (Ok(0), Ok(11), Ok(11)));
        assert!(["m", "13", "0", "", "é", "aa"].iter().all(|text| file(text).is_err()));
        assert_eq!((rank("1"), rank("10")), (Ok(0), Ok(9)));
        assert!(["0", "11", "-1", "x", "1.5"].iter().all(|text| rank(text).is_err()));
        assert_eq!(number("99999999999", 0, 5), unexpected("99999999999"));
    }

    #[test]
    fn a_region_is_squares_ranks_and_files() {
        assert_eq!(region("e4").map(Region::len), Ok(1));
        assert_eq!(region("*8 a*").map(Region::len), Ok(21));
        assert_eq!(region("L10 - e4").map(Region::len), Ok(1));
        assert_eq!(region("-"), Ok(Region::EMPTY));
        for text in ["e", "m1", "e11", "*", "*0", "**", "4e", "é4", "e4,e5"] {
            assert!(region(text).is_err(), "{text}");
        }
    }

    #[test]
    fn letters_name_pieces_of_the_game_only() {
        let army = Army::default();
        assert_eq!(piece("q", &army), Ok(Kind::QUEEN));
        assert_eq!(piece("x", &army), Err(Fault::LetterUnknown { letter: 'x' }.into()));
        assert!(piece("qq", &army).is_err());
        let letters = pieces("n B-x", &army, false).unwrap();
        assert_eq!((letters.kinds, letters.last), (Kinds::of(&[Kind::KNIGHT, Kind::BISHOP]), Kind::BISHOP));
        assert_eq!(pieces("*", &army, false), Err(Fault::AnyMeaningless.into()));
        assert!(pieces("*", &army, true).unwrap().kinds.contains(Kind::ANY));
    }

    #[test]
    fn pairs_have_a_colon() {
        let army = Army::default();
        assert_eq!(limits("q:1 R:2", &army), Ok(vec![(Kind::QUEEN, 1), (Kind::ROOK, 2)]));
        assert_eq!(
            kind_pairs("n:q b:-", &army),
            Ok(vec![(Kind::KNIGHT, Some(Kind::QUEEN)), (Kind::BISHOP, None)])
        );
        assert_eq!(synonyms("h:n", &army), Ok(vec![('H', Kind::KNIGHT)]));
        assert_eq!(synonyms("b:n", &army), Err(Fault::LetterTaken { letter: 'B' }.into()));
        assert!(
            limits("q1", &army).is_err() && limits("q:", &army).is_err() && limits("q:x", &army).is_err()
        );
    }
}
