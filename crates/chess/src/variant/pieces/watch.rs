//! Who reaches a square: the same tables, looked at from the other end.

use std::sync::Arc;

use super::{
    pattern::{Pattern, Squares, no_squares},
    ray::Ray,
};
use crate::variant::{Region, Role, Square};

/// Riders that share their lines.
#[derive(Debug, Clone)]
struct Riders {
    roles: Vec<Role>,
    /// The lines, from the square that is attacked.
    rays: Vec<Arc<Ray>>,
    reach: Squares,
}

impl Riders {
    /// Those of them that would reach a square over an empty board.
    #[inline]
    fn aiming(&self, square: Square, sight: Sight) -> Region {
        let there = self.roles.iter().fold(Region::EMPTY, |all, role| all | sight.by_role[role.index()]);
        there & self.reach[square.index()] & sight.side
    }
}

/// Leapers of one kind: from where they reach a square.
#[derive(Debug, Clone)]
struct Leapers {
    role: Role,
    from: Squares,
}

impl Leapers {
    /// Those of them, of either side, that reach a square.
    #[inline]
    fn to(&self, square: Square, sight: Sight) -> Region {
        self.from[square.index()] & sight.by_role[self.role.index()]
    }
}

/// All that one side can attack with.
#[derive(Debug, Clone, Default)]
pub(in crate::variant) struct Watch {
    leapers: Vec<Leapers>,
    riders: Vec<Riders>,
    /// Kinds that are asked one by one.
    odd: Vec<Leapers>,
    /// The squares on which an attack on each square can depend.
    ways: Option<Squares>,
}

/// What aims at a square.
#[derive(Debug, Clone, Copy)]
pub(in crate::variant) struct Threats {
    /// Those who reach it.
    pub(in crate::variant) attackers: Region,
    /// What alone stands between it and a rider.
    pub(in crate::variant) shields: Region,
}

/// The pieces of one board, as far as attacks need them.
#[derive(Clone, Copy)]
pub(in crate::variant) struct Sight<'a> {
    /// Where the pieces of each kind stand.
    pub(in crate::variant) by_role: &'a [Region],
    /// The pieces of the side that attacks, those that are gone left out.
    pub(in crate::variant) side: Region,
    /// Everything that stops a ride.
    pub(in crate::variant) occupied: Region,
    /// Janggi's cannons of both sides, which do not hop over each other.
    pub(in crate::variant) cannons: Region,
}

impl Watch {
    /// Adds a kind of piece that takes as `pattern` says.
    ///
    /// `back` are the rays of its rides reversed.
    pub(super) fn add(&mut self, role: Role, pattern: &Pattern, back: &[Arc<Ray>], board: Region) {
        let reversed = |from: &dyn Fn(Square) -> Region| -> Squares {
            let mut to = no_squares();
            for square in board {
                for target in from(square) {
                    to[target.index()] |= Region::of(square);
                }
            }
            to
        };
        if !pattern.is_plain() || (!back.is_empty() && pattern.mobility & board != board) {
            self.odd.push(Leapers { role, from: reversed(&|square| pattern.pseudo(square)) });
            return;
        }
        let from = reversed(&|square| pattern.leaps[square.index()]);
        if from.iter().any(|region| !region.is_empty()) {
            self.leapers.push(Leapers { role, from });
        }
        for ray in back {
            self.add_ray(role, ray);
        }
    }

    /// Notes that attacks on a square can depend on others.
    pub(super) fn depends(&mut self, square: Square, on: Region) {
        self.ways.get_or_insert_with(no_squares)[square.index()] |= on;
    }

    /// The squares on which an attack on a square can depend.
    pub(in crate::variant) fn ways_to(&self, square: Square) -> Region {
        self.ways.as_ref().map_or(Region::EMPTY, |ways| ways[square.index()])
    }

    fn add_ray(&mut self, role: Role, ray: &Arc<Ray>) {
        let rides = |riders: &&mut Riders| riders.rays.iter().any(|known| Arc::ptr_eq(known, ray));
        if let Some(riders) = self.riders.iter_mut().find(rides) {
            riders.roles.push(role);
            return;
        }
        let mut reach = no_squares();
        for square in Square::all() {
            reach[square.index()] = ray.open(square);
        }
        self.riders.push(Riders { roles: vec![role], rays: vec![Arc::clone(ray)], reach });
    }

