//! What is asked on a terminal before a game, as far as no flag has said it.

use std::{
    io::{self, Write},
    ops::RangeInclusive,
};

use game::{ByColor, Color, Message, TimeControl};
use players::company::Company;
use table::{
    Kind, Sitter,
    open::{Chapter, levels_of},
};
use words::Words;

use super::{
    Console, Keeper, Order, SavedGame, Source, Wishes, level, say, seat,
    session::{check, several},
};

/// How many games of a file are listed.
const MOST_LISTED: usize = 50;

/// What an empty line means.
#[derive(Debug, Clone)]
pub struct Defaults {
    /// The level of an engine.
    pub level: u8,
    /// The clock, as people write it; empty for none.
    pub clock: String,
    /// Whether games that were saved are offered, rather than a new one alone.
    pub offers_saved: bool,
}

/// An answer; none when somebody leaves or there are no more lines.
type Answer<T> = io::Result<Option<T>>;

/// Asks for what is not known yet; tells whether somebody wants to play at all.
///
/// # Errors
/// When nothing can be written any more.
pub fn ask_for_the_rest<W: Write>(
    console: &mut Console<W>,
    keeper: &dyn Keeper,
    wishes: &mut Wishes,
    defaults: &Defaults,
    company: &Company,
) -> io::Result<bool> {
    Ok(ask_all(console, keeper, wishes, defaults, company)?.is_some())
}

fn ask_all<W: Write>(
    console: &mut Console<W>,
    keeper: &dyn Keeper,
    wishes: &mut Wishes,
    defaults: &Defaults,
    company: &Company,
) -> Answer<()> {
    if wishes.source.is_none() && defaults.offers_saved {
        let Some(source) = ask_source(console, keeper)? else { return Ok(None) };
        wishes.source = source;
    }
    if let Some(Source::Text { text, number: number @ None }) = &mut wishes.source {
        let Some(picked) = ask_chapter(console, text)? else { return Ok(None) };
        *number = picked;
    }
    if let Some(Source::Saved(game)) = &wishes.source
        && game.is_running
    {
        return Ok(Some(()));
    }
    // What a record is in is known when it is opened.
    let kind = Some(wishes.kind.clone()).filter(|_| wishes.source.is_none());
    let may_draw_lots = wishes.seats.iter().all(|(_, sitter)| sitter.is_none());
    for color in Color::ALL {
        if wishes.seats[color].is_none() {
            let Some(sitter) = ask_seat(console, color, defaults.level, kind.as_ref(), company)? else {
                return Ok(None);
            };
            wishes.seats[color] = Some(sitter);
        }
    }
    if may_draw_lots && !wishes.has_lots && is_mixed(&wishes.seats) {
        let Some(has_lots) = ask_lots(console)? else { return Ok(None) };
        wishes.has_lots = has_lots;
    }
    if wishes.clock.is_none() && wishes.source.is_none() {
        let Some(clock) = ask_clock(console, &defaults.clock)? else { return Ok(None) };
        wishes.clock = Some(clock);
    }
    Ok(Some(()))
}

/// Whether a person plays an engine.
fn is_mixed(seats: &ByColor<Option<Sitter>>) -> bool {
    let is_person = |color: Color| seats[color].as_ref().is_some_and(Sitter::is_person);
    is_person(Color::White) != is_person(Color::Black)
}

fn ask<W: Write>(console: &mut Console<W>, question: &Message) -> Answer<String> {
    let line = console.ask(question)?;
    Ok(line.filter(|line| Order::read(line) != Some(Order::Quit)))
}

/// What to open; nothing for a new game.
fn ask_source<W: Write>(console: &mut Console<W>, keeper: &dyn Keeper) -> Answer<Option<Source>> {
    let saved = match keeper.saved() {
        Ok(saved) => saved,
        Err(message) => {
            console.say(&message)?;
            Vec::new()
        }
    };
    if saved.is_empty() {
        return Ok(Some(None));
    }
    list(console, &saved)?;
    loop {
        let Some(line) = ask(console, &Message::new("play-ask-saved"))? else { return Ok(None) };
        if line.is_empty() {
            return Ok(Some(None));
        }
        match chosen(&line, &saved) {
            Some(game) => return Ok(Some(Some(Source::Saved(Box::new(game.clone()))))),
            None if std::path::Path::new(&line).is_file() => {
                return Ok(Some(Some(Source::Text { text: line, number: None })));
            }
            None => console.say(&Message::new("play-no-such-game").with("text", say::short(&line)))?,
        }
    }
}

/// The saved games with their numbers and dates.
pub(super) fn list<W: Write>(console: &mut Console<W>, saved: &[SavedGame]) -> io::Result<()> {
    console.say(&Message::new("play-saved-games"))?;
    for (game, number) in saved.iter().zip(1..) {
        let result = match game {
            SavedGame { is_running: true, is_served: true, .. } => "served".to_owned(),
            SavedGame { is_running: true, .. } => "running".to_owned(),
            _ => say::result(console.words(), &game.result),
        };
        let message = Message::new("play-saved-game")
            .with("number", number)
            .with("date", &game.date)
            .with("white", &game.white)
            .with("black", &game.black)
            .with("variant", &game.variant)
            .with("moves", game.moves)
            .with("result", result);
        console.say(&message)?;
    }
    Ok(())
}

