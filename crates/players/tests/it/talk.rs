//! A host in a thread, and whoever talks with it.

use std::{
    io::{self, BufRead, BufReader, PipeReader, PipeWriter, Write},
    sync::mpsc::{Receiver, channel},
    thread::{self, JoinHandle},
    time::Duration,
};

/// How long an answer may take on a machine that has much to do.
const PATIENCE: Duration = Duration::from_secs(20);

/// One side of a talk.
pub(crate) struct Talk {
    input: Option<PipeWriter>,
    lines: Receiver<String>,
    host: Option<JoinHandle<io::Result<()>>>,
}

impl Talk {
    /// Begins to talk with a host.
    pub(crate) fn with(run: fn(BufReader<PipeReader>, PipeWriter) -> io::Result<()>) -> Talk {
        let (their_input, input) = io::pipe().unwrap();
        let (output, their_output) = io::pipe().unwrap();
        let host = thread::spawn(move || run(BufReader::new(their_input), their_output));
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines() {
                if sender.send(line.unwrap()).is_err() {
                    return;
                }
            }
        });
        Talk { input: Some(input), lines, host: Some(host) }
    }

    /// Says something, perhaps several lines.
    pub(crate) fn say(&mut self, text: &str) {
        self.say_bytes(format!("{text}\n").as_bytes());
    }

    pub(crate) fn say_bytes(&mut self, bytes: &[u8]) {
        self.input.as_mut().unwrap().write_all(bytes).unwrap();
    }

    /// The lines up to the first that begins so, which is the last of them.
    pub(crate) fn until(&mut self, beginning: &str) -> Vec<String> {
        let mut heard = Vec::new();
        loop {
            let line = self.lines.recv_timeout(PATIENCE);
            let line = line.unwrap_or_else(|error| panic!("{error} before {beginning:?}: {heard:#?}"));
            let is_last = line.starts_with(beginning);
            heard.push(line);
            if is_last {
                return heard;
            }
        }
    }

    /// The first line that begins so.
    pub(crate) fn line(&mut self, beginning: &str) -> String {
        self.until(beginning).pop().unwrap()
    }

    /// Says something and waits for the first line that begins so.
    pub(crate) fn ask(&mut self, text: &str, beginning: &str) -> String {
        self.say(text);
        self.line(beginning)
    }

    /// What is said within a while.
    pub(crate) fn within(&mut self, time: Duration) -> Vec<String> {
        thread::sleep(time);
        self.lines.try_iter().collect()
    }

    /// Closes the host's input and gives what it still says before it ends well.
    pub(crate) fn close(mut self) -> Vec<String> {
        self.input = None;
        self.host.take().unwrap().join().unwrap().unwrap();
        self.lines.iter().collect()
    }
}
