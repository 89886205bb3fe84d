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
        let mut steps = self.directions();
        let is_joined = rule.row > 0 && steps.clone().any(|step| has_row(pieces, step, rule.row))
            || joins_regions(pieces, rule.first_region[them], rule.second_region[them], &steps)
            || rule.block > 0 && has_block(pieces, rule.block)
            || rule.collinear > 0 && steps.any(|step| is_collinear(pieces, step, rule.collinear));
        is_joined.then(|| outcome(rule.value, them, reason::CONNECTED))
    }

    /// The directions in which pieces are joined, each of two opposite ones once.
    fn directions(&self) -> impl Iterator<Item = Step> + Clone {
        let rule = &self.variant.spec.connection;
        [
            (rule.horizontal, (1, 0)),
            (rule.vertical, (0, 1)),
            (rule.diagonal, (1, 1)),
            (rule.diagonal, (1, -1)),
        ]
        .into_iter()
        .filter_map(|(is_on, step)| is_on.then_some(step))
    }
}

fn has_row(pieces: Region, (files, ranks): Step, length: u32) -> bool {
    let mut row = pieces;
    for _ in 1..length {
        row &= row.shifted(files, ranks);
    }
    !row.is_empty()
}

fn has_block(pieces: Region, side: u32) -> bool {
    let mut block = pieces;
    for _ in 1..side {
        block &= block.shifted(0, -1) & block.shifted(1, 0) & block.shifted(1, -1);
    }
    !block.is_empty()
}

/// Whether pieces reach from one region to another, step by step either way.
fn joins_regions(
    pieces: Region,
    first: Region,
    second: Region,
    steps: &(impl Iterator<Item = Step> + Clone),
) -> bool {
    let mut group = pieces & first;
    loop {
        let next = steps.clone().fold(group, |all, (files, ranks)| {
            all | (all.shifted(files, ranks) | all.shifted(-files, -ranks)) & pieces
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
