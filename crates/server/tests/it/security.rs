//! Every rule of the door, refused by a test of its own.

use game::Color;
use serde_json::json;
use server::wire::Word;
use table::{Command, Sitter};
use tokio_tungstenite::tungstenite::{self, Message as Frame};

use crate::{
    client::{Client, connected, number},
    http::{ask, chess, game, get, opened, person, send},
    place::Place,
};

const KEY: &str = "0123456789012345678901";

#[tokio::test]
async fn other_hosts_are_refused() {
    let place = Place::local().await;
    for host in ["evil.example", "localhost", "127.0.0.1.evil.example:80", ""] {
        let answer = ask(place.address(), "GET", "/api/about", &[("Host", host)], "").await;
        assert_eq!(answer.status, 403, "{host}: {}", answer.body);
        assert_eq!(answer.why(), "guard-host");
    }
    let own = format!("localhost:{}", place.address().port());
    assert_eq!(ask(place.address(), "GET", "/api/about", &[("Host", &own)], "").await.status, 200);
}

#[tokio::test]
async fn pages_of_others_change_nothing() {
    let place = Place::local().await;
    let own = format!("http://{}", place.address());
    for (headers, status) in [
        (vec![("Origin", "http://evil.example")], 403),
        (vec![("Origin", "null")], 403),
        (vec![("Sec-Fetch-Site", "cross-site")], 403),
        (vec![("Origin", own.as_str())], 201),
        (vec![], 201),
    ] {
        let mut all = vec![("Content-Type", "application/json")];
        all.extend(&headers);
        let answer = ask(place.address(), "POST", "/api/games", &all, &chess("").to_string()).await;
        assert_eq!(answer.status, status, "{headers:?}: {}", answer.body);
    }
    let form = ask(place.address(), "POST", "/api/games", &[("Content-Type", "text/plain")], "{}").await;
    assert_eq!(form.status, 400, "what a form can send is no JSON");
}

#[tokio::test]
async fn pages_of_others_get_no_socket() {
    let place = Place::local().await;
    let (id, _) = opened(place.address(), &chess("")).await;
    let status = |result: Result<_, tungstenite::Error>| match result {
        Err(tungstenite::Error::Http(response)) => response.status().as_u16(),
        Err(other) => panic!("{other}"),
        Ok(_) => 101,
    };
    let own = format!("http://{}", place.address());
    for (headers, expected) in [
        (vec![("origin", "http://evil.example")], 403),
        (vec![("host", "evil.example")], 403),
        (vec![("origin", own.as_str())], 101),
    ] {
        assert_eq!(status(connected(place.address(), &id, &headers).await), expected, "{headers:?}");
    }
    assert_eq!(status(connected(place.address(), "nonsense", &[]).await), 404);
}

#[tokio::test]
async fn without_the_key_of_the_house_nothing_of_the_house_is_seen_or_changed() {
    let place = Place::open(KEY).await;
    for (method, path) in [
        ("GET", "/api/games"),
        ("POST", "/api/games"),
        ("GET", "/api/library"),
        ("POST", "/api/library"),
        ("POST", "/api/library/import"),
        ("GET", "/api/library/export"),
        ("DELETE", "/api/library/bin"),
        ("GET", "/api/library/0000000000000000000000"),
        ("PATCH", "/api/library/0000000000000000000000"),
        ("DELETE", "/api/library/0000000000000000000000"),
        ("POST", "/api/library/0000000000000000000000/undelete"),
        ("GET", "/api/games/0000000000000000000000/keys"),
        ("DELETE", "/api/games/0000000000000000000000"),
        ("POST", "/api/games/0000000000000000000000/save"),
        ("GET", "/api/scores"),
        ("GET", "/api/scores/against"),
        ("GET", "/api/scores/ratings"),
        ("GET", "/api/settings"),
        ("PATCH", "/api/settings"),
    ] {
        for headers in [vec![], vec![("Authorization", "Bearer 1123456789012345678901")]] {
            let answer = ask(place.address(), method, path, &headers, "{}").await;
            assert_eq!((answer.status, answer.why().as_str()), (403, "access-owner-only"), "{method} {path}");
        }
        let key = format!("Bearer {KEY}");
        let headers = [("Authorization", key.as_str()), ("Content-Type", "application/json")];
        let answer = ask(place.address(), method, path, &headers, "{}").await;
        assert_ne!(answer.status, 403, "{method} {path}");
    }
    assert_eq!(get(place.address(), "/api/about").await.json()["is_owner"], false);
}

