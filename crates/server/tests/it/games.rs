//! Games over the line: moves, coming back, clocks, engines, hints.

use game::Color;
use serde_json::json;
use server::wire::Word;
use table::{Command, Fact, How, Phase, Sitter};

use crate::{
    client::{Client, number},
    http::{chess, game, get, opened, person, send},
    place::Place,
};

fn moved(text: &str) -> impl Fn(&table::Entry) -> bool + '_ {
    move |entry| matches!(&entry.fact, Fact::Moved { text: played, .. } if played == text)
}

#[tokio::test]
async fn both_sides_and_whoever_watches_see_the_same() {
    let place = Place::local().await;
    let (id, [white, black]) = opened(place.address(), &chess("")).await;
    let mut ada = Client::join(place.address(), &id, Some(&white)).await;
    let mut bob = Client::join(place.address(), &id, Some(&black)).await;
    let mut watcher = Client::join(place.address(), &id, None).await;
    assert_eq!(number(&ada.plays("1", Color::White, 0, "e2e4").await), Ok(2));
    assert_eq!(number(&bob.plays("1", Color::Black, 1, "e5").await), Ok(3));
    ada.until(moved("e7e5")).await;
    watcher.until(moved("e7e5")).await;
    assert_eq!(ada.facts, watcher.facts);
    assert_eq!(bob.facts, watcher.facts);
}

#[tokio::test]
async fn who_comes_back_gets_exactly_what_was_missed() {
    let mut place = Place::local().await;
    let (id, [white, black]) = opened(place.address(), &chess("")).await;
    let mut bob = Client::join(place.address(), &id, Some(&black)).await;
    let mut ada = Client::join(place.address(), &id, Some(&white)).await;
    ada.plays("1", Color::White, 0, "e2e4").await;
    bob.until(moved("e2e4")).await;
    let (last, known) = (bob.last(), bob.facts.clone());
    drop(bob);
    ada.plays("2", Color::White, 1, "d2d4").await;
    for (number, note) in ["one", "two", "three"].into_iter().enumerate() {
        let remarks = table::Remarks { comments: vec![note.to_owned()], ..Default::default() };
        let owner = &mut Client::join(place.address(), &id, None).await;
        owner.does(&format!("n{number}"), &Command::Note { node: 1, remarks }).await;
    }
    let from_memory = Client::come_back(place.address(), &id, Some(&black), Some(last), known.clone()).await;
    place.restart().await;
    let from_disk = Client::come_back(place.address(), &id, Some(&black), Some(last), known).await;
    for mut bob in [from_memory, from_disk] {
        while bob.facts.len() < 4 {
            bob.word().await;
        }
        let numbers: Vec<u64> = bob.facts.iter().map(|entry| entry.number).collect();
        assert_eq!(numbers, [2, 3, 4, 5]);
        let is_note = |entry: &table::Entry| matches!(entry.fact, Fact::Noted { .. });
        assert!(bob.facts[1..].iter().all(is_note));
    }
}

#[tokio::test]
async fn a_command_that_is_repeated_is_answered_the_same_and_not_done_again() {
    let mut place = Place::local().await;
    let (id, [white, black]) = opened(place.address(), &chess("")).await;
    let mut ada = Client::join(place.address(), &id, Some(&white)).await;
    let first = ada.plays("a", Color::White, 0, "e2e4").await;
    let refused = ada.plays("b", Color::White, 1, "d2d4").await;
    assert_eq!(number(&refused), Err("table-not-your-turn".to_owned()));
    let mut bob = Client::join(place.address(), &id, Some(&black)).await;
    assert_eq!(number(&bob.plays("a", Color::Black, 1, "e7e5").await), Ok(3), "names are each one's own");
    assert_eq!(ada.plays("a", Color::White, 0, "e2e4").await, first);
    assert_eq!(ada.plays("b", Color::White, 1, "d2d4").await, refused);
    place.restart().await;
    let mut ada = Client::join(place.address(), &id, Some(&white)).await;
    assert_eq!(ada.plays("a", Color::White, 0, "e2e4").await, first);
    assert_eq!(ada.plays("b", Color::White, 1, "d2d4").await, refused);
    let facts = place.store().facts(&id.parse().unwrap(), 0, 100).unwrap();
    assert_eq!(facts.len(), 3, "{facts:?}");
}

