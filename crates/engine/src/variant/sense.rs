//! Everything that is worked out once for a variant.

use std::sync::Arc;

use chess::variant::{
    Enclosing, Kind, Position, Region, Role, Square, Transfer, Variant, Walling, Worth, fen,
};
use game::{ByColor, Color};
use search::FEATURES;

use super::{
    goals::{Goals, crowd_places},
    mobility::{Crowds, PARTS},
    phased::Phased,
    places::{Places, king_places, places},
    worth::{Aim, ROYAL, Values},
};

/// What is known of a role of one side.
pub(super) struct RoleSense {
    /// What it counts for in exchanges.
    pub(super) worth: i32,
    /// What it is worth in hand.
    pub(super) in_hand: Phased,
    /// What it is worth on each square, its material included.
    pub(super) places: Places,
    /// What a square more or less to go to is worth, and how many it has on average.
    pub(super) liveliness: (i32, i32),
    /// Whether it takes exactly where it goes.
    pub(super) is_uniform: bool,
    /// How dangerous it is near a king.
    pub(super) power: i32,
    /// Whether it counts for how far a game has come.
    pub(super) is_officer: bool,
    pub(super) is_royal: bool,
}

/// Everything that is worked out once for a variant.
pub(super) struct Sense {
    pub(super) variant: Arc<Variant>,
    pub(super) roles: ByColor<Vec<RoleSense>>,
    pub(super) aim: Aim,
    pub(super) goals: Goals,
    /// A dense number for each square, for tables.
    pub(super) numbers: Vec<usize>,
    pub(super) squares: usize,
    /// How much officers are worth when a game begins; 0 where they come back.
    pub(super) opening: i32,
    /// How much attacks on a king count, in hundredths.
    pub(super) alarm: i32,
    /// Whether giving the turn away tells anything.
    pub(super) may_skip: bool,
    pub(super) must_capture: bool,
    /// Whether every move captures, so that no end of captures is to be waited for.
    pub(super) is_all_noise: bool,
    /// Whether a piece that moves chooses its board.
    pub(super) chooses_board: bool,
    pub(super) pawn: Option<Role>,
}

impl Sense {
    pub(super) fn new(variant: &Arc<Variant>) -> Sense {
        let crowds = Crowds::new(variant);
        let aim = Aim::of(variant);
        let roles = ByColor::new_with(|color| {
            let values = Values::new(variant, &crowds, color);
            variant.roles().map(|role| RoleSense::new(variant, &crowds, &values, aim, color, role)).collect()
        });
        let mut numbers = vec![0; Square::COUNT];
        for (square, number) in variant.board().zip(0..) {
            numbers[square.index()] = number;
        }
        let spec = variant.spec();
        let mut sense = Sense {
            goals: Goals::new(variant),
            variant: Arc::clone(variant),
            roles,
            aim,
            numbers,
            squares: variant.board().len() as usize,
            opening: 0,
            alarm: alarm(variant),
            may_skip: may_skip(variant),
            must_capture: spec.captures.must,
            is_all_noise: false,
            chooses_board: spec.alice.transfer == Transfer::Choice,
            pawn: variant.role(Kind::PAWN),
        };
        if let Ok(start) = fen::start(variant) {
            sense.is_all_noise = has_only_noise(&start);
            sense.even_out(&start);
            sense.opening = if comes_back(variant) { 0 } else { sense.officers(&start) };
        }
        sense
    }

    /// Armies that differ are taken for equally strong, as their author will have made them.
    fn even_out(&mut self, start: &Position) {
        let [white, black] = Color::ALL.map(|color| self.army(start, color));
        if self.aim == Aim::Shed || white == black || white.min(black) * 4 < white.max(black) * 3 {
            return;
        }
        let share = (black - white) / 2;
        for (color, change, army) in [(Color::White, share, white), (Color::Black, -share, black)] {
            for role in self.roles[color].iter_mut().filter(|role| !role.is_royal) {
                let more = role.worth * change / army.max(1);
                role.worth += more;
                role.in_hand += Phased::steady(more);
                role.places.iter_mut().for_each(|place| *place += Phased::steady(more));
            }
        }
    }

    /// What all that a side has is worth, kings left out.
    fn army(&self, position: &Position, color: Color) -> i32 {
        let count = |role: Role| {
            let standing: u32 =
                (0..self.variant.boards()).map(|board| position.of(board, color, role).len()).sum();
            standing as i32 + i32::from(position.in_hand(color, role))
        };
        let worth = |role: Role| {
            let known = self.role(color, role);
            if known.is_royal { 0 } else { known.worth * count(role) }
        };
        self.variant.roles().map(worth).sum()
    }

    pub(super) fn role(&self, color: Color, role: Role) -> &RoleSense {
        &self.roles[color][role.index()]
    }

    /// Keys of the pawns and of each side's other pieces.
    pub(super) fn features(&self, position: &Position) -> [u64; FEATURES] {
        let mut features = [0; FEATURES];
        for board in 0..self.variant.boards() {
            let pawns = self.pawn.map_or(Region::EMPTY, |pawn| {
                position.of(board, Color::White, pawn) | position.of(board, Color::Black, pawn)
            });
            let sides = [Color::White, Color::Black].map(|color| position.side(board, color) & !pawns);
            for (feature, region) in features.iter_mut().zip([pawns, sides[0], sides[1]]) {
                *feature = mixed(*feature, region);
            }
        }
        features
    }

