//! Positions that are studied over the line, and games that are reviewed.

use serde_json::{Value, json};
use server::wire::{Judged, Reviewed, Word};

use crate::{
    client::Client,
    http::{ask, chess, game, get, opened},
    place::Place,
};

/// For how long nothing is told once nobody studies: longer than insights are apart.
const QUIET: std::time::Duration = std::time::Duration::from_millis(500);

/// A record that its owner looks at; the word of the house opens it.
async fn record(place: &Place, text: &str) -> (String, Client) {
    let nobody = json!({ "sitter": "nobody" });
    let mut new = game(&json!({ "game": "chess", "variant": "chess" }), &nobody, &nobody, "");
    new["spec"]["record"] = json!(text);
    let headers = [("Content-Type", "application/json"), ("Authorization", "Bearer secret")];
    let answer = ask(place.address(), "POST", "/api/games", &headers, &new.to_string()).await;
    let id = answer.json()["id"].as_str().unwrap().to_owned();
    let owner = Client::join(place.address(), &id, Some("secret")).await;
    (id, owner)
}

/// A game between two people, opened by the owner with a key.
async fn opened_by(place: &Place, key: &str) -> (String, [String; 2]) {
    let bearer = format!("Bearer {key}");
    let headers = [("Content-Type", "application/json"), ("Authorization", bearer.as_str())];
    let answer = ask(place.address(), "POST", "/api/games", &headers, &chess("").to_string()).await.json();
    let key = |color: &str| answer["keys"][color].as_str().unwrap().to_owned();
    (answer["id"].as_str().unwrap().to_owned(), [key("white"), key("black")])
}

/// Why a study did not begin, or did not go on.
async fn refusal(client: &mut Client, question: Value) -> String {
    client.send(&question).await;
    loop {
        if let Word::Studied { why, .. } = client.word().await {
            return why.expect("a reason").id().to_owned();
        }
    }
}

#[tokio::test]
async fn the_lines_of_a_position_are_told_as_white_sees_them() {
    let place = Place::open("secret").await;
    let (_, mut owner) = record(&place, "1. f3 e5 2. g4 Qh4# 0-1").await;
    owner.send(&json!({ "ask": "analyse", "id": "a", "node": 3, "lines": 2 })).await;
    let lines = loop {
        match owner.word().await {
            Word::Insight { id, node, lines, .. } if lines.len() == 2 => {
                assert_eq!((id.as_str(), node), ("a", 3));
                break lines;
            }
            Word::Studied { why, .. } => panic!("{why:?}"),
            _ => {}
        }
    };
    let best = &lines[0];
    assert_eq!((best.standing.worth, best.standing.mate, best.standing.chance), (None, Some(-1), 0));
    assert_eq!(best.moves[0].notation, "Qh4#");
    // Of what is no longer studied nothing is told: behind an answer there are only answers.
    owner.send(&json!({ "ask": "rest" })).await;
    owner.send(&json!({ "ask": "look", "id": "l", "node": 0 })).await;
    while !matches!(owner.word().await, Word::Board { .. }) {}
    tokio::time::sleep(QUIET).await;
    owner.send(&json!({ "ask": "look", "id": "m", "node": 0 })).await;
    let next = owner.word().await;
    assert!(matches!(&next, Word::Board { id, .. } if id == "m"), "{next:?}");
}

#[tokio::test]
async fn a_review_marks_bad_moves_and_shows_better_ones() {
    let place = Place::open("secret").await;
    let (id, mut owner) = record(&place, "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0").await;
    owner.send(&json!({ "ask": "review", "id": "r", "time": 300 })).await;
    let mut marks: Vec<(u32, Judged)> = Vec::new();
    let mut seen = 0;
    loop {
        match owner.word().await {
            Word::Reviewed(Reviewed { node, done, of, judged, standing, .. }) => {
                seen += 1;
                assert_eq!((done, of), (seen, 8));
                marks.extend(judged.map(|judged| (node, judged)));
                if done == of {
                    assert_eq!(standing.chance, 1000, "Black is mated");
                }
            }
            Word::Studied { why, .. } => {
                assert_eq!(why, None);
                break;
            }
            _ => {}
        }
    }
    assert!(marks.contains(&(6, Judged::Blunder)), "Nf6 allows a mate: {marks:?}");
    assert!(marks.iter().all(|&(node, _)| node != 7), "nothing is wrong with a mate: {marks:?}");
    let record = get(place.address(), &format!("/api/games/{id}/record")).await.body;
    assert!(record.contains("Nf6 $4 ("), "{record}");
}

#[tokio::test]
async fn engines_are_silent_where_people_play_each_other() {
    let place = Place::local().await;
    let (id, [white, _]) = opened(place.address(), &chess("")).await;
    let mut ada = Client::join(place.address(), &id, Some(&white)).await;
    let question = json!({ "ask": "analyse", "id": "a", "node": 0, "lines": 1 });
    assert_eq!(refusal(&mut ada, question).await, "hint-remote");
}

#[tokio::test]
async fn only_the_owner_has_programs_run_and_games_reviewed() {
    let place = Place::open("secret").await;
    let (id, mut owner) = record(&place, "1. e4 *").await;
    let mut guest = Client::join(place.address(), &id, None).await;
    for question in [
        json!({ "ask": "analyse", "id": "a", "node": 0, "lines": 1 }),
        json!({ "ask": "analyse", "id": "a", "node": 0, "lines": 1, "engine": "x" }),
        json!({ "ask": "review", "id": "a", "time": 100 }),
    ] {
        assert_eq!(refusal(&mut guest, question).await, "access-owner-only");
    }
    let (other, [white, _]) = opened_by(&place, "secret").await;
    let mut seated = Client::join(place.address(), &other, Some(&white)).await;
    let program = json!({ "ask": "analyse", "id": "a", "node": 0, "lines": 1, "engine": "x" });
    assert_eq!(refusal(&mut seated, program).await, "access-owner-only");
    let unknown = json!({ "ask": "analyse", "id": "a", "node": 0, "lines": 1, "engine": "x" });
    assert_eq!(refusal(&mut owner, unknown).await, "fault-kind");
    let nowhere = json!({ "ask": "analyse", "id": "a", "node": 99, "lines": 1 });
    assert_eq!(refusal(&mut owner, nowhere).await, "table-no-node");
}
