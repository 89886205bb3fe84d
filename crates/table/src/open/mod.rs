//! The catalogue: which games there are, how each is opened and written.
//!
//! This is the only place of the room that names a game.

mod chapters;
mod chess;
mod draughts;
mod go;
mod picture;
mod setup;

use std::time::Duration;

use game::{ByColor, Clock, Color, Message, NodeId, Notes, Play, TimeControl, Twig, Verdict};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Ending, Phase, Sitter, Spec, Table};
pub use chapters::{Chapter, chapters};

pub use picture::Picture;
pub use setup::{Right, SetupReport, SetupView, SetupWish};

/// Which game, and where it begins.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum Kind {
    /// Chess of whatever kind.
    Chess {
        /// The name of the variant.
        variant: String,
        /// On so many boards, if not as usual.
        #[serde(default)]
        boards: Option<u8>,
        /// The section of a variant of one's own, with those it builds on.
        #[serde(default)]
        sections: Option<String>,
        /// The FEN of the start, if not the usual one.
        #[serde(default)]
        start: Option<String>,
    },
    /// English draughts.
    Draughts {
        /// The FEN of the start, if not the usual one.
        #[serde(default)]
        start: Option<String>,
    },
    /// Go.
    Go {
        /// The size of the board, `19` or `13x9`.
        size: String,
        /// The rules, by name or in `KataGo`'s form.
        rules: String,
        /// What White gets, if not what the rules say.
        #[serde(default)]
        komi: Option<String>,
        /// How many stones Black has at first.
        #[serde(default)]
        handicap: u32,
        /// A game in SGF at whose root this one begins.
        #[serde(default)]
        start: Option<String>,
    },
}

impl Kind {
    /// Standard chess from its start.
    pub fn chess() -> Kind {
        Kind::variant("chess")
    }

    /// A variant of chess from its start.
    pub fn variant(name: &str) -> Kind {
        Kind::Chess { variant: name.to_owned(), boards: None, sections: None, start: None }
    }

    /// English draughts from its start.
    pub fn draughts() -> Kind {
        Kind::Draughts { start: None }
    }

    /// Go on a square board.
    pub fn go(size: u32, rules: &str) -> Kind {
        Kind::Go { size: size.to_string(), rules: rules.to_owned(), komi: None, handicap: 0, start: None }
    }

    /// The name of the game.
    pub const fn game(&self) -> &'static str {
        match self {
            Kind::Chess { .. } => "chess",
            Kind::Draughts { .. } => "draughts",
            Kind::Go { .. } => "go",
        }
    }

    /// The name of the variant, of the rules in Go.
    pub fn name(&self) -> &str {
        match self {
            Kind::Chess { variant, .. } => variant,
            Kind::Draughts { .. } => "draughts",
            Kind::Go { rules, .. } => rules,
        }
    }
}

/// The names of all games.
pub const GAMES: [&str; 3] = ["chess", "draughts", "go"];

/// The sets of rules that a game has by name; variants of chess have a catalogue of their own.
pub fn rules_of(game: &str) -> Vec<&'static str> {
    if game == "go" { ::go::Rules::names().collect() } else { Vec::new() }
}

/// The sizes of board that a game is usually played on; none where it has but one.
pub fn sizes_of(game: &str) -> &'static [&'static str] {
    if game == "go" { &["9", "13", "19"] } else { &[] }
}

/// What White is given for moving second by a set of rules, as people write it.
pub fn komi_of(rules: &str) -> Option<String> {
    rules.parse::<::go::Rules>().ok().map(|rules| rules.komi.to_string())
}

/// How large the board of a game of Go is; none for other games.
pub(crate) fn goban(game: &dyn Play) -> Option<::go::sgf::Extent> {
    go::goban(game)
}

/// The name of the opening on the way to where a game stands, where it has one.
pub(crate) fn opening(game: &dyn Play) -> Option<String> {
    chess::opening(game)
}

/// The levels that play a game.
pub fn levels_of(game: &str) -> std::ops::RangeInclusive<u8> {
    if game == "go" { 0..=0 } else { 0..=9 }
}

/// What stands at the head of a record of a casual game, given its day, as `2026-01-31`.
///
/// Names and result follow from the game.
pub fn head_tags(kind: &Kind, day: &str) -> Vec<(String, String)> {
    let tags: &[(&str, &str)] = match kind {
        Kind::Go { .. } => &[("EV", "Casual game"), ("PC", "Plateau"), ("DT", day)],
        Kind::Chess { .. } | Kind::Draughts { .. } => {
            &[("Event", "Casual game"), ("Site", "Plateau"), ("Date", &day.replace('-', ".")), ("Round", "-")]
        }
    };
    tags.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}

/// Why a table cannot be opened.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// There is nothing to open.
    #[error("the game has no beginning")]
    NoFacts,
    /// The clock cannot be read.
    #[error("{0}")]
    Clock(game::ParseTimeControlError),
    /// The game cannot be played so.
    #[error("{0}")]
    Game(String),
    /// The start is none.
    #[error("{0}")]
    Start(Message),
    /// Something that is said to have happened cannot have.
    #[error("fact {number} cannot have happened: {why}")]
    Fact {
        /// The number of the fact.
        number: u64,
        /// Why it cannot.
        why: Message,
    },
}

