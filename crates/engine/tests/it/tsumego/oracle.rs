//! A search of life and death that knows the rules and nothing else.
//!
//! It makes every position that can come about, each with all that must not stand again, and
//! works back from those that are decided. What goes on for ever captures nobody and makes no
//! eyes.

use std::collections::HashMap;

use game::{ByColor, Color};
use go::{Board, Point};

/// A set of points, one bit each.
type Points = u64;

/// The stones of both sides.
type Stones = ByColor<Points>;

/// The points of a board, and what is asked about them.
pub(super) struct Ground {
    /// From a point to the one above it; a row ends with a bit that is no point.
    stride: u32,
    all: Points,
    /// Beside a point where nobody can play: who stands there always has a liberty.
    eternal: Points,
    target: Points,
    defender: Color,
    stones: Stones,
}

/// A position with all that later ones depend on.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct State {
    black: Points,
    white: Points,
    turn: Color,
    /// How many threats the attacker has; the defender, if it is negative.
    threats: i8,
    /// What stood before and must not stand again, in order.
    past: Vec<(Points, Points)>,
}

/// A position whose fate needs no search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fate {
    Captured,
    TwoEyes,
    Open,
}

/// What a side can force.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Aim {
    Capture,
    TwoEyes,
}

impl Ground {
    pub(super) fn of(board: &Board, target: &[Point], defender: Color) -> Ground {
        let size = board.size();
        let points: Vec<Point> = size.points().filter(|&point| !board.is_outside(point)).collect();
        let least = |coordinate: fn(&Point) -> u8| points.iter().map(coordinate).min().unwrap_or(0);
        let (file, rank) = (least(|point| point.file), least(|point| point.rank));
        let most = points.iter().map(|point| point.file).max().unwrap_or(0);
        let stride = u32::from(most - file) + 2;
        let bit = |point: &Point| -> Points {
            let at = u32::from(point.rank - rank) * stride + u32::from(point.file - file);
            1_u64.checked_shl(at).expect("a small board")
        };
        let set = |is_in: &dyn Fn(&Point) -> bool| {
            points.iter().filter(|&point| is_in(point)).map(bit).fold(0, |set, bit| set | bit)
        };
        let of = |color| set(&|&point: &Point| board.stone(point) == Some(color));
        Ground {
            stride,
            all: set(&|_| true),
            eternal: set(&|&point| size.beside(point).any(|other| board.is_outside(other))),
            target: set(&|point| target.contains(point)),
            defender,
            stones: ByColor { white: of(Color::White), black: of(Color::Black) },
        }
    }

    fn around(&self, set: Points) -> Points {
        let stride = self.stride;
        (set << 1 | set >> 1 | set << stride | set >> stride) & self.all & !set
    }

    /// All points of a set that hang together with some of them.
    fn flood(&self, seed: Points, within: Points) -> Points {
        let mut flood = seed & within;
        loop {
            let wider = flood | self.around(flood) & within;
            if wider == flood {
                return flood;
            }
            flood = wider;
        }
    }

    fn parts(&self, mut set: Points) -> Vec<Points> {
        let mut parts = Vec::new();
        while set != 0 {
            let part = self.flood(set & set.wrapping_neg(), set);
            parts.push(part);
            set &= !part;
        }
        parts
    }

    fn vacant(&self, stones: Stones) -> Points {
        self.all & !(stones.black | stones.white)
    }

    fn breathes(&self, chain: Points, stones: Stones) -> bool {
        chain & self.eternal != 0 || self.around(chain) & self.vacant(stones) != 0
    }

    /// The stones after one was put on a vacant point; nothing if it would take itself.
    fn play(&self, at: usize, color: Color, mut stones: Stones) -> Option<Stones> {
        stones[color] |= 1 << at;
        for chain in self.parts(stones[!color]) {
            if chain & self.around(1 << at) != 0 && !self.breathes(chain, stones) {
                stones[!color] &= !chain;
            }
        }
        self.breathes(self.flood(1 << at, stones[color]), stones).then_some(stones)
    }

    /// Whether no stone of the target can be taken though its side always passes, after Benson.
    fn has_two_eyes(&self, stones: Stones) -> bool {
        let own = stones[self.defender];
        let vacant = self.vacant(stones);
        let mut chains = self.parts(own);
        let mut regions = self.parts(vacant | stones[!self.defender]);
        regions.retain(|region| region & self.eternal == 0);
        loop {
            let is_eye = |region: &Points, chain: Points| {
                let near = self.around(chain);
                near & region != 0 && region & vacant & !near == 0
            };
            let count = chains.len();
            chains.retain(|&chain| {
                chain & self.eternal != 0
                    || regions.iter().filter(|region| is_eye(region, chain)).count() >= 2
            });
            let safe = chains.iter().fold(0, |all, chain| all | chain);
            if self.target & !safe != 0 {
                return false;
            }
            if chains.len() == count {
                return true;
            }
            regions.retain(|&region| self.around(region) & own & !safe == 0);
        }
    }

