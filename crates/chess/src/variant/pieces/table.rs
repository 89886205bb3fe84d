//! The tables of a whole army, made from its notation.

use std::{collections::HashMap, sync::Arc};

use game::{ByColor, Color};

use super::{
    pattern::{Lame, Pattern, no_squares},
    ray::Ray,
    watch::Watch,
};
use crate::variant::{Betza, BetzaError, Kind, Region, Role, Spec, Square, Stride, Way};

/// How one kind of piece of one side moves.
#[derive(Debug, Clone)]
pub(in crate::variant) struct Moves {
    /// Where it goes, if that is empty.
    pub(in crate::variant) goes: Pattern,
    /// The same as if there were neither regions that hold it nor palaces.
    pub(in crate::variant) unbound: Pattern,
    /// Where it goes besides from the squares of first moves.
    pub(in crate::variant) first: Option<Pattern>,
    /// Whether it takes exactly where it goes.
    pub(in crate::variant) is_uniform: bool,
}

/// How every kind of piece of both sides moves, by role.
#[derive(Debug, Clone)]
pub(in crate::variant) struct Table {
    /// Where each kind takes.
    pub(in crate::variant) takes: ByColor<Vec<Pattern>>,
    /// Where each kind goes without taking.
    pub(in crate::variant) moves: ByColor<Vec<Moves>>,
    /// Who attacks what.
    pub(in crate::variant) watch: ByColor<Watch>,
}

impl Table {
    /// The tables of an army of these kinds.
    pub(in crate::variant) fn new(spec: &Spec, kinds: &[Kind]) -> Result<Table, (Kind, BetzaError)> {
        let mut maker = Maker { spec, board: spec.board(), rays: HashMap::new() };
        let mut table = Table {
            takes: ByColor::new_with(|_| Vec::new()),
            moves: ByColor::new_with(|_| Vec::new()),
            watch: ByColor::new_with(|_| Watch::default()),
        };
        for (index, &kind) in kinds.iter().enumerate() {
            let notation = notation(spec, kind);
            let betza = Betza::parse(&notation).map_err(|error| (kind, error))?;
            for color in Color::ALL {
                maker.add(&mut table, Role::new(index), kind, &notation, &betza.ways, color);
            }
        }
        for color in Color::ALL {
            table.watch[color].finish();
        }
        Ok(table)
    }
}

/// How a kind moves, in Betza's notation.
pub(in crate::variant) fn notation(spec: &Spec, kind: Kind) -> String {
    match &spec.army.moves[kind.index()] {
        Some(own) => own.clone(),
        None => kind.betza().unwrap_or_default().to_owned(),
    }
}

struct Maker<'a> {
    spec: &'a Spec,
    board: Region,
    rays: HashMap<(i8, i8, u8, bool), Arc<Ray>>,
}

