//! A program that speaks UCI, as a player.

use std::time::Instant;

use chess::any::Position;
use game::{ByColor, Color};
use protocol::uci::{Bound, ChoiceKind, Go, Info, Start};

use super::{
    Act, ChessPlayer, Choice, Complaint, Engine, Fault, FaultKind, Idea, Line, Stop, Terms, Turn,
    turn::{increment, moves_to_go},
};
use crate::dialogue::{DialogueError, PATIENCE, UciEngine};

/// What is off unless somebody turns it on.
const OFF: [&str; 2] = ["Ponder", "OwnBook"];
/// The option that says which kind of chess is played.
const VARIANT: &str = "UCI_Variant";
/// The option for a file of variants.
const VARIANTS: &str = "VariantPath";
/// The option for the castling of Chess960.
const CHESS960: &str = "UCI_Chess960";
/// The option that says how many of the best lines are told.
const LINES: &str = "MultiPV";
/// The name of standard chess, and of Chess960 too, which has an option of its own.
const USUAL: &str = "chess";

/// A program that speaks UCI.
pub(super) struct UciPlayer {
    program: UciEngine,
    /// Whether it was told a file of variants.
    knows_file: bool,
}

impl UciPlayer {
    pub(super) fn start(
        engine: &Engine,
        program: &str,
        arguments: &[String],
        stop: Stop,
    ) -> Result<UciPlayer, Fault> {
        let started = UciEngine::start(program, arguments).map_err(|error| Fault::at_start(&error))?;
        let mut player = UciPlayer { program: started, knows_file: false };
        player.program.heed(stop);
        player.set_options(engine).map_err(|error| Fault::at_start(&error))?;
        Ok(player)
    }

    fn set_options(&mut self, engine: &Engine) -> Result<(), DialogueError> {
        for name in OFF {
            if self.has(name) {
                self.program.set(name, "false")?;
            }
        }
        self.set_number("Hash", engine.megabytes)?;
        self.set_number("Threads", engine.threads)?;
        if let Some(path) = engine.variants.as_ref().filter(|_| self.has(VARIANTS)) {
            self.program.set(VARIANTS, &path.to_string_lossy())?;
            self.knows_file = true;
        }
        for (name, value) in &engine.options {
            self.program.set(name, value)?;
        }
        self.program.wait_until_ready(PATIENCE)
    }

    fn has(&self, name: &str) -> bool {
        self.kind(name).is_some()
    }

    fn kind(&self, name: &str) -> Option<&ChoiceKind> {
        let mut choices = self.program.choices().iter();
        choices.find(|choice| choice.name.eq_ignore_ascii_case(name)).map(|choice| &choice.kind)
    }

    /// Sets a number as nearly as the program takes it, if it has such an option.
    fn set_number(&mut self, name: &str, number: u32) -> Result<(), DialogueError> {
        match self.kind(name) {
            Some(&ChoiceKind::Spin { min, max, .. }) => {
                let number = i64::from(number).min(max).max(min);
                self.program.set(name, &number.to_string())
            }
            _ => Ok(()),
        }
    }

    /// Says which kind of chess is played.
    fn set_kind(&mut self, line: &Line) -> Result<(), Fault> {
        if !self.plays(line.start()) {
            let (name, game) = (self.program.name().to_owned(), line.start().variant_name().to_owned());
            return Err(Fault::new(FaultKind::Refuses, Complaint::OtherGame { name, game }));
        }
        if self.has(CHESS960) {
            self.program.set(CHESS960, if line.is_chess960() { "true" } else { "false" })?;
        }
        match line.start() {
            Position::Standard(_) if !self.has(VARIANT) => Ok(()),
            Position::Standard(_) => Ok(self.program.set(VARIANT, USUAL)?),
            Position::Variant(position) => {
                Ok(self.program.set_unchecked(VARIANT, position.variant().name())?)
            }
        }
    }

    /// Whether a file of variants that it was told has this one.
    fn has_in_file(&self, position: &chess::variant::Position) -> bool {
        self.knows_file && !position.variant().sections().is_empty()
    }
}

impl ChessPlayer for UciPlayer {
    fn name(&self) -> &str {
        self.program.name()
    }

    fn plays(&self, start: &Position) -> bool {
        let takes = |name: &str| self.program.takes(VARIANT, name);
        match start {
            Position::Standard(position) => {
                (!position.is_chess960() || self.has(CHESS960)) && (!self.has(VARIANT) || takes(USUAL))
            }
            Position::Variant(position) => self.has_in_file(position) || takes(position.variant().name()),
        }
    }

    fn heed(&mut self, stop: Stop) {
        self.program.heed(stop);
    }

    fn begin(&mut self, line: &Line, _: Color, _: &Terms) -> Result<(), Fault> {
        self.set_kind(line)?;
        Ok(self.program.begin()?)
    }

    fn follow(&mut self, line: &Line, _: &Turn) -> Result<(), Fault> {
        let start = line.start_fen().map_or(Start::Usual, Start::Fen);
        self.program.set_up(&start, line.texts())?;
        Ok(self.program.wait_until_ready(PATIENCE)?)
    }

    fn choose(&mut self, _: &Line, turn: &Turn) -> Result<Choice, Fault> {
        let begun = Instant::now();
        let answer = self.program.choose(&go(turn), turn.patience)?;
        let elapsed = begun.elapsed();
        let info = answer.info.unwrap_or_default();
        Ok(Choice {
            act: answer.mv.map_or(Act::Nothing, Act::Move),
            offers_draw: false,
            score: info.score.map(|(score, _)| score),
            depth: info.depth,
            elapsed,
        })
    }

    fn analyse(
        &mut self,
        lines: usize,
        is_over: &dyn Fn() -> bool,
        hear: &mut dyn FnMut(Idea),
    ) -> Result<(), Fault> {
        self.set_number(LINES, lines as u32)?;
        Ok(self.program.analyse(is_over, |info| {
            if let Some(idea) = idea(info) {
                hear(idea);
            }
        })?)
    }

    fn quit(self: Box<Self>) {
        self.program.quit();
    }
}

/// What is said of a line, unless it is only a bound.
fn idea(info: Info) -> Option<Idea> {
    let (score, bound) = info.score?;
    (bound == Bound::Exact && !info.line.is_empty()).then(|| Idea {
        rank: info.rank.unwrap_or(1) as usize,
        depth: info.depth.unwrap_or(0),
        nodes: info.nodes.unwrap_or(0),
        elapsed: info.time.unwrap_or_default(),
        score,
        line: info.line,
    })
}

/// What stands behind `go`.
fn go(turn: &Turn) -> Go {
    let ByColor { white, black } = &turn.clocks;
    let limits = turn.terms.limits;
    Go {
        white_time: white.left,
        black_time: black.left,
        white_increment: white.left.map(|_| increment(white)),
        black_increment: black.left.map(|_| increment(black)),
        moves_to_go: moves_to_go(turn.own()),
        move_time: limits.move_time,
        depth: limits.depth,
        nodes: limits.nodes,
        ..Go::default()
    }
}
