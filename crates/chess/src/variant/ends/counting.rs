//! Repetitions, quiet moves, and endgames that are counted out.

use game::{Again, Color, Outcome, Ruling};

use super::{decided::outcome, reason};
use crate::variant::{
    CountingRule, Kind, Position, Region, Square, Worth,
    position::{Tread, TreadKind},
};

impl Position {
    /// What counting permits or ends.
    pub(in crate::variant) fn counted(&self, again: Again) -> Option<Ruling> {
        let rulings =
            [self.treading(), self.repeated(again), self.quiet(), self.counted_out(), self.only_promotions()];
        let is_end = |ruling: &&Ruling| matches!(ruling, Ruling::Ended(_));
        // What is over is over, whatever else could be claimed.
        rulings.iter().flatten().find(is_end).or_else(|| rulings.iter().flatten().next()).copied()
    }

    fn repeated(&self, again: Again) -> Option<Ruling> {
        let rule = &self.variant.spec.counting;
        let repetitions = rule.repetitions().filter(|&most| again.times >= most)?;
        let us = self.turn;
        if rule.perpetual_check_illegal {
            let (checked, checks) = (self.is_perpetual(us, again), self.is_perpetual(!us, again));
            if checked != checks {
                let winner = if checked { us } else { !us };
                return Some(Ruling::Ended(Outcome::win(winner, reason::PERPETUAL_CHECK)));
            }
            if checked {
                return Some(Ruling::Ended(self.by_material(reason::PERPETUAL_CHECK)));
            }
        }
        if rule.chasing {
            let (suffers, pursues) = (self.is_chased(us, again), self.is_chased(!us, again));
            if suffers != pursues {
                let winner = if suffers { us } else { !us };
                return Some(Ruling::Ended(Outcome::win(winner, reason::PERPETUAL_CHASE)));
            }
        }
        let meant = if rule.n_fold_absolute { Color::White } else { us };
        if rule.n_fold_value != Worth::Draw {
            return Some(Ruling::Ended(outcome(rule.n_fold_value, meant, reason::REPETITION)));
        }
        Some(claimable(self.by_material(reason::REPETITION), again.times >= repetitions + 2))
    }

    /// Whether the side that moved last goes to and fro, where that is forbidden.
    ///
    /// Four moves that each take the one before back, and a fifth by the same
    /// piece before them; a pass may stand before the last.
    fn treading(&self) -> Option<Ruling> {
        if !self.variant.traits.minds_treading || self.halfmoves() < 8 {
            return None;
        }
        let [latest, rest @ ..] = &self.state.memory.trodden[!self.turn];
        let older = if rest[0].kind == TreadKind::Pass { &rest[1..] } else { &rest[..] };
        let is_back = |later: &Tread, earlier: &Tread| {
            later.kind == TreadKind::Step
                && earlier.kind == TreadKind::Step
                && (later.from, later.to) == (earlier.to, earlier.from)
        };
        let [first, second, third, fourth, ..] = older else { return None };
        let is_treading = is_back(latest, first)
            && is_back(first, second)
            && is_back(second, third)
            && fourth.kind == TreadKind::Step
            && fourth.to == third.from;
        (is_treading && self.is_tread_forbidden(latest.to))
            .then(|| Ruling::Ended(Outcome::win(self.turn, reason::TO_AND_FRO)))
    }

    /// Only pieces that can come to the other side's king may not go to and fro.
    fn is_tread_forbidden(&self, square: u8) -> bool {
        let Some(piece) = self.plane(0).at(Square::from_index(u32::from(square))) else { return false };
        let palace =
            self.variant.king.map_or(Region::EMPTY, |king| self.variant.mobility(!piece.color, king));
        self.variant.mobility(piece.color, piece.role).meets(palace)
    }

    /// Whether a side was in check whenever it was to move since the first occurrence.
    fn is_perpetual(&self, color: Color, again: Again) -> bool {
        let turns = again.since / 2 + u32::from(color == self.turn);
        u32::from(self.state.memory.checked[color]) >= turns
    }

