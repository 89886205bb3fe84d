//! Betza's notation: how a piece moves, in a few letters.
//!
//! An atom is a leap (`W` one step straight, `F` one diagonally, `D A H` two or
//! three of them, `N` the knight's, `C` or `L`, `J` or `Z`, `G`) or a ride (`R`,
//! `B`, `Q`; an atom doubled or with a number rides too). Before it stand
//! modifiers: `m` only to go, `c` only to take, directions, `n` stopped by what
//! stands between, `p` and `g` over another piece, `i` only as a first move,
//! `e` also in passing.

use game::{Quoted, sentences};

/// One way in which a piece moves, seen by White.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Way {
    /// How many files to the right.
    pub files: i8,
    /// How many ranks up.
    pub ranks: i8,
    /// Whether it takes; else it only goes to empty squares.
    pub takes: bool,
    /// Whether only from the squares of first moves.
    pub initial: bool,
    /// How far, and over what.
    pub stride: Stride,
}

/// How far a way leads, and over what.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stride {
    /// One leap, whatever stands between.
    Leap,
    /// One leap that anything between forbids.
    Lame,
    /// Again and again, at most so many times; 0 for any number.
    Ride(u8),
    /// Riding on behind the first piece met, at most so many steps in all; 0 for any.
    Hop(u8),
    /// To the square just behind the first piece met.
    Grasshop,
}

impl Stride {
    /// Ways of the same sort in one direction replace each other.
    fn sort(self) -> u8 {
        match self {
            Stride::Leap | Stride::Lame => 0,
            Stride::Ride(_) => 1,
            Stride::Hop(_) | Stride::Grasshop => 2,
        }
    }
}

/// A piece's moves as its notation says them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Betza {
    /// Every way, in the order of the text.
    pub ways: Vec<Way>,
    /// Whether it takes in passing (`e`).
    pub en_passant: bool,
    /// Whether a first move was said to take, which none does.
    pub initial_capture: bool,
}

sentences! {
    /// What is wrong with a piece's notation.
    pub enum BetzaError {
        Sign { sign: Quoted, place: usize } = "moves-sign",
            "{sign} (sign {place}) is no part of the piece notation that is understood here";
        Dangling { modifiers: Quoted } = "moves-dangling", "the modifiers {modifiers} at the end belong to no move";
        Long { steps: Quoted } = "moves-long", "a ride is counted up to 9 steps, not {steps}";
        LameRide { atom: char } = "moves-lame-ride",
            "rides that are stopped on the way (n before {atom}) are not understood here";
        Hop { atom: char } = "moves-hop",
            "hops (p or g before {atom}) go along ranks, files and diagonals only";
    }
}

/// An atom: its leaps in the first octant, as (long, short), and whether it rides.
fn atom(sign: char) -> Option<(&'static [(i8, i8)], bool)> {
    Some(match sign {
        'W' => (&[(1, 0)], false),
        'F' => (&[(1, 1)], false),
        'D' => (&[(2, 0)], false),
        'N' => (&[(2, 1)], false),
        'A' => (&[(2, 2)], false),
        'H' => (&[(3, 0)], false),
        'L' | 'C' => (&[(3, 1)], false),
        'J' | 'Z' => (&[(3, 2)], false),
        'G' => (&[(3, 3)], false),
        'K' => (&[(1, 0), (1, 1)], false),
        'R' => (&[(1, 0)], true),
        'B' => (&[(1, 1)], true),
        'Q' => (&[(1, 0), (1, 1)], true),
        _ => return None,
    })
}

const VERTICALS: &str = "fbvh";
const HORIZONTALS: &str = "rlsh";

