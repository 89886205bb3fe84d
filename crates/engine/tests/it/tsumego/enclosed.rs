//! Small random groups between walls, beside a search that knows nothing.

use engine::tsumego::{Answer, Errand, Ko, Problem, Solver, Verdict};
use game::Color;
use go::{Occupant, Point, Rules, Setup, Size, dotgo};
use testkit::Dice;

use super::oracle::{Aim, Ground, Oracle};

/// How many positions are compared, each with both sides to play.
const POSITIONS: usize = 3000;
/// From how many positions on the oracle is not asked: without threats, and with some.
const MOST_STATES: [usize; 2] = [3000, 12_000];
/// How many vacant points a board with a ring has at most.
const MOST_VACANT: usize = 6;
/// The numbers of threats that it is asked about where that is not too much.
const THREATS: [i8; 3] = [-1, 0, 1];

/// A board with a group of Black's among walls of White's, which can never be captured.
///
/// The group is at the edge, in a corner or between walls on all sides; and one of its
/// stones, sometimes two of different chains, must survive.
pub(super) fn draw(dice: &mut Dice) -> Option<(Setup, Vec<Point>)> {
    let (files, ranks) = (2 + dice.below(4), 2 + dice.below(3));
    let walls = [dice.below(3) > 0, dice.below(3) > 0, true, true];
    let margin = |wall: bool| if wall { 2 } else { 0 };
    let (left, below) = (margin(walls[0]), margin(walls[1]));
    let size = Size::new((files + left + 2) as u32, (ranks + below + 2) as u32).ok()?;
    let mut setup = Setup::new(size, Rules::default());
    let empties = 2 + dice.below(4);
    let crowd = dice.below(8);
    let mut inside = Vec::new();
    for point in size.points() {
        let (file, rank) = (usize::from(point.file), usize::from(point.rank));
        // How far it is from the inner part: 1 is the wall, 2 lies behind it.
        let far = |at: usize, margin: usize, length: usize| {
            if at < margin { margin - at } else { (at + 1).saturating_sub(margin + length) }
        };
        match far(file, left, files).max(far(rank, below, ranks)) {
            0 => inside.push(point),
            1 => setup.set(point, Some(Occupant::Stone(Color::White))),
            _ => setup.set(point, Some(Occupant::Outside)),
        }
    }
    for (index, &point) in inside.iter().enumerate() {
        if dice.below(inside.len() - index) >= empties.min(inside.len()) {
            let color = if dice.below(24) < crowd { Color::White } else { Color::Black };
            setup.set(point, Some(Occupant::Stone(color)));
        }
    }
    let own: Vec<Point> =
        inside.into_iter().filter(|&point| setup.at(point) == Some(Occupant::Stone(Color::Black))).collect();
    let mut target = vec![*dice.pick(&own)?];
    if dice.below(5) == 0 {
        let other = *dice.pick(&own)?;
        if other != target[0] {
            target.push(other);
        }
    }
    Some((setup, target))
}

/// Room for eyes at the edge or in a corner, with some stones in it, within a ring of Black's
/// that may have a liberty outside; walls of White's around it, which can never be captured.
pub(super) fn draw_ring(dice: &mut Dice) -> Option<(Setup, Vec<Point>)> {
    let (files, ranks) = (2 + dice.below(3), 1 + dice.below(3));
    let left = if files < 4 && dice.below(2) == 0 { 4 } else { 0 };
    let size = Size::new((left + files + 4) as u32, (ranks + 4) as u32).ok()?;
    let mut setup = Setup::new(size, Rules::default());
    let mut ring = Vec::new();
    let mut vacant = 0;
    for point in size.points() {
        let (file, rank) = (usize::from(point.file), usize::from(point.rank));
        let aside = if file < left { left - file } else { (file + 1).saturating_sub(left + files) };
        let above = (rank + 1).saturating_sub(ranks);
        let occupant = match (aside.max(above), dice.below(12)) {
            (0, 0..6) | (2, 0) => None,
            // Where the ring turns it may be cut.
            (1, 0..3) if aside == above => Some(Occupant::Stone(Color::White)),
            (0, 6..9) | (1, _) => Some(Occupant::Stone(Color::Black)),
            (4, _) => Some(Occupant::Outside),
            _ => Some(Occupant::Stone(Color::White)),
        };
        if aside.max(above) == 1 && occupant == Some(Occupant::Stone(Color::Black)) {
            ring.push(point);
        }
        vacant += usize::from(occupant.is_none());
        setup.set(point, occupant);
    }
    (2..=MOST_VACANT).contains(&vacant).then_some((setup, vec![*dice.pick(&ring)?]))
}

