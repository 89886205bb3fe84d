//! The laws of a position that can be shown, written about and set up.

use game::{Color, Edit, Message, Place, Show};

use crate::{
    Dice, Law,
    law::{Fault, Lawful, is_id},
    memory::Memory,
};

/// Texts that are no move of any game, though some may be lenient.
const RUBBISH: [&str; 8] =
    ["", " ", "?", "-", "0", "\u{1F600}", "a move of no game at all", "9999999999999999999"];

/// Each action leads from this board to the next one, and back.
pub(crate) fn actions<P: Show>(position: &P, moves: &[P::Move]) -> Lawful {
    let board = position.board();
    for &mv in moves {
        let action = position.action(mv);
        for (index, change) in action.changes.iter().enumerate() {
            let place = change.place;
            Law::Actions
                .demand(board.contains(place), || format!("{mv:?} changes {place}, off the board"))?;
            let twice = action.changes[..index].iter().any(|former| former.place == place);
            Law::Actions.demand(!twice, || format!("{mv:?} changes {place} twice"))?;
            let (said, stood) = (change.before, board[place]);
            Law::Actions
                .demand(said == stood, || format!("{mv:?}: on {place} stood {stood:?}, not {said:?}"))?;
        }
        let mut next = position.clone();
        next.apply(mv);
        let mut replayed = board.clone();
        replayed.apply(&action);
        Law::Actions.demand(replayed == next.board(), || {
            format!("{mv:?} as {action:?} gives {replayed:?} instead of {:?}", next.board())
        })?;
        replayed.revert(&action);
        Law::Actions.demand(replayed == board, || format!("{mv:?} as {action:?} does not go back"))?;
    }
    Ok(())
}

/// The texts of the moves, if each is read as its move and no other's.
pub(crate) fn texts<P: Show>(position: &P, moves: &[P::Move]) -> Result<Vec<String>, Fault> {
    let mut texts: Vec<String> = Vec::new();
    for &mv in moves {
        let text = position.text(mv);
        let other = texts.iter().position(|other| *other == text);
        Law::Texts.demand(other.is_none(), || format!("{mv:?} and another move are both {text:?}"))?;
        let read = position.parse(&text);
        Law::Texts.demand(read == Ok(mv), || format!("{mv:?} is written {text:?} and read as {read:?}"))?;
        texts.push(text);
    }
    Ok(texts)
}

/// Texts of other positions, damaged ones and rubbish mean a legal move or none.
pub(crate) fn refuses_texts<P: Show + PartialEq>(
    position: &P,
    moves: &[P::Move],
    texts: &[String],
    memory: &Memory<P>,
    dice: &mut Dice,
) -> Lawful {
    let foreign = memory.foreign_texts(texts, dice);
    let damaged = damaged(texts, dice);
    let others = foreign.iter().chain(&damaged).map(String::as_str);
    for text in others.chain(RUBBISH) {
        match position.parse(text) {
            Ok(mv) => Law::Refuses
                .demand(moves.contains(&mv), || format!("{text:?} is read as {mv:?}, which is not legal"))?,
            Err(message) => says_why(Law::Refuses, &message)?,
        }
    }
    Ok(())
}

/// A text with a character lost, one doubled, and one strange.
fn damaged(texts: &[String], dice: &mut Dice) -> Vec<String> {
    let Some(text) = dice.pick(texts) else { return Vec::new() };
    let letters: Vec<char> = text.chars().collect();
    let at = dice.below(letters.len().max(1));
    let mended = |middle: &[char]| {
        let (before, after) = letters.split_at(at.min(letters.len()));
        before.iter().chain(middle).chain(after.iter().skip(1)).collect::<String>()
    };
    let letter = letters.get(at).copied().unwrap_or('?');
    vec![mended(&[]), mended(&[letter, letter]), mended(&['é'])]
}

/// An edit, if it is allowed, puts what it says; off the board it is refused.
pub(crate) fn edits<P: Show>(position: &P, dice: &mut Dice) -> Lawful {
    let mut board = position.board();
    let cells: Vec<_> = board.cells().collect();
    let Some(&(place, _)) = dice.pick(&cells) else { return Ok(()) };
    let piece = dice.pick(&cells).and_then(|&(_, piece)| piece);
    let turn = [None, Some(Color::White), Some(Color::Black)][dice.below(3)];
    let edit = Edit { cells: vec![(place, piece)], turn };
    match position.edited(&edit) {
        Ok(edited) => {
            board[place] = piece;
            let (shown, whose) = (edited.board(), edited.turn());
            Law::Edits.demand(shown == board, || format!("{edit:?} gives {shown:?}"))?;
            Law::Edits.demand(whose == turn.unwrap_or(position.turn()), || {
                format!("{edit:?} gives the turn to {whose}")
            })?;
        }
        Err(message) => says_why(Law::Edits, &message)?,
    }
    for place in [Place::cell(100, 100), Place::Hand { color: Color::White, slot: 255 }] {
        let edit = Edit { cells: vec![(place, piece)], turn: None };
        let refused = position.edited(&edit).is_err();
        Law::Edits.demand(refused, || format!("an edit of {place:?}, off the board, is allowed"))?;
    }
    Ok(())
}

/// A refusal names a sentence.
pub(crate) fn says_why(law: Law, message: &Message) -> Lawful {
    law.demand(is_id(message.id()), || format!("the refusal {:?} names no sentence", message.id()))
}