#[tokio::test]
async fn a_flag_falls_while_nobody_says_anything() {
    let place = Place::local().await;
    let (id, [white, _]) = opened(place.address(), &chess("1")).await;
    let mut ada = Client::join(place.address(), &id, Some(&white)).await;
    ada.until(|entry| matches!(&entry.fact, Fact::Ended { ending } if ending.how == How::Flagged)).await;
    let late = ada.plays("late", Color::White, 0, "e2e4").await;
    assert_eq!(number(&late), Err("move-game-over".to_owned()));
}

#[tokio::test]
async fn a_running_clock_survives_the_server_and_pays_nothing_for_its_absence() {
    let mut place = Place::local().await;
    let (id, [white, black]) = opened(place.address(), &chess("10m")).await;
    let mut ada = Client::join(place.address(), &id, Some(&white)).await;
    ada.plays("1", Color::White, 0, "e2e4").await;
    drop(ada);
    place.stop().await;
    tokio::time::sleep(std::time::Duration::from_secs(3)).await;
    place.start().await;
    let bob = Client::join(place.address(), &id, Some(&black)).await;
    let view = bob.view.unwrap();
    assert_eq!((view.turn, &view.phase), (Color::Black, &Phase::Playing));
    let left = view.clocks.black.left.unwrap();
    assert!((597_500..=600_000).contains(&left), "{left} ms are left");
    assert!(view.clocks.black.is_running);
}

#[tokio::test]
async fn an_engine_answers_advises_and_goes_on_after_a_restart() {
    let mut place = Place::local().await;
    std::fs::write(place.settings(), "[play]\nshortest-answer = 0\n").unwrap();
    place.restart().await;
    let kind = json!({ "game": "chess", "variant": "chess" });
    let level = json!({ "sitter": "level", "level": 0 });
    let (id, _) = opened(place.address(), &game(&kind, &person("Ada", 0), &level, "")).await;
    let mut owner = Client::join(place.address(), &id, None).await;
    assert_eq!(number(&owner.plays("1", Color::White, 0, "e2e4").await), Ok(2));
    owner.until(|entry| matches!(entry.fact, Fact::Moved { seat: Color::Black, .. })).await;
    owner.send(&json!({ "ask": "hint", "id": "h" })).await;
    loop {
        if let Word::Hint { choice, .. } = owner.word().await {
            assert!(choice.is_some());
            break;
        }
    }
    let last = owner.facts.last().unwrap().number;
    place.restart().await;
    let mut owner = Client::join(place.address(), &id, None).await;
    assert_eq!(owner.last(), last);
    assert_eq!(number(&owner.plays("2", Color::White, 2, "d2d4").await), Ok(last + 1));
    owner.until(|entry| matches!(entry.fact, Fact::Moved { seat: Color::Black, .. })).await;
}

#[tokio::test]
async fn an_empty_seat_waits_for_whoever_has_its_link() {
    let place = Place::local().await;
    let nobody = json!({ "sitter": "nobody" });
    let kind = json!({ "game": "go", "size": "9", "rules": "chinese" });
    let (id, [white, _]) = opened(place.address(), &game(&kind, &nobody, &person("Ada", 0), "")).await;
    let owner = Client::join(place.address(), &id, None).await;
    assert_eq!(owner.view.unwrap().phase, Phase::Waiting);
    let guest = Client::join(place.address(), &id, Some(&white)).await;
    let view = guest.view.unwrap();
    assert_eq!((&view.phase, view.seats.white.title.as_str()), (&Phase::Playing, "Cleo"));
}

/// Settings with an engine that is started so.
fn engine(name: &str, command: &str) -> String {
    format!("[[engine]]\nname = \"{name}\"\nprotocol = \"uci\"\ncommand = \"{command}\"\n")
}

/// A game of an engine that ends at once, on a clock, and where it is.
async fn game_of_a_broken_engine(clock: &str) -> (Place, String) {
    let place = Place::local().await;
    std::fs::write(place.settings(), engine("broken", "false")).unwrap();
    let kind = json!({ "game": "chess", "variant": "chess" });
    let broken = json!({ "sitter": "engine", "name": "broken" });
    let (id, _) = opened(place.address(), &game(&kind, &broken, &person("Ada", 0), clock)).await;
    (place, id)
}

