//! `cargo lab import`: a file of games into the library, every move checked.

use std::{
    fs::{self, File},
    path::Path,
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use store::{Format, ImportReport, Location, Store};

use crate::generate;

/// Makes the file, imports it twice, and prints how fast that went.
pub(crate) fn run(games: u32) -> Result<(), String> {
    let folder = Path::new("target/lab");
    let path = folder.join(format!("games-{games}.pgn"));
    let explain = |error: std::io::Error| format!("{}: {error}", path.display());
    fs::create_dir_all(folder).map_err(explain)?;
    if !path.exists() {
        generate::games(&path, games).map_err(explain)?;
    }
    let bytes = fs::metadata(&path).map_err(explain)?.len();
    say!("{games} games, {:.1} MB, into a new SQLite file\n", bytes as f64 / 1e6);
    say!("| import | games a second | added | known | MB of memory in its first and second half |");
    say!("|---|--:|--:|--:|--:|");
    let database = folder.join("import.db");
    for end in ["", "-wal", "-shm"] {
        let _ = fs::remove_file(format!("{}{end}", database.display()));
    }
    let store = Store::open(&Location::File(database)).map_err(|error| error.to_string())?;
    for name in ["first", "again"] {
        let begun = Instant::now();
        let (report, [before, after]) = import(&store, &path, bytes)?;
        tell(name, &report, begun.elapsed(), before, after);
    }
    Ok(())
}

fn tell(name: &str, report: &ImportReport, time: Duration, before: u64, after: u64) {
    let speed = report.read as f64 / time.as_secs_f64();
    let (added, known) = (report.added, report.known);
    say!("| {name} | {speed:.0} | {added} | {known} | {} and {} |", before / 1024, after / 1024);
}

/// Imports the file; the most memory in each half of it, in KiB.
fn import(store: &Store, path: &Path, bytes: u64) -> Result<(ImportReport, [u64; 2]), String> {
    let file = File::open(path).map_err(|error| error.to_string())?;
    let mut memory = [0; 2];
    let report = store.import(file, Format::Pgn, 0, &AtomicBool::new(false), &mut |progress| {
        let half = &mut memory[usize::from(2 * progress.bytes > bytes)];
        *half = resident().max(*half);
    });
    report.map(|report| (report, memory)).map_err(|error| error.to_string())
}

/// How much memory this process has, in KiB; zero where the system does not say.
fn resident() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}
