//! What a position is worth: the terms that depend on more than pawns.

use chess::{Bitboard, Board, Piece, Position, Role, Square, attacks};
use game::{ByColor, Color};

use super::{
    pawns::{ahead, beside, beyond, push},
    tally::Tally,
    term,
};

/// How much a piece near the king counts as danger, and a safe check of it.
const NEAR: [i32; 6] = [0, 2, 2, 3, 4, 0];
const CHECK: [i32; 6] = [0, 6, 4, 7, 6, 0];

/// What each side strikes.
#[derive(Debug, Clone, Copy, Default)]
struct Strikes {
    by_role: [Bitboard; 6],
    all: Bitboard,
    /// What two pieces strike.
    twice: Bitboard,
}

impl Strikes {
    #[inline(always)]
    fn note(&mut self, role: Role, squares: Bitboard) {
        self.by_role[role as usize] |= squares;
        self.twice |= self.all & squares;
        self.all |= squares;
    }
}

/// Everything the terms ask for.
struct Scene<'a> {
    board: &'a Board,
    occupied: Bitboard,
    pawns: ByColor<Bitboard>,
    strikes: ByColor<Strikes>,
    kings: ByColor<Square>,
    /// How much points at each king.
    danger: ByColor<i32>,
    passed: ByColor<Bitboard>,
}

impl Scene<'_> {
    #[inline(always)]
    fn of(&self, color: Color, role: Role) -> Bitboard {
        self.board.by_piece(Piece { color, role })
    }
}

/// Where both kings are.
pub(super) fn kings(position: &Position) -> ByColor<Square> {
    ByColor { white: position.king(Color::White), black: position.king(Color::Black) }
}

/// Adds all terms but material, places and the structure of pawns.
pub(super) fn pieces(position: &Position, passed: ByColor<Bitboard>, tally: &mut impl Tally) {
    let board = position.board();
    let pawns = ByColor {
        white: board.by_piece(Piece { color: Color::White, role: Role::Pawn }),
        black: board.by_piece(Piece { color: Color::Black, role: Role::Pawn }),
    };
    let mut scene = Scene {
        board,
        occupied: board.occupied(),
        pawns,
        strikes: ByColor::default(),
        kings: kings(position),
        danger: ByColor::default(),
        passed,
    };
    for color in Color::ALL {
        scene.strikes[color].note(Role::Pawn, attacks::pawns(color, pawns[color]));
        scene.strikes[color].note(Role::King, attacks::king(scene.kings[color]));
    }
    // Each side by its name, so that the compiler makes code of its own for both.
    strike(&mut scene, Color::White, tally);
    strike(&mut scene, Color::Black, tally);
    weigh(&scene, Color::White, tally);
    weigh(&scene, Color::Black, tally);
    tally.add(position.turn(), term::TEMPO.at(0), 1);
}

/// What the pieces of a side can do, noting what they strike.
#[inline(always)]
fn strike(scene: &mut Scene, color: Color, tally: &mut impl Tally) {
    minors(scene, color, tally);
    majors(scene, color, tally);
}

/// What follows from what both sides strike.
#[inline(always)]
fn weigh(scene: &Scene, color: Color, tally: &mut impl Tally) {
    king(scene, color, tally);
    threats(scene, color, tally);
    passers(scene, color, tally);
    space(scene, color, tally);
}

/// Notes what a piece strikes; tells to how many good squares it can go.
#[inline(always)]
fn reach(scene: &mut Scene, color: Color, role: Role, squares: Bitboard) -> usize {
    scene.strikes[color].note(role, squares);
    let king = scene.kings[!color];
    let zone = attacks::king(king) | king.bit();
    let near = (squares & zone).len() as i32;
    if near > 0 {
        scene.danger[!color] += NEAR[role as usize] + near;
    }
    let own_pawns = scene.pawns[color];
    let good = squares
        & !(own_pawns | scene.strikes[!color].by_role[Role::Pawn as usize] | scene.kings[color].bit());
    good.len() as usize
}

#[inline(always)]
fn minors(scene: &mut Scene, color: Color, tally: &mut impl Tally) {
    let forward: i32 = if color == Color::White { 8 } else { -8 };
    for knight in scene.of(color, Role::Knight) {
        let mobility = reach(scene, color, Role::Knight, attacks::knight(knight));
        tally.add(color, term::KNIGHT_MOBILITY.at(mobility), 1);
        minor(scene, color, knight, 0, forward, tally);
    }
    let bishops = scene.of(color, Role::Bishop);
    // Other bishops and queens of its own do not stand in a bishop's way for long.
    let through = scene.occupied & !scene.of(color, Role::Queen);
    for bishop in bishops {
        let mobility = reach(scene, color, Role::Bishop, attacks::bishop(bishop, through));
        tally.add(color, term::BISHOP_MOBILITY.at(mobility), 1);
        minor(scene, color, bishop, 1, forward, tally);
        let same = if Bitboard::DARK.contains(bishop) { Bitboard::DARK } else { !Bitboard::DARK };
        tally.add(color, term::BAD_BISHOP.at(0), (scene.pawns[color] & same).len() as i32);
    }
    if (bishops & Bitboard::DARK).any() && (bishops & !Bitboard::DARK).any() {
        tally.add(color, term::BISHOP_PAIR.at(0), 1);
    }
}

#[inline(always)]
fn minor(scene: &Scene, color: Color, square: Square, kind: usize, forward: i32, tally: &mut impl Tally) {
    let rank = square.rank_for(color);
    let drivers = scene.pawns[!color] & beside(square.file()) & beyond(color, square.rank());
    let is_guarded = scene.strikes[color].by_role[Role::Pawn as usize].contains(square);
    if (3..=5).contains(&rank) && is_guarded && drivers.is_empty() {
        tally.add(color, term::OUTPOST.at(kind), 1);
    }
    if rank < 6 && scene.pawns[color].contains(Square::new((square.index() as i32 + forward) as u32)) {
        tally.add(color, term::SHIELDED.at(0), 1);
    }
}

