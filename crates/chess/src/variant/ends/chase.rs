//! Perpetual chases, as the Asian Xiangqi Federation judges them.
//!
//! A move chases a piece if it newly attacks it, directly or by discovery, and
//! nothing really protects it; stronger pieces are chased even when protected.

use game::{ByColor, Color};

use crate::variant::{
    Kind, Position, Region, Role, Spot, Square, between, neighbours,
    position::{Chased, Undo},
};

impl Position {
    /// Remembers what the last move chases, and for how long that has gone on.
    pub(in crate::variant) fn note_chases(&mut self, undo: &Undo) {
        let us = self.turn;
        self.state.memory.plies = self.state.memory.plies.saturating_add(1);
        let before = undo.shields(us);
        self.state.memory.shields = ByColor::new_with(|color| self.shields(color));
        let chased = self.chased(undo, before);
        let old = self.state.memory.chased[us];
        let (came_to, came_from) = self.state.memory.stepped[us];
        let former = |square: Square| if square == came_to { came_from } else { square };
        self.state.memory.chased[us] = Chased::following(chased, |square| old.run(former(square)));
        self.state.memory.stepped[!us] = (undo.destination(), undo.origin());
    }

    /// Pieces whose leaving would open an attack on a side's king.
    pub(in crate::variant) fn shields(&self, color: Color) -> Region {
        let Some(king) = self.king(color) else { return Region::EMPTY };
        let (plane, square) = (self.plane(0), king.square());
        let occupied = plane.occupied();
        let attackers = |occupied: Region| self.attackers_with(!color, king, occupied);
        let now = attackers(occupied);
        let near = Region::file(square.file()) | Region::rank(square.rank()) | neighbours(square);
        let opens = |at: &Square| {
            let without = Region::of(*at);
            (attackers(occupied & !without) & !without).meets(!now)
        };
        (near & plane.pieces() & !Region::of(square)).filter(opens).collect()
    }

    fn chased(&self, undo: &Undo, former_shields: Region) -> Region {
        let Some(move_kind) = self.kind_at(undo.destination()) else { return Region::EMPTY };
        let mut chase = Chase { position: self, pins: self.pins(), found: Region::EMPTY };
        chase.directly(undo, move_kind);
        chase.by_discovery(undo);
        chase.by_new_shields(former_shields);
        chase.found
    }

    fn kind_at(&self, square: Square) -> Option<Kind> {
        self.plane(0).at(square).map(|piece| self.variant.title(piece.role).kind)
    }

    /// Pieces of the side to move that protect nothing, because their king needs them.
    fn pins(&self) -> Region {
        let us = self.turn;
        let shields = self.state.memory.shields[us];
        let (Some(own), Some(other)) = (self.king(us), self.king(!us)) else { return shields };
        let file = Region::file(other.square().file()) & self.plane(0).by_color[us];
        let others = file & !Region::of(own.square());
        if self.variant.spec.army.flying_general && file.contains(own.square()) && !others.is_several() {
            shields | others
        } else {
            shields
        }
    }

    fn of_kinds(&self, color: Color, kinds: &[Kind]) -> Region {
        let roles = kinds.iter().filter_map(|&kind| self.variant.role(kind));
        roles.fold(Region::EMPTY, |all, role: Role| all | self.plane(0).of(color, role))
    }

    /// The king, and soldiers that have not crossed the river: nobody chases them.
    fn unchaseable(&self, color: Color) -> Region {
        let rank = self.variant.spec.army.soldier_promotion_rank;
        let crossed = |at: &Square| match color {
            Color::White => at.rank() >= rank,
            Color::Black => self.variant.spec.ranks - 1 - at.rank() >= rank,
        };
        let soldiers = self.of_kinds(color, &[Kind::SOLDIER]);
        self.of_kinds(color, &[Kind::KING]) | soldiers & !soldiers.filter(crossed).collect::<Region>()
    }

    fn taking_reach(&self, color: Color, square: Square, occupied: Region) -> Region {
        let Some(piece) = self.plane(0).at(square) else { return Region::EMPTY };
        self.variant.table.takes[color][piece.role.index()].reach(square, occupied, self.cannons(0))
    }
}

/// A search for chased pieces of the side to move.
struct Chase<'a> {
    position: &'a Position,
    pins: Region,
    found: Region,
}

