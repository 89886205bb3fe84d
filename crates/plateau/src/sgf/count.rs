//! The end of one game, counted.

use engine::go::propose_dead;
use game::{Color, Message, NodeId, Quoted};
use go::{
    Owner, Point, Points, Position, Rules, Score,
    sgf::{IllegalMove, Record, Replay, points},
};
use serde_json::{Value, json};
use words::Words;

/// How the dead stones were found.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Found {
    InFile,
    ByRules,
    Proven,
    Estimated,
}

impl Found {
    fn word(self) -> &'static str {
        match self {
            Found::InFile => "file",
            Found::ByRules => "rules",
            Found::Proven => "proven",
            Found::Estimated => "estimated",
        }
    }
}

/// Why a game is counted by some rules.
enum Reason {
    /// Somebody asked for them.
    Option,
    /// The file names them.
    File,
    /// The file names none.
    Unnamed,
    /// The file names some that nobody knows.
    Unknown(String),
}

impl Reason {
    fn of(record: &Record, rules: Option<Rules>) -> Reason {
        match record.text("RU") {
            _ if rules.is_some() => Reason::Option,
            None => Reason::Unnamed,
            Some(_) if record.rules().is_some() => Reason::File,
            Some(text) => Reason::Unknown(text),
        }
    }

    fn word(&self) -> &'static str {
        match self {
            Reason::Option => "option",
            Reason::File => "file",
            Reason::Unnamed => "unnamed",
            Reason::Unknown(_) => "unknown",
        }
    }

    fn message(&self) -> Message {
        let message = Message::new(format!("score-rules-{}", self.word()));
        match self {
            Reason::Unknown(text) => message.with("named", Quoted::new(text)),
            _ => message,
        }
    }
}

/// The end of one game, counted.
pub(super) struct Count {
    position: Position,
    score: Score,
    found: Found,
    reason: Reason,
    /// The moves that the rules forbid, unless the file's problems tell them.
    refused: Vec<IllegalMove>,
    written: Option<String>,
}

impl Count {
    /// None where the board cannot be played on, or the main line not to its end.
    pub(super) fn of(record: &Record, rules: Option<Rules>) -> Option<Count> {
        let Replay { end: position, refused } = end(record, rules)?;
        let (dead, found) = dead_stones(record, &position);
        let score = position.score_without(&dead);
        let reason = Reason::of(record, rules);
        Some(Count { position, score, found, reason, refused, written: record.text("RE") })
    }

    pub(super) fn value(&self, index: u64, words: &Words) -> Value {
        let refused = self.refused.iter().map(|mv| words.sentence(&mv.message()));
        let score = &self.score;
        let side = |color: Color| {
            json!({
                "total": score.totals[color].as_f64(),
                "stones": score.stones[color],
                "territory": score.territory[color],
                "prisoners": score.prisoners[color],
            })
        };
        json!({
            "index": index,
            "result": score.to_string(),
            "written": self.written,
            "rules": self.position.rules().to_string(),
            "rules_from": self.reason.word(),
            "refused": refused.collect::<Vec<_>>(),
            "bonus": score.bonus.as_f64(),
            "dead": score.dead.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "dead_from": self.found.word(),
            "black": side(Color::Black),
            "white": side(Color::White),
            "owners": self.rows(),
        })
    }

    pub(super) fn text(&self, words: &Words) -> String {
        let say = |message: &Message| words.sentence(message);
        let sentences = [
            self.dead_message(words),
            self.side_message(Color::Black),
            self.side_message(Color::White),
            Message::new("score-rules")
                .with("rules", self.position.rules())
                .with("bonus", self.score.bonus)
                .with("why", say(&self.reason.message())),
            Message::new("score-result").with("result", &self.score),
        ];
        let refused =
            self.refused.iter().map(|mv| say(&Message::new("score-refused").with("why", say(&mv.message()))));
        let lines = self.rows().into_iter().chain(refused).chain(sentences.iter().map(say));
        lines.map(|line| line + "\n").collect()
    }

    fn dead_message(&self, words: &Words) -> Message {
        let dead: Vec<String> = self.score.dead.iter().map(ToString::to_string).collect();
        let none = || words.sentence(&Message::new("score-dead-none"));
        let from = Message::new(format!("score-dead-{}", self.found.word()));
        Message::new("score-dead")
            .with("stones", if dead.is_empty() { none() } else { dead.join(" ") })
            .with("from", words.sentence(&from))
    }

    fn side_message(&self, color: Color) -> Message {
        let score = &self.score;
        Message::new("score-side")
            .with("color", color)
            .with("total", score.totals[color])
            .with("stones", score.stones[color])
            .with("territory", score.territory[color])
            .with("prisoners", score.prisoners[color])
    }

    /// Whose each point is, row by row from above: stones as letters, territory small.
    fn rows(&self) -> Vec<String> {
        let size = self.position.size();
        let sign = |point: Point| {
            let stone = self.position.board().stone(point);
            match self.score.owner(point) {
                Owner::Side(Color::Black) if stone == Some(Color::Black) => 'X',
                Owner::Side(Color::White) if stone == Some(Color::White) => 'O',
                Owner::Side(Color::Black) => 'x',
                Owner::Side(Color::White) => 'o',
                Owner::Nobody => '.',
                Owner::Outside => '#',
            }
        };
        let row = |rank: u8| (0..size.files()).map(|file| sign(Point::new(file, rank))).collect();
        (0..size.ranks()).rev().map(row).collect()
    }
}

/// The end of the main line under the rules of the file, or others with its komi.
fn end(record: &Record, rules: Option<Rules>) -> Option<Replay> {
    let Some(rules) = rules else { return Some(Replay { end: record.end()?, refused: Vec::new() }) };
    let komi = record.komi_under(rules.scoring).unwrap_or(Points::ZERO);
    record.replay(Rules { komi, ..rules })
}

/// What is dead at the end: as the file marks it, or nothing by some rules, else a proposal.
fn dead_stones(record: &Record, position: &Position) -> (Vec<Point>, Found) {
    if let Some(dead) = marked_dead(record, position) {
        return (dead, Found::InFile);
    }
    if !position.rules().has_marking() {
        return (Vec::new(), Found::ByRules);
    }
    let proposal = propose_dead(position.board(), position.rules().scoring);
    (proposal.dead, if proposal.is_certain { Found::Proven } else { Found::Estimated })
}

/// The stones on points that the last node marks as the other side's territory.
fn marked_dead(record: &Record, position: &Position) -> Option<Vec<Point>> {
    let last = record.history.main_line(NodeId::ROOT).last().unwrap_or(NodeId::ROOT);
    let notes = record.history.node(last).notes();
    let extent = record.extent()?;
    let marked = |name: &str| {
        let values = notes.properties.iter().find(|(known, _)| known == name).map(|(_, values)| values);
        let of = |value: &String| points(value, extent).unwrap_or_default();
        values.map(|values| values.iter().flat_map(of).collect::<Vec<Point>>())
    };
    let territory = [(Color::Black, marked("TB")), (Color::White, marked("TW"))];
    if territory.iter().all(|(_, points)| points.is_none()) {
        return None;
    }
    let is_dead = |color: Color, point: &Point| position.board().stone(*point) == Some(!color);
    let dead = territory.into_iter().flat_map(|(color, points)| {
        points.unwrap_or_default().into_iter().filter(move |point| is_dead(color, point))
    });
    Some(dead.collect())
}
