//! Lines, blocks and groups of pieces that win.

use game::Outcome;

use super::{decided::outcome, reason};
use crate::variant::{Position, Region, Square};

type Step = (i8, i8);

impl Position {
    /// What the side that moved last has joined.
    pub(super) fn connection(&self) -> Option<Outcome> {
        let rule = &self.variant.spec.connection;
        let (them, plane) = (!self.turn, self.plane(0));
        let joins =
            rule.row > 0 || rule.block > 0 || rule.collinear > 0 || !rule.first_region[them].is_empty();
        if !joins {
            return None;
        }
        let roles = self.variant.connecting.iter();
        let pieces = roles.fold(Region::EMPTY, |all, role| all | plane.of(them, role));
        let steps = self.directions();
        let is_joined = steps.iter().any(|&step| rule.row > 0 && has_row(pieces, step, rule.row))
            || joins_regions(pieces, rule.first_region[them], rule.second_region[them], &steps)
            || rule.block > 0 && has_block(pieces, rule.block)
            || rule.collinear > 0 && steps.iter().any(|&step| is_collinear(pieces, step, rule.collinear));
        is_joined.then(|| outcome(rule.value, them, reason::CONNECTED))
    }

    /// The directions in which pieces are joined, each of two opposite ones once.
    fn directions(&self) -> Vec<Step> {
        let rule = &self.variant.spec.connection;
        let ways: [(bool, &[Step]); 3] =
            [(rule.horizontal, &[(1, 0)]), (rule.vertical, &[(0, 1)]), (rule.diagonal, &[(1, 1), (1, -1)])];
        ways.iter().filter(|(is_on, _)| *is_on).flat_map(|(_, steps)| steps.iter().copied()).collect()
    }
}

fn shifted(pieces: Region, (files, ranks): Step) -> Region {
    pieces.shifted(files, ranks)
}

fn has_row(pieces: Region, step: Step, length: u32) -> bool {
    let mut row = pieces;
    for _ in 1..length {
        row = row & shifted(row, step);
    }
    !row.is_empty()
}

fn has_block(pieces: Region, side: u32) -> bool {
    let mut block = pieces;
    for _ in 1..side {
        block = block & shifted(block, (0, -1)) & shifted(block, (1, 0)) & shifted(block, (1, -1));
    }
    !block.is_empty()
}

/// Whether pieces reach from one region to another, step by step either way.
fn joins_regions(pieces: Region, first: Region, second: Region, steps: &[Step]) -> bool {
    let mut group = pieces & first;
    loop {
        let next = steps.iter().fold(group, |all, &(files, ranks)| {
            all | (shifted(all, (files, ranks)) | shifted(all, (-files, -ranks))) & pieces
        });
        if next.meets(second) {
            return !group.is_empty();
        }
        if next == group {
            return false;
        }
        group = next;
    }
}

/// Whether so many pieces stand on one line, with or without gaps.
fn is_collinear(pieces: Region, (files, ranks): Step, count: u32) -> bool {
    let mut squares = pieces;
    squares.any(|square| {
        let next = |at: &Square| at.offset(files, ranks);
        let line: Region = std::iter::successors(Some(square), next).collect();
        (line & pieces).len() >= count
    })
}
