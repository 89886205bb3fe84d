//! The terms of the evaluation: each has a place in the list of weights.

use chess::{Role, Square};
use game::Color;

/// A run of terms in the list of weights.
#[derive(Debug, Clone, Copy)]
pub struct Terms {
    /// What it is called in the listing of weights.
    pub name: &'static str,
    first: usize,
    len: usize,
}

impl Terms {
    const fn after(before: Terms, name: &'static str, len: usize) -> Terms {
        Terms { name, first: before.first + before.len, len }
    }

    /// The place of one of them.
    #[inline(always)]
    pub const fn at(self, index: usize) -> usize {
        debug_assert!(index < self.len);
        self.first + index
    }

    /// How many there are.
    pub const fn count(self) -> usize {
        self.len
    }
}

/// What each role but the king is worth.
pub const MATERIAL: Terms = Terms { name: "MATERIAL", first: 0, len: 5 };
/// Where each role stands, left and right alike.
pub const PLACE: Terms = Terms::after(MATERIAL, "PLACE", 6 * 32);
/// To how many squares a knight can go, those that pawns strike left out.
pub const KNIGHT_MOBILITY: Terms = Terms::after(PLACE, "KNIGHT_MOBILITY", 9);
/// The same for a bishop.
pub const BISHOP_MOBILITY: Terms = Terms::after(KNIGHT_MOBILITY, "BISHOP_MOBILITY", 14);
/// The same for a rook.
pub const ROOK_MOBILITY: Terms = Terms::after(BISHOP_MOBILITY, "ROOK_MOBILITY", 15);
/// The same for a queen.
pub const QUEEN_MOBILITY: Terms = Terms::after(ROOK_MOBILITY, "QUEEN_MOBILITY", 28);
/// A pawn without neighbours; the second on a file without foes.
pub const ISOLATED: Terms = Terms::after(QUEEN_MOBILITY, "ISOLATED", 2);
/// A pawn behind another of its own.
pub const DOUBLED: Terms = Terms::after(ISOLATED, "DOUBLED", 1);
/// A pawn that cannot advance and that nothing will guard; the second on an open file.
pub const BACKWARD: Terms = Terms::after(DOUBLED, "BACKWARD", 2);
/// A pawn beside another, by rank.
pub const PHALANX: Terms = Terms::after(BACKWARD, "PHALANX", 8);
/// A pawn that another guards, by rank.
pub const SUPPORTED: Terms = Terms::after(PHALANX, "SUPPORTED", 8);
/// A pawn that no pawn can stop, by rank.
pub const PASSED: Terms = Terms::after(SUPPORTED, "PASSED", 8);
/// The same where nothing stands before it.
pub const PASSED_FREE: Terms = Terms::after(PASSED, "PASSED_FREE", 8);
/// The same where the foe does not strike the square before it either.
pub const PASSED_SAFE: Terms = Terms::after(PASSED_FREE, "PASSED_SAFE", 8);
/// How far its own king is from the square before a passed pawn.
pub const PASSED_FRIEND: Terms = Terms::after(PASSED_SAFE, "PASSED_FRIEND", 8);
/// How far the other king is from there.
pub const PASSED_FOE: Terms = Terms::after(PASSED_FRIEND, "PASSED_FOE", 8);
/// A rook behind a passed pawn of its own.
pub const ROOK_BEHIND: Terms = Terms::after(PASSED_FOE, "ROOK_BEHIND", 1);
/// Both bishops.
pub const BISHOP_PAIR: Terms = Terms::after(ROOK_BEHIND, "BISHOP_PAIR", 1);
/// Pawns of its own on squares of a bishop's colour.
pub const BAD_BISHOP: Terms = Terms::after(BISHOP_PAIR, "BAD_BISHOP", 1);
/// A knight, or bishop, where no pawn can drive it away and one guards it.
pub const OUTPOST: Terms = Terms::after(BAD_BISHOP, "OUTPOST", 2);
/// A minor piece behind a pawn.
pub const SHIELDED: Terms = Terms::after(OUTPOST, "SHIELDED", 1);
/// A rook on a file without pawns of its own; the second without any.
pub const ROOK_FILE: Terms = Terms::after(SHIELDED, "ROOK_FILE", 2);
/// A pawn strikes a piece, by role.
pub const PAWN_STRIKES: Terms = Terms::after(ROOK_FILE, "PAWN_STRIKES", 6);
/// A minor piece strikes another, by role.
pub const MINOR_STRIKES: Terms = Terms::after(PAWN_STRIKES, "MINOR_STRIKES", 6);
/// A rook strikes another piece, by role.
pub const ROOK_STRIKES: Terms = Terms::after(MINOR_STRIKES, "ROOK_STRIKES", 6);
/// A piece that is struck and not guarded.
pub const HANGING: Terms = Terms::after(ROOK_STRIKES, "HANGING", 1);
/// A pawn could step forward and strike a piece.
pub const PUSH_STRIKES: Terms = Terms::after(HANGING, "PUSH_STRIKES", 1);
/// How far the nearest pawn before the king is, on its file and beside.
pub const SHELTER: Terms = Terms::after(PUSH_STRIKES, "SHELTER", 16);
/// How far the foe's foremost pawn there has come.
pub const STORM: Terms = Terms::after(SHELTER, "STORM", 16);
/// How much points at the king, by the sum of what does.
pub const DANGER: Terms = Terms::after(STORM, "DANGER", 40);
/// Safe squares behind the own pawns in the middle.
pub const SPACE: Terms = Terms::after(DANGER, "SPACE", 1);
/// It is one's turn.
pub const TEMPO: Terms = Terms::after(SPACE, "TEMPO", 1);

/// All runs, in their order.
pub const ALL: [Terms; 32] = [
    MATERIAL,
    PLACE,
    KNIGHT_MOBILITY,
    BISHOP_MOBILITY,
    ROOK_MOBILITY,
    QUEEN_MOBILITY,
    ISOLATED,
    DOUBLED,
    BACKWARD,
    PHALANX,
    SUPPORTED,
    PASSED,
    PASSED_FREE,
    PASSED_SAFE,
    PASSED_FRIEND,
    PASSED_FOE,
    ROOK_BEHIND,
    BISHOP_PAIR,
    BAD_BISHOP,
    OUTPOST,
    SHIELDED,
    ROOK_FILE,
    PAWN_STRIKES,
    MINOR_STRIKES,
    ROOK_STRIKES,
    HANGING,
    PUSH_STRIKES,
    SHELTER,
    STORM,
    DANGER,
    SPACE,
    TEMPO,
];

/// How many weights there are.
pub const COUNT: usize = TEMPO.first + TEMPO.len;

/// The term of a role's place, seen from its own side.
#[inline(always)]
pub fn place(role: Role, square: Square, color: Color) -> usize {
    let file = square.file().min(7 - square.file());
    PLACE.at(role as usize * 32 + usize::from(square.rank_for(color)) * 4 + usize::from(file))
}
