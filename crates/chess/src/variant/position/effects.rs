//! What moves bring about: hands, rights, gates, blasts, walls, counts.

use game::{ByColor, Color};

use super::{Passing, Position, Right, Tread, TreadKind, Undo, key};
use crate::variant::{
    CountingRule, Deed, Enclosing, Extra, Kind, Move, Origin, Piece, Region, Role, Spot, Square, Walling,
};

impl Position {
    pub(super) fn change_hand(&mut self, color: Color, role: Role, by: i8) {
        if self.variant.spec.drops.free {
            return;
        }
        let count = &mut self.hands[color][role.index()];
        let before = *count;
        *count = count.saturating_add_signed(by);
        self.state.key ^= key::hand(color, role, before) ^ key::hand(color, role, *count);
    }

    /// What a taken piece is in its taker's hand.
    fn held(&self, captured: Piece) -> Option<Role> {
        match captured.origin {
            _ if !self.variant.spec.captures.to_hand => None,
            _ if self.variant.spec.drops.looped => Some(captured.role),
            Origin::Itself => Some(captured.role),
            Origin::Turned(role) => Some(role),
            Origin::Pawn => self.variant.promotion.main_pawn[captured.color],
        }
    }

    pub(super) fn hand_over(&mut self, captured: Piece) {
        if let Some(role) = self.held(captured) {
            self.change_hand(!captured.color, role, 1);
        }
    }

    pub(super) fn hand_back(&mut self, captured: Piece) {
        if let Some(role) = self.held(captured) {
            self.change_hand(!captured.color, role, -1);
        }
    }

    /// Ends the rights that rest on a square of the first board.
    pub(super) fn touch(&mut self, spot: Spot) {
        if spot.board() != 0 {
            return;
        }
        for color in Color::ALL {
            for right in &mut self.state.rights[color] {
                if right.is_some_and(|right| right.rests_on(spot.square())) {
                    *right = None;
                }
            }
        }
    }

    /// A dropped king or rook may castle from where it belongs.
    pub(super) fn grant_rights(&mut self, to: Spot, piece: Piece) {
        let (us, variant) = (self.turn, std::sync::Arc::clone(&self.variant));
        let Some(home) = variant.castling_square(us, variant.spec.castling.king_file) else { return };
        if to.square().rank() != home.rank() || to.board() != 0 {
            return;
        }
        let is_corner = |square: Square| square.file() == 0 || square.file() == variant.spec.files - 1;
        let is_king = |piece: Piece| piece.color == us && variant.castling_king[us] == Some(piece.role);
        let mut rooks = Region::EMPTY;
        if is_king(piece) && to.square() == home {
            let here = self.planes[0].by_color[us] & Region::rank(home.rank());
            rooks = here.filter(|&square| is_corner(square)).collect();
        } else if is_corner(to.square()) && self.planes[0].at(home).is_some_and(is_king) {
            rooks = Region::of(to.square());
        }
        for rook in rooks {
            let role = self.planes[0].at(rook).map(|piece| piece.role);
            let right = Right { king: home, rook };
            if role.is_some_and(|role| variant.rooks[us].contains(role))
                && variant.arrives_on_board(us, right)
            {
                self.state.rights[us][usize::from(rook < home)] = Some(right);
            }
        }
    }

    /// Squares on which somebody may take the piece that stepped over them.
    pub(super) fn offer_passing(&mut self, mover: Piece, mv: Move) {
        let squares = match self.variant.pawn {
            Some(pawn) if pawn == mover.role => self.pawn_passing(mover, mv),
            _ => self.piece_passing(mover, mv),
        };
        if !squares.is_empty() {
            self.state.passing =
                Passing { squares, step: mv.from.board(), victim: mv.to.board(), at: mv.to.square() };
        }
    }

