//! Commands in comments: `[%clk]`, `[%emt]`, `[%eval]`, `[%csl]`, `[%cal]`.
//!
//! A comment keeps them as text; these functions read and set them there.

use std::{fmt, ops::Range, str::FromStr, time::Duration};

use crate::Square;

/// The colour of a mark or an arrow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Paint {
    /// `G`.
    Green,
    /// `R`.
    Red,
    /// `Y`.
    Yellow,
    /// `B`.
    Blue,
}

/// A coloured square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Mark {
    /// Its colour.
    pub paint: Paint,
    /// Where it is.
    pub square: Square,
}

/// A coloured arrow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Arrow {
    /// Its colour.
    pub paint: Paint,
    /// Where it begins.
    pub from: Square,
    /// Where it points to.
    pub to: Square,
}

/// What a position is worth to White.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Score {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// Moves to mate, negative if Black mates.
    Mate(i32),
}

/// An evaluation, and how deeply it was searched if that is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Evaluation {
    /// What the position is worth.
    pub score: Score,
    /// The depth of the search.
    pub depth: Option<u32>,
}

/// What a command says, if the comment has it.
///
/// ```
/// use chess::pgn;
///
/// let mut comment = "[%clk 0:01:30] well".to_owned();
/// assert_eq!(pgn::command(&comment, "clk"), Some("0:01:30"));
/// pgn::set_command(&mut comment, "emt", Some("0:00:05"));
/// assert_eq!(comment, "[%clk 0:01:30] [%emt 0:00:05] well");
/// ```
pub fn command<'a>(comment: &'a str, name: &str) -> Option<&'a str> {
    commands(comment, name).next()
}

/// Sets what a command says, or takes it out of the comment.
pub fn set_command(comment: &mut String, name: &str, value: Option<&str>) {
    let find = |comment: &str| spans(comment).find(|(_, known, _)| *known == name).map(|(span, ..)| span);
    let first = find(comment).map(|span| span.start);
    while let Some(span) = find(comment) {
        cut(comment, span);
    }
    let Some(value) = value else { return };
    let place = first.map_or_else(|| behind_commands(comment), |first| first.min(comment.len()));
    let before = if place > 0 && !comment[..place].ends_with(' ') { " " } else { "" };
    let after = if place < comment.len() && !comment[place..].starts_with(' ') { " " } else { "" };
    comment.insert_str(place, &format!("{before}[%{name} {value}]{after}"));
}

/// The comment without any command.
pub fn plain_text(comment: &str) -> String {
    let mut words = Vec::new();
    let mut from = 0;
    for (span, ..) in spans(comment) {
        words.push(comment[from..span.start].trim());
        from = span.end;
    }
    words.push(comment[from..].trim());
    words.retain(|words| !words.is_empty());
    words.join(" ")
}

/// The time left on the clock of the side that moved: `[%clk]`.
pub fn clock(comment: &str) -> Option<Duration> {
    command(comment, "clk").and_then(read_time)
}

/// Sets the time left on the clock, or takes it out.
pub fn set_clock(comment: &mut String, time: Option<Duration>) {
    set_command(comment, "clk", time.map(write_time).as_deref());
}

/// The time that the move took: `[%emt]`.
pub fn elapsed(comment: &str) -> Option<Duration> {
    command(comment, "emt").and_then(read_time)
}

/// Sets the time that the move took, or takes it out.
pub fn set_elapsed(comment: &mut String, time: Option<Duration>) {
    set_command(comment, "emt", time.map(write_time).as_deref());
}

/// What an engine thinks of the position: `[%eval]`.
pub fn evaluation(comment: &str) -> Option<Evaluation> {
    command(comment, "eval").and_then(read_evaluation)
}

/// Sets what an engine thinks of the position, or takes it out.
pub fn set_evaluation(comment: &mut String, evaluation: Option<Evaluation>) {
    set_command(comment, "eval", evaluation.map(|evaluation| evaluation.to_string()).as_deref());
}

/// The coloured squares: `[%csl]`.
pub fn marks(comment: &str) -> Vec<Mark> {
    entries(comment, "csl").filter_map(read_mark).collect()
}

/// Sets the coloured squares.
pub fn set_marks(comment: &mut String, marks: &[Mark]) {
    set_list(comment, "csl", marks.iter().map(|mark| format!("{}{}", mark.paint.letter(), mark.square)));
}

/// The coloured arrows: `[%cal]`.
pub fn arrows(comment: &str) -> Vec<Arrow> {
    entries(comment, "cal").filter_map(read_arrow).collect()
}

/// Sets the coloured arrows.
pub fn set_arrows(comment: &mut String, arrows: &[Arrow]) {
    let texts = arrows.iter().map(|arrow| format!("{}{}{}", arrow.paint.letter(), arrow.from, arrow.to));
    set_list(comment, "cal", texts);
}

