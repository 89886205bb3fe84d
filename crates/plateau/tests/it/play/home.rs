//! A home for games, and talks with the program in it.

use std::{
    fs,
    io::{Read, Write},
    path::{Path, PathBuf},
    process::{Child, Command, ExitStatus, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    thread,
    time::Duration,
};

use store::{Location, Store};

/// How long an answer may take before a test gives up.
const PATIENCE: Duration = Duration::from_mins(1);

/// A home of its own, which is gone when the test is over.
pub(crate) struct Home(PathBuf);

impl Home {
    pub(crate) fn new(name: &str) -> Home {
        let path = std::env::temp_dir().join(format!("plateau-play-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Home(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// What it has kept.
    pub(super) fn store(&self) -> Store {
        Store::open(&Location::File(self.0.join("data/plateau/plateau.db"))).unwrap()
    }

    /// Sets what a file of settings says.
    pub(crate) fn set(&self, settings: &str) {
        let folder = self.0.join("config/plateau");
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("config.toml"), settings).unwrap();
    }

    pub(crate) fn write(&self, name: &str, text: &str) {
        fs::write(self.0.join(name), text).unwrap();
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).unwrap()
    }

    pub(super) fn command(&self, arguments: &[&str]) -> Command {
        let mut command = self.bare_command();
        command.arg("play").args(arguments);
        command
    }

    /// The program in this home, without a word.
    pub(crate) fn bare_command(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_plateau"));
        command
            .env("XDG_DATA_HOME", self.0.join("data"))
            .env("XDG_CONFIG_HOME", self.0.join("config"))
            .env("LANG", "C")
            .env("TZ", "UTC")
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env_remove("NO_COLOR")
            .current_dir(&self.0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    /// What is said to these lines; the game must end or be left in good order.
    pub(super) fn plays(&self, arguments: &[&str], lines: &str) -> String {
        self.plays_bytes(arguments, lines.as_bytes())
    }

    pub(super) fn plays_bytes(&self, arguments: &[&str], lines: &[u8]) -> String {
        let mut child = self.command(arguments).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let lines = lines.to_vec();
        // A program that has left reads no further.
        let writer = thread::spawn(move || stdin.write_all(&lines).ok());
        let output = child.wait_with_output().unwrap();
        writer.join().unwrap();
        let errors = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.success(), "{errors}");
        assert_eq!(errors, "");
        String::from_utf8(output.stdout).unwrap()
    }

    /// The one sentence with which a command line is refused.
    pub(super) fn refuses(&self, arguments: &[&str]) -> String {
        let output = self.command(arguments).output().unwrap();
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), errors.lines().count()), (Some(2), 1), "{errors}");
        errors
    }

    /// A talk through pipes.
    pub(super) fn talk(&self, arguments: &[&str]) -> Talk {
        let mut child = self.command(arguments).spawn().unwrap();
        let (input, output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        Talk::new(child, input, output)
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A program that is spoken with line by line.
pub(super) struct Talk {
    child: Child,
    input: Option<Box<dyn Write>>,
    output: Receiver<Vec<u8>>,
    heard: Vec<u8>,
    /// How much of what was heard was waited for already.
    known: usize,
}

impl Talk {
    pub(crate) fn new(
        child: Child,
        input: impl Write + 'static,
        mut output: impl Read + Send + 'static,
    ) -> Talk {
        let (sender, receiver) = channel();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            // A terminal whose program is gone cannot be read.
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                if sender.send(bytes[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        Talk { child, input: Some(Box::new(input)), output: receiver, heard: Vec::new(), known: 0 }
    }

    pub(super) fn says(&mut self, line: &str) -> &mut Talk {
        let input = self.input.as_mut().expect("the input is open");
        writeln!(input, "{line}").and_then(|()| input.flush()).unwrap();
        self
    }

    /// Waits until a sentence is said behind the last one.
    #[track_caller]
    pub(super) fn hears(&mut self, sentence: &str) -> &mut Talk {
        loop {
            let text = self.text();
            if let Some(at) = text[self.known..].find(sentence) {
                self.known += at + sentence.len();
                return self;
            }
            match self.output.recv_timeout(PATIENCE) {
                Ok(bytes) => self.heard.extend(bytes),
                Err(why) => panic!("{sentence:?} is not said ({why}):\n{text}"),
            }
        }
    }

    /// All that was said, as far as it is text.
    pub(super) fn text(&self) -> String {
        match std::str::from_utf8(&self.heard) {
            Ok(text) => text.to_owned(),
            Err(error) => String::from_utf8_lossy(&self.heard[..error.valid_up_to()]).into_owned(),
        }
    }

    /// Ends the program at once, as nothing else does.
    pub(super) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Sends the signal that asks a program to end.
    #[cfg(unix)]
    pub(super) fn is_asked_to_end(&self) {
        let sent = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        assert!(sent.unwrap().success());
    }

    /// Says nothing more, and waits for the end.
    pub(super) fn ends(mut self) -> (ExitStatus, String) {
        self.input = None;
        loop {
            match self.output.recv_timeout(PATIENCE) {
                Ok(bytes) => self.heard.extend(bytes),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => panic!("it does not end:\n{}", self.text()),
            }
        }
        (self.child.wait().unwrap(), self.text())
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[track_caller]
pub(super) fn assert_said(text: &str, sentences: &[&str]) {
    let mut rest = text;
    for sentence in sentences {
        let found = rest.find(sentence);
        let at = found.unwrap_or_else(|| panic!("{sentence:?} is not said in this order:\n{text}"));
        rest = &rest[at + sentence.len()..];
    }
}
