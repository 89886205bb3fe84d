//! `plateau play`

mod flags;
mod kept;
mod problem;
mod pulse;

use std::{
    io::{self, BufReader, IsTerminal as _},
    process::ExitCode,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use chess::{any::Rules, variant::Variant};
use game::{ByColor, Color, Message};
use players::company::{Company, Habits};
use store::{Location, Settings, SettingsFile, Store};
use table::{Kind, Sitter, Terms, open::head_tags};
use terminal::plain::{
    Console, Defaults, HouseClock, Manner, Session, Source, Style, Wishes, ask_for_the_rest, sitter,
};
use words::Words;

use crate::{
    cli::{GameName, PlayArguments, StartArguments},
    failure::warn,
    rules::Chosen,
};
use kept::Kept;
use pulse::Pulse;

pub(crate) fn run(arguments: &PlayArguments, words: &Words) -> anyhow::Result<ExitCode> {
    let (file, problems) = SettingsFile::open(Settings::usual_path()?);
    for problem in &problems {
        warn(words.sentence(problem));
    }
    let settings = file.settings();
    let said = |message: &Message| anyhow::Error::msg(words.sentence(message));
    flags::check(arguments).map_err(|message| said(&message))?;
    if let Some(path) = &arguments.problem {
        return problem::run(path, arguments, words);
    }
    let mut wishes = wishes(arguments, settings, words)?;
    let store = Store::open(&Location::usual()?).map_err(|error| said(&error.message()))?;
    let clock = HouseClock::going_on_from(store.house_time());
    let _pulse = Pulse::start(store.clone(), clock);
    let style = style(arguments, words);
    let keeper = Box::new(Kept::new(store, style.is_interactive));
    let mut console = Console::new(style, BufReader::new(io::stdin()), io::stdout().lock());
    let leave = console.closer();
    // Where signals cannot be caught, they end the program, and the game is kept all the same.
    let _ = ctrlc::set_handler(leave);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let company = Company::new(cores, server::programs(settings));
    let is_wanted = !style.is_interactive
        || ask_for_the_rest(&mut console, &*keeper, &mut wishes, &defaults(arguments, settings), &company)?;
    if !is_wanted {
        return Ok(ExitCode::SUCCESS);
    }
    wishes.draw_lots(nanoseconds().is_multiple_of(2));
    let manner = Manner {
        habits: habits(settings, style.is_interactive),
        confirms: settings.play.confirmations,
        clock,
        tags: of_today,
    };
    Session::open(&wishes, manner, company, console, keeper).map_err(|message| said(&message))?.run()?;
    Ok(ExitCode::SUCCESS)
}

/// How the text looks where it is read.
fn style(arguments: &PlayArguments, words: &Words) -> Style {
    let is_interactive = io::stdin().is_terminal() && io::stdout().is_terminal();
    let is_plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
        || std::env::var_os("TERM").is_some_and(|value| value == "dumb");
    Style {
        language: words.language(),
        has_figures: arguments.figures || (is_interactive && !arguments.letters),
        has_colors: io::stdout().is_terminal() && !is_plain,
        is_interactive,
    }
}

/// What an empty line means on a terminal.
fn defaults(arguments: &PlayArguments, settings: &Settings) -> Defaults {
    let control = settings.clock.control();
    let clock = if control.is_limited() { control.to_string() } else { String::new() };
    Defaults { level: settings.play.level as u8, clock, offers_saved: !flags::say_which_game(arguments) }
}

/// How engines play, as the settings have it; before a pipe nobody waits who has not said so.
fn habits(settings: &Settings, is_interactive: bool) -> Habits {
    let usual = server::habits(settings);
    let is_said = settings.play.shortest_answer != Settings::default().play.shortest_answer;
    let shortest = if is_interactive || is_said { usual.shortest } else { Duration::ZERO };
    Habits { shortest, tells: false, ..usual }
}

/// What the flags say.
fn wishes(arguments: &PlayArguments, settings: &Settings, words: &Words) -> anyhow::Result<Wishes> {
    let programs = server::programs(settings);
    let kind = kind(arguments, words)?;
    let seat = |text: Option<&String>, color: Color| -> anyhow::Result<Option<Sitter>> {
        let Some(text) = text else { return Ok(None) };
        let said = |message: Message| anyhow::Error::msg(words.sentence(&message));
        match sitter(text, color, words).map_err(said)? {
            Sitter::Engine { name } if programs.iter().all(|program| program.name != name) => {
                Err(said(Message::new("play-no-program").with("name", name)))
            }
            sitter => Ok(Some(sitter)),
        }
    };
    Ok(Wishes {
        source: arguments
            .load
            .as_ref()
            .map(|path| Source::Text { text: path.display().to_string(), number: arguments.game_number }),
        kind,
        seats: ByColor {
            white: seat(arguments.white.as_ref(), Color::White)?,
            black: seat(arguments.black.as_ref(), Color::Black)?,
        },
        has_lots: arguments.random,
        clock: arguments.clock.clone(),
        terms: Terms { take_backs: settings.play.take_backs, draws: settings.play.draws, pace: 0 },
    })
}

fn kind(arguments: &PlayArguments, words: &Words) -> anyhow::Result<Kind> {
    let StartArguments { game, rules, go, fen } = &arguments.start;
    Ok(match game.unwrap_or(GameName::Chess) {
        GameName::Draughts => Kind::Draughts { start: fen.clone() },
        GameName::Go => Kind::Go {
            size: go.size.clone().unwrap_or_else(|| "19".to_owned()),
            rules: go.named.clone().unwrap_or_else(|| "japanese".to_owned()),
            komi: arguments.komi.as_ref().map(|komi| komi.replace(',', ".")),
            handicap: arguments.handicap.unwrap_or_default(),
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
    let start = chess::chess960::start((nanoseconds() % u32::from(chess::chess960::STARTS)) as u16)?;
    Some(chess::fen::write(&start))
}

/// The part of the time that is as good as chance.
fn nanoseconds() -> u32 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.subsec_nanos())
}

/// What stands at the head of the record of a game that begins now.
fn of_today(kind: &Kind) -> Vec<(String, String)> {
    head_tags(kind, &jiff::Zoned::now().date().to_string())
}
