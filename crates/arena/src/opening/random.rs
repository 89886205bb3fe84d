//! Random first moves after which neither side has lost anything.

use chess::{
    Role,
    any::{Move, Position},
};
use game::{Game, Position as _};

use super::{Chance, Opening};

/// How often it is tried to find an opening without fault before any will do.
const TRIES: usize = 1_000;

/// Some random moves from a start.
///
/// In standard chess nothing is captured in them, and nothing hangs behind them; elsewhere
/// the game must only go on.
pub(super) fn opening(start: &Position, plies: usize, chance: &mut Chance) -> Opening {
    let mut moves = Vec::new();
    for _ in 0..TRIES {
        let Some((found, end)) = walk(start, plies, chance) else { continue };
        moves = found;
        if end.standard().is_none_or(is_quiet) {
            break;
        }
    }
    Opening { start: start.clone(), moves }
}

/// Random moves, and where they lead; none where the game ends on the way or is about to.
fn walk(start: &Position, plies: usize, chance: &mut Chance) -> Option<(Vec<Move>, Position)> {
    let (mut game, mut played) = (Game::new(start.clone()), Vec::new());
    for _ in 0..plies {
        let mut moves = game.legal_moves();
        if let Some(position) = game.position().standard() {
            moves.retain(|&mv| captured(position, mv).is_none());
        }
        if moves.is_empty() {
            return None;
        }
        let mv = moves[chance.below(moves.len())];
        game.play(mv).ok()?;
        played.push(mv);
    }
    let goes_on = game.legal_moves().len() > 1;
    goes_on.then(|| (played, game.position().clone()))
}

/// What a move of standard chess captures.
fn captured(position: &chess::Position, mv: Move) -> Option<Role> {
    match mv {
        Move::Standard(mv) => position.captured(mv).map(|(_, piece)| piece.role),
        Move::Variant(_) => None,
    }
}

/// Whether neither side can mate at once, or win something by one exchange.
fn is_quiet(position: &chess::Position) -> bool {
    let Ok(other) = position.passed() else { return false };
    [position, &other].iter().all(|side| legal(side).into_iter().all(|mv| wins_nothing(side, mv)))
}

fn wins_nothing(position: &chess::Position, mv: chess::Move) -> bool {
    let mut after = position.clone();
    after.apply(mv);
    let answers = legal(&after);
    if answers.is_empty() {
        return false;
    }
    let Some((_, prey)) = position.captured(mv) else { return true };
    let is_taken_back = answers.iter().any(|answer| answer.to() == mv.to());
    let capturer = position.board().piece_at(mv.from()).map_or(0, |piece| worth(piece.role));
    worth(prey.role) <= if is_taken_back { capturer } else { 0 }
}

fn legal(position: &chess::Position) -> Vec<chess::Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves
}

/// What is lost with a piece, in pawns.
const fn worth(role: Role) -> u32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    }
}

#[cfg(test)]
mod tests {
    use chess::fen;

    use super::*;

    fn quiet(text: &str) -> bool {
        is_quiet(&fen::parse(text).unwrap())
    }

    #[test]
    fn what_hangs_is_seen_for_both_sides() {
        assert!(quiet(fen::START));
        assert!(quiet("4k3/8/4p3/3p4/4P3/3P4/8/4K3 w - - 0 1"), "an even exchange of pawns");
        for hanging in [
            "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1",
            "4k3/8/8/3p4/4P3/8/8/4K3 b - - 0 1",
            "4k3/8/2p5/3n4/4P3/8/8/4K3 b - - 0 1",
            "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1",
            "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1",
        ] {
            assert!(!quiet(hanging), "{hanging}");
        }
    }

    #[test]
    fn each_opening_is_its_own_and_repeats() {
        let draw = |number| opening(&Position::default(), 8, &mut Chance::new(1, number));
        assert_eq!(draw(3), draw(3));
        let mut all: Vec<String> = (0..100).map(|number| format!("{:?}", draw(number).moves)).collect();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 100);
        assert!((0..100).all(|number| draw(number).moves.len() == 8));
    }
}
