//! The sum of what is seen in a position.

use chess::variant::{Piece, Position, Region, Role, Spot};
use game::{ByColor, Color};
use search::Value;

use super::{
    king::{self, Siege},
    phased::Phased,
    sense::Sense,
    worth::Aim,
};

/// No sum goes beyond this.
const MOST: Value = 20_000;
/// What it is worth to be to move.
const TURN: Value = 12;

/// What the pieces of both sides attack on one board.
#[derive(Debug, Clone, Copy)]
pub(super) struct Attacks {
    pub(super) all: ByColor<Region>,
    /// What is attacked more than once.
    pub(super) twice: ByColor<Region>,
    /// What pawns or the like attack.
    pub(super) by_weak: ByColor<Region>,
}

/// A look at a position.
struct Look<'a> {
    sense: &'a Sense,
    position: &'a Position,
    sum: Phased,
    officers: i32,
}

/// What a position is worth to the side to move.
pub(super) fn evaluate(sense: &Sense, position: &Position) -> Value {
    let mut look = Look { sense, position, sum: Phased::default(), officers: 0 };
    let mut guarded = ByColor::new_with(|_| Region::EMPTY);
    for board in 0..sense.variant.boards() {
        let attacks = look.board(board);
        for color in Color::ALL {
            guarded[color] |= attacks.all[color];
        }
    }
    look.hands();
    look.sum += sense.goals.evaluate(position, &|color| guarded[color]);
    look.hunt();
    let value = look.sum.blend(look.officers.min(sense.opening), sense.opening);
    let value = look.faded(value);
    let own = if position.turn() == Color::White { value } else { -value };
    (own + TURN).clamp(-MOST, MOST)
}

