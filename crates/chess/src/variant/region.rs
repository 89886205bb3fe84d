//! Squares of boards of any size, and sets of them.

use std::{
    fmt,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not},
};

/// A square of a board of at most twelve files and ten ranks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The square at the lower left.
    pub(crate) const FIRST: Square = Square(0);
    /// How many files a board can have.
    pub const FILES: u8 = 12;
    /// How many ranks a board can have.
    pub const RANKS: u8 = 10;
    /// How many squares the largest board has.
    pub const COUNT: usize = 120;

    /// The square of a file and a rank, both counted from 0.
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file < Square::FILES && rank < Square::RANKS {
            Some(Square(rank * Square::FILES + file))
        } else {
            None
        }
    }

    /// The square with this number.
    pub(crate) const fn from_index(index: u32) -> Square {
        debug_assert!(index < Square::COUNT as u32);
        Square(index as u8)
    }

    /// Its number: files first, from the lower left.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its file, counted from 0.
    pub const fn file(self) -> u8 {
        self.0 % Square::FILES
    }

    /// Its rank, counted from 0.
    pub const fn rank(self) -> u8 {
        self.0 / Square::FILES
    }

    /// The square so many files and ranks away, if there is one.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let (file, rank) = (self.file() as i8 + files, self.rank() as i8 + ranks);
        if file < 0 || rank < 0 { None } else { Square::new(file as u8, rank as u8) }
    }

    /// All squares of the largest board.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..Square::COUNT as u8).map(Square)
    }
}

/// `a1`, `l10`.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The squares that a shift by −3 to 3 files leaves on the largest board.
const STAYING: [u128; 7] = {
    let mut staying = [Region::ALL.0; 7];
    let mut files = 1;
    while files <= 3 {
        let mut file = 0;
        while file < files {
            staying[3 + files] &= !Region::file(Square::FILES - 1 - file as u8).0;
            staying[3 - files] &= !Region::file(file as u8).0;
            file += 1;
        }
        files += 1;
    }
    staying
};

/// A set of squares of one board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Region(u128);

impl Region {
    /// No square.
    pub const EMPTY: Region = Region(0);
    /// Every square of the largest board.
    pub const ALL: Region = Region((1 << Square::COUNT) - 1);

    /// The set of one square.
    pub const fn of(square: Square) -> Region {
        Region(1 << square.0)
    }

    /// The set with these bits.
    pub(crate) const fn from_bits(bits: u128) -> Region {
        Region(bits)
    }

    /// One bit for each square, by number.
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// All squares of a file, counted from 0.
    pub const fn file(file: u8) -> Region {
        let (mut bits, mut rank) = (0, 0);
        while rank < Square::RANKS {
            bits |= 1 << (rank * Square::FILES + file);
            rank += 1;
        }
        Region(bits)
    }

    /// All squares of a rank, counted from 0.
    pub const fn rank(rank: u8) -> Region {
        Region(0xfff << (rank * Square::FILES))
    }

    /// All squares of a board of this size.
    pub const fn board(files: u8, ranks: u8) -> Region {
        let (mut bits, mut rank) = (0, 0);
        while rank < ranks {
            bits |= ((1 << files) - 1) << (rank * Square::FILES);
            rank += 1;
        }
        Region(bits)
    }

    /// All squares at most three files and some ranks away; none leaves the largest board.
    #[must_use]
    #[inline(always)]
    pub const fn shifted(self, files: i8, ranks: i8) -> Region {
        let kept = self.0 & STAYING[(files + 3) as usize];
        let by = ranks as i32 * Square::FILES as i32 + files as i32;
        let bits = if by >= 0 { kept << by.unsigned_abs() } else { kept >> by.unsigned_abs() };
        Region(bits & Region::ALL.0)
    }

    /// The squares from one to another of the same rank, both included.
    pub(crate) const fn stretch(from: Square, to: Square) -> Region {
        let (low, high) = if from.0 < to.0 { (from.0, to.0) } else { (to.0, from.0) };
        Region((2 << high) - (1 << low))
    }

    /// Whether the square is in it.
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 == 1
    }

    /// Whether nothing is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether two sets have a square in common.
    pub const fn meets(self, other: Region) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether it has two squares or more.
    pub const fn is_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// How many squares are in it.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The square with the lowest number.
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square(self.0.trailing_zeros() as u8)) }
    }

    /// The square with the highest number.
    pub const fn last(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square(127 - self.0.leading_zeros() as u8)) }
    }
}

#[expect(
    clippy::copy_iterator,
    reason = "a set of squares is a number, and walking over it is all one does with it"
)]
impl Iterator for Region {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let first = self.first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }
}

impl FromIterator<Square> for Region {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Region {
        squares.into_iter().fold(Region::EMPTY, |region, square| region | Region::of(square))
    }
}

impl BitAnd for Region {
    type Output = Region;
    fn bitand(self, other: Region) -> Region {
        Region(self.0 & other.0)
    }
}

impl BitOr for Region {
    type Output = Region;
    fn bitor(self, other: Region) -> Region {
        Region(self.0 | other.0)
    }
}

impl BitXor for Region {
    type Output = Region;
    fn bitxor(self, other: Region) -> Region {
        Region(self.0 ^ other.0)
    }
}

impl BitAndAssign for Region {
    fn bitand_assign(&mut self, other: Region) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Region {
    fn bitor_assign(&mut self, other: Region) {
        self.0 |= other.0;
    }
}

/// Everything else on the largest board.
impl Not for Region {
    type Output = Region;
    fn not(self) -> Region {
        Region(!self.0 & Region::ALL.0)
    }
}

impl fmt::Debug for Region {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// The eight directions from a square to those around it, the straight ones first.
pub(crate) const DIRECTIONS: [(i8, i8); 8] =
    [(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1)];

/// The squares around one.
pub(crate) fn neighbours(square: Square) -> Region {
    steps_from(square, &DIRECTIONS)
}

/// The squares beside one along its file and rank.
pub(crate) fn straight_neighbours(square: Square) -> Region {
    steps_from(square, &DIRECTIONS[..4])
}

/// The squares that are single steps away from one.
pub(crate) fn steps_from(square: Square, steps: &[(i8, i8)]) -> Region {
    steps.iter().filter_map(|&(files, ranks)| square.offset(files, ranks)).collect()
}

/// The squares behind one up to another on its line; only that one if there is no line.
pub(crate) fn between(from: Square, to: Square) -> Region {
    let (files, ranks) = (to.file() as i8 - from.file() as i8, to.rank() as i8 - from.rank() as i8);
    if files != 0 && ranks != 0 && files.abs() != ranks.abs() {
        return Region::of(to);
    }
    let next =
        |square: &Square| (*square != to).then(|| square.offset(files.signum(), ranks.signum())).flatten();
    std::iter::successors(next(&from), next).collect::<Region>() | Region::of(to)
}