#[tokio::test]
async fn an_engine_that_is_not_there_is_told_when_it_is_seated() {
    let place = Place::local().await;
    let kind = json!({ "game": "chess", "variant": "chess" });
    let seat = json!({ "sitter": "engine", "name": "none" });
    let new = game(&kind, &seat, &person("Ada", 0), "");
    let refused = async || send(place.address(), "POST", "/api/games", &new).await;
    assert_eq!(refused().await.why(), "seat-no-engine");
    std::fs::write(place.settings(), engine("none", "/nonexistent/engine")).unwrap();
    let answer = refused().await;
    assert_eq!((answer.status, answer.why().as_str()), (400, "seat-cannot"));
    assert!(answer.body.contains("/nonexistent/engine"), "{}", answer.body);
}

#[tokio::test]
async fn an_engine_that_was_written_into_the_settings_can_be_seated_at_once() {
    let place = Place::local().await;
    let offered = async || {
        let engines = get(place.address(), "/api/engines").await.json();
        engines.as_array().unwrap().iter().any(|offer| offer["name"] == "new")
    };
    assert!(!offered().await);
    let (id, _) = opened(place.address(), &chess("")).await;
    let mut owner = Client::join(place.address(), &id, None).await;
    let sitter = Sitter::Engine { name: "new".to_owned() };
    let seat = Command::Seat { seat: Color::Black, sitter, from: None };
    assert_eq!(number(&owner.does("1", &seat).await), Err("seat-no-engine".to_owned()));
    std::fs::write(place.settings(), engine("new", "true")).unwrap();
    assert!(number(&owner.does("2", &seat).await).is_ok());
    assert!(offered().await);
    std::fs::write(place.settings(), "").unwrap();
    assert!(!offered().await);
}

#[tokio::test]
async fn the_clock_waits_too_for_an_engine_that_cannot_go_on() {
    let (place, id) = game_of_a_broken_engine("10m").await;
    let mut owner = Client::join(place.address(), &id, None).await;
    let is_paused = |entry: &table::Entry| matches!(entry.fact, Fact::Paused);
    if *owner.view.as_ref().map_or(&Phase::Playing, |view| &view.phase) == Phase::Playing {
        owner.until(is_paused).await;
    }
    owner.facts.clear();
    owner.send(&json!({ "ask": "ask-again", "id": "a" })).await;
    owner.until(|entry| matches!(entry.fact, Fact::Resumed)).await;
    owner.until(is_paused).await;
}

#[tokio::test]
async fn an_engine_that_ends_is_told_and_the_game_waits() {
    let (place, id) = game_of_a_broken_engine("").await;
    let mut owner = Client::join(place.address(), &id, None).await;
    let is_told = async |owner: &mut Client| {
        let told = owner.trouble.clone();
        if told.is_some() {
            return told;
        }
        loop {
            if let Word::Trouble(trouble) = owner.word().await {
                return Some(trouble);
            }
        }
    };
    let trouble = is_told(&mut owner).await.unwrap();
    assert_eq!(trouble.seat, Color::White);
    let french = words::Words::new(words::Language::French).sentence(&trouble.why);
    assert!(french.contains("broken s’est arrêté"), "{french}");
    let view = get(place.address(), &format!("/api/games/{id}")).await.json();
    assert_eq!((view["phase"].as_str(), view["cursor"].as_u64()), (Some("playing"), Some(0)), "it waits");
    let level = table::Sitter::Level { level: 0 };
    owner.does("seat", &Command::Seat { seat: Color::White, sitter: level, from: None }).await;
    owner.until(|entry| matches!(entry.fact, Fact::Moved { seat: Color::White, .. })).await;
}

