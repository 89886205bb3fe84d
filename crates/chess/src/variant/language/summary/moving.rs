//! Pawns, promotion and castling.

use game::{ByColor, Color};

use super::{Summary, either, say, whose};
use crate::variant::{Kind, Kinds, Region, Square};

impl Summary<'_> {
    /// The squares of a region that are on the board.
    pub(super) fn on_board(&self, regions: ByColor<Region>) -> ByColor<Region> {
        let board = Region::board(self.spec.files, self.spec.ranks);
        ByColor { white: regions.white & board, black: regions.black & board }
    }

    /// A rank as each side sees it.
    fn ranks(&self, rank: u8) -> ByColor<Region> {
        let black = (self.spec.ranks - 1).saturating_sub(rank);
        self.on_board(ByColor { white: Region::rank(rank), black: Region::rank(black) })
    }

    /// The squares from which so many steps forward do not leave the board.
    fn with_room(&self, regions: ByColor<Region>, steps: i8) -> ByColor<Region> {
        let board = Region::board(self.spec.files, self.spec.ranks);
        ByColor::new_with(|color| {
            let ahead = if color.is_white() { steps } else { -steps };
            let has_room = |square: &Square| square.offset(0, ahead).is_some_and(|to| board.contains(to));
            (regions[color] & board).filter(has_room).collect()
        })
    }

    pub(super) fn pawns(&mut self) {
        let pawns = &self.spec.pawns;
        let takers = self.present(either(pawns.en_passant_kinds));
        let steppers = self.present(either(self.spec.promotion.pawn_kinds));
        let has_pawns = self.spec.army.kinds().contains(Kind::PAWN) || !steppers.is_empty();
        if !has_pawns {
            return;
        }
        let double = self.with_room(pawns.double_step_region, 2);
        let has_double = pawns.double_step && (double.white | double.black) != Region::EMPTY;
        if !has_double {
            self.say(say("rules-no-double-step"));
        } else if double != self.with_room(self.ranks(1), 2) {
            self.say_squares("rules-double-step", double.white, double.black);
        }
        let triple = self.with_room(pawns.triple_step_region, 3);
        if triple.white != Region::EMPTY || triple.black != Region::EMPTY {
            self.say_squares("rules-triple-step", triple.white, triple.black);
        }
        if has_double && self.spec.alice.boards == 1 {
            self.en_passant(takers);
        }
    }

    fn en_passant(&mut self, takers: Kinds) {
        let region = self.on_board(self.spec.pawns.en_passant_region);
        let board = Region::board(self.spec.files, self.spec.ranks);
        if takers.is_empty() || region == (ByColor { white: Region::EMPTY, black: Region::EMPTY }) {
            self.say(say("rules-no-en-passant"));
            return;
        }
        if region != (ByColor { white: board, black: board }) {
            self.say_squares("rules-en-passant-squares", region.white, region.black);
        }
        if takers != Kinds::of(&[Kind::PAWN]) {
            self.say(say("rules-en-passant-pieces").with("pieces", self.letters(takers)));
        }
    }

    pub(super) fn promotion(&mut self) {
        let promotion = &self.spec.promotion;
        let pawns = self.present(either(promotion.pawn_kinds));
        let pieces = promotion.piece_kinds;
        let has_promoted = promotion.promoted.iter().any(Option::is_some);
        let has_pawns = self.spec.army.kinds().contains(Kind::PAWN) || !pawns.is_empty();
        let can_promote = !pawns.is_empty() && !self.present(either(pieces)).is_empty();
        if has_pawns && !can_promote && !has_promoted {
            self.say(say("rules-no-promotion"));
        } else {
            self.promotion_pieces();
            self.promotion_squares(pawns, has_promoted);
        }
        for kind in self.spec.army.kinds().iter() {
            if let Some(other) = promotion.promoted[kind.index()] {
                let message = say("rules-promoted").with("from", self.letter(kind));
                self.say(message.with("to", self.letter(other)));
            }
            if promotion.limit[kind.index()] > 0 {
                let message = say("rules-promotion-limit").with("letter", self.letter(kind));
                self.say(message.with("count", promotion.limit[kind.index()]));
            }
        }
        self.say_if(!promotion.mandatory_pawn && !pawns.is_empty(), "rules-promotion-optional");
        self.say_if(promotion.on_capture, "rules-promotion-on-capture");
        self.say_if(promotion.mandatory_piece && has_promoted, "rules-promotion-mandatory");
        if promotion.demotion && has_promoted {
            let duty = if promotion.mandatory_piece { "must" } else { "may" };
            self.say(say("rules-demotion").with("duty", duty));
        }
        self.say_if(promotion.sittuyin, "rules-promotion-sittuyin");
    }

    fn promotion_pieces(&mut self) {
        let promotion = &self.spec.promotion;
        let of = |color: Color| {
            (self.present(promotion.pawn_kinds[color]), self.present(promotion.piece_kinds[color]))
        };
        let officers = Kinds::of(&[Kind::QUEEN, Kind::ROOK, Kind::BISHOP, Kind::KNIGHT]);
        let usual = (Kinds::of(&[Kind::PAWN]), self.present(officers));
        let sides = ByColor::new_with(of);
        let is_same = sides.white == sides.black;
        if is_same && sides.white == usual {
            return;
        }
        for (side, color) in [(sides.white, whose(true, is_same)), (sides.black, whose(false, !is_same))] {
            let (pawns, pieces) = side;
            if let Some(color) = color.filter(|_| !pawns.is_empty()) {
                let message = say("rules-promotion-pieces").with("color", color);
                let message = message.with("pawns", self.letters(pawns)).with("count", pawns.iter().count());
                self.say(message.with("pieces", self.letters(pieces)));
            }
        }
    }

    fn promotion_squares(&mut self, pawns: Kinds, has_promoted: bool) {
        let region = self.on_board(self.spec.promotion.region);
        let promotes = has_promoted || !pawns.is_empty();
        if promotes && (region.white | region.black).is_empty() {
            self.say(say("rules-no-promotion"));
        } else if promotes && region != self.ranks(self.spec.ranks - 1) {
            self.say_squares("rules-promotion-squares", region.white, region.black);
        }
    }

    pub(super) fn castling(&mut self) {
        let castling = &self.spec.castling;
        let army = self.spec.army.kinds();
        let has_king = Color::ALL.iter().any(|&color| army.contains(castling.king[color]));
        let rooks = self.present(either(castling.rooks));
        if !has_king && !army.contains(Kind::KING) {
            return;
        }
        if !castling.enabled || !has_king || rooks.is_empty() {
            self.say(say("rules-no-castling"));
            return;
        }
        if (castling.kingside_file, castling.queenside_file) != (6, 2) {
            let file = |file: u8| char::from(b'a' + file);
            let message = say("rules-castling-files").with("queenside", file(castling.queenside_file));
            self.say(message.with("kingside", file(castling.kingside_file)));
        }
        if castling.rank != 0 {
            self.say(say("rules-castling-rank").with("rank", castling.rank + 1));
        }
        self.castling_pieces();
        self.say_if(castling.dropped, "rules-castling-dropped");
        self.say_if(castling.opposite, "rules-castling-opposite");
        self.castling_wins();
    }

    fn castling_pieces(&mut self) {
        let castling = &self.spec.castling;
        let sides = ByColor::new_with(|color| (castling.king[color], self.present(castling.rooks[color])));
        let is_same = sides.white == sides.black;
        if is_same && sides.white == (Kind::KING, Kinds::of(&[Kind::ROOK])) {
            return;
        }
        for (side, color) in [(sides.white, whose(true, is_same)), (sides.black, whose(false, !is_same))] {
            let (king, rooks) = side;
            let can_castle = self.spec.army.kinds().contains(king) && !rooks.is_empty();
            let rooks = if can_castle { self.letters(rooks) } else { "none".to_owned() };
            if let Some(color) = color {
                let message = say("rules-castling-pieces").with("color", color);
                self.say(message.with("king", self.letter(king)).with("rooks", rooks));
            }
        }
    }

    fn castling_wins(&mut self) {
        let wins = self.spec.castling.wins;
        let is_same = wins.white == wins.black;
        for (wings, color) in [(wins.white, whose(true, is_same)), (wins.black, whose(false, !is_same))] {
            let way = match (wings.kingside, wings.queenside) {
                (false, false) => continue,
                (true, false) => "kingside",
                (false, true) => "queenside",
                (true, true) => "either",
            };
            if let Some(color) = color {
                self.say(say("rules-castling-wins").with("color", color).with("wing", way));
            }
        }
    }
}
