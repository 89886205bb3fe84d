//! How near a target looks to life and to death: a guess that only guides the search.
//!
//! What can be counted on the board is weighed as the searches of thousands of positions came out.

use super::{Bits, life, scene::Scene};

/// How many sites are looked at as eyes.
const MOST_EYES: usize = 48;

/// More stones than two eyes ever need.
const FAR: u32 = 12;

/// More stones than one move can spare two eyes.
const MANY: u32 = 3;

/// More of anything says nothing more.
const PLENTY: u32 = 30;
/// The same of liberties.
const MANY_LIBERTIES: u32 = 10;

/// How many liberties a chain has that is not in danger.
const FIRM: u32 = 5;

/// A sixty-fourth of a factor of e in the odds of a capture.
type Odds = i32;

/// How many things are counted, and how many more in a sheltered field.
const COUNTED: usize = 14;
const COUNTED_MORE: usize = 6;

/// What counts for a capture: how much with the attacker to move, and with the defender.
const WEIGHTS: [(Odds, Odds); COUNTED] = [
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

/// The same in a sheltered field, where the room is what the defender gets to first.
const SHELTERED: [(Odds, Odds); COUNTED + COUNTED_MORE] = [
    (-92, -72),
    (16, -7),
    (44, 25),
    (17, 8),
    (9, 14),
    (-62, -6),
    (-59, -83),
    (-106, -107),
    (8, -11),
    (123, 57),
    (12, 47),
    (-159, -164),
    (54, 26),
    (16, 12),
    (28, 27),   // liberties of the target
    (-57, -42), // sites that are eyes but for one stone
    (-29, 2),   // but for two
    (88, 71),   // chains of the target with two liberties at most
    (-1, -8),   // chains of the attacker that could be captured, with two
    (7, 0),     // stones of the attacker beside the target
];

/// What counts in any case, with the attacker to move and with the defender.
const START: (Odds, Odds) = (524, 365);
const SHELTERED_START: (Odds, Odds) = (561, 433);

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
    /// What it costs in all.
    need: u32,
}

/// The sites that could become eyes.
struct Eyes<const N: usize> {
    list: [Eye<N>; MOST_EYES],
    count: usize,
}

impl<const N: usize> Eyes<N> {
    /// How many of them cost no more than so many stones.
    fn needing(&self, most: u32) -> u32 {
        self.list[..self.count].iter().filter(|eye| eye.need <= most).count() as u32
    }
}

/// How much work it seems to capture the target, and to save it; both from 1.
pub(super) fn work<const N: usize>(scene: &Scene<N>, defends: bool) -> (u32, u32) {
    let side = |(attack, defence): (Odds, Odds)| if defends { defence } else { attack };
    let (weights, start) =
        if scene.field.is_sheltered { (&SHELTERED[..], SHELTERED_START) } else { (&WEIGHTS[..], START) };
    let odds = counts(scene, defends)
        .into_iter()
        .zip(weights)
        .map(|(count, &weight)| side(weight) * count.min(PLENTY) as Odds)
        .fold(side(start), |sum, part| sum + part);
    (1 + effort(-odds), 1 + effort(odds))
}

/// How much work it seems to reach what has such odds against it: none where they are good.
fn effort(against: Odds) -> u32 {
    let bent = (against + CLEAR).clamp(0, 2 * CLEAR);
    let odds = if against > CLEAR { against } else { bent * bent / (4 * CLEAR) };
    (odds / STEEP) as u32
}

/// What the weights are for, in their order.
fn counts<const N: usize>(scene: &Scene<N>, defends: bool) -> [u32; COUNTED + COUNTED_MORE] {
    let field = scene.field;
    let stride = field.stride;
    let (empty, strong) = (scene.empty(), firm(scene));
    let target = field.target.flood(scene.defending(), stride);
    let near = target.beside(stride);
    let reach = if field.is_sheltered { reach(scene, target, strong, defends) } else { field.near };
    let room = life::inner(scene, strong) & !target & reach;
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
    let more = if field.is_sheltered { more_counts(scene, target, weak, &eyes) } else { [0; COUNTED_MORE] };
    [
        room.count(),
        (room & empty).count(),
        (room & !near).count(),
        (room & near & empty).count(),
        distance(&eyes),
        eyes.needing(0),
        liberties,
        chains,
        other_chains,
        others_in_atari,
        weak_chains,
        weak_in_atari,
        weak.count(),
        (empty & reach).count(),
        more[0],
        more[1],
        more[2],
        more[3],
        more[4],
        more[5],
    ]
}

