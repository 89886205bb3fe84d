//! What wins besides mate: checks, squares to reach, pieces to join, kinds to keep.

use chess::variant::{Kind, Position, Region, Role, Spot, Square, Variant, Worth};
use game::Color;

use super::{mobility::distances, phased::Phased, worth::ROYAL};

/// What so many checks that are left to give are worth to their side.
const CHECKS_LEFT: [i32; 6] = [600, 420, 170, 60, 20, 0];
/// What so few pieces of a kind that may not die out cost.
const LEFT: [i32; 4] = [0, 130, 45, 15];
/// What a row is worth that lacks so many pieces.
const LACKS: [i32; 5] = [400, 120, 32, 9, 3];
/// What a piece is worth that is so many moves from where many are to go.
const CROWD_NEAR: [i32; 9] = [250, 180, 90, 45, 26, 16, 9, 4, 0];

/// What so many steps to go are worth to a king that nobody may check.
const RACE: [i32; 9] = [5_900, 2_650, 1_760, 1_090, 670, 400, 220, 80, 0];

/// The goals of one variant.
pub(super) struct Goals {
    counts_checks: bool,
    /// Kinds of which a side must not have too few.
    kept: Vec<(Role, u32)>,
    rows: Vec<Region>,
    rows_win: bool,
    runner: Option<Runner>,
}

/// A single piece that wins by reaching squares.
struct Runner {
    kind: Kind,
    /// Whether nobody can give check, so that it may run at once.
    is_safe: bool,
}

impl Goals {
    pub(super) fn new(variant: &Variant) -> Goals {
        let spec = variant.spec();
        let extinction = &spec.extinction;
        let loses = extinction.value == Some(Worth::Loss);
        let kept =
            variant.roles().filter(|&role| loses && extinction.kinds.contains(variant.title(role).kind));
        Goals {
            counts_checks: spec.counting.checks,
            kept: kept.map(|role| (role, extinction.count)).collect(),
            rows: rows(variant),
            rows_win: spec.connection.value == Worth::Win,
            runner: runner(variant),
        }
    }

    /// Whether checks are counted.
    pub(super) fn counts_checks(&self) -> bool {
        self.counts_checks
    }

    /// What goals are worth to White, the pieces' places aside.
    pub(super) fn evaluate(&self, position: &Position, guarded: &dyn Fn(Color) -> Region) -> Phased {
        let mut sum = Phased::default();
        for (color, sign) in [(Color::White, 1), (Color::Black, -1)] {
            if self.counts_checks {
                let left = usize::from(position.checks_left(color)).min(CHECKS_LEFT.len() - 1);
                sum += Phased::steady(sign * CHECKS_LEFT[left]);
            }
            for &(role, least) in &self.kept {
                let left = count(position, color, role).saturating_sub(least) as usize;
                sum -= Phased::steady(sign * LEFT.get(left).copied().unwrap_or(0));
            }
            if let Some(runner) = &self.runner {
                sum += runner.worth(position, color, guarded(!color)) * sign;
            }
        }
        sum + Phased::steady(self.rows(position))
    }

    fn rows(&self, position: &Position) -> i32 {
        let (white, black) = (position.side(0, Color::White), position.side(0, Color::Black));
        let walls = position.walls(0);
        let worth = |row: &Region| {
            let lacks = |own: Region, other: Region| match (*row & own).len() {
                0 => 0,
                _ if row.meets(other | walls) => 0,
                there => LACKS.get((row.len() - there) as usize).copied().unwrap_or(1),
            };
            lacks(white, black) - lacks(black, white)
        };
        let sum: i32 = self.rows.iter().map(worth).sum();
        if self.rows_win { sum } else { -sum }
    }
}

/// What one more check is worth to a side, where they are counted.
pub(super) fn next_check(position: &Position, color: Color) -> i32 {
    let left = usize::from(position.checks_left(color));
    let worth = |left: usize| CHECKS_LEFT[left.min(CHECKS_LEFT.len() - 1)];
    if left <= 1 { ROYAL } else { worth(left - 1) - worth(left) }
}