/// What the oracle says of a side to move that an answer does not.
fn differences(oracle: &Oracle, threats: &[i8], answer: &Answer) -> Vec<String> {
    let mut found = Vec::new();
    let turn = answer.turn;
    let dies = |threats| oracle.reaches(Aim::Capture, turn, threats);
    // How many threats on it kill the target by the answer, as far as it says.
    let from = match answer.verdict {
        Verdict::Alive | Verdict::Seki => i64::MAX,
        Verdict::Dead => i64::MIN,
        Verdict::Ko(Ko { lives_without: true, threats, .. }) => i64::from(threats),
        Verdict::Ko(Ko { threats, .. }) => 1 - i64::from(threats),
        Verdict::Unknown => return vec!["nothing proven".to_owned()],
    };
    for &threats in threats {
        if dies(threats) != (i64::from(threats) >= from) {
            let fate = if dies(threats) { "dies" } else { "lives" };
            found.push(format!("{fate} with {threats} threats of the attacker"));
        }
    }
    // A ko that only decides between two eyes and seki is won by the defender: a threat of its own shows it.
    let eyes = |threats| oracle.reaches(Aim::TwoEyes, turn, threats);
    if answer.verdict == Verdict::Seki && threats.iter().any(|&threats| threats <= 0 && eyes(threats)) {
        found.push("it gets two eyes".to_owned());
    }
    if answer.verdict == Verdict::Alive && threats.contains(&-1) && !eyes(-1) {
        found.push("it gets no two eyes".to_owned());
    }
    found
}

#[test]
fn a_search_that_knows_nothing_finds_the_same() {
    let mut dice = Dice::new(9);
    let (mut compared, mut kos, mut seki) = (0, 0, 0);
    let mut wrong = Vec::new();
    while compared < POSITIONS {
        let drawn = if dice.below(3) == 0 { draw(&mut dice) } else { draw_ring(&mut dice) };
        let Some((setup, target)) = drawn else { continue };
        let text = dotgo::write(&setup);
        let Ok(problem) = Problem::new(setup, &target) else { continue };
        let ground = Ground::of(problem.board(), &target, problem.defender());
        let mut solver = Solver::new(&problem, 16);
        let turns = [!problem.defender(), problem.defender()];
        let answers = turns.map(|turn| solver.answer(turn, &mut Errand::default()));
        // Few of those that need no search are enough.
        if answers.iter().all(|answer| answer.nodes < 8) && dice.below(4) > 0 {
            continue;
        }
        let [few, many] = MOST_STATES;
        let Some(plain) = Oracle::of(&ground, &[0], few) else {
            continue;
        };
        let (oracle, threats) = match Oracle::of(&ground, &THREATS, many) {
            Some(oracle) => (oracle, &THREATS[..]),
            None => (plain, &[0][..]),
        };
        compared += 1;
        for answer in answers {
            kos += usize::from(matches!(answer.verdict, Verdict::Ko(_)));
            seki += usize::from(answer.verdict == Verdict::Seki);
            let found = differences(&oracle, threats, &answer);
            if !found.is_empty() {
                let names: Vec<String> = target.iter().map(Point::to_string).collect();
                let names = names.join(",");
                let turn = answer.turn;
                wrong.push(format!("{text}{names}, {turn} to play: {:?}, but {found:?}\n", answer.verdict));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {compared}:\n{}", wrong.len(), wrong.join("\n"));
    // Not only what is plainly alive or dead was drawn.
    assert!(kos >= 20 && seki >= 10, "{kos} kos, {seki} seki");
}
