//! How a session comes to a table: a new game, a record, a position, a game that was kept.

use std::{fs, io, path::Path, time::Duration};

use game::{ByColor, Color, Message, SystemError};
use table::{
    Command, Effect, Kind, Sitter, Spec, Table,
    open::{Chapter, chapters, kind_of_record},
};
use words::Words;

use crate::plain::{Keeper, Reopened, Source, Wishes, say, seat};

/// How much of a file is read as a game.
const MOST_TEXT: u64 = 1 << 24;

/// Makes what stands at the head of the record of a new game.
pub(super) type Tags = fn(&Kind) -> Vec<(String, String)>;

/// A table to sit down at, and what that needs.
pub(super) struct Opening {
    pub(super) table: Table,
    pub(super) effects: Vec<Effect>,
    /// What is to be said of it.
    pub(super) news: Vec<Message>,
}

/// Opens what is wished.
pub(super) fn open(
    wishes: &Wishes,
    words: &Words,
    tags: Tags,
    keeper: &mut dyn Keeper,
    now: Duration,
) -> Result<Opening, Message> {
    match &wishes.source {
        None => open_new(wishes.spec(words), tags, now),
        Some(Source::Saved(game)) => match keeper.reopen(game)? {
            Reopened::Running(table) => Ok(woken(*table, Vec::new())),
            Reopened::Record(text) => open_record(text, wishes, words, now),
        },
        Some(Source::Text { text, number }) => match read(text)? {
            Text::Record(record) => {
                let (record, news) = one_of(&record, text, *number)?;
                let opening = open_record(record, wishes, words, now)?;
                let result = opening.table.result();
                let ended = (result != "*" && opening.table.ending().is_none())
                    .then(|| Message::new("play-record-result").with("result", result));
                Ok(Opening { news: news.into_iter().chain(ended).collect(), ..opening })
            }
            Text::Position(fen) => {
                let kind = kind_of_position(&fen, &wishes.kind);
                open_new(Spec { kind, ..wishes.spec(words) }, tags, now)
            }
        },
    }
}

fn open_new(spec: Spec, tags: Tags, now: Duration) -> Result<Opening, Message> {
    let spec = Spec { tags: tags(&spec.kind), ..spec };
    let (table, effects) = Table::open(spec, now).map_err(|error| error.message())?;
    Ok(Opening { table, effects, news: Vec::new() })
}

/// The games of a file, if there are several.
pub(in crate::plain) fn several(text: &str) -> Result<Vec<Chapter>, Message> {
    let Text::Record(record) = read(text)? else { return Ok(Vec::new()) };
    Ok(Some(chapters(&record)).filter(|games| games.len() > 1).unwrap_or_default())
}

/// The game of a number, else the first, of which is told that there are others.
fn one_of(record: &str, file: &str, number: Option<usize>) -> Result<(String, Option<Message>), Message> {
    let mut games = chapters(record);
    let (count, file) = (games.len(), say::short(file));
    let wanted = number.unwrap_or(1);
    if !(1..=count).contains(&wanted) {
        let message = Message::new("play-no-game-number").with("number", wanted);
        return Err(message.with("file", file).with("count", count));
    }
    let is_told = number.is_none() && count > 1;
    let news = || Message::new("play-first-of").with("file", file).with("count", count);
    Ok((games.swap_remove(wanted - 1).text, is_told.then(news)))
}

/// Opens a record at its end, where those who are wished play on, or people by its names.
fn open_record(text: String, wishes: &Wishes, words: &Words, now: Duration) -> Result<Opening, Message> {
    let spec = Spec {
        clock: wishes.clock.clone().unwrap_or_default(),
        terms: wishes.terms,
        ..Spec::new(kind_of_record(&text), Sitter::Nobody, Sitter::Nobody)
    };
    let opened = Table::open(Spec { record: Some(text), ..spec }, now);
    let (mut table, mut effects) = opened.map_err(|error| error.message())?;
    let last = end_of_line(&table);
    let sitters = ByColor::new_with(|color: Color| {
        wishes.seats[color].clone().unwrap_or_else(|| person_of_record(&table.seats()[color], color, words))
    });
    for color in Color::ALL {
        let command = Command::Seat { seat: color, sitter: sitters[color].clone(), from: Some(last) };
        effects.extend(table.handle(command, now)?);
    }
    Ok(woken(table, effects))
}

/// The number of the last node of the main line.
fn end_of_line(table: &Table) -> u32 {
    let game = table.game();
    let line = std::iter::successors(Some(game.cursor()), |&id| game.children(id).first().copied());
    line.last().expect("a line has its first node").number()
}

fn person_of_record(sitter: &Sitter, color: Color, words: &Words) -> Sitter {
    match sitter.name().as_str() {
        "" | "?" => seat::person(color, words),
        name => Sitter::person(name),
    }
}

/// A table at which everybody is asked anew.
fn woken(mut table: Table, effects: Vec<Effect>) -> Opening {
    let kept = effects.into_iter().filter(|effect| matches!(effect, Effect::Save(_)));
    let effects = kept.collect::<Vec<_>>().into_iter().chain(table.wake()).collect();
    Opening { table, effects, news: Vec::new() }
}

/// What a text leads to.
enum Text {
    Record(String),
    Position(String),
}

/// Reads the file of a name, or the text itself where it is a position.
fn read(text: &str) -> Result<Text, Message> {
    let path = Path::new(text);
    let is_position = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("fen"));
    match read_file(path) {
        Ok(content) if is_position => {
            let first = content.lines().map(str::trim).find(|line| !line.is_empty());
            Ok(Text::Position(first.unwrap_or_default().to_owned()))
        }
        Ok(content) => Ok(Text::Record(content)),
        Err(_) if is_fen(text) => Ok(Text::Position(text.to_owned())),
        Err(why) => Err(Message::new("play-unread").with("file", say::short(text)).saying("why", why)),
    }
}

/// What a file contains, unless it is too long for a game.
fn read_file(path: &Path) -> Result<String, Message> {
    let refused = |error: io::Error| SystemError::from(error).message();
    if fs::metadata(path).map_err(refused)?.len() > MOST_TEXT {
        return Err(Message::new("play-long-file").with("limit", MOST_TEXT >> 20));
    }
    Ok(String::from_utf8_lossy(&fs::read(path).map_err(refused)?).into_owned())
}

fn is_fen(text: &str) -> bool {
    is_draughts_fen(text) || (text.contains(' ') && text.contains('/'))
}

fn is_draughts_fen(text: &str) -> bool {
    text.starts_with("W:") || text.starts_with("B:")
}

/// The game that begins with a position: the one that is played, if it can be.
fn kind_of_position(fen: &str, played: &Kind) -> Kind {
    let start = Some(fen.to_owned());
    match played {
        _ if is_draughts_fen(fen) => Kind::Draughts { start },
        Kind::Chess { variant, boards, sections, .. } => {
            Kind::Chess { variant: variant.clone(), boards: *boards, sections: sections.clone(), start }
        }
        Kind::Draughts { .. } | Kind::Go { .. } => {
            Kind::Chess { variant: "chess".to_owned(), boards: None, sections: None, start }
        }
    }
}
