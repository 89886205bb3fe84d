//! `cargo lab pgn`: reading games with every move checked, beside peers.

use std::{
    fs::{self, File},
    ops::ControlFlow,
    path::Path,
    process::{Command, Stdio},
};

use chess::pgn::PgnError;
use pgn_reader::{SanPlus, Skip, Visitor};
use shakmaty::{Chess, Position as _};

use crate::{
    generate,
    stopwatch::{Contestant, race},
};

const ROUNDS: u32 = 5;

/// Makes the file and prints the table.
pub(crate) fn run(games: u32) -> Result<(), String> {
    let folder = Path::new("target/lab");
    let path = folder.join(format!("games-{games}.pgn"));
    let explain = |error: std::io::Error| format!("{}: {error}", path.display());
    fs::create_dir_all(folder).map_err(explain)?;
    generate::games(&path, games).map_err(explain)?;
    let bytes = fs::metadata(&path).map_err(explain)?.len();
    say!("{games} games, {:.1} MB, every move checked, one thread", bytes as f64 / 1e6);
    say!("best of {ROUNDS} rounds in which all take turns\n");
    let mut contestants = vec![
        Contestant::new("plateau", || read_ours(&path)),
        Contestant::new("pgn-reader with shakmaty", || read_with_shakmaty(&path)),
    ];
    if pgn_extract(&path, games).is_ok() {
        contestants.push(Contestant::new("pgn-extract -r", || pgn_extract(&path, games)));
    } else {
        say!("pgn-extract is not installed: on Debian, apt-get install pgn-extract\n");
    }
    let times = race(ROUNDS, &Ok(u64::from(games)), &mut contestants);
    say!("| reader | games a second | MB a second | plateau is faster by |");
    say!("|---|--:|--:|--:|");
    for (contestant, time) in contestants.iter().zip(&times) {
        let seconds = time.as_secs_f64();
        let ratio = seconds / times[0].as_secs_f64();
        let (games, megabytes) = (f64::from(games) / seconds, bytes as f64 / seconds / 1e6);
        say!("| {} | {games:.0} | {megabytes:.1} | {ratio:.2} |", contestant.name);
    }
    Ok(())
}

/// The same reader that `plateau pgn check` runs.
fn read_ours(path: &Path) -> Result<u64, String> {
    let file = File::open(path).map_err(|error| error.to_string())?;
    let mut reader = chess::pgn::Reader::new(file);
    let mut error = None;
    let mut games = 0;
    while reader.read_game(&mut |found: PgnError| error = Some(found)).map_err(|error| error.to_string())? {
        games += 1;
    }
    error.map_or(Ok(games), |error| Err(error.to_string()))
}

fn read_with_shakmaty(path: &Path) -> Result<u64, String> {
    let file = File::open(path).map_err(|error| error.to_string())?;
    let mut reader = pgn_reader::Reader::new(file);
    let mut games = 0;
    while let Some(good) = reader.read_game(&mut Checker).map_err(|error| error.to_string())? {
        if !good {
            return Err("a move is not legal".to_owned());
        }
        games += 1;
    }
    Ok(games)
}

/// Plays every move of the main line; the file has no variations.
struct Checker;

impl Visitor for Checker {
    type Tags = ();
    type Movetext = Chess;
    type Output = bool;

    fn begin_tags(&mut self) -> ControlFlow<bool, ()> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<bool, Chess> {
        ControlFlow::Continue(Chess::default())
    }

    fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<bool> {
        match san.san.to_move(position) {
            Ok(mv) => {
                position.play_unchecked(mv);
                ControlFlow::Continue(())
            }
            Err(_) => ControlFlow::Break(false),
        }
    }

    fn begin_variation(&mut self, _: &mut Chess) -> ControlFlow<bool, Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn end_game(&mut self, _: Chess) -> bool {
        true
    }
}

/// Reads the file with pgn-extract, which tells by its exit code only.
fn pgn_extract(path: &Path, games: u32) -> Result<u64, String> {
    let succeeds = ["pgn-extract", "/usr/games/pgn-extract"].into_iter().any(|program| {
        let mut command = Command::new(program);
        command.arg("-r").arg(path).stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    });
    if succeeds { Ok(u64::from(games)) } else { Err("pgn-extract cannot be run".to_owned()) }
}
