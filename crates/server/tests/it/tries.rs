//! Problems that are opened and tried over the line.

use std::net::SocketAddr;

use game::Color;
use serde_json::{Value, json};
use server::wire::{ProblemJudgement, ProblemState, ProblemVerdict, ProblemWord};
use tokio::time::timeout;

use crate::{
    client::LONG,
    http::get,
    place::Place,
    problems::{STRAIGHT, added, listed},
    trier::{Trier, judged},
};

/// A stone in the open, which nobody solves soon.
const ENDLESS: &str = "(;GM[1]SZ[19]PL[W]AB[jj]AW[jh][hj]TR[jj]SQ[dd:pp])";

/// The group of the three points with White to play, who takes the middle one.
fn white_first() -> String {
    STRAIGHT.replace("PL[B]", "PL[W]")
}

/// The name of the only problem of a text that is added.
async fn problem(address: SocketAddr, text: &str) -> String {
    let collection = added(address, "own.sgf", text).await;
    listed(address, &format!("?collection={collection}")).await[0]["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_wrong_move_is_refuted_and_the_right_one_solves_the_problem() {
    let place = Place::local().await;
    let at = place.address();
    let id = problem(at, &white_first()).await;
    let mut trier = Trier::connect(at).await;
    let opened = trier.open(&id).await;
    assert_eq!(
        (opened.name.as_str(), opened.defender, &opened.turns[..]),
        ("Three", Color::Black, &[Color::White][..])
    );
    assert_eq!((opened.region.len(), opened.is_worked_out, opened.board.choices.len()), (3, false, 4));
    assert_eq!(opened.progress.unwrap().state, ProblemState::Unseen);
    assert!(trier.ready().await);
    let wrong = trier.tries("D6").await;
    assert_eq!((wrong.judgement, wrong.told.id()), (ProblemJudgement::Fails, "solve-fails"));
    assert_eq!((wrong.answer.as_deref(), wrong.line.first().map(String::as_str)), (Some("E6"), Some("E6")));
    assert_eq!(wrong.board.moves.len(), 2);
    assert!(!wrong.is_solved);
    let progress = wrong.progress.unwrap();
    assert_eq!((progress.state, progress.mistakes), (ProblemState::Tried, 1));
    // What cannot be played changes nothing.
    assert_eq!(trier.refusal(json!({ "ask": "try", "text": "C7" })).await, "stone-occupied");
    assert_eq!(trier.refusal(json!({ "ask": "try", "text": "over there" })).await, "move-not-a-point");
    let ProblemWord::Board { board, told, .. } = trier.ask(json!({ "ask": "back" })).await else {
        panic!("no board")
    };
    assert_eq!((board.moves.len(), board.turn, told.id()), (0, Color::White, "solve-taken-back"));
    assert_eq!(trier.refusal(json!({ "ask": "back" })).await, "solve-nothing-to-undo");
    let right = trier.tries("e6").await;
    assert_eq!(right.judgement, ProblemJudgement::Correct);
    assert!(right.is_solved && right.board.end.is_some(), "{right:?}");
    let progress = right.progress.unwrap();
    assert_eq!((progress.state, progress.mistakes, progress.is_helped), (ProblemState::Solved, 1, false));
    // The list knows it, whoever asks again; another player has not solved it.
    let found = get(at, "/api/problems/collections").await.json()[1].clone();
    assert_eq!((&found["solved"], &found["tried"]), (&json!(1), &json!(0)));
    let collection = found["id"].as_str().unwrap();
    let seen = &listed(at, &format!("?collection={collection}&state=solved")).await[0];
    assert_eq!(seen["progress"]["mistakes"], 1);
    assert!(seen["difficulty"].is_u64(), "it was measured: {seen}");
    assert!(listed(at, &format!("?collection={collection}&state=solved&player=Bob")).await.is_empty());
    assert_eq!(get(at, &format!("/api/problems/next?collection={collection}")).await.json(), Value::Null);
}

#[tokio::test]
async fn every_problem_that_comes_with_the_program_is_solved_by_its_hints() {
    let place = Place::local().await;
    let at = place.address();
    let mut trier = Trier::connect(at).await;
    for known in listed(at, "?limit=20").await {
        trier.open(known["id"].as_str().unwrap()).await;
        assert!(trier.ready().await);
        loop {
            let ProblemWord::Hint { choice, progress, .. } = trier.ask(json!({ "ask": "hint" })).await else {
                panic!("no hint")
            };
            assert!(progress.unwrap().is_helped);
            let judged = trier.tries(&choice.expect("a move that helps").text).await;
            assert_eq!(judged.judgement, ProblemJudgement::Correct, "{known}");
            if judged.is_solved {
                break;
            }
            assert!(judged.board.moves.len() < 40, "{known}");
        }
    }
    assert_eq!(get(at, "/api/problems?state=solved").await.json()["total"], 20);
}

#[tokio::test]
async fn what_is_asked_while_the_solver_works_waits_until_it_is_stopped() {
    let place = Place::local().await;
    let at = place.address();
    let id = problem(at, ENDLESS).await;
    let mut trier = Trier::connect(at).await;
    trier.open(&id).await;
    loop {
        if let ProblemWord::Thinking(thinking) = trier.word().await {
            assert!(thinking.turn == Color::White && thinking.nodes > 0 && thinking.elapsed > 0);
            break;
        }
    }
    let verdict = trier.say(json!({ "ask": "verdict" })).await;
    // The board is shown all the same.
    let looked = trier.ask(json!({ "ask": "look", "first": "white", "moves": ["K9", "pass"] })).await;
    assert!(matches!(looked, ProblemWord::Look { turn: Color::White, .. }), "{looked:?}");
    trier.send(&json!({ "ask": "cancel" })).await;
    assert!(!trier.ready().await);
    let ProblemWord::Verdict { id, verdict: word, told, .. } = trier.next().await else {
        panic!("no verdict")
    };
    assert_eq!((id, word, told[0].id()), (verdict, ProblemVerdict::Unknown, "solve-result"));
    // A move is judged by a search of its own, which ends too.
    let sent = trier.say(json!({ "ask": "try", "text": "K9" })).await;
    trier.send(&json!({ "ask": "cancel" })).await;
    let judged = judged(trier.next().await);
    assert_eq!(judged.id, sent);
    assert!(!judged.is_solved);
}

#[tokio::test]
async fn no_more_waits_than_can_be_done() {
    let place = Place::local().await;
    let id = problem(place.address(), ENDLESS).await;
    let mut trier = Trier::connect(place.address()).await;
    trier.open(&id).await;
    for _ in 0..16 {
        trier.say(json!({ "ask": "swap" })).await;
    }
    assert_eq!(trier.refusal(json!({ "ask": "hint" })).await, "problems-waiting");
    trier.send(&json!({ "ask": "close" })).await;
    assert_eq!(trier.refusal(json!({ "ask": "hint" })).await, "problems-closed");
}

#[tokio::test]
async fn the_solution_is_shown_as_variations_and_saved() {
    let place = Place::local().await;
    let at = place.address();
    let id = problem(at, &white_first()).await;
    let mut trier = Trier::connect(at).await;
    trier.open(&id).await;
    assert!(trier.ready().await);
    let ProblemWord::Verdict { verdict, .. } = trier.ask(json!({ "ask": "verdict" })).await else {
        panic!("no verdict")
    };
    assert_eq!(verdict, ProblemVerdict::Dead);
    let ProblemWord::Solution { lines, told, first, .. } = trier.ask(json!({ "ask": "solution" })).await
    else {
        panic!("no solution")
    };
    assert_eq!((first, told[0].id()), (Color::White, "solve-result"));
    let firsts: Vec<(&str, Option<ProblemJudgement>)> =
        lines.iter().map(|node| (node.text.as_str(), node.judgement)).collect();
    assert_eq!(firsts[0], ("E6", Some(ProblemJudgement::Correct)));
    assert!(firsts.contains(&("D6", Some(ProblemJudgement::Fails))), "{firsts:?}");
    let refuted = lines.iter().find(|node| node.text == "D6").unwrap();
    assert_eq!((refuted.children[0].text.as_str(), refuted.children[0].color), ("E6", Color::Black));
    let saved = trier.ask(json!({ "ask": "save", "language": "fr", "in_library": true })).await;
    let ProblemWord::Saved { text, record: Some(record), .. } = saved else { panic!("{saved:?}") };
    assert!(text.contains("Le groupe") && text.contains("SQ["), "{text}");
    let kept = get(at, &format!("/api/library/{record}")).await.json();
    assert_eq!(kept["kind"], "go");
    // The same once more is refused as the library does, and shown all the same.
    assert_eq!(
        trier.refusal(json!({ "ask": "save", "language": "fr", "in_library": true })).await,
        "store-record-exists"
    );
    // What was saved asks the same question.
    let again = added(at, "saved.sgf", &text).await;
    assert_eq!(listed(at, &format!("?collection={again}")).await[0]["id"].as_str(), Some(id.as_str()));
}

#[tokio::test]
async fn either_side_can_be_played_and_move_first() {
    let place = Place::local().await;
    let at = place.address();
    let id = problem(at, &STRAIGHT.replace("PL[B]", "")).await;
    let mut trier = Trier::connect(at).await;
    let opened = trier.open(&id).await;
    assert_eq!(opened.turns, [Color::White, Color::Black]);
    assert!(trier.ready().await);
    let ProblemWord::Board { board, .. } = trier.ask(json!({ "ask": "swap" })).await else {
        panic!("no board")
    };
    assert_eq!((board.own, board.moves.len()), (Color::Black, 1), "the other side has moved");
    assert_eq!((board.moves[0].text.as_str(), board.moves[0].color), ("E6", Color::White));
    let ProblemWord::Board { board, told, .. } = trier.ask(json!({ "ask": "start", "first": "black" })).await
    else {
        panic!("no board")
    };
    assert_eq!(
        (board.first, board.own, board.turn, told.id()),
        (Color::Black, Color::Black, Color::Black, "solve-first-side")
    );
    assert!(trier.tries("E6").await.is_solved);
    let one_side = problem(at, STRAIGHT).await;
    trier.open(&one_side).await;
    assert!(trier.ready().await);
    // A move that the solver has made solves nothing.
    trier.ask(json!({ "ask": "swap" })).await;
    trier.ask(json!({ "ask": "swap" })).await;
    let passed = trier.tries("pass").await;
    assert_eq!((passed.board.own, passed.board.moves[0].text.as_str()), (Color::Black, "E6"));
    assert!(passed.board.end.is_some() && !passed.is_solved, "{passed:?}");
    assert_eq!(trier.refusal(json!({ "ask": "start", "first": "white" })).await, "solve-only-side");
}

#[tokio::test]
async fn a_line_is_looked_at_as_far_as_it_can_be_played() {
    let place = Place::local().await;
    let at = place.address();
    let id = problem(at, STRAIGHT).await;
    let mut trier = Trier::connect(at).await;
    trier.open(&id).await;
    assert!(trier.ready().await);
    let shown = trier.ask(json!({ "ask": "look", "first": "black", "moves": ["E6"] })).await;
    let ProblemWord::Look { board, turn, .. } = shown else { panic!("{shown:?}") };
    assert_eq!((turn, board.last.len()), (Color::White, 1));
    for (moves, why) in [
        (json!(["C7"]), "stone-occupied"),
        (json!(["E6", "E6"]), "stone-occupied"),
        (json!(["?"]), "move-not-a-point"),
        (json!(vec!["pass"; 401]), "problems-too-many-moves"),
    ] {
        let look = json!({ "ask": "look", "first": "black", "moves": moves });
        assert_eq!(trier.refusal(look).await, why);
    }
}

#[tokio::test]
async fn so_many_problems_are_solved_at_a_time_and_ended_with_their_connection() {
    let place = Place::local().await;
    let at = place.address();
    let id = problem(at, ENDLESS).await;
    let mut all = Vec::new();
    for _ in 0..6 {
        let mut trier = Trier::connect(at).await;
        trier.open(&id).await;
        all.push(trier);
    }
    let open = json!({ "ask": "open", "from": "list", "problem": id });
    let mut late = Trier::connect(at).await;
    assert_eq!(late.refusal(open.clone()).await, "problems-full");
    all.pop();
    timeout(LONG, async {
        loop {
            match late.ask(open.clone()).await {
                ProblemWord::Opened(_) => break,
                ProblemWord::Refused { why, .. } => {
                    assert_eq!(why.id(), "problems-full");
                }
                other => panic!("{other:?}"),
            }
        }
    })
    .await
    .expect("a place that is free again");
}

#[tokio::test]
async fn what_makes_no_sense_is_refused_kindly() {
    let place = Place::local().await;
    let mut trier = Trier::connect(place.address()).await;
    assert_eq!(trier.refusal(json!({ "ask": "try", "text": "C3" })).await, "problems-closed");
    assert_eq!(
        trier.refusal(json!({ "ask": "open", "from": "list", "problem": "x" })).await,
        "problems-unknown"
    );
    let long = json!({ "ask": "hint", "id": "x".repeat(65) });
    trier.send(&long).await;
    let word = trier.next().await;
    assert!(matches!(&word, ProblemWord::Refused { why, .. } if why.id() == "wire-id"), "{word:?}");
    for nonsense in [json!({ "ask": "dance" }), json!(3), json!({ "ask": "open", "id": "1" })] {
        trier.send(&nonsense).await;
        let word = trier.next().await;
        assert!(matches!(&word, ProblemWord::Misunderstood { .. }), "{word:?}");
    }
    // Without anything open both do nothing.
    trier.send(&json!({ "ask": "cancel" })).await;
    trier.send(&json!({ "ask": "close" })).await;
    assert_eq!(trier.refusal(json!({ "ask": "back" })).await, "problems-closed");
}