#[tokio::test]
async fn a_program_is_not_seated_at_a_game_that_it_does_not_play() {
    let mut place = Place::local().await;
    let script = "while read line; do case $line in uci) echo option name UCI_Variant type combo default chess \
                  var chess; echo uciok;; isready) echo readyok;; quit) exit;; esac; done";
    let engine = |name: &str, protocol: &str| {
        format!("[[engine]]\nname = \"{name}\"\nprotocol = \"{protocol}\"\ncommand = \"sh -c '{script}'\"\n")
    };
    std::fs::write(place.settings(), engine("plain", "uci") + &engine("stones", "gtp")).unwrap();
    place.restart().await;
    let alice = json!({ "game": "chess", "variant": "alice" });
    let person = person("Ada", 0);
    let seat = |name: &str| json!({ "sitter": "engine", "name": name });
    for name in ["plain", "stones"] {
        let answer =
            send(place.address(), "POST", "/api/games", &game(&alice, &person, &seat(name), "")).await;
        assert_eq!((answer.status, answer.why().as_str()), (400, "seat-cannot"), "{name}");
    }
    let (id, _) = opened(place.address(), &game(&alice, &person, &person, "")).await;
    let mut owner = Client::join(place.address(), &id, None).await;
    for name in ["plain", "stones"] {
        let sitter = table::Sitter::Engine { name: name.to_owned() };
        let answer = owner.does(name, &Command::Seat { seat: Color::Black, sitter, from: None }).await;
        assert_eq!(number(&answer), Err("seat-cannot".to_owned()), "{name}");
    }
    let kind = json!({ "game": "chess", "variant": "chess" });
    opened(place.address(), &game(&kind, &person, &seat("plain"), "")).await;
}

#[tokio::test]
async fn a_game_is_looked_at_written_and_saved() {
    let place = Place::local().await;
    let (id, [white, _]) = opened(place.address(), &chess("")).await;
    let mut ada = Client::join(place.address(), &id, Some(&white)).await;
    ada.plays("1", Color::White, 0, "e2e4").await;
    ada.send(&json!({ "ask": "look", "id": "l", "node": 0 })).await;
    loop {
        if let Word::Board { board, turn, choices, .. } = ada.word().await {
            assert!(board.unwrap().text.starts_with("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w"));
            assert_eq!((turn, choices.len()), (Some(Color::White), 20));
            break;
        }
    }
    let record = get(place.address(), &format!("/api/games/{id}/record")).await;
    assert!(record.body.contains("1. e4 *"), "{}", record.body);
    let saved =
        crate::http::send(place.address(), "POST", &format!("/api/games/{id}/save"), &json!({})).await;
    assert_eq!(saved.status, 204, "{}", saved.body);
    assert_eq!(get(place.address(), "/api/library").await.json()["total"], 1);
    let running = get(place.address(), "/api/games").await.json();
    assert_eq!((running[0]["white"].as_str(), running[0]["plies"].as_u64()), (Some("Ada"), Some(1)));
    assert_eq!(running[0]["state"], json!({ "phase": "playing", "turn": "black", "is_ours": false }));
}

#[tokio::test]
async fn variations_are_added_to_a_record_by_its_owner_alone() {
    let place = Place::open("secret").await;
    let nobody = json!({ "sitter": "nobody" });
    let mut new = game(&json!({ "game": "chess", "variant": "chess" }), &nobody, &nobody, "");
    new["spec"]["record"] = json!("1. e4 e5 2. Nf3 *");
    let headers = [("Content-Type", "application/json"), ("Authorization", "Bearer secret")];
    let answer = crate::http::ask(place.address(), "POST", "/api/games", &headers, &new.to_string()).await;
    let id = answer.json()["id"].as_str().unwrap().to_owned();
    let mut owner = Client::join(place.address(), &id, Some("secret")).await;
    let mut guest = Client::join(place.address(), &id, None).await;
    let refused = guest.plays("1", Color::White, 2, "f2f4").await;
    assert_eq!(number(&refused), Err("access-watching".to_owned()));
    assert!(number(&owner.plays("1", Color::White, 2, "f2f4").await).is_ok());
    guest.until(|entry| matches!(entry.fact, Fact::Went { to: 4, .. })).await;
    let record = get(place.address(), &format!("/api/games/{id}/record")).await;
    assert!(record.body.contains("2. Nf3 (2. f4) *"), "{}", record.body);
}

