//! Writing: one game, one text.

use game::{Color, NodeId, Place};

use super::{
    Extent, Record,
    builder::comments,
    escaped, glyph,
    line::Line,
    name::is_name,
    point::{mv_text, point_text},
    property::{goes_with_move, has_points_alone},
    scan::GAME_NAMES,
    step::{Properties, STEP, Step},
    text::{ENDS, ENDS_OF_POINTS, closed},
};
use crate::{Occupant, Point};

/// Lines are broken before a value that would go beyond this column.
const WIDTH: usize = 79;

enum Event {
    Node(NodeId),
    /// A node that begins a variation.
    Variation(NodeId),
    Close,
}

/// What to do with the declaration of the charset.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Charset {
    AsItIs,
    Declared,
}

struct Writer<'a> {
    record: &'a Record,
    charset: Charset,
    line: Line,
    text: String,
    column: usize,
}

pub(super) fn write(record: &Record) -> String {
    let declares = record.value("CA").is_some_and(|value| value.trim().eq_ignore_ascii_case("UTF-8"));
    let text = write_as(record, Charset::AsItIs);
    if text.is_ascii() || declares { text } else { write_as(record, Charset::Declared) }
}

fn write_as(record: &Record, charset: Charset) -> String {
    let line = Line::new(record.start(), record.turn());
    let mut writer = Writer { record, charset, line, text: String::new(), column: 0 };
    writer.push("(");
    let mut events = vec![Event::Close, Event::Node(NodeId::ROOT)];
    while let Some(event) = events.pop() {
        let id = match event {
            Event::Close => {
                writer.push(")");
                continue;
            }
            Event::Node(id) => id,
            Event::Variation(id) => {
                writer.break_line();
                writer.push(if record.seems_game(id) { " (" } else { "(" });
                id
            }
        };
        if id != NodeId::ROOT || !writer.is_said_by_first_move() {
            writer.node(id);
        }
        match record.history.node(id).children() {
            [only] => events.push(Event::Node(*only)),
            many => {
                for &child in many.iter().rev() {
                    events.extend([Event::Close, Event::Variation(child)]);
                }
            }
        }
    }
    writer.break_line();
    writer.text
}

impl Record {
    /// Whether a node could be taken for another game at the beginning of a line.
    fn seems_game(&self, id: NodeId) -> bool {
        let properties = &self.history.node(id).notes().properties;
        properties.iter().any(|(name, _)| GAME_NAMES.contains(&name.as_str()))
    }
}

/// The letter of a side.
pub(super) fn color_letter(color: Color) -> &'static str {
    if color == Color::Black { "B" } else { "W" }
}

