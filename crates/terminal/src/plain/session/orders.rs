//! What is said instead of moves, done.

use std::io::{self, Write};

use game::{Color, Message, Place};
use table::{Command, Offer, Phase, Sitter};

use super::Session;
use crate::plain::Order;

impl<W: Write> Session<'_, W> {
    pub(super) fn obey(&mut self, order: Order) -> io::Result<()> {
        let seat = self.speaker();
        match order {
            Order::Undo => self.does(Command::TakeBack { seat: self.last_mover() }),
            Order::Redo => self.does(Command::Redo),
            Order::Back => self.look(-1),
            Order::Forward => self.look(1),
            Order::Draw => self.offer_draw(seat),
            Order::Claim(with) => self.does(Command::Claim { seat, with }),
            Order::No => self.answer(false),
            Order::Resign => self.does(Command::Resign { seat }),
            Order::Dead(points) => self.mark(seat, &points),
            Order::Accept if *self.table.phase() == Phase::Counting => self.does(Command::Accept { seat }),
            Order::Accept | Order::Yes => self.answer(true),
            Order::Save(file) => self.save(file.as_deref()),
            Order::Load(file) => self.load(file.as_deref()),
            Order::Hint => {
                let now = self.now();
                self.sitters.hint(&self.table, now);
                self.wants_hint = true;
                Ok(())
            }
            Order::Moves => self.list_moves(),
            Order::Flip => {
                self.is_flipped = !self.is_flipped;
                self.shown = 0;
                Ok(())
            }
            Order::History => self.history(),
            Order::Clock => self.clocks(),
            Order::Fen => {
                let text = self.table.game().setup_text();
                self.line(&text)
            }
            Order::Pgn => {
                let text = self.table.record();
                self.line(text.trim_end())
            }
            Order::Level(level) => self.set_level(level.as_deref()),
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
    pub(super) fn last_mover(&self) -> Color {
        let seats = self.table.seats();
        let is_shared = seats.iter().all(|(_, sitter)| sitter.is_person());
        if is_shared { !self.table.turn() } else { self.speaker() }
    }

    pub(super) fn offer_draw(&mut self, seat: Color) -> io::Result<()> {
        self.does(Command::Offer { seat, offer: Offer::Draw })?;
        if self.table.offer_of(seat).is_some() && self.table.seats()[!seat].is_person() {
            self.say(&Message::new("play-draw-offered").with("color", seat))?;
        }
        Ok(())
    }

    /// Answers what waits for an answer of a person here.
    pub(super) fn answer(&mut self, accept: bool) -> io::Result<()> {
        let asked = Color::ALL.into_iter().find(|&seat| self.table.offer_of(!seat).is_some());
        self.does(Command::Answer { seat: asked.unwrap_or(self.speaker()), accept })
    }

    pub(super) fn mark(&mut self, seat: Color, points: &[String]) -> io::Result<()> {
        for point in points {
            match place(point) {
                Some(place) => self.does(Command::Dead { seat, place })?,
                None => self.say(&Message::new("move-not-a-point").with("text", point))?,
            }
        }
        Ok(())
    }

    pub(super) fn set_level(&mut self, level: Option<&str>) -> io::Result<()> {
        let wanted = level.and_then(|level| level.parse().ok()).filter(|level: &u8| *level <= 9);
        let engine =
            Color::ALL.into_iter().find(|&seat| matches!(self.table.seats()[seat], Sitter::Level { .. }));
        match (wanted, engine) {
            (Some(level), Some(seat)) => {
                self.does(Command::Seat { seat, sitter: Sitter::Level { level }, from: None })?;
                self.say(&Message::new("play-level").with("level", level))
            }
            (None, _) => self.say(&Message::new("play-no-level")),
            (_, None) => self.say(&Message::new("play-no-engine")),
        }
    }

    /// Looks a move back or ahead, and changes nothing.
    pub(super) fn look(&mut self, step: i32) -> io::Result<()> {
        let game = self.table.game();
        let here = self.looked_at.and_then(|node| game.node(node)).unwrap_or(game.cursor());
        let there = if step < 0 { game.parent(here) } else { game.children(here).first().copied() };
        let Some(there) = there else { return self.say(&Message::new("play-no-further")) };
        self.looked_at = Some(there.number()).filter(|&node| node != game.cursor().number());
        let board = self.table.look(there.number()).expect("a node of this game");
        self.draw(&board)
    }
}

/// A point of Go, `D4`.
fn place(text: &str) -> Option<Place> {
    let letter = text.chars().next()?.to_ascii_uppercase();
    let rank: u8 = text.get(1..)?.parse().ok()?;
    if !letter.is_ascii_uppercase() || letter == 'I' || rank == 0 {
        return None;
    }
    let file = letter as u8 - b'A' - u8::from(letter > 'I');
    Some(Place::cell(file, rank - 1))
}
