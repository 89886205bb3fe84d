//! Plain boards: what stands where, and nothing about why.

use std::ops::{Index, IndexMut};

use crate::{Action, ByColor, Place};

/// Cells of one or several boards of one size, and both hands.
///
/// ```
/// use game::{Board, Place};
///
/// let mut board = Board::new(8, 8);
/// board[Place::cell(4, 3)] = Some('♙');
/// assert_eq!(board.occupied().count(), 1);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Board<T> {
    files: u8,
    ranks: u8,
    cells: Vec<Option<T>>,
    hands: ByColor<Vec<Option<T>>>,
}

impl<T: Copy> Board<T> {
    /// One empty board without hands.
    pub fn new(files: u8, ranks: u8) -> Board<T> {
        Board::with(1, files, ranks, 0)
    }

    /// Several empty boards and hands of `slots` slots each.
    pub fn with(boards: u8, files: u8, ranks: u8, slots: u8) -> Board<T> {
        Board {
            files,
            ranks,
            cells: vec![None; usize::from(boards) * usize::from(files) * usize::from(ranks)],
            hands: ByColor::new_with(|_| vec![None; usize::from(slots)]),
        }
    }

    /// How many columns each board has.
    pub fn files(&self) -> u8 {
        self.files
    }

    /// How many rows each board has.
    pub fn ranks(&self) -> u8 {
        self.ranks
    }

    /// How many boards there are.
    pub fn boards(&self) -> u8 {
        let area = usize::from(self.files) * usize::from(self.ranks);
        (self.cells.len() / area.max(1)) as u8
    }

    /// Whether the place exists here.
    pub fn contains(&self, place: Place) -> bool {
        match place {
            Place::Cell { board, file, rank } => {
                board < self.boards() && file < self.files && rank < self.ranks
            }
            Place::Hand { color, slot } => usize::from(slot) < self.hands[color].len(),
        }
    }

    /// What stands there; nothing outside the board.
    pub fn get(&self, place: Place) -> Option<T> {
        self.contains(place).then(|| self[place]).flatten()
    }

    /// All cells, board by board, row by row from below.
    pub fn cells(&self) -> impl Iterator<Item = (Place, Option<T>)> {
        let (files, ranks) = (usize::from(self.files), usize::from(self.ranks));
        self.cells.iter().enumerate().map(move |(index, &cell)| {
            let (row, file) = (index / files, index % files);
            (Place::Cell { board: (row / ranks) as u8, file: file as u8, rank: (row % ranks) as u8 }, cell)
        })
    }

    /// The occupied cells with what stands on them.
    pub fn occupied(&self) -> impl Iterator<Item = (Place, T)> {
        self.cells().filter_map(|(place, cell)| Some((place, cell?)))
    }

    /// The slots of hands that hold something.
    pub fn held(&self) -> impl Iterator<Item = (Place, T)> {
        self.hands.iter().flat_map(|(color, slots)| {
            let held = move |(slot, piece): (usize, &Option<T>)| {
                Some((Place::Hand { color, slot: slot as u8 }, (*piece)?))
            };
            slots.iter().enumerate().filter_map(held)
        })
    }

    /// The same board with something else in the place of each thing.
    pub fn map<U>(self, change: impl Fn(T) -> U) -> Board<U> {
        let all = |places: Vec<Option<T>>| places.into_iter().map(|place| place.map(&change)).collect();
        let hands = ByColor { white: all(self.hands.white), black: all(self.hands.black) };
        Board { files: self.files, ranks: self.ranks, cells: all(self.cells), hands }
    }

    /// Makes the changes of an action.
    pub fn apply(&mut self, action: &Action<T>) {
        for change in &action.changes {
            self[change.place] = change.after;
        }
    }

    /// Takes the changes of an action back.
    pub fn revert(&mut self, action: &Action<T>) {
        for change in action.changes.iter().rev() {
            self[change.place] = change.before;
        }
    }

    fn index(&self, board: u8, file: u8, rank: u8) -> usize {
        assert!(file < self.files && rank < self.ranks, "a place of this board");
        (usize::from(board) * usize::from(self.ranks) + usize::from(rank)) * usize::from(self.files)
            + usize::from(file)
    }
}

/// # Panics
/// When the place does not exist on this board.
impl<T: Copy> Index<Place> for Board<T> {
    type Output = Option<T>;

    fn index(&self, place: Place) -> &Option<T> {
        match place {
            Place::Cell { board, file, rank } => &self.cells[self.index(board, file, rank)],
            Place::Hand { color, slot } => &self.hands[color][usize::from(slot)],
        }
    }
}

/// # Panics
/// When the place does not exist on this board.
impl<T: Copy> IndexMut<Place> for Board<T> {
    fn index_mut(&mut self, place: Place) -> &mut Option<T> {
        match place {
            Place::Cell { board, file, rank } => {
                let index = self.index(board, file, rank);
                &mut self.cells[index]
            }
            Place::Hand { color, slot } => &mut self.hands[color][usize::from(slot)],
        }
    }
}
