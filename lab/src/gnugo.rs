//! `cargo lab gnugo`: whole games against GNU Go with handicap, played out and scored.

use std::time::Duration;

use game::{ByColor, Color};
use go::{Rules, Size, fixed_handicap};
use players::{
    opponent::{Opponent, OpponentError},
    pairing::{Finish, Pairing},
};

/// Boards, and how many stones Black gets there.
const GAMES: [(u32, u32); 4] = [(13, 0), (13, 4), (19, 0), (19, 9)];

/// More than enough, since GNU Go does not look at its clock.
const TIME: &str = "1h+5x60";

/// Prints how each game ended, by both programs' counts.
pub(crate) fn run(plateau: &str) -> Result<(), String> {
    say!("| board | handicap | GNU Go plays | rules | the same dead stones | plateau's count | GNU Go's |");
    say!("|---|--:|---|---|---|--:|--:|");
    let mut differences = 0;
    for (size, stones) in GAMES {
        for (theirs, rules) in [(Color::Black, Rules::CHINESE), (Color::White, Rules::JAPANESE)] {
            let is_same = row(plateau, size, stones, theirs, rules).map_err(|error| error.to_string())?;
            differences += u32::from(!is_same);
        }
    }
    if differences == 0 { Ok(()) } else { Err(format!("{differences} games were counted differently")) }
}

fn row(plateau: &str, size: u32, stones: u32, theirs: Color, rules: Rules) -> Result<bool, OpponentError> {
    let size = Size::square(size).expect("a board that can be played on");
    let handicap = fixed_handicap(size, stones).unwrap_or_default();
    let mut sides = ByColor {
        white: start(plateau, theirs == Color::White, &rules)?,
        black: start(plateau, theirs == Color::Black, &rules)?,
    };
    let time = TIME.parse().expect("a time control");
    let pairing = Pairing { size, rules, handicap, time, limit: Duration::from_mins(2) };
    let finish = pairing.play(&mut sides)?;
    let Finish::Passed(position) = finish else {
        say!("| {size} | {stones} | {theirs} | {} | {finish:?} |", rules.name().unwrap_or("?"));
        return Ok(false);
    };
    let dead = sides[theirs].dead()?;
    let agree = position.score_without(&dead).dead == position.score_without(&sides[!theirs].dead()?).dead;
    let (ours, score) = (position.score_without(&dead).to_string(), sides[theirs].score()?);
    say!(
        "| {size} | {stones} | {theirs} | {} | {} | {ours} | {score} |",
        rules.name().unwrap_or("?"),
        if agree { "yes" } else { "no, GNU Go's are taken" },
    );
    Ok(ours == score)
}

fn start(plateau: &str, is_theirs: bool, rules: &Rules) -> Result<Opponent, OpponentError> {
    if is_theirs {
        return start_theirs(rules);
    }
    Opponent::start(plateau, &["gtp", "--seed", "1"].map(str::to_owned))
}

/// GNU Go, which plays fast and never gives up.
pub(crate) fn start_theirs(rules: &Rules) -> Result<Opponent, OpponentError> {
    let counting = if *rules == Rules::JAPANESE { "--japanese-rules" } else { "--chinese-rules" };
    launch(&["--never-resign", "--level", "1", "--max-level", "1", counting])
}

/// GNU Go behind GTP, from the path or from where Debian installs games.
pub(crate) fn launch(options: &[&str]) -> Result<Opponent, OpponentError> {
    let arguments: Vec<String> =
        ["--mode", "gtp"].iter().chain(options).map(|&word| word.to_owned()).collect();
    Opponent::start("gnugo", &arguments).or_else(|_| Opponent::start("/usr/games/gnugo", &arguments))
}
