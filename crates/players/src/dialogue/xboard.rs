//! A program that speaks the protocol of `XBoard`.
//!
//! It is kept in force mode and told `go` for each move, so that it never moves or
//! ponders unasked.

use std::time::{Duration, Instant};

use protocol::xboard::{Command, Feature, Level, Reply, Thinking};
use search::Stop;

use super::{DialogueError, FLOOD, LISTEN_AGAIN, PATIENCE, Patience, STOPPING};
use crate::process::{Process, ProcessError};

/// How long is waited before the handshake is tried again: some programs lose the first.
const AGAIN: Duration = Duration::from_secs(1);
/// How long is waited between two empty lines that keep a program awake until it answers.
///
/// gnuchess begins with two threads that quarrel about its input. Each line is a chance
/// for the one that would answer.
const NUDGE: Duration = Duration::from_millis(10);
/// How long is waited between two empty lines for a program that was told something and is silent.
const POKE: Duration = Duration::from_millis(300);
/// How long is waited for more features of a program that does not say which is the last.
const MORE: Duration = Duration::from_secs(2);
/// How many features of a program are kept.
const MOST_FEATURES: usize = 1_000;

/// The only feature that a program may have several times.
const OPTION: &str = "option";

/// What a program does when it is its turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum XBoardChoice {
    /// A move, as it wrote it.
    Move(String),
    /// It gives up.
    Resign,
    /// It says that the game is over: the score, and why.
    Claim(String, String),
}

/// What a program came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct XBoardAnswer {
    /// What it does.
    pub choice: XBoardChoice,
    /// Whether it offers a draw with that, or takes one.
    pub offers_draw: bool,
    /// What it showed last of its thoughts.
    pub thinking: Option<Thinking>,
}

/// How long a program may think, as far as its protocol can say it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct XBoardPace {
    /// The clock, as it is now counted.
    pub level: Option<Level>,
    /// Exactly so long for each move.
    pub move_time: Option<Duration>,
    /// No deeper than that.
    pub depth: Option<u32>,
}

/// What the clocks show when a program is asked for a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct XBoardClocks {
    /// The program's.
    pub own: Duration,
    /// Its opponent's.
    pub opponent: Duration,
}

/// A chess program that speaks the protocol of `XBoard`.
#[derive(Debug)]
pub struct XBoardEngine {
    process: Process,
    features: Vec<Feature>,
    pings: i64,
    /// What it said unasked after its last move.
    afterthought: Option<XBoardChoice>,
    /// Whether it has offered a draw after its last move.
    has_offered: bool,
}

impl XBoardEngine {
    /// Starts a program and asks what it can do; once more if it dies or is silent.
    ///
    /// # Errors
    /// When it cannot be started, or does not name its features in time.
    pub fn start(
        program: &str,
        arguments: &[String],
        limit: Duration,
    ) -> Result<XBoardEngine, DialogueError> {
        match XBoardEngine::introduced(program, arguments, limit) {
            Err(DialogueError::Process(ProcessError::Ended(_) | ProcessError::Silent { .. })) => {
                XBoardEngine::introduced(program, arguments, limit)
            }
            result => result,
        }
    }

    fn introduced(
        program: &str,
        arguments: &[String],
        limit: Duration,
    ) -> Result<XBoardEngine, DialogueError> {
        let process = Process::start(program, arguments)?;
        let mut engine =
            XBoardEngine { process, features: Vec::new(), pings: 0, afterthought: None, has_offered: false };
        let until = Instant::now() + limit;
        engine.tell(&Command::XBoard)?;
        engine.rouse(limit, until)?;
        engine.hear_out(limit, until)?;
        engine.tell(&Command::Easy)?;
        Ok(engine)
    }

