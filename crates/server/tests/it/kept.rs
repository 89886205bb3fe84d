//! What cannot be kept has not happened: full disks, and others who go on with a game.

use std::process::{Command as Process, Stdio};

use game::Color;
use server::wire::Word;
use store::Journal;
use table::{Command, Remarks, saved};

use crate::{
    client::{Client, number},
    http::{chess, opened},
    place::Place,
};

/// Whether this program is the one that may not write much.
const CHILD: &str = "PLATEAU_SERVER_CHILD";

#[tokio::test]
async fn a_game_that_another_program_went_on_with_is_as_it_was_left() {
    overtaken(false).await;
}

#[tokio::test]
async fn it_is_so_too_where_the_table_as_it_was_known_refuses_the_next_command() {
    overtaken(true).await;
}

/// Another program answers for Black; then Black moves here, or White, whose turn that makes it.
async fn overtaken(is_refused: bool) {
    let place = Place::local().await;
    let (id, [white, black]) = opened(place.address(), &chess("")).await;
    let mut ada = Client::join(place.address(), &id, Some(&white)).await;
    let mut bob = Client::join(place.address(), &id, Some(&black)).await;
    assert_eq!(number(&ada.plays("1", Color::White, 0, "e2e4").await), Ok(2));
    let (store, game) = (place.store(), id.parse().unwrap());
    let elsewhere = std::thread::spawn(move || {
        let (mut journal, _, mut table) = Journal::take_up(&store, &game).unwrap();
        let reply = Command::Move { seat: Color::Black, on: 1, text: "c7c5".to_owned() };
        let effects = table.handle(reply, table.latest()).unwrap();
        journal.keep(&store, &table, &saved(&effects), 0).unwrap();
    });
    elsewhere.join().unwrap();
    let mover = if is_refused { &mut ada } else { &mut bob };
    // At the table as it was known it is not White's turn.
    let late = if is_refused {
        mover.plays("2", Color::White, 2, "g1f3").await
    } else {
        mover.plays("1", Color::Black, 1, "e7e5").await
    };
    assert_eq!(number(&late), Err("store-conflict".to_owned()));
    mover.send(&serde_json::json!({ "ask": "view" })).await;
    let view = loop {
        if let Word::View { view } = mover.word().await {
            break view;
        }
    };
    assert_eq!((view.number, view.turn), (3, Color::White));
    let mut ada = Client::join(place.address(), &id, Some(&white)).await;
    assert_eq!(number(&ada.plays("3", Color::White, 2, "g1f3").await), Ok(4));
}

#[test]
fn a_move_that_cannot_be_kept_is_refused_and_not_on_the_board() {
    let exe = std::env::current_exe().unwrap();
    let test = "kept::child_whose_files_may_not_grow";
    let output = Process::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 1000; exec \"$0\" \"$@\""])
        .arg(exe)
        .args(["--exact", test, "--ignored", "--nocapture"])
        .env(CHILD, "1")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let said =
        String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.contains("refused after"), "{said}");
}

#[tokio::test]
#[ignore = "a child of the test above"]
async fn child_whose_files_may_not_grow() {
    if std::env::var_os(CHILD).is_none() {
        return;
    }
    let place = Place::local().await;
    let (id, _) = opened(place.address(), &chess("")).await;
    let mut owner = Client::join(place.address(), &id, None).await;
    let remarks = |text: String| Remarks { comments: vec![text], ..Default::default() };
    let mut last = 1;
    let mut why = None;
    for number in 0..1_000 {
        let long = Command::Note { node: 0, remarks: remarks(format!("{number} {}", "x".repeat(20_000))) };
        match crate::client::number(&owner.does(&format!("n{number}"), &long).await) {
            Ok(number) => last = number,
            Err(id) => {
                why = Some(id);
                break;
            }
        }
    }
    let why = why.expect("a file that may not grow is full at some time");
    owner.send(&serde_json::json!({ "ask": "view" })).await;
    let view = loop {
        if let Word::View { view } = owner.word().await {
            break view;
        }
    };
    assert_eq!(view.number, last, "what was refused has not happened");
    let kept = place.store().facts(&id.parse().unwrap(), 0, 10_000).unwrap();
    assert_eq!(kept.len() as u64, last);
    println!("refused after {last} facts: {why}");
}