impl Look<'_> {
    /// Adds what stands on a board; tells what is attacked there.
    fn board(&mut self, board: u8) -> Attacks {
        let none = ByColor::new_with(|_| Region::EMPTY);
        let mut attacks = Attacks { all: none, twice: none, by_weak: none };
        let mut sieges = ByColor::new_with(|color| Siege::new(self.position, color, board));
        for color in Color::ALL {
            for role in self.sense.variant.roles() {
                let pieces = self.position.of(board, color, role);
                if !pieces.is_empty() {
                    self.pieces(board, Piece::new(color, role), pieces, &mut attacks, &mut sieges[!color]);
                }
            }
        }
        if self.sense.aim == Aim::Keep {
            for (color, sign) in [(Color::White, 1), (Color::Black, -1)] {
                self.sum -= king::danger(self.sense, self.position, &sieges[color], &attacks) * sign;
                self.sum -= self.hanging(board, color, &attacks) * sign;
                self.sum += self.pawns(board, color) * sign;
            }
        }
        attacks
    }

    fn pieces(&mut self, board: u8, piece: Piece, pieces: Region, attacks: &mut Attacks, siege: &mut Siege) {
        let known = self.sense.role(piece.color, piece.role);
        let (own, occupied) = (self.position.side(board, piece.color), self.position.occupied(board));
        let mut sum = Phased::default();
        let mut reached = Region::EMPTY;
        for square in pieces {
            sum += known.places[square.index()];
            let reach = self.position.attacks_of(piece, Spot::new(board, square));
            attacks.twice[piece.color] |= attacks.all[piece.color] & reach;
            attacks.all[piece.color] |= reach;
            reached |= reach;
            let (each, mean) = known.liveliness;
            let open = if known.is_uniform {
                reach & !own
            } else {
                let goes = self.sense.variant.goes(piece.color, piece.role, square, occupied);
                goes & !occupied | reach & occupied & !own
            };
            sum += Phased::steady(each * (open.len() as i32 - mean));
            siege.meet(reach, known.power);
        }
        if !known.is_officer && !known.is_royal {
            attacks.by_weak[piece.color] |= reached;
        }
        if known.is_officer {
            self.officers += known.worth * pieces.len() as i32;
        }
        if piece.color == Color::White {
            self.sum += sum;
        } else {
            self.sum -= sum;
        }
    }

    fn hands(&mut self) {
        for role in self.sense.variant.roles() {
            for (color, sign) in [(Color::White, 1), (Color::Black, -1)] {
                let held = i32::from(self.position.in_hand(color, role));
                if held > 0 {
                    self.sum += self.sense.role(color, role).in_hand * (sign * held);
                }
            }
        }
        for (color, sign) in [(Color::White, 1), (Color::Black, -1)] {
            self.sum += Phased::new(10 * sign * self.position.castlings(color) as i32, 0);
        }
    }

    /// What a side has to fear for pieces that are attacked.
    fn hanging(&self, board: u8, color: Color, attacks: &Attacks) -> Phased {
        let own = self.position.side(board, color);
        let loose = own & attacks.all[!color] & !attacks.all[color];
        let bullied = own & attacks.by_weak[!color];
        let mut sum = 0;
        for square in loose | bullied {
            let role = self.position.piece_at(Spot::new(board, square)).map_or(0, |piece| {
                let known = self.sense.role(color, piece.role);
                if known.is_royal { 0 } else { known.worth }
            });
            let share = if bullied.contains(square) { 10 } else { 16 };
            sum += role / share;
        }
        Phased::steady(sum)
    }

    /// Pawns that nothing stops, and pawns in each other's way.
    fn pawns(&self, board: u8, color: Color) -> Phased {
        let Some(pawn) = self.sense.pawn else { return Phased::default() };
        let (own, other) = (self.position.of(board, color, pawn), self.position.of(board, !color, pawn));
        if own.is_empty() || self.sense.variant.boards() > 1 {
            return Phased::default();
        }
        let ranks = self.sense.variant.spec().ranks as i8;
        let ahead = |pawns: Region, back: i8| {
            let step = if color == Color::White { back } else { -back };
            (1..ranks).fold(Region::EMPTY, |all, by| all | pawns.shifted(0, step * by))
        };
        // All squares behind a hostile pawn or aslant of that, seen from our side.
        let shadow = ahead(other, -1);
        let stopped = shadow | shadow.shifted(1, 0) | shadow.shifted(-1, 0);
        let doubled = own & ahead(own, -1);
        let files = own | ahead(own, 1) | ahead(own, -1);
        let alone = own & !(files.shifted(1, 0) | files.shifted(-1, 0));
        let mut sum = Phased::default();
        // A horde is doubled everywhere, and means it.
        if own.len() <= u32::from(self.sense.variant.spec().files) {
            sum += Phased::new(-8, -16) * doubled.len() as i32;
            sum += Phased::new(-8, -12) * alone.len() as i32;
        }
        for square in own & !stopped & !doubled {
            let rank =
                if color == Color::White { square.rank() as i8 } else { ranks - 1 - square.rank() as i8 };
            let far = i32::from(rank) * 7 / i32::from(ranks - 1).max(1);
            sum += Phased::new(2 * far * far / 3, 2 * far * far);
        }
        sum
    }

    /// A bare king is driven to the edge and approached.
    fn hunt(&mut self) {
        for (color, sign) in [(Color::White, 1), (Color::Black, -1)] {
            let boards = || 0..self.sense.variant.boards();
            let theirs: u32 = boards().map(|board| self.position.side(board, !color).len()).sum();
            let ours: u32 = boards().map(|board| self.position.side(board, color).len()).sum();
            let (Some(king), Some(hunter)) = (self.position.king(!color), self.position.king(color)) else {
                return;
            };
            if theirs == 1 && ours > 1 && self.sense.aim == Aim::Keep {
                let (prey, own) = (king.square(), hunter.square());
                let apart = prey.file().abs_diff(own.file()).max(prey.rank().abs_diff(own.rank()));
                let edge = 8 - super::places::central(&self.sense.variant, prey);
                self.sum += Phased::steady(sign * (12 * edge - 10 * i32::from(apart)));
            }
        }
    }

    /// What does not advance for long is worth less and less.
    fn faded(&self, value: i32) -> i32 {
        let limit = 2 * self.sense.variant.spec().counting.n_move_rule as i32;
        if limit == 0 {
            return value;
        }
        let quiet = (self.position.halfmoves() as i32).min(limit);
        value * (2 * limit + limit / 5 - quiet) / (2 * limit + limit / 5)
    }
}

/// What a role counts for in exchanges.
pub(super) fn worth(sense: &Sense, color: Color, role: Role) -> i32 {
    sense.role(color, role).worth
}
