//! What has changed, shown: boards, moves, clocks, whose turn it is.

use std::io::{self, Write};

use game::{Color, Message};
use table::{BoardView, Phase, View};

use super::{Session, Shown};
use crate::plain::{
    draw,
    say::{self, left_text},
};

/// How passes are written, in Go and in variants of chess.
const PASSES: [&str; 2] = ["pass", "--"];

impl<W: Write> Session<'_, W> {
    pub(super) fn list_moves(&mut self) -> io::Result<()> {
        let moves: Vec<String> = self
            .game_looked_at()
            .choices()
            .iter()
            .map(|choice| self.letters.shown(&choice.notation))
            .collect();
        if moves.is_empty() {
            return self.say(&Message::new("play-no-moves"));
        }
        self.console.line(&moves.join(" "))
    }

    /// The moves from the start to where the game stands, with their numbers.
    pub(super) fn history(&mut self) -> io::Result<()> {
        let game = self.table.game();
        let line: Vec<game::NodeId> =
            std::iter::successors(Some(game.cursor()), |&id| game.parent(id)).collect();
        let mut words = Vec::new();
        for twig in game.tree().into_iter().filter(|twig| line.contains(&twig.id)) {
            let Some(notation) = &twig.notation else { continue };
            words.extend(self.number_before(&twig, words.is_empty()));
            words.push(format!("{}{}", self.letters.shown(notation), say::glyphs(&twig.notes.glyphs)));
        }
        if words.is_empty() {
            return self.say(&Message::new("play-nothing-played"));
        }
        self.console.line(&words.join(" "))
    }

    pub(super) fn clocks(&mut self) -> io::Result<()> {
        let clocks = self.table.clock_views(self.manner.clock.now());
        for color in Color::ALL {
            let name = self.table.seats()[color].name();
            let told = say::clock(self.console.words(), &clocks[color]);
            self.say(&Message::new("play-clock-of").with("name", name).with("clock", told))?;
        }
        Ok(())
    }

    fn view(&self) -> View {
        self.table.view(self.manner.clock.now())
    }

    /// The side that sits below: whoever has to move, if a person, else the person.
    ///
    /// A goban is seen by both from the same side.
    fn below(&self) -> Color {
        let has_person = self.table.seats().iter().any(|(_, sitter)| sitter.is_person());
        let is_go = self.table.spec().kind.game() == "go";
        let side = if has_person && !is_go { self.speaker() } else { Color::White };
        if self.is_flipped { !side } else { side }
    }

    /// Shows what has changed: the last move, the board, whose turn it is.
    pub(super) fn show(&mut self) -> io::Result<()> {
        let view = self.view();
        let before =
            self.shown.replace(Shown { number: view.number, node: view.cursor, phase: view.phase.clone() });
        for news in std::mem::take(&mut self.news) {
            self.say(&news)?;
        }
        let has_moved = before.as_ref().is_none_or(|before| before.node != view.cursor);
        if has_moved {
            self.tell_last_move(&view)?;
        }
        let is_watched = self.console.style().is_interactive && (self.has_only_engines() || before.is_none());
        let is_seen = self.is_due() || is_watched || self.table.ending().is_some();
        let is_board_owed = has_moved || self.is_board_owed;
        if is_seen && is_board_owed {
            self.draw(&view.board)?;
        }
        let is_other_phase = before.is_none_or(|before| before.phase != view.phase);
        if is_seen && (is_board_owed || is_other_phase) {
            self.tell_turn(&view)?;
        }
        self.is_board_owed = is_board_owed && !is_seen;
        if is_other_phase && self.may_play_again() && !self.is_finished() {
            self.say(&Message::new("play-another"))?;
        }
        Ok(())
    }

    /// Whether only engines play.
    fn has_only_engines(&self) -> bool {
        self.table.seats().iter().all(|(_, sitter)| !sitter.is_person())
    }

    fn tell_last_move(&mut self, view: &View) -> io::Result<()> {
        let last = view.tree.iter().find(|twig| twig.id == view.cursor);
        let Some((notation, mover)) = last.and_then(|twig| Some((twig.notation.clone()?, twig.mover?)))
        else {
            return Ok(());
        };
        let words = self.console.words();
        let mut told = words.sentence(&if PASSES.iter().any(|pass| notation.starts_with(pass)) {
            Message::new("play-passed").with("color", mover)
        } else {
            Message::new("play-moved").with("color", mover).with("move", self.letters.shown(&notation))
        });
        if let Some(captured) = say::captured(words, &view.board.last, mover) {
            told = format!("{told} {captured}");
        }
        self.console.line(&told)
    }

    fn tell_turn(&mut self, view: &View) -> io::Result<()> {
        match &view.phase {
            Phase::Ended { ending } => {
                let told = say::ending(self.console.words(), ending);
                return self.console.line(&told);
            }
            Phase::Counting => return self.tell_count(),
            Phase::Paused => return self.say(&Message::new("play-paused")),
            Phase::Waiting | Phase::Playing | Phase::Reviewing => {}
        }
        let id = if view.board.scene.alarms.is_empty() { "play-turn" } else { "play-turn-check" };
        let name = view.seats[view.turn].title.clone();
        self.say(&Message::new(id).with("color", view.turn).with("name", name))?;
        if view.control.is_empty() {
            return Ok(());
        }
        let times = Color::ALL.map(|color| left_text(view.clocks[color].left.unwrap_or_default()));
        self.say(&Message::new("play-clocks").with("white", &times[0]).with("black", &times[1]))
    }

    /// The count as it stands, and which stones it takes for dead.
    pub(super) fn tell_count(&mut self) -> io::Result<()> {
        let Some(count) = self.view().count else { return Ok(()) };
        let dead: Vec<String> = count.count.dead.iter().map(|&place| self.squares.name(place)).collect();
        self.say(&Message::new("play-counting").saying("score", count.count.message()))?;
        if dead.is_empty() {
            return self.say(&Message::new("play-no-dead"));
        }
        self.say(&Message::new("play-dead").with("stones", dead.join(" ")))
    }

    pub(super) fn draw(&mut self, board: &BoardView) -> io::Result<()> {
        let manner = draw::Manner {
            kind: &self.table.spec().kind,
            below: self.below(),
            style: self.console.style(),
            letters: self.letters,
            words: self.console.words(),
        };
        for line in draw::boards(board, manner) {
            self.console.drawing(&line)?;
        }
        Ok(())
    }
}
