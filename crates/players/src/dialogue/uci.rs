//! A program that speaks UCI.

use std::time::{Duration, Instant};

use protocol::uci::{Choice, ChoiceKind, Command, Go, Info, Reply, Start};
use search::Stop;

use super::{DialogueError, LISTEN_AGAIN, PATIENCE, Patience, STOPPING};
use crate::process::{Process, ProcessError};

/// A chess program that speaks UCI.
#[derive(Debug)]
pub struct UciEngine {
    process: Process,
    name: Option<String>,
    choices: Vec<Choice>,
    /// How often it was asked whether it is ready and has not said so.
    owed: u32,
}

/// What a program came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// Its move, as it wrote it; none where it says that there is none.
    pub mv: Option<String>,
    /// What it would like to ponder on.
    pub ponder: Option<String>,
    /// What it said last of its best line.
    pub info: Option<Info>,
}

impl UciEngine {
    /// Starts a program and asks what it can do.
    ///
    /// # Errors
    /// When it cannot be started, or does not say in time that it speaks UCI.
    pub fn start(program: &str, arguments: &[String]) -> Result<UciEngine, DialogueError> {
        UciEngine::start_within(program, arguments, PATIENCE)
    }

    /// The same with a time of one's own for the handshake.
    ///
    /// # Errors
    /// When it cannot be started, or does not say in time that it speaks UCI.
    pub fn start_within(
        program: &str,
        arguments: &[String],
        limit: Duration,
    ) -> Result<UciEngine, DialogueError> {
        let mut engine = UciEngine {
            process: Process::start(program, arguments)?,
            name: None,
            choices: Vec::new(),
            owed: 0,
        };
        engine.tell(&Command::Uci)?;
        let until = Instant::now() + limit;
        loop {
            match engine.reply(limit, until).map_err(|error| engine.flooded(error))? {
                Reply::Name(name) => engine.name = Some(name),
                Reply::Choice(choice) if engine.choices.len() < MOST_CHOICES => engine.choices.push(choice),
                Reply::UciOk => return Ok(engine),
                _ => {}
            }
        }
    }

    /// What is wrong with a program that said a lot, and not what it was asked.
    fn flooded(&self, error: DialogueError) -> DialogueError {
        match error {
            DialogueError::Process(ProcessError::Silent { .. }) if self.process.heard() > FLOOD_AT_START => {
                DialogueError::floods(self.name().to_owned())
            }
            other => other,
        }
    }

    /// What it calls itself, else how it was started.
    pub fn name(&self) -> &str {
        self.name.as_deref().unwrap_or_else(|| self.process.name())
    }

    /// Its options.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// Whether it has an option that can have a value; its name may be written in any case.
    pub fn takes(&self, name: &str, value: &str) -> bool {
        self.choice(name).is_some_and(|choice| takes(&choice.kind, value))
    }

    fn choice(&self, name: &str) -> Option<&Choice> {
        self.choices.iter().find(|choice| choice.name.eq_ignore_ascii_case(name))
    }