impl Writer<'_> {
    fn push(&mut self, text: &str) {
        self.text.push_str(text);
        self.column = match text.rfind(['\n', '\r']) {
            Some(last) => text[last + 1..].chars().count(),
            None => self.column + text.chars().count(),
        };
    }

    fn break_line(&mut self) {
        if self.column > 0 {
            self.text.push('\n');
            self.column = 0;
        }
    }

    /// Whether the root says nothing and can be left out before the only first move.
    ///
    /// A root with a move in it is read as a root with a move behind it.
    fn is_said_by_first_move(&mut self) -> bool {
        let [only] = *self.record.history.node(NodeId::ROOT).children() else { return false };
        if !self.properties(NodeId::ROOT).is_empty() {
            return false;
        }
        let first = self.properties(only);
        let has_move = first.iter().any(|(name, _)| matches!(name.as_str(), "B" | "W"));
        has_move && first.iter().all(|(name, _)| goes_with_move(name))
    }

    fn node(&mut self, id: NodeId) {
        let mut sign = ";";
        for (name, values) in self.properties(id) {
            let ends = if has_points_alone(&name) { ENDS_OF_POINTS } else { ENDS };
            self.token(&format!("{sign}{name}"), values.first().map_or("", String::as_str), ends);
            for value in values.iter().skip(1) {
                self.token("", value, ends);
            }
            sign = "";
        }
        if !sign.is_empty() {
            self.push(sign);
        }
    }

    /// A value with what stands before it.
    fn token(&mut self, before: &str, value: &str, ends: &[char]) {
        let token = format!("{before}[{}]", closed(value, ends));
        let first_line = token.split(['\n', '\r']).next().map_or(0, |line| line.chars().count());
        if self.column > 1 && self.column + first_line > WIDTH {
            self.break_line();
        }
        self.push(&token);
    }

    /// The properties of a node, those renewed that no longer say what it is.
    fn properties(&mut self, id: NodeId) -> Properties {
        let node = self.record.history.node(id);
        let mut properties = node.notes().properties.clone();
        if let Some(extent) = self.record.extent() {
            if id == NodeId::ROOT {
                set_size(&mut properties, extent);
            } else {
                self.renew_step(id, extent, &mut properties);
            }
        }
        if id == NodeId::ROOT && self.charset == Charset::Declared {
            set_charset(&mut properties);
        }
        let said = [node.notes().comments_before.as_slice(), &node.notes().comments].concat();
        if said != comments(&properties) {
            renew_comment(&mut properties, &said.join("\n"));
        }
        glyph::renew(&mut properties, &node.notes().glyphs);
        properties.retain(|(name, _)| is_name(name));
        properties
    }

    fn renew_step(&mut self, id: NodeId, extent: Extent, properties: &mut Properties) {
        let node = self.record.history.node(id);
        let parent = node.parent().expect("the root is no step");
        self.line.back_to(parent);
        let step = Step::read(properties, extent).0;
        let meaning = self.line.meaning(&step, step.moves.first().copied());
        let is_same = meaning.edit.as_ref() == node.edit() && meaning.mv == node.mv();
        if !is_same || step.moves.len() > 1 {
            let mut renewed = self.step(id, extent);
            renewed.extend(properties.drain(..).filter(|(name, _)| !STEP.contains(&name.as_str())));
            *properties = renewed;
        }
        self.line.enter(id, node.edit(), node.mv());
    }

    /// The properties that make the step of a node.
    fn step(&self, id: NodeId, extent: Extent) -> Properties {
        let node = self.record.history.node(id);
        let mut properties = Properties::new();
        let mut color = self.line.turn();
        if let Some(edit) = node.edit() {
            for (name, occupant) in set_ups() {
                let stones: Vec<String> = edit
                    .cells
                    .iter()
                    .filter(|(_, there)| *there == occupant)
                    .filter_map(|&(place, _)| text_of(place, extent))
                    .collect();
                if !stones.is_empty() {
                    properties.push((name.to_owned(), stones));
                }
            }
            // The colour of a move says whose turn it is.
            let is_said = node.mv().is_some() && (edit.turn != Some(color) || self.line.is_over());
            if let Some(turn) = edit.turn {
                color = turn;
                if !is_said {
                    properties.push(("PL".to_owned(), vec![color_letter(turn).to_owned()]));
                }
            }
        }
        if let Some(mv) = node.mv() {
            properties.push((color_letter(color).to_owned(), vec![mv_text(mv, extent)]));
        }
        properties
    }
}

fn set_ups() -> [(&'static str, Option<Occupant>); 3] {
    [("AE", None), ("AB", Some(Occupant::Stone(Color::Black))), ("AW", Some(Occupant::Stone(Color::White)))]
}

fn text_of(place: Place, extent: Extent) -> Option<String> {
    let point = Point::from_place(place).filter(|&point| extent.contains(point))?;
    Some(point_text(point, extent))
}

fn set_size(properties: &mut Properties, extent: Extent) {
    let said = properties.iter_mut().find(|(name, _)| name == "SZ");
    let is_right =
        |values: &[String]| values.first().and_then(|value| value.parse::<Extent>().ok()) == Some(extent);
    match said {
        Some((_, values)) if is_right(values) => {}
        Some((_, values)) => *values = vec![extent.to_string()],
        None if extent == Extent::USUAL => {}
        None => properties.push(("SZ".to_owned(), vec![extent.to_string()])),
    }
}

/// Replaces what a node says by one comment, in the place of the first.
fn renew_comment(properties: &mut Properties, comment: &str) {
    let at = properties.iter().position(|(name, _)| name == "C").unwrap_or(properties.len());
    properties.retain(|(name, _)| name != "C");
    if !comment.is_empty() {
        let at = at.min(properties.len());
        properties.insert(at, ("C".to_owned(), vec![escaped(comment)]));
    }
}

/// Declares the charset, behind what else is said of the text.
fn set_charset(properties: &mut Properties) {
    let value = vec!["UTF-8".to_owned()];
    let place = |name: &str| properties.iter().position(|(known, _)| known == name);
    if let Some(known) = place("CA") {
        properties[known].1 = value;
    } else {
        let at = place("FF").max(place("GM")).map_or(0, |index| index + 1);
        properties.insert(at, ("CA".to_owned(), value));
    }
}
