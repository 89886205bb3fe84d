//! What pieces are worth, from how far they reach and what becomes of them.

use chess::variant::{Kind, Region, Role, Variant, Worth as GameWorth};
use game::Color;

use super::mobility::{Crowds, PARTS, steps};

/// More than everything else together: what may not be lost.
pub(super) const ROYAL: i32 = 10_000;

/// Whether pieces are to be kept or to be lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Aim {
    /// More is better.
    Keep,
    /// Whoever has none left, or is mated, wins.
    Shed,
}

impl Aim {
    pub(super) fn of(variant: &Variant) -> Aim {
        let spec = variant.spec();
        let sheds = spec.extinction.value == Some(GameWorth::Win) || spec.stuck.checkmate == GameWorth::Win;
        if sheds { Aim::Shed } else { Aim::Keep }
    }
}

/// What the pieces of one side are worth.
pub(super) struct Values {
    /// By mobility alone.
    plain: Vec<i32>,
    /// With what they can become.
    whole: Vec<i32>,
}

impl Values {
    pub(super) fn new(variant: &Variant, crowds: &Crowds, color: Color) -> Values {
        let plain: Vec<i32> = variant.roles().map(|role| by_mobility(variant, crowds, color, role)).collect();
        let best = |role: Role| {
            let others =
                variant.promotions(color, role).filter(|other| variant.title(*other).kind != Kind::KING);
            others.map(|other| plain[other.index()]).max()
        };
        let whole = variant.roles().map(|role| {
            let own = plain[role.index()];
            own + best(role).map_or(0, |best| (best - own).max(0) / 18)
        });
        let whole = whole.collect();
        Values { plain, whole }
    }

    /// The worth of a piece.
    pub(super) fn of(&self, role: Role) -> i32 {
        self.whole[role.index()]
    }

    /// What a piece gains when it becomes the best that it can.
    pub(super) fn gain(&self, variant: &Variant, color: Color, role: Role) -> i32 {
        let best = variant.promotions(color, role).map(|other| self.plain[other.index()]).max();
        best.map_or(0, |best| best - self.plain[role.index()]).max(0)
    }
}

fn by_mobility(variant: &Variant, crowds: &Crowds, color: Color, role: Role) -> i32 {
    let home = variant.spec().army.room(color, variant.title(role).kind, variant.board());
    let squares = home.len().max(1) as i32;
    let mobility = home.map(|from| crowds.mobility(variant, color, role, from)).sum::<i32>() / squares;
    let worth = if variant.spec().captures.to_hand || variant.spec().drops.partner {
        // Where everything comes back, strong pieces are worth less of the weak ones.
        30 + mobility * (45 * 100 - 77 * mobility / PARTS).max(1_500) / (100 * PARTS)
    } else {
        mobility * (52 * 10 + 13 * mobility / PARTS) / (10 * PARTS)
    };
    worth * scope(variant, color, role, home) / 100
}

/// How much of its worth a piece keeps that never reaches part of the board, in hundredths.
fn scope(variant: &Variant, color: Color, role: Role, home: Region) -> i32 {
    let squares = home.len().max(1);
    let reached: u32 = home.map(|from| closure(variant, color, role, from).len()).sum();
    match 100 * reached / (squares * squares) {
        80.. => 100,
        40.. => 97,
        20.. => 88,
        _ => 78,
    }
}

/// Everything that a piece can reach in any number of moves.
fn closure(variant: &Variant, color: Color, role: Role, from: chess::variant::Square) -> Region {
    let mut known = Region::of(from);
    let mut fresh = known;
    while !fresh.is_empty() {
        let next = fresh.fold(Region::EMPTY, |all, from| all | steps(variant, color, role, from));
        fresh = next & !known;
        known |= fresh;
    }
    known
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use chess::variant::language::Catalogue;

    use super::*;

    fn values(name: &str) -> (Arc<Variant>, Values) {
        let entry = Catalogue::builtin().get(name).expect("a built-in variant");
        let variant = Variant::new(entry.spec.clone()).expect("a variant that can be played");
        let values = Values::new(&variant, &Crowds::new(&variant), Color::White);
        (variant, values)
    }

    #[test]
    fn the_pieces_of_chess_come_out_as_people_know_them() {
        let (variant, values) = values("3check");
        let of = |kind: Kind| values.of(variant.role(kind).expect("a piece of chess"));
        let all = [Kind::PAWN, Kind::KNIGHT, Kind::BISHOP, Kind::ROOK, Kind::QUEEN].map(of);
        let usual = [100, 320, 330, 500, 950];
        for (value, usual) in all.into_iter().zip(usual) {
            assert!((value - usual).abs() * 8 <= usual, "{all:?}");
        }
    }

    #[test]
    fn pieces_that_come_back_differ_less() {
        let ratio = |name: &str| {
            let (variant, values) = values(name);
            let of = |kind: Kind| values.of(variant.role(kind).expect("a piece of chess"));
            100 * of(Kind::QUEEN) / of(Kind::PAWN)
        };
        assert!(ratio("crazyhouse") * 3 < ratio("3check") * 2, "{} {}", ratio("crazyhouse"), ratio("3check"));
    }

    #[test]
    fn a_rook_is_worth_more_than_what_is_part_of_it() {
        let (variant, values) = values("shogi");
        let of = |kind: Kind| values.of(variant.role(kind).expect("a piece of shogi"));
        assert!(of(Kind::BERS) > of(Kind::ROOK) && of(Kind::ROOK) > of(Kind::SILVER));
        assert!(of(Kind::SILVER) > of(Kind::SHOGI_PAWN));
    }
}
