//! Passing, walling without a move, and the first leaps of Cambodian chess.

use game::Color;

use super::sink::Sink;
use crate::variant::{Deed, Kind, Move, Position, Region, Spot, Square, safety::Guard, steps_from};

impl Position {
    pub(super) fn special_moves(&self, guard: &Guard, sink: &mut impl Sink) {
        let (us, manners) = (self.turn, &self.variant.spec.manners);
        if self.variant.spec.army.cambodian_moves {
            self.first_leaps(guard, sink);
        }
        if (manners.pass[us] || manners.pass_on_stalemate[us])
            && let Some(spot) = self.king(us).or_else(|| self.first_piece())
        {
            let mv = Move::new(spot, spot, Deed::Pass);
            if guard.allows(self, mv) {
                sink.put(mv);
            }
        }
        if self.variant.spec.walls.or_move
            && let Some(spot) = self.first_piece()
        {
            self.with_extras(Move::new(spot, spot, Deed::Pass), guard, sink);
        }
    }

    /// The piece that a move without one is written with.
    fn first_piece(&self) -> Option<Spot> {
        self.boards().find_map(|(board, plane)| Some(Spot::new(board, plane.by_color[self.turn].first()?)))
    }

    fn first_leaps(&self, guard: &Guard, sink: &mut impl Sink) {
        let (us, plane) = (self.turn, self.plane(0));
        let gates = self.state.gates[us];
        let forward = if us == Color::White { 1 } else { -1 };
        let empty = self.variant.board & !plane.occupied();
        let mut leap = |from: Square, steps: &[(i8, i8)]| {
            self.offer(Spot::new(0, from), steps_from(from, steps) & empty, Deed::Step, guard, sink);
        };
        if let Some(king) = self.king(us).filter(|king| gates.contains(king.square()) && !guard.is_check()) {
            leap(king.square(), &[(-2, forward), (2, forward)]);
        }
        let met = self.variant.role(Kind::FERS).map_or(Region::EMPTY, |met| plane.of(us, met));
        for from in met & gates {
            leap(from, &[(0, 2 * forward)]);
        }
    }
}
