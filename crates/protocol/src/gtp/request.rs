//! Every command that Plateau knows, as a value.

use std::{fmt, str::FromStr, time::Duration};

use super::{
    Color, Command, TimeSystem, Vertex,
    arguments::Arguments,
    time::{named_time, plain_time},
};

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
    /// `komi`: any finite number.
    Komi(f64),
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
    /// `time_left`, and stones or periods.
    TimeLeft(Color, Duration, u32),
    /// `final_score`
    FinalScore,
    /// `final_status_list`
    FinalStatusList(Status),
    /// `showboard`
    ShowBoard,
    /// `kata-set-rules` and `kgs-rules`
    SetRules(String),
    /// `kata-set-rule`: one key, and its value.
    SetRule(String, String),
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
    "kata-set-rule",
    "kata-set-rules",
    "kata-time_settings",
    "kgs-rules",
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

impl TryFrom<&Command> for Request {
    type Error = RequestError;

    fn try_from(command: &Command) -> Result<Request, RequestError> {
        let mut words = Arguments::of(command);
        Ok(match command.name.as_str() {
            "protocol_version" => Request::ProtocolVersion,
            "name" => Request::Name,
            "version" => Request::Version,
            "known_command" => Request::KnownCommand(words.next_if_any().unwrap_or_default().to_owned()),
            "list_commands" => Request::ListCommands,
            "quit" => Request::Quit,
            "boardsize" => {
                let files = words.number("a size")?;
                Request::BoardSize(files, words.number_if_any("a size")?.unwrap_or(files))
            }
            "rectangular_boardsize" => Request::BoardSize(words.number("a size")?, words.number("a size")?),
            "clear_board" => Request::ClearBoard,
            "komi" => Request::Komi(words.finite("a komi")?),
            "get_komi" => Request::GetKomi,
            "fixed_handicap" => Request::FixedHandicap(words.number("a number of stones")?),
            "place_free_handicap" => Request::PlaceFreeHandicap(words.number("a number of stones")?),
            "set_free_handicap" => Request::SetFreeHandicap(words.read_all("a vertex")?),
            "play" => Request::Play(words.read("a colour")?, words.read("a vertex")?),
            "genmove" => Request::GenMove(words.read("a colour")?),
            "reg_genmove" => Request::RegGenMove(words.read("a colour")?),
            "undo" => Request::Undo,
            "loadsgf" => {
                Request::LoadSgf(words.next("a file")?.to_owned(), words.number_if_any("a move number")?)
            }
            "printsgf" => Request::PrintSgf(words.next_if_any().map(str::to_owned)),
            "time_settings" => Request::TimeSettings(plain_time(&mut words)?),
            "kgs-time_settings" | "kata-time_settings" => Request::TimeSettings(named_time(&mut words)?),
            "kata-list_time_settings" => Request::ListTimeSettings,
            "time_left" => Request::TimeLeft(
                words.read("a colour")?,
                words.seconds()?,
                words.number("a number of stones")?,
            ),
            "final_score" => Request::FinalScore,
            "final_status_list" => Request::FinalStatusList(words.read("alive, dead or seki")?),
            "showboard" => Request::ShowBoard,
            "kata-set-rules" | "kgs-rules" => Request::SetRules(words.joined("rules")?),
            "kata-set-rule" => {
                Request::SetRule(words.next("a rule")?.to_owned(), words.next("a value")?.to_owned())
            }
            "kata-get-rules" => Request::GetRules,
            name => return Err(RequestError::Unknown(name.to_owned())),
        })
    }
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