    fn pawn_passing(&self, mover: Piece, mv: Move) -> Region {
        let (from, to) = (mv.from.square(), mv.to.square());
        if from.file() != to.file() || from.rank().abs_diff(to.rank()) < 2 {
            return Region::EMPTY;
        }
        let them = !mover.color;
        let region = self.variant.spec.pawns.en_passant_region[them];
        let pawn = self.variant.pawn;
        let has_others = self.variant.en_passant[them].iter().any(|role| Some(role) != pawn);
        let walled = match mv.extra {
            Some(Extra::Wall(square)) => Region::of(square),
            _ => Region::EMPTY,
        };
        let can_be_taken = |square: &Square| {
            has_others || self.passing_pawns(mover.color, *square, mv.from.board(), mv.to.board())
        };
        (between(from, to) & region & !walled & !Region::of(to)).filter(can_be_taken).collect()
    }

    /// Whether a pawn of the other side stands where it could take in passing.
    pub(in crate::variant) fn passing_pawns(
        &self,
        stepped: Color,
        square: Square,
        step: u8,
        victim: u8,
    ) -> bool {
        let Some(pawn) = self.variant.pawn else { return false };
        let forward = if stepped == Color::White { 1 } else { -1 };
        let beside =
            [-1, 1].into_iter().filter_map(|files| square.offset(files, forward)).collect::<Region>();
        self.passing_boards(step, victim).any(|board| {
            let plane = self.plane(board);
            !plane.occupied().contains(square) && plane.of(!stepped, pawn).meets(beside)
        })
    }

    /// The boards from which a step can be taken in passing.
    pub(in crate::variant) fn passing_boards(
        &self,
        step: u8,
        victim: u8,
    ) -> impl Iterator<Item = u8> + use<> {
        use crate::variant::BetweenBoards::{Either, None as Nowhere, Step, Victim};
        let (several, rule) = (self.variant.boards() > 1, self.variant.spec.alice.en_passant);
        (0..self.variant.boards()).filter(move |&board| match rule {
            _ if !several => true,
            Nowhere => false,
            Victim => board == victim,
            Step => board == step,
            Either => board == victim || board == step,
        })
    }

    fn piece_passing(&self, mover: Piece, mv: Move) -> Region {
        let ways = &self.variant.table.moves[mover.color][mover.role.index()];
        let Some(first) = &ways.first else { return Region::EMPTY };
        let (from, to) = (mv.from.square(), mv.to.square());
        if !first.pseudo(from).contains(to) || ways.goes.pseudo(from).contains(to) {
            return Region::EMPTY;
        }
        let squares = between(from, to) & self.variant.spec.pawns.en_passant_region[!mover.color];
        if self.has_passing_taker(mover.color, squares, mv.from.board(), mv.to.board()) {
            squares
        } else {
            Region::EMPTY
        }
    }

    /// Whether a piece of the other side stands where it could take in passing.
    pub(in crate::variant) fn has_passing_taker(
        &self,
        stepped: Color,
        squares: Region,
        step: u8,
        victim: u8,
    ) -> bool {
        let them = !stepped;
        self.variant.en_passant[them].iter().any(|role| {
            let takes = &self.variant.table.takes[them][role.index()];
            self.passing_boards(step, victim).any(|board| {
                let plane = self.plane(board);
                let open = squares & !plane.occupied();
                plane.of(them, role).any(|from| takes.pseudo(from).meets(open))
            })
        })
    }

    /// Closes the gates of pieces that have moved or are gone.
    pub(super) fn close_gates(&mut self, undo: &Undo) {
        let (us, mv) = (self.turn, undo.mv);
        if !mv.is_drop() && mv.from.board() == 0 {
            self.state.gates[us] &= !Region::of(mv.from.square());
        }
        match mv.deed {
            Deed::Castle { .. } => self.state.gates[us] &= !Region::of(mv.to.square()),
            _ if mv.from.board() == 0 => self.state.gates[!us] &= !Region::of(mv.to.square()),
            _ => {}
        }
        let spec = &self.variant.spec;
        if spec.gating.seirawan && !spec.captures.to_hand && self.hands[us].iter().all(|&count| count == 0) {
            self.state.gates[us] = Region::EMPTY;
        }
        if spec.army.cambodian_moves {
            self.scare_king(undo);
        }
    }

    /// A king that a rook aims at may not leap any more.
    fn scare_king(&mut self, undo: &Undo) {
        let Some(rook) = self.variant.role(Kind::ROOK) else { return };
        let Some(king) = self.king(!self.turn) else { return };
        let to = undo.mv.to.square();
        let aims =
            to != king.square() && (to.file() == king.square().file() || to.rank() == king.square().rank());
        if aims && undo.mover.is_some_and(|mover| mover.role == rook) {
            self.state.gates[!self.turn] &= !Region::of(king.square());
        }
    }

