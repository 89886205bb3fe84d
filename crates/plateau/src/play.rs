//! `plateau play`

use std::{
    fs,
    io::{self, BufReader, IsTerminal as _},
    process::ExitCode,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use anyhow::{Context, bail};
use chess::{any::Rules, variant::Variant};
use game::{ByColor, Color, Message};
use players::{
    company::{Company, Habits, Program, ProgramLanguage},
    seat::Limits,
};
use store::{EngineProtocol, EngineSettings, Journal, Location, Settings, SettingsFile, Store};
use table::{Entry, Kind, Sitter, Spec, Table, Terms, open::kind_of_record};
use terminal::plain::{Keeper, Session, Style, Wishes};
use words::Words;

use crate::{
    cli::{GameName, PlayArguments, StartArguments},
    failure::warn,
    rules::Chosen,
};

pub(crate) fn run(arguments: &PlayArguments, words: &Words) -> anyhow::Result<ExitCode> {
    let (file, problems) = SettingsFile::open(Settings::usual_path()?);
    for problem in &problems {
        warn(words.sentence(problem));
    }
    let settings = file.settings();
    let is_interactive = io::stdin().is_terminal() && io::stdout().is_terminal();
    let store = Store::open(&Location::usual()?)
        .map_err(|error| anyhow::Error::msg(words.sentence(&error.message())))?;
    let wishes = Wishes {
        spec: spec(arguments, settings, words)?,
        habits: habits(settings, is_interactive),
        style: Style {
            language: words.language(),
            has_figures: is_interactive && !arguments.letters,
            has_colors: is_interactive && std::env::var_os("NO_COLOR").is_none(),
            is_interactive,
        },
        since: store.house_time(),
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let company = Company::new(cores, settings.engines.iter().filter_map(program).collect());
    let keeper = Box::new(Kept { store, journal: Journal::new(unix_time()) });
    let input = BufReader::new(io::stdin());
    let mut session = Session::open(wishes, company, input, io::stdout().lock(), keeper)
        .map_err(|message| anyhow::Error::msg(words.sentence(&message)))?;
    session.run()?;
    Ok(ExitCode::SUCCESS)
}

/// How engines play, as the settings have it; nobody waits before a pipe.
fn habits(settings: &Settings, is_interactive: bool) -> Habits {
    let play = &settings.play;
    let some = |number: u64| (number > 0).then_some(number);
    Habits {
        limits: Limits {
            nodes: some(play.nodes),
            depth: some(play.depth).map(|depth| depth as u32),
            move_time: some(play.move_time).map(Duration::from_millis),
        },
        shortest: Duration::from_millis(if is_interactive { play.shortest_answer } else { 0 }),
        may_resign: play.may_resign,
        tells: false,
    }
}

/// A program of the settings that can be seated; none where its command makes no sense.
fn program(engine: &EngineSettings) -> Option<Program> {
    Some(Program {
        name: engine.name.clone(),
        language: match engine.protocol {
            EngineProtocol::Uci => ProgramLanguage::Uci,
            EngineProtocol::Xboard => ProgramLanguage::XBoard,
            EngineProtocol::Gtp => ProgramLanguage::Gtp,
        },
        words: players::company::command_words(&engine.command)?,
        options: engine.options.clone(),
    })
}

/// The game that the flags describe.
fn spec(arguments: &PlayArguments, settings: &Settings, words: &Words) -> anyhow::Result<Spec> {
    let seat = |text: Option<&str>, color: Color| match text {
        None => Ok(Sitter::person(color_name(words, color))),
        Some(text) => sitter(text, words, color),
    };
    let seats = ByColor {
        white: seat(arguments.white.as_deref(), Color::White)?,
        black: seat(arguments.black.as_deref(), Color::Black)?,
    };
    let record = match &arguments.load {
        Some(path) => {
            Some(fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?)
        }
        None => None,
    };
    let kind = match &record {
        Some(text) => kind_of_record(text),
        None => kind(arguments, words)?,
    };
    let terms = Terms { take_backs: settings.play.take_backs, draws: settings.play.draws, pace: 0 };
    let clock = arguments.clock.clone().unwrap_or_default();
    Ok(Spec { clock, terms, record, ..Spec::new(kind, seats.white, seats.black) })
}

fn kind(arguments: &PlayArguments, words: &Words) -> anyhow::Result<Kind> {
    let StartArguments { game, rules, go, fen } = &arguments.start;
    Ok(match game {
        GameName::Draughts => Kind::Draughts { start: fen.clone() },
        GameName::Go => Kind::Go {
            size: go.size.clone().unwrap_or_else(|| "19".to_owned()),
            rules: go.named.clone().unwrap_or_else(|| "japanese".to_owned()),
            komi: arguments.komi.clone(),
            handicap: arguments.handicap,
            start: None,
        },
        GameName::Chess => {
            let chosen = Chosen::new(rules, words)?;
            let sections = match &chosen.rules {
                Rules::Variant(variant) => Some(Variant::sections(variant).to_owned()),
                Rules::Chess | Rules::Chess960 => None,
            };
            let variant = match &chosen.rules {
                Rules::Variant(variant) => variant.name().to_owned(),
                Rules::Chess => "chess".to_owned(),
                Rules::Chess960 => "chess960".to_owned(),
            };
            let is_random = variant == "chess960" && fen.is_none();
            let start = if is_random { any_start() } else { fen.clone() };
            let sections = sections.filter(|sections| !sections.is_empty());
            Kind::Chess { variant, boards: None, sections, start }
        }
    })
}

/// A start of Chess960 by chance.
fn any_start() -> Option<String> {
    let nanos = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.subsec_nanos());
    let start = chess::chess960::start((nanos % u32::from(chess::chess960::STARTS)) as u16)?;
    Some(chess::fen::write(&start))
}

fn color_name(words: &Words, color: Color) -> String {
    words.sentence(&Message::new(if color.is_white() { "color-white" } else { "color-black" }))
}

/// `human`, `human:NAME`, `ai:LEVEL` or `engine:NAME`
fn sitter(text: &str, words: &Words, color: Color) -> anyhow::Result<Sitter> {
    let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
    Ok(match (kind, rest) {
        ("human", "") => Sitter::person(color_name(words, color)),
        ("human", name) => Sitter::person(name),
        ("ai", level) => Sitter::Level { level: level.parse::<engine::Level>()?.number() },
        ("engine", name) if !name.is_empty() => Sitter::Engine { name: name.to_owned() },
        _ => bail!("expected human, human:NAME, ai:LEVEL or engine:NAME, got {text:?}"),
    })
}

/// Where a game is kept.
struct Kept {
    store: Store,
    journal: Journal,
}

impl Keeper for Kept {
    fn keep(&mut self, table: &Table, entries: &[Entry]) -> Result<(), Message> {
        let begins = entries.first().is_some_and(|entry| entry.number == 1);
        let kept = if begins {
            self.journal = Journal::new(unix_time());
            self.journal.begin(&self.store, table, entries)
        } else {
            self.journal.keep(&self.store, table, entries, unix_time())
        };
        kept.map_err(|error| error.message())
    }
}

fn unix_time() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}
