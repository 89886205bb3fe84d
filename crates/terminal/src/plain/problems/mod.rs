//! Problems of life and death, line by line: the solver works, and judges what is tried.
//!
//! Read `order` (what one can say), then this file, `orders` (what is done).

mod order;
mod orders;

use std::io::{self, Write};

use game::{Color, Message, Show as _};
use players::solve::{
    Effort, Fault, Judgement, News, Progress, Question, Reply, Session, Stop, Task, drawing,
    judgement_message, moves_text, question_message,
};

use super::{Console, say};
use order::ProblemOrder;

/// No move and no word is longer.
const LONGEST_LINE: usize = 80;

/// The problems of a file, one of which somebody tries.
pub struct Problems<W> {
    console: Console<W>,
    questions: Vec<Result<Question, Fault>>,
    /// Which of them, from 0.
    number: usize,
    effort: Effort,
    stage: Stage,
    /// The side of whoever sits here.
    own: Color,
    /// Whether the solution was shown, so that it is saved too.
    has_solution: bool,
    /// Ends the searches behind a try.
    stop: Stop,
}

/// How far a problem is.
enum Stage {
    /// The solver is at work, and told this last.
    Thinking(Task, Option<Progress>),
    /// It knows the answer.
    Known(Box<Session>),
}

impl<W: Write> Problems<W> {
    /// Begins with one of some problems, counted from 1.
    ///
    /// # Errors
    /// Says that there is none of this number, or what is wrong with it.
    pub fn open(
        questions: Vec<Result<Question, Fault>>,
        number: usize,
        effort: Effort,
        console: Console<W>,
    ) -> Result<Problems<W>, Message> {
        let count = questions.len();
        let index = number.wrapping_sub(1);
        let question = match questions.get(index) {
            None => {
                return Err(Message::new("solve-no-such-number").with("number", number).with("count", count));
            }
            Some(Err(fault)) => return Err(fault.message()),
            Some(Ok(question)) => question.clone(),
        };
        let own = question.turns()[0];
        let task = start(&console, index, question, effort);
        let stage = Stage::Thinking(task, None);
        let (has_solution, stop) = (false, Stop::default());
        Ok(Problems { console, questions, number: index, effort, stage, own, has_solution, stop })
    }

    /// What ends every search at once, from any thread.
    pub fn stop(&self) -> Stop {
        self.stop.clone()
    }

    /// Listens until somebody leaves, or says no more.
    ///
    /// # Errors
    /// When nothing can be written any more.
    pub fn run(&mut self) -> io::Result<()> {
        self.present()?;
        loop {
            while let Some((number, news)) = self.console.next_news() {
                if number == self.number {
                    self.hear(news)?;
                }
            }
            if self.console.must_leave() {
                break;
            }
            if self.is_listening() {
                if let Some(line) = self.console.next_line() {
                    if self.take(line.trim())? {
                        break;
                    }
                    continue;
                }
                if self.console.done_since().is_some() {
                    break;
                }
                self.console.prompt()?;
            }
            // Nobody sits at a table here, and there is always a sender.
            let _ = self.console.wait(None);
        }
        self.say(&Message::new("play-goodbye"))
    }

    /// The question of the problem that is tried.
    fn question(&self) -> &Question {
        self.questions[self.number].as_ref().expect("only what can be asked is begun")
    }

    /// Whether lines are taken: on a terminal always, else when they can be answered.
    fn is_listening(&self) -> bool {
        self.console.style().is_interactive || matches!(self.stage, Stage::Known(_))
    }

    /// Shows the problem, and not its verdict.
    fn present(&mut self) -> io::Result<()> {
        let count = self.questions.len();
        let name = say::short(self.question().name());
        if count > 1 {
            let id = if name.is_empty() { "solve-number-unnamed" } else { "solve-number" };
            let message = Message::new(id).with("number", self.number + 1).with("count", count);
            self.say(&if name.is_empty() { message } else { message.with("name", name) })?;
        } else if !name.is_empty() {
            self.console.line(&name)?;
        }
        self.say(&question_message(self.question()))?;
        self.draw()?;
        self.tell_turn()
    }