    /// How much the officers on the boards are worth.
    fn officers(&self, position: &Position) -> i32 {
        let mut sum = 0;
        for board in 0..self.variant.boards() {
            for color in Color::ALL {
                for role in self.variant.roles() {
                    let known = self.role(color, role);
                    if known.is_officer {
                        sum += known.worth * position.of(board, color, role).len() as i32;
                    }
                }
            }
        }
        sum
    }
}

impl RoleSense {
    fn new(
        variant: &Variant,
        crowds: &Crowds,
        values: &Values,
        aim: Aim,
        color: Color,
        role: Role,
    ) -> RoleSense {
        let spec = variant.spec();
        let kind = variant.title(role).kind;
        let is_royal = kind == Kind::KING;
        let worth = values.of(role);
        let material = match aim {
            _ if is_royal => Phased::default(),
            Aim::Keep => Phased::new(worth, worth + worth / 20),
            Aim::Shed => Phased::new(-(80 + worth / 8), -(40 + worth / 16)),
        };
        let mut places = if is_royal && aim == Aim::Keep && spec.manners.checking {
            king_places(variant, color)
        } else {
            places(variant, crowds, values, color, role)
        };
        if spec.captures.flip == Enclosing::Reversi {
            places = corners(variant);
        }
        let crowd = crowd_places(variant, color, role);
        for (index, place) in places.iter_mut().enumerate() {
            *place += material + Phased::steady(crowd.as_ref().map_or(0, |crowd| crowd[index]));
        }
        let home = spec.army.room(color, kind, variant.board());
        let squares = home.len().max(1) as i32;
        let mean =
            home.map(|from| crowds.mobility(variant, color, role, from)).sum::<i32>() / squares / PARTS;
        let is_pawn = kind == Kind::PAWN;
        RoleSense {
            worth: if is_royal { ROYAL } else { worth },
            in_hand: if comes_back(variant) { material + Phased::steady(worth / 8 + 8) } else { material },
            places,
            liveliness: (if is_pawn || is_royal { 0 } else { liveliness(variant, mean) }, mean),
            is_uniform: variant.is_uniform(color, role),
            power: if is_royal { 0 } else { (worth / 150).clamp(1, 6) },
            is_officer: !is_pawn && !is_royal,
            is_royal,
        }
    }
}

/// What a square more or less to go to is worth to a piece that has so many on average.
fn liveliness(variant: &Variant, mean: i32) -> i32 {
    let spec = variant.spec();
    let is_crowding =
        matches!(spec.walls.rule, Walling::Arrow | Walling::Edge | Walling::Past | Walling::Static);
    let has_goal = variant.role(Kind::KING).is_some()
        || spec.extinction.value.is_some()
        || Color::ALL.into_iter().any(|color| !spec.flag.region[color].is_empty());
    // Where the last to move wins, room is all there is.
    let is_all = is_crowding || !has_goal && spec.stuck.stalemate == Worth::Loss;
    if is_all { 12 } else { 200 / (20 + 8 * mean) }
}

/// A key with a set of squares mixed in.
fn mixed(key: u64, region: Region) -> u64 {
    let bits = region.bits();
    let mixed = (key ^ bits as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ mixed >> 29 ^ (bits >> 64) as u64).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed ^ mixed >> 32
}

/// Whether what is taken comes back.
fn comes_back(variant: &Variant) -> bool {
    variant.spec().captures.to_hand || variant.spec().drops.partner
}

fn alarm(variant: &Variant) -> i32 {
    let spec = variant.spec();
    let drops = if comes_back(variant) { 60 } else { 0 };
    let checks = if spec.counting.checks { 100 } else { 0 };
    let blasts = if spec.captures.blast { 60 } else { 0 };
    100 + drops + checks + blasts
}

/// Giving the turn away means something where moves are hardly ever a burden.
fn may_skip(variant: &Variant) -> bool {
    let spec = variant.spec();
    let has_royal = variant.role(Kind::KING).is_some() || spec.extinction.pseudo_royal;
    has_royal
        && spec.stuck.checkmate == Worth::Loss
        && spec.extinction.value != Some(Worth::Win)
        && !spec.captures.must
        && !spec.drops.must
        && !spec.flag.extra_move
        && !spec.stuck.bikjang
}

/// Corners that nobody takes again, and the squares that give them away.
fn corners(variant: &Variant) -> Places {
    let (files, ranks) = (variant.spec().files, variant.spec().ranks);
    let worth = |square: Square| {
        let edge = |line: u8, lines: u8| line.min(lines - 1 - line);
        match (edge(square.file(), files), edge(square.rank(), ranks)) {
            (0, 0) => 120,
            (1, 1) => -45,
            (0, 1) | (1, 0) => -20,
            (0, _) | (_, 0) => 12,
            _ => 1,
        }
    };
    let mut places = vec![Phased::default(); Square::COUNT];
    for square in variant.board() {
        places[square.index()] = Phased::new(worth(square), worth(square) / 2 + 4);
    }
    places
}

/// The squares around one, and that square itself.
pub(super) fn around(square: Square) -> Region {
    let at = Region::of(square);
    let row = at | at.shifted(-1, 0) | at.shifted(1, 0);
    row | row.shifted(0, 1) | row.shifted(0, -1)
}

/// Whether a game begins with captures and nothing else.
fn has_only_noise(start: &Position) -> bool {
    let (mut noisy, mut quiet) = (Vec::new(), Vec::new());
    start.noisy_moves(&mut noisy);
    start.quiet_moves(&mut quiet);
    quiet.is_empty() && !noisy.is_empty()
}
