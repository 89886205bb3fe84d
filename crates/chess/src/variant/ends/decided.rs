//! Ends that need no list of moves: goals reached, pieces gone.

use game::{Color, Outcome, Reason};

use super::reason;
use crate::variant::{Kind, Position, Region, Worth, position::Last};

/// The end that a worth means to a side.
pub(super) fn outcome(worth: Worth, color: Color, reason: Reason) -> Outcome {
    match worth.winner(color) {
        Some(winner) => Outcome::win(winner, reason),
        None => Outcome::draw(reason),
    }
}

impl Position {
    /// The end that has come already, whatever moves there are.
    #[inline]
    pub(in crate::variant) fn decided_now(&self) -> Option<Outcome> {
        if self.variant.traits.ends { self.goal() } else { None }
    }

    fn goal(&self) -> Option<Outcome> {
        self.extinction()
            .or_else(|| self.flag())
            .or_else(|| self.castling_goal())
            .or_else(|| self.check_goal())
            .or_else(|| self.connection())
            .or_else(|| self.standstill())
    }

    /// A side that has run out of pieces.
    fn extinction(&self) -> Option<Outcome> {
        let rule = &self.variant.spec.extinction;
        let value = rule.value?;
        // What is royal is never taken, unless it can be blown up.
        if rule.pseudo_royal && !self.variant.spec.captures.blast {
            return None;
        }
        let is_extinct = |color: Color, kind: Kind| {
            let claim = u32::from(rule.claim && color == self.turn);
            self.count_with_hand(color, kind) <= rule.count
                && self.count_with_hand(!color, kind) >= rule.opponent_count + claim
        };
        let kinds = || rule.kinds.iter().chain(rule.kinds.contains(Kind::ANY).then_some(Kind::ANY));
        let lost =
            [!self.turn, self.turn].into_iter().find(|&color| kinds().any(|kind| is_extinct(color, kind)));
        lost.map(|color| outcome(value, color, reason::EXTINCTION))
    }

    /// How many pieces of a kind a side has, those in hand included.
    pub(super) fn count_with_hand(&self, color: Color, kind: Kind) -> u32 {
        let held = |count: &u8| u32::from(*count);
        match self.variant.role(kind) {
            _ if kind == Kind::ANY => self.count_all(color) + self.hands[color].iter().map(held).sum::<u32>(),
            Some(role) => self.count(color, role) + held(&self.hands[color][role.index()]),
            None => 0,
        }
    }

    /// The pieces of a side that count for its flag, by board.
    fn at_goal(&self, color: Color) -> impl Iterator<Item = (u8, Region)> {
        let flag = &self.variant.spec.flag;
        let (kind, region) = (flag.kind[color], flag.region[color]);
        let role = self.variant.role(kind);
        self.boards().map(move |(board, plane)| {
            let pieces = match role {
                _ if kind == Kind::ANY => plane.by_color[color],
                Some(role) => plane.of(color, role),
                None => Region::EMPTY,
            };
            (board, pieces & region)
        })
    }

    fn has_reached_goal(&self, color: Color) -> bool {
        let flag = &self.variant.spec.flag;
        let reached: u32 = self.at_goal(color).map(|(_, there)| there.len()).sum();
        let is_full = || self.boards().any(|(_, plane)| !flag.region[color].meets(!plane.occupied()));
        if reached == 0 || reached < flag.count && !(flag.blocked_win && is_full()) {
            return false;
        }
        // With one more move to come, only that move can be answered.
        if !flag.safe || flag.extra_move && color == self.turn || reached != flag.count {
            return true;
        }
        self.at_goal(color).all(|(board, mut there)| {
            let occupied = self.plane(board).occupied();
            there.all(|square| !self.attacks(!color, board, square, occupied, Region::EMPTY))
        })
    }

    fn flag(&self) -> Option<Outcome> {
        let flag = &self.variant.spec.flag;
        if flag.region.white.is_empty() && flag.region.black.is_empty() {
            return None;
        }
        let (us, them) = (self.turn, !self.turn);
        if (flag.extra_move || flag.safe) && self.has_reached_goal(us) {
            let may_tie = flag.extra_move && us == Color::White && flag.kind[them] == Kind::KING
                || flag.safe && !flag.extra_move;
            let tie = may_tie && self.has_reached_goal(them);
            return Some(if tie {
                Outcome::draw(reason::BOTH_GOALS)
            } else {
                Outcome::win(us, reason::GOAL)
            });
        }
        let is_final = !flag.extra_move || flag.safe || flag.kind[us] == Kind::KING;
        let won = is_final && self.has_reached_goal(them) && !self.can_still_tie();
        won.then_some(Outcome::win(them, reason::GOAL))
    }

    /// Whether Black's king can still follow White's to the goal.
    fn can_still_tie(&self) -> bool {
        let flag = &self.variant.spec.flag;
        if !flag.extra_move
            || flag.kind[self.turn] != Kind::KING
            || self.turn != Color::Black
            || self.is_in_check(self.turn)
        {
            return false;
        }
        let Some(king) = self.king(self.turn) else { return false };
        let role = self.variant.king.expect("a king stands");
        let targets = self.targets(king, role) & flag.region[self.turn];
        self.can_king_go(king, targets)
    }

    /// Castling that wins, and rights that had to be kept.
    fn castling_goal(&self) -> Option<Outcome> {
        let wins = &self.variant.spec.castling.wins;
        let any = |color: Color| wins[color].kingside || wins[color].queenside;
        if !Color::ALL.into_iter().any(any) {
            return None;
        }
        let them = !self.turn;
        if let Last::Castle { up } = self.state.memory.last
            && (if up { wins[them].kingside } else { wins[them].queenside })
        {
            return Some(Outcome::win(them, reason::CASTLED));
        }
        let keeps = |color: Color| {
            let [up, down] = self.state.rights[color];
            wins[color].kingside && up.is_some() || wins[color].queenside && down.is_some()
        };
        let lost = [them, self.turn].into_iter().find(|&color| any(color) && !keeps(color));
        lost.map(|color| Outcome::win(!color, reason::CASTLING_LOST))
    }

    fn check_goal(&self) -> Option<Outcome> {
        let done = self.variant.spec.counting.checks && self.state.checks_left[!self.turn] == 0;
        done.then_some(Outcome::win(!self.turn, reason::CHECKS))
    }

    /// Passes, facing generals, a full board.
    fn standstill(&self) -> Option<Outcome> {
        let spec = &self.variant.spec;
        let reason = if self.state.memory.facing > 1 {
            reason::FACING
        } else if self.state.memory.last == Last::PassAgain && !spec.walls.or_move {
            reason::TWO_PASSES
        } else if spec.stuck.full_board && !self.variant.board.meets(!self.plane(0).occupied()) {
            reason::FULL_BOARD
        } else {
            return None;
        };
        Some(self.by_material(reason))
    }
}
