//! A Go program at the other side of the board.
//!
//! Read this file (the dialogue), then `time` (how it is told its time).

mod time;

use std::time::{Duration, Instant};

use game::{Color, Message, Quoted, Reading, TimeControl};
use go::{Move, Point, Rules, Size};
use protocol::gtp::{self, Candidate, Command, ReplyReader, Vertex};

use crate::{
    process::{Process, ProcessError},
    time::settings,
};
use time::{Counted, Telling, telling, time_left};

/// How long a program may think about anything but a move.
const PATIENCE: Duration = Duration::from_secs(30);

/// The commands for an analysis, the one that tells more first.
const ANALYSES: [&str; 2] = ["kata-analyze", "lz-analyze"];
/// How often an analysis is told, in hundredths of a second.
const ANALYSIS_INTERVAL: u32 = 20;
/// How long is waited for a word of a program that analyses before looking whether it is still wanted.
const LISTEN_AGAIN: Duration = Duration::from_millis(20);

/// What can go wrong with a Go program.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OpponentError {
    /// Something with the program itself.
    #[error(transparent)]
    Process(#[from] ProcessError),
    /// It refuses a command.
    #[error("{program} refuses {command:?}: {why}")]
    Refused {
        /// Which program.
        program: String,
        /// What it was asked.
        command: String,
        /// What it says to that.
        why: String,
    },
    /// Its answer makes no sense.
    #[error("{program} answers {answer:?} to {command:?}")]
    Nonsense {
        /// Which program.
        program: String,
        /// What it was asked.
        command: String,
        /// What it said.
        answer: String,
    },
    /// It plays, and does not analyse.
    #[error("{program} does not analyse")]
    NoAnalysis {
        /// Which program.
        program: String,
    },
}

impl OpponentError {
    /// The sentence that tells it.
    pub fn message(&self) -> Message {
        match self {
            OpponentError::Process(error) => error.message(),
            OpponentError::Refused { program, command, why } => Message::new("fault-refused")
                .with("program", program)
                .with("told", Quoted::new(command))
                .with("why", why),
            OpponentError::Nonsense { program, command, answer } => Message::new("fault-nonsense")
                .with("program", program)
                .with("answer", Quoted::new(answer))
                .with("told", Quoted::new(command)),
            OpponentError::NoAnalysis { program } => {
                Message::new("fault-no-analysis").with("program", program)
            }
        }
    }

    /// The name by which the program is called.
    pub(crate) fn program_mut(&mut self) -> &mut String {
        match self {
            OpponentError::Process(error) => error.program_mut(),
            OpponentError::Refused { program, .. }
            | OpponentError::Nonsense { program, .. }
            | OpponentError::NoAnalysis { program } => program,
        }
    }
}

/// What a program does when it is its turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// A move.
    Move(Move),
    /// It gives up.
    Resign,
}

/// A Go program that speaks GTP.
#[derive(Debug)]
pub struct Opponent {
    process: Process,
    commands: Vec<String>,
    replies: ReplyReader,
    next_id: u32,
    counted: Counted,
}

impl Opponent {
    /// Starts a program and asks what it can do.
    ///
    /// # Errors
    /// When it cannot be started or does not speak GTP.
    pub fn start(program: &str, arguments: &[String]) -> Result<Opponent, OpponentError> {
        let process = Process::start(program, arguments)?;
        let mut opponent = Opponent {
            process,
            commands: Vec::new(),
            replies: ReplyReader::default(),
            next_id: 1,
            counted: Counted::default(),
        };
        let commands = opponent.ask("list_commands", &[], PATIENCE)?;
        opponent.commands = commands.lines().map(|line| line.trim().to_owned()).collect();
        Ok(opponent)
    }

    /// Lets somebody end all waiting for the program.
    pub fn heed(&mut self, stop: search::Stop) {
        self.process.heed(stop);
    }

    /// Whether it knows a command.
    pub fn knows(&self, command: &str) -> bool {
        self.commands.iter().any(|known| known == command)
    }

    /// Sends a command and waits for its answer.
    ///
    /// # Errors
    /// When it refuses, ends, or says nothing for too long.
    pub fn ask(
        &mut self,
        name: &str,
        arguments: &[String],
        limit: Duration,
    ) -> Result<String, OpponentError> {
        let id = self.next_id;
        self.next_id += 1;
        let command = Command { id: Some(id), name: name.to_owned(), arguments: arguments.to_vec() };
        self.process.send(&command.to_string())?;
        let until = Instant::now() + limit;
        loop {
            let line = self.process.line(limit, until)?;
            let Some(reply) = self.replies.line(&line) else { continue };
            // Answers to what was given up before are let go.
            if reply.id.is_some_and(|answered| answered != id) {
                continue;
            }
            let command = Command { id: None, ..command };
            return reply.result.map_err(|why| OpponentError::Refused {
                program: self.process.name().to_owned(),
                command: command.to_string(),
                why,
            });
        }
    }

    /// Sets up an empty board under some rules.
    ///
    /// # Errors
    /// When the program cannot play on such a board.
    pub fn begin(&mut self, size: Size, rules: &Rules) -> Result<(), OpponentError> {
        let (files, ranks) = (size.files().to_string(), size.ranks().to_string());
        if files == ranks {
            self.ask("boardsize", &[files], PATIENCE)?;
        } else {
            self.ask("rectangular_boardsize", &[files, ranks], PATIENCE)?;
        }
        self.ask("clear_board", &[], PATIENCE)?;
        if self.knows("kata-set-rules") {
            self.set_rules(rules)?;
        }
        self.ask("komi", &[rules.komi.to_string()], PATIENCE)?;
        Ok(())
    }