    /// A capture explodes, or turns the taker to stone.
    pub(super) fn blast(&mut self, undo: &mut Undo) {
        let (mv, variant) = (undo.mv, std::sync::Arc::clone(&self.variant));
        let (board, center) = (mv.from.board(), mv.to.square());
        let turns_to_stone = undo.mover.is_some_and(|mover| variant.petrify.contains(mover.role));
        let blast = if variant.spec.captures.blast {
            self.blast_region(board, center)
        } else if turns_to_stone {
            Region::of(center)
        } else {
            Region::EMPTY
        };
        for (square, slot) in blast.zip(&mut undo.wreckage) {
            let spot = Spot::new(board, square);
            let Some(piece) = self.take(spot) else { continue };
            *slot = Some(piece);
            undo.blasted |= Region::of(square);
            self.hand_over(piece);
            self.touch(spot);
            let is_stone = if square == center {
                variant.petrify.contains(piece.role)
            } else {
                variant.spec.captures.petrify_blast
            };
            if is_stone {
                self.planes[0].walls |= Region::of(square);
                self.state.key ^= key::wall(square);
            }
        }
    }

    /// What a blast on a square removes: all but pawns around it, and what took.
    pub(in crate::variant) fn blast_region(&self, board: u8, center: Square) -> Region {
        let plane = self.plane(board);
        let pawns = self.variant.pawn.map_or(Region::EMPTY, |pawn| plane.by_role[pawn.index()]);
        let immune = |all: Region, role: Role| all | plane.by_role[role.index()];
        let immune = self.variant.blast_immune.iter().fold(Region::EMPTY, immune);
        (neighbours(center) & plane.pieces() & !pawns | Region::of(center)) & !immune
    }

    pub(super) fn unblast(&mut self, undo: &Undo) {
        for (square, piece) in undo.blasted.zip(undo.wreckage.iter().flatten()) {
            self.put(Spot::new(undo.mv.from.board(), square), *piece);
            self.hand_back(*piece);
        }
    }

    /// Pieces that a move encloses change sides.
    pub(super) fn flip(&mut self, to: Square, is_step: bool, undo: &mut Undo) {
        let (us, plane) = (self.turn, &self.planes[0]);
        let (ours, theirs) = (plane.by_color[us], plane.by_color[!us]);
        undo.flipped = match self.variant.spec.captures.flip {
            Enclosing::None | Enclosing::Snort | Enclosing::Anyside | Enclosing::Top => return,
            Enclosing::Reversi => enclosed(to, ours, theirs),
            Enclosing::Quadwrangle if !is_step && !neighbours(to).meets(ours) => Region::EMPTY,
            Enclosing::Ataxx | Enclosing::Quadwrangle => neighbours(to) & theirs,
        };
        self.change_sides(undo.flipped);
        for square in undo.flipped {
            self.touch(Spot::new(0, square));
        }
        for color in Color::ALL {
            self.state.gates[color] &= !undo.flipped;
        }
    }

    pub(super) fn change_sides(&mut self, squares: Region) {
        for square in squares {
            let spot = Spot::new(0, square);
            let piece = self.take(spot).expect("a piece to flip");
            self.put(spot, Piece { color: !piece.color, ..piece });
        }
    }

    pub(super) fn build_wall(&mut self, square: Square) {
        let mut walls = Region::of(square);
        if self.variant.spec.walls.rule != Walling::Duck {
            walls |= self.planes[0].walls;
        }
        let changed = walls ^ self.planes[0].walls;
        self.state.key ^= changed.fold(0, |all, square| all ^ key::wall(square));
        self.planes[0].walls = walls;
    }

