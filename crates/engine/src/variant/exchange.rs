//! What is left after everybody has taken back on one square.

use chess::variant::{Deed, Move, Piece, Position, Region, Role, Spot};
use game::Color;
use search::Value;

use super::{
    evaluate::worth,
    goals::next_check,
    sense::Sense,
    worth::{Aim, ROYAL},
};

/// What a legal move takes or makes.
pub(super) fn gain(sense: &Sense, position: &Position, mv: Move) -> Value {
    let us = position.turn();
    let taken = position.captured(mv).map_or(0, |(spot, prey)| prize(sense, position, spot, prey));
    let is_check = sense.goals.counts_checks() && position.gives_check(mv);
    let check = if is_check { next_check(position, us) } else { 0 };
    taken + promotion(sense, position, mv, us) + check
}

/// Whether a move's side comes out with so much or more, as far as that can be told.
pub(super) fn exchange(sense: &Sense, position: &Position, mv: Move, at_least: Value) -> bool {
    if sense.aim == Aim::Shed || sense.must_capture {
        return at_least <= 0;
    }
    if matches!(mv.deed(), Deed::Castle { .. } | Deed::Pass) {
        return at_least <= 0;
    }
    let us = position.turn();
    let captured = position.captured(mv);
    if captured.is_some() && sense.variant.spec().captures.blast {
        return blast(sense, position, mv) >= at_least;
    }
    let mut balance = gain(sense, position, mv) - at_least;
    if balance < 0 {
        return false;
    }
    let Some(arriving) = position.arriving(mv) else { return true };
    let risk = if captured.is_some() && sense.variant.spec().captures.petrify.contains(kind(sense, arriving))
    {
        0
    } else {
        at_risk(sense, position, arriving, mv)
    };
    balance -= risk;
    balance >= 0 || take_back(sense, position, mv, us, balance)
}

fn kind(sense: &Sense, piece: Piece) -> chess::variant::Kind {
    sense.variant.title(piece.role).kind
}

/// What taking a piece is worth: what it counts for, and what comes into the hand.
fn prize(sense: &Sense, position: &Position, spot: Spot, prey: Piece) -> Value {
    if position.vital(prey.color, spot.board()).contains(spot.square()) {
        return ROYAL;
    }
    worth(sense, prey.color, prey.role)
}

/// What becoming another piece is worth.
fn promotion(sense: &Sense, position: &Position, mv: Move, us: Color) -> Value {
    match mv.deed() {
        Deed::Promote(_) | Deed::PromotePiece => {
            let before = position.piece_at(mv.from()).map_or(0, |piece| worth(sense, us, piece.role));
            position.arriving(mv).map_or(0, |piece| worth(sense, us, piece.role)) - before
        }
        _ => 0,
    }
}

/// What a side loses when the piece that arrived is taken.
fn at_risk(sense: &Sense, position: &Position, arriving: Piece, mv: Move) -> Value {
    let is_vital =
        !mv.is_drop() && position.vital(arriving.color, mv.from().board()).contains(mv.from().square());
    if is_vital { ROYAL } else { worth(sense, arriving.color, arriving.role) }
}

/// What a capture that explodes gains and costs.
fn blast(sense: &Sense, position: &Position, mv: Move) -> Value {
    let us = position.turn();
    let of = |spot: Spot| {
        position.piece_at(spot).map_or(0, |piece| {
            let value = prize(sense, position, spot, piece);
            if piece.color == us { -value } else { value }
        })
    };
    let board = mv.from().board();
    let around: Value = position.blasted(mv).map(|square| of(Spot::new(board, square))).sum();
    let mover = position.piece_at(mv.from()).map_or(0, |piece| {
        let is_immune = sense.variant.spec().captures.blast_immune.contains(kind(sense, piece));
        if is_immune { 0 } else { prize(sense, position, mv.from(), piece) }
    });
    gain(sense, position, mv) + around - mover
}

/// Both sides take on the square where a piece has arrived, the weakest first.
///
/// With several boards each taker goes on to the next board, where others await it.
fn take_back(sense: &Sense, position: &Position, mv: Move, us: Color, mut balance: Value) -> bool {
    let boards = sense.variant.boards();
    let square = mv.to().square();
    if boards > 1 && sense.chooses_board {
        // Whoever may choose goes where nobody takes back, if there is such a board.
        let spot = mv.to();
        return position.attackers_through(!us, spot, position.occupied(spot.board())).is_empty();
    }
    let left = |board: u8| {
        if mv.is_drop() || board != mv.from().board() {
            Region::EMPTY
        } else {
            Region::of(mv.from().square())
        }
    };
    let mut gone = [Region::EMPTY; 8];
    for board in 0..boards {
        gone[usize::from(board)] = left(board);
    }
    if let Some((spot, _)) = position.captured(mv).filter(|(spot, _)| spot.square() != square) {
        gone[usize::from(spot.board())] |= Region::of(spot.square());
    }
    let (mut board, mut side) = (mv.to().board(), !us);
    loop {
        let taken = &mut gone[usize::from(board)];
        let occupied = position.occupied(board) & !*taken | Region::of(square);
        let takers = position.attackers_through(side, Spot::new(board, square), occupied)
            & !*taken
            & !Region::of(square);
        let Some((role, at)) = weakest(sense, position, board, side, takers) else { break };
        let is_royal = sense.role(side, role).is_royal;
        if is_royal && boards == 1 {
            let spot = Spot::new(board, square);
            let guards =
                position.attackers_through(!side, spot, occupied & !at) & !*taken & !Region::of(square);
            if !guards.is_empty() {
                break;
            }
        }
        *taken |= at;
        side = !side;
        balance = -balance - 1 - worth(sense, !side, role);
        if balance >= 0 {
            break;
        }
        board = (board + 1) % boards;
    }
    // Whoever cannot go on has lost the exchange.
    side != us
}

/// The cheapest of some pieces of a side.
fn weakest(
    sense: &Sense,
    position: &Position,
    board: u8,
    side: Color,
    takers: Region,
) -> Option<(Role, Region)> {
    let role = |at: chess::variant::Square| position.piece_at(Spot::new(board, at)).map(|piece| piece.role);
    let cheapest = takers.min_by_key(|&at| role(at).map_or(0, |role| worth(sense, side, role)))?;
    Some((role(cheapest)?, Region::of(cheapest)))
}
