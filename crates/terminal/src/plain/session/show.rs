//! What has changed, shown: boards, moves, clocks, whose turn it is.

use std::io::{self, Write};

use game::{Color, Message};
use table::{BoardView, Phase, View};

use super::Session;
use crate::plain::{
    draw,
    say::{self, time_text},
};

impl<W: Write> Session<'_, W> {
    pub(super) fn list_moves(&mut self) -> io::Result<()> {
        let moves: Vec<String> =
            self.table.game().choices().iter().map(|choice| self.notation(&choice.notation)).collect();
        self.line(&moves.join(" "))
    }

    /// The moves from the start to where the game stands, with their numbers.
    pub(super) fn history(&mut self) -> io::Result<()> {
        let game = self.table.game();
        let line: Vec<game::NodeId> =
            std::iter::successors(Some(game.cursor()), |&id| game.parent(id)).collect();
        let mut words = Vec::new();
        for twig in game.tree().into_iter().filter(|twig| line.contains(&twig.id)) {
            let Some(notation) = &twig.notation else { continue };
            if twig.ply % 2 == 1 {
                words.push(format!("{}.", twig.ply.div_ceil(2)));
            }
            words.push(self.notation(notation));
        }
        self.line(&words.join(" "))
    }

    pub(super) fn clocks(&mut self) -> io::Result<()> {
        let clocks = self.table.clock_views(self.now());
        for color in Color::ALL {
            let name = self.table.seats()[color].name();
            let told = say::clock(&self.words, &clocks[color]);
            self.line(&format!("{name}: {told}"))?;
        }
        Ok(())
    }

    pub(super) fn view(&self) -> View {
        self.table.view(self.now())
    }

    /// The side that sits below: whoever has to move, if a person, else the person.
    pub(super) fn below(&self) -> Color {
        let side = self.speaker();
        let is_engines = self.table.seats().iter().all(|(_, sitter)| !sitter.is_person());
        let side = if is_engines { Color::White } else { side };
        if self.is_flipped { !side } else { side }
    }

    /// Shows what has changed: the last move, the board, whose turn it is.
    pub(super) fn show(&mut self) -> io::Result<()> {
        self.shown = self.table.number();
        let view = self.view();
        for news in std::mem::take(&mut self.news) {
            self.say(&news)?;
        }
        self.tell_last_move(&view)?;
        if self.is_listening() || self.table.ending().is_some() {
            self.draw(&view.board)?;
            self.tell_turn(&view)?;
        }
        self.out.flush()
    }

    pub(super) fn tell_last_move(&mut self, view: &View) -> io::Result<()> {
        let last = view.tree.iter().find(|twig| twig.id == view.cursor);
        let Some((notation, mover)) = last.and_then(|twig| Some((twig.notation.clone()?, twig.mover?)))
        else {
            return Ok(());
        };
        let mv = self.notation(&notation);
        self.say(&Message::new("play-moved").with("color", mover).with("move", mv))
    }

    pub(super) fn tell_turn(&mut self, view: &View) -> io::Result<()> {
        if let Phase::Ended { ending } = &view.phase {
            let told = say::ending(&self.words, ending);
            return self.line(&told);
        }
        if view.phase == Phase::Counting {
            let score = view.count.as_ref().map_or_else(String::new, |count| count.count.text.clone());
            return self.say(&Message::new("play-counting").with("score", score));
        }
        let id = if view.board.scene.alarms.is_empty() { "play-turn" } else { "play-turn-check" };
        let name = view.seats[view.turn].title.clone();
        self.say(&Message::new(id).with("color", view.turn).with("name", name))?;
        if view.control.is_empty() {
            return Ok(());
        }
        let times =
            Color::ALL.map(|color| time_text(view.clocks[color].left.unwrap_or(view.clocks[color].used)));
        self.say(&Message::new("play-clocks").with("white", &times[0]).with("black", &times[1]))
    }

    pub(super) fn draw(&mut self, board: &BoardView) -> io::Result<()> {
        for line in draw::boards(board, &self.table.spec().kind, self.below(), self.style) {
            self.line(&line)?;
        }
        Ok(())
    }

    pub(super) fn say(&mut self, message: &Message) -> io::Result<()> {
        let sentence = self.words.sentence(message);
        self.line(&sentence)
    }

    pub(super) fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }
}
