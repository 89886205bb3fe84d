//! The game that a controller sets up, plays and takes back.

use std::io::Read;

use game::{Color, Position as _};
use go::{Forbidden, Move, Points, Position, Rules, Setup, Size, Undo};
use protocol::gtp::Vertex;

use super::{Answer, point, sgf};

/// A start, and what was played from it.
#[derive(Debug)]
pub(super) struct Session {
    rules: Rules,
    /// Where the moves played began.
    start: Position,
    position: Position,
    played: Vec<(Color, Move, Undo)>,
}

impl Session {
    pub(super) fn new() -> Session {
        let rules = Rules::CHINESE;
        let start = Position::new(Size::NINETEEN, rules);
        Session { rules, position: start.clone(), start, played: Vec::new() }
    }

    pub(super) fn rules(&self) -> &Rules {
        &self.rules
    }

    pub(super) fn position(&self) -> &Position {
        &self.position
    }

    /// The position with some side to move, as if no pass had ended the game.
    pub(super) fn position_for(&self, color: Color) -> Position {
        if color == self.position.turn() && !self.position.is_over() {
            self.position.clone()
        } else {
            self.position.with_turn(color)
        }
    }

    /// Whether nothing has been put on the board or played.
    pub(super) fn is_empty(&self) -> bool {
        self.played.is_empty() && self.position.board().vacancies() == self.position.size().area()
    }

    /// A game from some position, in which nothing has been played.
    pub(super) fn begin(&mut self, start: Position) {
        self.position = start.clone();
        self.start = start;
        self.played.clear();
    }

    pub(super) fn clear(&mut self) {
        self.begin(Position::new(self.position.size(), self.rules));
    }

    pub(super) fn resize(&mut self, files: u32, ranks: u32) -> Answer {
        let size = Size::new(files, ranks).map_err(|_| "unacceptable size".to_owned())?;
        self.begin(Position::new(size, self.rules));
        Ok(String::new())
    }

    /// A komi to the closest hundredth, however ridiculous it is.
    pub(super) fn set_komi(&mut self, komi: f64) -> Answer {
        let komi = Points::nearest(komi).ok_or("syntax error: the komi is no number")?;
        self.rules.komi = komi;
        self.position.set_komi(komi);
        self.start.set_komi(komi);
        Ok(String::new())
    }

    pub(super) fn set_rules(&mut self, text: &str) -> Answer {
        if text.to_ascii_lowercase().contains("komi") {
            return Err("the komi is none of these rules: set it with the command komi".to_owned());
        }
        let rules: Rules = text.parse().map_err(|error| format!("{error}"))?;
        self.play_under(Rules { komi: self.rules.komi, ..rules });
        Ok(String::new())
    }

    pub(super) fn set_rule(&mut self, key: &str, value: &str) -> Answer {
        let rules = self.rules.with_key(key, value).map_err(|error| error.to_string())?;
        self.play_under(rules);
        Ok(String::new())
    }

    /// Plays the same moves under other rules.
    fn play_under(&mut self, rules: Rules) {
        self.rules = rules;
        let moves: Vec<(Color, Move)> = self.moves().collect();
        self.begin_anew(&self.start.clone(), moves);
    }

    /// Plays some moves from some start, under the rules of the session.
    fn begin_anew(&mut self, start: &Position, moves: Vec<(Color, Move)>) {
        let setup = Setup { rules: self.rules, ..start.setup() };
        self.begin(Position::try_from(setup).expect("what was a position is one under any rules"));
        for (color, mv) in moves {
            self.make(color, mv);
        }
    }

    fn moves(&self) -> impl Iterator<Item = (Color, Move)> {
        self.played.iter().map(|&(color, mv, _)| (color, mv))
    }

    /// Plays a move of either side, unless there is a [`refusal`].
    pub(super) fn play(&mut self, color: Color, vertex: Vertex) -> Answer {
        let mv = match vertex {
            Vertex::Pass => Move::Pass,
            Vertex::Resign => return Err("illegal move: resign is no move".to_owned()),
            Vertex::Point { .. } => Move::Play(point(vertex).expect("it is a point")),
        };
        if let Some(why) = refusal(&self.position, color, mv) {
            return Err(format!("illegal move: {why}"));
        }
        self.make(color, mv);
        Ok(String::new())
    }

    /// Plays a move that is known to be possible.
    pub(super) fn make(&mut self, color: Color, mv: Move) {
        let undo = self.position.apply_as(color, mv);
        self.played.push((color, mv, undo));
    }

    pub(super) fn undo(&mut self) -> Answer {
        let (_, _, undo) = self.played.pop().ok_or("cannot undo")?;
        self.position.revert(undo);
        Ok(String::new())
    }

    /// Takes the main line of a file's first game, up to some move.
    pub(super) fn load_file(&mut self, file: &str, before: Option<u32>) -> Answer {
        let source = sgf::open(file).map_err(|why| format!("cannot load file: {why}"))?;
        self.load(source, before)
    }

    /// Takes the main line of a text's first game, up to some move.
    ///
    /// The rules and the komi of the text are those of the session from here on; what
    /// it does not say stays as it was.
    pub(super) fn load(&mut self, source: impl Read, before: Option<u32>) -> Answer {
        let loaded = sgf::load(source, before).map_err(|why| format!("cannot load file: {why}"))?;
        let komi = loaded.komi.unwrap_or(self.rules.komi);
        self.rules = Rules { komi, ..loaded.rules.unwrap_or(self.rules) };
        self.begin_anew(&loaded.start, loaded.moves);
        Ok(self.position.turn().to_string())
    }

    pub(super) fn print(&self, file: Option<&str>) -> Answer {
        let text = sgf::written(&self.start, self.moves());
        match file {
            None | Some("-") => Ok(text),
            Some(file) => match std::fs::write(file, text) {
                Ok(()) => Ok(String::new()),
                Err(error) => Err(format!("cannot write {file}: {error}")),
            },
        }
    }
}

/// Why a move of either side is refused, whose ever turn it is.
///
/// A superko is no reason, nor is the end of the game.
pub(super) fn refusal(position: &Position, color: Color, mv: Move) -> Option<&'static str> {
    let is_turn = color == position.turn() && !position.is_over();
    let why = if is_turn { position.forbids(mv) } else { position.with_turn(color).forbids(mv) };
    match why? {
        Forbidden::Over | Forbidden::Superko(_) => None,
        Forbidden::OffBoard => Some("off the board"),
        Forbidden::Outside => Some("not part of the game"),
        Forbidden::Occupied(_) => Some("occupied"),
        Forbidden::Ko => Some("ko"),
        Forbidden::Suicide => Some("suicide"),
    }
}
