//! What a result depends on: a part of the field that is enough for it.
//!
//! A result with a zone still holds when the loser has put stones anywhere else, which may have
//! taken stones there: inside, everything stands as it did, every move that the winner needs can be
//! played, and the loser has no move that was not looked at.

use game::Position;

use super::{Bits, Fight};

/// What a win of the mover depends on, if it puts a stone on a site and depends on a zone then.
pub(super) fn won<const N: usize>(fight: &Fight<N>, site: usize, zone: Bits<N>) -> Bits<N> {
    let stride = fight.field.stride;
    let mover = fight.turn();
    let stone = Bits::one(site);
    let taken = fight.scene().takes(site, mover);
    let mut zone = zone | stone | taken | (taken.beside(stride) & fight.field.sites);
    let empty = (fight.empty() & !stone) | taken;
    // The stone must have a liberty, and take no more than it does here.
    let own = stone.flood(fight.stones(mover) | stone, stride);
    if !fight.scene().is_anchored(own, mover) {
        zone = with_liberties(zone, own.beside(stride) & empty, 1);
    }
    let foes = fight.stones(!mover) & !taken;
    let mut around = stone.beside(stride) & foes;
    while !around.is_empty() {
        let chain = Bits::one(around.first()).flood(foes, stride);
        around = around & !chain;
        if !fight.scene().is_anchored(chain, !mover) {
            zone = with_liberties(zone, chain.beside(stride) & empty, 1);
        }
    }
    zone
}

/// What a loss of the mover depends on, if that depends on a zone after each of its moves.
pub(super) fn lost<const N: usize>(fight: &Fight<N>, mut zone: Bits<N>) -> Bits<N> {
    loop {
        let wider = reached(fight, held(fight, zone));
        if wider == zone {
            return zone;
        }
        zone = wider;
    }
}

/// With enough liberties of the winner's chains that one move cannot take them by surprise.
fn held<const N: usize>(fight: &Fight<N>, mut zone: Bits<N>) -> Bits<N> {
    let winner = !fight.turn();
    let stride = fight.field.stride;
    let stones = fight.stones(winner);
    let mut rest = stones & zone;
    while !rest.is_empty() {
        let chain = Bits::one(rest.first()).flood(stones, stride);
        rest = rest & !chain;
        if fight.scene().is_anchored(chain, winner) {
            continue;
        }
        let liberties = fight.scene().liberties(chain);
        if liberties.count() == 1 {
            zone |= chain;
        }
        zone = with_liberties(zone, liberties, 2);
    }
    zone
}

/// With the surroundings of the loser's chains that lack liberties to play in the zone.
fn reached<const N: usize>(fight: &Fight<N>, mut zone: Bits<N>) -> Bits<N> {
    let loser = fight.turn();
    let stride = fight.field.stride;
    let empty = fight.empty();
    // Where no empty point is beside, only chains of either side can give liberties.
    for site in (empty & zone & !empty.beside(stride)).sites() {
        if !fight.scene().stands(site, loser) {
            let stone = Bits::one(site);
            let chain = stone.flood(fight.stones(loser) | stone, stride);
            zone |= chain | (chain.beside(stride) & fight.field.sites);
        }
    }
    zone
}

/// A zone with so many of some liberties, or all of them.
fn with_liberties<const N: usize>(zone: Bits<N>, liberties: Bits<N>, wanted: u32) -> Bits<N> {
    let within = liberties & zone;
    let missing = wanted.saturating_sub(within.count()) as usize;
    (liberties & !zone).sites().take(missing).fold(zone, |zone, site| zone | Bits::one(site))
}