#[inline(always)]
fn majors(scene: &mut Scene, color: Color, tally: &mut impl Tally) {
    let through = scene.occupied & !(scene.of(color, Role::Queen) | scene.of(color, Role::Rook));
    for rook in scene.of(color, Role::Rook) {
        let mobility = reach(scene, color, Role::Rook, attacks::rook(rook, through));
        tally.add(color, term::ROOK_MOBILITY.at(mobility), 1);
        let file = Bitboard::file(rook.file());
        if (file & scene.pawns[color]).is_empty() {
            let is_open = (file & scene.pawns[!color]).is_empty();
            tally.add(color, term::ROOK_FILE.at(usize::from(is_open)), 1);
        }
        if (ahead(color, rook) & scene.passed[color]).any() {
            tally.add(color, term::ROOK_BEHIND.at(0), 1);
        }
    }
    for queen in scene.of(color, Role::Queen) {
        let mobility = reach(scene, color, Role::Queen, attacks::queen(queen, scene.occupied));
        tally.add(color, term::QUEEN_MOBILITY.at(mobility), 1);
    }
}

/// What points at the king.
#[inline(always)]
fn king(scene: &Scene, color: Color, tally: &mut impl Tally) {
    let danger = scene.danger[color] + checks(scene, color);
    let has_queen = scene.of(!color, Role::Queen).any();
    let danger = if has_queen { danger } else { danger / 2 };
    tally.add(color, term::DANGER.at(danger.clamp(0, term::DANGER.count() as i32 - 1) as usize), 1);
}

/// How dangerous the checks are that the other side could give at once.
#[inline(always)]
fn checks(scene: &Scene, color: Color) -> i32 {
    let (own, foe) = (&scene.strikes[color], &scene.strikes[!color]);
    let king = scene.kings[color];
    let occupied = scene.occupied & !scene.of(color, Role::Queen);
    let weak = !own.all | own.by_role[Role::King as usize] & !own.twice & foe.twice;
    let safe = !scene.board.by_color(!color) & weak;
    let straight = attacks::rook(king, occupied) & safe;
    let slanting = attacks::bishop(king, occupied) & safe;
    let given = [
        (Role::Knight, attacks::knight(king) & safe),
        (Role::Bishop, slanting),
        (Role::Rook, straight),
        (Role::Queen, straight | slanting),
    ];
    given
        .into_iter()
        .filter(|(role, squares)| (*squares & foe.by_role[*role as usize]).any())
        .map(|(role, _)| CHECK[role as usize])
        .sum()
}

#[inline(always)]
fn threats(scene: &Scene, color: Color, tally: &mut impl Tally) {
    let (own, foe) = (&scene.strikes[color], &scene.strikes[!color]);
    let by_pawns = own.by_role[Role::Pawn as usize];
    let by_minors = own.by_role[Role::Knight as usize] | own.by_role[Role::Bishop as usize];
    let by_rooks = own.by_role[Role::Rook as usize];
    for role in [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
        let prey = scene.of(!color, role);
        let count = |squares: Bitboard| (prey & squares).len() as i32;
        tally.add(color, term::PAWN_STRIKES.at(role as usize), count(by_pawns));
        tally.add(
            color,
            term::MINOR_STRIKES.at(role as usize),
            count(by_minors & !foe.by_role[Role::Pawn as usize]),
        );
        tally.add(
            color,
            term::ROOK_STRIKES.at(role as usize),
            count(by_rooks & !foe.by_role[Role::Pawn as usize]),
        );
    }
    let others = scene.board.by_color(!color) & !scene.pawns[!color];
    tally.add(color, term::HANGING.at(0), (scene.board.by_color(!color) & own.all & !foe.all).len() as i32);
    let pushes = push(color, scene.pawns[color]) & !scene.occupied;
    let safe = pushes & !foe.by_role[Role::Pawn as usize] & (own.all | !foe.all);
    let struck = attacks::pawns(color, safe) & others & !by_pawns;
    tally.add(color, term::PUSH_STRIKES.at(0), struck.len() as i32);
}

/// Passed pawns that have a free way.
#[inline(always)]
fn passers(scene: &Scene, color: Color, tally: &mut impl Tally) {
    for pawn in scene.passed[color] {
        let rank = usize::from(pawn.rank_for(color));
        let stop = push(color, pawn.bit());
        if (scene.occupied & stop).is_empty() {
            tally.add(color, term::PASSED_FREE.at(rank), 1);
            if (scene.strikes[!color].all & stop).is_empty() {
                tally.add(color, term::PASSED_SAFE.at(rank), 1);
            }
        }
    }
}

/// Safe squares in the middle, on one's own side of the board.
#[inline(always)]
fn space(scene: &Scene, color: Color, tally: &mut impl Tally) {
    let middle = Bitboard::file(2) | Bitboard::file(3) | Bitboard::file(4) | Bitboard::file(5);
    let ranks = match color {
        Color::White => Bitboard::rank(1) | Bitboard::rank(2) | Bitboard::rank(3),
        Color::Black => Bitboard::rank(4) | Bitboard::rank(5) | Bitboard::rank(6),
    };
    let safe = middle & ranks & !scene.pawns[color] & !scene.strikes[!color].by_role[Role::Pawn as usize];
    let count = safe.len() as i32 * (scene.occupied.len() as i32 - 16).max(0) / 8;
    tally.add(color, term::SPACE.at(0), count);
}