    /// Counts checks, and how long they go on.
    pub(super) fn note_checks(&mut self) {
        let them = self.turn;
        if self.state.halfmoves == 0 {
            self.state.memory.quiet_checks = ByColor::default();
        }
        let Some(king) = self.king(them) else { return };
        let checkers = self.attackers(!them, king);
        if checkers.is_empty() {
            (self.state.memory.checked[them], self.state.memory.shak[them]) = (0, false);
            return;
        }
        self.state.memory.checked[them] = self.state.memory.checked[them].saturating_add(1);
        self.state.memory.quiet_checks[them] = self.state.memory.quiet_checks[them].saturating_add(1);
        let strong =
            [Kind::KNIGHT, Kind::ROOK, Kind::BERS].into_iter().filter_map(|kind| self.variant.role(kind));
        let plane = self.plane(king.board());
        let strong = strong.fold(Region::EMPTY, |all, role| all | plane.by_role[role.index()]);
        self.state.memory.shak[them] |= strong.meets(checkers);
        let left = &mut self.state.checks_left[!them];
        *left = left.saturating_sub(1);
    }

    /// Remembers a move that may be part of going to and fro.
    pub(super) fn note_tread(&mut self, undo: &Undo) {
        let us = !self.turn;
        let was_checked = undo.state.memory.checked[us] > 0;
        let kind = match undo.mv.deed {
            _ if was_checked => TreadKind::Other,
            Deed::Pass => TreadKind::Pass,
            Deed::Step if undo.captured.is_some() => TreadKind::Capture,
            Deed::Step => TreadKind::Step,
            _ => TreadKind::Other,
        };
        let (from, to) = (undo.mv.from.square().index() as u8, undo.mv.to.square().index() as u8);
        let trodden = &mut self.state.memory.trodden[us];
        trodden.rotate_right(1);
        trodden[0] = Tread { from, to, kind };
    }

    /// Begins to count out an endgame, or to count anew.
    pub(super) fn count_endgame(&mut self, undo: &Undo) {
        let (them, us) = (self.turn, !self.turn);
        let asean = self.variant.spec.counting.rule == CountingRule::Asean;
        let total = self.count_all(us) + self.count_all(them);
        let pawns = |position: &Position| {
            position.variant.pawn.map_or(0, |pawn| position.count(us, pawn) + position.count(them, pawn))
        };
        let took_pawn = undo.captured.is_some_and(|(_, piece)| Some(piece.role) == self.variant.pawn);
        if !asean && took_pawn && self.count_all(us) == 1 && pawns(self) == 0 {
            let limit = self.count_limit(us);
            if limit > 0 {
                self.state.count_limit = 2 * limit;
                self.state.count = (2 * total - 1) as u16;
            }
        }
        let promoted = matches!(undo.mv.deed, Deed::Promote(_));
        let begins =
            self.state.count_limit == 0 || (undo.captured.is_some() || promoted) && self.count_all(them) == 1;
        let limit = self.count_limit(them);
        if begins && limit > 0 {
            self.state.count_limit = 2 * limit;
            self.state.count = if asean || self.count_all(them) > 1 { 0 } else { (2 * total) as u16 };
        }
    }
}

/// The squares around one.
pub(in crate::variant) fn neighbours(square: Square) -> Region {
    const AROUND: [(i8, i8); 8] = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];
    AROUND.iter().filter_map(|&(files, ranks)| square.offset(files, ranks)).collect()
}

/// The squares behind one up to another on its line; only that one if there is no line.
pub(in crate::variant) fn between(from: Square, to: Square) -> Region {
    let (files, ranks) = (to.file() as i8 - from.file() as i8, to.rank() as i8 - from.rank() as i8);
    if files != 0 && ranks != 0 && files.abs() != ranks.abs() {
        return Region::of(to);
    }
    let next =
        |square: &Square| (*square != to).then(|| square.offset(files.signum(), ranks.signum())).flatten();
    std::iter::successors(next(&from), next).collect::<Region>() | Region::of(to)
}

/// Hostile pieces in lines between a square and own pieces.
pub(in crate::variant) fn enclosed(square: Square, ours: Region, theirs: Region) -> Region {
    let mut found = Region::EMPTY;
    for (files, ranks) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
        let (mut line, mut at) = (Region::EMPTY, square.offset(files, ranks));
        while let Some(next) = at.filter(|&next| theirs.contains(next)) {
            line |= Region::of(next);
            at = next.offset(files, ranks);
        }
        if at.is_some_and(|end| ours.contains(end)) {
            found |= line;
        }
    }
    found
}