    /// Puts lines together that the same kinds ride.
    pub(super) fn finish(&mut self) {
        let mut merged: Vec<Riders> = Vec::new();
        for riders in self.riders.drain(..) {
            match merged.iter_mut().find(|known| known.roles == riders.roles) {
                Some(known) => {
                    known.rays.extend(riders.rays);
                    for (all, more) in known.reach.iter_mut().zip(riders.reach.iter()) {
                        *all |= *more;
                    }
                }
                None => merged.push(riders),
            }
        }
        self.riders = merged;
    }

    /// Whether every attack is a leap or a ride, with the pieces there are.
    #[inline]
    pub(in crate::variant) fn is_plain(&self, sight: Sight) -> bool {
        self.odd.iter().all(|odd| !sight.by_role[odd.role.index()].meets(sight.side))
    }

    /// Those who reach a square, and what alone stands between it and riders that aim at it.
    pub(in crate::variant) fn threats(&self, square: Square, sight: Sight, patterns: &[Pattern]) -> Threats {
        let leapers = self.leapers.iter().fold(Region::EMPTY, |all, leapers| all | leapers.to(square, sight));
        let (mut attackers, mut shields) = (leapers & sight.side, Region::EMPTY);
        for riders in &self.riders {
            let there = riders.aiming(square, sight);
            if there.is_empty() {
                continue;
            }
            for ray in &riders.rays {
                let Some(first) = ray.first(square, sight.occupied) else { continue };
                if there.contains(first) {
                    attackers |= Region::of(first);
                } else if ray.hop(square, sight.occupied).meets(there) {
                    shields |= Region::of(first);
                }
            }
        }
        Threats { attackers: attackers | self.odd_attackers(square, sight, patterns), shields }
    }

    /// Those who reach a square.
    pub(in crate::variant) fn attackers(&self, square: Square, sight: Sight, patterns: &[Pattern]) -> Region {
        self.threats(square, sight, patterns).attackers
    }

    /// Whether somebody reaches a square.
    #[inline]
    pub(in crate::variant) fn is_attacked(&self, square: Square, sight: Sight, patterns: &[Pattern]) -> bool {
        let leapt = |leapers: &Leapers| leapers.to(square, sight).meets(sight.side);
        if self.leapers.iter().any(leapt) {
            return true;
        }
        for riders in &self.riders {
            let there = riders.aiming(square, sight);
            if !there.is_empty()
                && riders.rays.iter().any(|ray| ray.ride(square, sight.occupied).meets(there))
            {
                return true;
            }
        }
        !self.odd.is_empty() && !self.odd_attackers(square, sight, patterns).is_empty()
    }

    fn odd_attackers(&self, square: Square, sight: Sight, patterns: &[Pattern]) -> Region {
        let mut found = Region::EMPTY;
        for odd in &self.odd {
            let pattern = &patterns[odd.role.index()];
            let reaches =
                |from: &Square| pattern.reach(*from, sight.occupied, sight.cannons).contains(square);
            let there = odd.to(square, sight) & sight.side;
            found |= there.filter(reaches).collect();
        }
        found
    }

    /// Where a piece must come to stop an attacker, by taking it or by standing between.
    pub(in crate::variant) fn stops(
        &self,
        square: Square,
        attacker: Square,
        role: Role,
        sight: Sight,
    ) -> Region {
        let at = Region::of(attacker);
        let leaps =
            |leapers: &Leapers| leapers.role == role && leapers.from[square.index()].contains(attacker);
        if self.leapers.iter().any(leaps) {
            return at;
        }
        let lines =
            self.riders.iter().filter(|riders| riders.roles.contains(&role)).flat_map(|riders| &riders.rays);
        let lines = lines.map(|ray| ray.ride(square, sight.occupied)).filter(|line| line.contains(attacker));
        lines.reduce(|all, line| all & line).map_or(at, |line| line | at)
    }
}

/// Everything that the pieces of a side reach.
pub(in crate::variant) fn reached(sight: Sight, patterns: &[Pattern]) -> Region {
    let mut reached = Region::EMPTY;
    for (pattern, &pieces) in patterns.iter().zip(sight.by_role) {
        for square in pieces & sight.side {
            reached |= pattern.reach(square, sight.occupied, sight.cannons);
        }
    }
    reached
}
