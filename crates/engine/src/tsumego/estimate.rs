//! How near a target looks to life and to death: a guess that only guides the search.
//!
//! What can be counted on the board is weighed as the searches of thousands of positions came out.

use super::{Bits, life, scene::Scene};

/// How many sites are looked at as eyes.
const MOST_EYES: usize = 48;

/// More stones than two eyes ever need.
const FAR: u32 = 12;

/// More of anything says nothing more.
const PLENTY: u32 = 30;
/// The same of liberties.
const MANY_LIBERTIES: u32 = 10;

/// How many liberties a chain has that is not in danger.
const FIRM: u32 = 5;

/// A sixty-fourth of a factor of e in the odds of a capture.
type Odds = i32;

/// What counts for a capture: how much with the attacker to move, and with the defender.
const WEIGHTS: [(Odds, Odds); 14] = [
    (-94, -58),   // room for eyes
    (-34, -38),   // of it, vacant
    (47, 26),     // of it, not beside the target
    (52, 31),     // of it, vacant and beside the target
    (19, 11),     // stones that two eyes need
    (-66, -21),   // sites that are eyes
    (-76, -68),   // least liberties of a chain of the target
    (-127, -84),  // chains of the target
    (-15, -10),   // other chains of the defender
    (116, 45),    // of these, in atari
    (77, 53),     // chains of the attacker that could be captured
    (-145, -139), // of these, in atari
    (53, 26),     // stones of these
    (42, 25),     // vacant sites
];

/// What counts in any case, with the attacker to move and with the defender.
const START: (Odds, Odds) = (524, 365);

/// Beyond these odds nothing is sure yet to be easy.
const CLEAR: Odds = 256;

/// How much more work it seems for odds that are worse by one.
const STEEP: Odds = 2;

/// A site that could become an eye.
#[derive(Debug, Clone, Copy)]
struct Eye<const N: usize> {
    site: usize,
    /// The empty sites beside it, which must be filled.
    beside: Bits<N>,
    /// What else it costs.
    cost: u32,
}

/// The sites that could become eyes.
struct Eyes<const N: usize> {
    list: [Eye<N>; MOST_EYES],
    count: usize,
}

/// How much work it seems to capture the target, and to save it; both from 1.
pub(super) fn work<const N: usize>(scene: &Scene<N>, defends: bool) -> (u32, u32) {
    let side = |(attack, defence): (Odds, Odds)| if defends { defence } else { attack };
    let odds = counts(scene)
        .into_iter()
        .zip(WEIGHTS)
        .map(|(count, weight)| side(weight) * count.min(PLENTY) as Odds)
        .fold(side(START), |sum, part| sum + part);
    (1 + effort(-odds), 1 + effort(odds))
}

/// How much work it seems to reach what has such odds against it: none where they are good.
fn effort(against: Odds) -> u32 {
    let bent = (against + CLEAR).clamp(0, 2 * CLEAR);
    let odds = if against > CLEAR { against } else { bent * bent / (4 * CLEAR) };
    (odds / STEEP) as u32
}

/// What the weights are for, in their order.
fn counts<const N: usize>(scene: &Scene<N>) -> [u32; WEIGHTS.len()] {
    let field = scene.field;
    let stride = field.stride;
    let (empty, strong) = (scene.empty(), firm(scene));
    let target = field.target.flood(scene.defending(), stride);
    let near = target.beside(stride);
    let room = life::inner(scene, strong) & !target & field.near;
    let eyes = eyes(scene, strong, room);
    let (mut chains, mut liberties) = (0, MANY_LIBERTIES);
    for chain in target.parts(stride) {
        chains += 1;
        liberties = liberties.min(scene.liberties(chain).count());
    }
    let weak = scene.attacking() & !strong & field.near;
    let (weak_chains, weak_in_atari) = chains_in_atari(scene, weak);
    let others = scene.defending() & !target & field.near;
    let (other_chains, others_in_atari) = chains_in_atari(scene, others);
    [
        room.count(),
        (room & empty).count(),
        (room & !near).count(),
        (room & near & empty).count(),
        distance(&eyes),
        eyes.list[..eyes.count].iter().filter(|eye| eye.cost == 0 && eye.beside.is_empty()).count() as u32,
        liberties,
        chains,
        other_chains,
        others_in_atari,
        weak_chains,
        weak_in_atari,
        weak.count(),
        (empty & field.near).count(),
    ]
}

/// The attacker's stones that nobody will capture, as it seems; in a narrow field only what never can be.
fn firm<const N: usize>(scene: &Scene<N>) -> Bits<N> {
    let strong = scene.strong();
    if !scene.field.is_wide {
        return strong;
    }
    let others = (scene.attacking() & !strong).parts(scene.field.stride);
    others.filter(|&chain| scene.liberties(chain).count() >= FIRM).fold(strong, |firm, chain| firm | chain)
}

/// How many chains some stones are, and how many of them have a single liberty.
fn chains_in_atari<const N: usize>(scene: &Scene<N>, stones: Bits<N>) -> (u32, u32) {
    stones.parts(scene.field.stride).fold((0, 0), |(chains, in_atari), chain| {
        (chains + 1, in_atari + u32::from(scene.liberties(chain).count() == 1))
    })
}

/// Where one stone seems to make two eyes.
pub(super) fn eye_makers<const N: usize>(scene: &Scene<N>) -> Bits<N> {
    let stride = scene.field.stride;
    let eyes = eyes(scene, scene.strong(), life::room(scene));
    let mut makers = Bits::EMPTY;
    pairs(&eyes, |one, other, stones| {
        if stones <= 2 {
            let corners = Bits::one(one.site).aslant(stride) | Bits::one(other.site).aslant(stride);
            makers |= one.beside | other.beside | corners;
        }
    });
    makers
}

/// How many stones of the defender two eyes seem to need.
fn distance<const N: usize>(eyes: &Eyes<N>) -> u32 {
    let mut least = FAR;
    pairs(eyes, |_, _, stones| least = least.min(stones));
    least
}

/// Tells of all eyes that could be beside each other how many stones both need.
fn pairs<const N: usize>(eyes: &Eyes<N>, mut tell: impl FnMut(&Eye<N>, &Eye<N>, u32)) {
    let eyes = &eyes.list[..eyes.count];
    for (index, one) in eyes.iter().enumerate() {
        for other in &eyes[index + 1..] {
            if !one.beside.has(other.site) && !other.beside.has(one.site) {
                tell(one, other, (one.beside | other.beside).count() + one.cost + other.cost);
            }
        }
    }
}

/// The sites of a room where there can be eyes.
fn eyes<const N: usize>(scene: &Scene<N>, strong: Bits<N>, room: Bits<N>) -> Eyes<N> {
    let mut eyes = Eyes { list: [Eye { site: 0, beside: Bits::EMPTY, cost: 0 }; MOST_EYES], count: 0 };
    let sites = (room & !scene.defending()).sites();
    for eye in sites.filter_map(|site| eye(scene, strong, site)).take(MOST_EYES) {
        eyes.list[eyes.count] = eye;
        eyes.count += 1;
    }
    eyes
}

/// What an eye on a site costs, if there can be one.
fn eye<const N: usize>(scene: &Scene<N>, strong: Bits<N>, site: usize) -> Option<Eye<N>> {
    let field = scene.field;
    let own = scene.defending();
    let foes = scene.attacking();
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
    Some(Eye { site, beside: beside & scene.empty(), cost: weak + spoiled.saturating_sub(spare) + missing })
}
