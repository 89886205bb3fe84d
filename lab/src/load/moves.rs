//! How long a move takes from being sent to being on disk, with many games at once.

use std::{sync::Arc, time::Duration};

use tokio::{
    sync::mpsc,
    time::{Instant, sleep_until},
};

use super::{
    house::{Folder, House, Opened, open_games},
    player::{Heard, Line, lines},
};

/// How long is waited after all have joined.
const BREATH: Duration = Duration::from_secs(2);

pub(super) async fn run(plateau: &str, games: usize, seconds: u64) -> Result<(), String> {
    let folder = Folder::new()?;
    let house = House::start(plateau, &folder)?;
    let lines = Arc::new(lines(50));
    let opened = open_games(house.address, games).await?;
    let (tell, mut told) = mpsc::unbounded_channel();
    let begin = Instant::now() + Duration::from_millis(4 * games as u64) + BREATH;
    for (number, game) in opened.into_iter().enumerate() {
        // Games move one after the other within each second.
        let first = begin + Duration::from_secs(1) * number as u32 / games as u32;
        let (lines, tell, address) = (lines.clone(), tell.clone(), house.address);
        tokio::spawn(async move {
            let line = &lines[number % lines.len()];
            // Whoever listens has gone only when all is over.
            if let Err(error) = play(address, &game, line, first, seconds, &tell).await {
                let _ = tell.send(Err(error));
            }
        });
    }
    drop(tell);
    sleep_until(begin).await;
    let busy = house.processor_seconds();
    let mut times = Vec::with_capacity(games * seconds as usize);
    let mut errors = Vec::new();
    while let Some(time) = told.recv().await {
        match time {
            Ok(time) => times.push(time),
            Err(error) => errors.push(error),
        }
    }
    let busy = house.processor_seconds() - busy;
    let (memory, most) = house.megabytes();
    report(games, seconds, &mut times, &errors);
    say!("server: {memory:.0} MB ({most:.0} MB at most), {:.0} % of a core", busy / seconds as f64 * 100.0);
    if errors.is_empty() { Ok(()) } else { Err(format!("{} games broke off", errors.len())) }
}

/// Plays one move a second on two connections; tells how long after its time each was acknowledged.
async fn play(
    address: std::net::SocketAddr,
    game: &Opened,
    line: &[String],
    first: Instant,
    seconds: u64,
    tell: &mpsc::UnboundedSender<Result<Duration, String>>,
) -> Result<(), String> {
    let [white, black] = &game.keys;
    let mut seats = [
        Line::open(address, &game.id, Some(white), None).await?,
        Line::open(address, &game.id, Some(black), None).await?,
    ];
    for (ply, text) in line.iter().enumerate().take(seconds as usize) {
        let due = first + Duration::from_secs(ply as u64);
        sleep_until(due).await;
        match seats[ply % 2].play(ply, text).await? {
            Heard::Done => drop(tell.send(Ok(due.elapsed()))),
            Heard::Refused(why) => return Err(why),
        }
    }
    Ok(())
}

fn report(games: usize, seconds: u64, times: &mut [Duration], errors: &[String]) {
    times.sort_unstable();
    let at = |share: f64| {
        let index = ((times.len() as f64 - 1.0) * share) as usize;
        times.get(index).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    };
    say!(
        "{games} games, a move a second each, for {seconds} s: {} moves acknowledged, {} games broke off",
        times.len(),
        errors.len()
    );
    if let Some(first) = errors.first() {
        say!("first trouble: {first}");
    }
    say!(
        "from its time to its acknowledgement: p50 {:.1} ms, p90 {:.1} ms, p99 {:.1} ms, p99.9 {:.1} ms, most {:.1} ms",
        at(0.5),
        at(0.9),
        at(0.99),
        at(0.999),
        at(1.0)
    );
}