impl Paint {
    const fn letter(self) -> char {
        match self {
            Paint::Green => 'G',
            Paint::Red => 'R',
            Paint::Yellow => 'Y',
            Paint::Blue => 'B',
        }
    }

    const fn from_letter(letter: u8) -> Option<Paint> {
        Some(match letter {
            b'G' | b'g' => Paint::Green,
            b'R' | b'r' => Paint::Red,
            b'Y' | b'y' => Paint::Yellow,
            b'B' | b'b' => Paint::Blue,
            _ => return None,
        })
    }
}

/// `0.25`, `-1.00,18`, `#-3`.
impl fmt::Display for Evaluation {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.score {
            Score::Mate(moves) => write!(f, "#{moves}")?,
            Score::Centipawns(score) => {
                let sign = if score < 0 { "-" } else { "" };
                write!(f, "{sign}{}.{:02}", score.unsigned_abs() / 100, score.unsigned_abs() % 100)?;
            }
        }
        self.depth.map_or(Ok(()), |depth| write!(f, ",{depth}"))
    }
}

/// Every command with its place, its name and what it says.
fn spans(comment: &str) -> impl Iterator<Item = (Range<usize>, &str, &str)> {
    let mut from = 0;
    std::iter::from_fn(move || {
        let start = from + comment[from..].find("[%")?;
        let end = start + comment[start..].find(']')? + 1;
        from = end;
        let inner = &comment[start + 2..end - 1];
        let (name, value) = inner.split_once(char::is_whitespace).unwrap_or((inner, ""));
        Some((start..end, name, value.trim()))
    })
}

fn commands<'a>(comment: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    spans(comment).filter(move |(_, known, _)| *known == name).map(|(_, _, value)| value)
}

/// The parts of all lists that commands of a name hold.
fn entries<'a>(comment: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    commands(comment, name).flat_map(|list| list.split(',')).map(str::trim)
}

fn set_list(comment: &mut String, name: &str, entries: impl Iterator<Item = String>) {
    let list: Vec<String> = entries.collect();
    set_command(comment, name, (!list.is_empty()).then(|| list.join(",")).as_deref());
}

/// Takes a command out, with one of the blanks around it.
fn cut(comment: &mut String, span: Range<usize>) {
    let follows = comment[span.end..].starts_with(' ');
    let precedes = comment[..span.start].ends_with(' ');
    let end = span.end + usize::from(follows);
    let start = span.start - usize::from(precedes && (!follows || end == comment.len()));
    comment.replace_range(start..end, "");
}

/// Where the commands end with which a comment begins.
fn behind_commands(comment: &str) -> usize {
    let mut end = 0;
    for (span, ..) in spans(comment) {
        if !comment[end..span.start].trim().is_empty() {
            break;
        }
        end = span.end;
    }
    end
}

/// Reads `1:02:03.4`, `02:03` or `3`.
fn read_time(text: &str) -> Option<Duration> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let mut seconds: u64 = 0;
    for part in whole.split(':') {
        seconds = seconds.checked_mul(60)?.checked_add(u64::from(u32::from_str(part).ok()?))?;
    }
    let digits: String = fraction.chars().chain("000000000".chars()).take(9).collect();
    Some(Duration::new(seconds, u32::from_str(&digits).ok()?))
}

fn write_time(time: Duration) -> String {
    let seconds = time.as_secs();
    let whole = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    match time.subsec_millis() {
        0 => whole,
        millis => format!("{whole}.{millis:03}").trim_end_matches('0').to_owned(),
    }
}

fn read_evaluation(text: &str) -> Option<Evaluation> {
    let (score, depth) = match text.split_once(',') {
        Some((score, depth)) => (score, Some(u32::from_str(depth.trim()).ok()?)),
        None => (text, None),
    };
    let score = match score.strip_prefix('#') {
        Some(moves) => Score::Mate(moves.parse().ok()?),
        None => Score::Centipawns(read_centipawns(score.trim())?),
    };
    Some(Evaluation { score, depth })
}

fn read_centipawns(text: &str) -> Option<i32> {
    let (is_negative, text) = match text.strip_prefix('-') {
        Some(text) => (true, text),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    if !fraction.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let whole = if whole.is_empty() { 0 } else { i32::try_from(u32::from_str(whole).ok()?).ok()? };
    let hundredths: String = fraction.chars().chain("00".chars()).take(2).collect();
    let score = whole.checked_mul(100)?.checked_add(hundredths.parse().ok()?)?;
    Some(if is_negative { -score } else { score })
}

fn read_mark(entry: &str) -> Option<Mark> {
    let paint = Paint::from_letter(*entry.as_bytes().first()?)?;
    Some(Mark { paint, square: entry.get(1..)?.parse().ok()? })
}

fn read_arrow(entry: &str) -> Option<Arrow> {
    let paint = Paint::from_letter(*entry.as_bytes().first()?)?;
    let (from, to) = (entry.get(1..3)?.parse().ok()?, entry.get(3..)?.parse().ok()?);
    Some(Arrow { paint, from, to })
}