    /// Sets an option; its name may be written in any case.
    ///
    /// # Errors
    /// When there is none of that name, or it cannot have that value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), DialogueError> {
        let Some(choice) = self.choice(name).filter(|choice| takes(&choice.kind, value)) else {
            let (program, name, value) = (self.name().to_owned(), name.to_owned(), value.to_owned());
            return Err(DialogueError::Option { program, name, value });
        };
        let value = (choice.kind != ChoiceKind::Button).then(|| value.to_owned());
        let name = choice.name.clone();
        self.tell(&Command::SetOption { name, value })
    }

    /// Sets an option to a value that the program may know without having said so.
    ///
    /// # Errors
    /// When the program no longer reads.
    pub fn set_unchecked(&mut self, name: &str, value: &str) -> Result<(), DialogueError> {
        self.tell(&Command::SetOption { name: name.to_owned(), value: Some(value.to_owned()) })
    }

    /// Begins a game, and waits until the program is ready for it.
    ///
    /// # Errors
    /// When it does not get ready in time.
    pub fn begin(&mut self) -> Result<(), DialogueError> {
        self.tell(&Command::NewGame)?;
        self.wait_until_ready(PATIENCE)
    }

    /// Waits until the program has done what it was told.
    ///
    /// # Errors
    /// When that takes too long.
    pub fn wait_until_ready(&mut self, limit: Duration) -> Result<(), DialogueError> {
        self.ask_if_ready()?;
        let until = Instant::now() + limit;
        while self.owed > 0 {
            self.reply(limit, until)?;
        }
        Ok(())
    }

    fn ask_if_ready(&mut self) -> Result<(), DialogueError> {
        self.owed += 1;
        self.tell(&Command::IsReady)
    }

    /// Lets somebody end all waiting for the program.
    pub fn heed(&mut self, stop: Stop) {
        self.process.heed(stop);
    }

    /// Tells a game: where it began, and the moves since then.
    ///
    /// # Errors
    /// When the program no longer reads.
    pub fn set_up(&mut self, start: &Start, moves: &[String]) -> Result<(), DialogueError> {
        self.tell(&Command::Position { start: start.clone(), moves: moves.to_vec() })
    }

    /// Asks for a move in the game that it was told, and waits for it so long at most.
    ///
    /// # Errors
    /// When the program ends, moves only when it is stopped, or not even then.
    pub fn choose(&mut self, go: &Go, patience: impl Into<Patience>) -> Result<Answer, DialogueError> {
        let patience = patience.into();
        self.tell(&Command::Go(go.clone()))?;
        let until = Instant::now() + patience.limit;
        match self.answer(patience.limit, patience.silence) {
            Err(DialogueError::Process(ProcessError::Silent { limit, .. })) if Instant::now() >= until => {
                self.tell(&Command::Stop)?;
                let before = self.process.heard();
                let answer = self.answer(STOPPING, None);
                let lines = self.process.heard() - before;
                match answer {
                    Ok(answer) if patience.takes_late => Ok(answer),
                    answer => Err(DialogueError::stopped(self.name(), limit, answer, lines)),
                }
            }
            answer => answer,
        }
    }

    /// Waits for a move; a program that is silent for a while is asked whether it is there.
    fn answer(&mut self, limit: Duration, silence: Option<Duration>) -> Result<Answer, DialogueError> {
        let (until, mut last) = (Instant::now() + limit, None);
        let mut vigil = silence.map(|silence| Vigil::new(silence, self.process.heard(), false));
        loop {
            let look = vigil.as_ref().map_or(until, |vigil| until.min(vigil.until));
            match self.reply(limit, look) {
                Ok(Reply::BestMove { mv, ponder }) => return Ok(Answer { mv, ponder, info: last }),
                Ok(Reply::Info(info)) if info.score.is_some() && info.rank.unwrap_or(1) == 1 => {
                    last = Some(*info);
                }
                Ok(_) => {}
                Err(error @ DialogueError::Process(ProcessError::Silent { .. })) if look < until => {
                    vigil = vigil.map(|vigil| self.look_for_life(&vigil, error)).transpose()?;
                }
                Err(error) => return Err(error),
            }
        }
    }

    /// Asks whether it is there, where it said nothing; complains where it was asked before.
    fn look_for_life(&mut self, vigil: &Vigil, error: DialogueError) -> Result<Vigil, DialogueError> {
        let is_silent = self.process.heard() == vigil.heard;
        match error {
            DialogueError::Process(ProcessError::Silent { program, is_in_line, .. })
                if is_silent && vigil.has_asked =>
            {
                let limit = 2 * vigil.silence;
                return Err(ProcessError::Silent { program, limit, is_in_line }.into());
            }
            _ if is_silent => self.ask_if_ready()?,
            _ => {}
        }
        Ok(Vigil::new(vigil.silence, self.process.heard(), is_silent))
    }

    /// Has it think about the game that it was told until that is over or it has had enough;
    /// `hear` takes what it says meanwhile.
    ///
    /// # Errors
    /// When the program ends, or does not stop when it is told to.
    pub fn analyse(
        &mut self,
        is_over: &dyn Fn() -> bool,
        mut hear: impl FnMut(Info),
    ) -> Result<(), DialogueError> {
        self.tell(&Command::Go(Go { infinite: true, ..Go::default() }))?;
        let mut last_wait = None;
        loop {
            if last_wait.is_none() && is_over() {
                self.tell(&Command::Stop)?;
                last_wait = Some(Instant::now() + STOPPING);
            }
            match self.reply(STOPPING, Instant::now() + LISTEN_AGAIN) {
                Ok(Reply::BestMove { .. }) => return Ok(()),
                Ok(Reply::Info(info)) => hear(*info),
                Ok(_) | Err(DialogueError::Process(ProcessError::Silent { .. })) => {}
                Err(error) => return Err(error),
            }
            if last_wait.is_some_and(|until| Instant::now() > until) {
                return Err(DialogueError::Unstoppable { program: self.name().to_owned() });
            }
        }
    }

    /// Asks it to end, and sees to it.
    pub fn quit(mut self) {
        let _ = self.tell(&Command::Quit);
        self.process.stop(Duration::from_secs(2));
    }

    fn tell(&mut self, command: &Command) -> Result<(), DialogueError> {
        Ok(self.process.send(&command.to_string())?)
    }

    fn reply(&mut self, limit: Duration, until: Instant) -> Result<Reply, DialogueError> {
        let reply = self.process.word(limit, until)?;
        if reply == Reply::ReadyOk {
            self.owed = self.owed.saturating_sub(1);
        }
        Ok(reply)
    }
}

/// A while in which a program should say something.
struct Vigil {
    silence: Duration,
    until: Instant,
    /// How many lines it had said before.
    heard: u64,
    /// Whether it was asked whether it is there.
    has_asked: bool,
}

impl Vigil {
    fn new(silence: Duration, heard: u64, has_asked: bool) -> Vigil {
        Vigil { silence, until: Instant::now() + silence, heard, has_asked }
    }
}

/// How many options of a program are kept.
const MOST_CHOICES: usize = 1_000;
/// How many lines a program may say before it says that it speaks UCI.
const FLOOD_AT_START: u64 = 10_000;

/// Whether an option can have a value.
fn takes(kind: &ChoiceKind, value: &str) -> bool {
    match kind {
        ChoiceKind::Check(_) => value == "true" || value == "false",
        ChoiceKind::Spin { min, max, .. } => {
            value.parse::<i64>().is_ok_and(|number| (*min..=*max).contains(&number))
        }
        ChoiceKind::Combo { values, .. } => values.iter().any(|known| known.eq_ignore_ascii_case(value)),
        ChoiceKind::Button => value.is_empty(),
        ChoiceKind::Text(_) => !value.contains(['\n', '\r']),
    }
}
