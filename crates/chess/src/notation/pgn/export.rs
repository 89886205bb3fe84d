//! The export format: one game, one text.

use game::{Edit, Node, NodeId, Position as _};

use super::{
    Record,
    kinds::{RULES, folded},
    tag::is_name_sign,
    wrap::Lines,
};
use crate::{
    any::{Move, Piece, Position},
    fen, variant,
};

/// The tags that every game has, in the order of the standard.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// A line left for the variations to its first move.
struct Fork {
    /// Where the variations branch off.
    parent: NodeId,
    /// Which of the parent's children comes next.
    next: usize,
    before: Position,
    /// Where the line goes on afterwards.
    main: NodeId,
    after: Position,
}

struct Exporter<'a> {
    record: &'a Record,
    lines: Lines,
    position: Position,
    needs_number: bool,
    is_behind_variation: bool,
    forks: Vec<Fork>,
}

pub(super) fn export(record: &Record) -> String {
    let mut exporter = Exporter {
        record,
        lines: Lines::after(tags(record)),
        position: record.start.clone(),
        needs_number: true,
        is_behind_variation: false,
        forks: Vec::new(),
    };
    exporter.movetext();
    exporter.lines.token(&record.termination().to_string());
    let mut text = exporter.lines.finish();
    text.push('\n');
    text
}

/// The roster, then the others by name, then an empty line.
fn tags(record: &Record) -> String {
    let result = record.termination().to_string();
    let can_be_written = |name: &str| !name.is_empty() && name.chars().all(is_name_sign);
    let mut others: Vec<(&str, &str)> =
        record.tags.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    others.retain(|&(name, _)| can_be_written(name) && name != "Result");
    let mut text = String::with_capacity(256);
    for (name, usual) in ROSTER {
        // Whatever the tag says, it has to agree with the end of the text.
        let usual = if name == "Result" { &result } else { usual };
        let known = others.iter().position(|&(other, _)| other == name);
        let value = known.map_or(usual, |index| others.remove(index).1);
        append_tag(&mut text, name, value);
    }
    let missing = start_tags(record);
    others.extend(missing.iter().map(|(name, value)| (*name, value.as_str())));
    others.sort_by_key(|&(name, _)| name);
    for (name, value) in others {
        append_tag(&mut text, name, value);
    }
    text.push('\n');
    text
}

/// The tags that the start position needs and the record does not have.
fn start_tags(record: &Record) -> Vec<(&'static str, String)> {
    let has = |name| record.tag(name).is_some();
    let mut missing = Vec::new();
    let start = record.start.fen();
    if start != usual_start(&record.start) && !has("FEN") && record.error.is_none() {
        missing.push(("FEN", start));
    }
    if (has("FEN") || !missing.is_empty()) && !has("SetUp") && !has("Setup") {
        missing.push(("SetUp", "1".to_owned()));
    }
    if let Some(name) = variant_name(&record.start).filter(|_| !has("Variant")) {
        missing.push(("Variant", name.to_owned()));
    }
    let sections = record.start.variant().map_or("", |position| position.variant().sections());
    if !sections.is_empty() && !has(RULES) {
        missing.extend(folded(sections).map(|sections| (RULES, sections)));
    }
    missing
}

/// The name of a variant, if it is not standard chess.
fn variant_name(start: &Position) -> Option<&str> {
    match start {
        Position::Standard(position) => position.is_chess960().then_some("Chess960"),
        Position::Variant(position) => Some(position.variant().name()),
    }
}

/// Where games of this kind usually begin.
fn usual_start(start: &Position) -> String {
    let usual = start.variant().and_then(|position| variant::fen::start(position.variant()).ok());
    usual.map_or_else(|| fen::START.to_owned(), |position| variant::fen::write(&position))
}

fn append_tag(text: &mut String, name: &str, value: &str) {
    text.push('[');
    text.push_str(name);
    text.push_str(" \"");
    for sign in value.chars() {
        match sign {
            '"' | '\\' => text.extend(['\\', sign]),
            '\n' | '\r' | '\0' => text.push(' '),
            _ => text.push(sign),
        }
    }
    text.push_str("\"]\n");
}

