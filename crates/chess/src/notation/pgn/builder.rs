//! The visitor that keeps a game as a tree.

use std::mem::take;

use game::{Edit, NodeId, Notes};

use super::{PgnError, Record, Termination, Text, Visitor};
use crate::any::{Move, Piece, Position};

/// Builds a [`Record`] from what a reader tells.
#[derive(Default)]
pub(super) struct Builder {
    record: Option<Record>,
    between: Vec<PgnError>,
    /// The last node of each line left for a variation.
    left: Vec<NodeId>,
    here: Option<NodeId>,
    /// Whether what is said next belongs to the move that follows.
    is_before: bool,
    /// Whether the variation has no move yet.
    is_bare: bool,
    comments: Vec<String>,
    glyphs: Vec<u32>,
}

impl Builder {
    /// What stood between the games, and the game.
    pub(super) fn finish(mut self) -> (Vec<PgnError>, Option<Record>) {
        self.flush(self.here());
        (self.between, self.record)
    }

    fn here(&self) -> NodeId {
        self.here.unwrap_or(NodeId::ROOT)
    }

    fn notes(&mut self, id: NodeId) -> Option<&mut Notes> {
        self.record.as_mut().map(|record| record.history.notes_mut(id))
    }

    /// Gives a node what waited for a move that did not come.
    fn flush(&mut self, id: NodeId) {
        let (comments, glyphs) = (take(&mut self.comments), take(&mut self.glyphs));
        if let Some(notes) = self.notes(id) {
            notes.comments.extend(comments);
            notes.glyphs.extend(glyphs);
        }
    }

    fn step(&mut self, edit: Option<Edit<Piece>>, mv: Option<Move>) {
        let parent = self.here();
        let Some(record) = &mut self.record else { return };
        let id = record.history.append(parent, edit, mv);
        let notes = record.history.notes_mut(id);
        notes.comments_before = take(&mut self.comments);
        notes.glyphs = take(&mut self.glyphs);
        self.here = Some(id);
        (self.is_before, self.is_bare) = (false, false);
    }

    fn property(&mut self, name: &str, value: String) {
        if let Some(notes) = self.notes(self.here()) {
            notes.properties.push((name.to_owned(), vec![value]));
        }
    }
}

impl Visitor for Builder {
    fn begin_game(&mut self) {
        self.record = Some(Record::default());
    }

    fn tag(&mut self, name: Text, value: Text) {
        if let Some(record) = &mut self.record {
            record.tags.push((name.decode().into_owned(), value.decode().into_owned()));
        }
    }

    fn start(&mut self, position: &Position) {
        if let Some(record) = &mut self.record {
            record.start.clone_from(position);
            // On other boards than its variant says, a game is one of another variant.
            let name = position.variant().map(|position| position.variant().name());
            if let Some(name) =
                name.filter(|name| name.ends_with("-boards") && record.tag("Variant").is_some())
            {
                record.set_tag("Variant", name);
            }
        }
    }

    fn number(&mut self) {
        self.is_before = true;
    }

    fn mv(&mut self, _: &Position, mv: Move) {
        self.step(None, Some(mv));
    }

    fn null_move(&mut self, before: &Position) {
        self.step(Some(Edit::turn(!before.turn())), None);
    }

    fn comment(&mut self, text: Text) {
        let text = text.decode();
        if text.is_empty() {
            return;
        }
        if self.is_before {
            self.comments.push(text.into_owned());
        } else if let Some(notes) = self.notes(self.here()) {
            notes.comments.push(text.into_owned());
        }
    }

    fn escape(&mut self, text: Text) {
        self.property("%", text.decode().into_owned());
    }

    fn glyph(&mut self, number: u32) {
        if self.is_bare {
            self.glyphs.push(number);
        } else if let Some(notes) = self.notes(self.here()) {
            notes.glyphs.push(number);
        }
    }

    fn symbol(&mut self, text: Text) {
        self.property("symbol", text.decode().into_owned());
    }

    fn begin_variation(&mut self) {
        let here = self.here();
        self.flush(here);
        self.left.push(here);
        self.here = self.record.as_ref().and_then(|record| record.history.node(here).parent());
        (self.is_before, self.is_bare) = (true, true);
    }

    fn end_variation(&mut self) {
        let main = self.left.pop().unwrap_or(NodeId::ROOT);
        let last = if self.is_bare { main } else { self.here() };
        self.flush(last);
        self.here = Some(main);
        // What is said behind a variation leads on to the next move.
        (self.is_before, self.is_bare) = (true, false);
    }

    fn termination(&mut self, termination: Termination) {
        self.flush(self.here());
        self.is_before = false;
        if !self.left.is_empty() {
            self.property("result", termination.to_string());
        } else if let Some(record) = &mut self.record {
            record.result = Some(termination);
        }
    }

    fn error(&mut self, error: PgnError) {
        match &mut self.record {
            Some(record) => record.error = Some(error),
            None => self.between.push(error),
        }
    }
}
