//! How much memory connections take that only watch.

use std::time::Duration;

use super::{
    house::{Folder, House, open_games},
    player::{Heard, Line, lines},
};

/// At how many games they watch.
const GAMES: usize = 100;

pub(super) async fn run(plateau: &str, connections: usize) -> Result<(), String> {
    let folder = Folder::new()?;
    let house = House::start(plateau, &folder)?;
    let (before, _) = house.megabytes();
    let games = open_games(house.address, GAMES).await?;
    let mut watchers = Vec::with_capacity(connections);
    for number in 0..connections {
        watchers.push(Line::open(house.address, &games[number % GAMES].id, None, None).await?);
    }
    for watcher in &mut watchers {
        watcher.word().await?;
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    let (memory, most) = house.megabytes();
    say!(
        "{connections} connections that watch {GAMES} games: {memory:.0} MB ({most:.0} MB at most; {before:.0} MB with none)"
    );
    let [white, _] = &games[0].keys;
    let mut player = Line::open(house.address, &games[0].id, Some(white), None).await?;
    let first = lines(1)[0][0].clone();
    match player.play(0, &first).await? {
        Heard::Done => {}
        Heard::Refused(why) => return Err(why),
    }
    for watcher in watchers.iter_mut().step_by(GAMES) {
        let word = watcher.word().await?;
        if !word.starts_with("{\"word\":\"facts\"") {
            return Err(format!("a watcher heard {word}"));
        }
    }
    say!("a move was told to each of its {} watchers", connections.div_ceil(GAMES));
    Ok(())
}