impl Chase<'_> {
    /// Attacks of the piece that moved; along its line they are not new.
    fn directly(&mut self, undo: &Undo, kind: Kind) {
        let (from, to) = (undo.origin(), undo.destination());
        if kind == Kind::KING || kind == Kind::SOLDIER {
            return;
        }
        let position = self.position;
        let mut attacks = position.taking_reach(!position.turn, to, position.plane(0).occupied());
        if kind == Kind::ROOK || kind == Kind::CANNON {
            attacks &= !line(from, to);
        }
        self.add(to, kind, attacks & position.plane(0).by_color[position.turn]);
    }

    /// Attacks of pieces that the move has opened or given a hurdle to.
    fn by_discovery(&mut self, undo: &Undo) {
        let position = self.position;
        let (us, them) = (position.turn, !position.turn);
        let (from, to) = (undo.origin(), undo.destination());
        let occupied = position.plane(0).occupied();
        let rest = if undo.took() { occupied } else { occupied & !Region::of(to) };
        let before = rest | Region::of(from);
        let straight = |at: Square| Region::file(at.file()) | Region::rank(at.rank());
        let beside = neighbours(from);
        let of = |kinds: &[Kind]| position.of_kinds(them, kinds);
        let candidates = beside & straight(from) & of(&[Kind::HORSE])
            | beside & !straight(from) & of(&[Kind::ELEPHANT])
            | straight(from) & of(&[Kind::CANNON, Kind::ROOK])
            | straight(to) & of(&[Kind::CANNON]);
        for square in candidates & !Region::of(to) {
            let kind = position.kind_at(square).expect("a candidate is a piece");
            let now = position.taking_reach(them, square, occupied);
            let new = now & !position.taking_reach(them, square, before);
            self.add(square, kind, new & position.plane(0).by_color[us]);
        }
    }

    /// Pieces that lost their protection, or that a discovered check lets be taken.
    fn by_new_shields(&mut self, former: Region) {
        let position = self.position;
        let (us, them) = (position.turn, !position.turn);
        let (plane, occupied) = (position.plane(0), position.plane(0).occupied());
        let new = position.state.memory.shields[us] & !former;
        for pinned in new & plane.by_color[us] {
            let rooted = position.taking_reach(us, pinned, occupied) & plane.by_color[us];
            for square in rooted & !position.unchaseable(us) {
                let attackers = position.attackers(them, Spot::new(0, square));
                if attackers.meets(!position.state.memory.shields[them]) {
                    self.found |= Region::of(square);
                }
            }
        }
        let Some(king) = position.king(us).map(Spot::square) else { return };
        let king_reach = position.taking_reach(us, king, occupied);
        for discoverer in new & plane.by_color[them] {
            let attacks = position.taking_reach(them, discoverer, occupied) & plane.by_color[us];
            self.found |= attacks & !king_reach;
            let rest = occupied & !Region::of(discoverer) & !Region::of(king);
            let stays = |&square: &Square| {
                let attackers = position.attackers_with(them, Spot::new(0, square), rest);
                attackers.meets(!Region::of(discoverer))
            };
            self.found |= (attacks & king_reach).filter(stays).collect();
        }
    }

    /// Adds what an attacker chases of what it attacks.
    fn add(&mut self, attacker: Square, kind: Kind, attacks: Region) {
        let position = self.position;
        let us = position.turn;
        let mut attacks = attacks & !position.unchaseable(us);
        let stronger: &[Kind] = match kind {
            Kind::HORSE | Kind::CANNON => &[Kind::ROOK],
            Kind::ELEPHANT | Kind::FERS => &[Kind::ROOK, Kind::CANNON, Kind::HORSE],
            _ => &[],
        };
        self.found |= attacks & position.of_kinds(us, stronger);
        attacks &= !self.mutual(attacker, kind, attacks);
        let occupied = position.plane(0).occupied() & !Region::of(attacker);
        for square in attacks {
            let roots = position.attackers_with(us, Spot::new(0, square), occupied) & !self.pins;
            if roots.is_empty() || self.is_only_root_a_faced_king(roots, square, occupied) {
                self.found |= Region::of(square);
            }
        }
    }

    /// Pieces of the attacker's kind that attack it in turn.
    fn mutual(&self, attacker: Square, kind: Kind, attacks: Region) -> Region {
        let position = self.position;
        let (us, occupied) = (position.turn, position.plane(0).occupied());
        let same = attacks & position.of_kinds(us, &[kind]);
        let straight = Region::file(attacker.file()) | Region::rank(attacker.rank());
        let is_hampered = (neighbours(attacker) & !straight).meets(occupied);
        if kind == Kind::HORSE && is_hampered {
            same.filter(|&horse| position.taking_reach(us, horse, occupied).contains(attacker)).collect()
        } else {
            same & !self.pins
        }
    }

    /// A king that the other king faces through the square protects nothing there.
    fn is_only_root_a_faced_king(&self, roots: Region, square: Square, occupied: Region) -> bool {
        let position = self.position;
        let Some(king) = position.king(!position.turn).map(Spot::square) else { return false };
        let aligned = king.file() == square.file() || king.rank() == square.rank();
        let way = between(king, square) & !Region::of(square);
        position.variant.spec.army.flying_general
            && roots == position.of_kinds(position.turn, &[Kind::KING])
            && aligned
            && !way.meets(occupied)
    }
}

/// The whole rank or file of a move along one, else nothing.
fn line(from: Square, to: Square) -> Region {
    match (from.file() == to.file(), from.rank() == to.rank()) {
        (true, _) => Region::file(from.file()),
        (_, true) => Region::rank(from.rank()),
        _ => Region::EMPTY,
    }
}
