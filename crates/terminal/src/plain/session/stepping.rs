//! Looking back and ahead, with what a record says there.

use std::io::{self, Write};

use game::{Color, Message, NodeId, Play, Twig};
use table::BoardView;

use super::Session;
use crate::plain::say;

impl<W: Write> Session<'_, W> {
    /// Looks so many moves back or ahead, and changes nothing.
    pub(super) fn look(&mut self, steps: i64) -> io::Result<()> {
        let here = self.node_looked_at();
        let there = self.node_away(here, steps);
        if there == here {
            return self.say(&Message::new("play-no-further"));
        }
        let cursor = self.table.game().cursor();
        self.looked_at = Some(there.number()).filter(|_| there != cursor);
        self.tell_node(there)?;
        let board = self.board_looked_at();
        self.draw(&board)
    }

    fn node_looked_at(&self) -> NodeId {
        let game = self.table.game();
        self.looked_at.and_then(|node| game.node(node)).unwrap_or(game.cursor())
    }

    /// The game as it stood where one looks.
    pub(super) fn game_looked_at(&self) -> Box<dyn Play> {
        let mut game = self.table.game().duplicate();
        if let Some(node) = self.looked_at.and_then(|node| game.node(node)) {
            game.jump(node);
        }
        game
    }

    /// The board that is looked at.
    pub(super) fn board_looked_at(&self) -> BoardView {
        self.table.look(self.node_looked_at().number()).expect("a node of this game").board
    }

    /// The node so many steps back or ahead, or the last one on the way; ahead goes along the line
    /// that was played.
    fn node_away(&self, here: NodeId, steps: i64) -> NodeId {
        let game = self.table.game();
        let played: Vec<NodeId> = std::iter::successors(Some(game.cursor()), |&id| game.parent(id)).collect();
        let next = |id: NodeId| {
            if steps < 0 {
                return game.parent(id);
            }
            let children = game.children(id);
            children.iter().find(|child| played.contains(child)).or(children.first()).copied()
        };
        let count = usize::try_from(steps.unsigned_abs()).unwrap_or(usize::MAX);
        std::iter::successors(Some(here), |&id| next(id)).take(count.saturating_add(1)).last().unwrap_or(here)
    }

    /// The move that led to a node, with its judgements and remarks.
    fn tell_node(&mut self, id: NodeId) -> io::Result<()> {
        let twig = self.table.game().tree().into_iter().find(|twig| twig.id == id);
        let Some(twig) = twig else { return Ok(()) };
        for comment in twig.notes.comments_before.iter().filter_map(|comment| say::remark(comment)) {
            self.console.line(&comment)?;
        }
        self.say(&self.stepped(&twig))?;
        for comment in twig.notes.comments.iter().filter_map(|comment| say::remark(comment)) {
            self.console.line(&comment)?;
        }
        Ok(())
    }

    fn stepped(&self, twig: &Twig) -> Message {
        let (Some(notation), Some(mover)) = (&twig.notation, twig.mover) else {
            return Message::new("play-at-start");
        };
        let mv = format!("{}{}", self.letters.shown(notation), say::glyphs(&twig.notes.glyphs));
        let number = self.move_number(twig);
        Message::new("play-stepped").with("number", number).with("color", mover).with("move", mv)
    }

    /// The number that a move has in a score: in Go each has its own.
    fn move_number(&self, twig: &Twig) -> u32 {
        if self.counts_each() { twig.ply } else { (twig.ply + u32::from(self.is_begun_late())).div_ceil(2) }
    }

    /// What stands before a move in a score: `3.`, or `3...` where it begins with the second side.
    pub(super) fn number_before(&self, twig: &Twig, is_first: bool) -> Option<String> {
        let number = self.move_number(twig);
        let is_second = !self.counts_each() && (twig.ply + u32::from(self.is_begun_late())).is_multiple_of(2);
        match (is_second, is_first) {
            (false, _) => Some(format!("{number}.")),
            (true, true) => Some(format!("{number}...")),
            (true, false) => None,
        }
    }

    fn counts_each(&self) -> bool {
        self.table.spec().kind.game() == "go"
    }

    /// Whether the side that usually moves second moved first here.
    fn is_begun_late(&self) -> bool {
        let usual = if self.table.spec().kind.game() == "chess" { Color::White } else { Color::Black };
        let mut start = self.table.game().duplicate();
        start.jump(NodeId::ROOT);
        start.turn() != usual
    }
}
