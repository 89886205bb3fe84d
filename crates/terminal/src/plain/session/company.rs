//! Whoever else sits at the table: asked, and heard.

use std::{
    io::{self, Write},
    sync::{Mutex, mpsc::Sender},
};

use game::Message;
use players::company::{Company, Said, Sitters};
use table::{Command, Effect, Phase};

use super::Session;
use crate::plain::console::Event;

impl<W: Write> Session<'_, W> {
    /// Asks whom effects say to ask.
    pub(super) fn attend(&mut self, effects: &[Effect]) {
        let now = self.manner.clock.now();
        self.awaits_proposal |= effects.contains(&Effect::Count) && self.table.dead().is_empty();
        self.is_troubled &= !effects.iter().any(|effect| matches!(effect, Effect::Ask { .. }));
        for effect in effects {
            self.sitters.attend(effect, &self.table, &self.manner.habits, now);
        }
    }

    /// Does what was said.
    pub(super) fn hear(&mut self, said: Said) -> io::Result<()> {
        match said {
            Said::Command(command) => {
                self.awaits_proposal &= !matches!(command, Command::Propose { .. });
                self.obey_sitter(command)
            }
            Said::Hint { on, text } => {
                self.awaits_hint = false;
                let is_here = on == self.table.game().cursor().number();
                match text.filter(|_| is_here).and_then(|text| self.table.game().choice(&text).ok()) {
                    Some(choice) => {
                        let mv = self.letters.shown(&choice.notation);
                        self.console.say(&Message::new("play-hint").with("move", mv))
                    }
                    None => self.console.say(&Message::new("play-no-hint")),
                }
            }
            Said::Trouble(seat, fault) => {
                self.is_troubled = true;
                self.say(&Message::new("play-trouble").with("color", seat).saying("why", fault.message()))?;
                if self.table.flag_falls_at().is_some() { self.does(Command::Pause) } else { Ok(()) }
            }
            Said::Thought(..) => Ok(()),
        }
    }

    /// Does what a sitter wants; a move that cannot be kept stands still until somebody says what to do.
    fn obey_sitter(&mut self, command: Command) -> io::Result<()> {
        let is_move =
            matches!(command, Command::Move { on, .. } if on == self.table.game().cursor().number());
        match self.handle(command) {
            Err(message) if is_move && *self.table.phase() == Phase::Playing => {
                self.is_troubled = true;
                self.say(&message)
            }
            // What comes too late is no longer wanted.
            Ok(()) | Err(_) => Ok(()),
        }
    }
}

/// Whoever sits at a table of this session, of a number.
pub(super) fn seated(company: &Company, sender: &Sender<Event>, place: u32) -> Sitters {
    let sender = Mutex::new(sender.clone());
    company.sitters(move |said| {
        // When the session is over, nobody listens any more.
        if let Ok(sender) = sender.lock() {
            let _ = sender.send(Event::Said(place, said));
        }
    })
}
