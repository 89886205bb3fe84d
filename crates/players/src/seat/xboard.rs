//! A program that speaks the protocol of `XBoard`, as a player.

use std::time::{Duration, Instant};

use chess::any::{Move, Position};
use engine::chess::Chess;
use game::{Color, Position as _, Show as _, TimeSystem};
use protocol::{
    uci::Score,
    xboard::{Level, Thinking},
};

use super::{Act, ChessPlayer, Choice, Complaint, Engine, Fault, FaultKind, Idea, Line, Stop, Terms, Turn};
use crate::{
    dialogue::{DialogueError, PATIENCE, XBoardChoice, XBoardClocks, XBoardEngine, XBoardPace},
    mind::{Dialect as _, Notation},
};

/// A program that speaks the protocol of `XBoard`.
pub(super) struct XBoardPlayer {
    program: XBoardEngine,
    pace: XBoardPace,
    /// How many moves of the line it knows, and where that leads.
    known: usize,
    position: Position,
}

impl XBoardPlayer {
    pub(super) fn start(
        engine: &Engine,
        program: &str,
        arguments: &[String],
        stop: Stop,
    ) -> Result<XBoardPlayer, Fault> {
        let at_start = |error: DialogueError| Fault::at_start(&error);
        let mut program = XBoardEngine::start(program, arguments, PATIENCE).map_err(at_start)?;
        program.heed(stop);
        program.set_megabytes(engine.megabytes).map_err(at_start)?;
        program.set_threads(engine.threads).map_err(at_start)?;
        for (name, value) in &engine.options {
            program.set(name, value).map_err(at_start)?;
        }
        Ok(XBoardPlayer { program, pace: XBoardPace::default(), known: 0, position: Position::default() })
    }

    /// The name of the kind of chess for `variant`, as it knows it; none for standard chess.
    fn variant(&self, start: &Position) -> Result<Option<String>, Fault> {
        let name = match start {
            Position::Standard(position) if !position.is_chess960() => return Ok(None),
            Position::Standard(_) => "fischerandom",
            Position::Variant(position) => position.variant().name(),
        };
        let known = self.program.feature("variants").unwrap_or_default();
        let found = known.split(',').map(str::trim).find(|known| known.eq_ignore_ascii_case(name));
        let other = || Complaint::OtherGame {
            name: self.program.name().to_owned(),
            game: start.variant_name().to_owned(),
        };
        found.map(|known| Some(known.to_owned())).ok_or_else(|| Fault::new(FaultKind::Refuses, other()))
    }
}

impl ChessPlayer for XBoardPlayer {
    fn name(&self) -> &str {
        self.program.name()
    }

    fn plays(&self, start: &Position) -> bool {
        self.variant(start).is_ok()
    }

    fn heed(&mut self, stop: Stop) {
        self.program.heed(stop);
    }

    fn begin(&mut self, line: &Line, _: Color, terms: &Terms) -> Result<(), Fault> {
        if terms.limits.nodes.is_some() {
            let program = self.program.name().to_owned();
            return Err(Fault::new(FaultKind::Refuses, Complaint::Nodes { program }));
        }
        self.pace = pace(terms, 0);
        let (variant, fen) = (self.variant(line.start())?, line.start_fen());
        self.program.begin(variant.as_deref(), fen.as_deref(), self.pace)?;
        (self.known, self.position) = (0, line.start().clone());
        Ok(())
    }

    fn follow(&mut self, line: &Line, turn: &Turn) -> Result<(), Fault> {
        let pace = pace(turn.terms, turn.own().period);
        if pace != self.pace {
            self.program.set_pace(pace)?;
            self.pace = pace;
        }
        for &mv in &line.moves()[self.known..] {
            self.program.play(&text(&self.position, mv))?;
            self.position.apply(mv);
        }
        self.known = line.moves().len();
        Ok(())
    }

    fn choose(&mut self, line: &Line, turn: &Turn) -> Result<Choice, Fault> {
        let clocks = turn
            .own()
            .left
            .map(|own| XBoardClocks { own, opponent: turn.clocks[!turn.color].left.unwrap_or(own) });
        if turn.is_offered {
            self.program.offer_draw()?;
        }
        let begun = Instant::now();
        let answer = self.program.choose(clocks, turn.patience)?;
        let elapsed = begun.elapsed();
        if let XBoardChoice::Move(text) = &answer.choice
            && let Ok(mv) = line.position().parse(text)
        {
            // It has played its own move itself.
            self.position.apply(mv);
            self.known += 1;
        }
        Ok(Choice {
            act: match answer.choice {
                XBoardChoice::Move(mv) => Act::Move(mv),
                XBoardChoice::Resign => Act::Resign,
                XBoardChoice::Claim(score, why) => Act::Claim(score, why),
            },
            offers_draw: answer.offers_draw,
            score: answer.thinking.as_ref().map(|thinking| score(thinking.score)),
            depth: answer.thinking.map(|thinking| thinking.depth),
            elapsed,
        })
    }

    /// The protocol has no word for several lines: it tells the best one.
    fn analyse(
        &mut self,
        _: usize,
        is_over: &dyn Fn() -> bool,
        hear: &mut dyn FnMut(Idea),
    ) -> Result<(), Fault> {
        Ok(self.program.analyse(is_over, |thinking| hear(idea(&thinking)))?)
    }

    fn is_reusable(&self) -> bool {
        self.program.feature("reuse") != Some("0")
    }

    fn quit(self: Box<Self>) {
        self.program.quit();
    }
}

/// How long it may think in a period of its time.
fn pace(terms: &Terms, period: u32) -> XBoardPace {
    let level = match &terms.time {
        TimeSystem::Periods { .. } => terms.time.period(period).map(|period| Level {
            moves: period.moves.unwrap_or(0),
            base: period.time,
            increment: period.increment + period.delay.time(),
        }),
        other => other.start().map(|base| Level { moves: 0, base, increment: Duration::ZERO }),
    };
    XBoardPace { level, move_time: terms.limits.move_time, depth: terms.limits.depth }
}

/// A move as such programs read it: castling in Chess960 is `O-O`.
fn text(position: &Position, mv: Move) -> String {
    match (position, mv) {
        (Position::Standard(position), Move::Standard(mv)) => Chess::write(position, mv, Notation::XBoard),
        _ => position.text(mv),
    }
}

/// What is thought of the best line; numbers of moves and judgements among its words are left out.
fn idea(thinking: &Thinking) -> Idea {
    let is_move = |word: &&str| word.starts_with(|sign: char| sign.is_alphabetic() || sign == '@');
    Idea {
        rank: 1,
        depth: thinking.depth,
        nodes: thinking.nodes,
        elapsed: thinking.time,
        score: score(thinking.score),
        line: thinking.line.split_whitespace().filter(is_move).map(str::to_owned).collect(),
    }
}

fn score(score: i32) -> Score {
    if score.unsigned_abs() < Thinking::MATE.unsigned_abs() {
        return Score::Centipawns(score);
    }
    Score::Mate(score - Thinking::MATE * score.signum())
}
