//! Repetition, counting, and how games are won.

use super::{
    super::keys::{
        Key,
        Value::{
            Boolean, Number, OptionalWorth, PieceOrAny, Pieces, PiecesOrAny, Region, Rights, Word, Worth,
        },
        Words,
    },
    both, rule,
};
use crate::variant::{
    CountingRule, Kind, Material,
    spec::{ALL_SQUARES, MANY},
};

pub(super) fn counting() -> Vec<Key> {
    vec![
        rule(
            "nMoveRuleTypes",
            Pieces(|s, v| s.counting.n_move_kinds = both(v.kinds)),
            "the pieces whose moves are progress",
        ),
        rule(
            "nMoveRuleTypesWhite",
            Pieces(|s, v| s.counting.n_move_kinds.white = v.kinds),
            "White's pieces whose moves are progress",
        ),
        rule(
            "nMoveRuleTypesBlack",
            Pieces(|s, v| s.counting.n_move_kinds.black = v.kinds),
            "Black's pieces whose moves are progress",
        ),
        rule(
            "nMoveRule",
            Number(0, MANY, |s, v| s.counting.n_move_rule = v),
            "after how many moves without progress the game is drawn; 0 for never",
        ),
        rule(
            "nFoldRule",
            Number(0, MANY, |s, v| s.counting.n_fold_rule = v),
            "how often a position occurs until the game ends, 2 at least; 0 for any number",
        ),
        rule("nFoldValue", Worth(|s, v| s.counting.n_fold_value = v), "the result of repetition"),
        rule(
            "nFoldValueAbsolute",
            Boolean(|s, v| s.counting.n_fold_absolute = v),
            "whether that result is meant for White always",
        ),
        rule(
            "perpetualCheckIllegal",
            Boolean(|s, v| s.counting.perpetual_check_illegal = v),
            "whether perpetual check loses",
        ),
        rule(
            "moveRepetitionIllegal",
            Boolean(|s, v| s.counting.move_repetition_illegal = v),
            "whether a piece may not go to and fro again and again",
        ),
        rule(
            "chasingRule",
            Word(&[("axf", |s| s.counting.chasing = true), ("none", |s| s.counting.chasing = false)]),
            "whether perpetual chases lose, by the rules of the Asian Xiangqi Federation",
        ),
    ]
}

pub(super) fn results() -> Vec<Key> {
    vec![
        rule(
            "stalemateValue",
            Worth(|s, v| s.stuck.stalemate = v),
            "the result of having no move, without check",
        ),
        rule(
            "stalematePieceCount",
            Boolean(|s, v| s.stuck.piece_count = v),
            "whether the number of pieces decides a stalemate",
        ),
        rule("checkmateValue", Worth(|s, v| s.stuck.checkmate = v), "the result of having no move, in check"),
        rule(
            "shogiPawnDropMateIllegal",
            Boolean(|s, v| s.drops.pawn_mate_illegal = v),
            "whether a pawn dropped may not mate",
        ),
        rule("shatarMateRule", Boolean(|s, v| s.stuck.shatar = v), "the mates of shatar"),
        rule(
            "bikjangRule",
            Boolean(|s, v| s.stuck.bikjang = v),
            "whether kings that face each other draw, as in janggi",
        ),
    ]
}

pub(super) fn extinction() -> Vec<Key> {
    vec![
        rule(
            "extinctionValue",
            OptionalWorth(|s, v| s.extinction.value = v),
            "the result of running out of pieces",
        ),
        rule(
            "extinctionClaim",
            Boolean(|s, v| s.extinction.claim = v),
            "whether it counts only when the other side is to move",
        ),
        rule(
            "extinctionPseudoRoyal",
            Boolean(|s, v| s.extinction.pseudo_royal = v),
            "whether the last of these pieces must not be lost, as a king",
        ),
        rule(
            "dupleCheck",
            Boolean(|s, v| s.extinction.duple_check = v),
            "whether it is check only when all of these pieces are attacked",
        ),
        rule(
            "extinctionPieceTypes",
            PiecesOrAny(|s, v| s.extinction.kinds = v.kinds),
            "the pieces that must not run out",
        ),
        rule(
            "extinctionPieceCount",
            Number(0, ALL_SQUARES, |s, v| s.extinction.count = v),
            "so many of a kind, or fewer, are too few",
        ),
        rule(
            "extinctionOpponentPieceCount",
            Number(0, ALL_SQUARES, |s, v| s.extinction.opponent_count = v),
            "how many of that kind the other side must have",
        ),
    ]
}