    /// Tells the rules as `KataGo` has them, with what only we have if it is understood.
    fn set_rules(&mut self, rules: &Rules) -> Result<(), OpponentError> {
        match self.ask("kata-set-rules", &[rules.katago_and_ours()], PATIENCE) {
            Err(OpponentError::Refused { .. }) => self.ask("kata-set-rules", &[rules.katago()], PATIENCE),
            answer => answer,
        }
        .map(drop)
    }

    /// Gives Black handicap stones on some points.
    ///
    /// # Errors
    /// When the program does not take them.
    pub fn set_handicap(&mut self, points: &[Point]) -> Result<(), OpponentError> {
        let points: Vec<String> = points.iter().map(Point::to_string).collect();
        self.ask("set_free_handicap", &points, PATIENCE).map(drop)
    }

    /// Tells the time control, as far as the program can be told.
    ///
    /// # Errors
    /// When the program does not take it.
    pub fn set_time(&mut self, control: &TimeControl, color: Color) -> Result<(), OpponentError> {
        let telling = telling(settings(control.side(color)), |command| self.knows(command));
        self.counted = Counted::default();
        if let Some(Telling { command, words, counted }) = telling {
            self.ask(command, &[words], PATIENCE)?;
            self.counted = counted;
        }
        Ok(())
    }

    /// Tells it a move of the other side, or its own when a game is set up.
    ///
    /// # Errors
    /// When the program holds the move for illegal.
    pub fn tell(&mut self, color: Color, mv: Move) -> Result<(), OpponentError> {
        self.ask("play", &[color.to_string(), mv.to_string()], PATIENCE).map(drop)
    }

    /// Tells what its clock shows, then asks it for a move.
    ///
    /// # Errors
    /// When it has none to give within a time, or gives nonsense.
    pub fn choose(
        &mut self,
        color: Color,
        clock: Option<&Reading>,
        limit: Duration,
    ) -> Result<Choice, OpponentError> {
        if let Some([seconds, number]) = clock.and_then(|clock| time_left(clock, self.counted))
            && self.knows("time_left")
        {
            self.ask("time_left", &[color.to_string(), seconds, number], PATIENCE)?;
        }
        let answer = self.ask("genmove", &[color.to_string()], limit)?;
        match answer.trim().parse::<Vertex>() {
            Ok(Vertex::Pass) => Ok(Choice::Move(Move::Pass)),
            Ok(Vertex::Resign) => Ok(Choice::Resign),
            Ok(Vertex::Point { file, rank }) => Ok(Choice::Move(Move::Play(Point::new(file, rank)))),
            Err(gtp::ParseVertexError { .. }) => Err(OpponentError::Nonsense {
                program: self.process.name().to_owned(),
                command: format!("genmove {color}"),
                answer,
            }),
        }
    }

    /// Has it think about the next move of a side until that is over; `hear` takes what it says
    /// of the best moves meanwhile.
    ///
    /// # Errors
    /// When it does not analyse, refuses to, or ends.
    pub fn analyse(
        &mut self,
        color: Color,
        is_over: &dyn Fn() -> bool,
        mut hear: impl FnMut(Vec<Candidate>),
    ) -> Result<(), OpponentError> {
        let program = self.process.name().to_owned();
        let Some(command) = ANALYSES.into_iter().find(|command| self.knows(command)) else {
            return Err(OpponentError::NoAnalysis { program });
        };
        let line = format!("{command} {color} {ANALYSIS_INTERVAL}");
        self.process.send(&line)?;
        while !is_over() {
            match self.process.line(LISTEN_AGAIN, Instant::now() + LISTEN_AGAIN) {
                Ok(said) if said.starts_with('?') => {
                    let why = said[1..].trim().to_owned();
                    return Err(OpponentError::Refused { program, command: line, why });
                }
                Ok(said) => {
                    let candidates = Candidate::read_all(&said);
                    if !candidates.is_empty() {
                        hear(candidates);
                    }
                }
                Err(ProcessError::Silent { .. }) => {}
                Err(error) => return Err(error.into()),
            }
        }
        // Whatever it is asked next ends the analysis.
        self.ask("protocol_version", &[], PATIENCE).map(drop)
    }

    /// Which stones it takes for dead.
    ///
    /// # Errors
    /// When it does not say, or says nonsense.
    pub fn dead(&mut self) -> Result<Vec<Point>, OpponentError> {
        let command = ["dead".to_owned()];
        let answer = self.ask("final_status_list", &command, PATIENCE)?;
        let point = |word: &str| {
            word.parse::<Point>().map_err(|_| OpponentError::Nonsense {
                program: self.process.name().to_owned(),
                command: "final_status_list dead".to_owned(),
                answer: answer.clone(),
            })
        };
        answer.split_whitespace().map(point).collect()
    }

    /// What it takes for the score, as it writes it.
    ///
    /// # Errors
    /// When it does not say.
    pub fn score(&mut self) -> Result<String, OpponentError> {
        self.ask("final_score", &[], PATIENCE)
    }

    /// Asks it to end, and sees to it.
    pub fn quit(mut self) {
        let _ = self.ask("quit", &[], Duration::from_secs(2));
        self.process.stop(Duration::from_secs(2));
    }
}
