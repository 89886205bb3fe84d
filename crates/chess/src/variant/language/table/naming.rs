//! Letters, names, older keys, and the boards of Alice chess.

use game::Color;

use super::{
    super::keys::{
        Key, Support,
        Value::{Boolean, Number, Pieces, Rank, Region, Synonyms, Text, Unread, Word},
        Words,
    },
    both, idle, key, old, ours, rule,
};
use crate::variant::{BetweenBoards, Enclosing, Region as Squares, Spec, Square, Transfer};

pub(super) fn army() -> Vec<Key> {
    vec![
        ours("synonyms", Synonyms, "second letters by which pieces are understood in positions"),
        idle("pieceValueMg", "how much an engine values the pieces in the middle game"),
        idle("pieceValueEg", "how much an engine values the pieces in the endgame"),
    ]
}

/// The ranks from one to another, both counted from 0 and seen by `color`.
fn ranks(spec: &Spec, color: Color, from: u8, to: u8) -> Squares {
    let rank = |rank: u8| {
        if color.is_white() { Some(rank) } else { (spec.ranks - 1).checked_sub(rank) }
    };
    (from..=to).filter_map(rank).fold(Squares::EMPTY, |region, rank| region | Squares::rank(rank))
}

pub(super) fn former() -> Vec<Key> {
    vec![
        old(
            "promotionRank",
            Rank(|s, v| {
                s.promotion.region.white = ranks(s, Color::White, v, Square::RANKS - 1);
                s.promotion.region.black = ranks(s, Color::Black, v, Square::RANKS - 1);
            }),
            "promotionRegionWhite, promotionRegionBlack",
        ),
        old(
            "doubleStepRankMin",
            Rank(|s, v| double_step_ranks(s, v, 1)),
            "doubleStepRegionWhite, doubleStepRegionBlack",
        ),
        old(
            "doubleStepRank",
            Rank(|s, v| double_step_ranks(s, 1, v)),
            "doubleStepRegionWhite, doubleStepRegionBlack",
        ),
        old("whiteFlag", Region(|s, v| s.flag.region.white = v), "flagRegionWhite"),
        old("blackFlag", Region(|s, v| s.flag.region.black = v), "flagRegionBlack"),
        old("castlingRookPiece", Pieces(|s, v| s.castling.rooks = both(v.kinds)), "castlingRookPieces"),
        old("whiteDropRegion", Region(|s, v| s.drops.region.white = v), "dropRegionWhite"),
        old("blackDropRegion", Region(|s, v| s.drops.region.black = v), "dropRegionBlack"),
        old(
            "dropOnTop",
            Word(&[("true", |s| s.drops.enclosing = Enclosing::Top), ("false", |_| {})]),
            "enclosingDrop = top",
        ),
        rule(
            "pawnTypes",
            Pieces(|s, v| {
                s.promotion.main_pawn = both(v.last);
                s.promotion.pawn_kinds = both(v.kinds);
                s.pawns.en_passant_kinds = both(v.kinds);
                s.counting.n_move_kinds = both(v.kinds);
            }),
            "the pieces that are pawns: for promotion, en passant and the fifty-move rule",
        ),
    ]
}

fn double_step_ranks(spec: &mut Spec, from: u8, to: u8) {
    spec.pawns.double_step_region.white = ranks(spec, Color::White, from, to);
    spec.pawns.double_step_region.black = ranks(spec, Color::Black, from, to);
}

pub(super) fn names() -> Vec<Key> {
    vec![
        idle("variantTemplate", "how XBoard draws the variant"),
        idle("pieceToCharTable", "how XBoard draws the pieces"),
        idle("pocketSize", "how many pockets XBoard draws"),
        idle("nnueAlias", "whose neural network an engine uses"),
        rule("chess960", Boolean(|s, v| s.chess960 = v), "whether castling is as in Chess960"),
        rule("twoBoards", Boolean(|s, v| s.drops.partner = v), "whether a partner plays on a second board"),
        rule("startFen", Text(|s, v| v.clone_into(&mut s.start)), "the position in which the game begins"),
    ]
}

const TRANSFER: Words = &[
    ("cyclic", |s| s.alice.transfer = Transfer::Cyclic),
    ("choice", |s| s.alice.transfer = Transfer::Choice),
];

const EN_PASSANT: Words = &[
    ("none", |s| s.alice.en_passant = BetweenBoards::None),
    ("victim", |s| s.alice.en_passant = BetweenBoards::Victim),
    ("step", |s| s.alice.en_passant = BetweenBoards::Step),
    ("either", |s| s.alice.en_passant = BetweenBoards::Either),
];

pub(super) fn boards() -> Vec<Key> {
    vec![
        ours(
            "boards",
            Number(1, 8, |s, v| s.alice.boards = v as u8),
            "how many boards there are, as in Alice chess",
        ),
        ours("transfer", Word(TRANSFER), "to which board a piece goes with its move"),
        ours("enPassant", Word(EN_PASSANT), "from which board one takes in passing"),
    ]
}

pub(super) fn gone() -> Vec<Key> {
    let gone = |name, today| key(name, Unread, "a key of older versions", Support::Gone(today));
    vec![
        gone("arrowGating", "wallingRule = arrow"),
        gone("duckGating", "wallingRule = duck"),
        gone("staticGating", "wallingRule = static"),
        gone("pastGating", "wallingRule = past"),
        gone("staticGatingRegion", "wallingRegion"),
        gone("petrifyOnCapture", "petrifyOnCaptureTypes"),
    ]
}
