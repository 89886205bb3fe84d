//! How long a fact takes to its acknowledgement when a thousand games are played at once.

use std::{
    sync::mpsc,
    thread,
    time::{Duration, Instant},
};

use store::{Append, GameId, Location, Summary};

use crate::place::{Folder, append, begun, open};

const GAMES: u64 = 1_000;
const SECONDS: u64 = 15;

/// Prints the times; whoever is slow does not slow down the others.
#[test]
#[ignore = "a measurement: run it alone, with --nocapture"]
fn a_thousand_games_at_one_move_a_second() {
    let folder = Folder::new();
    let store = open(&Location::File(folder.file("games.db")));
    let games: Vec<GameId> = (0..GAMES).map(|_| begun(&store)).collect();
    let (_, commits_before) = store.writes_and_commits();
    let (tell, told) = mpsc::channel();
    let begin = Instant::now();
    for step in 0..GAMES * SECONDS {
        let due = begin + Duration::from_secs(1) * u32::try_from(step).unwrap() / 1_000;
        thread::sleep(due.saturating_duration_since(Instant::now()));
        let (game, after, tell) = (&games[(step % GAMES) as usize], step / GAMES, tell.clone());
        let move_made = Append {
            command: Some((step.to_string(), "{\"ok\":true}".to_owned())),
            summary: Some(Summary { plies: after, ..Summary::default() }),
            ..append(game, after, &[&"x".repeat(150)])
        };
        store.append_then(move_made, move |done| {
            tell.send(done.map(|_| due.elapsed())).unwrap();
        });
    }
    drop(tell);
    let mut times: Vec<Duration> = told.iter().filter_map(Result::ok).collect();
    times.sort_unstable();
    let at = |share: usize| times[(times.len() - 1) * share / 1_000];
    let (_, commits) = store.writes_and_commits();
    println!(
        "{} facts saved, {} refused, {} commits: p50 {:?}, p99 {:?}, p99.9 {:?}, most {:?}",
        times.len(),
        GAMES as usize * SECONDS as usize - times.len(),
        commits - commits_before,
        at(500),
        at(990),
        at(999),
        at(1_000)
    );
}
