//! What one kind of piece reaches from a square.

use std::sync::Arc;

use super::ray::Ray;
use crate::variant::{Region, Square};

/// Squares by square, for the whole board.
pub(super) type Squares = Box<[Region; Square::COUNT]>;

pub(super) fn no_squares() -> Squares {
    Box::new([Region::EMPTY; Square::COUNT])
}

/// A leap that something on the way forbids.
#[derive(Debug, Clone)]
pub(super) struct Lame {
    /// Where it leads, from each square: one square or none.
    pub(super) to: Squares,
    /// What must be empty.
    pub(super) path: Squares,
}

/// What one kind of piece reaches in one way: going, taking, or as a first move.
#[derive(Debug, Clone)]
pub(in crate::variant) struct Pattern {
    pub(super) leaps: Squares,
    pub(super) rays: Vec<Arc<Ray>>,
    pub(super) lames: Vec<Lame>,
    pub(super) hops: Vec<Arc<Ray>>,
    pub(super) grasshops: Vec<Arc<Ray>>,
    /// Where it may go at all.
    pub(super) mobility: Region,
    /// Whether it neither hops over janggi's cannons nor takes them.
    pub(super) shuns_cannons: bool,
    /// Whether what it reaches can be told from leaps and rides alone.
    is_plain: bool,
    /// What it reaches when nothing stands in the way, or what it needs does.
    pub(super) pseudo: Squares,
}

impl Pattern {
    pub(super) fn new(mobility: Region) -> Pattern {
        Pattern {
            leaps: no_squares(),
            rays: Vec::new(),
            lames: Vec::new(),
            hops: Vec::new(),
            grasshops: Vec::new(),
            mobility,
            shuns_cannons: false,
            is_plain: true,
            pseudo: no_squares(),
        }
    }

    /// Works out what is reached at best, once everything is in.
    pub(super) fn finish(mut self) -> Pattern {
        self.is_plain = self.lames.is_empty() && self.hops.is_empty() && self.grasshops.is_empty();
        for square in Square::all() {
            let index = square.index();
            self.leaps[index] &= self.mobility;
            let lines = self.rays.iter().chain(&self.hops).chain(&self.grasshops);
            let lines = lines.fold(Region::EMPTY, |all, ray| all | ray.open(square));
            let lames = self.lames.iter().fold(Region::EMPTY, |all, lame| all | lame.to[index]);
            self.pseudo[index] = self.leaps[index] | (lines | lames) & self.mobility;
        }
        self
    }

    /// Whether what it reaches can be told from leaps and rides alone.
    pub(super) fn is_plain(&self) -> bool {
        self.is_plain
    }

    /// What is reached at best.
    #[inline]
    pub(in crate::variant) fn pseudo(&self, from: Square) -> Region {
        self.pseudo[from.index()]
    }

    /// What is reached from a square; `cannons` are janggi's, of both sides.
    #[inline]
    pub(in crate::variant) fn reach(&self, from: Square, occupied: Region, cannons: Region) -> Region {
        let mut found = self.leaps[from.index()];
        if !self.rays.is_empty() {
            found |= self.rays.iter().fold(Region::EMPTY, |all, ray| all | ray.ride(from, occupied))
                & self.mobility;
        }
        if self.is_plain { found } else { found | self.odd(from, occupied, cannons) & self.mobility }
    }

    /// What is reached by lame leaps and hops.
    fn odd(&self, from: Square, occupied: Region, cannons: Region) -> Region {
        let index = from.index();
        let is_open = |lame: &&Lame| !lame.path[index].meets(occupied);
        let lames = self.lames.iter().filter(is_open).fold(Region::EMPTY, |all, lame| all | lame.to[index]);
        let hops = self.hops(from, occupied);
        let grasshops =
            self.grasshops.iter().fold(Region::EMPTY, |all, ray| all | ray.grasshop(from, occupied));
        if self.shuns_cannons {
            lames | grasshops | hops & self.hops(from, occupied & !cannons) & !cannons
        } else {
            lames | grasshops | hops
        }
    }

    fn hops(&self, from: Square, occupied: Region) -> Region {
        self.hops.iter().fold(Region::EMPTY, |all, ray| all | ray.hop(from, occupied))
    }
}
