//! The guard beside a careless generator whose every move is played and looked at.

use std::collections::HashSet;

use game::Color;
use proptest::{prelude::ProptestConfig, proptest};

use super::hostile::setup;
use crate::variant::{Deed, Move, Position, Region, Role, Spot, neighbours};

/// The position after a move.
fn played(position: &Position, mv: Move) -> Position {
    let mut after = position.clone();
    after.apply(mv);
    after
}

/// Whether a move leaves the royal king where nothing takes it.
fn is_king_safe(position: &Position, mv: Move) -> bool {
    let us = position.turn;
    let was_checked = position.is_in_check(us);
    let is_king = position.king(us) == Some(mv.from) && !mv.is_drop();
    let leaps = position.variant.spec.army.cambodian_moves
        && is_king
        && mv.from.square().file().abs_diff(mv.to.square().file()) > 1;
    if was_checked && (leaps || matches!(mv.deed, Deed::Castle { .. })) {
        return false;
    }
    if position.variant.spec.manners.makpong && was_checked && is_king {
        let checkers = position.attackers(!us, mv.from);
        if checkers != Region::of(mv.to.square()) {
            return false;
        }
    }
    if position.state.memory.facing > 0 && mv.is_pass() {
        return true;
    }
    // What comes on the board besides neither helps nor harms.
    let by_itself = Move { extra: None, ..mv };
    let after = played(position, by_itself);
    let faces = position.variant.spec.army.flying_general || position.state.memory.facing > 0;
    if after.is_in_check(us) || faces && after.kings_face() {
        return false;
    }
    // On several boards a move must be legal before the piece changes boards too.
    let is_on_kings_board = position.king(us).is_some_and(|king| king.board() == mv.from.board());
    if position.variant.boards() == 1 || mv.is_drop() || !is_on_kings_board {
        return true;
    }
    let stays = Move { to: Spot::new(mv.from.board(), mv.to.square()), ..by_itself };
    matches!(mv.deed, Deed::Castle { .. }) || !played(position, stays).is_in_check(us)
}

/// Whether a move leaves pieces that are royal while they are few where nothing takes
/// them; nothing if that is not as simple as to look at the board.
fn are_royals_safe(position: &Position, mv: Move) -> Option<bool> {
    let (us, after) = (position.turn, played(position, mv));
    let few = position.variant.spec.extinction.count + 1;
    let roles = || position.variant.extinct.iter();
    let lost = |color: Color, role: Role| {
        position.count(color, role) <= few && after.count(color, role) < position.count(color, role)
    };
    if roles().any(|role| lost(us, role)) {
        return Some(false);
    }
    let is_changed = |role: Role| {
        Color::ALL.into_iter().any(|color| position.count(color, role) != after.count(color, role))
    };
    if matches!(mv.deed, Deed::Castle { .. }) || roles().any(is_changed) {
        return None;
    }
    let stony = |role: &Role| position.variant.petrify.contains(*role);
    let is_exposed = |board: u8, square| {
        let plane = after.plane(board);
        let harmless =
            roles().filter(stony).fold(Region::EMPTY, |all, role| all | plane.by_role[role.index()]);
        let is_protected =
            position.variant.spec.captures.blast && neighbours(square).meets(after.royals(!us, board));
        !is_protected && after.attackers(!us, Spot::new(board, square)).meets(!harmless)
    };
    let boards = || 0..position.variant.boards();
    let is_single = boards().any(|board| after.royals(us, board).any(|square| is_exposed(board, square)));
    let candidates: Vec<(u8, _)> = boards()
        .flat_map(|board| {
            let plane = after.plane(board);
            let there = roles().fold(Region::EMPTY, |all, role| all | plane.of(us, role));
            there.map(move |square| (board, square))
        })
        .collect();
    let is_duple = position.variant.spec.extinction.duple_check
        && !candidates.is_empty()
        && candidates.iter().all(|&(board, square)| is_exposed(board, square));
    Some(!is_single && !is_duple)
}

fn compare(position: &Position) {
    let guarded: HashSet<Move> = position.unfiltered_moves().into_iter().collect();
    let careless = position.careless_moves();
    for &mv in &careless {
        let royals =
            if position.variant.traits.pseudo_royal { are_royals_safe(position, mv) } else { Some(true) };
        let expected = match (is_king_safe(position, mv), royals) {
            (false, _) => false,
            (true, Some(are_safe)) => are_safe,
            (true, None) => continue,
        };
        assert_eq!(
            guarded.contains(&mv),
            expected,
            "{position:?} {mv:?} {:?}",
            position.variant.spec.captures
        );
    }
    assert!(guarded.iter().all(|mv| careless.contains(mv)), "{position:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { max_global_rejects: 20_000, ..ProptestConfig::with_cases(1000) })]

    #[test]
    fn the_guard_forbids_what_leaves_a_king_to_be_taken_and_nothing_else(setup in setup()) {
        setup.play(|position, _| {
            if position.decided_now().is_none() {
                compare(position);
            }
        })?;
    }
}