impl OpenError {
    /// The sentence that tells it.
    pub fn message(&self) -> Message {
        match self {
            OpenError::NoFacts => Message::new("open-nothing"),
            OpenError::Clock(error) => error.message(),
            OpenError::Game(why) => Message::new("open-impossible").with("why", why),
            OpenError::Start(message) => message.clone(),
            OpenError::Fact { number, why } => {
                Message::new("open-fact").with("number", number).saying("why", why.clone())
            }
        }
    }
}

/// What a table begins with.
pub struct Opened {
    /// Which game: of a record, the one that it says.
    pub kind: Kind,
    /// The game, at its first or last node.
    pub game: Box<dyn Play>,
    /// The clock.
    pub control: TimeControl,
    /// Who sits there.
    pub seats: ByColor<Sitter>,
    /// What stands at the head of the record.
    pub tags: Vec<(String, String)>,
}

/// A record that was read.
struct Read {
    kind: Kind,
    game: Box<dyn Play>,
    control: TimeControl,
    names: ByColor<Option<String>>,
    tags: Vec<(String, String)>,
}

/// Opens what was wished.
///
/// # Errors
/// Says what is wrong with it.
pub fn open(spec: &Spec) -> Result<Opened, OpenError> {
    let Some(record) = &spec.record else { return opened_anew(spec) };
    let read = match &spec.kind {
        Kind::Chess { .. } => chess::read(&spec.kind, record)?,
        Kind::Draughts { .. } => draughts::read(&spec.kind, record)?,
        Kind::Go { .. } => go::read(record)?,
    };
    let control = if spec.clock.is_empty() { read.control } else { control(&spec.clock)? };
    let seat = |color: Color| match &spec.seats[color] {
        Sitter::Nobody => {
            Sitter::Record { name: read.names[color].clone().unwrap_or_else(|| "?".to_owned()) }
        }
        sitter => sitter.clone(),
    };
    let seats = ByColor::new_with(seat);
    let mut tags = read.tags;
    tags.extend(spec.tags.iter().cloned());
    Ok(Opened { kind: read.kind, game: read.game, control, seats, tags })
}

fn opened_anew(spec: &Spec) -> Result<Opened, OpenError> {
    let game = match &spec.kind {
        Kind::Chess { .. } => chess::open(&spec.kind)?,
        Kind::Draughts { start } => draughts::open(start.as_deref())?,
        Kind::Go { .. } => go::open(&spec.kind)?,
    };
    let control = control(&spec.clock)?;
    let (kind, seats, tags) = (spec.kind.clone(), spec.seats.clone(), spec.tags.clone());
    Ok(Opened { kind, game, control, seats, tags })
}

fn control(text: &str) -> Result<TimeControl, OpenError> {
    if text.trim().is_empty() { Ok(TimeControl::UNLIMITED) } else { text.parse().map_err(OpenError::Clock) }
}

/// Whether a tag says how the moves of a game are to be read, and cannot be changed behind them.
///
/// ```
/// assert!(table::open::is_fixed_tag("chess", "FEN") && !table::open::is_fixed_tag("chess", "Event"));
/// ```
pub fn is_fixed_tag(game: &str, name: &str) -> bool {
    match game {
        "go" => ["SZ", "GM", "FF", "CA", "AB", "AW", "AE", "B", "W", "PL"].contains(&name),
        _ => ["FEN", "SetUp", "Variant", "VariantRules", "GameType"].contains(&name),
    }
}

