//! Moves that give check.

use crate::{
    Bitboard, Kind, Move, Piece, Position, Role, Square,
    attacks::{self, between, bishop_rays, rook_rays},
    movegen::{List, Sink},
};

impl Position {
    /// Whether a legal move gives check.
    #[inline]
    pub fn gives_check(&self, mv: Move) -> bool {
        let king = self.king(!self.turn());
        let (from, to) = (mv.from(), mv.to());
        let Some(Piece { role, .. }) = self.board().piece_at(from) else { return false };
        let left = self.board().occupied() & !from.bit();
        // Only who stands on a line of the king can open it.
        let is_on_line = (rook_rays(king) | bishop_rays(king)).contains(from);
        let (arriving, to, occupied, may_uncover) = match mv.kind() {
            Kind::Castle => {
                let after = left & !to.bit() | mv.castled_king().bit() | mv.castled_rook().bit();
                (Role::Rook, mv.castled_rook(), after, true)
            }
            Kind::EnPassant => (role, to, left & !Position::passed_pawn(mv).bit() | to.bit(), true),
            Kind::Promotion(promoted) => (promoted, to, left | to.bit(), is_on_line),
            Kind::Normal | Kind::DoubleStep => (role, to, left | to.bit(), is_on_line),
        };
        self.strikes(arriving, to, king, occupied) || may_uncover && self.uncovers(from, king, occupied)
    }

    /// Whether a piece of the side to move strikes a square from another.
    #[inline(always)]
    fn strikes(&self, role: Role, from: Square, target: Square, occupied: Bitboard) -> bool {
        let is_open = || (between(from, target) & occupied).is_empty();
        match role {
            Role::Pawn => attacks::pawn(self.turn(), from).contains(target),
            Role::Knight => attacks::knight(from).contains(target),
            Role::Bishop => bishop_rays(from).contains(target) && is_open(),
            Role::Rook => rook_rays(from).contains(target) && is_open(),
            Role::Queen => (rook_rays(from) | bishop_rays(from)).contains(target) && is_open(),
            Role::King => false,
        }
    }

    /// Whether sliders other than the one that moved see the king after a move.
    fn uncovers(&self, from: Square, king: Square, occupied: Bitboard) -> bool {
        let sets = self.board().sets();
        let straight = sets.straight_sliders(self.turn()) & !from.bit();
        let diagonal = sets.diagonal_sliders(self.turn()) & !from.bit();
        (rook_rays(king) & straight).any() && (attacks::rook(king, occupied) & straight).any()
            || (bishop_rays(king) & diagonal).any() && (attacks::bishop(king, occupied) & diagonal).any()
    }

    /// Appends the legal moves that give check and neither capture nor promote.
    pub fn quiet_checks(&self, into: &mut Vec<Move>) {
        let begin = into.len();
        let king = self.king(!self.turn());
        let occupied = self.board().occupied();
        let (straight, slanting) = (attacks::rook(king, occupied), attacks::bishop(king, occupied));
        let from = [
            attacks::pawn(!self.turn(), king),
            attacks::knight(king),
            slanting,
            straight,
            straight | slanting,
            Bitboard::EMPTY,
        ];
        // Whoever is the first on a line of the king may uncover what stands behind it.
        let first = (straight | slanting) & self.board().by_color(self.turn());
        let screens = first & self.screens(king, occupied);
        self.generate(&mut Checks { list: List(into), free: !occupied, from, screens });
        if screens.any() || !self.castling().is_empty() {
            let is_doubtful = |mv: &Move| screens.contains(mv.from()) || mv.kind() == Kind::Castle;
            into.extract_if(begin.., |mv| is_doubtful(mv) && !self.gives_check(*mv)).for_each(drop);
        }
    }

    /// All that stands between the king and a slider of the side to move, alone or not.
    fn screens(&self, king: Square, occupied: Bitboard) -> Bitboard {
        let sets = self.board().sets();
        let sliders = rook_rays(king) & sets.straight_sliders(self.turn())
            | bishop_rays(king) & sets.diagonal_sliders(self.turn());
        sliders.into_iter().fold(Bitboard::EMPTY, |all, slider| all | between(king, slider)) & occupied
    }
}

/// Lists quiet moves that may give check.
struct Checks<'a> {
    list: List<'a>,
    free: Bitboard,
    /// From where each role strikes the king.
    from: [Bitboard; 6],
    /// Pieces that may uncover others.
    screens: Bitboard,
}

impl Checks<'_> {
    #[inline(always)]
    fn of_pawns(&self, to: Bitboard, step: i8) -> Bitboard {
        let uncovering = Bitboard(if step > 0 { self.screens.0 << step } else { self.screens.0 >> -step });
        to & self.free & (self.from[Role::Pawn as usize] | uncovering)
    }
}

impl Sink for Checks<'_> {
    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, to: Bitboard) {
        let all = if self.screens.contains(from) { Bitboard::ALL } else { self.from[role as usize] };
        self.list.piece(role, from, to & self.free & all);
    }

    #[inline(always)]
    fn pawns(&mut self, to: Bitboard, step: i8) {
        self.list.pawns(self.of_pawns(to, step), step);
    }

    #[inline(always)]
    fn double_steps(&mut self, to: Bitboard, step: i8) {
        self.list.double_steps(self.of_pawns(to, step), step);
    }

    fn promotions(&mut self, _: Bitboard, _: i8) {}

    fn en_passant(&mut self, _: Square, _: Square) {}

    #[inline(always)]
    fn castle(&mut self, king: Square, rook: Square) {
        self.list.castle(king, rook);
    }
}