fn count(position: &Position, color: Color, role: Role) -> u32 {
    let boards = 0..position.variant().boards();
    let standing: u32 = boards.map(|board| position.of(board, color, role).len()).sum();
    standing + u32::from(position.in_hand(color, role))
}

/// All rows of as many squares as must be joined.
fn rows(variant: &Variant) -> Vec<Region> {
    let connection = &variant.spec().connection;
    let directions = [
        ((1, 0), connection.horizontal),
        ((0, 1), connection.vertical),
        ((1, 1), connection.diagonal),
        ((1, -1), connection.diagonal),
    ];
    if connection.row == 0 {
        return Vec::new();
    }
    let row = |from: Square, (files, ranks): (i8, i8)| -> Option<Region> {
        let next = |square: &Square| square.offset(files, ranks).filter(|&to| variant.board().contains(to));
        let squares: Region = std::iter::successors(Some(from), next).take(connection.row as usize).collect();
        (squares.len() == connection.row).then_some(squares)
    };
    let wanted = directions.into_iter().filter(|(_, is_wanted)| *is_wanted);
    wanted.flat_map(|(step, _)| variant.board().filter_map(move |from| row(from, step))).collect()
}

/// The kind of which one piece has to reach the goal, if it is a king or the like.
fn runner(variant: &Variant) -> Option<Runner> {
    let flag = &variant.spec().flag;
    let kind = flag.kind.white;
    let is_alone = matches!(kind, Kind::KING | Kind::COMMONER) && flag.kind.black == kind && flag.count == 1;
    let has_goal = Color::ALL.into_iter().any(|color| !flag.region[color].is_empty());
    (is_alone && has_goal).then(|| Runner { kind, is_safe: !variant.spec().manners.checking })
}

impl Runner {
    /// What the way to the goal is worth, with squares that the other side guards left out.
    fn worth(&self, position: &Position, color: Color, guarded: Region) -> Phased {
        let variant = position.variant();
        let Some(role) = variant.role(self.kind) else { return Phased::default() };
        let goal = variant.spec().flag.region[color];
        let find = |board: u8| Some(Spot::new(board, position.of(board, color, role).first()?));
        let Some(from) = (0..variant.boards()).find_map(find) else { return Phased::default() };
        let closed = guarded | position.walls(from.board());
        let steps =
            ways(variant, color, role, from.square(), goal, closed | position.side(from.board(), color));
        let steps =
            steps.or_else(|| Some(2 + ways(variant, color, role, from.square(), goal, Region::EMPTY)?));
        let steps = steps.unwrap_or(12) as i32;
        if self.is_safe {
            Phased::steady(RACE[(steps as usize).min(RACE.len() - 1)])
        } else {
            let near = (5 - steps).max(0);
            Phased::new(near * near * 5, near * near * 18)
        }
    }
}

/// How many moves a piece needs to some squares, if it may not step on closed ones.
fn ways(
    variant: &Variant,
    color: Color,
    role: Role,
    from: Square,
    goal: Region,
    closed: Region,
) -> Option<u32> {
    let mut known = Region::of(from);
    let mut fresh = known;
    for steps in 0..12 {
        if fresh.meets(goal) {
            return Some(steps);
        }
        let next = fresh.fold(Region::EMPTY, |all, at| all | variant.goes(color, role, at, Region::EMPTY));
        fresh = next & !known & !closed;
        if fresh.is_empty() {
            return None;
        }
        known |= fresh;
    }
    None
}

/// What each square is worth to a piece that is one of many to reach the goal.
pub(super) fn crowd_places(variant: &Variant, color: Color, role: Role) -> Option<Vec<i32>> {
    let flag = &variant.spec().flag;
    let kind = flag.kind[color];
    let is_wanted = kind == Kind::ANY || kind == variant.title(role).kind;
    if flag.region[color].is_empty() || !is_wanted || runner(variant).is_some() {
        return None;
    }
    let far = distances(variant, color, role, flag.region[color]);
    let worth = |far: &Option<u32>| far.map_or(0, |far| CROWD_NEAR[(far as usize).min(CROWD_NEAR.len() - 1)]);
    Some(far.iter().map(worth).collect())
}
