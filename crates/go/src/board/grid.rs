//! How points lie in memory: a frame of edge sites saves all questions about borders.

use crate::{Point, Size};

/// How many words the machine handles at once.
pub(super) const LANES: usize = 4;

/// How many words the largest board needs.
pub(super) const MOST_WORDS: usize = 12;

/// A board's sites by number, row by row, each row beginning with an edge site.
///
/// The rows above and below the board are edges too, so that the four sites
/// beside a point always exist.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Grid {
    pub(super) size: Size,
    /// From a site to the one above it.
    pub(super) stride: usize,
    /// How many numbers of 64 bits hold a bit for each site.
    pub(super) words: usize,
}

impl Grid {
    pub(super) fn new(size: Size) -> Grid {
        let stride = usize::from(size.files()) + 1;
        let sites = stride * (usize::from(size.ranks()) + 2) + 1;
        Grid { size, stride, words: sites.div_ceil(64 * LANES) * LANES }
    }

    /// How many sites there are, edges included.
    pub(super) fn sites(self) -> usize {
        self.stride * (usize::from(self.size.ranks()) + 2) + 1
    }

    /// The number of a point.
    #[inline]
    pub(crate) fn site(self, point: Point) -> usize {
        (usize::from(point.rank) + 1) * self.stride + usize::from(point.file) + 1
    }

    /// The point of a site that is no edge.
    #[inline]
    pub(crate) fn point(self, site: usize) -> Point {
        Point::new((site % self.stride - 1) as u8, (site / self.stride - 1) as u8)
    }

    /// The four sites beside one.
    #[inline(always)]
    pub(super) fn beside(self, site: usize) -> [usize; 4] {
        [site - 1, site + 1, site - self.stride, site + self.stride]
    }

    /// The four sites that touch one with a corner.
    #[inline(always)]
    pub(super) fn aslant(self, site: usize) -> [usize; 4] {
        [site - self.stride - 1, site - self.stride + 1, site + self.stride - 1, site + self.stride + 1]
    }
}
