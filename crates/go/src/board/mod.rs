//! Stones, chains and liberties, kept in step with every stone played.
//!
//! Read `grid` (where points lie), `cell`, this file (what is known), `chain`
//! (liberties and joining), `play` (what a stone does), `take_back` (and how it is
//! undone), `ask` (legality and eyes), `random` (games without a plan).

mod ask;
mod cell;
mod chain;
mod grid;
mod play;
mod random;
mod take_back;

use std::fmt;

use game::Color;

pub(crate) use ask::Effect;
pub(crate) use cell::Cell;
use chain::Chain;
pub(crate) use grid::Grid;
pub use play::Undo;

use crate::{Point, Size};

/// No site at all; an edge has this number.
///
/// What is no stone has its head there: a chain that never lacks liberties, so that
/// all four sides of a stone can be treated alike.
const NOWHERE: u16 = 0;

/// One site and its part in a chain.
#[derive(Debug, Clone, Copy)]
struct Site {
    cell: Cell,
    /// The site by which the stone's chain is known.
    head: u16,
    /// The next stone of the same chain, round in a ring.
    next: u16,
    /// Where a vacant site is in the list of them.
    slot: u16,
}

/// Stones on points, with their chains and liberties; the simple ko, and no turn.
///
/// Playing a stone and taking it back never touch the heap. Two boards are equal
/// if the same stones stand on them and the same point is forbidden by ko.
pub struct Board {
    grid: Grid,
    sites: Vec<Site>,
    /// What is known of a chain, by its head.
    chains: Vec<Chain>,
    /// The liberties of a chain as bits, by its head; none where there is no head.
    liberties: Vec<u64>,
    /// The vacant points, in no order.
    vacant: Vec<u16>,
    ko: u16,
    key: u64,
}

impl Board {
    /// An empty board.
    pub fn new(size: Size) -> Board {
        let grid = Grid::new(size);
        let sites = grid.sites();
        let mut board = Board {
            grid,
            sites: vec![Site { cell: Cell::Edge, head: NOWHERE, next: NOWHERE, slot: 0 }; sites],
            chains: vec![Chain::default(); sites],
            liberties: vec![0; sites * grid.words],
            vacant: Vec::with_capacity(size.area()),
            ko: NOWHERE,
            key: 0,
        };
        for point in size.points() {
            let number = grid.site(point);
            board.sites[number].cell = Cell::Empty;
            board.note_vacant(number);
        }
        board.chains[usize::from(NOWHERE)].liberties = u16::MAX;
        board
    }

    /// A board with these cells, row by row from below.
    pub(crate) fn with_cells(size: Size, cells: impl IntoIterator<Item = Cell>) -> Board {
        let mut board = Board::new(size);
        let cells: Vec<(usize, Cell)> =
            size.points().map(|point| board.grid.site(point)).zip(cells).collect();
        for &(site, cell) in cells.iter().filter(|(_, cell)| *cell != Cell::Empty) {
            board.forget_vacant(site);
            board.sites[site].cell = cell;
        }
        for (site, cell) in cells {
            if let Some(color) = cell.color()
                && board.sites[site].head == NOWHERE
            {
                board.rebuild(site, color);
                board.key ^= board.chain_key(site, color);
            }
        }
        board
    }

    /// How large it is.
    pub fn size(&self) -> Size {
        self.grid.size
    }

    /// Whose stone is on a point.
    pub fn stone(&self, point: Point) -> Option<Color> {
        self.cell(point).color()
    }

    /// Whether a stone could be put on a point at all.
    pub fn is_vacant(&self, point: Point) -> bool {
        self.cell(point) == Cell::Empty
    }

    /// Whether a point is not part of the game.
    pub fn is_outside(&self, point: Point) -> bool {
        self.cell(point) == Cell::Outside
    }

    /// The point that a simple ko forbids, to whoever moves next.
    pub fn ko(&self) -> Option<Point> {
        (self.ko != NOWHERE).then(|| self.grid.point(usize::from(self.ko)))
    }

