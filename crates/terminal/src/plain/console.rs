//! Lines in, lines out: whoever sits before a terminal, or a pipe.

use std::{
    collections::VecDeque,
    io::{self, BufRead, Read as _, Write},
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    thread,
    time::{Duration, Instant},
};

use game::Message;
use players::{company::Said, solve::News};
use words::Words;

use super::Style;

/// No line is longer; what is behind is passed over.
const LONGEST_LINE: u64 = 1 << 14;

/// What comes from elsewhere.
pub(super) enum Event {
    Line(String),
    EndOfInput,
    /// The program is asked to end.
    Leave,
    /// Somebody at the table of a number said something.
    Said(u32, Said),
    /// The solver of the problem of a number said something.
    Solver(usize, News),
}

/// Where lines come from and where sentences go.
pub struct Console<W> {
    out: W,
    words: Words,
    style: Style,
    events: Receiver<Event>,
    sender: Sender<Event>,
    /// Lines that came before somebody could say them.
    waiting: VecDeque<String>,
    /// What solvers said, each with the number of its problem.
    news: VecDeque<(usize, News)>,
    /// Since when no more lines come.
    over: Option<Instant>,
    must_leave: bool,
    /// Whether the last line on the screen waits for an answer.
    is_prompted: bool,
}

impl<W: Write> Console<W> {
    /// Listens to `input` from now on.
    pub fn new(style: Style, input: impl BufRead + Send + 'static, out: W) -> Console<W> {
        let (sender, events) = channel();
        listen(input, sender.clone());
        Console {
            out,
            words: Words::new(style.language),
            style,
            events,
            sender,
            waiting: VecDeque::new(),
            news: VecDeque::new(),
            over: None,
            must_leave: false,
            is_prompted: false,
        }
    }

    /// How the text looks.
    pub fn style(&self) -> Style {
        self.style
    }

    /// The sentences of the reader's language.
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// What makes whoever sits here leave in good order, from any thread.
    pub fn closer(&self) -> impl Fn() + Send + 'static {
        let sender = self.sender.clone();
        // When nobody sits here any more, nobody need leave.
        move || drop(sender.send(Event::Leave))
    }

    /// Whether somebody asked to leave at once.
    pub(super) fn must_leave(&self) -> bool {
        self.must_leave
    }

    pub(super) fn sender(&self) -> Sender<Event> {
        self.sender.clone()
    }

    /// Says a sentence.
    pub(super) fn say(&mut self, message: &Message) -> io::Result<()> {
        let sentence = self.words.sentence(message);
        self.line(&sentence)
    }

    /// Writes a text; signs in it that steer a terminal do nothing.
    pub(super) fn line(&mut self, text: &str) -> io::Result<()> {
        let text: String = text.chars().map(harmless).collect();
        self.drawing(&text)
    }

    /// Writes a line of a drawing, which may have colours.
    pub(super) fn drawing(&mut self, text: &str) -> io::Result<()> {
        if std::mem::take(&mut self.is_prompted) {
            writeln!(self.out)?;
        }
        writeln!(self.out, "{text}")
    }

    /// Shows that a line is waited for.
    pub(super) fn prompt(&mut self) -> io::Result<()> {
        if self.style.is_interactive && !self.is_prompted {
            write!(self.out, "> ")?;
            self.is_prompted = true;
        }
        self.out.flush()
    }

    /// The next line that has come.
    pub(super) fn next_line(&mut self) -> Option<String> {
        let line = self.waiting.pop_front()?;
        self.is_prompted = false;
        Some(line)
    }

    /// What a solver said next, and of which problem.
    pub(super) fn next_news(&mut self) -> Option<(usize, News)> {
        self.news.pop_front()
    }

    /// Since when all lines have been taken and no more come.
    pub(super) fn done_since(&self) -> Option<Instant> {
        self.over.filter(|_| self.waiting.is_empty())
    }

    /// Waits for something to happen; lines are put aside, what sitters say is told.
    pub(super) fn wait(&mut self, most: Option<Duration>) -> Result<Option<(u32, Said)>, RecvTimeoutError> {
        let event = match most {
            Some(time) => self.events.recv_timeout(time)?,
            None => self.events.recv().map_err(|_| RecvTimeoutError::Disconnected)?,
        };
        match event {
            Event::Line(line) => self.waiting.push_back(line),
            Event::EndOfInput => self.over = Some(Instant::now()),
            Event::Leave => self.must_leave = true,
            Event::Said(table, said) => return Ok(Some((table, said))),
            Event::Solver(problem, news) => self.news.push_back((problem, news)),
        }
        Ok(None)
    }

    /// Asks, and waits for the line that answers; none when there are no more lines.
    pub(super) fn ask(&mut self, question: &Message) -> io::Result<Option<String>> {
        self.say(question)?;
        loop {
            if let Some(line) = self.next_line() {
                return Ok(Some(line.trim().to_owned()));
            }
            if self.over.is_some() || self.must_leave {
                return Ok(None);
            }
            self.prompt()?;
            // Nobody sits at a table yet; who has left one is no longer listened to.
            let _ = self.wait(None);
        }
    }
}

/// Hands on line after line until there is no more.
fn listen(mut input: impl BufRead + Send + 'static, sender: Sender<Event>) {
    thread::spawn(move || {
        while let Ok(Some(line)) = read_line(&mut input) {
            if sender.send(Event::Line(line)).is_err() {
                return;
            }
        }
        let _ = sender.send(Event::EndOfInput);
    });
}

/// A line as far as it is text: signs that steer a terminal, and bytes that are no text, are replaced.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
    }
    let text = String::from_utf8_lossy(&bytes);
    Ok(Some(text.trim_end_matches(['\n', '\r']).chars().map(harmless).collect()))
}

/// A sign, or another for one that steers a terminal.
fn harmless(sign: char) -> char {
    if sign.is_control() && !matches!(sign, '\t' | '\n') { char::REPLACEMENT_CHARACTER } else { sign }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(mut input: &[u8]) -> Vec<String> {
        std::iter::from_fn(|| read_line(&mut input).unwrap()).collect()
    }

    #[test]
    fn lines_end_in_any_way() {
        assert_eq!(lines(b"e4\r\ne5\n\nNf3"), ["e4", "e5", "", "Nf3"]);
        assert_eq!(lines(b""), [""; 0]);
    }

    #[test]
    fn what_is_no_text_does_no_harm() {
        assert_eq!(
            lines(b"\xff\xfe4\ne\x004\n\x1b[2J\n"),
            ["\u{fffd}\u{fffd}4", "e\u{fffd}4", "\u{fffd}[2J"]
        );
        let long = [vec![b'x'; 100_000], b"\ne4\n".to_vec()].concat();
        assert_eq!(lines(&long)[1..], ["e4"]);
    }
}
