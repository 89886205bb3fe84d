//! What is said about a game: remarks, tags, the order of variations.

use game::Message;
use go::sgf::Extent;

use crate::{Fact, Mark, Remarks, Table, markup, open};

/// How long a remark or a tag may be.
const MOST_TEXT: usize = 1 << 16;
/// How many remarks or tags there may be in one place.
const MOST_TEXTS: usize = 500;
/// How many marks there may be on one board.
const MOST_MARKS: usize = 4_000;

impl Table {
    /// What is said about a node.
    pub fn remarks(&self, node: u32) -> Option<Remarks> {
        let notes = self.game.notes(self.game.node(node)?);
        Some(Remarks {
            comments_before: notes.comments_before.clone(),
            comments: notes.comments.clone(),
            glyphs: notes.glyphs.clone(),
            markup: Some(self.goban().map(|extent| markup::read(notes, extent)).unwrap_or_default()),
        })
    }

    /// How large the board is, where the game is one of Go.
    pub(crate) fn goban(&self) -> Option<Extent> {
        open::goban(&*self.game)
    }

    pub(crate) fn decide_note(&self, node: u32, mut remarks: Remarks) -> Result<Vec<Fact>, Message> {
        self.node(node)?;
        let texts = || remarks.comments_before.iter().chain(&remarks.comments);
        let is_long = texts().any(|text| text.len() > MOST_TEXT)
            || texts().count() > MOST_TEXTS
            || remarks.glyphs.len() > MOST_TEXTS;
        if is_long {
            return Err(Message::new("note-long"));
        }
        self.must_be_on_board(remarks.markup.as_deref().unwrap_or_default())?;
        let before = self.remarks(node).expect("a node that is there");
        remarks.markup = remarks.markup.or_else(|| before.markup.clone());
        Ok(vec![Fact::Noted { node, before, after: remarks }])
    }

    fn must_be_on_board(&self, marks: &[Mark]) -> Result<(), Message> {
        if marks.is_empty() {
            return Ok(());
        }
        if marks.len() > MOST_MARKS || marks.iter().any(|mark| mark.text().len() > MOST_TEXT) {
            return Err(Message::new("note-long"));
        }
        let extent = self.goban().ok_or_else(|| Message::new("note-markup"))?;
        let mut places = marks.iter().flat_map(Mark::places);
        match places.find(|&place| !markup::is_on(place, extent)) {
            Some(place) => Err(Message::new("setup-off-board").with("place", place)),
            None => Ok(()),
        }
    }

    pub(crate) fn enter_remarks(&mut self, node: u32, remarks: &Remarks) {
        let Ok(id) = self.node(node) else { return };
        let goban = self.goban();
        let notes = self.game.notes_mut(id);
        notes.comments_before.clone_from(&remarks.comments_before);
        notes.comments.clone_from(&remarks.comments);
        notes.glyphs.clone_from(&remarks.glyphs);
        if let Some((marks, extent)) = remarks.markup.as_ref().zip(goban) {
            markup::write(notes, marks, extent);
        }
    }

    pub(crate) fn decide_tag(&self, name: String, value: Option<String>) -> Result<Vec<Fact>, Message> {
        let is_name = !name.is_empty()
            && name.len() <= 255
            && name.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '_');
        if !is_name || open::is_fixed_tag(self.spec.kind.game(), &name) {
            return Err(Message::new("tag-name").with("name", name));
        }
        let before = self.kept_tag(&name).map(str::to_owned);
        let is_new = before.is_none() && self.agreed.tags.len() >= MOST_TEXTS;
        if is_new || value.as_ref().is_some_and(|value| value.len() > MOST_TEXT) {
            return Err(Message::new("note-long"));
        }
        let known = self.agreed.tags.iter().position(|(known, _)| *known == name);
        let place = known.unwrap_or(self.agreed.tags.len()) as u32;
        Ok(vec![Fact::Tagged { name, place, before, after: value }])
    }

    /// The value of a tag of the record; none where it tells about somebody who left.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let tag = self.agreed.tags.iter().find(|(known, _)| known == name);
        tag.filter(|tag| !self.is_about_another(tag)).map(|(_, value)| value.as_str())
    }

    /// The value of a tag, whomever it tells about.
    fn kept_tag(&self, name: &str) -> Option<&str> {
        self.agreed.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn enter_tag(&mut self, name: &str, place: u32, value: Option<&str>) {
        let tags = &mut self.agreed.tags;
        match (value, tags.iter().position(|(known, _)| known == name)) {
            (Some(value), Some(index)) => value.clone_into(&mut tags[index].1),
            (Some(value), None) => {
                tags.insert((place as usize).min(tags.len()), (name.to_owned(), value.to_owned()));
            }
            (None, Some(index)) => {
                tags.remove(index);
            }
            (None, None) => {}
        }
    }

    pub(crate) fn decide_promotion(&self, node: u32) -> Result<Vec<Fact>, Message> {
        let place = self.place_among_siblings(node)?;
        let after = place.checked_sub(1).ok_or_else(|| Message::new("promote-first"))?;
        Ok(vec![Fact::Placed { node, before: Some(place), after: Some(after) }])
    }

    /// A variation on which the game stands cannot be taken out.
    pub(crate) fn decide_pruning(&self, node: u32) -> Result<Vec<Fact>, Message> {
        let place = self.place_among_siblings(node)?;
        self.must_stand_outside(node)?;
        Ok(vec![Fact::Placed { node, before: Some(place), after: None }])
    }

    /// Complains where the game stands on a variation that is to be taken out.
    pub(crate) fn must_stand_outside(&self, node: u32) -> Result<(), Message> {
        let stands_inside = self.is_before(self.node(node)?, self.game.cursor());
        if stands_inside { Err(Message::new("prune-here")) } else { Ok(()) }
    }

    fn place_among_siblings(&self, node: u32) -> Result<u32, Message> {
        let id = self.node(node)?;
        let parent = self.game.parent(id).ok_or_else(|| Message::new("promote-first"))?;
        let place = self.game.children(parent).iter().position(|&child| child == id);
        Ok(place.expect("a child of its parent") as u32)
    }

    /// Puts a node to its place among its siblings, or takes it out.
    pub(crate) fn enter_place(&mut self, node: u32, place: Option<u32>) {
        let Some(id) = self.game.any_node(node) else { return };
        self.game.set_place(id, place.map(|place| place as usize));
    }
}
