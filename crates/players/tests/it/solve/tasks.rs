//! The solver at work, and stopped.

use std::{sync::mpsc::channel, time::Duration};

use game::Color;
use players::solve::{
    Check, Detail, Effort, News, Question, Stop, Task, Timed, Verdict, Wishes, solve, table,
};

use super::{data, plain, sheet, target};

const PATIENCE: Duration = Duration::from_secs(30);

fn small() -> Effort {
    Effort { megabytes: 4, ..Effort::default() }
}

#[test]
fn each_side_is_answered_and_then_all_is_said() {
    let question = sheet("go/straight3.go").question(&target("C5")).unwrap();
    let (sender, news) = channel();
    let _task = Task::start(question, small(), move |said| drop(sender.send(said)));
    let mut answered = Vec::new();
    loop {
        match news.recv_timeout(PATIENCE).unwrap() {
            News::Progress(..) => {}
            News::Answered(Timed { answer, check, .. }) => {
                assert_eq!(check, None);
                answered.push((answer.turn, answer.verdict));
            }
            News::Finished(solved) => {
                assert!(solved.is_decided());
                assert_eq!(solved.answers.len(), 2);
                break;
            }
        }
    }
    assert_eq!(answered, [(Color::White, Verdict::Dead), (Color::Black, Verdict::Alive)]);
    // Nobody is left who would say more.
    assert!(news.recv_timeout(PATIENCE).is_err());
}

#[test]
fn what_is_stopped_before_it_begins_is_unknown() {
    let stop = Stop::default();
    stop.set();
    let question = sheet("sgf/bent_four_in_the_corner_a.sgf").question(&Wishes::default()).unwrap();
    let solved = solve(question, &small(), &stop, |_| ());
    assert!(!solved.is_decided());
    for Timed { answer, .. } in &solved.answers {
        assert_eq!((answer.verdict, answer.nodes, answer.first_moves.len()), (Verdict::Unknown, 0, 0));
    }
}

/// A problem in the open, which nobody answers at once.
fn large() -> Question {
    let text = std::fs::read_to_string(data().join("open-region.tsv")).unwrap();
    let is_wanted = |line: &&str| line.starts_with("id\t") || line.starts_with("chao_vol1_p060\t");
    let head: Vec<&str> = text.lines().filter(is_wanted).collect();
    let unread = |_: &str| Err(std::io::ErrorKind::NotFound.into());
    table::read(&head.join("\n"), None, unread).unwrap().remove(0).question
}

#[test]
fn a_search_is_cancelled_while_it_goes_on() {
    let (sender, news) = channel();
    let task = Task::start(large(), small(), move |said| drop(sender.send(said)));
    let News::Progress(Color::Black, progress) = news.recv_timeout(PATIENCE).unwrap() else {
        panic!("nobody answers that at once")
    };
    assert!(progress.proof > 0 && progress.disproof > 0);
    task.cancel();
    let is_finished = |news: &News| matches!(news, News::Finished(solved) if !solved.is_decided());
    while !is_finished(&news.recv_timeout(PATIENCE).unwrap()) {}
}

#[test]
fn a_search_ends_when_its_time_is_up() {
    let effort = Effort { time: Some(Duration::from_millis(30)), ..small() };
    let solved = solve(large(), &effort, &Stop::default(), |_| ());
    let Timed { answer, is_explained, .. } = &solved.answers[0];
    assert_eq!((answer.verdict, answer.is_complete, is_explained), (Verdict::Unknown, false, &false));
    assert!(answer.guess.is_some() && answer.refutations.is_empty());
}

#[test]
fn reasons_are_told_where_they_are_wanted() {
    let question = sheet("go/straight3.go").question(&target("C5")).unwrap();
    let answers = |detail| {
        let effort = Effort { detail, ..small() };
        solve(question.clone(), &effort, &Stop::default(), |_| ()).answers
    };
    for Timed { answer, is_explained, .. } in answers(Detail::Lines) {
        assert!(is_explained);
        // Three points and a pass, one of which is right.
        assert_eq!((answer.first_moves.len(), answer.refutations.len()), (1, 3));
        assert_eq!(answer.line.first(), answer.first_moves.first());
    }
    for Timed { answer, is_explained, .. } in answers(Detail::Moves) {
        assert!(!is_explained && answer.line.is_empty() && answer.refutations.is_empty());
        assert_eq!(answer.first_moves.len(), 1);
    }
    for Timed { answer, .. } in answers(Detail::Verdict) {
        assert!(answer.verdict != Verdict::Unknown && answer.first_moves.is_empty() && !answer.is_complete);
    }
}

#[test]
fn a_second_look_is_told_where_it_is_wanted() {
    let effort = Effort { checks: true, ..small() };
    let solved = solve(plain("_NB-\nNNB-\nBBB-\n----\n"), &effort, &Stop::default(), |_| ());
    assert!(solved.answers.iter().all(|timed| timed.check == Some(Check::Holds) && timed.positions > 0));
}