/// The eight images of a leap (files, ranks) and the directions that name each.
fn images((long, short): (i8, i8)) -> [((i8, i8), [&'static str; 7]); 8] {
    [
        ((short, long), ["ff", "vv", "rf", "rv", "fh", "rh", "hr"]),
        ((-short, -long), ["bb", "vv", "lb", "lv", "bh", "lh", "hr"]),
        ((long, -short), ["rr", "ss", "br", "bs", "bh", "rh", "hr"]),
        ((-long, short), ["ll", "ss", "fl", "fs", "fh", "lh", "hr"]),
        ((long, short), ["rr", "ss", "fr", "fs", "fh", "rh", "hl"]),
        ((-long, -short), ["ll", "ss", "bl", "bs", "bh", "lh", "hl"]),
        ((short, -long), ["bb", "vv", "rb", "rv", "bh", "rh", "hl"]),
        ((-short, long), ["ff", "vv", "lf", "lv", "fh", "lh", "hl"]),
    ]
}

/// The modifiers read before an atom.
#[derive(Default)]
struct Modifiers {
    text: String,
    goes: bool,
    takes: bool,
    hops: bool,
    grasshops: bool,
    lame: bool,
    initial: bool,
    directions: Vec<String>,
}

impl Modifiers {
    /// Reads one modifier, with a second direction that belongs to it.
    fn read(&mut self, sign: char, next: Option<char>) -> Option<usize> {
        self.text.push(sign);
        match sign {
            'm' => self.goes = true,
            'c' => self.takes = true,
            'p' => self.hops = true,
            'g' => (self.hops, self.grasshops) = (true, true),
            'n' => self.lame = true,
            'i' => self.initial = true,
            _ if VERTICALS.contains(sign) || HORIZONTALS.contains(sign) => {
                return Some(self.direction(sign, next));
            }
            _ => return None,
        }
        Some(1)
    }

    fn direction(&mut self, sign: char, next: Option<char>) -> usize {
        let pairs = |next: char| {
            next == sign
                || VERTICALS.contains(sign) && HORIZONTALS.contains(next)
                || HORIZONTALS.contains(sign) && VERTICALS.contains(next)
        };
        let (second, length) = match next.filter(|&next| pairs(next)) {
            Some(second) => (second, 2),
            None => (sign, 1),
        };
        self.directions.push([sign, second].iter().collect());
        length
    }

    /// The directions as they apply to a leap; two of them for one straight step.
    fn directions_of(&self, leaps: &[(i8, i8)], leap: (i8, i8)) -> Vec<String> {
        let is_split = leaps.len() == 1 && leap.1 == 0;
        let split = |pair: &String| {
            let mut signs = pair.chars();
            match (signs.next(), signs.next()) {
                (Some(first), Some(second)) if is_split && first != second => {
                    vec![format!("{first}{first}"), format!("{second}{second}")]
                }
                _ => vec![pair.clone()],
            }
        };
        self.directions.iter().flat_map(split).collect()
    }
}

impl Betza {
    /// Reads a piece's notation.
    ///
    /// # Errors
    /// Says which sign or combination is not understood.
    pub fn parse(text: &str) -> Result<Betza, BetzaError> {
        let signs: Vec<char> = text.chars().collect();
        let (mut betza, mut modifiers, mut place) = (Betza::default(), Modifiers::default(), 0);
        while let Some(&sign) = signs.get(place) {
            let next = signs.get(place + 1).copied();
            if let Some((leaps, rides)) = atom(sign) {
                let (length, limit) = ride(sign, &signs[place + 1..])?;
                let stride = stride(&modifiers, sign, rides || length > 0, limit)?;
                betza.add(&modifiers, leaps, stride);
                modifiers = Modifiers::default();
                place += 1 + length;
            } else if sign == 'e' {
                betza.en_passant = true;
                place += 1;
            } else {
                let length = modifiers
                    .read(sign, next)
                    .ok_or_else(|| BetzaError::Sign { sign: Quoted::new(sign), place: place + 1 })?;
                place += length;
            }
        }
        if modifiers.text.is_empty() {
            Ok(betza)
        } else {
            Err(BetzaError::Dangling { modifiers: Quoted::new(modifiers.text) })
        }
    }

    fn add(&mut self, modifiers: &Modifiers, leaps: &[(i8, i8)], stride: Stride) {
        let both = !modifiers.goes && !modifiers.takes;
        self.initial_capture |= modifiers.initial && modifiers.takes;
        for &leap in leaps {
            let directions = modifiers.directions_of(leaps, leap);
            for ((files, ranks), names) in images(leap) {
                if !directions.is_empty() && !directions.iter().any(|known| names.contains(&known.as_str())) {
                    continue;
                }
                let way = Way { files, ranks, takes: false, initial: modifiers.initial, stride };
                if modifiers.goes || both {
                    self.put(way);
                }
                if (modifiers.takes || both) && !modifiers.initial {
                    self.put(Way { takes: true, ..way });
                }
            }
        }
    }

    /// Adds a way, in the place of one that it replaces.
    fn put(&mut self, way: Way) {
        let same = |known: &Way| {
            (known.files, known.ranks, known.takes, known.initial)
                == (way.files, way.ranks, way.takes, way.initial)
                && known.stride.sort() == way.stride.sort()
        };
        match self.ways.iter_mut().find(|known| same(known)) {
            Some(known) => *known = way,
            None => self.ways.push(way),
        }
    }
}

/// How many signs behind an atom make it ride, and how far.
fn ride(sign: char, rest: &[char]) -> Result<(usize, u8), BetzaError> {
    match rest.first() {
        Some(&next) if next == sign => Ok((1, 0)),
        Some(next) if next.is_ascii_digit() => {
            let number: String = rest.iter().take_while(|sign| sign.is_ascii_digit()).collect();
            match number.parse() {
                Ok(limit) if number.len() == 1 => Ok((1, limit)),
                _ => Err(BetzaError::Long { steps: Quoted::new(number) }),
            }
        }
        _ => Ok((0, 0)),
    }
}

fn stride(modifiers: &Modifiers, sign: char, rides: bool, limit: u8) -> Result<Stride, BetzaError> {
    match (modifiers.hops, rides) {
        (true, _) if !"WFKRBQ".contains(sign) => Err(BetzaError::Hop { atom: sign }),
        (true, _) if modifiers.grasshops && limit <= 1 => Ok(Stride::Grasshop),
        (true, _) if limit == 1 => Ok(Stride::Grasshop),
        (true, _) => Ok(Stride::Hop(limit)),
        (false, true) if modifiers.lame => Err(BetzaError::LameRide { atom: sign }),
        (false, true) => Ok(Stride::Ride(limit)),
        (false, false) if modifiers.lame => Ok(Stride::Lame),
        (false, false) => Ok(Stride::Leap),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taking(text: &str) -> Vec<(i8, i8)> {
        let mut found: Vec<_> = Betza::parse(text)
            .unwrap()
            .ways
            .iter()
            .filter(|way| way.takes)
            .map(|way| (way.files, way.ranks))
            .collect();
        found.sort_unstable();
        found
    }

    #[test]
    fn directions_choose_among_the_images_of_a_leap() {
        assert_eq!(taking("fF"), [(-1, 1), (1, 1)]);
        assert_eq!(taking("fsW"), [(-1, 0), (0, 1), (1, 0)]);
        assert_eq!(taking("fN"), [(-1, 2), (1, 2)]);
        assert_eq!(taking("ffN"), [(-1, 2), (1, 2)]);
        assert_eq!(taking("fsN"), [(-2, 1), (2, 1)]);
        assert_eq!(taking("fhN"), [(-2, 1), (-1, 2), (1, 2), (2, 1)]);
        assert_eq!(taking("rbB"), [(1, -1)]);
        assert_eq!(taking("K").len(), 8);
    }

    #[test]
    fn a_modifier_binds_to_the_next_atom_only() {
        let pawn = Betza::parse("fmWfceF").unwrap();
        assert!(pawn.en_passant);
        assert_eq!(pawn.ways.len(), 3);
        assert_eq!(pawn.ways.iter().filter(|way| way.takes).count(), 2);
    }

    #[test]
    fn what_is_not_understood_is_refused() {
        assert_eq!(Betza::parse("WxF"), Err(BetzaError::Sign { sign: Quoted::new('x'), place: 2 }));
        assert_eq!(Betza::parse("Wf"), Err(BetzaError::Dangling { modifiers: Quoted::new('f') }));
        assert_eq!(Betza::parse("R12"), Err(BetzaError::Long { steps: Quoted::new(12) }));
        assert_eq!(Betza::parse("pN"), Err(BetzaError::Hop { atom: 'N' }));
        assert_eq!(Betza::parse("nNN"), Err(BetzaError::LameRide { atom: 'N' }));
    }
}
