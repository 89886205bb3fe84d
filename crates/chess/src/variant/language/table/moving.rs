//! Promotion, captures, pawns and castling.

use super::{
    super::keys::{
        Key,
        Value::{Boolean, File, Limits, Pairs, Piece, Pieces, Rank, Region},
    },
    both, rule,
};

pub(super) fn promotion() -> Vec<Key> {
    vec![
        rule("promotionRegionWhite", Region(|s, v| s.promotion.region.white = v), "where White promotes"),
        rule("promotionRegionBlack", Region(|s, v| s.promotion.region.black = v), "where Black promotes"),
        rule(
            "promotionPawnTypes",
            Pieces(|s, v| {
                s.promotion.main_pawn = both(v.last);
                s.promotion.pawn_kinds = both(v.kinds);
            }),
            "the pieces that promote as pawns do",
        ),
        rule(
            "promotionPawnTypesWhite",
            Pieces(|s, v| {
                s.promotion.main_pawn.white = v.last;
                s.promotion.pawn_kinds.white = v.kinds;
            }),
            "White's pieces that promote as pawns do",
        ),
        rule(
            "promotionPawnTypesBlack",
            Pieces(|s, v| {
                s.promotion.main_pawn.black = v.last;
                s.promotion.pawn_kinds.black = v.kinds;
            }),
            "Black's pieces that promote as pawns do",
        ),
        rule(
            "promotionPieceTypes",
            Pieces(|s, v| s.promotion.piece_kinds = both(v.kinds)),
            "what pawns become",
        ),
        rule(
            "promotionPieceTypesWhite",
            Pieces(|s, v| s.promotion.piece_kinds.white = v.kinds),
            "what White's pawns become",
        ),
        rule(
            "promotionPieceTypesBlack",
            Pieces(|s, v| s.promotion.piece_kinds.black = v.kinds),
            "what Black's pawns become",
        ),
        rule("sittuyinPromotion", Boolean(|s, v| s.promotion.sittuyin = v), "promotion as in sittuyin"),
        rule(
            "promotionLimit",
            Limits(|s, kind, v| s.promotion.limit[kind.index()] = v),
            "how many of a piece a side may have for promotion to give one more",
        ),
        rule(
            "promotedPieceType",
            Pairs(|s, kind, v| s.promotion.promoted[kind.index()] = v),
            "what each piece becomes, as in shogi",
        ),
        rule(
            "piecePromotionOnCapture",
            Boolean(|s, v| s.promotion.on_capture = v),
            "whether pieces promote with a capture only",
        ),
        rule(
            "mandatoryPawnPromotion",
            Boolean(|s, v| s.promotion.mandatory_pawn = v),
            "whether pawns must promote",
        ),
        rule(
            "mandatoryPiecePromotion",
            Boolean(|s, v| s.promotion.mandatory_piece = v),
            "whether pieces must promote",
        ),
        rule(
            "pieceDemotion",
            Boolean(|s, v| s.promotion.demotion = v),
            "whether promoted pieces may turn back, where pieces promote",
        ),
    ]
}

pub(super) fn captures() -> Vec<Key> {
    vec![
        rule("blastOnCapture", Boolean(|s, v| s.captures.blast = v), "whether a capture explodes"),
        rule(
            "blastImmuneTypes",
            Pieces(|s, v| s.captures.blast_immune = v.kinds),
            "pieces that no blast removes",
        ),
        rule(
            "mutuallyImmuneTypes",
            Pieces(|s, v| s.captures.mutually_immune = v.kinds),
            "pieces that cannot take their own kind",
        ),
        rule(
            "petrifyOnCaptureTypes",
            Pieces(|s, v| s.captures.petrify = v.kinds),
            "pieces that turn to stone when they take",
        ),
        rule(
            "petrifyBlastPieces",
            Boolean(|s, v| s.captures.petrify_blast = v),
            "whether pieces removed by a blast turn to stone",
        ),
    ]
}

