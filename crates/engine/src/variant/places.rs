//! Where pieces stand well.

use chess::variant::{Kind, Region, Role, Square, Variant};
use game::Color;

use super::{
    mobility::{Crowds, PARTS, distances},
    phased::Phased,
    worth::Values,
};

/// What being near to promotion is worth, in 256ths of what is gained by it.
const NEARNESS: [i32; 6] = [60, 42, 20, 10, 5, 2];

/// The squares of a board with what a piece is worth on each.
pub(super) type Places = Vec<Phased>;

/// Where a piece stands well: the more it reaches, and the nearer to promotion, the better.
pub(super) fn places(
    variant: &Variant,
    crowds: &Crowds,
    values: &Values,
    color: Color,
    role: Role,
) -> Places {
    let home = variant.spec().army.room(color, variant.title(role).kind, variant.board());
    let mobility = |square: Square| crowds.mobility(variant, color, role, square);
    let mean = home.map(mobility).sum::<i32>() / home.len().max(1) as i32;
    let gain = values.gain(variant, color, role);
    let zone = variant.spec().promotion.region[color] & variant.board();
    let goal = if gain > 0 { zone } else { Region::EMPTY };
    let far = distances(variant, color, role, goal);
    let is_pawn = variant.title(role).kind == Kind::PAWN;
    let mut places = vec![Phased::default(); Square::COUNT];
    for square in variant.board() {
        let reach = (mobility(square) - mean) * 3 / (2 * PARTS);
        let nearness = far[square.index()].and_then(|far| NEARNESS.get(far as usize)).copied().unwrap_or(0);
        let prospect = gain * nearness / 256;
        let centre = if is_pawn { central(variant, square) * 3 / 2 } else { central(variant, square) };
        places[square.index()] =
            Phased::new(reach + prospect * 2 / 3 + centre, reach + prospect * 3 / 2 + centre / 2);
    }
    places
}

/// Where a king stands well: behind its army at first, in the middle at last.
pub(super) fn king_places(variant: &Variant, color: Color) -> Places {
    let spec = variant.spec();
    let castled = [spec.castling.kingside_file, spec.castling.queenside_file];
    let mut places = vec![Phased::default(); Square::COUNT];
    for square in variant.board() {
        let rank = match color {
            Color::White => square.rank(),
            Color::Black => spec.ranks - 1 - square.rank(),
        };
        let has_castled =
            spec.castling.enabled && rank == spec.castling.rank && castled.contains(&square.file());
        let shelter = if has_castled { 28 } else { 0 };
        let danger = 14 * i32::from(rank) + 2 * central(variant, square);
        places[square.index()] = Phased::new(shelter - danger, 2 * central(variant, square));
    }
    places
}

/// How near a square is to the middle, from about −8 to 8.
pub(super) fn central(variant: &Variant, square: Square) -> i32 {
    let away = |line: u8, lines: u8| (2 * i32::from(line) + 1 - i32::from(lines)).abs();
    let (files, ranks) = (variant.spec().files, variant.spec().ranks);
    let all = i32::from(files) + i32::from(ranks);
    8 - 16 * (away(square.file(), files) + away(square.rank(), ranks)) / all.max(1)
}
