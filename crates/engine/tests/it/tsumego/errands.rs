//! What a search may cost, who hears of it, and what is told besides verdicts.

use engine::tsumego::{Answer, Errand, KoMaster, Problem, Progress, Solver, Verdict};
use game::Color;
use go::Move;
use search::Stop;

use super::tables::{read, rows};

/// The problem of a row of a table, and who plays first.
fn problem(table: &str, id: &str) -> (Problem, Color) {
    let text = read(table);
    let row = rows(&text).find(|row| row.field("id") == id).expect("a row");
    (row.problem(), row.turn())
}

/// A problem in the open, which nobody answers at once.
fn large() -> (Problem, Color) {
    problem("open-region.tsv", "chao_vol1_p060")
}

fn bent_four() -> (Problem, Color) {
    problem("manifest.tsv", "bent_four_in_the_corner_a")
}

fn answer(problem: &Problem, turn: Color) -> Answer {
    Solver::new(problem, 4).answer(turn, &mut Errand::default())
}

#[test]
fn what_is_stopped_before_it_begins_is_unknown() {
    let (problem, turn) = large();
    let stop = Stop::default();
    stop.set();
    let mut errand = Errand { stop, ..Errand::default() };
    let mut solver = Solver::new(&problem, 4);
    let answer = solver.answer(turn, &mut errand);
    assert_eq!(answer.verdict, Verdict::Unknown);
    assert!(answer.nodes <= 256 && answer.nodes_in_all == answer.nodes, "{answer:?}");
    assert!(answer.guess.is_some() && !answer.is_complete);
    let look = solver.look(turn, &[Move::Pass], &mut errand).expect("one may pass");
    assert_eq!((look.verdict, look.line), (Verdict::Unknown, Vec::new()));
}

#[test]
fn no_more_positions_are_searched_than_one_may() {
    let (problem, turn) = large();
    for most in [1, 100, 3000] {
        let mut errand = Errand { most: Some(most), ..Errand::default() };
        let answer = Solver::new(&problem, 4).answer(turn, &mut errand);
        assert_eq!((answer.verdict, answer.nodes), (Verdict::Unknown, most));
        assert!(answer.guess.is_some());
    }
}

#[test]
fn progress_is_told_and_whoever_hears_it_can_end_the_search() {
    let (problem, turn) = large();
    let stop = Stop::default();
    let mut told: Vec<Progress> = Vec::new();
    let mut report = |progress: &Progress| {
        told.push(progress.clone());
        if progress.nodes >= 4096 {
            stop.set();
        }
    };
    let mut errand = Errand { stop: stop.clone(), report: Some(&mut report), ..Errand::default() };
    let answer = Solver::new(&problem, 4).answer(turn, &mut errand);
    assert_eq!(answer.verdict, Verdict::Unknown);
    let last = told.last().expect("some progress");
    assert!((last.nodes..=last.nodes + 256).contains(&answer.nodes), "{} {last:?}", answer.nodes);
    // Parts of the board begin to count anew.
    assert!(told.windows(2).all(|pair| pair[1].nodes - pair[0].nodes <= 512), "{told:?}");
    let last = told.last().expect("some progress");
    assert!(last.proof > 0 && last.disproof > 0, "{last:?}");
    assert!(told.iter().any(|progress| !progress.line.is_empty()));
}

#[test]
fn who_wins_every_ko_decides_what_hangs_on_one() {
    let (problem, turn) = bent_four();
    assert!(matches!(answer(&problem, turn).verdict, Verdict::Ko(_)));
    let verdict = |master| answer(&problem.clone().with_ko_master(Some(master)), turn).verdict;
    assert_eq!(verdict(KoMaster::Attacker), Verdict::Dead);
    assert!(matches!(verdict(KoMaster::Defender), Verdict::Alive | Verdict::Seki));
}

#[test]
fn little_memory_changes_no_verdict() {
    let (problem, turn) = problem("manifest.tsv", "carpenters_square_a");
    let mut errand = Errand::default();
    let small = Solver::new(&problem, 1).answer(turn, &mut errand);
    let large = Solver::new(&problem, 64).answer(turn, &mut errand);
    assert!(small.nodes > large.nodes, "{} and {}", small.nodes, large.nodes);
    assert_eq!((small.verdict, small.first_moves), (large.verdict, large.first_moves));
}

#[test]
fn an_answer_is_explained_as_far_as_one_may_search() {
    let (problem, turn) = problem("manifest.tsv", "gt_lv5_4_P2017091_d");
    let mut solver = Solver::new(&problem, 64);
    let answer = solver.answer(turn, &mut Errand::default());
    assert!(answer.line.is_empty() && answer.refutations.is_empty());
    let explain = |solver: &mut Solver, most| {
        let mut explained = answer.clone();
        solver.explain(&mut explained, &mut Errand { most, ..Errand::default() });
        explained
    };
    let cut = explain(&mut solver, Some(1000));
    let whole = explain(&mut solver, None);
    assert!(cut.nodes_in_all <= answer.nodes_in_all + 1000);
    assert!(cut.refutations.len() < whole.refutations.len());
    assert!(answer.first_moves.contains(whole.line.first().expect("a line")));
    // Every move is either good or has its refutation.
    let moves = problem.board().vacancies() + 1;
    assert_eq!(whole.first_moves.len() + whole.refutations.len(), moves);
    for refutation in &whole.refutations {
        assert!(!whole.first_moves.contains(&refutation.mv));
        assert_ne!(refutation.verdict, whole.verdict, "{refutation:?}");
    }
}

/// Follows the lines from the start; tells the moves and the verdict where they end.
fn follow(problem: &Problem, turn: Color) -> (Vec<Move>, Verdict) {
    let mut solver = Solver::new(problem, 4);
    let mut moves = Vec::new();
    while moves.len() < 40 {
        let look = solver.look(turn, &moves, &mut Errand::default()).expect("moves that can be played");
        match look.line.first() {
            Some(&next) => moves.push(next),
            None => return (moves, look.verdict),
        }
    }
    panic!("there is no end: {moves:?}");
}

#[test]
fn lines_go_on_for_both_sides_until_all_is_settled() {
    for id in ["bulky5_a", "rabbity6_a", "gt_lv5_4_P2017091_a"] {
        let (problem, turn) = problem("manifest.tsv", id);
        let verdict = answer(&problem, turn).verdict;
        let (moves, last) = follow(&problem, turn);
        assert_eq!(last, verdict, "{id}: {moves:?}");
        assert!(!moves.is_empty(), "{id}");
    }
}

#[test]
fn a_line_of_a_ko_ends_where_only_a_threat_helps() {
    let (problem, turn) = bent_four();
    let (moves, last) = follow(&problem, turn);
    assert!(matches!(last, Verdict::Ko(_)) && moves.len() > 1, "{moves:?}");
}