pub(super) fn pawns() -> Vec<Key> {
    vec![
        rule("doubleStep", Boolean(|s, v| s.pawns.double_step = v), "whether pawns have a double step"),
        rule(
            "doubleStepRegionWhite",
            Region(|s, v| s.pawns.double_step_region.white = v),
            "from where White's pawns have a double step",
        ),
        rule(
            "doubleStepRegionBlack",
            Region(|s, v| s.pawns.double_step_region.black = v),
            "from where Black's pawns have a double step",
        ),
        rule(
            "tripleStepRegionWhite",
            Region(|s, v| s.pawns.triple_step_region.white = v),
            "from where White's pawns have a triple step",
        ),
        rule(
            "tripleStepRegionBlack",
            Region(|s, v| s.pawns.triple_step_region.black = v),
            "from where Black's pawns have a triple step",
        ),
        rule(
            "enPassantRegion",
            Region(|s, v| s.pawns.en_passant_region = both(v)),
            "the squares on which pawns are taken in passing",
        ),
        rule(
            "enPassantRegionWhite",
            Region(|s, v| s.pawns.en_passant_region.white = v),
            "the squares on which White takes in passing",
        ),
        rule(
            "enPassantRegionBlack",
            Region(|s, v| s.pawns.en_passant_region.black = v),
            "the squares on which Black takes in passing",
        ),
        rule(
            "enPassantTypes",
            Pieces(|s, v| s.pawns.en_passant_kinds = both(v.kinds)),
            "the pieces that take in passing",
        ),
        rule(
            "enPassantTypesWhite",
            Pieces(|s, v| s.pawns.en_passant_kinds.white = v.kinds),
            "White's pieces that take in passing",
        ),
        rule(
            "enPassantTypesBlack",
            Pieces(|s, v| s.pawns.en_passant_kinds.black = v.kinds),
            "Black's pieces that take in passing",
        ),
    ]
}

pub(super) fn castling() -> Vec<Key> {
    vec![
        rule("castling", Boolean(|s, v| s.castling.enabled = v), "whether there is castling"),
        rule(
            "castlingDroppedPiece",
            Boolean(|s, v| s.castling.dropped = v),
            "whether kings and rooks that were dropped can castle",
        ),
        rule(
            "castlingKingsideFile",
            File(|s, v| s.castling.kingside_file = v),
            "the file to which the king castles on its own side",
        ),
        rule(
            "castlingQueensideFile",
            File(|s, v| s.castling.queenside_file = v),
            "the file to which the king castles on the other side",
        ),
        rule("castlingRank", Rank(|s, v| s.castling.rank = v), "the rank of castling, seen by each side"),
        rule("castlingKingFile", File(|s, v| s.castling.king_file = v), "the file of the king that castles"),
        rule(
            "castlingKingPiece",
            Piece(|s, v| s.castling.king = both(v)),
            "the piece that castles as a king",
        ),
        rule(
            "castlingKingPieceWhite",
            Piece(|s, v| s.castling.king.white = v),
            "White's piece that castles as a king",
        ),
        rule(
            "castlingKingPieceBlack",
            Piece(|s, v| s.castling.king.black = v),
            "Black's piece that castles as a king",
        ),
        rule(
            "castlingRookKingsideFile",
            File(|s, v| s.castling.rook_kingside_file = v),
            "the file of the rook on the king's side, if not in the corner",
        ),
        rule(
            "castlingRookQueensideFile",
            File(|s, v| s.castling.rook_queenside_file = v),
            "the file of the rook on the other side, if not in the corner",
        ),
        rule(
            "castlingRookPieces",
            Pieces(|s, v| s.castling.rooks = both(v.kinds)),
            "the pieces that castle as rooks",
        ),
        rule(
            "castlingRookPiecesWhite",
            Pieces(|s, v| s.castling.rooks.white = v.kinds),
            "White's pieces that castle as rooks",
        ),
        rule(
            "castlingRookPiecesBlack",
            Pieces(|s, v| s.castling.rooks.black = v.kinds),
            "Black's pieces that castle as rooks",
        ),
        rule(
            "oppositeCastling",
            Boolean(|s, v| s.castling.opposite = v),
            "whether both sides may not castle to the same side",
        ),
        rule("checking", Boolean(|s, v| s.manners.checking = v), "whether check may be given"),
    ]
}