    /// Equal keys mean the same stones.
    pub fn key(&self) -> u64 {
        self.key
    }

    /// How many points are vacant.
    pub fn vacancies(&self) -> usize {
        self.vacant.len()
    }

    /// The stones of the chain on a point; none where there is no stone.
    pub fn chain(&self, point: Point) -> Vec<Point> {
        let mut stones = Vec::new();
        if self.stone(point).is_some() {
            self.each_stone(usize::from(self.sites[self.grid.site(point)].head), |site| {
                stones.push(self.grid.point(site));
            });
        }
        stones
    }

    /// How many liberties the chain on a point has; 0 where there is no stone.
    pub fn liberties(&self, point: Point) -> usize {
        match self.stone(point) {
            Some(_) => usize::from(self.chain_at(self.grid.site(point)).liberties),
            None => 0,
        }
    }

    /// The liberties of the chain on a point, in the order of points.
    pub fn liberty_points(&self, point: Point) -> Vec<Point> {
        if self.stone(point).is_none() {
            return Vec::new();
        }
        let head = usize::from(self.sites[self.grid.site(point)].head);
        let words = &self.liberties[head * self.grid.words..][..self.grid.words];
        let site_bits = words.iter().enumerate().flat_map(|(index, &word)| {
            (0..64).filter(move |bit| word >> bit & 1 == 1).map(move |bit| index * 64 + bit)
        });
        site_bits.map(|site| self.grid.point(site)).collect()
    }

    pub(crate) fn cell(&self, point: Point) -> Cell {
        if self.size().contains(point) { self.sites[self.grid.site(point)].cell } else { Cell::Edge }
    }

    /// The number of a point of the board.
    pub(crate) fn site(&self, point: Point) -> usize {
        self.grid.site(point)
    }

    /// Forbids a point by ko, or none.
    pub(crate) fn set_ko(&mut self, point: Option<Point>) {
        self.ko = point.map_or(NOWHERE, |point| self.grid.site(point) as u16);
    }

    fn note_vacant(&mut self, site: usize) {
        self.sites[site].slot = self.vacant.len() as u16;
        self.vacant.push(site as u16);
    }

    fn forget_vacant(&mut self, site: usize) {
        let last = self.vacant.pop().expect("a vacancy to forget");
        let slot = usize::from(self.sites[site].slot);
        if slot < self.vacant.len() {
            self.vacant[slot] = last;
            self.sites[usize::from(last)].slot = slot as u16;
        }
    }
}

impl Clone for Board {
    fn clone(&self) -> Board {
        let mut vacant = Vec::with_capacity(self.size().area());
        vacant.extend_from_slice(&self.vacant);
        Board {
            grid: self.grid,
            sites: self.sites.clone(),
            chains: self.chains.clone(),
            liberties: self.liberties.clone(),
            vacant,
            ko: self.ko,
            key: self.key,
        }
    }

    /// Copies a board over another without touching the heap, if their sizes agree.
    fn clone_from(&mut self, source: &Board) {
        self.grid = source.grid;
        self.sites.clone_from(&source.sites);
        self.chains.clone_from(&source.chains);
        self.liberties.clone_from(&source.liberties);
        self.vacant.clone_from(&source.vacant);
        (self.ko, self.key) = (source.ko, source.key);
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        self.grid == other.grid
            && self.ko == other.ko
            && self.sites.iter().zip(&other.sites).all(|(own, other)| own.cell == other.cell)
    }
}

impl Eq for Board {}

/// Rows from above: `X` black, `O` white, `.` vacant, `#` not part of the game, `*` ko.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for rank in (0..self.size().ranks()).rev() {
            for file in 0..self.size().files() {
                let point = Point::new(file, rank);
                let sign = match self.cell(point) {
                    Cell::Black => 'X',
                    Cell::White => 'O',
                    Cell::Outside => '#',
                    _ if self.ko() == Some(point) => '*',
                    _ => '.',
                };
                write!(f, "{sign}")?;
            }
            if rank > 0 {
                writeln!(f)?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}\n{self}", self.size())
    }
}
