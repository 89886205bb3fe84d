//! Go: opened by size, rules and handicap, read from and written as SGF.

use game::{ByColor, Color, Game, Message, NodeId, Place, Play, Quoted, TimeControl, Verdict};
use go::{Occupant, Point, Position, Rules, Setup, Size, fixed_handicap, free_handicap, most_handicap, sgf};

use super::{Kind, OpenError, Read, SetupWish};
use crate::{How, Table};

type GoGame = Game<Position>;

#[expect(clippy::needless_pass_by_value, reason = "it stands behind `map_err`")]
fn impossible(error: impl ToString) -> OpenError {
    OpenError::Game(error.to_string())
}

pub(super) fn open(kind: &Kind) -> Result<Box<dyn Play>, OpenError> {
    let Kind::Go { size, rules, komi, handicap, start } = kind else { unreachable!("a kind of Go") };
    if let Some(start) = start {
        let record = first(start)?;
        let position = record.start().ok_or_else(|| unplayable(&record))?;
        return Ok(Box::new(GoGame::new(position)));
    }
    let (size, rules) = size_and_rules(size, rules, komi.as_deref())?;
    let mut setup = Setup::new(size, rules);
    let most = most_handicap(size);
    if *handicap > most {
        return Err(OpenError::Start(
            Message::new("open-handicap").with("stones", handicap).with("most", most),
        ));
    }
    if *handicap > 1 {
        let stones = fixed_handicap(size, *handicap).unwrap_or_else(|| free_handicap(size, *handicap));
        for stone in stones {
            setup.set(stone, Some(Occupant::Stone(Color::Black)));
        }
        (setup.turn, setup.handicap) = (Color::White, *handicap);
    }
    Ok(Box::new(GoGame::new(Position::try_from(setup).map_err(impossible)?)))
}

/// How large the board is; none where another game is played.
pub(super) fn goban(game: &dyn Play) -> Option<sgf::Extent> {
    let game: &GoGame = game.as_any().downcast_ref()?;
    Some(game.start().size().into())
}

/// That something about a game cannot be as it was wished.
fn refused(id: &'static str, wished: &str) -> OpenError {
    let known: Vec<&str> = Rules::names().collect();
    OpenError::Start(Message::new(id).with("text", Quoted::new(wished)).with("known", known.join(", ")))
}

/// The board that lists of games tell, rows from above; none where it is none.
pub(super) fn of_rows(text: &str) -> Option<Box<dyn Play>> {
    let (rows, turn) = text.split_once(' ').unwrap_or((text, "b"));
    let rows: Vec<&str> = rows.split('/').collect();
    let size = Size::new(rows[0].chars().count() as u32, rows.len() as u32).ok()?;
    let mut setup = Setup::new(size, Rules::default());
    setup.turn = Color::from_white(turn == "w");
    for (rank, row) in (0..size.ranks()).rev().zip(rows) {
        if row.chars().count() != usize::from(size.files()) {
            return None;
        }
        for (file, sign) in (0..size.files()).zip(row.chars()) {
            let occupant = match sign {
                'X' => Some(Occupant::Stone(Color::Black)),
                'O' => Some(Occupant::Stone(Color::White)),
                '#' => Some(Occupant::Outside),
                '.' | '*' => None,
                _ => return None,
            };
            setup.set(Point::from_place(Place::cell(file, rank))?, occupant);
        }
    }
    Some(Box::new(GoGame::new(Position::try_from(setup).ok()?)))
}

/// The SGF of what was set up, and why it cannot be played.
pub(super) fn sketched(wish: &SetupWish) -> Result<(String, Vec<Message>), Message> {
    let Kind::Go { size, rules, komi, .. } = &wish.kind else { unreachable!("a kind of Go") };
    let (size, rules) =
        size_and_rules(size, rules, komi.as_deref()).map_err(|error: OpenError| error.message())?;
    let mut setup = Setup { turn: wish.turn, ..Setup::new(size, rules) };
    for (place, symbol) in &wish.pieces {
        let occupant = match (symbol.name.as_str(), symbol.color) {
            ("stone", Some(color)) => Occupant::Stone(color),
            ("outside", None) => Occupant::Outside,
            _ => return Err(Message::new("setup-no-piece").with("name", game::Quoted::new(&symbol.name))),
        };
        let point = Point::from_place(*place).filter(|&point| size.contains(point));
        let point = point.ok_or_else(|| Message::new("setup-off-board").with("place", place))?;
        setup.set(point, Some(occupant));
    }
    let text = sgf::Record::starting_from(&setup).write().trim_end().to_owned();
    let problems = Position::try_from(setup).err().map(|error| error.message());
    Ok((text, problems.into_iter().collect()))
}

