//! Every command that Plateau knows, as a value.

use std::{fmt, str::FromStr};

use super::{Color, Command, Vertex};

/// Which stones `final_status_list` asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Status {
    /// Those that stay.
    Alive,
    /// Those that are taken off.
    Dead,
    /// Those that live in seki.
    Seki,
    /// The points that White surrounds.
    WhiteTerritory,
    /// The points that Black surrounds.
    BlackTerritory,
    /// The points that nobody surrounds.
    Dame,
}

/// How time is counted, in seconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TimeSystem {
    /// Not at all.
    None,
    /// A main time and nothing else.
    Absolute {
        /// The main time.
        main: u64,
    },
    /// A main time, and something for each move.
    Fischer {
        /// The main time.
        main: u64,
        /// What each move brings.
        increment: u64,
    },
    /// A main time, then so many periods of a time.
    ByoYomi {
        /// The main time.
        main: u64,
        /// How long a period is.
        time: u64,
        /// How many there are.
        periods: u32,
    },
    /// A main time, then so many stones in a time; no stones mean no limit.
    Canadian {
        /// The main time.
        main: u64,
        /// How long the overtime is.
        time: u64,
        /// For how many stones.
        stones: u32,
    },
}

/// What a controller asks.
#[derive(Debug, Clone, PartialEq)]
pub enum Request {
    /// `protocol_version`
    ProtocolVersion,
    /// `name`
    Name,
    /// `version`
    Version,
    /// `known_command`
    KnownCommand(String),
    /// `list_commands`
    ListCommands,
    /// `quit`
    Quit,
    /// `boardsize` and `rectangular_boardsize`: files, ranks.
    BoardSize(u32, u32),
    /// `clear_board`
    ClearBoard,
    /// `komi`
    Komi(String),
    /// `get_komi`
    GetKomi,
    /// `fixed_handicap`
    FixedHandicap(u32),
    /// `place_free_handicap`
    PlaceFreeHandicap(u32),
    /// `set_free_handicap`
    SetFreeHandicap(Vec<Vertex>),
    /// `play`
    Play(Color, Vertex),
    /// `genmove`
    GenMove(Color),
    /// `reg_genmove`
    RegGenMove(Color),
    /// `undo`
    Undo,
    /// `loadsgf`: a file, and before which move to stop.
    LoadSgf(String, Option<u32>),
    /// `printsgf`: to a file, or as the answer.
    PrintSgf(Option<String>),
    /// `time_settings`, `kgs-time_settings`, `kata-time_settings`
    TimeSettings(TimeSystem),
    /// `time_left`: seconds, and stones or periods.
    TimeLeft(Color, u64, u32),
    /// `final_score`
    FinalScore,
    /// `final_status_list`
    FinalStatusList(Status),
    /// `showboard`
    ShowBoard,
    /// `kata-set-rules`
    SetRules(String),
    /// `kata-get-rules`
    GetRules,
    /// `kata-list_time_settings`
    ListTimeSettings,
}

/// Every command, by name.
pub const COMMANDS: &[&str] = &[
    "boardsize",
    "clear_board",
    "final_score",
    "final_status_list",
    "fixed_handicap",
    "genmove",
    "get_komi",
    "kata-get-rules",
    "kata-list_time_settings",
    "kata-set-rules",
    "kata-time_settings",
    "kgs-time_settings",
    "known_command",
    "komi",
    "list_commands",
    "loadsgf",
    "name",
    "place_free_handicap",
    "play",
    "printsgf",
    "protocol_version",
    "quit",
    "rectangular_boardsize",
    "reg_genmove",
    "set_free_handicap",
    "showboard",
    "time_left",
    "time_settings",
    "undo",
    "version",
];

/// The command is unknown, or its arguments are not what it takes.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RequestError {
    /// There is no such command.
    #[error("unknown command")]
    Unknown(String),
    /// An argument is missing.
    #[error("syntax error: {0} is missing")]
    Missing(&'static str),
    /// An argument is not what it should be.
    #[error("syntax error: expected {0}, got {1:?}")]
    Expected(&'static str, String),
}

/// The words behind a command, taken one by one.
struct Words<'a> {
    rest: std::slice::Iter<'a, String>,
}

impl<'a> Words<'a> {
    fn next(&mut self, what: &'static str) -> Result<&'a str, RequestError> {
        self.rest.next().map(String::as_str).ok_or(RequestError::Missing(what))
    }

    fn read<T: FromStr>(&mut self, what: &'static str) -> Result<T, RequestError> {
        read(self.next(what)?, what)
    }

    fn read_if_any<T: FromStr>(&mut self, what: &'static str) -> Result<Option<T>, RequestError> {
        self.rest.next().map(|word| read(word, what)).transpose()
    }

    fn joined(self) -> String {
        self.rest.map(String::as_str).collect::<Vec<_>>().join(" ")
    }
}

fn read<T: FromStr>(word: &str, what: &'static str) -> Result<T, RequestError> {
    word.parse().map_err(|_| RequestError::Expected(what, word.to_owned()))
}

/// A number of seconds, perhaps with decimals, which are left out.
fn seconds(words: &mut Words) -> Result<u64, RequestError> {
    let time: f64 = words.read("a number of seconds")?;
    Ok(time.clamp(0.0, 1e9) as u64)
}

impl TryFrom<&Command> for Request {
    type Error = RequestError;

