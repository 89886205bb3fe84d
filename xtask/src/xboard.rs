//! Games that a real `XBoard` conducts on a screen that nobody sees.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// The variant, the opponent (ourselves if none), and how many games.
const MATCHES: [(&str, Option<&str>, usize); 5] = [
    ("normal", Some("fairymax"), 2),
    ("crazyhouse", None, 1),
    ("capablanca", None, 1),
    ("shogi", None, 1),
    // One that XBoard does not know: it is told of the pieces and the start.
    ("hoppelpoppel", None, 1),
];
/// How many seconds a match may take.
const PATIENCE: &str = "180";

/// Lets `XBoard` conduct all matches, and looks at what it wrote down.
pub(crate) fn run() -> Result<(), String> {
    let [xboard, xvfb, fairymax] = ["xboard", "xvfb-run", "fairymax"].map(found);
    let (Some(xboard), Some(xvfb), Some(fairymax)) = (xboard, xvfb, fairymax) else {
        return Err("this needs xboard, xvfb and fairymax: apt-get install xboard xvfb fairymax".to_owned());
    };
    let plateau = built()?;
    let ours = format!("{} xboard", plateau.display());
    let folder = env::temp_dir().join(format!("plateau-xboard-{}", std::process::id()));
    fs::create_dir_all(&folder).map_err(|error| format!("cannot make {}: {error}", folder.display()))?;
    for (variant, opponent, games) in MATCHES {
        let other = if opponent.is_some() { fairymax.display().to_string() } else { ours.clone() };
        let record = folder.join(format!("{variant}.pgn"));
        conduct(&xvfb, &xboard, [&ours, &other], variant, games, &record)?;
        let told = judged(&record, games)?;
        println!("{variant}, {}: {told}", opponent.unwrap_or("with itself"));
    }
    fs::remove_dir_all(&folder).map_err(|error| format!("cannot remove {}: {error}", folder.display()))
}

/// Where a program is; games have a folder of their own on Debian.
fn found(program: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain([PathBuf::from("/usr/games")]);
    folders.map(|folder| folder.join(program)).find(|file| file.is_file())
}

/// Builds the program and tells where it is.
fn built() -> Result<PathBuf, String> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo).args(["build", "--release", "--bin", "plateau"]).status();
    if !status.is_ok_and(|status| status.success()) {
        return Err("plateau cannot be built".to_owned());
    }
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from);
    let program = target.join("release/plateau");
    program.canonicalize().map_err(|error| format!("there is no {}: {error}", program.display()))
}

fn conduct(
    xvfb: &Path,
    xboard: &Path,
    [first, second]: [&str; 2],
    variant: &str,
    games: usize,
    record: &Path,
) -> Result<(), String> {
    let status = Command::new("timeout")
        .arg(PATIENCE)
        .arg(xvfb)
        .arg("-a")
        .arg(xboard)
        .args(["-fcp", first, "-scp", second, "-variant", variant])
        .args(["-mg", &games.to_string(), "-tc", "0:02", "-inc", "0.05"])
        .arg("-saveGameFile")
        .arg(record)
        .args(["-autoSaveGames", "true", "-popupExitMessage", "false", "-soundProgram", "true"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{variant}: XBoard ended with {status}")),
        Err(error) => Err(format!("timeout cannot be run: {error}")),
    }
}

/// The results of a record, if every game was played to its end by the rules.
fn judged(record: &Path, games: usize) -> Result<String, String> {
    let text = fs::read_to_string(record).map_err(|error| format!("XBoard kept no game: {error}"))?;
    let is_result = |line: &&str| line.starts_with("[Result ");
    let results: Vec<&str> =
        text.lines().filter(is_result).filter_map(|line| line.split('"').nth(1)).collect();
    let complaint = text.lines().find(|line| {
        let line = line.to_lowercase();
        ["forfeit", "illegal", "false", "exits", "time"].iter().any(|word| line.contains(word))
            && line.starts_with('{')
    });
    match complaint {
        Some(line) => Err(format!("XBoard complains: {line}")),
        None if results.len() != games || results.contains(&"*") => {
            Err(format!("{} games of {games} have a result: {results:?}", results.len()))
        }
        None => Ok(results.join(", ")),
    }
}
