//! What a move does, and how it is taken back.

use game::Color;

use super::{Last, Passing, Position, Undo, key};
use crate::variant::{Deed, Extra, Move, Origin, Piece, Region, Role, Spot, Square};

impl Position {
    /// Plays a move that is legal.
    pub(in crate::variant) fn apply(&mut self, mv: Move) -> Undo {
        let mut undo = self.undo(mv);
        self.begin_ply();
        match mv.deed {
            Deed::Pass => self.pass(undo.state.memory.last),
            Deed::Castle { board } => self.castle(mv, board),
            Deed::Drop(role) => self.drop(mv.to, role, Piece::new(self.turn, role), &mut undo),
            Deed::DropPromoted(role) => {
                let promoted = self.variant.promotion.promoted[role.index()].expect("a role that promotes");
                let piece = Piece { color: self.turn, role: promoted, origin: Origin::Turned(role) };
                self.drop(mv.to, role, piece, &mut undo);
            }
            _ => self.step(mv, &mut undo),
        }
        if let Some(extra) = mv.extra {
            self.enter(mv, extra);
        }
        self.upkeep(&mut undo);
        undo
    }

    /// Gives the turn away in place, whatever the rules say of passing.
    ///
    /// The side to move must not be in check. [`game::Position::revert`] takes it back.
    pub fn give_turn(&mut self) -> Undo {
        let nowhere = Spot::new(0, Square::FIRST);
        let undo = self.undo(Move::new(nowhere, nowhere, Deed::Pass));
        self.begin_ply();
        self.turn = !self.turn;
        undo
    }

    /// What taking back a move will need, before it is played.
    fn undo(&self, mv: Move) -> Undo {
        Undo {
            mv,
            state: self.state,
            mover: None,
            captured: None,
            blasted: Region::EMPTY,
            wreckage: [None; 9],
            flipped: Region::EMPTY,
            walls: self.planes[0].walls,
        }
    }

    /// Everything that follows from a move once the pieces stand.
    fn upkeep(&mut self, undo: &mut Undo) {
        let traits = self.variant.traits;
        if traits.gates {
            self.close_gates(undo);
        }
        if traits.blasts && undo.captured.is_some() {
            self.blast(undo);
        }
        self.turn = !self.turn;
        if traits.counts {
            self.count_endgame(undo);
        }
        if traits.minds_checks {
            self.note_checks();
        }
        if traits.chases {
            self.note_chases(undo);
        }
        if traits.minds_treading {
            self.note_tread(undo);
        }
        if traits.bikjang {
            self.state.memory.facing =
                if self.kings_face() { self.state.memory.facing.saturating_add(1) } else { 0 };
        }
    }

    fn begin_ply(&mut self) {
        let state = &mut self.state;
        state.halfmoves = state.halfmoves.saturating_add(1);
        state.fullmoves = state.fullmoves.saturating_add(u32::from(self.turn == Color::Black));
        if state.count_limit > 0 {
            state.count = state.count.saturating_add(1);
        }
        state.passing = Passing::NONE;
        state.memory.last = Last::Other;
    }

    fn pass(&mut self, last: Last) {
        self.state.memory.last =
            if matches!(last, Last::Pass | Last::PassAgain) { Last::PassAgain } else { Last::Pass };
    }

    #[inline]
    pub(super) fn put(&mut self, spot: Spot, piece: Piece) {
        self.planes[usize::from(spot.board())].put(spot.square(), piece);
        self.state.key ^= key::piece(spot, piece);
    }

    #[inline]
    pub(super) fn take(&mut self, spot: Spot) -> Option<Piece> {
        let piece = self.planes[usize::from(spot.board())].take(spot.square())?;
        self.state.key ^= key::piece(spot, piece);
        Some(piece)
    }

    /// A piece goes or takes, and may become another.
    fn step(&mut self, mv: Move, undo: &mut Undo) {
        let victim = match mv.deed {
            Deed::EnPassant => Some(undo.state.passing.taken()),
            _ => Some(Spot::new(mv.from.board(), mv.to.square()))
                .filter(|&spot| spot.square() != mv.from.square()),
        };
        if let Some(victim) = victim
            && let Some(captured) = self.take(victim)
        {
            undo.captured = Some((victim, captured));
            self.hand_over(captured);
            self.touch(victim);
            self.state.halfmoves = 0;
        }
        self.flip(mv.to.square(), matches!(mv.deed, Deed::Step), undo);
        let mover = self.take(mv.from).expect("a piece to move");
        undo.mover = Some(mover);
        self.touch(mv.from);
        self.touch(Spot::new(mv.from.board(), mv.to.square()));
        let landing = self.landing(mv, mover, undo.captured.is_some());
        self.put(landing, self.becomes(mover, mv.deed));
        if self.is_progress(mover, mv) {
            self.state.halfmoves = 0;
        }
        // What became another piece is not taken for the one that stepped.
        if mv.deed == Deed::Step {
            self.offer_passing(mover, mv);
        }
    }