    /// Whether some piece of a side was chased whenever it was to move since then.
    fn is_chased(&self, color: Color, again: Again) -> bool {
        // Nobody knows what was chased when the position was set up.
        let is_known = u32::from(self.state.memory.plies) > again.since;
        let turns = again.since / 2 + u32::from(color == self.turn && is_known);
        u32::from(self.state.memory.chased[color].longest()) >= turns
    }

    fn quiet(&self) -> Option<Ruling> {
        let limit = self.variant.spec.counting.n_move_rule;
        let quiet = self.halfmoves() - self.excused().min(self.halfmoves());
        let is_over = limit > 0 && quiet >= 2 * limit;
        is_over.then(|| claimable(self.by_material(reason::QUIET_MOVES), quiet >= 3 * limit))
    }

    /// In xiangqi, moves from the eleventh check on do not count as quiet.
    fn excused(&self) -> u32 {
        let checks = self.state.memory.quiet_checks;
        let excused = 2 * u32::from(checks.white.max(checks.black)).saturating_sub(10);
        if self.variant.spec.counting.chasing { excused } else { 0 }
    }

    fn counted_out(&self) -> Option<Ruling> {
        let state = &self.state;
        if state.count_limit == 0 {
            return None;
        }
        // In Cambodian chess the count of the board goes on if it ends sooner.
        let limit = match self.variant.spec.counting.rule {
            CountingRule::Cambodian => state.count_limit.min(126),
            _ => state.count_limit,
        };
        (state.count > limit).then(|| Ruling::Ended(Outcome::draw(reason::COUNTED_OUT)))
    }

    /// In sittuyin nobody is made to promote the last pawn.
    fn only_promotions(&self) -> Option<Ruling> {
        let us = self.turn;
        let pawns = self.variant.pawn.map_or(0, |pawn| self.count(us, pawn));
        if !self.variant.spec.promotion.sittuyin
            || self.count_all(us) != 2
            || pawns != 1
            || self.is_in_check(us)
        {
            return None;
        }
        self.only_promotes().then(|| Ruling::Claimable(Outcome::draw(crate::outcome::STALEMATE)))
    }

    /// Within how many moves a side must be mated, once it is counted; 0 before.
    pub(in crate::variant) fn count_limit(&self, counting: Color) -> u16 {
        let count =
            |color: Color, kind: Kind| self.variant.role(kind).map_or(0, |role| self.count(color, role));
        let pawns = count(Color::White, Kind::PAWN) + count(Color::Black, Kind::PAWN);
        let (own, other) = (self.count_all(counting), self.count_all(!counting));
        let rooks = count(!counting, Kind::ROOK);
        let khons = count(!counting, Kind::SILVER);
        let knights = count(!counting, Kind::KNIGHT);
        let pieces_honour = |less: u16| match (rooks, khons, knights) {
            (2.., ..) => 8 - less,
            (1, ..) => 16 - less,
            (_, 2.., _) => 22 - less,
            (.., 2..) => 32 - less,
            (_, 1, _) => 44 - less,
            _ => 64 - less,
        };
        match self.variant.spec.counting.rule {
            CountingRule::None => 0,
            CountingRule::Makruk if pawns > 0 || other == 1 => 0,
            CountingRule::Makruk if own > 1 => 64,
            CountingRule::Makruk => pieces_honour(0),
            CountingRule::Cambodian if own > 3 || other == 1 => 0,
            CountingRule::Cambodian if own > 1 => 63,
            CountingRule::Cambodian if pawns > 0 => 0,
            CountingRule::Cambodian => pieces_honour(1),
            CountingRule::Asean if pawns > 0 || own > 1 => 0,
            CountingRule::Asean => match (rooks, khons, knights) {
                (1.., ..) => 16,
                (_, 1.., _) => 44,
                (.., 1..) => 64,
                _ => 0,
            },
        }
    }
}

/// A draw may be claimed for a while; anything else ends the game at once.
fn claimable(end: Outcome, is_late: bool) -> Ruling {
    if is_late || end.winner().is_some() { Ruling::Ended(end) } else { Ruling::Claimable(end) }
}
