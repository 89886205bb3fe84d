//! Library, scores, settings and catalogue over HTTP.

use game::Color;
use serde_json::{Value, json};
use table::Command;

use crate::{
    client::Client,
    http::{ask, chess, get, opened, send},
    place::Place,
};

const PGN: &str = "[Event \"Club\"]\n[White \"Ada\"]\n[Black \"Bob\"]\n[Date \"2026.01.31\"]\n\
                   [Result \"1-0\"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n";

#[tokio::test]
async fn games_are_added_found_named_thrown_away_and_taken_back() {
    let place = Place::local().await;
    let at = place.address();
    let added = send(at, "POST", "/api/library", &json!({ "text": PGN })).await;
    assert_eq!(added.status, 201, "{}", added.body);
    let id = added.json()["id"].as_str().unwrap().to_owned();
    let again = send(at, "POST", "/api/library", &json!({ "text": PGN })).await;
    assert_eq!((again.status, again.why().as_str()), (409, "store-record-exists"));
    let found = |page: Value| page["total"].as_u64().unwrap();
    for (search, count) in [
        ("", 1),
        ("?text=ada+club", 1),
        ("?text=nobody", 0),
        ("?kind=chess&winner=white", 1),
        ("?winner=draw", 0),
        ("?player=Bob&from=2026&to=2026-01-31&order=plies&ascending=true", 1),
        ("?from=2026-02", 0),
        ("?deleted=true", 0),
    ] {
        assert_eq!(found(get(at, &format!("/api/library{search}")).await.json()), count, "{search}");
    }
    let path = format!("/api/library/{id}");
    let change = json!({ "title": "My best", "tags": [["Round", "3"]] });
    assert_eq!(send(at, "PATCH", &path, &change).await.status, 204);
    let opened = get(at, &path).await.json();
    assert_eq!((opened["title"].as_str(), opened["round"].as_str()), (Some("My best"), Some("3")));
    assert!(opened["text"].as_str().unwrap().contains("4. Qxf7# 1-0"));
    assert_eq!(ask(at, "DELETE", &path, &[], "").await.status, 204);
    assert_eq!(found(get(at, "/api/library").await.json()), 0);
    assert_eq!(ask(at, "POST", &format!("{path}/undelete"), &[], "").await.status, 204);
    assert_eq!(found(get(at, "/api/library").await.json()), 1);
    assert_eq!(get(at, "/api/library/0000000000000000000000").await.status, 404);
    let broken = send(at, "POST", "/api/library", &json!({ "text": "1. e5 *" })).await;
    assert_eq!(broken.status, 400, "{}", broken.body);
}

#[tokio::test]
async fn a_file_is_imported_with_progress_and_written_again() {
    let place = Place::local().await;
    let at = place.address();
    let file = format!("{PGN}\n{PGN}\n[White \"X\"]\n\n1. e5 *\n\n[White \"Cleo\"]\n\n1. d4 *\n");
    let answer = ask(at, "POST", "/api/library/import", &[], &file).await;
    assert_eq!(answer.status, 200);
    let last: Value = serde_json::from_str(answer.body.lines().last().unwrap()).unwrap();
    assert_eq!((last["import"].as_str(), last["added"].as_u64()), (Some("report"), Some(2)));
    assert_eq!((last["known"].as_u64(), last["broken_count"].as_u64()), (Some(1), Some(1)));
    assert!(last["broken"][0]["line"].as_u64().unwrap() > 10);
    let french = ask(at, "POST", "/api/library/import", &[("Accept-Language", "fr")], "1. e4 {jamais").await;
    assert!(french.body.contains("le commentaire n’est pas fermé"), "{}", french.body);
    let written = get(at, "/api/library/export?player=Cleo").await;
    assert!(written.body.contains("1. d4 *") && !written.body.contains("Qxf7"), "{}", written.body);
    let whole = get(at, "/api/library/export").await;
    assert!(whole.body.contains("1. d4 *") && whole.body.contains("Qxf7#"));
}

