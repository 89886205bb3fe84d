//! Variations: moves that were not played, beside those that were.

use game::{Message, NodeId, Play};

use crate::{Fact, Phase, Table};

/// How many moves a variation may have that is added at once.
const MOST_MOVES: usize = 200;

/// Moves that were tried from a node.
struct Tried {
    /// The moves as they are sent.
    line: Vec<String>,
    /// The node behind the last of them.
    last: NodeId,
    /// The first node that was not there before, with its place among its siblings.
    new: Option<(NodeId, u32)>,
}

impl Table {
    /// A move of a record that is looked at: gone along, and added if it is new.
    pub(crate) fn decide_trying(&self, on: u32, text: &str) -> Result<Vec<Fact>, Message> {
        let tried = self.tried(on, &[text.to_owned()])?;
        let went = Fact::Went { from: self.game.cursor().number(), to: tried.last.number() };
        Ok(varied(on, tried).into_iter().chain([went]).collect())
    }

    /// Adds moves beside those that were played, once nobody plays any more.
    pub(crate) fn decide_variation(&self, on: u32, line: &[String]) -> Result<Vec<Fact>, Message> {
        let tried = self.tried(on, line)?;
        match self.agreed.phase {
            Phase::Reviewing => {}
            // Behind its last move, an end would no longer be one.
            Phase::Ended { .. } if on != self.game.cursor().number() => {}
            _ => return Err(Message::new("vary-not-now")),
        }
        Ok(varied(on, tried).into_iter().collect())
    }

    fn tried(&self, on: u32, line: &[String]) -> Result<Tried, Message> {
        if line.len() > MOST_MOVES {
            return Err(Message::new("note-long"));
        }
        let mut game = self.game.duplicate();
        let mut last = self.node(on)?;
        game.jump(last);
        let (mut texts, mut new) = (Vec::new(), None);
        for text in line {
            let text = game.choice(text)?.text;
            let before = game.children(last);
            let parent = last;
            last = game.play(&text)?;
            texts.push(text);
            if new.is_none() && !before.contains(&last) {
                new = place_of(&*game, parent, last).map(|place| (last, place));
            }
        }
        Ok(Tried { line: texts, last, new })
    }

    /// Adds moves behind a node; the game stays where it stands.
    pub(crate) fn enter_variation(&mut self, on: u32, line: &[String]) -> Result<(), Message> {
        let (on, here) = (self.node(on)?, self.game.cursor());
        self.game.jump(on);
        let played = line.iter().try_for_each(|text| self.game.play(text).map(drop));
        self.game.jump(here);
        played
    }
}

/// What is to be kept of moves that were tried; nothing where all of them were there.
fn varied(on: u32, tried: Tried) -> Option<Fact> {
    let (node, place) = tried.new?;
    Some(Fact::Varied { on, line: tried.line, node: node.number(), place })
}

fn place_of(game: &dyn Play, parent: NodeId, node: NodeId) -> Option<u32> {
    let place = game.children(parent).iter().position(|&child| child == node);
    place.map(|place| place as u32)
}