    /// Asks for features until the first of them come.
    ///
    /// Whoever talks and names none knows only the first version of the protocol, which has
    /// none.
    fn rouse(&mut self, limit: Duration, until: Instant) -> Result<(), DialogueError> {
        let mut next_try = Instant::now();
        while self.features.is_empty() {
            let now = Instant::now();
            if now >= next_try {
                self.tell(&Command::ProtoVer(2))?;
                next_try = now + AGAIN;
            } else {
                self.process.send("")?;
            }
            match self.shake_hands(limit, until.min(now + NUDGE)) {
                Err(DialogueError::Process(ProcessError::Silent { .. })) if now < until => {}
                Err(DialogueError::Process(ProcessError::Silent { .. })) if self.process.heard() > FLOOD => {
                    return Err(DialogueError::floods(self.name().to_owned()));
                }
                Err(DialogueError::Process(ProcessError::Silent { .. })) if self.process.heard() > 0 => break,
                result => return result,
            }
        }
        Ok(())
    }

    /// Takes the features that follow the first, also of a program that does not say which
    /// is the last.
    fn hear_out(&mut self, limit: Duration, until: Instant) -> Result<(), DialogueError> {
        while !self.features.is_empty() && self.feature("done") != Some("1") {
            // Whoever says that it is not done has asked for time.
            let is_waited_for = self.feature("done").is_some();
            let patience = if is_waited_for { until } else { until.min(Instant::now() + MORE) };
            match self.shake_hands(limit, patience) {
                Err(DialogueError::Process(ProcessError::Silent { .. }))
                    if self.feature("done").is_none() =>
                {
                    break;
                }
                result => result?,
            }
        }
        Ok(())
    }

    /// Takes features until they are all there.
    fn shake_hands(&mut self, limit: Duration, until: Instant) -> Result<(), DialogueError> {
        while self.feature("done") != Some("1") {
            let Reply::Features(features) = self.reply(limit, until)? else { continue };
            // All at once: a program that is slow to read is not deaf.
            let names = features.iter().map(|feature| &feature.name).filter(|&name| name != "done");
            let accepted: Vec<String> =
                names.map(|name| Command::Accepted(name.clone()).to_string()).collect();
            if !accepted.is_empty() {
                self.process.send(&accepted.join("\n"))?;
            }
            for feature in features {
                self.features.retain(|known| known.name != feature.name || known.name == OPTION);
                if self.features.len() < MOST_FEATURES {
                    self.features.push(feature);
                }
            }
        }
        Ok(())
    }

    /// What it calls itself, else how it was started.
    pub fn name(&self) -> &str {
        self.feature("myname").unwrap_or_else(|| self.process.name())
    }

    /// The value of a feature, if it has it.
    pub fn feature(&self, name: &str) -> Option<&str> {
        self.features.iter().find(|feature| feature.name == name).map(|feature| feature.value.as_str())
    }

    /// Whether it has an option of that name, in any case.
    pub fn has_option(&self, name: &str) -> bool {
        let options = self.features.iter().filter(|feature| feature.name == OPTION);
        // `Hash -spin 16 1 1024`: the name ends where the kind begins.
        let mut names = options.map(|option| option.value.split(" -").next().unwrap_or_default());
        names.any(|known| known.trim().eq_ignore_ascii_case(name))
    }

    /// Lets somebody end all waiting for the program.
    pub fn heed(&mut self, stop: Stop) {
        self.process.heed(stop);
    }

