//! How near a defender looks to two eyes: a guess that only guides the search.

use game::Position;

use super::{Bits, Fight, life};

/// How many sites are looked at as eyes.
const MOST: usize = 48;

/// More stones than two eyes ever need.
const FAR: u32 = 12;

/// A site that could become an eye.
#[derive(Debug, Clone, Copy)]
struct Eye<const N: usize> {
    site: usize,
    /// The empty sites beside it, which must be filled.
    beside: Bits<N>,
    /// What else it costs.
    cost: u32,
}

/// How much work it seems to capture the target, and to save it; both from 1.
pub(super) fn work<const N: usize>(fight: &Fight<N>) -> (u32, u32) {
    let field = &fight.field;
    let defends = fight.turn() == field.defender;
    let room = life::room(fight);
    let distance = distance(fight, room);
    let chain = fight.chain(field.target.first(), field.defender);
    let liberties = fight.liberties(chain).count();
    let replies = if defends { fight.empty().count() / 2 } else { 0 };
    let capture = 1 + 2 * liberties + 3 * room.count() + (FAR - distance) + replies;
    let save = 1 + 3 * (distance + u32::from(!defends));
    (capture, save)
}

/// How many stones of the defender two eyes seem to need.
fn distance<const N: usize>(fight: &Fight<N>, room: Bits<N>) -> u32 {
    let mut eyes = [Eye { site: 0, beside: Bits::EMPTY, cost: 0 }; MOST];
    let mut count = 0;
    let strong = fight.strong();
    let room = room & !fight.stones(fight.field.defender);
    for eye in room.sites().filter_map(|site| eye(fight, strong, site)).take(MOST) {
        eyes[count] = eye;
        count += 1;
    }
    let mut least = FAR;
    for (index, one) in eyes[..count].iter().enumerate() {
        for other in &eyes[index + 1..count] {
            if !one.beside.has(other.site) && !other.beside.has(one.site) {
                least = least.min((one.beside | other.beside).count() + one.cost + other.cost);
            }
        }
    }
    least
}

/// What an eye on a site costs, if there can be one.
fn eye<const N: usize>(fight: &Fight<N>, strong: Bits<N>, site: usize) -> Option<Eye<N>> {
    let field = &fight.field;
    let own = fight.stones(field.defender);
    let foes = fight.stones(!field.defender);
    let stone = Bits::one(site);
    let beside = stone.beside(field.stride) & field.sites;
    let corners = stone.aslant(field.stride) & field.sites;
    let spare = u32::from(corners.count() == 4);
    if (corners & strong).count() > spare {
        return None;
    }
    let spoiled = (corners & foes).count();
    let missing = corners.count().saturating_sub(spare + (corners & own).count() + spoiled) / 2;
    let weak = 2 * ((beside & foes).count() + u32::from(foes.has(site)));
    Some(Eye { site, beside: beside & fight.empty(), cost: weak + spoiled.saturating_sub(spare) + missing })
}
