//! Captures, drops, walls and the manners of a move.

use game::ByColor;

use super::{Summary, say, whose};
use crate::variant::{Enclosing, Kinds, Region, Walling};

fn enclosing(rule: Enclosing) -> Option<&'static str> {
    match rule {
        Enclosing::None => None,
        Enclosing::Reversi => Some("reversi"),
        Enclosing::Ataxx => Some("ataxx"),
        Enclosing::Quadwrangle => Some("quadwrangle"),
        Enclosing::Snort => Some("snort"),
        Enclosing::Anyside => Some("anyside"),
        Enclosing::Top => Some("top"),
    }
}

fn walling(rule: Walling) -> Option<&'static str> {
    match rule {
        Walling::None => None,
        Walling::Arrow => Some("arrow"),
        Walling::Duck => Some("duck"),
        Walling::Edge => Some("edge"),
        Walling::Past => Some("past"),
        Walling::Static => Some("static"),
    }
}

impl Summary<'_> {
    fn say_pieces(&mut self, id: &'static str, kinds: Kinds) {
        if !kinds.is_empty() {
            self.say(say(id).with("pieces", self.letters(kinds)));
        }
    }

    /// Squares that are not the whole board for both sides.
    fn say_part(&mut self, id: &'static str, regions: ByColor<Region>) {
        let board = Region::board(self.spec.files, self.spec.ranks);
        let (white, black) = (regions.white & board, regions.black & board);
        if white != board || black != board {
            self.say_squares(id, white, black);
        }
    }

    pub(super) fn captures(&mut self) {
        let captures = &self.spec.captures;
        self.say_if(captures.must, "rules-must-capture");
        self.say_if(captures.blast, "rules-blast");
        self.say_pieces("rules-blast-immune", captures.blast_immune);
        self.say_pieces("rules-mutually-immune", captures.mutually_immune);
        self.say_pieces("rules-petrify", captures.petrify);
        self.say_if(captures.petrify_blast, "rules-petrify-blast");
        if let Some(rule) = enclosing(captures.flip) {
            self.say(say("rules-flip").with("rule", rule));
        }
    }

    pub(super) fn drops(&mut self) {
        let drops = &self.spec.drops;
        self.say_if(self.spec.gating.seirawan, "rules-gating");
        self.say_if(self.spec.captures.to_hand, "rules-captures-to-hand");
        if drops.enabled {
            self.say(say(if drops.free { "rules-free-drops" } else { "rules-drops" }));
            self.drop_rules();
        }
        self.say_if(drops.immobility_illegal, "rules-immobility");
    }

    fn drop_rules(&mut self) {
        let drops = &self.spec.drops;
        self.say_part("rules-drop-squares", drops.region);
        self.say_if(drops.looped, "rules-drop-loop");
        if drops.must {
            self.say(say("rules-must-drop").with("piece", self.letter(drops.must_kind)));
        }
        self.say_if(!drops.checks, "rules-no-drop-checks");
        self.say_if(drops.first_rank_pawns, "rules-first-rank-pawns");
        self.say_if(drops.promotion_zone_pawns, "rules-promotion-zone-pawns");
        if let Some(rule) = enclosing(drops.enclosing) {
            self.say(say("rules-enclosing-drop").with("rule", rule));
            if !drops.enclosing_start.is_empty() {
                self.say(say("rules-enclosing-start").with("squares", self.squares(drops.enclosing_start)));
            }
        }
        self.say_if(drops.sittuyin_rook, "rules-sittuyin-rooks");
        self.say_if(drops.opposite_bishops, "rules-opposite-bishops");
        self.say_if(drops.promoted, "rules-drop-promoted");
        if let Some(kind) = drops.no_doubled {
            let message = say("rules-no-doubled").with("letter", self.letter(kind));
            self.say(message.with("count", drops.no_doubled_count));
        }
        self.say_if(drops.pawn_mate_illegal, "rules-pawn-drop-mate");
    }

    pub(super) fn walls(&mut self) {
        let walls = &self.spec.walls;
        if let Some(rule) = walling(walls.rule) {
            self.say(say("rules-walls").with("rule", rule));
            self.say_part("rules-wall-squares", walls.region);
            self.say_if(walls.or_move, "rules-wall-or-move");
        }
    }

    pub(super) fn manners(&mut self) {
        let manners = &self.spec.manners;
        self.say_if(!manners.checking, "rules-no-checks");
        if let Some(color) = whose(manners.pass.white, manners.pass.black) {
            self.say(say("rules-pass").with("color", color));
        }
        if let Some(color) = whose(manners.pass_on_stalemate.white, manners.pass_on_stalemate.black) {
            self.say(say("rules-pass-stalemate").with("color", color));
        }
        self.say_if(manners.makpong, "rules-makpong");
    }
}
