//! A tree of moves as JSON, written without recursion: trees may be deep.

use std::{
    collections::BTreeMap,
    io::{self, Write},
};

use chess::{
    any::Position,
    pgn::{Record, command},
};
use game::{NodeId, Position as _, Show as _};
use serde_json::{Value, json};

/// The commands in comments that are told apart.
const COMMANDS: [&str; 5] = ["clk", "emt", "eval", "csl", "cal"];

enum Event {
    Enter(NodeId),
    Leave,
}

/// Writes the root with everything behind it.
pub(super) fn write_root(out: &mut impl Write, record: &Record) -> io::Result<()> {
    let mut positions = vec![record.start.clone()];
    let mut events = vec![Event::Enter(NodeId::ROOT)];
    let mut is_first = true;
    while let Some(event) = events.pop() {
        match event {
            Event::Enter(id) => {
                if !is_first {
                    write!(out, ",")?;
                }
                let before = positions.last().expect("the start stays");
                let after = write_node(out, record, id, before)?;
                positions.push(after);
                events.push(Event::Leave);
                events.extend(
                    record.history.node(id).children().iter().rev().map(|&child| Event::Enter(child)),
                );
                is_first = true;
            }
            Event::Leave => {
                positions.pop();
                write!(out, "]}}")?;
                is_first = false;
            }
        }
    }
    Ok(())
}

/// Everything of a node up to its children; returns the position after it.
fn write_node(out: &mut impl Write, record: &Record, id: NodeId, before: &Position) -> io::Result<Position> {
    let node = record.history.node(id);
    let mut after = match node.edit() {
        Some(edit) => before.edited(edit).map_err(io::Error::other)?,
        None => before.clone(),
    };
    let texts = match (node.mv(), node.edit()) {
        (Some(mv), _) => {
            let texts = (Value::from(after.san(mv)), Value::from(after.text(mv)));
            after.apply(mv);
            texts
        }
        (None, Some(_)) => (Value::from("--"), Value::from("0000")),
        (None, None) => (Value::Null, Value::Null),
    };
    write!(
        out,
        "{{\"move\":{},\"uci\":{},\"comments_before\":{},\"comments\":{},\"glyphs\":{},\"properties\":{},\"children\":[",
        texts.0,
        texts.1,
        Value::from(node.notes().comments_before.clone()),
        Value::from(node.notes().comments.clone()),
        Value::from(node.notes().glyphs.clone()),
        properties(&node.notes().properties, &node.notes().comments),
    )?;
    Ok(after)
}

/// What the file said beside the comments, and the commands within them.
fn properties(named: &[(String, Vec<String>)], comments: &[String]) -> Value {
    let mut properties: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (name, values) in named {
        properties.entry(name.clone()).or_default().extend(values.iter().cloned());
    }
    for name in COMMANDS {
        let values: Vec<String> =
            comments.iter().filter_map(|comment| command(comment, name)).map(str::to_owned).collect();
        if !values.is_empty() {
            properties.insert(format!("%{name}"), values);
        }
    }
    json!(properties)
}