#[tokio::test]
async fn a_seat_is_played_by_whoever_has_its_secret() {
    let place = Place::open(KEY).await;
    let key = format!("Bearer {KEY}");
    let headers = [("Authorization", key.as_str()), ("Content-Type", "application/json")];
    let answer = ask(place.address(), "POST", "/api/games", &headers, &chess("").to_string()).await;
    let told = answer.json();
    let (id, white) = (told["id"].as_str().unwrap(), told["keys"]["white"].as_str().unwrap());
    let refused = |id: &str| Err(id.to_owned());
    for (key, why) in
        [(None, "access-watching"), (Some("wrong"), "access-watching"), (Some(KEY), "access-not-your-seat")]
    {
        let mut other = Client::join(place.address(), id, key).await;
        let answer = other.plays("1", Color::White, 0, "e2e4").await;
        assert_eq!(number(&answer), refused(why), "{key:?}");
    }
    let mut ada = Client::join(place.address(), id, Some(white)).await;
    let resigns = Command::Resign { seat: Color::Black };
    assert_eq!(number(&ada.does("1", &resigns).await), refused("access-not-your-seat"));
    let seat = Command::Seat { seat: Color::White, sitter: Sitter::Level { level: 9 }, from: None };
    assert_eq!(number(&ada.does("2", &seat).await), refused("access-owner-only"));
    assert_eq!(number(&ada.plays("3", Color::White, 0, "e2e4").await), Ok(2));
    ada.send(&json!({ "ask": "hint", "id": "h" })).await;
    loop {
        if let Word::Answer { id, answer } = ada.word().await {
            assert_eq!((id.as_str(), number(&answer)), ("h", refused("hint-remote")));
            break;
        }
    }
}

#[tokio::test]
async fn engines_are_not_configured_over_the_network() {
    let place = Place::local().await;
    for change in [
        json!({ "engines": [{ "name": "sh", "command": "sh", "protocol": "uci" }] }),
        json!({ "values": { "engine": "sh" } }),
        json!({ "values": { "engine.command": "sh" } }),
    ] {
        let answer = send(place.address(), "PATCH", "/api/settings", &change).await;
        assert_eq!(answer.status, 400, "{}", answer.body);
    }
    assert!(!place.settings().exists());
    let sh = json!({ "sitter": "engine", "name": "/bin/sh" });
    let kind = json!({ "game": "chess", "variant": "chess" });
    let answer = send(place.address(), "POST", "/api/games", &game(&kind, &sh, &person("Ada", 0), "")).await;
    assert_eq!((answer.status, answer.why().as_str()), (400, "seat-no-engine"));
}