    fn draw(&mut self) -> io::Result<()> {
        let question = self.question();
        let lines = match &self.stage {
            Stage::Known(session) => {
                drawing(question, session.position().board(), session.moves().last().copied())
            }
            Stage::Thinking(..) => drawing(question, question.start().board(), None),
        };
        lines.iter().try_for_each(|line| self.console.line(line))
    }

    fn tell_turn(&mut self) -> io::Result<()> {
        let turn = match &self.stage {
            Stage::Known(session) => session.turn(),
            Stage::Thinking(..) => self.question().turns()[0],
        };
        self.say(&Message::new("solve-turn").with("color", turn))
    }

    /// Hears how the solver gets on.
    fn hear(&mut self, news: News) -> io::Result<()> {
        match (news, &mut self.stage) {
            (News::Progress(_, progress), Stage::Thinking(_, last)) => {
                *last = Some(progress);
                Ok(())
            }
            (News::Finished(solved), _) => {
                let id = if solved.is_decided() { "solve-ready" } else { "solve-given-up" };
                self.stage = Stage::Known(Box::new(Session::new(*solved, self.stop.clone())));
                self.say(&Message::new(id))
            }
            _ => Ok(()),
        }
    }

    /// Takes a line; tells whether somebody leaves.
    fn take(&mut self, line: &str) -> io::Result<bool> {
        match ProblemOrder::read(line) {
            Some(ProblemOrder::Quit) => return Ok(true),
            Some(order) => self.obey(order)?,
            None if line.is_empty() => self.draw()?,
            None if line.chars().count() > LONGEST_LINE => self.say(&Message::new("play-too-long"))?,
            None => self.play(line)?,
        }
        Ok(false)
    }

    /// Plays what is meant for a move, and answers it.
    fn play(&mut self, text: &str) -> io::Result<()> {
        let Stage::Known(session) = &mut self.stage else {
            return self.say(&Message::new("solve-thinking"));
        };
        let played = session.position().parse(text).and_then(|mv| session.play(mv));
        match played {
            Ok(reply) => self.judge(&reply),
            Err(message) if message.id() == "move-not-a-point" => {
                self.say(&Message::new("solve-not-a-word").with("text", say::short(text)))
            }
            Err(message) => self.say(&message),
        }
    }

    /// Says what a move was worth, and plays the other side's answer.
    fn judge(&mut self, reply: &Reply) -> io::Result<()> {
        self.say(&judgement_message(reply.judgement, reply.verdict))?;
        let is_refuted = matches!(reply.judgement, Judgement::Fails | Judgement::OnlyKo | Judgement::WorseKo);
        if is_refuted && reply.line.len() > 1 {
            self.say(&Message::new("solve-goes-on").with("moves", moves_text(&reply.line)))?;
        }
        self.answer()
    }

    /// Plays for the other side, and shows what is on the board then.
    fn answer(&mut self) -> io::Result<()> {
        let own = self.own;
        let Stage::Known(session) = &mut self.stage else { return Ok(()) };
        let is_asked = session.turn() != own && !session.is_captured();
        let turn = session.turn();
        let answer = if is_asked { session.response() } else { None };
        let played = answer.and_then(|mv| session.play(mv).ok());
        let is_captured = session.is_captured();
        let needs_threat = session.needs_threat();
        if let Some(Reply { mv, .. }) = &played {
            self.say(&match mv.point() {
                Some(point) => Message::new("solve-answered").with("color", turn).with("move", point),
                None => Message::new("play-passed").with("color", turn),
            })?;
        }
        self.draw()?;
        if is_captured {
            return self.say(&Message::new("solve-captured"));
        }
        if is_asked && played.is_none() {
            let id = if needs_threat { "solve-needs-threat" } else { "solve-settled" };
            return self.say(&Message::new(id));
        }
        self.tell_turn()
    }

    fn say(&mut self, message: &Message) -> io::Result<()> {
        self.console.say(message)
    }
}

/// Lets a solver begin, which is heard of at the console.
fn start<W: Write>(console: &Console<W>, number: usize, question: Question, effort: Effort) -> Task {
    let sender = console.sender();
    // Whoever has left is told nothing any more.
    Task::start(question, effort, move |news| drop(sender.send(super::console::Event::Solver(number, news))))
}
