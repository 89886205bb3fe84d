//! What is said instead of moves, done.

use std::{
    io::{self, Write},
    path::Path,
};

use game::{Message, SystemError};
use players::solve::{Session, answer_messages, progress_message, result_message};
use words::Words;

use super::{Problems, Stage, order::ProblemOrder, start};
use crate::plain::{Order, disk::replace, say};

impl<W: Write> Problems<W> {
    pub(super) fn obey(&mut self, order: ProblemOrder) -> io::Result<()> {
        match order {
            ProblemOrder::Help => self.say(&Message::new("solve-help")),
            ProblemOrder::Show => self.draw(),
            ProblemOrder::Next => self.next(),
            ProblemOrder::Stop => {
                if let Stage::Thinking(task, _) = &self.stage {
                    task.cancel();
                }
                Ok(())
            }
            ProblemOrder::Pass => self.play("pass"),
            ProblemOrder::Quit => Ok(()),
            order => match &self.stage {
                Stage::Known(_) => self.obey_known(order),
                Stage::Thinking(_, None) => self.say(&Message::new("solve-thinking")),
                Stage::Thinking(_, Some(progress)) => {
                    let told = progress_message(progress);
                    self.say(&Message::new("solve-thinking"))?;
                    self.say(&told)
                }
            },
        }
    }

    /// Does what needs an answer.
    fn obey_known(&mut self, order: ProblemOrder) -> io::Result<()> {
        match order {
            ProblemOrder::Hint => self.hint(),
            ProblemOrder::Undo => self.undo(),
            ProblemOrder::Verdict => self.verdict(),
            ProblemOrder::Solution => self.solution(),
            ProblemOrder::Start => self.begin(),
            ProblemOrder::Turn => self.turn(),
            ProblemOrder::Swap => self.swap(),
            ProblemOrder::Save(None) => self.say(&Message::new("solve-save-where")),
            ProblemOrder::Save(Some(file)) => self.save(&file),
            _ => Ok(()),
        }
    }

    fn known(&mut self) -> Option<&mut Session> {
        match &mut self.stage {
            Stage::Known(session) => Some(session),
            Stage::Thinking(..) => None,
        }
    }

    fn hint(&mut self) -> io::Result<()> {
        let hint = self.known().and_then(Session::hint);
        self.say(&match hint {
            Some(mv) => Message::new("solve-hint").with("move", mv),
            None => Message::new("solve-no-hint"),
        })
    }

    /// Takes back as far as the last own move.
    fn undo(&mut self) -> io::Result<()> {
        let own = self.own;
        let mut taken = Vec::new();
        if let Some(session) = self.known() {
            while let Some(mv) = session.back() {
                taken.push(mv.to_string());
                if session.turn() == own {
                    break;
                }
            }
        }
        if taken.is_empty() {
            return self.say(&Message::new("solve-nothing-to-undo"));
        }
        self.say(&Message::new("solve-taken-back").with("moves", taken.join(" ")))?;
        self.draw()?;
        self.tell_turn()
    }

    fn verdict(&mut self) -> io::Result<()> {
        let told = self.known().map(|session| result_message(session.turn(), session.verdict()));
        told.map_or(Ok(()), |told| self.say(&told))
    }

    fn solution(&mut self) -> io::Result<()> {
        self.has_solution = true;
        let told = self.known().map(|session| {
            let found = session.found();
            let mut told = vec![result_message(found.answer.turn, found.answer.verdict)];
            told.extend(answer_messages(found));
            told
        });
        told.unwrap_or_default().iter().try_for_each(|message| self.say(message))
    }

    fn begin(&mut self) -> io::Result<()> {
        if let Some(session) = self.known() {
            session.begin(session.first());
        }
        self.draw()?;
        self.tell_turn()
    }

    /// Lets the other side move first, which is the own side then.
    fn turn(&mut self) -> io::Result<()> {
        let begun = self.known().and_then(|session| {
            let other = !session.first();
            session.begin(other).then_some(other)
        });
        let Some(first) = begun else { return self.say(&Message::new("solve-only-side")) };
        self.own = first;
        self.say(&Message::new("solve-first-side").with("color", first))?;
        self.draw()
    }

    /// Changes sides; the other one makes its move.
    fn swap(&mut self) -> io::Result<()> {
        self.own = !self.own;
        self.say(&Message::new("solve-other-side").with("color", self.own))?;
        self.answer()
    }

    /// Goes on to the next problem that can be asked; what is wrong with others is told.
    fn next(&mut self) -> io::Result<()> {
        for number in self.number + 1..self.questions.len() {
            let question = match &self.questions[number] {
                Ok(question) => question.clone(),
                Err(fault) => {
                    let message = Message::new("solve-skipped").with("number", number + 1);
                    let message = message.saying("why", fault.message());
                    self.say(&message)?;
                    continue;
                }
            };
            self.own = question.turns()[0];
            let task = start(&self.console, number, question, self.effort);
            self.stage = Stage::Thinking(task, None);
            (self.number, self.has_solution) = (number, false);
            return self.present();
        }
        self.say(&Message::new("solve-no-next"))
    }

    /// Writes the tries into a file, and the solution if it was shown.
    fn save(&mut self, file: &str) -> io::Result<()> {
        let shown = say::short(file);
        if self.console.style().is_interactive && Path::new(file).exists() {
            let question = Message::new("play-ask-overwrite").with("file", &shown);
            let answer = self.console.ask(&question)?;
            if answer.as_deref().and_then(Order::read) != Some(Order::Yes) {
                return Ok(());
            }
        }
        let words = Words::new(self.console.style().language);
        let has_solution = self.has_solution;
        let text = self
            .known()
            .map(|session| session.record(has_solution, &|message| words.sentence(message)).write());
        let message = match replace(Path::new(file), &text.unwrap_or_default()) {
            Ok(()) => Message::new("play-saved-to").with("file", shown),
            Err(error) => Message::new("play-unsaved")
                .with("file", shown)
                .saying("why", SystemError::from(error).message()),
        };
        self.say(&message)
    }
}
