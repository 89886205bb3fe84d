//! Life that nothing can take: David Benson's theorem on sets of sites.

use game::Color;

use super::{Bits, scene::Scene};

/// How many chains or regions are looked at; with more, nothing is said.
const MOST: usize = 24;

/// How much room there may be that one stone can take.
const MOST_TAKEN: u32 = 7;

/// What it depends on that the stones of a target can never be captured, though their side always
/// passes; nothing if they can.
pub(super) fn safety<const N: usize>(scene: &Scene<N>) -> Option<Bits<N>> {
    let color = scene.field.defender;
    let stride = scene.field.stride;
    let target = scene.field.target;
    let (mut regions, mut region_count) = closed_regions(scene, color)?;
    if region_count < 2 && !scene.is_anchored(scene.chain(target.first(), color), color) {
        return None;
    }
    let (mut chains, mut chain_count) = collect(scene.stones[color].parts(stride))?;
    loop {
        let before = chain_count;
        chain_count = keep(&mut chains, chain_count, |chain| {
            scene.is_anchored(chain, color)
                || regions[..region_count].iter().filter(|region| is_vital(scene, **region, chain)).count()
                    >= 2
        });
        let safe = chains[..chain_count].iter().fold(Bits::EMPTY, |all, &chain| all | chain);
        if !safe.contains(target) {
            return None;
        }
        if chain_count == before {
            let is_used = |region: &&Bits<N>| {
                chains[..chain_count].iter().any(|&chain| is_vital(scene, **region, chain))
            };
            let used = regions[..region_count].iter().filter(is_used);
            return Some(used.fold(safe, |zone, &region| zone | region));
        }
        let lost = scene.stones[color] & !safe;
        region_count = keep(&mut regions, region_count, |region| !region.beside(stride).meets(lost));
    }
}

/// What it depends on that the target must be captured for want of room; nothing if it need not.
///
/// Nearly all that it does not fill lies beside stones that can never be captured, from where the
/// attacker fills it. What is left is too small for two eyes, and the last stone there takes
/// the target.
pub(super) fn hopeless<const N: usize>(scene: &Scene<N>) -> Option<Bits<N>> {
    let field = scene.field;
    if (field.sites & !scene.strong()).meets(field.anchors[field.defender]) {
        return None;
    }
    let inner = inner(scene, scene.strong());
    let target = field.target.flood(scene.defending(), field.stride);
    let room = inner & !target;
    let is_small = match room.count() {
        0 | 1 => true,
        2 => Bits::one(room.first()).beside(field.stride).meets(room),
        _ => false,
    };
    is_small.then_some(if inner.meets(target) { target } else { Bits::EMPTY })
}

/// Where the defender could have eyes.
pub(super) fn room<const N: usize>(scene: &Scene<N>) -> Bits<N> {
    let field = scene.field;
    inner(scene, scene.strong()) & !field.target.flood(scene.defending(), field.stride)
}

/// The sites that are not beside a stone of the attacker's that can never be captured: the strong
/// ones.
pub(super) fn inner<const N: usize>(scene: &Scene<N>, strong: Bits<N>) -> Bits<N> {
    let field = scene.field;
    field.sites & !strong & !strong.beside(field.stride) & !field.leaks[field.defender]
}

/// Where one more stone of the attacker's, which could never be captured, leaves the defender no
/// room for two eyes, if anywhere.
pub(super) fn reductions<const N: usize>(scene: &Scene<N>) -> Bits<N> {
    let field = scene.field;
    let strong = scene.strong();
    if (field.sites & !strong).meets(field.anchors[field.defender]) || room(scene).count() > MOST_TAKEN {
        return Bits::EMPTY;
    }
    strong.beside(field.stride) | field.anchors[!field.defender]
}

/// The regions around which only stones of a colour stand.
fn closed_regions<const N: usize>(scene: &Scene<N>, color: Color) -> Option<([Bits<N>; MOST], usize)> {
    let others = scene.field.sites & !scene.stones[color];
    collect(others.parts(scene.field.stride).filter(|region| !region.meets(scene.field.leaks[color])))
}

/// Whether every vacant site of a region is a liberty of a chain.
fn is_vital<const N: usize>(scene: &Scene<N>, region: Bits<N>, chain: Bits<N>) -> bool {
    let vacant = region & scene.empty();
    chain.beside(scene.field.stride).contains(vacant) && chain.beside(scene.field.stride).meets(region)
}

fn collect<const N: usize>(sets: impl Iterator<Item = Bits<N>>) -> Option<([Bits<N>; MOST], usize)> {
    let mut list = [Bits::EMPTY; MOST];
    let mut count = 0;
    for set in sets {
        *list.get_mut(count)? = set;
        count += 1;
    }
    Some((list, count))
}

/// Keeps the sets that pass, in their order; how many there are.
fn keep<const N: usize>(list: &mut [Bits<N>; MOST], count: usize, passes: impl Fn(Bits<N>) -> bool) -> usize {
    let mut kept = 0;
    for index in 0..count {
        if passes(list[index]) {
            list[kept] = list[index];
            kept += 1;
        }
    }
    kept
}
