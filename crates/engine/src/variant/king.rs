//! How much a king, or what else may not be lost, is in danger.

use chess::variant::{Position, Region, Spot};
use game::Color;

use super::{
    evaluate::Attacks,
    phased::Phased,
    sense::{Sense, around},
};

/// No danger counts for more than this.
const MOST: i32 = 700;

/// The squares around what a side must not lose, and who attacks them.
#[derive(Debug, Clone, Copy)]
pub(super) struct Siege {
    color: Color,
    spot: Option<Spot>,
    zone: Region,
    /// How strongly it is attacked.
    units: i32,
    attackers: i32,
}

impl Siege {
    pub(super) fn new(position: &Position, color: Color, board: u8) -> Siege {
        let vital = position.vital(color, board);
        // Of several, none is the one to storm.
        let spot = vital.first().filter(|_| !vital.is_several()).map(|square| Spot::new(board, square));
        let zone = spot.map_or(Region::EMPTY, |spot| around(spot.square()) & position.variant().board());
        Siege { color, spot, zone, units: 0, attackers: 0 }
    }

    /// Counts an attacker that reaches some squares.
    pub(super) fn meet(&mut self, reach: Region, power: i32) {
        let hits = (reach & self.zone).len() as i32;
        if hits > 0 {
            self.units += power * (1 + hits);
            self.attackers += 1;
        }
    }
}

/// What a side has to fear for its king.
pub(super) fn danger(sense: &Sense, position: &Position, siege: &Siege, attacks: &Attacks) -> Phased {
    let Some(spot) = siege.spot else { return Phased::default() };
    let (us, them) = (siege.color, !siege.color);
    let own = position.side(spot.board(), us);
    let weak = siege.zone & attacks.all[them] & !attacks.twice[us] & !own;
    let holes = siege.zone & !own & !position.side(spot.board(), them) & attacks.all[them];
    let mut units = siege.units + 3 * weak.len() as i32;
    if position.variant().spec().drops.enabled {
        let held: i32 = sense
            .variant
            .roles()
            .map(|role| i32::from(position.in_hand(them, role)).min(3) * sense.role(them, role).power)
            .sum();
        units += held * (2 + holes.len() as i32) / 2;
    }
    if siege.attackers < 2 && units < 12 {
        units /= 2;
    }
    let fear = (units * units / 6 * sense.alarm / 100).min(MOST);
    let shelter = 5 * (siege.zone & own).len() as i32;
    Phased::new(fear - shelter, fear / 2)
}
