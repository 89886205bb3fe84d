//! Random games that are the same each time.

use chess::{Position, fen};
use game::Position as _;
use testkit::Dice;

/// Plays random moves and shows each position on the way.
pub(crate) fn random_game(
    dice: &mut Dice,
    mut position: Position,
    plies: usize,
    mut look: impl FnMut(&Position),
) {
    let mut moves = Vec::new();
    for _ in 0..plies {
        look(&position);
        moves.clear();
        position.legal_moves(&mut moves);
        let Some(mv) = dice.pick(&moves) else { return };
        position.apply(*mv);
    }
}

/// A start position of Chess960, each side's of its own.
pub(crate) fn chess960(dice: &mut Dice) -> Position {
    let (white, black) = (back_rank(dice), back_rank(dice));
    let rights = |rank: &str| -> String {
        rank.char_indices()
            .filter(|&(_, role)| role == 'r')
            .map(|(file, _)| (b'a' + file as u8) as char)
            .collect()
    };
    let text = format!(
        "{black}/pppppppp/8/8/8/8/PPPPPPPP/{} w {}{} - 0 1",
        white.to_uppercase(),
        rights(&white).to_uppercase(),
        rights(&black)
    );
    fen::parse(&text).unwrap()
}

/// Eight pieces with the king between the rooks, bishops anyhow.
fn back_rank(dice: &mut Dice) -> String {
    let mut files: Vec<char> = "bbnnq".chars().collect();
    for index in (1..files.len()).rev() {
        files.swap(index, dice.below(index + 1));
    }
    let mut places: Vec<usize> = (0..8).collect();
    while places.len() > 3 {
        let index = dice.below(places.len());
        places.remove(index);
    }
    let mut others = files.into_iter();
    (0..8)
        .map(|file| match places.iter().position(|&place| place == file) {
            Some(1) => 'k',
            Some(_) => 'r',
            None => others.next().unwrap(),
        })
        .collect()
}