    /// Where a piece comes to stand: one that explodes never leaves its board.
    pub(in crate::variant) fn landing(&self, mv: Move, mover: Piece, is_capture: bool) -> Spot {
        let explodes =
            is_capture && self.variant.spec.captures.blast && !self.variant.blast_immune.contains(mover.role);
        if explodes { Spot::new(mv.from.board(), mv.to.square()) } else { mv.to }
    }

    /// What the piece that moves is then.
    pub(in crate::variant) fn becomes(&self, mover: Piece, deed: Deed) -> Piece {
        match (deed, mover.origin) {
            (Deed::Promote(role), _) => Piece { role, origin: self.variant.pawn_origin(), ..mover },
            (Deed::PromotePiece, _) => Piece {
                role: self.variant.promotion.promoted[mover.role.index()].expect("a role that promotes"),
                origin: Origin::Turned(mover.role),
                ..mover
            },
            (Deed::Demote, Origin::Turned(role)) => Piece::new(mover.color, role),
            _ => mover,
        }
    }

    /// Whether a move can never be taken back by another, as far as that counts.
    fn is_progress(&self, mover: Piece, mv: Move) -> bool {
        match mv.deed {
            Deed::Promote(_) => true,
            Deed::PromotePiece if !self.variant.spec.promotion.demotion => true,
            _ => {
                self.variant.progress[mover.color].contains(mover.role)
                    && !self.variant.table.moves[mover.color][mover.role.index()]
                        .goes
                        .pseudo(mv.to.square())
                        .contains(mv.from.square())
            }
        }
    }

    fn castle(&mut self, mv: Move, board: u8) {
        let (king_to, rook_to) = self.castled(mv);
        let king = self.take(mv.from).expect("a king to castle");
        let rook = self.take(mv.to).expect("a rook to castle");
        self.put(Spot::new(board, king_to), king);
        self.put(Spot::new(board, rook_to), rook);
        let up = mv.to.square() > mv.from.square();
        self.touch(mv.from);
        self.touch(mv.to);
        if self.variant.spec.castling.opposite {
            self.state.rights[!self.turn][usize::from(!up)] = None;
        }
        self.state.memory.last = Last::Castle { up };
    }

    /// Where king and rook arrive.
    pub(in crate::variant) fn castled(&self, mv: Move) -> (Square, Square) {
        let up = mv.to.square() > mv.from.square();
        self.variant.castled[self.turn][usize::from(!up)].expect("castling stays on the board")
    }

    fn drop(&mut self, to: Spot, role: Role, piece: Piece, undo: &mut Undo) {
        self.change_hand(self.turn, role, -1);
        self.flip(to.square(), false, undo);
        self.put(to, piece);
        self.state.halfmoves = 0;
        self.state.memory.last = Last::Drop;
        if self.variant.spec.castling.dropped {
            self.grant_rights(to, piece);
        }
    }

    /// What comes on the board besides the piece that moved.
    fn enter(&mut self, mv: Move, extra: Extra) {
        match extra {
            Extra::Gate(square, role) => {
                self.put(Spot::new(mv.from.board(), square), Piece::new(self.turn, role));
                self.change_hand(self.turn, role, -1);
                self.state.gates[self.turn] &= !Region::of(square);
            }
            Extra::Wall(square) => self.build_wall(square),
        }
    }

    /// Takes a move back.
    pub(in crate::variant) fn revert(&mut self, undo: &Undo) {
        let mv = undo.mv;
        self.turn = !self.turn;
        self.planes[0].walls = undo.walls;
        self.unblast(undo);
        if let Some(Extra::Gate(square, role)) = mv.extra {
            self.take(Spot::new(mv.from.board(), square));
            self.change_hand(self.turn, role, 1);
        }
        match mv.deed {
            Deed::Pass => {}
            Deed::Castle { board } => self.uncastle(mv, board),
            Deed::Drop(role) | Deed::DropPromoted(role) => {
                self.take(mv.to);
                self.change_hand(self.turn, role, 1);
            }
            _ => self.unstep(undo),
        }
        self.change_sides(undo.flipped);
        if let Some((spot, captured)) = undo.captured {
            self.put(spot, captured);
            self.hand_back(captured);
        }
        self.state = undo.state;
    }

    fn unstep(&mut self, undo: &Undo) {
        let mover = undo.mover.expect("a piece that moved");
        let landing = self.landing(undo.mv, mover, undo.captured.is_some());
        self.take(landing);
        self.put(undo.mv.from, mover);
    }

    fn uncastle(&mut self, mv: Move, board: u8) {
        let (king_to, rook_to) = self.castled(mv);
        let king = self.take(Spot::new(board, king_to)).expect("a castled king");
        let rook = self.take(Spot::new(board, rook_to)).expect("a castled rook");
        self.put(mv.from, king);
        self.put(mv.to, rook);
    }
}