fn size_and_rules(size: &str, rules: &str, komi: Option<&str>) -> Result<(Size, Rules), OpenError> {
    let mut parsed: Rules = rules.parse().map_err(|_| refused("open-rules", rules))?;
    if let Some(komi) = komi {
        parsed.komi = komi.parse().map_err(|_| refused("open-komi", komi))?;
    }
    Ok((size.parse().map_err(|_| refused("open-size", size))?, parsed))
}

fn first(text: &str) -> Result<sgf::Record, OpenError> {
    let record = sgf::records(text.as_bytes()).find_map(Result::ok);
    record.ok_or_else(|| OpenError::Start(Message::new("open-no-game")))
}

fn unplayable(record: &sgf::Record) -> OpenError {
    record.unplayable().map_or_else(|| OpenError::Start(Message::new("open-no-game")), impossible)
}

/// The first game of an SGF.
pub(super) fn read(text: &str) -> Result<Read, OpenError> {
    let record = first(text)?;
    let start = record.start().ok_or_else(|| unplayable(&record))?;
    let names = ByColor::new_with(|color| record.player(color));
    let control = record.time_control().unwrap_or(TimeControl::UNKNOWN);
    let tags = record.tags().map(|(name, value)| (name.to_owned(), value)).collect();
    let kind = kind_of(&start.setup());
    let game = GoGame::from_history(start, record.history).map_err(OpenError::Start)?;
    Ok(Read { kind, game: Box::new(game), control, names, tags })
}

/// Which Go begins so.
fn kind_of(start: &Setup) -> Kind {
    let (size, komi) = (start.size, start.rules.komi);
    let is_square = size.files() == size.ranks();
    let in_parts = start.rules.to_string();
    let without_komi = in_parts.rsplit_once("komi").map_or(in_parts.as_str(), |(parts, _)| parts);
    Kind::Go {
        size: if is_square { size.files().to_string() } else { size.to_string() },
        rules: start.rules.name().unwrap_or(without_komi).to_owned(),
        komi: Some(komi.to_string()),
        handicap: start.handicap,
        start: None,
    }
}

pub(super) fn write(table: &Table) -> String {
    let game: &GoGame = table.game().as_any().downcast_ref().expect("a game of Go");
    let mut record = sgf::Record::starting_from(&game.start().setup());
    let begun = record.history.node(NodeId::ROOT).notes().properties.clone();
    record.history = game.history().clone();
    let root = record.history.notes_mut(NodeId::ROOT);
    root.properties.retain(|(known, _)| begun.iter().all(|(name, _)| name != known));
    root.properties.splice(0..0, begun.iter().cloned());
    for (color, name) in [(Color::Black, "PB"), (Color::White, "PW")] {
        record.set_property(name, vec![sgf::escaped(&table.agreed.seats[color].name())]);
    }
    set_tags(&mut record, &table.tags(), &begun);
    if table.control.is_limited() {
        record.set_time_control(&table.control);
    }
    if let Some(result) = result(table) {
        record.set_property("RE", vec![result]);
    }
    record.write()
}

/// Makes the tags of a record those that hold now; what follows from the start stays.
fn set_tags(record: &mut sgf::Record, tags: &[(String, String)], begun: &[(String, Vec<String>)]) {
    let follows = |name: &str| matches!(name, "PB" | "PW") || begun.iter().any(|(known, _)| known == name);
    let old: Vec<(String, String)> = record
        .tags()
        .map(|(name, value)| (name.to_owned(), value))
        .filter(|(name, _)| !follows(name))
        .collect();
    for (name, _) in old.iter().filter(|old| !tags.contains(old)) {
        record.set_property(name, Vec::new());
    }
    for (name, value) in tags.iter().filter(|tag| !old.contains(tag) && !follows(&tag.0)) {
        if !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_uppercase()) {
            record.set_property(name, vec![sgf::escaped(value)]);
        }
    }
}

/// The result as SGF writes it.
fn result(table: &Table) -> Option<String> {
    let ending = table.ending()?;
    let winner = match ending.verdict {
        Verdict::Win(winner) => winner,
        Verdict::Draw => return Some("0".to_owned()),
        Verdict::NoResult => return Some("Void".to_owned()),
    };
    let letter = if winner == Color::Black { 'B' } else { 'W' };
    Some(match (ending.how, &ending.score) {
        (_, Some(score)) => score.clone(),
        (How::Resigned, _) => format!("{letter}+R"),
        (How::Flagged, _) => format!("{letter}+T"),
        (How::Forfeit, _) => format!("{letter}+F"),
        _ => format!("{letter}+"),
    })
}