#[tokio::test]
async fn a_finished_game_is_in_the_library_and_counts() {
    let place = Place::local().await;
    let at = place.address();
    let (id, [white, _]) = opened(at, &chess("")).await;
    let mut ada = Client::join(at, &id, Some(&white)).await;
    ada.plays("1", Color::White, 0, "e2e4").await;
    ada.does("2", &Command::Resign { seat: Color::White }).await;
    assert_eq!(get(at, "/api/library?winner=black").await.json()["total"], 1);
    assert_eq!(get(at, "/api/games").await.json(), json!([]));
    let scores = get(at, "/api/scores?kind=chess").await.json();
    let bob = scores.as_array().unwrap().iter().find(|score| score["name"] == "Bob").unwrap();
    assert_eq!((bob["wins"].as_u64(), bob["player"].as_str()), (Some(1), Some("person")));
    assert!(bob["rating"].as_f64().unwrap() > 1500.0);
    let against = get(at, "/api/scores/against?name=Bob&other=Ada").await.json();
    assert_eq!(against, json!({ "wins": 1, "draws": 0, "losses": 0 }));
    assert_eq!(get(at, "/api/scores/ratings?name=Bob&kind=chess").await.json().as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn settings_are_changed_whole_or_not_at_all() {
    let place = Place::local().await;
    let at = place.address();
    let change = json!({ "values": { "display.theme": "dark", "play.level": 5 },
                         "periods": [{ "time": 2400.0, "moves": 40 }, { "time": 900.0, "increment": 30.0 }] });
    let changed = send(at, "PATCH", "/api/settings", &change).await;
    assert_eq!(changed.status, 200, "{}", changed.body);
    let now = get(at, "/api/settings").await.json();
    assert_eq!((&now["values"]["display.theme"], &now["values"]["play.level"]), (&json!("dark"), &json!(5)));
    assert_eq!(now["periods"][1], json!({ "time": 900.0, "moves": null, "increment": 30.0 }));
    assert!(std::fs::read_to_string(place.settings()).unwrap().contains("theme = \"dark\""));
    let wrong = json!({ "values": { "display.theme": "light", "play.level": 12 } });
    let refused = send(at, "PATCH", "/api/settings", &wrong).await;
    assert_eq!((refused.status, refused.why().as_str()), (400, "settings-refused"));
    let now = get(at, "/api/settings").await.json();
    assert_eq!(now["values"]["display.theme"], "dark");
}

#[tokio::test]
async fn the_catalogue_says_what_there_is() {
    let place = Place::local().await;
    let at = place.address();
    let about = get(at, "/api/about").await.json();
    let names: Vec<&str> =
        about["games"].as_array().unwrap().iter().map(|game| game["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["chess", "draughts", "go"]);
    let french = ask(at, "GET", "/api/variants", &[("Accept-Language", "fr-CH, en;q=0.5")], "").await.json();
    let crazyhouse = french.as_array().unwrap().iter().find(|entry| entry["name"] == "crazyhouse").unwrap();
    assert_eq!(crazyhouse["is_playable"], true);
    assert!(!crazyhouse["rules"].as_array().unwrap().is_empty());
    let report = ask(at, "POST", "/api/variants/check", &[], "[mine:chess]\nmaxRank = 99\n").await.json();
    assert_eq!(report["variants"][0]["name"], "mine");
    assert_eq!(report["problems"][0]["line"], 2);
}

#[tokio::test]
async fn engines_tell_their_games_and_are_tried_on_this_machine_alone() {
    let mut place = Place::local().await;
    let engine = "[[engine]]\nname = \"none\"\nprotocol = \"gtp\"\ncommand = \"/nonexistent/engine\"\n";
    std::fs::write(place.settings(), engine).unwrap();
    place.restart().await;
    let at = place.address();
    let engines = get(at, "/api/engines").await.json();
    assert_eq!((&engines[0]["name"], &engines[0]["games"]), (&json!("none"), &json!(["go"])));
    let trial = send(at, "POST", "/api/engines/none/test", &json!({})).await.json();
    assert_eq!((&trial["works"], &trial["message"]["id"]), (&json!(false), &json!("engine-fails")));
    assert_eq!(send(at, "POST", "/api/engines/nobody/test", &json!({})).await.status, 404);
    let open = Place::open("secret").await;
    let key = [("Authorization", "Bearer secret")];
    let refused = ask(open.address(), "POST", "/api/engines/none/test", &key, "").await;
    assert_eq!((refused.status, refused.why().as_str()), (403, "access-here-only"));
    assert_eq!(get(open.address(), "/api/engines").await.status, 403);
}
