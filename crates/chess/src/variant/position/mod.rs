//! One position that plays every variant.
//!
//! Read `plane` (one board), `state` (what is not on a board), `apply` (what a
//! move does), `view` (what others ask), then the rooms beside: `moves`, `safety`, `ends`.

mod apply;
mod effects;
mod key;
mod plane;
mod state;
mod view;

use std::{fmt, sync::Arc};

use game::{ByColor, Color};
use smallvec::SmallVec;

pub(super) use effects::{Blast, enclosed};
pub(super) use plane::Plane;
pub(super) use state::{Chased, Last, Memory, Passing, Right, Rights, State, Tread, TreadKind};

use super::{Move, Piece, Region, Role, Spot, Square, Variant, pieces::Sight};

/// A position of some variant.
#[derive(Clone)]
pub struct Position {
    pub(super) variant: Arc<Variant>,
    pub(super) planes: SmallVec<[Plane; 2]>,
    pub(super) hands: ByColor<[u8; Role::COUNT]>,
    pub(super) turn: Color,
    pub(super) state: State,
    /// Whether castling is written as in Chess960.
    pub(super) chess960: bool,
}

/// What taking back a move needs.
#[derive(Debug, Clone, Copy)]
pub struct Undo {
    mv: Move,
    state: State,
    /// The piece that moved, as it was.
    mover: Option<Piece>,
    captured: Option<(Spot, Piece)>,
    /// Squares of the board where the move was made that a blast emptied.
    blasted: Region,
    wreckage: [Option<Piece>; 9],
    flipped: Region,
    walls: Region,
}

impl Undo {
    /// Where the move began.
    pub(super) fn origin(&self) -> Square {
        self.mv.from.square()
    }

    /// Where the move led.
    pub(super) fn destination(&self) -> Square {
        self.mv.to.square()
    }

    /// Whether it took something.
    pub(super) fn took(&self) -> bool {
        self.captured.is_some()
    }

    /// The pieces that shielded a king before the move.
    pub(super) fn shields(&self, color: Color) -> Region {
        self.state.memory.shields[color]
    }
}

impl Position {
    /// The variant that is played.
    pub fn variant(&self) -> &Arc<Variant> {
        &self.variant
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// What stands on a square of a board.
    pub fn piece_at(&self, spot: Spot) -> Option<Piece> {
        self.planes.get(usize::from(spot.board())).and_then(|plane| plane.at(spot.square()))
    }

    /// How many pieces of a role a side has in hand.
    pub fn in_hand(&self, color: Color, role: Role) -> u8 {
        self.hands[color][role.index()]
    }

    /// Plies since the last capture or move that cannot be taken back.
    pub fn halfmoves(&self) -> u32 {
        u32::from(self.state.halfmoves)
    }

    /// The number of the move, from 1.
    pub fn fullmoves(&self) -> u32 {
        self.state.fullmoves
    }

    /// Squares of a board that are walled up or not there.
    pub fn walls(&self, board: u8) -> Region {
        self.planes.get(usize::from(board)).map_or(Region::EMPTY, |plane| plane.walls)
    }

    /// Whether the side to move has a royal piece attacked.
    pub fn is_check(&self) -> bool {
        self.is_in_check(self.turn) || self.variant.traits.pseudo_royal && self.are_royals_in_check(self.turn)
    }

    /// The same position with castling written as in Chess960.
    #[must_use]
    pub fn with_chess960(self) -> Position {
        Position { chess960: true, ..self }
    }

    pub(super) fn plane(&self, board: u8) -> &Plane {
        &self.planes[usize::from(board)]
    }

    /// The boards with their numbers.
    pub(super) fn boards(&self) -> impl Iterator<Item = (u8, &Plane)> {
        (0u8..).zip(&self.planes)
    }

    /// Where the royal king of a side stands.
    #[inline]
    pub fn king(&self, color: Color) -> Option<Spot> {
        let king = self.variant.king?;
        let find = |(board, plane): (u8, &Plane)| Some(Spot::new(board, plane.of(color, king).first()?));
        self.boards().find_map(find)
    }

    /// How many pieces of a role a side has on all boards.
    pub(super) fn count(&self, color: Color, role: Role) -> u32 {
        self.planes.iter().map(|plane| plane.of(color, role).len()).sum()
    }

    /// How many pieces a side has on all boards.
    pub(super) fn count_all(&self, color: Color) -> u32 {
        self.planes.iter().map(|plane| plane.by_color[color].len()).sum()
    }

    /// What a side sees of a board, given what would stand there and what would be gone.
    #[inline]
    pub(super) fn sight(&self, board: u8, color: Color, occupied: Region, gone: Region) -> Sight<'_> {
        let plane = self.plane(board);
        let cannons = self.cannons(board);
        Sight { by_role: &plane.by_role, side: plane.by_color[color] & !gone, occupied, cannons }
    }

    /// Janggi's cannons on a board.
    #[inline]
    pub(super) fn cannons(&self, board: u8) -> Region {
        self.variant.cannon.map_or(Region::EMPTY, |cannon| self.plane(board).by_role[cannon.index()])
    }

    /// Whether a side attacks a square of a board, given what would stand there.
    #[inline]
    pub(super) fn attacks(
        &self,
        by: Color,
        board: u8,
        square: Square,
        occupied: Region,
        gone: Region,
    ) -> bool {
        let sight = self.sight(board, by, occupied, gone);
        self.variant.table.watch[by].is_attacked(square, sight, &self.variant.table.takes[by])
    }

    /// The pieces of a side that attack a square of a board as it is.
    pub(super) fn attackers(&self, by: Color, spot: Spot) -> Region {
        self.attackers_with(by, spot, self.plane(spot.board()).occupied())
    }

    /// The same, given what would stand there.
    pub(super) fn attackers_with(&self, by: Color, spot: Spot, occupied: Region) -> Region {
        let sight = self.sight(spot.board(), by, occupied, Region::EMPTY);
        self.variant.table.watch[by].attackers(spot.square(), sight, &self.variant.table.takes[by])
    }

    /// Whether the royal king of a side is attacked.
    pub(super) fn is_in_check(&self, color: Color) -> bool {
        self.king(color).is_some_and(|king| {
            let occupied = self.plane(king.board()).occupied();
            self.attacks(!color, king.board(), king.square(), occupied, Region::EMPTY)
        })
    }

    /// The squares on which something stands on some board.
    pub(super) fn occupied_anywhere(&self) -> Region {
        self.planes.iter().fold(Region::EMPTY, |all, plane| all | plane.occupied())
    }

    /// The board a piece goes to by turns.
    pub(super) fn next_board(&self, board: u8) -> u8 {
        (board + 1) % self.variant.boards()
    }
}

/// The same pieces, rights and counters; what the board does not show is left aside.
impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        let shown = |state: &State| State { memory: Memory::default(), ..*state };
        (Arc::ptr_eq(&self.variant, &other.variant) || self.variant.spec == other.variant.spec)
            && self.turn == other.turn
            && self.hands == other.hands
            && self.planes == other.planes
            && shown(&self.state) == shown(&other.state)
    }
}

impl Eq for Position {}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}: {}", self.variant.name(), super::fen::write(self))
    }
}