#[tokio::test]
async fn people_play_on_with_colours_changed() {
    let place = Place::local().await;
    let (id, [white, black]) = opened(place.address(), &chess("")).await;
    let mut ada = Client::join(place.address(), &id, Some(&white)).await;
    let mut bob = Client::join(place.address(), &id, Some(&black)).await;
    ada.does("1", &Command::Resign { seat: Color::White }).await;
    let again = table::Offer::Again { swapped: true };
    ada.does("2", &Command::Offer { seat: Color::White, offer: again }).await;
    let accepted = bob.does("1", &Command::Answer { seat: Color::Black, accept: true, offer: None }).await;
    assert!(number(&accepted).is_ok(), "{accepted:?}");
    let again = bob.does("1", &Command::Answer { seat: Color::Black, accept: true, offer: None }).await;
    assert_eq!(again, accepted, "what was answered before holds with other colours");
    assert_eq!(
        number(&ada.plays("3", Color::White, 0, "e2e4").await),
        Err("access-not-your-seat".to_owned())
    );
    assert!(number(&bob.plays("2", Color::White, 0, "e2e4").await).is_ok());
    assert!(number(&ada.plays("4", Color::Black, 1, "e7e5").await).is_ok());
}

#[tokio::test]
async fn chess960_without_a_start_draws_lots() {
    let place = Place::local().await;
    let kind = json!({ "game": "chess", "variant": "chess960" });
    let mut starts = std::collections::HashSet::new();
    for _ in 0..6 {
        let (id, _) = opened(place.address(), &game(&kind, &person("Ada", 0), &person("Bob", 0), "")).await;
        let owner = Client::join(place.address(), &id, None).await;
        starts.insert(owner.view.unwrap().board.text.clone());
    }
    assert!(starts.len() > 1, "six times the same of 960: {starts:?}");
}

#[tokio::test]
async fn what_comes_too_fast_is_refused_by_its_name() {
    let place = Place::local().await;
    let (id, [white, _]) = opened(place.address(), &chess("")).await;
    let mut ada = Client::join(place.address(), &id, Some(&white)).await;
    for number in 0..100 {
        ada.send(&json!({ "ask": "look", "id": number.to_string(), "node": 0 })).await;
    }
    loop {
        if let Word::Answer { id, answer } = ada.word().await {
            assert_eq!(number(&answer), Err("wire-too-fast".to_owned()));
            assert!(id.parse::<u32>().unwrap() > 50, "{id}");
            break;
        }
    }
}

#[tokio::test]
async fn a_name_means_one_command_only() {
    let place = Place::local().await;
    let (id, [white, _]) = opened(place.address(), &chess("")).await;
    let mut ada = Client::join(place.address(), &id, Some(&white)).await;
    assert_eq!(number(&ada.plays("1", Color::White, 0, "e2e4").await), Ok(2));
    let other = ada.does("1", &Command::Resign { seat: Color::White }).await;
    assert_eq!(number(&other), Err("wire-id-taken".to_owned()));
    let kept = place.store().facts(&id.parse().unwrap(), 0, 10).unwrap();
    assert_eq!(kept.len(), 2, "nothing was done");
}

#[tokio::test]
async fn a_remark_after_the_end_changes_no_score() {
    let place = Place::local().await;
    let (id, [white, _]) = opened(place.address(), &chess("")).await;
    let mut ada = Client::join(place.address(), &id, Some(&white)).await;
    ada.plays("1", Color::White, 0, "e2e4").await;
    ada.does("2", &Command::Resign { seat: Color::White }).await;
    let ratings = async || get(place.address(), "/api/scores/ratings?name=Bob").await.json();
    let before = ratings().await;
    let mut owner = Client::join(place.address(), &id, None).await;
    let remarks = table::Remarks { comments: vec!["too soon".to_owned()], ..table::Remarks::default() };
    assert!(number(&owner.does("n", &Command::Note { node: 1, remarks }).await).is_ok());
    assert_eq!(ratings().await, before);
    let library = get(place.address(), "/api/library").await.json();
    let record = library["games"][0]["id"].as_str().unwrap().to_owned();
    let text = get(place.address(), &format!("/api/library/{record}")).await.json();
    assert!(text["text"].as_str().unwrap().contains("too soon"));
}
