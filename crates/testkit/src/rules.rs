//! The laws of any position, shown or not.

use game::{ByColor, Color, Outcome, Position, Ruling, Trail};

use crate::{
    Law,
    law::{Lawful, is_id},
    memory::Memory,
};

/// The legal moves, if the list behaves.
pub(crate) fn appends<P: Position>(position: &P) -> Result<Vec<P::Move>, crate::law::Fault> {
    let mut once = Vec::new();
    position.legal_moves(&mut once);
    let mut twice = once.clone();
    position.legal_moves(&mut twice);
    Law::Appends.demand(twice.starts_with(&once), || format!("{once:?} became {twice:?}"))?;
    let again = &twice[once.len()..];
    Law::Appends.demand(again == once, || format!("asked twice: {once:?}, then {again:?}"))?;
    for (index, mv) in once.iter().enumerate() {
        Law::Appends.demand(!once[..index].contains(mv), || format!("{mv:?} is listed twice"))?;
    }
    Ok(once)
}

/// Playing any move and taking it back changes nothing.
pub(crate) fn restores<P: Position + PartialEq>(position: &P, moves: &[P::Move]) -> Lawful {
    let mut played = position.clone();
    for &mv in moves {
        let undo = played.apply(mv);
        played.revert(undo);
        Law::Restores.demand(played == *position, || format!("{mv:?} taken back leaves {played:?}"))?;
        let (before, after) = (position.key(), played.key());
        Law::Restores
            .demand(before == after, || format!("{mv:?} taken back turns key {before:#x} into {after:#x}"))?;
    }
    Ok(())
}

/// Keys are equal where positions are, and only where the future is.
///
/// Where the past matters, equal keys need not have equal moves.
pub(crate) fn keys<P: Position + PartialEq>(
    position: &P,
    moves: &[P::Move],
    past_matters: bool,
    memory: &mut Memory<P>,
) -> Lawful {
    memory.check_equals(position, moves)?;
    let Some(other) = memory.with_key_of(position).filter(|other| *other != position) else { return Ok(()) };
    let clash = || format!("{other:?} and {position:?} share the key {:#x}", position.key());
    Law::Keys.demand(other.turn() == position.turn(), clash)?;
    let theirs = appends(other)?;
    let same = theirs.len() == moves.len() && theirs.iter().all(|mv| moves.contains(mv));
    Law::Keys.demand(same || past_matters, clash)
}

/// The end of a game empties the list and has a reason; a ruling has one too.
pub(crate) fn ends<P: Position>(position: &P, moves: &[P::Move], trail: &Trail) -> Lawful {
    let decided = position.decided();
    Law::Ends.demand(decided.is_none() || moves.is_empty(), || {
        format!("decided as {decided:?}, yet {moves:?} are legal")
    })?;
    let ruling = position.ruling(trail.again(position.reach())).map(|ruling| match ruling {
        Ruling::Claimable(outcome) | Ruling::Ended(outcome) => outcome,
    });
    for outcome in end_of(position, moves).into_iter().chain(ruling) {
        Law::Ends.demand(is_id(outcome.reason.0), || {
            format!("the reason {:?} of {:?} names no sentence", outcome.reason.0, outcome.verdict)
        })?;
    }
    Ok(())
}

/// The end that the moves alone decide.
fn end_of<P: Position>(position: &P, moves: &[P::Move]) -> Option<Outcome> {
    position.decided().or_else(|| moves.is_empty().then(|| position.stuck()))
}

/// A side that could not win earlier in the game has not won now.
pub(crate) fn hopes<P: Position>(position: &P, moves: &[P::Move], hopeless: &mut ByColor<bool>) -> Lawful {
    if let Some(winner) = end_of(position, moves).and_then(Outcome::winner) {
        Law::Hopes
            .demand(!hopeless[winner], || format!("{winner} has won after being said to have no way to"))?;
    }
    for color in Color::ALL {
        hopeless[color] |= !position.may_win(color);
    }
    Ok(())
}

/// Looking farther back than the reach finds nothing more.
pub(crate) fn reaches<P: Position>(position: &P, trail: &Trail) -> Lawful {
    let (near, far) = (trail.again(position.reach()), trail.again(usize::MAX));
    Law::Reaches.demand(near == far, || {
        format!("a reach of {} plies sees {near:?}, the whole line {far:?}", position.reach())
    })
}