/// What else counts in a sheltered field.
fn more_counts<const N: usize>(
    scene: &Scene<N>,
    target: Bits<N>,
    weak: Bits<N>,
    eyes: &Eyes<N>,
) -> [u32; COUNTED_MORE] {
    let stride = scene.field.stride;
    let liberties = |chain: Bits<N>| scene.liberties(chain).count();
    [
        liberties(target),
        eyes.needing(1),
        eyes.needing(2),
        target.parts(stride).filter(|&chain| liberties(chain) <= 2).count() as u32,
        weak.parts(stride).filter(|&chain| liberties(chain) == 2).count() as u32,
        (target.beside(stride) & scene.attacking()).count(),
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

/// Where a stone seems to concern the target.
pub(super) fn concern<const N: usize>(scene: &Scene<N>, defends: bool) -> Bits<N> {
    let field = scene.field;
    let stride = field.stride;
    let target = field.target.flood(scene.defending(), stride);
    let strong = firm(scene);
    let reach = reach(scene, target, strong, defends);
    let near = reach | reach.beside(stride);
    let weak = (scene.attacking() & !strong).parts(stride).filter(|chain| chain.meets(near));
    weak.fold(near, |all, chain| all | chain.beside(stride)) & field.sites
}

/// What the defender gets to before the attacker does, if both spread from stone to stone.
fn reach<const N: usize>(scene: &Scene<N>, target: Bits<N>, strong: Bits<N>, defends: bool) -> Bits<N> {
    let field = scene.field;
    let stride = field.stride;
    let empty = scene.empty();
    let (open, hostile) = (empty | scene.defending(), empty | (scene.attacking() & !strong));
    let grown = |ours: Bits<N>, theirs: Bits<N>| {
        let next = ours.beside(stride) & open & !theirs;
        ours | next | next.flood(scene.defending(), stride)
    };
    let mut ours = if defends { grown(target, Bits::EMPTY) } else { target };
    // The attacker comes from its stones and from beyond.
    let mut theirs = strong;
    let mut coming = field.leaks[field.defender];
    loop {
        theirs |= (theirs.beside(stride) | coming) & hostile & !ours;
        coming = Bits::EMPTY;
        let next = grown(ours, theirs);
        if next == ours {
            return field.sites & !theirs & (ours | ours.beside(stride));
        }
        ours = next;
    }
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
    let near = if scene.field.is_sheltered { scene.field.near } else { scene.field.sites };
    let eyes = eyes(scene, scene.strong(), life::room(scene) & near);
    let mut makers = Bits::EMPTY;
    pairs(&eyes, MANY, |one, other, _| {
        let corners = Bits::one(one.site).aslant(stride) | Bits::one(other.site).aslant(stride);
        makers |= one.beside | other.beside | corners;
        MANY
    });
    makers
}

/// How many stones of the defender two eyes seem to need.
fn distance<const N: usize>(eyes: &Eyes<N>) -> u32 {
    let mut least = FAR;
    pairs(eyes, FAR, |_, _, stones| {
        least = stones;
        least
    });
    least
}

/// Tells of all eyes that could be beside each other how many stones both need, if they are fewer than
/// that; who is told says what the next ones must stay below.
fn pairs<const N: usize>(eyes: &Eyes<N>, mut below: u32, mut tell: impl FnMut(&Eye<N>, &Eye<N>, u32) -> u32) {
    let eyes = &eyes.list[..eyes.count];
    for (index, one) in eyes.iter().enumerate() {
        for other in &eyes[index + 1..] {
            let is_far = one.need >= below || other.need >= below;
            if is_far || one.beside.has(other.site) || other.beside.has(one.site) {
                continue;
            }
            let stones = (one.beside | other.beside).count() + one.cost + other.cost;
            if stones < below {
                below = tell(one, other, stones);
            }
        }
    }
}

/// The sites of a room where there can be eyes.
fn eyes<const N: usize>(scene: &Scene<N>, strong: Bits<N>, room: Bits<N>) -> Eyes<N> {
    let mut eyes =
        Eyes { list: [Eye { site: 0, beside: Bits::EMPTY, cost: 0, need: 0 }; MOST_EYES], count: 0 };
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
    let beside = beside & scene.empty();
    let cost = weak + spoiled.saturating_sub(spare) + missing;
    Some(Eye { site, beside, cost, need: beside.count() + cost })
}
