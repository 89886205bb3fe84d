//! The nodes of a game as JSON.

use std::{collections::BTreeMap, io};

use game::{NodeId, Notes};
use go::{
    Move,
    sgf::{Record, points, text},
};
use serde_json::{Value, json};

use crate::games::{NodeValue, Tree};

/// The tree of a game.
pub(super) struct Nodes<'a>(pub(super) &'a Record);

impl Tree for Nodes<'_> {
    fn children(&self, id: NodeId) -> &[NodeId] {
        self.0.history.node(id).children()
    }

    fn notes(&self, id: NodeId) -> &Notes {
        self.0.history.node(id).notes()
    }

    fn enter(&mut self, id: NodeId) -> io::Result<NodeValue> {
        let (color, mv) = move_values(self.0, id);
        let properties = properties(&self.notes(id).properties);
        Ok(NodeValue { mv, besides: ("color", color), properties })
    }
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
