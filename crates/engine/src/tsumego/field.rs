//! The part of a board on which a problem is fought.

use game::{ByColor, Color};
use go::{Board, Move, Point, Size};

use super::{Bits, fight::Step, problem::Problem};

/// How many points a field has at least in which most are far from the target.
const WIDE: usize = 64;

/// How many steps around the target are near.
const NEAR: usize = 4;

/// What never changes in a problem: where one can play, and what surrounds it.
///
/// Stones that can never be captured, because they touch a point where nobody may play,
/// are walls and no part of it; so are those points.
#[derive(Debug)]
pub(super) struct Field<const N: usize> {
    size: Size,
    /// The lowest file and rank that are part of it.
    corner: Point,
    /// From a site to the one above it; each row ends with a site that is none.
    pub(super) stride: u32,
    /// Where stones can be or come.
    pub(super) sites: Bits<N>,
    /// Where a stone of a colour can never be captured.
    pub(super) anchors: ByColor<Bits<N>>,
    /// Where a region that a colour surrounds is not closed.
    pub(super) leaks: ByColor<Bits<N>>,
    /// Where the defender may not play.
    pub(super) closed: Bits<N>,
    /// The stones that must survive.
    pub(super) target: Bits<N>,
    /// Whether the attacker is given all beyond it.
    pub(super) is_sheltered: bool,
    /// Whether most of it has nothing to do with them.
    pub(super) is_wide: bool,
    /// The sites some steps around them; in a narrow field all.
    pub(super) near: Bits<N>,
    pub(super) defender: Color,
    numbers: ByColor<Vec<u64>>,
    bans: ByColor<Vec<u64>>,
}

/// A number that looks random, always the same for the same one.
pub(super) fn mix(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

/// The box around the points that are part of a fight: its corner, files and ranks.
fn frame(points: &[Point]) -> (Point, u32, u32) {
    let range = |coordinate: fn(&Point) -> u8| {
        let least = points.iter().map(coordinate).min().unwrap_or(0);
        let most = points.iter().map(coordinate).max().unwrap_or(0);
        (least, u32::from(most - least) + 1)
    };
    let ((file, files), (rank, ranks)) = (range(|point| point.file), range(|point| point.rank));
    (Point::new(file, rank), files, ranks)
}

/// Whether the stone on a point can never be captured, for a liberty that nobody can fill.
pub(super) fn is_wall(board: &Board, point: Point) -> bool {
    board.liberty_points(point).into_iter().any(|liberty| board.is_outside(liberty))
}

/// The points of a board where stones can come and go.
pub(super) fn open_points(board: &Board) -> Vec<Point> {
    let is_open = |&point: &Point| match board.stone(point) {
        Some(_) => !is_wall(board, point),
        None => board.is_vacant(point),
    };
    board.size().points().filter(is_open).collect()
}

/// How many words the sites of some points need.
pub(super) fn words(points: &[Point]) -> usize {
    let (_, files, ranks) = frame(points);
    ((files + 1) * ranks).div_ceil(64) as usize
}

impl<const N: usize> Field<N> {
    pub(super) fn of(problem: &Problem) -> Field<N> {
        let board = problem.board();
        let points = problem.open_points();
        let (corner, files, _) = frame(&points);
        let draw = |kind: u64| (0..N as u64 * 64).map(|site| mix(kind << 32 | site)).collect::<Vec<u64>>();
        let (numbers, bans) =
            (ByColor { white: draw(1), black: draw(2) }, ByColor { white: draw(3), black: draw(4) });
        let mut field = Field {
            size: board.size(),
            corner,
            stride: files + 1,
            sites: Bits::EMPTY,
            anchors: ByColor { white: Bits::EMPTY, black: Bits::EMPTY },
            leaks: ByColor { white: Bits::EMPTY, black: Bits::EMPTY },
            closed: Bits::EMPTY,
            target: Bits::EMPTY,
            is_sheltered: problem.is_sheltered(),
            is_wide: points.len() >= WIDE && !problem.is_sheltered(),
            near: Bits::EMPTY,
            defender: problem.defender(),
            numbers,
            bans,
        };
        for &point in &points {
            field.sites |= Bits::one(field.site(point));
        }
        for &point in &points {
            field.note_surroundings(board, point);
        }
        for &point in problem.target() {
            field.target |= Bits::one(field.site(point));
        }
        let widened = |near: Bits<N>| (near | near.beside(field.stride)) & field.sites;
        let near = (0..NEAR).fold(field.target, |near, _| widened(near));
        field.near = if field.is_wide || field.is_sheltered { near } else { field.sites };
        field
    }

    /// What lies beside a point and is no part of the field.
    fn note_surroundings(&mut self, board: &Board, point: Point) {
        let site = Bits::one(self.site(point));
        for beside in self.size.beside(point) {
            let wall = board.stone(beside).filter(|_| is_wall(board, beside));
            let is_outside = board.is_outside(beside);
            if !is_outside && wall.is_none() && !self.contains(beside) {
                self.anchors[!self.defender] |= site;
                self.leaks[self.defender] |= site;
                if board.stone(beside) != Some(!self.defender) {
                    self.closed |= site;
                }
                continue;
            }
            for color in [Color::Black, Color::White] {
                if is_outside || wall == Some(color) {
                    self.anchors[color] |= site;
                }
                if is_outside || wall == Some(!color) {
                    self.leaks[color] |= site;
                }
            }
        }
    }

    pub(super) fn site(&self, point: Point) -> usize {
        usize::from(point.rank - self.corner.rank) * self.stride as usize
            + usize::from(point.file - self.corner.file)
    }

    pub(super) fn point(&self, site: usize) -> Point {
        let stride = self.stride as usize;
        Point::new((site % stride) as u8 + self.corner.file, (site / stride) as u8 + self.corner.rank)
    }

    #[inline]
    pub(super) fn number(&self, color: Color, site: usize) -> u64 {
        self.numbers[color][site]
    }

    #[inline]
    pub(super) fn ban_number(&self, color: Color, site: usize) -> u64 {
        self.bans[color][site]
    }

    /// A step as a move of the board.
    pub(super) fn mv(&self, step: Step) -> Move {
        step.site().map_or(Move::Pass, |site| Move::Play(self.point(site)))
    }

    /// The step of a move, if it is one within the field.
    pub(super) fn step(&self, mv: Move) -> Option<Step> {
        match mv {
            Move::Pass => Some(Step::PASS),
            Move::Play(point) => self.contains(point).then(|| Step::on(self.site(point))),
        }
    }

    fn contains(&self, point: Point) -> bool {
        self.size.contains(point)
            && point.file >= self.corner.file
            && point.rank >= self.corner.rank
            && u32::from(point.file - self.corner.file) + 1 < self.stride
            && self.site(point) < 64 * N
            && self.sites.has(self.site(point))
    }
}