impl Exporter<'_> {
    fn movetext(&mut self) {
        self.remarks(NodeId::ROOT);
        let mut here = NodeId::ROOT;
        loop {
            let main = self.next_child(here, 0);
            here = match main {
                Some((main, index)) => self.main_move(here, main, index),
                None if self.forks.is_empty() => return,
                None => {
                    self.lines.close();
                    self.needs_number = true;
                    self.is_behind_variation = true;
                    self.next_variation()
                }
            };
        }
    }

    /// Writes a move and goes into the first variation to it, if there is one.
    fn main_move(&mut self, parent: NodeId, main: NodeId, index: usize) -> NodeId {
        if self.next_child(parent, index + 1).is_none() {
            self.step(main, false);
            return main;
        }
        let before = self.position.clone();
        self.step(main, false);
        let after = self.position.clone();
        self.forks.push(Fork { parent, next: index + 1, before, main, after });
        self.next_variation()
    }

    /// Opens the next variation, or returns to the line that they belong to.
    fn next_variation(&mut self) -> NodeId {
        let fork = self.forks.pop().expect("one fork for each variation");
        self.position = fork.before.clone();
        let Some((child, index)) = self.next_child(fork.parent, fork.next) else {
            self.position = fork.after;
            return fork.main;
        };
        self.forks.push(Fork { next: index + 1, ..fork });
        self.lines.open();
        self.needs_number = true;
        self.is_behind_variation = false;
        self.step(child, true);
        child
    }

    /// The first child from an index on that PGN can express here.
    fn next_child(&self, parent: NodeId, from: usize) -> Option<(NodeId, usize)> {
        let children = self.record.history.node(parent).children();
        (from..children.len())
            .map(|index| (children[index], index))
            .find(|&(child, _)| self.can_write(self.record.history.node(child)))
    }

    fn can_write(&self, node: &Node<Move, Edit<Piece>>) -> bool {
        match node.edit() {
            None => true,
            Some(edit) => edit.cells.is_empty() && !(self.passes(edit) && self.position.is_check()),
        }
    }

    fn passes(&self, edit: &Edit<Piece>) -> bool {
        edit.turn.is_some_and(|turn| turn != self.position.turn())
    }

    /// Writes a node and plays it.
    fn step(&mut self, id: NodeId, is_first: bool) {
        let node = self.record.history.node(id);
        // Behind a bracket a comment leads on to the next move; behind a move
        // it would belong to that one, so the number has to come between.
        let leads_on = is_first || std::mem::take(&mut self.is_behind_variation);
        if leads_on {
            self.comments(&node.notes().comments_before);
        }
        self.number(!leads_on && !node.notes().comments_before.is_empty());
        if !leads_on {
            self.comments(&node.notes().comments_before);
        }
        self.needs_number = false;
        if node.edit().is_some_and(|edit| self.passes(edit))
            && let Some(after) = self.position.passed()
        {
            self.lines.token("--");
            self.position = after;
        }
        if let Some(mv) = node.mv() {
            self.lines.token(&self.position.san(mv));
            self.position.apply(mv);
        }
        self.remarks(id);
    }

    fn number(&mut self, is_needed: bool) {
        let number = self.position.fullmoves();
        if self.position.turn().is_white() {
            self.lines.token(&format!("{number}."));
        } else if self.needs_number || is_needed {
            self.lines.token(&format!("{number}..."));
        }
    }

    /// Writes what was said about a node.
    fn remarks(&mut self, id: NodeId) {
        let node = self.record.history.node(id);
        for glyph in &node.notes().glyphs {
            self.lines.token(&format!("${glyph}"));
        }
        self.properties(node, "symbol");
        self.comments(&node.notes().comments);
        self.properties(node, "%");
        self.properties(node, "result");
    }

    fn comments(&mut self, comments: &[String]) {
        for comment in comments {
            self.lines.comment(comment);
            self.needs_number = true;
        }
    }

    fn properties(&mut self, node: &Node<Move, Edit<Piece>>, name: &str) {
        let values =
            node.notes().properties.iter().filter(|(known, _)| known == name).flat_map(|(_, values)| values);
        for value in values {
            match name {
                "%" => self.lines.line(&format!("%{}", value.replace(['\n', '\r'], " "))),
                // In the main line a result would end the game.
                "result" if self.forks.is_empty() => continue,
                _ => self.lines.token(value),
            }
            self.needs_number = true;
        }
    }
}
