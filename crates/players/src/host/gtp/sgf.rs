//! Games of a GTP session from files and for them.

use std::{
    fs::{self, File},
    io::Read,
};

use game::{Color, Edit, Node, NodeId, Position as _, Show as _};
use go::{
    Forbidden, Move, Occupant, Points, Position, Rules,
    sgf::{self, Extent, Limit, Problem, Record},
};

use super::session::refusal;

/// A start and what was played from it.
pub(super) struct Loaded {
    pub(super) start: Position,
    pub(super) moves: Vec<(Color, Move)>,
    /// The rules that the file names.
    pub(super) rules: Option<Rules>,
    /// The komi that the file says.
    pub(super) komi: Option<Points>,
    position: Position,
}

/// A file that can be read to its end.
pub(super) fn open(file: &str) -> Result<File, String> {
    // Neither a folder nor something without an end, such as a device.
    if !fs::metadata(file).map_err(|error| error.to_string())?.is_file() {
        return Err(format!("{file} is not a file"));
    }
    File::open(file).map_err(|error| error.to_string())
}

/// The main line of a text's first game; `before` a move, the first being 1.
///
/// A move beyond the last means the whole game. Stones that are put in the middle of
/// it, and moves that the rules of the file forbid, begin the game anew from there; what
/// a superko alone forbids is a move like any other. A line that goes on behind what was
/// checked is refused.
pub(super) fn load(source: impl Read, before: Option<u32>) -> Result<Loaded, String> {
    let record =
        sgf::records(source).next().ok_or("there is no game in it")?.map_err(|error| error.to_string())?;
    let mut loaded = Loaded::begin(&record)?;
    if let Some(limit) = unchecked(&record) {
        return Err(limit.to_string());
    }
    let mut moves = 0;
    for id in record.history.main_line(NodeId::ROOT) {
        let node = record.history.node(id);
        let stone = forbidden_stone(node, record.extent());
        let has_move = node.mv().is_some() || stone.is_some();
        if before.is_some_and(|before| has_move && moves + 1 >= before) {
            break;
        }
        moves += u32::from(has_move);
        if let Some(edit) = node.edit() {
            loaded.edit(edit, stone).ok_or("stones are set up without a liberty")?;
        }
        if let Some(mv) = node.mv() {
            loaded.play(mv).map_err(|why| format!("move {moves} is illegal: {why}"))?;
        }
    }
    Ok(loaded)
}

/// Why a record was not checked to its end.
fn unchecked(record: &Record) -> Option<Limit> {
    record.problems.iter().find_map(|error| match error.problem {
        Problem::Limit(limit @ (Limit::Line | Limit::Positions)) => Some(limit),
        _ => None,
    })
}

/// The stone of a move that the rules of the record forbid.
fn forbidden_stone(node: &Node<Move, Edit<Occupant>>, extent: Option<Extent>) -> Option<(Color, Move)> {
    if node.mv().is_some() {
        return None;
    }
    let color = |name: &str| match name {
        "B" => Some(Color::Black),
        "W" => Some(Color::White),
        _ => None,
    };
    let said = |(name, values): &(String, Vec<String>)| Some((color(name)?, values.first()?.clone()));
    let (color, value) = node.notes().properties.iter().find_map(said)?;
    match sgf::points(&value, extent?)?[..] {
        [point] => Some((color, Move::Play(point))),
        _ => None,
    }
}

impl Loaded {
    fn begin(record: &Record) -> Result<Loaded, String> {
        let why = || {
            record
                .unplayable()
                .map_or("stones are set up without a liberty".to_owned(), |problem| problem.to_string())
        };
        let start = record.start().ok_or_else(why)?;
        let (rules, komi) = (record.rules(), record.komi());
        Ok(Loaded { position: start.clone(), start, moves: Vec::new(), rules, komi })
    }

    /// Changes stones or the turn, perhaps for the sake of a move that is forbidden.
    ///
    /// None where a chain would have no liberty.
    fn edit(&mut self, edit: &Edit<Occupant>, stone: Option<(Color, Move)>) -> Option<()> {
        let after = self.position.edited(edit).ok()?;
        if let Some((color, mv)) = stone
            && let Some(played) = self.repeating(color, mv)
            && played.setup().points == after.setup().points
        {
            self.moves.push((color, mv));
            self.position = played;
            return Some(());
        }
        if !edit.cells.is_empty() {
            (self.start, self.moves) = (after.clone(), Vec::new());
        }
        self.position = after;
        Some(())
    }

    /// The position after a move that a superko alone forbids.
    fn repeating(&self, color: Color, mv: Move) -> Option<Position> {
        let mut position = self.position.with_turn(color);
        let is_repetition = matches!(position.forbids(mv), Some(Forbidden::Superko(_)));
        is_repetition.then(|| {
            position.apply(mv);
            position
        })
    }

    fn play(&mut self, mv: Move) -> Result<(), &'static str> {
        let color = self.position.turn();
        if let Some(why) = refusal(&self.position, color, mv) {
            return Err(why);
        }
        self.moves.push((color, mv));
        self.position.apply(mv);
        Ok(())
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
