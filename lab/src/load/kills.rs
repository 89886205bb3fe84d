//! Sudden death under load: what was acknowledged must be there, and once.

use std::{
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};

use game::Color;
use store::{Journal, Location, Store};
use testkit::Dice;
use tokio::task::JoinSet;

use super::{
    house::{Folder, House, Opened, open_games},
    player::{Heard, Line, lines},
};

/// How long it takes at least until most are connected again, in milliseconds.
const SHORTEST_LIFE: u64 = 500;
/// By how many milliseconds lives differ.
const LIVES_DIFFER: usize = 2_500;

/// What one game knows of itself, whatever becomes of the server.
struct Witness {
    game: Opened,
    number: usize,
    /// How many moves were acknowledged.
    acknowledged: usize,
}

pub(super) async fn run(plateau: &str, times: usize, games: usize) -> Result<(), String> {
    let folder = Folder::new()?;
    let lines = Arc::new(lines(50));
    let mut dice = Dice::new(11);
    let mut house = House::start(plateau, &folder)?;
    let opened = open_games(house.address, games).await?;
    let mut witnesses: Vec<Witness> = opened
        .into_iter()
        .enumerate()
        .map(|(number, game)| Witness { game, number, acknowledged: 0 })
        .collect();
    for time in 1..=times {
        let life = Duration::from_millis(SHORTEST_LIFE + dice.below(LIVES_DIFFER) as u64);
        let address = house.address;
        let mut playing = JoinSet::new();
        for witness in witnesses {
            playing.spawn(play(witness, address, lines.clone()));
        }
        tokio::time::sleep(life).await;
        house.kill()?;
        witnesses = Vec::with_capacity(games);
        while let Some(witness) = playing.join_next().await {
            witnesses.push(witness.map_err(|error| error.to_string())??);
        }
        let begun = Instant::now();
        house = House::start(plateau, &folder)?;
        if time % 10 == 0 || time == times {
            let moves: usize = witnesses.iter().map(|witness| witness.acknowledged).sum();
            say!("killed {time} times, up again in {:?}: {moves} moves acknowledged", begun.elapsed());
        }
    }
    house.kill()?;
    // The store has a runtime of its own, which cannot be made within another.
    let checked = tokio::task::spawn_blocking(move || check(&folder, &witnesses, &lines));
    checked.await.map_err(|error| error.to_string())?
}

/// Plays on about once a second until the server is gone.
///
/// The first move is one that may have been sent before, under the same name.
async fn play(
    mut witness: Witness,
    address: SocketAddr,
    lines: Arc<Vec<Vec<String>>>,
) -> Result<Witness, String> {
    let line = &lines[witness.number % lines.len()];
    let [white, black] = witness.game.keys.clone();
    // A server that dies while one comes in is what this is about.
    let Ok(white) = Line::open(address, &witness.game.id, Some(&white), None).await else {
        return Ok(witness);
    };
    let Ok(black) = Line::open(address, &witness.game.id, Some(&black), None).await else {
        return Ok(witness);
    };
    let mut seats = [white, black];
    while let Some(text) = line.get(witness.acknowledged) {
        let ply = witness.acknowledged;
        match seats[ply % 2].play(ply, text).await {
            Ok(Heard::Done) => witness.acknowledged += 1,
            Ok(Heard::Refused(why)) => {
                return Err(format!("move {ply} of {} was refused: {why}", witness.game.id));
            }
            Err(_) => return Ok(witness),
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    Ok(witness)
}

/// Every game is whole: all that was acknowledged is there, at most one move more, and in order.
fn check(folder: &Folder, witnesses: &[Witness], lines: &[Vec<String>]) -> Result<(), String> {
    let store = Store::open(&Location::File(folder.database())).map_err(|error| error.to_string())?;
    store.check().map_err(|error| error.to_string())?;
    let mut moves = 0;
    for witness in witnesses {
        let id = witness.game.id.parse().map_err(|error| format!("{error}"))?;
        let (_, _, table) = Journal::take_up(&store, &id).map_err(|error| format!("{id}: {error}"))?;
        let played = table.game().line().ok_or_else(|| format!("{id} was edited"))?;
        let expected = &lines[witness.number % lines.len()];
        let is_line = played.iter().zip(expected).all(|(one, other)| one == other);
        let surplus = played.len().checked_sub(witness.acknowledged);
        if !is_line || !matches!(surplus, Some(0 | 1)) {
            return Err(format!(
                "{id}: {} moves were acknowledged, kept are {played:?}",
                witness.acknowledged
            ));
        }
        if table.turn() != if played.len().is_multiple_of(2) { Color::White } else { Color::Black } {
            return Err(format!("{id}: it is the wrong side's turn"));
        }
        moves += witness.acknowledged;
    }
    say!("{} games, {moves} acknowledged moves: none lost, none doubled, no game damaged", witnesses.len());
    Ok(())
}
