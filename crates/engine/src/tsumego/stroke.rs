//! One stone that settles it, found without a search.

use game::Position;

use super::{Bits, Fight, estimate, life, zone};

/// A stone that settles a fight to the liking of the side to move.
pub(super) struct Stroke<const N: usize> {
    /// What that depends on.
    pub(super) zone: Bits<N>,
    /// What the stone takes.
    pub(super) taken: Bits<N>,
}

/// A stone that settles the fight, if one is seen.
pub(super) fn stroke<const N: usize>(fight: &Fight<N>) -> Option<Stroke<N>> {
    let mover = fight.turn();
    let scene = fight.scene();
    let free = scene.playable(mover) & !fight.bans(mover);
    let (sites, is_settled): (Bits<N>, fn(&_) -> _) = if mover == fight.field.defender {
        (estimate::eye_makers(&scene) & free, life::safety)
    } else {
        (life::reductions(&scene) & free, life::hopeless)
    };
    sites.sites().find_map(|site| {
        let after = is_settled(&scene.with(site, mover))?;
        Some(Stroke { zone: zone::won(fight, site, after), taken: scene.takes(site, mover) })
    })
}
