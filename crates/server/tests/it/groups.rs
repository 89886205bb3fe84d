//! Groups of games of Go that are asked about: does this live?

use std::net::SocketAddr;

use serde_json::{Value, json};

use crate::{
    http::{ask, game, opened, person, send},
    place::Place,
    problems::STRAIGHT,
    trier::{Trier, opening},
};

/// A game of Go that somebody looks at, or plays.
async fn goban(address: SocketAddr, white: &Value, black: &Value) -> (String, [String; 2]) {
    let kind =
        json!({ "game": "go", "size": "9", "rules": "japanese", "komi": null, "handicap": 0, "start": null });
    let mut new = game(&kind, white, black, "");
    new["spec"]["record"] = json!(STRAIGHT);
    opened(address, &new).await
}

/// A question about a group of a game.
fn group(game: &str, target: &Value) -> Value {
    json!({ "ask": "open", "from": "game", "game": game, "node": 0, "target": target })
}

fn cell(file: u8, rank: u8) -> Value {
    json!({ "board": 0, "file": file, "rank": rank })
}

#[tokio::test]
async fn a_group_of_any_game_of_go_is_asked_about() {
    let place = Place::local().await;
    let at = place.address();
    let nobody = json!({ "sitter": "nobody" });
    let (id, _) = goban(at, &nobody, &nobody).await;
    let mut trier = Trier::connect(at).await;
    let target = json!([cell(2, 6)]);
    let opened = opening(trier.ask(group(&id, &target)).await);
    assert_eq!((opened.is_worked_out, opened.region.len(), opened.problem), (true, 3, None));
    assert_eq!(opened.told[1].id(), "solve-region-worked-out");
    assert_eq!((opened.turns.len(), opened.progress), (2, None));
    assert!(trier.ready().await);
    let mut drawn = group(&id, &target);
    drawn["region"] = json!([cell(3, 5), cell(4, 5), cell(5, 5)]);
    drawn["turn"] = json!("black");
    drawn["ko_master"] = json!("attacker");
    let opened = opening(trier.ask(drawn).await);
    assert_eq!((opened.is_worked_out, opened.turns.len(), opened.told.len()), (false, 1, 3));
    assert!(trier.ready().await);
    let right = trier.tries("E6").await;
    assert!(right.is_solved && right.progress.is_none());
    for (target, why) in [
        (json!([cell(0, 0)]), "solve-empty"),
        (json!([cell(30, 0)]), "solve-off-board"),
        (json!([cell(2, 6), cell(1, 7)]), "solve-colors"),
        (json!([]), "solve-no-target"),
        (json!([{ "color": "white", "slot": 0 }]), "solve-no-point"),
    ] {
        assert_eq!(trier.refusal(group(&id, &target)).await, why, "{target}");
    }
    let mut nowhere = group(&id, &target);
    nowhere["node"] = json!(99);
    assert_eq!(trier.refusal(nowhere).await, "table-no-node");
    let other = send(
        at,
        "POST",
        "/api/games",
        &game(&json!({ "game": "chess", "variant": "chess" }), &nobody, &nobody, ""),
    )
    .await;
    let other = other.json()["id"].as_str().unwrap().to_owned();
    assert_eq!(trier.refusal(group(&other, &target)).await, "problems-no-goban");
    assert_eq!(trier.refusal(group("nothing", &target)).await, "api-missing");
}

#[tokio::test]
async fn nobody_asks_about_a_game_that_people_play_with_each_other() {
    let place = Place::local().await;
    let at = place.address();
    let (id, [white, _]) = goban(at, &person("Ada", 1), &person("Bob", 2)).await;
    let mut question = group(&id, &json!([cell(2, 6)]));
    question["key"] = json!(white);
    assert_eq!(Trier::connect(at).await.refusal(question).await, "hint-remote");
}

#[tokio::test]
async fn guests_ask_about_their_own_games_and_open_no_problem() {
    let place = Place::open("secret").await;
    let at = place.address();
    let headers = [("Content-Type", "application/json"), ("Authorization", "Bearer secret")];
    let kind =
        json!({ "game": "go", "size": "9", "rules": "japanese", "komi": null, "handicap": 0, "start": null });
    let mut new = game(&kind, &person("Ada", 1), &json!({ "sitter": "level", "level": 0 }), "");
    new["spec"]["record"] = json!(STRAIGHT.replace("PL[B]", "PL[W]"));
    let told = ask(at, "POST", "/api/games", &headers, &new.to_string()).await.json();
    let (id, key) = (told["id"].as_str().unwrap(), told["keys"]["white"].clone());
    let mut guest = Trier::connect(at).await;
    let mut question = group(id, &json!([cell(2, 6)]));
    assert_eq!(guest.refusal(question.clone()).await, "access-owner-only", "who watches");
    question["key"] = key;
    assert_eq!(opening(guest.ask(question).await).turns.len(), 2);
    let list = ask(at, "GET", "/api/problems?limit=1", &headers, "").await.json();
    let problem = list["problems"][0]["id"].clone();
    let mut open = json!({ "ask": "open", "from": "list", "problem": problem });
    let mut guest = Trier::connect(at).await;
    assert_eq!(guest.refusal(open.clone()).await, "access-owner-only");
    open["key"] = json!("wrong");
    assert_eq!(guest.refusal(open.clone()).await, "access-owner-only");
    open["key"] = json!("secret");
    assert_eq!(opening(guest.ask(open).await).problem, problem.as_str().map(str::to_owned));
}