#[tokio::test]
async fn nonsense_is_answered_and_harms_nobody() {
    let place = Place::local().await;
    let (id, [white, _]) = opened(place.address(), &chess("")).await;
    let mut ada = Client::join(place.address(), &id, Some(&white)).await;
    for text in ["", "{", "null", "{\"ask\":\"do\"}", "{\"ask\":\"xyzzy\"}", "[[[[[[[[", "\u{0}"] {
        ada.text(text.to_owned()).await;
        let Word::Misunderstood { why } = ada.word().await else { panic!("{text} was understood") };
        assert_eq!(why.id(), "wire-nonsense");
    }
    ada.frame(Frame::binary(vec![0; 10])).await;
    assert!(matches!(ada.word().await, Word::Misunderstood { .. }));
    ada.send(&json!({ "ask": "join" })).await;
    assert!(matches!(ada.word().await, Word::Misunderstood { .. }));
    for id in ["", &"x".repeat(65)] {
        let answer = ada.plays(id, Color::White, 0, "e2e4").await;
        assert_eq!(number(&answer), Err("wire-id".to_owned()));
    }
    assert_eq!(number(&ada.plays("1", Color::White, 0, "e2e4").await), Ok(2));
    for (method, path, body) in [
        ("POST", "/api/games", "{"),
        ("POST", "/api/games", "{\"spec\":{}}"),
        ("PATCH", "/api/settings", "3"),
        ("GET", "/api/library?limit=x", ""),
        ("GET", "/api/library?kind=poker", ""),
    ] {
        let json = [("Content-Type", "application/json")];
        assert_eq!(ask(place.address(), method, path, &json, body).await.status, 400, "{method} {path}");
    }
    assert_eq!(get(place.address(), "/api/nothing").await.status, 404);
}

#[tokio::test]
async fn whoever_says_nothing_good_for_long_is_shown_the_door() {
    let place = Place::local().await;
    let (id, _) = opened(place.address(), &chess("")).await;
    let mut rude = Client::join(place.address(), &id, None).await;
    // One after the other: what is still under way when a line is cut cuts off the farewell too.
    let code = loop {
        rude.text("nonsense".to_owned()).await;
        if let Err(code) = rude.maybe_word().await {
            break code;
        }
    };
    assert_eq!(code, Some(1008));
}

#[tokio::test]
async fn what_is_too_large_is_refused() {
    let place = Place::local().await;
    let (id, [white, _]) = opened(place.address(), &chess("")).await;
    let mut ada = Client::join(place.address(), &id, Some(&white)).await;
    ada.text("x".repeat(1 << 20)).await;
    assert_eq!(ada.maybe_word().await, Err(Some(1009)), "the connection is closed, and it is said why");
    let huge = json!({ "text": "x".repeat(17 << 20) });
    let answer = send(place.address(), "POST", "/api/library", &huge).await;
    assert_eq!((answer.status, answer.why().as_str()), (413, "api-too-long"));
    let long = "[x]\n".repeat(1 << 19);
    let answer = ask(place.address(), "POST", "/api/variants/check", &[], &long).await;
    assert_eq!((answer.status, answer.why().as_str()), (413, "api-too-long"));
}

#[tokio::test]
async fn names_are_text_in_one_line() {
    let place = Place::local().await;
    let kind = json!({ "game": "chess", "variant": "chess" });
    let odd = person("  <b>Ada</b>\n\u{1b}[31m  ", 0);
    let long = person(&"x".repeat(1_000), 0);
    let (id, _) = opened(place.address(), &game(&kind, &odd, &long, "")).await;
    let view = get(place.address(), &format!("/api/games/{id}")).await.json();
    assert_eq!(view["seats"]["white"]["title"], "<b>Ada</b>  [31m");
    assert_eq!(view["seats"]["black"]["title"], "x".repeat(60));
}

#[tokio::test]
async fn browsers_are_told_to_guess_frame_and_keep_nothing() {
    let place = Place::local().await;
    let answered = get(place.address(), "/api/about").await;
    let refused = ask(place.address(), "GET", "/api/about", &[("Host", "evil.example")], "").await;
    for head in [answered.head.to_lowercase(), refused.head.to_lowercase()] {
        for header in [
            "nosniff",
            "x-frame-options: deny",
            "no-referrer",
            "default-src 'none'",
            "cache-control: no-store",
        ] {
            assert!(head.contains(header), "{header} is missing in\n{head}");
        }
        assert!(!head.contains("access-control"), "no other page may read");
    }
}