/// Which game of a file is wished, if it has several.
fn ask_chapter<W: Write>(console: &mut Console<W>, text: &str) -> Answer<Option<usize>> {
    // A file that cannot be read is refused when it is opened.
    let games = several(text).unwrap_or_default();
    if games.is_empty() {
        return Ok(Some(None));
    }
    list_chapters(console, &games)?;
    loop {
        let question = Message::new("play-ask-which").with("count", games.len());
        let Some(line) = ask(console, &question)? else { return Ok(None) };
        match line.parse() {
            _ if line.is_empty() => return Ok(Some(Some(1))),
            Ok(number) if (1..=games.len()).contains(&number) => return Ok(Some(Some(number))),
            _ => {}
        }
    }
}

/// The games of a file with their numbers.
pub(super) fn list_chapters<W: Write>(console: &mut Console<W>, games: &[Chapter]) -> io::Result<()> {
    for (game, number) in games.iter().zip(1..).take(MOST_LISTED) {
        let known = |text: &str| say::short(if text.is_empty() { "?" } else { text });
        let message = Message::new("play-chapter")
            .with("number", number)
            .with("date", known(&game.date))
            .with("white", known(&game.white))
            .with("black", known(&game.black))
            .with("result", say::result(console.words(), &known(&game.result)));
        console.say(&message)?;
    }
    if games.len() > MOST_LISTED {
        console.say(&Message::new("play-more-chapters").with("count", games.len() - MOST_LISTED))?;
    }
    Ok(())
}

/// The saved game of a number.
pub(super) fn chosen<'a>(line: &str, saved: &'a [SavedGame]) -> Option<&'a SavedGame> {
    let number: usize = line.parse().ok()?;
    saved.get(number.checked_sub(1)?)
}

fn ask_seat<W: Write>(
    console: &mut Console<W>,
    color: Color,
    level: u8,
    kind: Option<&Kind>,
    company: &Company,
) -> Answer<Sitter> {
    let levels = kind.map_or(level::ALL, |kind| levels_of(kind.game()));
    loop {
        let question = Message::new("play-ask-seat").with("color", color);
        let Some(line) = ask(console, &question)? else { return Ok(None) };
        match line.to_lowercase().as_str() {
            "" | "p" | "h" | "person" | "personne" | "human" | "humain" => return ask_name(console, color),
            "a" | "i" | "ai" | "ia" => return ask_level(console, level, &levels),
            _ => {}
        }
        let fits =
            |sitter: Sitter| kind.map_or(Ok(()), |kind| check(&sitter, kind, company)).map(|()| sitter);
        match seat_of(&line, color, console.words()).and_then(fits) {
            Ok(sitter) => return Ok(Some(sitter)),
            Err(message) => console.say(&message)?,
        }
    }
}

/// A seat as flags have it, or just a level.
fn seat_of(line: &str, color: Color, words: &Words) -> Result<Sitter, Message> {
    match level::read(line, words) {
        Some(level) => Ok(Sitter::Level { level }),
        None => seat::sitter(line, color, words),
    }
}

fn ask_name<W: Write>(console: &mut Console<W>, color: Color) -> Answer<Sitter> {
    let usual = seat::person(color, console.words());
    let question = Message::new("play-ask-name").with("name", usual.name());
    let Some(line) = ask(console, &question)? else { return Ok(None) };
    Ok(Some(if line.is_empty() { usual } else { Sitter::person(line) }))
}

fn ask_level<W: Write>(console: &mut Console<W>, usual: u8, levels: &RangeInclusive<u8>) -> Answer<Sitter> {
    let usual = usual.clamp(*levels.start(), *levels.end());
    loop {
        let listed = level::list(levels.clone(), console.words());
        let question = Message::new("play-ask-level").with("levels", &listed).with("level", usual);
        let Some(line) = ask(console, &question)? else { return Ok(None) };
        if line.is_empty() {
            return Ok(Some(Sitter::Level { level: usual }));
        }
        match seat::level_of(&line, console.words()) {
            Ok(level) if levels.contains(&level) => return Ok(Some(Sitter::Level { level })),
            Ok(_) => console.say(&Message::new("play-levels").with("levels", listed))?,
            Err(message) => console.say(&message)?,
        }
    }
}

fn ask_lots<W: Write>(console: &mut Console<W>) -> Answer<bool> {
    loop {
        let Some(line) = ask(console, &Message::new("play-ask-lots"))? else { return Ok(None) };
        match Order::read(&line) {
            None if line.is_empty() => return Ok(Some(false)),
            Some(Order::Yes) => return Ok(Some(true)),
            Some(Order::No) => return Ok(Some(false)),
            _ => {}
        }
    }
}

fn ask_clock<W: Write>(console: &mut Console<W>, usual: &str) -> Answer<String> {
    loop {
        let usual_name = if usual.is_empty() { "none" } else { usual };
        let question = Message::new("play-ask-clock").with("clock", usual_name);
        let Some(line) = ask(console, &question)? else { return Ok(None) };
        match line.as_str() {
            "" => return Ok(Some(usual.to_owned())),
            "-" | "no" | "non" | "none" | "n" => return Ok(Some(String::new())),
            _ => {}
        }
        match line.parse::<TimeControl>() {
            Ok(_) => return Ok(Some(line)),
            Err(error) => console.say(&error.message())?,
        }
    }
}
