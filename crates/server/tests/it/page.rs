//! The page and the program as a whole: files, guests of the local network, the end.

use std::fs;

use server::{Page, PageFile};

use crate::{
    client::connected,
    http::{Answered, ask, chess, get, opened, send},
    place::Place,
};

static FILES: [PageFile; 2] = [
    PageFile { path: "index.html", bytes: b"<title>Plateau</title>", brotli: None },
    PageFile { path: "assets/app-1.js", bytes: b"let plain;", brotli: Some(b"short") },
];

fn head(answered: &Answered) -> String {
    answered.head.to_lowercase()
}

#[tokio::test]
async fn every_screen_is_the_index_and_every_file_itself() {
    let place = Place::with_page(Page::Files(&FILES)).await;
    for screen in ["/", "/library", "/game/0123456789012345678901", "/settings/display"] {
        let answered = get(place.address(), screen).await;
        assert_eq!((answered.status, answered.body.as_str()), (200, "<title>Plateau</title>"), "{screen}");
        assert!(head(&answered).contains("content-type: text/html"), "{}", answered.head);
        assert!(head(&answered).contains("content-security-policy: default-src 'self'"), "{}", answered.head);
        assert!(head(&answered).contains("cache-control: no-store"), "{}", answered.head);
    }
    let file = get(place.address(), "/assets/app-1.js").await;
    assert_eq!((file.status, file.body.as_str()), (200, "let plain;"));
    assert!(head(&file).contains("text/javascript") && head(&file).contains("immutable"), "{}", file.head);
    let takes = [("Accept-Encoding", "gzip, br")];
    let short = ask(place.address(), "GET", "/assets/app-1.js", &takes, "").await;
    assert_eq!(short.body, "short");
    assert!(head(&short).contains("content-encoding: br"), "{}", short.head);
}

#[tokio::test]
async fn what_is_no_file_is_missing() {
    let place = Place::with_page(Page::Files(&FILES)).await;
    for path in ["/assets/app-2.js", "/favicon.ico", "/api", "/api/nothing"] {
        assert_eq!(get(place.address(), path).await.status, 404, "{path}");
    }
    assert_eq!(ask(place.address(), "POST", "/library", &[], "").await.status, 404);
    assert_eq!(get(Place::local().await.address(), "/").await.status, 404, "there is no page");
}

#[tokio::test]
async fn a_folder_shows_its_own_files_and_no_others() {
    let folder = std::env::temp_dir().join(format!("plateau-page-{}", store::GameId::random()));
    fs::create_dir_all(folder.join("dist/assets")).unwrap();
    fs::write(folder.join("secret.txt"), "secret").unwrap();
    fs::write(folder.join("dist/index.html"), "index").unwrap();
    fs::write(folder.join("dist/assets/a.css"), "style").unwrap();
    let place = Place::with_page(Page::Folder(folder.join("dist"))).await;
    assert_eq!(get(place.address(), "/").await.body, "index");
    assert_eq!(get(place.address(), "/assets/a.css").await.body, "style");
    for path in [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "//etc/passwd.x",
    ] {
        assert_eq!(get(place.address(), path).await.status, 404, "{path}");
    }
    fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn guests_of_the_local_network_come_by_a_door_of_their_own() {
    let place = Place::local().await;
    let (id, [white, _]) = opened(place.address(), &chess("")).await;
    let before = get(place.address(), "/api/share").await.json();
    assert_eq!(before["addresses"], serde_json::json!([]));
    let shared = send(place.address(), "POST", "/api/share", &serde_json::json!({})).await;
    if shared.why() == "share-impossible" {
        println!("skipped: this machine has no network");
        return;
    }
    let at = shared.json()["addresses"][0].as_str().unwrap().to_owned();
    let door: std::net::SocketAddr = at.strip_prefix("http://").unwrap().parse().unwrap();
    assert!(!door.ip().is_loopback(), "{door}");
    assert_eq!(get(place.address(), "/api/share").await.json(), shared.json());
    let about = get(door, "/api/about").await.json();
    assert_eq!((&about["is_owner"], &about["can_quit"]), (&false.into(), &false.into()));
    for (method, path) in [
        ("GET", "/api/games"),
        ("GET", "/api/library"),
        ("POST", "/api/quit"),
        ("GET", "/api/share"),
        ("POST", "/api/share"),
        ("DELETE", "/api/share"),
    ] {
        assert_eq!(ask(door, method, path, &[], "").await.status, 403, "{method} {path}");
    }
    let mut ada = crate::client::Client::join(door, &id, Some(&white)).await;
    let moved = ada.plays("1", game::Color::White, 0, "e2e4").await;
    assert_eq!(crate::client::number(&moved), Ok(2));
    assert_eq!(ask(place.address(), "DELETE", "/api/share", &[], "").await.status, 200);
    assert!(ada.maybe_word().await.is_err(), "whoever came by the door has to leave");
    assert!(connected(door, &id, &[]).await.is_err(), "the door is closed");
}

#[tokio::test]
async fn the_owner_ends_the_program_and_nobody_else() {
    let open = Place::open("0123456789012345678901").await;
    let key = [("Authorization", "Bearer 0123456789012345678901")];
    let refused = ask(open.address(), "POST", "/api/quit", &key, "").await;
    assert_eq!((refused.status, refused.why().as_str()), (403, "quit-not-here"));
    let place = Place::local().await;
    assert_eq!(get(place.address(), "/api/about").await.json()["can_quit"], true);
    assert_eq!(ask(place.address(), "POST", "/api/quit", &[], "").await.status, 204);
    place.ended().await;
}
