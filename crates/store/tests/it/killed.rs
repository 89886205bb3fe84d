//! `kill -9` at any moment: what was acknowledged is there.

use std::{
    collections::HashMap,
    io::{self, BufRead as _, BufReader, Write as _},
    thread,
    time::Duration,
};

use store::{Appended, GameId, Location};
use testkit::Dice;

use crate::{
    place::{Folder, append, begun, open},
    process::{child, given},
};

const KILLS: u32 = 20;
const GAMES: usize = 4;

#[test]
#[ignore = "a child of the test below"]
fn child_that_appends() {
    let Some(path) = given() else { return };
    let store = open(&Location::File(path.into()));
    thread::scope(|scope| {
        for _ in 0..GAMES {
            let store = store.clone();
            scope.spawn(move || {
                let game = begun(&store);
                for after in 0.. {
                    assert_eq!(store.append(append(&game, after, &["x"])), Ok(Appended::Added(after + 1)));
                    let mut out = io::stdout().lock();
                    writeln!(out, "saved {game} {}", after + 1).and_then(|()| out.flush()).unwrap();
                }
            });
        }
    });
}

#[test]
fn every_acknowledged_fact_survives_kill_9() {
    let folder = Folder::new();
    let path = folder.file("games.db");
    let mut dice = Dice::new(9);
    let mut acknowledged: HashMap<GameId, u64> = HashMap::new();
    for _ in 0..KILLS {
        let wait = Duration::from_millis(30 + dice.below(200) as u64);
        for (game, number) in run_and_kill(path.to_str().unwrap(), wait) {
            let last = acknowledged.entry(game).or_default();
            *last = number.max(*last);
        }
        let store = open(&Location::File(path.clone()));
        for (game, &last) in &acknowledged {
            let facts = store.facts(game, 0, u64::MAX).unwrap();
            let numbers: Vec<u64> = facts.iter().map(|fact| fact.number).collect();
            assert_eq!(numbers, (1..=facts.len() as u64).collect::<Vec<_>>(), "no holes");
            assert!(facts.len() as u64 >= last, "{} of {last} facts", facts.len());
            assert_eq!(store.game(game).unwrap().unwrap().last, facts.len() as u64);
        }
    }
    let total: u64 = acknowledged.values().sum();
    assert!(acknowledged.len() > GAMES && total > 200, "{total} facts in {} games", acknowledged.len());
}

/// Lets a child append for a while after its first fact; what it acknowledged.
fn run_and_kill(path: &str, wait: Duration) -> Vec<(GameId, u64)> {
    let mut child = child("killed::child_that_appends", path, &[]).spawn().unwrap();
    let out = BufReader::new(child.stdout.take().unwrap());
    let reader = thread::spawn(move || {
        let lines = out.lines().map_while(Result::ok);
        // The last line may be torn.
        lines.filter_map(|line| saved(&line)).collect::<Vec<_>>()
    });
    thread::sleep(Duration::from_millis(150) + wait);
    child.kill().unwrap();
    child.wait().unwrap();
    reader.join().unwrap()
}

fn saved(line: &str) -> Option<(GameId, u64)> {
    let (game, number) = line.split_once("saved ")?.1.split_once(' ')?;
    Some((game.parse().ok()?, number.parse().ok()?))
}
