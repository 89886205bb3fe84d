//! The nodes of a game as JSON.

use std::{collections::BTreeMap, io};

use chess::{
    any::Position,
    pgn::{Record, command},
};
use game::{NodeId, Notes, Position as _, Show as _};
use serde_json::{Value, json};

use crate::games::{NodeValue, Tree};

/// The commands in comments that are told apart.
const COMMANDS: [&str; 5] = ["clk", "emt", "eval", "csl", "cal"];

/// A tree and the positions on the way to the node that was entered last.
pub(super) struct Nodes<'a> {
    record: &'a Record,
    positions: Vec<Position>,
}

impl Nodes<'_> {
    pub(super) fn new(record: &Record) -> Nodes<'_> {
        Nodes { record, positions: vec![record.start.clone()] }
    }
}

impl Tree for Nodes<'_> {
    fn children(&self, id: NodeId) -> &[NodeId] {
        self.record.history.node(id).children()
    }

    fn notes(&self, id: NodeId) -> &Notes {
        self.record.history.node(id).notes()
    }

    fn enter(&mut self, id: NodeId) -> io::Result<NodeValue> {
        let node = self.record.history.node(id);
        let before = self.positions.last().expect("the start stays");
        let mut after = match node.edit() {
            Some(edit) => before.edited(edit).map_err(io::Error::other)?,
            None => before.clone(),
        };
        let (mv, uci) = match (node.mv(), node.edit()) {
            (Some(mv), _) => {
                let texts = (Value::from(after.san(mv)), Value::from(after.text(mv)));
                after.apply(mv);
                texts
            }
            (None, Some(_)) => (Value::from("--"), Value::from("0000")),
            (None, None) => (Value::Null, Value::Null),
        };
        self.positions.push(after);
        let properties = properties(&node.notes().properties, &node.notes().comments);
        Ok(NodeValue { mv, besides: ("uci", uci), properties })
    }

    fn leave(&mut self) {
        self.positions.pop();
    }
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
