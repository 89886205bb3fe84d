//! What a host hears, one thing after the other: lines, and what a search says.

use std::{
    collections::VecDeque,
    io::{self, BufRead},
    sync::mpsc::{Receiver, SyncSender, sync_channel},
    thread,
    time::Instant,
};

use crate::{
    lines::read_line,
    mind::{Heard, Listener},
};

/// How many events wait before whoever brings them has to.
const WAITING: usize = 64;

/// Something that a host hears.
#[derive(Debug)]
pub(super) enum Event {
    /// A line, and when it came.
    Line(String, Instant),
    /// There are no more lines.
    End(io::Result<()>),
    /// Something of a search.
    Heard(Heard),
}

/// Both what comes from outside and what comes from a search.
#[derive(Debug)]
pub(super) struct Ears {
    sender: SyncSender<Event>,
    events: Receiver<Event>,
    /// What came while only the search was listened to.
    waiting: VecDeque<Event>,
}

impl Ears {
    /// Listens to an input, of whose lines so many bytes are kept.
    pub(super) fn open(mut input: impl BufRead + Send + 'static, most: usize) -> Ears {
        let (sender, events) = sync_channel(WAITING);
        let lines = sender.clone();
        // It ends with the input, or when nobody listens.
        thread::spawn(move || {
            loop {
                let event = match read_line(&mut input, most) {
                    Ok(Some(line)) => {
                        Event::Line(String::from_utf8_lossy(&line).into_owned(), Instant::now())
                    }
                    Ok(None) => Event::End(Ok(())),
                    Err(error) => Event::End(Err(error)),
                };
                let is_last = matches!(event, Event::End(_));
                if lines.send(event).is_err() || is_last {
                    return;
                }
            }
        });
        Ears { sender, events, waiting: VecDeque::new() }
    }

    /// Somebody whom a search can talk to.
    pub(super) fn listener(&self) -> Listener {
        let sender = self.sender.clone();
        Box::new(move |heard| {
            // When nobody listens any more, nobody needs to know.
            let _ = sender.send(Event::Heard(heard));
        })
    }

    /// Waits for the next event.
    pub(super) fn next(&mut self) -> Event {
        self.waiting.pop_front().unwrap_or_else(|| self.receive())
    }

    /// Waits for the next word of a search; lines wait meanwhile.
    pub(super) fn heard(&mut self) -> Heard {
        let is_heard = |event: &Event| matches!(event, Event::Heard(_));
        if let Some(index) = self.waiting.iter().position(is_heard)
            && let Some(Event::Heard(heard)) = self.waiting.remove(index)
        {
            return heard;
        }
        loop {
            match self.receive() {
                Event::Heard(heard) => return heard,
                other => self.waiting.push_back(other),
            }
        }
    }

    fn receive(&self) -> Event {
        self.events.recv().expect("we keep a sender ourselves")
    }
}