pub(super) fn flags() -> Vec<Key> {
    vec![
        rule(
            "flagPiece",
            PieceOrAny(|s, v| s.flag.kind = both(v)),
            "the piece that wins by reaching squares",
        ),
        rule(
            "flagPieceWhite",
            PieceOrAny(|s, v| s.flag.kind.white = v),
            "White's piece that wins by reaching squares",
        ),
        rule(
            "flagPieceBlack",
            PieceOrAny(|s, v| s.flag.kind.black = v),
            "Black's piece that wins by reaching squares",
        ),
        rule("flagRegion", Region(|s, v| s.flag.region = both(v)), "the squares that win"),
        rule("flagRegionWhite", Region(|s, v| s.flag.region.white = v), "the squares with which White wins"),
        rule("flagRegionBlack", Region(|s, v| s.flag.region.black = v), "the squares with which Black wins"),
        rule(
            "flagPieceCount",
            Number(1, ALL_SQUARES, |s, v| s.flag.count = v),
            "how many pieces must be there",
        ),
        rule(
            "flagPieceBlockedWin",
            Boolean(|s, v| s.flag.blocked_win = v),
            "whether squares filled by both sides win for whoever has one there",
        ),
        rule(
            "flagMove",
            Boolean(|s, v| s.flag.extra_move = v),
            "whether the other side has one more move; where kings race, only Black has",
        ),
        rule(
            "flagPieceSafe",
            Boolean(|s, v| s.flag.safe = v),
            "whether the pieces must not be attacked there",
        ),
        rule("checkCounting", Boolean(|s, v| s.counting.checks = v), "whether a number of checks wins"),
    ]
}

pub(super) fn connections() -> Vec<Key> {
    vec![
        rule(
            "connectN",
            Number(0, ALL_SQUARES, |s, v| s.connection.row = v),
            "how many in a row win; 0 for none",
        ),
        rule(
            "connectPieceTypes",
            PiecesOrAny(|s, v| {
                s.connection.kinds = if v.kinds.contains(Kind::ANY) { None } else { Some(v.kinds) };
            }),
            "the pieces that make rows",
        ),
        rule(
            "connectHorizontal",
            Boolean(|s, v| s.connection.horizontal = v),
            "whether rows along ranks count",
        ),
        rule("connectVertical", Boolean(|s, v| s.connection.vertical = v), "whether rows along files count"),
        rule(
            "connectDiagonal",
            Boolean(|s, v| s.connection.diagonal = v),
            "whether rows along diagonals count",
        ),
        rule(
            "connectRegion1White",
            Region(|s, v| s.connection.first_region.white = v),
            "one of the two regions that White joins to win",
        ),
        rule(
            "connectRegion2White",
            Region(|s, v| s.connection.second_region.white = v),
            "the other region that White joins to win",
        ),
        rule(
            "connectRegion1Black",
            Region(|s, v| s.connection.first_region.black = v),
            "one of the two regions that Black joins to win",
        ),
        rule(
            "connectRegion2Black",
            Region(|s, v| s.connection.second_region.black = v),
            "the other region that Black joins to win",
        ),
        rule(
            "connectNxN",
            Number(0, ALL_SQUARES, |s, v| s.connection.block = v),
            "the side of a square block that wins; 0 for none",
        ),
        rule(
            "collinearN",
            Number(0, ALL_SQUARES, |s, v| s.connection.collinear = v),
            "how many on one line win, with gaps or not; 0 for none",
        ),
        rule("connectValue", Worth(|s, v| s.connection.value = v), "the result for who does any of that"),
    ]
}

const MATERIAL: Words = &[
    ("janggi", |s| s.stuck.material = Material::Janggi),
    ("unweighted", |s| s.stuck.material = Material::Unweighted),
    ("whitedrawodds", |s| s.stuck.material = Material::WhiteDrawOdds),
    ("blackdrawodds", |s| s.stuck.material = Material::BlackDrawOdds),
    ("none", |s| s.stuck.material = Material::None),
];

const COUNTING_RULES: Words = &[
    ("makruk", |s| s.counting.rule = CountingRule::Makruk),
    ("cambodian", |s| s.counting.rule = CountingRule::Cambodian),
    ("asean", |s| s.counting.rule = CountingRule::Asean),
    ("none", |s| s.counting.rule = CountingRule::None),
];

pub(super) fn adjudication() -> Vec<Key> {
    vec![
        rule("materialCounting", Word(MATERIAL), "how a draw is decided by what is left"),
        rule(
            "adjudicateFullBoard",
            Boolean(|s, v| s.stuck.full_board = v),
            "whether a full board ends the game",
        ),
        rule("countingRule", Word(COUNTING_RULES), "how moves are counted in endgames"),
        rule(
            "castlingWins",
            Rights(|s, color, v| s.castling.wins[color] = v),
            "the ways to castle that win, and whose loss loses",
        ),
    ]
}
