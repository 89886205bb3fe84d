//! Problems: files that were added, and how far players are.

use store::{Location, ProblemProgress, ProblemState, ProblemStep, StoreError, problem_name};

use crate::place::{on_both, open};

/// Every test that holds wherever the problems are.
pub(crate) const TESTS: &[fn(&Location)] = &[kept, solved, counted];

/// A text that no other test has, so that they can share a database.
fn own_text() -> String {
    format!("(;C[{}])", store::GameId::random())
}

#[test]
fn files_are_added_once_and_thrown_away() {
    on_both(kept);
}

fn kept(location: &Location) {
    let store = open(location);
    let text = own_text();
    let id = store.add_problems("corner.sgf", &text, 7).unwrap();
    assert_eq!(id, problem_name(&text));
    let again = store.add_problems("other.sgf", &text, 8).unwrap_err();
    assert_eq!(again, StoreError::ProblemsExist { name: game::Quoted::new("corner.sgf") });
    let files = store.problem_files().unwrap();
    let own = files.iter().find(|file| file.id == id).unwrap();
    assert_eq!((own.name.as_str(), own.added), ("corner.sgf", 7));
    assert_eq!(store.problem_text(&id), Ok(Some(text)));
    assert_eq!(store.remove_problems(&id), Ok(true));
    assert_eq!(store.remove_problems(&id), Ok(false));
    assert_eq!(store.problem_text(&id), Ok(None));
}

#[test]
fn what_a_player_has_solved_stays_solved() {
    on_both(solved);
}

fn solved(location: &Location) {
    let store = open(location);
    let problem = problem_name(&own_text());
    let steps = [ProblemStep::Mistake, ProblemStep::Help, ProblemStep::Move, ProblemStep::Mistake];
    for (now, step) in (1..).zip(steps) {
        store.note_problem("Ann", &problem, step, now).unwrap();
    }
    let tried = ProblemProgress { state: ProblemState::Tried, mistakes: 2, is_helped: true, changed: 4 };
    assert_eq!(store.problem_progress("Ann").unwrap().get(&problem), Some(&tried));
    let solved = ProblemProgress { state: ProblemState::Solved, changed: 5, ..tried };
    assert_eq!(store.note_problem("Ann", &problem, ProblemStep::Solution, 5), Ok(solved));
    assert_eq!(store.note_problem("Ann", &problem, ProblemStep::Mistake, 6), Ok(solved));
    assert_eq!(store.problem_progress("Ann").unwrap().get(&problem), Some(&solved));
    assert_eq!(store.problem_progress("Bob").unwrap().get(&problem), None);
}

#[test]
fn the_effort_of_a_problem_is_that_of_its_last_search() {
    on_both(counted);
}

fn counted(location: &Location) {
    let store = open(location);
    let problem = problem_name(&own_text());
    assert_eq!(store.problem_efforts().unwrap().get(&problem), None);
    store.note_problem_effort(&problem, 12).unwrap();
    store.note_problem_effort(&problem, 9).unwrap();
    assert_eq!(store.problem_efforts().unwrap().get(&problem), Some(&9));
}
