//! Drops, gating, walls and the manners of a move.

use super::{
    super::keys::{
        Key,
        Value::{Boolean, Number, PieceOrAny, PieceOrNone, Rank, Region, Word},
        Words,
    },
    both, ours, rule,
};
use crate::variant::{Enclosing, Walling, spec::ALL_SQUARES};

const ENCLOSING_DROPS: Words = &[
    ("reversi", |s| s.drops.enclosing = Enclosing::Reversi),
    ("ataxx", |s| s.drops.enclosing = Enclosing::Ataxx),
    ("quadwrangle", |s| s.drops.enclosing = Enclosing::Quadwrangle),
    ("snort", |s| s.drops.enclosing = Enclosing::Snort),
    ("anyside", |s| s.drops.enclosing = Enclosing::Anyside),
    ("top", |s| s.drops.enclosing = Enclosing::Top),
    ("none", |s| s.drops.enclosing = Enclosing::None),
];

pub(super) fn drops() -> Vec<Key> {
    vec![
        rule("dropChecks", Boolean(|s, v| s.drops.checks = v), "whether a drop may give check"),
        rule("mustCapture", Boolean(|s, v| s.captures.must = v), "whether one must take if one can"),
        rule("mustDrop", Boolean(|s, v| s.drops.must = v), "whether one must drop while one can"),
        rule("mustDropType", PieceOrAny(|s, v| s.drops.must_kind = v), "the piece that must be dropped"),
        rule("pieceDrops", Boolean(|s, v| s.drops.enabled = v), "whether pieces in hand are dropped"),
        ours(
            "freeDrops",
            Boolean(|s, v| s.drops.free = v),
            "whether every piece can be dropped without limit",
        ),
        rule("dropLoop", Boolean(|s, v| s.drops.looped = v), "whether taken pieces stay promoted"),
        rule(
            "capturesToHand",
            Boolean(|s, v| s.captures.to_hand = v),
            "whether taken pieces come into the hand",
        ),
        rule(
            "firstRankPawnDrops",
            Boolean(|s, v| s.drops.first_rank_pawns = v),
            "whether pawns can be dropped on the first rank",
        ),
        rule(
            "promotionZonePawnDrops",
            Boolean(|s, v| s.drops.promotion_zone_pawns = v),
            "whether pawns can be dropped where they promote",
        ),
        rule("enclosingDrop", Word(ENCLOSING_DROPS), "what a drop must enclose or touch"),
        rule(
            "enclosingDropStart",
            Region(|s, v| s.drops.enclosing_start = v),
            "the squares that are filled first, whatever a drop must enclose",
        ),
        rule("dropRegionWhite", Region(|s, v| s.drops.region.white = v), "where White drops"),
        rule("dropRegionBlack", Region(|s, v| s.drops.region.black = v), "where Black drops"),
        rule(
            "sittuyinRookDrop",
            Boolean(|s, v| s.drops.sittuyin_rook = v),
            "whether rooks are dropped on the first rank only",
        ),
        rule(
            "dropOppositeColoredBishop",
            Boolean(|s, v| s.drops.opposite_bishops = v),
            "whether bishops are dropped on squares of both colours",
        ),
        rule("dropPromoted", Boolean(|s, v| s.drops.promoted = v), "whether pieces can be dropped promoted"),
        rule(
            "dropNoDoubled",
            PieceOrNone(|s, v| s.drops.no_doubled = v),
            "the piece that is not dropped on a file with others of its kind",
        ),
        rule(
            "dropNoDoubledCount",
            Number(0, ALL_SQUARES, |s, v| s.drops.no_doubled_count = v as u8),
            "how many others of its kind forbid that drop",
        ),
        rule(
            "immobilityIllegal",
            Boolean(|s, v| s.drops.immobility_illegal = v),
            "whether pieces may not go where they could never move again",
        ),
    ]
}

const WALLING: Words = &[
    ("arrow", |s| s.walls.rule = Walling::Arrow),
    ("duck", |s| s.walls.rule = Walling::Duck),
    ("edge", |s| s.walls.rule = Walling::Edge),
    ("past", |s| s.walls.rule = Walling::Past),
    ("static", |s| s.walls.rule = Walling::Static),
    ("none", |s| s.walls.rule = Walling::None),
];

pub(super) fn additions() -> Vec<Key> {
    vec![
        rule("gating", Boolean(|s, v| s.gating.enabled = v), "whether first moves are remembered"),
        rule("wallingRule", Word(WALLING), "how squares are walled up"),
        rule("wallingRegionWhite", Region(|s, v| s.walls.region.white = v), "where White walls squares up"),
        rule("wallingRegionBlack", Region(|s, v| s.walls.region.black = v), "where Black walls squares up"),
        rule("wallingRegion", Region(|s, v| s.walls.region = both(v)), "where squares are walled up"),
        rule("wallOrMove", Boolean(|s, v| s.walls.or_move = v), "whether one walls instead of moving"),
        rule(
            "seirawanGating",
            Boolean(|s, v| s.gating.seirawan = v),
            "whether a piece in hand may enter behind a first move",
        ),
        rule(
            "cambodianMoves",
            Boolean(|s, v| s.army.cambodian_moves = v),
            "the first leaps of king and counsellor in Cambodian chess",
        ),
        rule(
            "diagonalLines",
            Region(|s, v| s.army.diagonal_lines = v),
            "the squares with diagonal lines, as in the palaces of janggi",
        ),
    ]
}

const FLIPPING: Words = &[
    ("reversi", |s| s.captures.flip = Enclosing::Reversi),
    ("ataxx", |s| s.captures.flip = Enclosing::Ataxx),
    ("quadwrangle", |s| s.captures.flip = Enclosing::Quadwrangle),
    ("snort", |s| s.captures.flip = Enclosing::Snort),
    ("anyside", |s| s.captures.flip = Enclosing::Anyside),
    ("top", |s| s.captures.flip = Enclosing::Top),
    ("none", |s| s.captures.flip = Enclosing::None),
];

pub(super) fn manners() -> Vec<Key> {
    vec![
        rule("pass", Boolean(|s, v| s.manners.pass = both(v)), "whether one may pass"),
        rule("passWhite", Boolean(|s, v| s.manners.pass.white = v), "whether White may pass"),
        rule("passBlack", Boolean(|s, v| s.manners.pass.black = v), "whether Black may pass"),
        rule(
            "passOnStalemate",
            Boolean(|s, v| s.manners.pass_on_stalemate = both(v)),
            "whether one may pass when no other move is legal",
        ),
        rule(
            "passOnStalemateWhite",
            Boolean(|s, v| s.manners.pass_on_stalemate.white = v),
            "whether White may pass when no other move is legal",
        ),
        rule(
            "passOnStalemateBlack",
            Boolean(|s, v| s.manners.pass_on_stalemate.black = v),
            "whether Black may pass when no other move is legal",
        ),
        rule("makpongRule", Boolean(|s, v| s.manners.makpong = v), "whether the king may not run from check"),
        rule(
            "flyingGeneral",
            Boolean(|s, v| s.army.flying_general = v),
            "whether kings may not face each other",
        ),
        rule(
            "soldierPromotionRank",
            Rank(|s, v| s.army.soldier_promotion_rank = v),
            "the rank from which soldiers go sideways",
        ),
        rule("flipEnclosedPieces", Word(FLIPPING), "which pieces change sides after a move"),
    ]
}