/// The tag with the name of a side's player, and those that tell more about that player.
pub(crate) fn tags_of_player(game: &str, color: Color) -> (&'static str, &'static [&'static str]) {
    match (game, color) {
        ("go", Color::White) => ("PW", &["WR", "WT"]),
        ("go", Color::Black) => ("PB", &["BR", "BT"]),
        (_, Color::White) => ("White", &WHITE_PLAYER),
        (_, Color::Black) => ("Black", &BLACK_PLAYER),
    }
}

const WHITE_PLAYER: [&str; 9] = [
    "WhiteElo",
    "WhiteRatingDiff",
    "WhiteTitle",
    "WhiteFideId",
    "WhiteUSCF",
    "WhiteNA",
    "WhiteType",
    "WhiteTeam",
    "WhiteCountry",
];

const BLACK_PLAYER: [&str; 9] = [
    "BlackElo",
    "BlackRatingDiff",
    "BlackTitle",
    "BlackFideId",
    "BlackUSCF",
    "BlackNA",
    "BlackType",
    "BlackTeam",
    "BlackCountry",
];

/// What a record is in: told by how it begins, and by its tags.
///
/// ```
/// use table::open::kind_of_record;
///
/// assert_eq!(kind_of_record("(;GM[1]SZ[9])").game(), "go");
/// assert_eq!(kind_of_record("[GameType \"21\"]\n1. 11-15 *").game(), "draughts");
/// assert_eq!(kind_of_record("1. e4 e5").game(), "chess");
/// assert_eq!(kind_of_record("[Variant \"alice\"]\n1. e4 e5 *").name(), "alice");
/// ```
pub fn kind_of_record(text: &str) -> Kind {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    if text.starts_with('(') {
        Kind::go(19, "japanese")
    } else if draughts::is_record(text) {
        Kind::draughts()
    } else {
        chess::kind_of(text)
    }
}

impl Table {
    /// What the game is among ratings: each kind of chess by itself, Go of all sizes together.
    pub fn rated_as(&self) -> String {
        match self.spec.kind {
            Kind::Chess { .. } => chess::variant_of(self.game()),
            Kind::Draughts { .. } | Kind::Go { .. } => self.spec.kind.game().to_owned(),
        }
    }

    /// The whole game as a text: PGN for chess, PDN for draughts, SGF for Go.
    pub fn record(&self) -> String {
        match self.spec.kind {
            Kind::Chess { .. } => chess::write(self),
            Kind::Draughts { .. } => draughts::write(self),
            Kind::Go { .. } => go::write(self),
        }
    }

    /// The result as PGN writes it: while a record is looked at, or nobody has played on from its end,
    /// its own.
    pub fn result(&self) -> &'static str {
        let told = || RESULTS.into_iter().find(|result| self.tag("Result") == Some(result));
        match self.ending().map(|ending| ending.verdict) {
            None if *self.phase() == Phase::Reviewing || self.stands_where_record_ends() => {
                told().unwrap_or("*")
            }
            None | Some(Verdict::NoResult) => "*",
            Some(Verdict::Win(Color::White)) => "1-0",
            Some(Verdict::Win(Color::Black)) => "0-1",
            Some(Verdict::Draw) => "1/2-1/2",
        }
    }

    /// Whether this is a record to which nothing was added.
    fn stands_where_record_ends(&self) -> bool {
        let behind = |&id: &NodeId| self.start.children(id).first().copied();
        let last = std::iter::successors(Some(NodeId::ROOT), behind).last();
        self.spec.record.is_some() && self.restarts == 0 && last == Some(self.game.cursor())
    }

    /// The tags of a record in PGN or PDN, those that everybody knows included.
    pub(crate) fn pgn_tags(&self) -> Vec<(String, String)> {
        let mut tags = self.tags();
        let mut set = |name: &str, value: String| match tags.iter_mut().find(|(known, _)| known == name) {
            Some((_, known)) => *known = value,
            None => tags.push((name.to_owned(), value)),
        };
        set("White", self.agreed.seats.white.name());
        set("Black", self.agreed.seats.black.name());
        set("Result", self.result().to_owned());
        if self.control.is_limited() {
            for (name, value) in self.control.pgn_tags() {
                set(name, value);
            }
        }
        if let Some(ending) = self.ending() {
            set("Termination", termination(ending).to_owned());
        }
        tags
    }
}

/// Every result that PGN knows.
const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

/// How PGN says why a game ended.
fn termination(ending: &Ending) -> &'static str {
    use crate::How;
    match ending.how {
        How::Flagged => "time forfeit",
        How::Forfeit => "rules infraction",
        How::Adjudicated => "adjudication",
        How::Abandoned => "abandoned",
        How::Rules | How::Claimed | How::Counted | How::Resigned | How::Agreed => "normal",
    }
}

/// The property that says what was left to whoever moved, in milliseconds.
const LEFT: &str = "left";

/// What was left to whoever moved to a node, by its clock or by what a record tells.
pub(crate) fn left_behind(twig: &Twig) -> Option<Duration> {
    let mover = twig.mover?;
    twig.notes.clock.and_then(|clock| clock.sides[mover].left).or_else(|| told_left(&twig.notes, mover))
}

/// What a record says was left; SGF has a property for each side, in seconds.
fn told_left(notes: &Notes, mover: Color) -> Option<Duration> {
    let of_mover = if mover.is_white() { "WL" } else { "BL" };
    notes.properties.iter().find_map(|(name, values)| match name.as_str() {
        LEFT => values.first()?.parse().ok().map(Duration::from_millis),
        name if name == of_mover => Duration::try_from_secs_f64(values.first()?.trim().parse().ok()?).ok(),
        _ => None,
    })
}

/// Gives each node the clocks that a record tells, as far as it tells them.
fn set_clocks(game: &mut dyn Play, control: &TimeControl) {
    if !control.is_limited() {
        return;
    }
    let mut clock = Clock::new(control.clone());
    game.notes_mut(NodeId::ROOT).clock = Some(clock.state(Duration::ZERO));
    for twig in game.tree() {
        let (Some(parent), Some(mover)) = (twig.parent, twig.mover) else { continue };
        let Some(before) = game.notes(parent).clock else { continue };
        let Some(left) = told_left(&twig.notes, mover) else { continue };
        clock.restore(before);
        clock.record(mover, left);
        game.notes_mut(twig.id).clock = Some(clock.state(Duration::ZERO));
    }
}
