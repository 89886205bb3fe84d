//! Steps over squares on which the piece can be taken.

use game::Color;

use crate::variant::{
    BetweenBoards, Extra, Move, Piece, Region, Square, between,
    position::{Passing, Position},
    steps_from,
};

impl Position {
    /// Squares on which somebody may take the piece that stepped over them.
    pub(in crate::variant::position) fn offer_passing(&mut self, mover: Piece, mv: Move) {
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
        let beside = steps_from(square, &[(-1, forward), (1, forward)]);
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
        let (several, rule) = (self.variant.boards() > 1, self.variant.spec.alice.en_passant);
        (0..self.variant.boards()).filter(move |&board| match rule {
            _ if !several => true,
            BetweenBoards::None => false,
            BetweenBoards::Victim => board == victim,
            BetweenBoards::Step => board == step,
            BetweenBoards::Either => board == victim || board == step,
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
}
