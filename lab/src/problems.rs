//! `cargo lab problems`: the problems that come with the program, chosen and put in order.

use std::{collections::HashSet, fmt::Write as _, fs, time::Duration};

use go::{Move, Point, Size, dotgo};
use players::solve::{Detail, Effort, Ko, Stop, Verdict, solve, table::Row, verdict_word};

use crate::tsumego;

/// The tables from which problems are chosen, and the one that they are written into.
const TABLES: [&str; 2] = ["manifest.tsv", "gotools.tsv"];
const CHOSEN: &str = "built-in.tsv";

/// How much memory and how much time a problem may take.
const MEMORY: usize = 128;
const TIME: Duration = Duration::from_secs(10);

/// How many first moves may succeed.
const MOST_MOVES: usize = 2;
/// How many points there are to choose from at least.
const LEAST_POINTS: usize = 3;

const COLUMNS: &str =
    "id\ttarget\tto_move\tverdict\tko_winner_without_threats\tko_threats_other_side_needs\tnodes\trows";

/// A problem that was chosen, and how many positions it took.
struct Chosen {
    nodes: u64,
    points: usize,
    line: String,
}

/// Chooses the problems in which one or two moves do what can be done, and writes them in the order of
/// what our solver needs for them.
pub(crate) fn run() -> Result<(), String> {
    let mut chosen: Vec<Chosen> = Vec::new();
    let mut known = HashSet::new();
    for name in TABLES {
        for row in tsumego::read(name)? {
            if known.insert(row.question.signature()) {
                chosen.extend(choose(&row));
            }
        }
    }
    chosen.sort_by(|one, other| {
        (one.nodes, one.points, &one.line).cmp(&(other.nodes, other.points, &other.line))
    });
    let mut text = format!("{COLUMNS}\n");
    for Chosen { line, .. } in &chosen {
        let _ = writeln!(text, "{line}");
    }
    fs::write(tsumego::folder().join(CHOSEN), text)
        .map_err(|error| format!("cannot write {CHOSEN}: {error}"))?;
    say!("{} problems in {CHOSEN}", chosen.len());
    Ok(())
}

/// A row as a line of the set, if somebody can find something out in it.
fn choose(row: &Row) -> Option<Chosen> {
    let Row { id, question, .. } = row;
    let effort = Effort { megabytes: MEMORY, time: Some(TIME), detail: Detail::Moves, checks: false };
    let solved = solve(question.clone(), &effort, &Stop::default(), |_| ());
    let answer = &solved.answers[0].answer;
    let moves = &answer.first_moves;
    let is_one = !moves.is_empty() && moves.len() <= MOST_MOVES && !moves.contains(&Move::Pass);
    let points = question.region().len();
    if !answer.is_complete || !is_one || points < LEAST_POINTS {
        return None;
    }
    let (winner, threats) = match answer.verdict {
        Verdict::Ko(Ko { lives_without, threats, .. }) => {
            (if lives_without { "alive" } else { "dead" }, threats.to_string())
        }
        _ => ("", String::new()),
    };
    let setup = question.start().setup();
    let target: Vec<String> = question.target().iter().map(|&point| cell(point, setup.size)).collect();
    let (target, rows) = (target.join(";"), dotgo::write(&setup).trim_end().replace('\n', "/"));
    let (turn, verdict, nodes) = (answer.turn, verdict_word(answer.verdict), answer.nodes);
    let line = format!("{id}\t{target}\t{turn}\t{verdict}\t{winner}\t{threats}\t{nodes}\t{rows}");
    Some(Chosen { nodes, points, line })
}

/// A point as tables have it, from the upper left.
fn cell(point: Point, size: Size) -> String {
    format!("{},{}", point.file, size.ranks() - 1 - point.rank)
}