    fn try_from(command: &Command) -> Result<Request, RequestError> {
        let mut words = Words { rest: command.arguments.iter() };
        Ok(match command.name.as_str() {
            "protocol_version" => Request::ProtocolVersion,
            "name" => Request::Name,
            "version" => Request::Version,
            "known_command" => Request::KnownCommand(words.next("a command")?.to_owned()),
            "list_commands" => Request::ListCommands,
            "quit" => Request::Quit,
            "boardsize" => {
                let files = words.read("a size")?;
                Request::BoardSize(files, words.read_if_any("a size")?.unwrap_or(files))
            }
            "rectangular_boardsize" => Request::BoardSize(words.read("a size")?, words.read("a size")?),
            "clear_board" => Request::ClearBoard,
            "komi" => Request::Komi(words.next("a komi")?.to_owned()),
            "get_komi" => Request::GetKomi,
            "fixed_handicap" => Request::FixedHandicap(words.read("a number of stones")?),
            "place_free_handicap" => Request::PlaceFreeHandicap(words.read("a number of stones")?),
            "set_free_handicap" => {
                let vertices = words.rest.map(|word| read(word, "a vertex"));
                Request::SetFreeHandicap(vertices.collect::<Result<_, _>>()?)
            }
            "play" => Request::Play(words.read("a colour")?, words.read("a vertex")?),
            "genmove" => Request::GenMove(words.read("a colour")?),
            "reg_genmove" => Request::RegGenMove(words.read("a colour")?),
            "undo" => Request::Undo,
            "loadsgf" => {
                Request::LoadSgf(words.next("a file")?.to_owned(), words.read_if_any("a move number")?)
            }
            "printsgf" => Request::PrintSgf(words.rest.next().cloned()),
            "time_settings" => Request::TimeSettings(plain_time(&mut words)?),
            "kgs-time_settings" | "kata-time_settings" => Request::TimeSettings(named_time(&mut words)?),
            "kata-list_time_settings" => Request::ListTimeSettings,
            "time_left" => Request::TimeLeft(
                words.read("a colour")?,
                seconds(&mut words)?,
                words.read("a number of stones")?,
            ),
            "final_score" => Request::FinalScore,
            "final_status_list" => Request::FinalStatusList(words.read("alive, dead or seki")?),
            "showboard" => Request::ShowBoard,
            "kata-set-rules" => Request::SetRules(words.joined()),
            "kata-get-rules" => Request::GetRules,
            name => return Err(RequestError::Unknown(name.to_owned())),
        })
    }
}

/// `time_settings MAIN TIME STONES`.
fn plain_time(words: &mut Words) -> Result<TimeSystem, RequestError> {
    let (main, time) = (seconds(words)?, seconds(words)?);
    let stones = words.read("a number of stones")?;
    Ok(if time == 0 && main > 0 {
        TimeSystem::Absolute { main }
    } else if time == 0 {
        TimeSystem::None
    } else {
        TimeSystem::Canadian { main, time, stones }
    })
}

/// `kgs-time_settings byoyomi 600 30 5` and the like.
fn named_time(words: &mut Words) -> Result<TimeSystem, RequestError> {
    let name = words.next("a time system")?;
    Ok(match name.to_ascii_lowercase().as_str() {
        "none" => TimeSystem::None,
        "absolute" => TimeSystem::Absolute { main: seconds(words)? },
        "fischer" | "fischer-capped" => {
            TimeSystem::Fischer { main: seconds(words)?, increment: seconds(words)? }
        }
        "byoyomi" => TimeSystem::ByoYomi {
            main: seconds(words)?,
            time: seconds(words)?,
            periods: words.read("a number of periods")?,
        },
        "canadian" => TimeSystem::Canadian {
            main: seconds(words)?,
            time: seconds(words)?,
            stones: words.read("a number of stones")?,
        },
        _ => {
            let names = "none, absolute, byoyomi, canadian or fischer";
            return Err(RequestError::Expected(names, name.to_owned()));
        }
    })
}

impl Status {
    const NAMES: [(&'static str, Status); 6] = [
        ("alive", Status::Alive),
        ("dead", Status::Dead),
        ("seki", Status::Seki),
        ("white_territory", Status::WhiteTerritory),
        ("black_territory", Status::BlackTerritory),
        ("dame", Status::Dame),
    ];
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let name = Status::NAMES.iter().find(|(_, status)| status == self).map_or("", |(name, _)| name);
        f.write_str(name)
    }
}

/// The text is no status.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected alive, dead, seki, white_territory, black_territory or dame, got {0:?}")]
pub struct ParseStatusError(String);

impl FromStr for Status {
    type Err = ParseStatusError;

    fn from_str(text: &str) -> Result<Status, ParseStatusError> {
        let known = Status::NAMES.iter().find(|(name, _)| text.eq_ignore_ascii_case(name));
        known.map(|&(_, status)| status).ok_or_else(|| ParseStatusError(text.to_owned()))
    }
}
