//! What is said instead of moves, done.

use std::io::{self, Write};

use game::{Color, Message, Place};
use table::{Command, Offer, Phase};

use super::{Session, pending::Pending};
use crate::plain::{Order, Wishes, say};

impl<W: Write> Session<'_, W> {
    pub(super) fn obey(&mut self, order: Order) -> io::Result<()> {
        let seat = self.speaker();
        match order {
            Order::Undo => self.take_back(),
            Order::Redo => self.redo(),
            Order::Back(steps) => self.look(-i64::from(steps)),
            Order::Forward(steps) => self.look(i64::from(steps)),
            Order::First => self.look(i64::MIN),
            Order::Last => self.look(i64::MAX),
            Order::Draw => self.offer_draw(seat),
            Order::Claim(with) => self.claim(seat, with),
            Order::Swap if self.may_play_again() => self.play_again(true),
            Order::Yes if self.may_play_again() => self.play_again(false),
            Order::Accept if *self.table.phase() == Phase::Counting => {
                self.does(Command::Accept { seat, dead: None })
            }
            Order::Accept | Order::Yes => self.answer(true),
            Order::No => self.answer(false),
            Order::Swap => self.swap_seats(),
            Order::Resign => self.resign(seat),
            Order::Pass => self.pass(),
            Order::Dead(points) => self.mark(seat, &points),
            Order::Continue => self.go_on_playing(seat),
            Order::Pause => self.does(Command::Pause),
            Order::Step => self.does(Command::Step),
            Order::Save(file) => self.save(file.as_deref()),
            Order::Load(text) => self.load_order(text),
            Order::Hint => self.ask_for_hint(),
            Order::Moves => self.list_moves(),
            Order::Flip => self.flip(),
            Order::History => self.history(),
            Order::Clock => self.clocks(),
            Order::Fen => {
                let text = self.board_looked_at().text;
                self.console.line(&text)
            }
            Order::Pgn => {
                let text = self.table.record();
                self.console.line(text.trim_end())
            }
            Order::Level(level) => self.set_level(level.as_deref()),
            Order::Seat(seat) => self.set_seat(seat.as_deref()),
            Order::Help => self.say(&Message::new("play-help")),
            Order::Quit => Ok(()),
        }
    }

    /// The side of the person who speaks: the one to move, else the one person there is.
    pub(super) fn speaker(&self) -> Color {
        let turn = self.table.turn();
        let seats = self.table.seats();
        if seats[turn].is_person() || !seats[!turn].is_person() { turn } else { !turn }
    }

    /// Whose move is taken back: a person's own against an engine, else the last one.
    fn last_mover(&self) -> Color {
        let seats = self.table.seats();
        let is_shared = seats.iter().all(|(_, sitter)| sitter.is_person());
        if is_shared { !self.table.turn() } else { self.speaker() }
    }

    fn take_back(&mut self) -> io::Result<()> {
        let before = self.table.game().cursor();
        self.does(Command::TakeBack { seat: self.last_mover() })?;
        if self.table.game().cursor() != before {
            self.news.push(Message::new("play-taken-back"));
        }
        Ok(())
    }

    /// Makes again what was taken back; what was not played yet, but stands in the record, too.
    fn redo(&mut self) -> io::Result<()> {
        match self.handle(Command::Redo) {
            Err(message) if message.id() == "redo-nothing" => {
                let game = self.table.game();
                match game.children(game.cursor()).first() {
                    Some(next) => self.does(Command::GoTo { node: next.number() }),
                    None => self.say(&message),
                }
            }
            Err(message) => self.say(&message),
            Ok(()) => Ok(()),
        }
    }

    fn offer_draw(&mut self, seat: Color) -> io::Result<()> {
        self.does(Command::Offer { seat, offer: Offer::Draw })?;
        if self.table.offer_of(seat).is_some() && self.table.seats()[!seat].is_person() {
            self.say(&Message::new("play-draw-offered").with("color", seat))?;
        }
        Ok(())
    }

    /// Claims a draw, perhaps by a move in the letters of the reader.
    fn claim(&mut self, seat: Color, with: Option<String>) -> io::Result<()> {
        let with = with.map(|text| {
            let found = self
                .letters
                .readings(&text)
                .into_iter()
                .find_map(|text| self.table.game().choice(&text).ok());
            found.map_or(text, |choice| choice.text)
        });
        self.does(Command::Claim { seat, with })
    }

    /// Answers what waits for an answer of a person here.
    fn answer(&mut self, accept: bool) -> io::Result<()> {
        let asked = Color::ALL.into_iter().find(|&seat| self.table.offer_of(!seat).is_some());
        self.does(Command::Answer { seat: asked.unwrap_or(self.speaker()), accept, offer: None })
    }

    /// Gives up; on a terminal not before another word.
    fn resign(&mut self, seat: Color) -> io::Result<()> {
        let is_asked = self.manner.confirms && self.console.style().is_interactive;
        if !is_asked || self.table.ending().is_some() {
            return self.does(Command::Resign { seat });
        }
        self.pending = Some(Pending::Resign(seat));
        self.say(&Message::new("play-ask-resign").with("color", seat))
    }

    /// Marks stones, and tells how that counts.
    fn mark(&mut self, seat: Color, points: &[String]) -> io::Result<()> {
        if *self.table.phase() != Phase::Counting {
            return self.say(&Message::new("count-not-now"));
        }
        for point in points {
            match self.places(point).first() {
                Some(&place) => self.mark_one(seat, place, point)?,
                None => self.say(&Message::new("move-not-a-point").with("text", say::short(point)))?,
            }
        }
        self.tell_count()
    }

    fn mark_one(&mut self, seat: Color, place: Place, typed: &str) -> io::Result<()> {
        match self.handle(Command::Dead { seat, place }) {
            Err(why) => {
                let named = |name: &str, value| if name == "place" { typed.to_uppercase() } else { value };
                self.say(&why.map_texts(named))
            }
            Ok(()) => Ok(()),
        }
    }

    /// Goes on after a pause, after both have passed, or with an engine that had trouble.
    fn go_on_playing(&mut self, seat: Color) -> io::Result<()> {
        match self.table.phase() {
            Phase::Counting => self.does(Command::PlayOn { seat }),
            Phase::Playing if self.is_troubled => {
                self.ask_again();
                Ok(())
            }
            _ => self.does(Command::Resume),
        }
    }

    fn ask_for_hint(&mut self) -> io::Result<()> {
        if self.table.ending().is_some() || *self.table.phase() == Phase::Counting {
            return self.say(&Message::new("play-no-hint"));
        }
        self.awaits_hint = true;
        self.sitters.hint(&self.table, self.manner.clock.now());
        Ok(())
    }

    fn flip(&mut self) -> io::Result<()> {
        self.is_flipped = !self.is_flipped;
        let board = self.board_looked_at();
        self.draw(&board)
    }

    /// Lists the saved games, or opens one by its number, a file or a position.
    fn load_order(&mut self, text: Option<String>) -> io::Result<()> {
        let Some(text) = text else { return self.list_saved() };
        if text.parse::<usize>().is_ok() && !std::path::Path::new(&text).is_file() {
            return self.load_number(&text);
        }
        self.load_text(text)
    }

    /// Plays the same game again, perhaps with colours changed.
    fn play_again(&mut self, is_swapped: bool) -> io::Result<()> {
        let mut seats = self.table.seats().clone();
        if is_swapped {
            std::mem::swap(&mut seats.white, &mut seats.black);
        }
        let wishes = Wishes {
            source: None,
            kind: self.kind_from_start(),
            seats: game::ByColor { white: Some(seats.white), black: Some(seats.black) },
            has_lots: false,
            clock: Some(self.table.clock().control())
                .filter(|control| control.is_limited())
                .map(ToString::to_string),
            terms: self.table.terms(),
        };
        match self.move_to(&wishes) {
            Ok(()) => Ok(()),
            Err(message) => self.say(&message),
        }
    }
}
