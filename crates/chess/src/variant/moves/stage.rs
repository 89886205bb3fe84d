//! Part of the legal moves, and one of them.

use super::{filter::retain, sink::Sink};
use crate::variant::{Deed, Move, Position, Region, Spot, safety::Guard};

/// Lists the moves that change the balance at once, or those that do not.
struct Part<'a> {
    position: &'a Position,
    is_noisy: bool,
    into: &'a mut Vec<Move>,
}

impl Sink for Part<'_> {
    fn put(&mut self, mv: Move) {
        if self.position.is_noisy(mv) == self.is_noisy {
            self.into.push(mv);
        }
    }

    fn moves(&mut self, from: Spot, board: u8, targets: Region, deed: Deed) {
        let targets = match deed {
            Deed::Step | Deed::PromotePiece | Deed::Demote if !self.position.is_promotion(deed) => {
                let prey = self.position.plane(from.board()).by_color[!self.position.turn];
                if self.is_noisy { targets & prey } else { targets & !prey }
            }
            Deed::Promote(_) | Deed::PromotePiece | Deed::EnPassant if self.is_noisy => targets,
            _ => Region::EMPTY,
        };
        self.into.moves(from, board, targets, deed);
    }

    fn parallel(&mut self, targets: Region, way: (i8, i8)) {
        let prey = self.position.plane(0).by_color[!self.position.turn];
        self.into.parallel(if self.is_noisy { targets & prey } else { targets & !prey }, way);
    }
}

/// Looks whether one move is among those that are given.
struct Find {
    wanted: Move,
    is_found: bool,
}

impl Sink for Find {
    fn put(&mut self, mv: Move) {
        self.is_found |= mv == self.wanted;
    }

    fn moves(&mut self, from: Spot, board: u8, targets: Region, deed: Deed) {
        let wanted = self.wanted;
        self.is_found |= (from, board, deed) == (wanted.from, wanted.to.board(), wanted.deed)
            && wanted.extra.is_none()
            && targets.contains(wanted.to.square());
    }

    fn parallel(&mut self, targets: Region, (files, ranks): (i8, i8)) {
        let Move { from, to, deed, extra } = self.wanted;
        self.is_found |= deed == Deed::Step
            && extra.is_none()
            && from.board() == to.board()
            && targets.contains(to.square())
            && to.square().offset(-files, -ranks) == Some(from.square());
    }
}

impl Position {
    /// Appends the legal moves that take or promote.
    pub fn noisy_moves(&self, into: &mut Vec<Move>) {
        self.part(true, into);
    }

    /// Appends the legal moves that neither take nor promote.
    pub fn quiet_moves(&self, into: &mut Vec<Move>) {
        self.part(false, into);
    }

    /// Whether a legal move takes or promotes.
    pub fn is_noisy(&self, mv: Move) -> bool {
        self.is_promotion(mv.deed) || self.is_capture(mv)
    }

    /// Whether a deed promotes for good; where pieces turn to and fro it does not.
    fn is_promotion(&self, deed: Deed) -> bool {
        match deed {
            Deed::Promote(_) => true,
            Deed::PromotePiece => !self.variant.spec.promotion.demotion,
            _ => false,
        }
    }

    fn part(&self, is_noisy: bool, into: &mut Vec<Move>) {
        if self.variant.traits.filters {
            let begin = into.len();
            self.list_moves(into);
            retain(into, begin, |mv| self.is_noisy(mv) == is_noisy);
        } else if self.decided_now().is_none() {
            let guard = Guard::new(self);
            let mut part = Part { position: self, is_noisy, into };
            if is_noisy {
                self.generate_steps(&guard, &mut part);
            } else {
                self.generate(&guard, &mut part);
            }
        }
    }

    /// Whether a move that was legal elsewhere is legal here.
    pub fn is_legal(&self, mv: Move) -> bool {
        if self.variant.traits.filters {
            let mut moves = Vec::new();
            self.list_moves(&mut moves);
            return moves.contains(&mv);
        }
        if usize::from(mv.from.board().max(mv.to.board())) >= self.planes.len()
            || self.decided_now().is_some()
        {
            return false;
        }
        let guard = Guard::new(self);
        let mut find = Find { wanted: mv, is_found: false };
        match mv.deed {
            Deed::Pass | Deed::Castle { .. } => self.generate(&guard, &mut find),
            Deed::Drop(_) | Deed::DropPromoted(_) => {
                if self.variant.spec.drops.enabled {
                    self.drop_moves(&guard, &mut find);
                }
            }
            _ => match self.piece_at(mv.from).filter(|piece| piece.color == self.turn) {
                Some(_) if self.variant.spec.army.cambodian_moves => self.generate(&guard, &mut find),
                Some(piece) => self.moves_of(mv.from, piece.role, &guard, &mut find),
                None => {}
            },
        }
        find.is_found
    }
}
