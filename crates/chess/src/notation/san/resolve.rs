//! From what a text says to the one legal move that it means.

use game::Color;

use super::{
    IllegalReason,
    parts::{Parts, Step},
};
use crate::{
    Bitboard, Kind, Move, Position, Role, Square,
    attacks::{self, between},
    board::Sets,
    movegen::{castle_legal, en_passant_legal},
};

/// Why a text that could be read is no legal move, without the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Refused {
    /// Pieces on several squares may go there.
    Ambiguous(Bitboard),
    /// The rules do not allow it.
    Illegal(IllegalReason),
}

impl From<IllegalReason> for Refused {
    fn from(reason: IllegalReason) -> Refused {
        Refused::Illegal(reason)
    }
}

/// The legal move that the parts mean.
#[inline]
pub(crate) fn resolve(position: &Position, parts: Parts) -> Result<Move, Refused> {
    match parts {
        Parts::Castle { kingside } => castle(position, kingside),
        Parts::Step(step) if step.role == Role::Pawn => pawn(position, &step),
        Parts::Step(step) => piece(position, step.role, &step),
    }
}

/// The squares from which a piece of this role may legally go to a square.
///
/// Not for pawns.
pub(super) fn origins(position: &Position, role: Role, to: Square) -> Bitboard {
    let sets = position.board().sets();
    let reaching = reaching(sets, position.turn(), role, to);
    reaching.into_iter().filter(|&from| is_safe(sets, position.turn(), role, from, to)).collect()
}

/// The squares from which a piece may go to a square, the king's safety aside.
#[inline]
fn reaching(sets: &Sets, us: Color, role: Role, to: Square) -> Bitboard {
    if sets.colors[us].contains(to) {
        return Bitboard::EMPTY;
    }
    let occupied = sets.occupied();
    let strikes = match role {
        Role::Pawn => attacks::pawn(!us, to),
        Role::Knight => attacks::knight(to),
        Role::Bishop => attacks::bishop(to, occupied),
        Role::Rook => attacks::rook(to, occupied),
        Role::Queen => attacks::queen(to, occupied),
        Role::King => attacks::king(to),
    };
    strikes & sets.of(us, role)
}

/// Whether the king of `us` is safe after the move.
#[inline(always)]
pub(super) fn is_safe(sets: &Sets, us: Color, role: Role, from: Square, to: Square) -> bool {
    let occupied = sets.occupied() & !from.bit() | to.bit();
    if role == Role::King {
        return sets.attackers(!us, to, occupied).is_empty();
    }
    let king = sets.of(us, Role::King).first_unchecked();
    let checks = attacks::rook(king, occupied) & sets.straight_sliders(!us)
        | attacks::bishop(king, occupied) & sets.diagonal_sliders(!us)
        | attacks::knight(king) & sets.of(!us, Role::Knight)
        | attacks::pawn(us, king) & sets.of(!us, Role::Pawn);
    // What was captured on the target square checks no more.
    checks.is_within(to.bit())
}

#[inline]
fn piece(position: &Position, role: Role, step: &Step) -> Result<Move, Refused> {
    let (sets, us, to) = (position.board().sets(), position.turn(), step.to);
    let reaching = reaching(sets, us, role, to) & step.origins;
    if let Some(promoted) = step.promotion {
        return Err(IllegalReason::Promotion(promoted).into());
    }
    if reaching.is_empty() {
        let unreachable =
            if step.origins == Bitboard::ALL { IllegalReason::Unreachable } else { IllegalReason::Elsewhere };
        return step_of_two(position, role, step).ok_or_else(|| unreachable(role, to).into());
    }
    let from = only(reaching, |from| is_safe(sets, us, role, from, to))?;
    Ok(Move::new(from, to, Kind::Normal))
}

/// The one square of a set that may be left; an error for none or several.
#[inline]
fn only(set: Bitboard, is_legal: impl Fn(Square) -> bool) -> Result<Square, Refused> {
    let legal = if set.more_than_one() {
        set.into_iter().filter(|&from| is_legal(from)).collect()
    } else {
        set.into_iter().filter(|&from| is_legal(from)).fold(Bitboard::EMPTY, |_, from| from.bit())
    };
    match legal.first() {
        None => Err(IllegalReason::Check.into()),
        Some(from) if legal == from.bit() => Ok(from),
        Some(_) => Err(Refused::Ambiguous(legal)),
    }
}