    /// Sets an option.
    ///
    /// # Errors
    /// When there is none of that name.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), DialogueError> {
        if !self.has_option(name) {
            let (program, name, value) = (self.name().to_owned(), name.to_owned(), value.to_owned());
            return Err(DialogueError::Option { program, name, value });
        }
        self.tell(&Command::Option(name.to_owned(), Some(value.to_owned())))
    }

    /// Gives it so many megabytes of memory, if it takes them.
    ///
    /// # Errors
    /// When the program no longer reads.
    pub fn set_megabytes(&mut self, megabytes: u32) -> Result<(), DialogueError> {
        self.tell_if("memory", &Command::Memory(megabytes))
    }

    /// Gives it so many threads, if it takes them.
    ///
    /// # Errors
    /// When the program no longer reads.
    pub fn set_threads(&mut self, threads: u32) -> Result<(), DialogueError> {
        self.tell_if("smp", &Command::Cores(threads))
    }

    /// Begins a game of some kind of chess, perhaps from a position of its own.
    ///
    /// # Errors
    /// When the program does not take it.
    pub fn begin(
        &mut self,
        variant: Option<&str>,
        fen: Option<&str>,
        pace: XBoardPace,
    ) -> Result<(), DialogueError> {
        if fen.is_some() && self.feature("setboard") != Some("1") {
            return Err(DialogueError::Refused {
                program: self.name().to_owned(),
                told: "setboard".to_owned(),
                why: "it does not say that it knows it".to_owned(),
            });
        }
        self.tell(&Command::New)?;
        if let Some(variant) = variant {
            self.tell(&Command::Variant(variant.to_owned()))?;
        }
        self.tell(&Command::Force)?;
        self.tell(&Command::Post)?;
        self.set_pace(pace)?;
        if let Some(fen) = fen {
            self.tell(&Command::SetBoard(fen.to_owned()))?;
        }
        self.settle("setboard")?;
        (self.afterthought, self.has_offered) = (None, false);
        Ok(())
    }

    /// Tells how long it may think from now on.
    ///
    /// # Errors
    /// When the program no longer reads.
    pub fn set_pace(&mut self, pace: XBoardPace) -> Result<(), DialogueError> {
        let commands = [
            pace.level.map(Command::Level),
            pace.move_time.map(Command::MoveTime),
            pace.depth.map(Command::Depth),
        ];
        commands.iter().flatten().try_for_each(|command| self.tell(command))
    }

    /// Tells it a move of the other side, or its own when a game is set up.
    ///
    /// # Errors
    /// When the program holds the move for illegal.
    pub fn play(&mut self, mv: &str) -> Result<(), DialogueError> {
        if self.feature("usermove") == Some("1") {
            self.tell(&Command::Move(mv.to_owned()))?;
        } else {
            self.process.send(mv)?;
        }
        self.settle(mv)
    }

    /// Tells it that the other side offers a draw, where it takes that.
    ///
    /// # Errors
    /// When the program no longer reads.
    pub fn offer_draw(&mut self) -> Result<(), DialogueError> {
        if self.feature("draw") == Some("0") { Ok(()) } else { self.tell(&Command::Draw) }
    }

    /// Asks for a move, and waits for it so long at most.
    ///
    /// # Errors
    /// When the program ends, moves only when it is told to, or not even then.
    pub fn choose(
        &mut self,
        clocks: Option<XBoardClocks>,
        patience: impl Into<Patience>,
    ) -> Result<XBoardAnswer, DialogueError> {
        let patience = patience.into();
        if let Some(choice) = self.afterthought.take() {
            return Ok(XBoardAnswer { choice, offers_draw: false, thinking: None });
        }
        if let Some(clocks) = clocks {
            self.tell(&Command::Time(clocks.own))?;
            self.tell(&Command::OpponentTime(clocks.opponent))?;
        }
        self.tell(&Command::Go)?;
        let answer = match self.answer(patience.limit) {
            Err(DialogueError::Process(ProcessError::Silent { limit, .. })) => {
                self.tell(&Command::MoveNow)?;
                let before = self.process.heard();
                let answer = self.answer(STOPPING);
                let lines = self.process.heard() - before;
                match answer {
                    Ok(answer) if patience.takes_late => Ok(answer),
                    answer => Err(DialogueError::stopped(self.name(), limit, answer, lines)),
                }
            }
            answer => answer,
        };
        // Whoever has ended after its move is found out when it is asked next.
        let _ = self.tell(&Command::Force);
        answer
    }

    fn answer(&mut self, limit: Duration) -> Result<XBoardAnswer, DialogueError> {
        let (until, mut thinking) = (Instant::now() + limit, None);
        // What it said behind its last move holds for this one.
        let mut offers_draw = std::mem::take(&mut self.has_offered);
        loop {
            let choice = match self.reply(limit, until)? {
                Reply::Move(mv) => XBoardChoice::Move(mv),
                Reply::Resign => XBoardChoice::Resign,
                Reply::Result(score, why) => XBoardChoice::Claim(score, why),
                Reply::OfferDraw => {
                    offers_draw = true;
                    continue;
                }
                Reply::Thinking(thought) => {
                    thinking = Some(thought);
                    continue;
                }
                _ => continue,
            };
            return Ok(XBoardAnswer { choice, offers_draw, thinking });
        }
    }

    /// Has it think about the game that it was told until that is over; `hear` takes what it
    /// thinks meanwhile.
    ///
    /// # Errors
    /// When it does not analyse, ends, or cannot be stopped.
    pub fn analyse(
        &mut self,
        is_over: &dyn Fn() -> bool,
        mut hear: impl FnMut(Thinking),
    ) -> Result<(), DialogueError> {
        let no_analysis = DialogueError::NoAnalysis { program: self.name().to_owned() };
        if self.feature("analyze") == Some("0") {
            return Err(no_analysis);
        }
        self.tell(&Command::Analyze)?;
        while !is_over() {
            match self.reply(PATIENCE, Instant::now() + LISTEN_AGAIN) {
                Ok(Reply::Thinking(thinking)) => hear(thinking),
                Ok(Reply::Error(..)) => return Err(no_analysis),
                Ok(_) | Err(DialogueError::Process(ProcessError::Silent { .. })) => {}
                Err(error) => return Err(error),
            }
        }
        self.tell(&Command::Exit)?;
        self.tell(&Command::Force)?;
        self.settle("exit")
    }

    /// Asks it to end, and sees to it.
    pub fn quit(mut self) {
        let _ = self.tell(&Command::Quit);
        self.process.stop(Duration::from_secs(2));
    }

    /// Waits until it has done what it was told, where it can say so.
    fn settle(&mut self, told: &str) -> Result<(), DialogueError> {
        if self.feature("ping") != Some("1") {
            return Ok(());
        }
        self.pings += 1;
        self.tell(&Command::Ping(self.pings))?;
        let until = Instant::now() + PATIENCE;
        loop {
            let reply = match self.reply(PATIENCE, until.min(Instant::now() + POKE)) {
                // A program that has just been stopped may have to be woken up.
                Err(DialogueError::Process(ProcessError::Silent { .. })) if Instant::now() < until => {
                    self.process.send("")?;
                    continue;
                }
                reply => reply?,
            };
            let why = match reply {
                Reply::Pong(number) if number == self.pings => return Ok(()),
                Reply::Illegal(why, _) | Reply::TellUserError(why) => why,
                Reply::Resign => {
                    self.afterthought = Some(XBoardChoice::Resign);
                    continue;
                }
                Reply::Result(score, why) => {
                    self.afterthought = Some(XBoardChoice::Claim(score, why));
                    continue;
                }
                Reply::OfferDraw => {
                    self.has_offered = true;
                    continue;
                }
                _ => continue,
            };
            return Err(DialogueError::Refused {
                program: self.name().to_owned(),
                told: told.to_owned(),
                why,
            });
        }
    }

    fn tell_if(&mut self, feature: &str, command: &Command) -> Result<(), DialogueError> {
        if self.feature(feature) == Some("1") { self.tell(command) } else { Ok(()) }
    }

    fn tell(&mut self, command: &Command) -> Result<(), DialogueError> {
        Ok(self.process.send(&command.to_string())?)
    }

    fn reply(&mut self, limit: Duration, until: Instant) -> Result<Reply, DialogueError> {
        Ok(self.process.word(limit, until)?)
    }
}