impl Maker<'_> {
    fn add(&mut self, table: &mut Table, role: Role, kind: Kind, notation: &str, ways: &[Way], color: Color) {
        let mobility = self.spec.army.room(color, kind, self.board);
        let of = |takes: bool, initial: bool| -> Vec<Way> {
            let chosen = |way: &&Way| way.takes == takes && way.initial == initial;
            ways.iter().filter(chosen).map(|&way| seen_by(way, color)).collect()
        };
        let (taking, going, first) = (of(true, false), of(false, false), of(false, true));
        let mut takes = self.pattern(&taking, mobility);
        let mut goes = self.pattern(&going, mobility);
        for pattern in [&mut takes, &mut goes] {
            self.localise(pattern, kind, notation, color);
        }
        let back = self.reversed(&taking, kind);
        let (takes, goes) = (takes.finish(), goes.finish());
        table.watch[color].add(role, &takes, &back, self.board);
        for way in &taking {
            self.note_ways(&mut table.watch[color], *way);
        }
        for square in self.spec.army.diagonal_lines {
            table.watch[color].depends(square, self.spec.army.diagonal_lines);
        }
        let is_uniform = taking.len() == going.len()
            && taking.iter().zip(&going).all(|(a, &b)| *a == Way { takes: true, ..b });
        let first = (!first.is_empty()).then(|| self.pattern(&first, mobility).finish());
        let unbound = self.pattern(&going, self.board).finish();
        table.takes[color].push(takes);
        table.moves[color].push(Moves { goes, unbound, first, is_uniform });
    }

    fn pattern(&mut self, ways: &[Way], mobility: Region) -> Pattern {
        let mut pattern = Pattern::new(mobility);
        for way in ways {
            let step = (way.files, way.ranks);
            match way.stride {
                Stride::Leap => self.leap(&mut pattern, step),
                Stride::Lame => pattern.lames.push(self.lame(step)),
                Stride::Ride(limit) => pattern.rays.push(self.ray(step, limit, false)),
                Stride::Hop(limit) => pattern.hops.push(self.ray(step, limit, false)),
                Stride::Grasshop => pattern.grasshops.push(self.ray(step, 0, false)),
            }
        }
        pattern
    }

    /// Notes on which squares the attacks of a way depend.
    fn note_ways(&self, watch: &mut Watch, way: Way) {
        let step = (way.files, way.ranks);
        for from in self.board {
            let next = |square: &Square| square.offset(step.0, step.1).filter(|&to| self.board.contains(to));
            match way.stride {
                Stride::Leap => {}
                Stride::Lame => {
                    if let Some(to) = next(&from) {
                        watch.depends(to, path(from, step));
                    }
                }
                Stride::Ride(_) | Stride::Hop(_) | Stride::Grasshop => {
                    let mut passed = Region::EMPTY;
                    for to in std::iter::successors(next(&from), next) {
                        watch.depends(to, passed);
                        passed |= Region::of(to);
                    }
                }
            }
        }
    }

    fn leap(&self, pattern: &mut Pattern, (files, ranks): (i8, i8)) {
        for square in self.board {
            let to = square.offset(files, ranks).filter(|&to| self.board.contains(to));
            pattern.leaps[square.index()] |= to.map_or(Region::EMPTY, Region::of);
        }
    }

    fn lame(&self, step: (i8, i8)) -> Lame {
        let mut lame = Lame { to: no_squares(), path: no_squares() };
        for square in self.board {
            let Some(to) = square.offset(step.0, step.1).filter(|&to| self.board.contains(to)) else {
                continue;
            };
            lame.to[square.index()] = Region::of(to);
            lame.path[square.index()] = path(square, step);
        }
        lame
    }

    fn ray(&mut self, step: (i8, i8), limit: u8, in_palace: bool) -> Arc<Ray> {
        let (board, lines) = (self.board, self.spec.army.diagonal_lines);
        let make = || {
            let ray = Ray::new(step, limit, board);
            Arc::new(if in_palace { ray.within(lines) } else { ray })
        };
        Arc::clone(self.rays.entry((step.0, step.1, limit, in_palace)).or_insert_with(make))
    }

    /// The rays of rides seen from the square they attack.
    fn reversed(&mut self, taking: &[Way], kind: Kind) -> Vec<Arc<Ray>> {
        let mut back = Vec::new();
        for way in taking {
            if let Stride::Ride(limit) = way.stride {
                back.push(self.ray((-way.files, -way.ranks), limit, false));
            }
        }
        if kind == Kind::ROOK && !self.spec.army.diagonal_lines.is_empty() {
            back.extend(DIAGONALS.map(|step| self.ray(step, 0, true)));
        }
        back
    }

    /// What depends on the place: palaces, and soldiers before their river.
    fn localise(&mut self, pattern: &mut Pattern, kind: Kind, notation: &str, color: Color) {
        pattern.shuns_cannons = kind == Kind::JANGGI_CANNON;
        if kind == Kind::SOLDIER {
            self.hold_soldiers(pattern, color);
        }
        let lines = self.spec.army.diagonal_lines;
        if lines.is_empty() {
            return;
        }
        let forward = if color == Color::White { 1 } else { -1 };
        match kind {
            Kind::ROOK => pattern.rays.extend(DIAGONALS.map(|step| self.ray(step, 0, true))),
            Kind::JANGGI_CANNON => pattern.hops.extend(DIAGONALS.map(|step| self.ray(step, 0, true))),
            Kind::SOLDIER => along(pattern, lines, &[(-1, forward), (1, forward)]),
            Kind::WAZIR => along(pattern, lines, &DIAGONALS),
            Kind::KING if notation == "W" => along(pattern, lines, &DIAGONALS),
            _ => {}
        }
    }

    /// Soldiers go only straight on before they are promoted.
    fn hold_soldiers(&self, pattern: &mut Pattern, color: Color) {
        for square in self.board {
            let rank = match color {
                Color::White => square.rank(),
                Color::Black => self.spec.ranks - 1 - square.rank(),
            };
            if rank < self.spec.army.soldier_promotion_rank {
                pattern.leaps[square.index()] &= Region::file(square.file());
            }
        }
    }
}

const DIAGONALS: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

/// Adds steps between squares of a palace's lines.
fn along(pattern: &mut Pattern, lines: Region, steps: &[(i8, i8)]) {
    for square in lines {
        let steps = steps.iter().filter_map(|&(files, ranks)| square.offset(files, ranks));
        pattern.leaps[square.index()] |= steps.collect::<Region>() & lines;
    }
}

fn seen_by(way: Way, color: Color) -> Way {
    match color {
        Color::White => way,
        Color::Black => Way { files: -way.files, ranks: -way.ranks, ..way },
    }
}

/// The squares a lame leap passes: first along its longer side, then diagonally.
fn path(from: Square, (files, ranks): (i8, i8)) -> Region {
    let (mut at, mut left) = ((0, 0), (files, ranks));
    let mut passed = Region::EMPTY;
    loop {
        let longer = left.0.abs() - left.1.abs();
        let step =
            (if longer >= 0 { left.0.signum() } else { 0 }, if longer <= 0 { left.1.signum() } else { 0 });
        at = (at.0 + step.0, at.1 + step.1);
        left = (left.0 - step.0, left.1 - step.1);
        if left == (0, 0) {
            return passed;
        }
        passed |= from.offset(at.0, at.1).map_or(Region::EMPTY, Region::of);
    }
}
