//! Answers beside a checker that knows no search, and the checker beside an exhaustive search.

use engine::{
    tsumego::{self, Answer, Errand, Ko, KoMaster, Problem, Solver, Verdict},
    verify::{Advice, Adviser, Aim, Checker, Claim, ENDLESS, Effort, Finding, Question},
};
use game::Color;
use go::Move;
use testkit::Dice;

use super::{
    enclosed::{draw, draw_ring},
    oracle::{self, Ground, Oracle},
    tables::{Row, read, rows},
};

/// How many positions may be looked at for an answer.
const MOST_POSITIONS: u64 = 200_000;
/// How many positions may be searched for a move.
const MOST_SEARCHED: u64 = 200_000;
/// How many positions a row may have cost the plain search that made the table, to be tried here.
const MOST_WORK: u64 = 3_000;
/// How many the solver may have searched for an answer that is checked.
const MOST_NODES: u64 = 5_000;
/// How many random groups are looked at, how many answers must hang on threats, and from how many
/// positions on the oracle is not asked.
const GROUPS: usize = 100;
const HANGING: usize = 6;
const MOST_STATES: usize = 12_000;
/// How many positions may be looked at while somebody plays anywhere.
const MOST_GAMBLED: u64 = 2000;

const EFFORT: Effort = Effort { most: MOST_POSITIONS, is_over: &|| false };

/// A solver that plays what it has proven.
struct Player(Solver);

impl Adviser for Player {
    fn advise(&mut self, question: &Question) -> Advice {
        self.0.advise(question, &Errand { most: Some(MOST_SEARCHED), ..Errand::default() })
    }
}

/// Whoever plays anywhere.
struct Gambler(Dice, Vec<Move>);

impl Adviser for Gambler {
    fn advise(&mut self, question: &Question) -> Advice {
        let left: Vec<Move> = self.1.iter().filter(|mv| !question.refused.contains(mv)).copied().collect();
        self.0.pick(&left).map_or(Advice::Nothing, |&mv| Advice::Play(mv))
    }
}

fn check(problem: &Problem, answer: &Answer, adviser: &mut dyn Adviser) -> Finding {
    tsumego::check(problem, answer, adviser, EFFORT).0
}

fn answered(row: &Row) -> (Problem, Answer, Player) {
    let problem = row.problem();
    let mut solver = Solver::new(&problem, 32);
    let answer = solver.answer(row.turn(), &mut Errand::default());
    (problem, answer, Player(solver))
}

fn named(id: &str) -> (Problem, Answer, Player) {
    let text = read("manifest.tsv");
    answered(&rows(&text).find(|row| row.field("id") == id).expect("a row"))
}

#[test]
fn answers_to_the_tables_hold() {
    let mut held = 0;
    for table in ["manifest.tsv", "gotools.tsv"] {
        let text = read(table);
        for row in rows(&text).filter(|row| row.work() <= MOST_WORK) {
            let (problem, answer, mut player) = answered(&row);
            if answer.nodes_in_all > MOST_NODES {
                continue;
            }
            assert_eq!(check(&problem, &answer, &mut player), Finding::Holds, "{}", row.field("id"));
            held += 1;
        }
    }
    assert!(held > 200, "{held}");
}

#[test]
fn a_verdict_that_is_turned_round_does_not_hold() {
    let ko =
        |lives_without, threats| Verdict::Ko(Ko { lives_without, threats, kind: tsumego::KoKind::Direct });
    let lies = [
        ("bulky5_a", vec![Verdict::Alive, Verdict::Seki, ko(true, 1), ko(false, 1)]),
        ("second_line_7_side_d", vec![Verdict::Dead, Verdict::Seki, ko(true, 1), ko(false, 1)]),
        ("square9_corner_1lib_a", vec![Verdict::Dead, Verdict::Alive, ko(true, 2), ko(false, 2)]),
        ("bent_four_in_the_corner_a", vec![Verdict::Dead, Verdict::Alive, ko(true, 1), ko(false, 2)]),
        ("seven_corner_1lib_a", vec![Verdict::Dead, Verdict::Seki, ko(true, 2), ko(false, 1), ko(true, 0)]),
    ];
    for (id, verdicts) in lies {
        let (problem, answer, mut player) = named(id);
        assert_eq!(check(&problem, &answer, &mut player), Finding::Holds, "{id}");
        for verdict in verdicts {
            let first_moves = Vec::new();
            let lie = Answer {
                verdict,
                first_moves,
                two_eye_moves: Vec::new(),
                is_complete: false,
                ..answer.clone()
            };
            assert_eq!(check(&problem, &lie, &mut player), Finding::Fails, "{id}: {verdict:?}");
        }
    }
}

