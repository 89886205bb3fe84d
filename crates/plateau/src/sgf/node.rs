//! A tree of nodes as JSON, written without recursion: trees may be deep.

use std::{
    collections::BTreeMap,
    io::{self, Write},
};

use game::NodeId;
use go::{
    Move,
    sgf::{Record, points, text},
};
use serde_json::{Value, json};

enum Event {
    Enter(NodeId),
    Leave,
}

/// Writes the root with everything behind it.
pub(super) fn write_root(out: &mut impl Write, record: &Record) -> io::Result<()> {
    let mut events = vec![Event::Enter(NodeId::ROOT)];
    let mut is_first = true;
    while let Some(event) = events.pop() {
        match event {
            Event::Enter(id) => {
                if !is_first {
                    write!(out, ",")?;
                }
                write_node(out, record, id)?;
                events.push(Event::Leave);
                events.extend(
                    record.history.node(id).children().iter().rev().map(|&child| Event::Enter(child)),
                );
                is_first = true;
            }
            Event::Leave => {
                write!(out, "]}}")?;
                is_first = false;
            }
        }
    }
    Ok(())
}

/// Everything of a node up to its children.
fn write_node(out: &mut impl Write, record: &Record, id: NodeId) -> io::Result<()> {
    let notes = record.history.node(id).notes();
    let (color, mv) = move_values(record, id);
    write!(
        out,
        "{{\"move\":{mv},\"color\":{color},\"comments_before\":{},\"comments\":{},\"glyphs\":{},\"properties\":{},\"children\":[",
        Value::from(notes.comments_before.clone()),
        Value::from(notes.comments.clone()),
        Value::from(notes.glyphs.clone()),
        properties(&notes.properties),
    )
}

/// Whose move a node has, and which; one that the rules forbid included.
fn move_values(record: &Record, id: NodeId) -> (Value, Value) {
    let node = record.history.node(id);
    let said = node.notes().properties.iter().find(|(name, _)| matches!(name.as_str(), "B" | "W"));
    let (Some((name, values)), Some(extent)) = (said, record.extent()) else {
        return (Value::Null, json!(node.mv().map(|mv| mv.to_string())));
    };
    let forbidden = || {
        let point = points(values.first()?, extent)?.first().copied()?;
        Some(Move::Play(point))
    };
    let color = if name == "B" { "black" } else { "white" };
    (Value::from(color), json!(node.mv().or_else(forbidden).map(|mv| mv.to_string())))
}

/// What the file said, escapes resolved.
fn properties(named: &[(String, Vec<String>)]) -> Value {
    let mut properties: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (name, values) in named {
        properties.entry(name).or_default().extend(values.iter().map(|value| text(value)));
    }
    json!(properties)
}
