//! Moves as people write them, whole or in two steps.

use std::io::{self, Write};

use game::{Choice, Message, Place, Play};
use table::Command;

use super::{Session, pending::Pending};
use crate::plain::{Order, say};

/// Refusals of texts that can be read in no way.
const UNREADABLE: [&str; 2] = ["move-unreadable", "move-not-a-point"];

impl<W: Write> Session<'_, W> {
    /// Plays what was written, from where one looks.
    pub(super) fn play(&mut self, text: &str) -> io::Result<()> {
        let game = self.game_looked_at();
        let mut readings = self.letters.readings(text);
        readings.extend(self.letters.loose_readings(text));
        if let Some(why) = self.why_not_now() {
            let is_unread = |reading: &String| game.choice(reading).is_err_and(|why| is_unreadable(&why));
            let is_word = readings.iter().all(is_unread) && self.places(text).is_empty();
            return if is_word { self.explain_unreadable(text) } else { self.say(&why) };
        }
        let found = readings.iter().find_map(|reading| game.choice(reading).ok());
        if let Some(choice) = found {
            return self.make(&choice.text);
        }
        let refusals: Vec<Message> =
            readings.iter().filter_map(|reading| game.choice(reading).err()).collect();
        let promotes = readings.iter().zip(&refusals).find(|(_, why)| why.id() == "move-promotion-missing");
        if let Some((reading, _)) = promotes {
            return self.ask_promotion(promotions(&*game, reading));
        }
        let from = self.places(text);
        let is_step = from.iter().any(|&place| self.stands_on(place));
        let checks = refusals.iter().find(|why| why.id() == "move-leaves-king-in-check");
        if !from.is_empty() && self.is_two_step() && (is_step || checks.is_none()) {
            return self.select(text, from);
        }
        let readable = refusals.iter().find(|why| !is_unreadable(why));
        match readable {
            Some(why) => self.say(&in_own_words(why, text)),
            None => self.explain_unreadable(text),
        }
    }

    /// Why no person here may move where one looks.
    fn why_not_now(&self) -> Option<Message> {
        let turn = self.game_looked_at().turn();
        let is_over = self.table.ending().is_some() && self.looked_at.is_none();
        let is_engines = self.table.seats()[turn].is_asked() && !is_over;
        is_engines.then(|| Message::new("table-not-your-turn").with("turn", turn))
    }

    /// Whether something stands on a place.
    fn stands_on(&self, place: Place) -> bool {
        self.game_looked_at().scene().pieces.iter().any(|&(taken, _)| taken == place)
    }

    /// Whether a square alone is no move.
    fn is_two_step(&self) -> bool {
        self.table.spec().kind.game() != "go"
    }

    /// Makes a move, from where one looks.
    pub(super) fn make(&mut self, text: &str) -> io::Result<()> {
        if let Some(node) = self.looked_at.take() {
            self.does(Command::GoTo { node })?;
        }
        let on = self.table.game().cursor().number();
        self.does(Command::Move { seat: self.table.turn(), on, text: text.to_owned() })
    }

    fn explain_unreadable(&mut self, text: &str) -> io::Result<()> {
        match Order::nearest(text) {
            Some(word) => {
                self.say(&Message::new("play-unknown-near").with("text", say::short(text)).with("word", word))
            }
            None => self.say(&Message::new("play-unknown").with("text", say::short(text))),
        }
    }

    /// The places of the board that a text can mean.
    pub(super) fn places(&self, text: &str) -> Vec<Place> {
        let scene = self.game_looked_at().scene();
        let is_there = |place: &Place| matches!(place, Place::Cell { file, rank, .. } if *file < scene.files && *rank < scene.ranks);
        let written = self.squares.read(text);
        let meant = if written.is_empty() { self.squares.read(&text.to_lowercase()) } else { written };
        meant.into_iter().filter(is_there).collect()
    }

    /// Lists where the piece on a square can go, or says why it cannot.
    fn select(&mut self, name: &str, from: Vec<Place>) -> io::Result<()> {
        if let Some(why) = self.why_stuck(name, &from) {
            return self.say(&why);
        }
        let goals = self.goals(&from);
        self.pending = Some(Pending::Destination { name: name.to_owned(), from });
        let message = Message::new("play-destinations").with("square", name).with("squares", goals.join(" "));
        self.say(&message)
    }

    /// Why nothing can move from a square.
    fn why_stuck(&self, name: &str, from: &[Place]) -> Option<Message> {
        let game = self.game_looked_at();
        if self.table.ending().is_some() && self.looked_at.is_none() {
            return Some(Message::new("move-game-over"));
        }
        let scene = game.scene();
        let mut there = scene.pieces.iter().filter(|(place, _)| from.contains(place)).peekable();
        if there.peek().is_none() {
            return Some(Message::new("move-no-piece").with("square", name));
        }
        let turn = game.turn();
        let Some((_, piece)) = there.find(|(_, symbol)| symbol.color == Some(turn)) else {
            return Some(Message::new("move-not-your-piece").with("square", name));
        };
        if self.choices_from(from).next().is_some() {
            return None;
        }
        let stuck = || Message::new("play-stuck").with("square", name).with("piece", &piece.name);
        Some(self.forced_captures().unwrap_or_else(stuck))
    }

    /// That something has to be captured, where draughts leave nothing else.
    fn forced_captures(&self) -> Option<Message> {
        let choices = self.game_looked_at().choices();
        let captures: Vec<&str> =
            choices.iter().map(|choice| choice.notation.as_str()).filter(|text| text.contains('x')).collect();
        let is_forced = self.table.spec().kind.game() == "draughts" && !captures.is_empty();
        is_forced.then(|| Message::new("man-must-capture").with("moves", captures.join(", ")))
    }

    fn choices_from(&self, from: &[Place]) -> impl Iterator<Item = Choice> {
        let choices = self.game_looked_at().choices();
        choices.into_iter().filter(|choice| choice.gesture.from.is_some_and(|place| from.contains(&place)))
    }

    /// Where pieces can go from some squares.
    fn goals(&self, from: &[Place]) -> Vec<String> {
        let mut goals: Vec<String> =
            self.choices_from(from).filter_map(|choice| self.goal_name(&choice)).collect();
        goals.sort_by_key(|goal| (goal.parse::<u32>().ok(), goal.clone()));
        goals.dedup();
        goals
    }

    /// Where a move leads; a jump that touches down on its way has all its squares.
    fn goal_name(&self, choice: &Choice) -> Option<String> {
        let touched = choice.gesture.via.iter().chain(&choice.gesture.to);
        let names: Vec<String> = touched.map(|&place| self.squares.name(place)).collect();
        (!names.is_empty()).then(|| names.join("x"))
    }

    /// The second half of a move; nothing goes back.
    pub(super) fn go_on(&mut self, name: &str, from: &[Place], line: &str) -> io::Result<bool> {
        if line.is_empty() {
            return self.say(&Message::new("play-again-from-start")).map(|()| true);
        }
        if Order::read(line).is_some() {
            return Ok(false);
        }
        let goal = line.to_lowercase();
        let to = self.places(line);
        let is_meant = |choice: &Choice| {
            self.goal_name(choice).is_some_and(|name| name.eq_ignore_ascii_case(&goal))
                || choice.gesture.to.is_some_and(|place| to.contains(&place))
        };
        let meant: Vec<Choice> = self.choices_from(from).filter(is_meant).collect();
        match meant.as_slice() {
            [choice] => self.make(&choice.text).map(|()| true),
            [] => self.go_elsewhere(name, from, to, line),
            _ if meant.iter().all(|choice| choice.gesture.pick.is_some()) => {
                self.ask_promotion(meant).map(|()| true)
            }
            _ => {
                let moves: Vec<String> =
                    meant.iter().map(|choice| self.letters.shown(&choice.notation)).collect();
                self.say(&Message::new("play-several").with("moves", moves.join(" "))).map(|()| true)
            }
        }
    }

    /// A square that the piece cannot go to: another piece of one's own, or a mistake.
    fn go_elsewhere(&mut self, name: &str, from: &[Place], to: Vec<Place>, line: &str) -> io::Result<bool> {
        if to.is_empty() {
            let joined = self.letters.readings(line).into_iter().map(|second| format!("{name}{second}"));
            let found = joined.into_iter().find_map(|text| self.game_looked_at().choice(&text).ok());
            return match found {
                Some(choice) => self.make(&choice.text).map(|()| true),
                None => Ok(false),
            };
        }
        if self.why_stuck(line, &to).is_none() {
            return self.select(line, to).map(|()| true);
        }
        let between = if self.table.spec().kind.game() == "draughts" { "-" } else { "" };
        match self.game_looked_at().choice(&format!("{name}{between}{line}")) {
            Ok(choice) => self.make(&choice.text),
            Err(why) => {
                // The piece is still in hand.
                self.pending = Some(Pending::Destination { name: name.to_owned(), from: from.to_vec() });
                self.say(&why)
            }
        }
        .map(|()| true)
    }

    fn ask_promotion(&mut self, choices: Vec<Choice>) -> io::Result<()> {
        let piece =
            |choice: &Choice| choice.gesture.pick.as_ref().map(|piece| self.letters.piece(&piece.name));
        let pieces: Vec<String> = choices.iter().filter_map(piece).collect();
        self.pending = Some(Pending::Promotion(choices));
        self.say(&Message::new("play-promotion").with("pieces", pieces.join(" ")))
    }

    /// What the pawn becomes; nothing means a queen.
    pub(super) fn promote(&mut self, choices: &[Choice], line: &str) -> io::Result<bool> {
        let wanted = line.trim_start_matches('=').to_uppercase();
        let named = |name: &str| {
            let is_it =
                |choice: &&Choice| choice.gesture.pick.as_ref().is_some_and(|piece| piece.name == name);
            choices.iter().find(is_it)
        };
        let found = if wanted.is_empty() {
            named("Q").or(choices.first())
        } else {
            self.letters.readings(&wanted).iter().find_map(|name| named(name))
        };
        match found {
            Some(choice) => self.make(&choice.text).map(|()| true),
            None => Ok(false),
        }
    }

    /// Makes no move, where that is allowed.
    pub(super) fn pass(&mut self) -> io::Result<()> {
        if let Some(why) = self.why_not_now() {
            return self.say(&why);
        }
        let is_pass = |choice: &Choice| choice.gesture.from.is_none() && choice.gesture.to.is_none();
        match self.game_looked_at().choices().into_iter().find(is_pass) {
            Some(choice) => self.make(&choice.text),
            None if self.table.ending().is_some() => self.say(&Message::new("move-game-over")),
            None => self.say(&Message::new("play-no-pass")),
        }
    }
}

/// A refusal that quotes what was typed rather than how it was read.
fn in_own_words(why: &Message, typed: &str) -> Message {
    why.clone().map_texts(|name, value| if name == "text" { typed.to_owned() } else { value })
}

/// The promotions that a text without a piece can mean.
fn promotions(game: &dyn Play, text: &str) -> Vec<Choice> {
    let mut found: Vec<Choice> = Vec::new();
    for piece in game.choices().into_iter().filter_map(|choice| choice.gesture.pick) {
        let named = [format!("{text}={}", piece.name), format!("{text}{}", piece.name.to_lowercase())];
        let meant = named.iter().find_map(|text| game.choice(text).ok());
        found.extend(meant.filter(|choice| !found.contains(choice)));
    }
    found
}

/// Whether a text that was refused so can be read in no way.
fn is_unreadable(why: &Message) -> bool {
    UNREADABLE.contains(&why.id())
}