#[test]
fn first_moves_that_are_left_out_or_made_up_do_not_hold() {
    for id in ["straight3_a", "bulky5_d", "seven_corner_1lib_a", "square9_corner_1lib_d"] {
        let (problem, answer, mut player) = named(id);
        let legal = problem.board().size().points().map(Move::Play).chain([Move::Pass]);
        for mv in legal.filter(|mv| mv.point().is_none_or(|point| problem.board().is_vacant(point))) {
            let mut lie = answer.clone();
            if answer.first_moves.contains(&mv) {
                lie.first_moves.retain(|&other| other != mv);
                lie.two_eye_moves.retain(|&other| other != mv);
            } else {
                lie.first_moves.push(mv);
            }
            assert_eq!(check(&problem, &lie, &mut player), Finding::Fails, "{id}: {mv}");
        }
    }
}

#[test]
fn what_nobody_claims_is_open() {
    let (problem, answer, mut player) = named("straight3_a");
    let nothing = Answer { verdict: Verdict::Unknown, first_moves: Vec::new(), ..answer };
    assert_eq!(check(&problem, &nothing, &mut player), Finding::Open);
}

#[test]
fn who_wins_every_ko_is_believed() {
    for master in [KoMaster::Attacker, KoMaster::Defender] {
        let (problem, answer, _) = named("bent_four_in_the_corner_a");
        let problem = problem.with_ko_master(Some(master));
        let mut solver = Solver::new(&problem, 4);
        let answer = solver.answer(answer.turn, &mut Errand::default());
        assert_eq!(answer.first_moves.is_empty(), master == KoMaster::Defender);
        assert_eq!(check(&problem, &answer, &mut Player(solver)), Finding::Holds, "{master:?}");
    }
}

/// What is asked of the checker and of the oracle.
const AIMS: [(Aim, oracle::Aim); 2] =
    [(Aim::Capture, oracle::Aim::Capture), (Aim::TwoEyes, oracle::Aim::TwoEyes)];

/// A claim and its contrary, whoever is true of them.
fn both(aim: Aim, threats: i32) -> [Claim; 2] {
    [true, false].map(|is_reached| Claim { aim, is_reached, threats })
}

#[test]
fn what_holds_is_what_an_exhaustive_search_finds() {
    let mut dice = Dice::new(21);
    let (mut groups, mut hanging) = (0, 0);
    while groups < GROUPS || hanging < HANGING {
        let drawn = if dice.below(3) == 0 { draw(&mut dice) } else { draw_ring(&mut dice) };
        let Some((setup, target)) = drawn else { continue };
        let Ok(problem) = Problem::new(setup, &target) else { continue };
        let (board, defender) = (problem.board(), problem.defender());
        let ground = Ground::of(board, &target, defender);
        let Some(oracle) = Oracle::of(&ground, &[-1, 0, 1], MOST_STATES) else { continue };
        let reaches = |turn, aim| [-1, 0, 1].map(|threats| oracle.reaches(aim, turn, threats));
        let questions = Color::ALL.map(|turn| AIMS.map(|(aim, asked)| (turn, aim, reaches(turn, asked))));
        let questions: Vec<_> = questions.into_iter().flatten().collect();
        let hang = questions.iter().filter(|(_, _, fates)| fates[0] != fates[2]).count();
        // Few of those that do not hang on threats are enough.
        if hang == 0 && dice.below(8) > 0 {
            continue;
        }
        groups += 1;
        hanging += hang;
        let mut player = Player(Solver::new(&problem, 4));
        let moves = board.size().points().map(Move::Play).chain([Move::Pass]).collect();
        let mut gambler = Gambler(Dice::new(groups as u64), moves);
        for (turn, aim, fates) in questions {
            for (threats, is_reached) in (-1..).zip(fates) {
                for claim in both(aim, threats) {
                    let is_true = claim.is_reached == is_reached;
                    let check = |adviser: &mut dyn Adviser, most| {
                        let effort = Effort { most, ..EFFORT };
                        Checker::new(board, &target, defender).check(claim, turn, &[], adviser, effort)
                    };
                    let text = format!("{board}\n{target:?}, {turn} to play: {claim:?}");
                    assert_eq!(check(&mut player, MOST_POSITIONS) == Finding::Holds, is_true, "{text}");
                    assert!(is_true || check(&mut gambler, MOST_GAMBLED) != Finding::Holds, "{text}");
                }
            }
        }
    }
}

#[test]
fn a_check_ends_when_it_is_told_to() {
    let (problem, answer, mut player) = named("second_line_8_side_a");
    for effort in [Effort { most: 10, ..EFFORT }, Effort { is_over: &|| true, ..EFFORT }] {
        let (finding, positions) = tsumego::check(&problem, &answer, &mut player, effort);
        assert_eq!(finding, Finding::Open);
        assert!(positions < 50, "{positions}");
    }
    let endless = Claim { aim: Aim::Capture, is_reached: true, threats: ENDLESS };
    let mut checker = Checker::new(problem.board(), problem.target(), problem.defender());
    let finding = checker.check(endless, answer.turn, &[], &mut player, Effort { most: 0, ..EFFORT });
    assert_eq!(finding, Finding::Open);
}