    fn fate(&self, stones: Stones) -> Fate {
        if self.target & !stones[self.defender] != 0 {
            Fate::Captured
        } else if self.has_two_eyes(stones) {
            Fate::TwoEyes
        } else {
            Fate::Open
        }
    }

    /// Whether a position can still come after another: stones that never go are in both.
    fn can_come(&self, then: (Points, Points), stones: Stones) -> bool {
        let stays = |color: Color| self.flood(self.eternal & stones[color], stones[color]);
        stays(Color::Black) & !then.0 == 0 && stays(Color::White) & !then.1 == 0
    }

    /// All that can come after a position.
    fn next(&self, state: &State) -> Vec<State> {
        let stones = ByColor { white: state.white, black: state.black };
        let here = (state.black, state.white);
        let mover = state.turn;
        let own = if mover == self.defender { -1 } else { 1 };
        let mut next = vec![State { turn: !mover, past: Vec::new(), ..state.clone() }];
        for at in bits(self.vacant(stones)) {
            let Some(after) = self.play(at, mover, stones) else { continue };
            let there = (after.black, after.white);
            let (mut threats, mut past) = (state.threats, state.past.clone());
            if past.contains(&there) {
                if threats.signum() != own {
                    continue;
                }
                threats -= own;
                past.clear();
            }
            past.push(here);
            past.retain(|&then| self.can_come(then, after));
            past.sort_unstable();
            past.dedup();
            next.push(State { black: there.0, white: there.1, turn: !mover, threats, past });
        }
        next
    }
}

fn bits(mut set: Points) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let at = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(at)
    })
}

/// All positions that can come about, and what each side can force there.
pub(super) struct Oracle {
    roots: HashMap<(Color, i8), usize>,
    capture: Vec<bool>,
    two_eyes: Vec<bool>,
}

impl Oracle {
    /// Everything about a board, with each side to move and each number of threats; nothing
    /// if more positions than so many can come about.
    pub(super) fn of(ground: &Ground, threats: &[i8], most: usize) -> Option<Oracle> {
        let mut numbers: HashMap<State, usize> = HashMap::new();
        let mut states = Vec::new();
        let mut number = |state: State, states: &mut Vec<State>| {
            *numbers.entry(state).or_insert_with_key(|state| {
                states.push(state.clone());
                states.len() - 1
            })
        };
        let mut roots = HashMap::new();
        for turn in Color::ALL {
            for &threats in threats {
                let ByColor { black, white } = ground.stones;
                let root = State { black, white, turn, threats, past: Vec::new() };
                roots.insert((turn, threats), number(root, &mut states));
            }
        }
        let (mut fates, mut nexts) = (Vec::new(), Vec::new());
        while fates.len() < states.len() {
            if states.len() > most {
                return None;
            }
            let state = states[fates.len()].clone();
            let fate = ground.fate(ByColor { white: state.white, black: state.black });
            let next = if fate == Fate::Open { ground.next(&state) } else { Vec::new() };
            nexts.push(next.into_iter().map(|state| number(state, &mut states)).collect::<Vec<_>>());
            fates.push(fate);
        }
        let turns: Vec<Color> = states.iter().map(|state| state.turn).collect();
        let forced = |fate, by| forced(&fates, &nexts, &turns, fate, by);
        Some(Oracle {
            roots,
            capture: forced(Fate::Captured, !ground.defender),
            two_eyes: forced(Fate::TwoEyes, ground.defender),
        })
    }

    /// Whether an aim is reached with a side to move, if the attacker has so many threats.
    pub(super) fn reaches(&self, aim: Aim, turn: Color, threats: i8) -> bool {
        let root = self.roots[&(turn, threats)];
        if aim == Aim::Capture { self.capture[root] } else { self.two_eyes[root] }
    }
}

/// Where a side can force a fate, worked back from the positions that have it.
fn forced(fates: &[Fate], nexts: &[Vec<usize>], turns: &[Color], fate: Fate, by: Color) -> Vec<bool> {
    let mut before = vec![Vec::new(); fates.len()];
    for (from, next) in nexts.iter().enumerate() {
        for &to in next {
            before[to].push(from);
        }
    }
    let mut is_forced = vec![false; fates.len()];
    let mut open: Vec<usize> = nexts.iter().map(Vec::len).collect();
    let mut fresh: Vec<usize> = (0..fates.len()).filter(|&at| fates[at] == fate).collect();
    for &at in &fresh {
        is_forced[at] = true;
    }
    while let Some(to) = fresh.pop() {
        for &from in &before[to] {
            open[from] -= 1;
            if !is_forced[from] && (turns[from] == by || open[from] == 0) {
                is_forced[from] = true;
                fresh.push(from);
            }
        }
    }
    is_forced
}