#[inline]
fn pawn(position: &Position, step: &Step) -> Result<Move, Refused> {
    let (sets, us, to) = (position.board().sets(), position.turn(), step.to);
    let own = sets.of(us, Role::Pawn) & step.origins;
    if own.is_empty() && !step.named {
        return unnamed(position, step);
    }
    let files = step.origins & Bitboard::file(to.file());
    let pushes = files.any() && !(step.captures && step.origins == Bitboard::ALL);
    if pushes && let Some((from, kind)) = push(sets, us, to, own) {
        let kind = promoted(step, us, kind)?;
        let safe = is_safe(sets, us, Role::Pawn, from, to);
        return if safe { Ok(Move::new(from, to, kind)) } else { Err(IllegalReason::Check.into()) };
    }
    capture(position, step, own)
}

/// The step of one or two squares that leads here.
#[inline]
fn push(sets: &Sets, us: Color, to: Square, own: Bitboard) -> Option<(Square, Kind)> {
    if sets.occupied().contains(to) || to.rank_for(us) < 2 {
        return None;
    }
    let back = if us.is_white() { -8 } else { 8 };
    let one = to.offset(back);
    if own.contains(one) {
        return Some((one, Kind::Normal));
    }
    let two = one.offset(back);
    let doubles = to.rank_for(us) == 3 && own.contains(two) && !sets.occupied().contains(one);
    doubles.then_some((two, Kind::DoubleStep))
}

fn capture(position: &Position, step: &Step, own: Bitboard) -> Result<Move, Refused> {
    let (sets, us, to) = (position.board().sets(), position.turn(), step.to);
    let unreachable = Refused::Illegal(IllegalReason::Unreachable(Role::Pawn, to));
    // Without a file and without a sign of capture only a step was meant.
    if !step.captures && step.origins == Bitboard::ALL {
        return Err(unreachable);
    }
    let hunters = attacks::pawn(!us, to) & own;
    let in_passing = position.en_passant() == Some(to);
    if hunters.is_empty() || !(in_passing || sets.colors[!us].contains(to)) {
        return Err(unreachable);
    }
    if in_passing {
        let from = only(hunters, |from| en_passant_legal(sets, us, from, to))?;
        promoted(step, us, Kind::EnPassant)?;
        return Ok(Move::new(from, to, Kind::EnPassant));
    }
    let from = only(hunters, |from| is_safe(sets, us, Role::Pawn, from, to))?;
    Ok(Move::new(from, to, promoted(step, us, Kind::Normal)?))
}

/// The kind of a pawn move, once promotions are what they must be.
#[inline]
fn promoted(step: &Step, us: Color, kind: Kind) -> Result<Kind, Refused> {
    match (step.to.rank_for(us) == 7, step.promotion) {
        (false, None) => Ok(kind),
        (true, None) => Err(IllegalReason::NoPromotion.into()),
        (true, Some(role)) if Role::PROMOTIONS.contains(&role) => Ok(Kind::Promotion(role)),
        (_, Some(role)) => Err(IllegalReason::Promotion(role).into()),
    }
}

/// `g1f3`: two whole squares and no letter name whatever stands there.
fn unnamed(position: &Position, step: &Step) -> Result<Move, Refused> {
    let unreachable = Refused::Illegal(IllegalReason::Unreachable(Role::Pawn, step.to));
    if step.origins.len() != 1 {
        return Err(unreachable);
    }
    match position.board().piece_at(step.origins.first_unchecked()) {
        Some(found) if found.color == position.turn() && found.role != Role::Pawn => {
            piece(position, found.role, step)
        }
        _ => Err(unreachable),
    }
}

/// `Ke1-g1`, or the king onto its own rook: castling by its squares.
fn step_of_two(position: &Position, role: Role, step: &Step) -> Option<Move> {
    let king = position.king(position.turn());
    if role != Role::King || step.origins != king.bit() || king.rank() != step.to.rank() {
        return None;
    }
    let kingside = step.to.file() > king.file();
    let two_files = king.file() == 4 && matches!(step.to.file(), 2 | 6);
    if two_files || position.castling().contains(step.to) { castle(position, kingside).ok() } else { None }
}

fn castle(position: &Position, kingside: bool) -> Result<Move, Refused> {
    let (sets, us) = (position.board().sets(), position.turn());
    let king = position.king(us);
    let rooks = position.castling() & Bitboard::rank(king.rank()) & sets.colors[us];
    let wing = rooks.into_iter().find(|rook| (rook.file() > king.file()) == kingside);
    let rook = wing.ok_or(IllegalReason::CastlingLost { kingside })?;
    let mv = Move::new(king, rook, Kind::Castle);
    let walk = between(king, mv.castled_king()) | mv.castled_king().bit() | king.bit();
    let occupied = sets.occupied() & !king.bit();
    let struck: Bitboard =
        walk.into_iter().filter(|&square| sets.attackers(!us, square, occupied).any()).collect();
    if struck.contains(king) || !castle_legal(sets, us, king, rook, struck) {
        return Err(IllegalReason::CastlingBarred { kingside }.into());
    }
    Ok(mv)
}
