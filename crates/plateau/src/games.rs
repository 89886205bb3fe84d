//! What the commands of PGN and SGF share that print game after game.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use game::{NodeId, Notes};
use serde_json::{Value, json};

use crate::{
    output::{List, Output},
    source::{Finding, Source},
};

/// The games of a file, one after the other.
pub(crate) trait Games {
    /// A game with its tree.
    type Record;

    /// Where they come from.
    fn source(&self) -> &Source<'_>;
    /// What stands next in the file; none at its end.
    fn next(&mut self) -> anyhow::Result<Option<Entry<Self::Record>>>;
}

/// What stands in one place of a file.
pub(crate) struct Entry<R> {
    /// The game, if there is one.
    pub(crate) record: Option<R>,
    /// What is wrong here.
    pub(crate) findings: Vec<Finding>,
}

/// Prints every game again as a text.
pub(crate) fn format<G: Games>(
    mut games: G,
    output: &mut Output,
    write: impl Fn(&G::Record) -> String,
) -> anyhow::Result<ExitCode> {
    let mut code = ExitCode::SUCCESS;
    let mut items = List::default();
    while let Some(Entry { record, findings }) = games.next()? {
        games.source().tell(&findings);
        if !findings.is_empty() {
            code = ExitCode::FAILURE;
        }
        let text = record.as_ref().map_or_else(String::new, &write);
        if output.json {
            let errors: Vec<Value> = findings.iter().map(Finding::value).collect();
            items.next(&mut output.out)?;
            write!(output.out, "{}", json!({ "text": text, "errors": errors }))?;
        } else {
            output.out.write_all(text.as_bytes())?;
        }
    }
    games.source().finish();
    output.finish(items)?;
    Ok(code)
}

/// Prints every game as JSON, with what is wrong with it.
pub(crate) fn list<G: Games>(
    mut games: G,
    output: &mut Output,
    write: impl Fn(&mut dyn Write, &G::Record, &Value) -> anyhow::Result<()>,
) -> anyhow::Result<ExitCode> {
    let mut code = ExitCode::SUCCESS;
    let mut items = List::default();
    while let Some(Entry { record, findings }) = games.next()? {
        if let Some(record) = record {
            items.next(&mut output.out)?;
            write(&mut output.out, &record, &findings.iter().map(Finding::value).collect())?;
        }
        games.source().tell(&findings);
        if !findings.is_empty() {
            code = ExitCode::FAILURE;
        }
    }
    games.source().finish();
    items.end(&mut output.out)?;
    writeln!(output.out)?;
    output.out.flush()?;
    Ok(code)
}

/// A tree that is written as JSON.
pub(crate) trait Tree {
    /// The nodes behind a node.
    fn children(&self, id: NodeId) -> &[NodeId];
    /// What was said of a node.
    fn notes(&self, id: NodeId) -> &Notes;
    /// What a node is; the node before it was entered last and is not left yet.
    fn enter(&mut self, id: NodeId) -> io::Result<NodeValue>;
    /// Goes back behind the node that was entered last.
    fn leave(&mut self) {}
}

/// What the two notations say each in its own way of a node.
pub(crate) struct NodeValue {
    /// The move, for people.
    pub(crate) mv: Value,
    /// What else is said of the move, and the name of that.
    pub(crate) besides: (&'static str, Value),
    /// What the file said beside the comments.
    pub(crate) properties: Value,
}

enum Event {
    Enter(NodeId),
    Leave,
}

/// Writes the root with everything behind it, without recursion: trees may be deep.
pub(crate) fn write_root(out: &mut dyn Write, tree: &mut impl Tree) -> io::Result<()> {
    let mut events = vec![Event::Enter(NodeId::ROOT)];
    let mut is_first = true;
    while let Some(event) = events.pop() {
        match event {
            Event::Enter(id) => {
                if !is_first {
                    write!(out, ",")?;
                }
                let value = tree.enter(id)?;
                write_node(out, &value, tree.notes(id))?;
                events.push(Event::Leave);
                events.extend(tree.children(id).iter().rev().map(|&child| Event::Enter(child)));
                is_first = true;
            }
            Event::Leave => {
                tree.leave();
                write!(out, "]}}")?;
                is_first = false;
            }
        }
    }
    Ok(())
}

/// Everything of a node up to its children.
fn write_node(out: &mut dyn Write, value: &NodeValue, notes: &Notes) -> io::Result<()> {
    let NodeValue { mv, besides: (name, besides), properties } = value;
    write!(
        out,
        "{{\"move\":{mv},\"{name}\":{besides},\"comments_before\":{},\"comments\":{},\"glyphs\":{},\"properties\":{properties},\"children\":[",
        Value::from(notes.comments_before.clone()),
        Value::from(notes.comments.clone()),
        Value::from(notes.glyphs.clone()),
    )
}
