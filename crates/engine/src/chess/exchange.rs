//! What is left after everybody has taken back on one square.

use chess::{Bitboard, Kind, Move, Position, Role, Square, attacks};

/// What pieces count for in exchanges.
pub(super) const WORTH: [i32; 6] = [100, 320, 330, 500, 950, 10_000];

/// Whether a move's side comes out with so much or more, when both take back best.
pub(super) fn exchange(position: &Position, mv: Move, at_least: i32) -> bool {
    let board = position.board();
    let (from, to) = (mv.from(), mv.to());
    let (gained, mover) = match mv.kind() {
        Kind::Castle => return at_least <= 0,
        Kind::EnPassant => (WORTH[0], WORTH[0]),
        Kind::Promotion(role) => {
            let taken = board.piece_at(to).map_or(0, |prey| WORTH[prey.role as usize]);
            (taken + WORTH[role as usize] - WORTH[0], WORTH[role as usize])
        }
        Kind::Normal | Kind::DoubleStep => {
            let role = board.piece_at(from).map_or(Role::Pawn, |piece| piece.role);
            (board.piece_at(to).map_or(0, |prey| WORTH[prey.role as usize]), WORTH[role as usize])
        }
    };
    let mut balance = gained - at_least;
    if balance < 0 {
        return false;
    }
    balance -= mover;
    if balance >= 0 {
        return true;
    }
    let mut occupied = board.occupied() & !from.bit() | to.bit();
    if let Some((prey, _)) = position.captured(mv).filter(|(prey, _)| *prey != to) {
        occupied &= !prey.bit();
    }
    let diagonal = board.by_role(Role::Bishop) | board.by_role(Role::Queen);
    let straight = board.by_role(Role::Rook) | board.by_role(Role::Queen);
    let mut attackers = board.attackers_through(to, occupied) & occupied;
    let mut side = !position.turn();
    loop {
        let own = attackers & board.by_color(side);
        let Some(role) = Role::ALL.into_iter().find(|&role| (own & board.by_role(role)).any()) else { break };
        // The king may not take what is guarded.
        if role == Role::King && (attackers & board.by_color(!side)).any() {
            break;
        }
        let taker: Bitboard = (own & board.by_role(role)).first().map_or(Bitboard::EMPTY, Square::bit);
        occupied &= !taker;
        if matches!(role, Role::Pawn | Role::Bishop | Role::Queen) {
            attackers |= attacks::bishop(to, occupied) & diagonal;
        }
        if matches!(role, Role::Rook | Role::Queen) {
            attackers |= attacks::rook(to, occupied) & straight;
        }
        attackers &= occupied;
        side = !side;
        balance = -balance - 1 - WORTH[role as usize];
        if balance >= 0 {
            break;
        }
    }
    // Whoever cannot go on has lost the exchange.
    side != position.turn()
}
