//! Games of a GTP session from files and for them.

use std::fs::{self, File};

use game::{Color, Edit, NodeId, Position as _, Show as _};
use go::{
    Move, Points, Position, Rules,
    sgf::{Problem, Record, records},
};

/// A start and what was played from it.
pub(super) struct Loaded {
    pub(super) start: Position,
    pub(super) moves: Vec<(Color, Move)>,
    /// The rules that the file names.
    pub(super) rules: Option<Rules>,
    /// The komi that the file says.
    pub(super) komi: Option<Points>,
}

/// The main line of a file's first game; `before` a move, the first being 1.
///
/// A move beyond the last means the whole game. Stones that are put in the middle of
/// it begin the game anew from there.
pub(super) fn load(file: &str, before: Option<u32>) -> Result<Loaded, String> {
    // Neither a folder nor something without an end, such as a device.
    if !fs::metadata(file).map_err(|error| error.to_string())?.is_file() {
        return Err(format!("{file} is not a file"));
    }
    let input = File::open(file).map_err(|error| error.to_string())?;
    let record = records(input).next().ok_or("there is no game in it")?.map_err(|error| error.to_string())?;
    let mut position = record.start().ok_or_else(|| unplayable(&record))?;
    let (rules, komi) = (record.rules(), record.komi());
    let mut loaded = Loaded { start: position.clone(), moves: Vec::new(), rules, komi };
    let mut played = 0;
    for id in record.history.main_line(NodeId::ROOT) {
        let node = record.history.node(id);
        if before.is_some_and(|before| node.mv().is_some() && played + 1 >= before) {
            break;
        }
        if let Some(edit) = node.edit() {
            position = position.edited(edit).map_err(|error| error.to_string())?;
            if !edit.cells.is_empty() {
                (loaded.start, loaded.moves) = (position.clone(), Vec::new());
            }
        }
        if let Some(mv) = node.mv() {
            loaded.moves.push((position.turn(), mv));
            position.apply(mv);
            played += 1;
        }
    }
    Ok(loaded)
}

/// Why a game has no start that could be played.
fn unplayable(record: &Record) -> String {
    let is_cause = |problem: &&Problem| matches!(problem, Problem::OtherGame { .. } | Problem::Size(_));
    let cause = record.problems.iter().map(|error| &error.problem).find(is_cause);
    match (cause, record.extent()) {
        (Some(problem), _) => problem.to_string(),
        (None, Some(extent)) => format!("boards have 1 to 25 files and ranks, not {extent}"),
        (None, None) => "the game cannot be played".to_owned(),
    }
}

/// A game as SGF.
pub(super) fn written(start: &Position, moves: impl Iterator<Item = (Color, Move)>) -> String {
    let mut record = Record::starting_from(&start.setup());
    let mut turn = start.turn();
    for (color, mv) in moves {
        let edit = (color != turn).then(|| Edit::turn(color));
        let parent = record.history.cursor();
        let id = record.history.append(parent, edit, Some(mv));
        record.history.jump(id);
        turn = !color;
    }
    record.write()
}
