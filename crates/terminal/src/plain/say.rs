//! Sentences of a game in progress.

use std::collections::BTreeMap;

use game::{Change, Color, Message, Place, Symbol, Verdict};
use table::{ClockView, Ending};
use words::Words;

/// The signs of the judgements that have one, by their numbers in PGN.
const GLYPHS: [(u32, &str); 14] = [
    (1, "!"),
    (2, "?"),
    (3, "!!"),
    (4, "??"),
    (5, "!?"),
    (6, "?!"),
    (7, "□"),
    (10, "="),
    (13, "∞"),
    (14, "⩲"),
    (15, "⩱"),
    (16, "±"),
    (17, "∓"),
    (18, "+-"),
];

/// Judgements as people write them, `!?` or `$19`.
pub(super) fn glyphs(numbers: &[u32]) -> String {
    let glyph = |number: &u32| match GLYPHS.iter().find(|(known, _)| known == number) {
        Some((_, sign)) => (*sign).to_owned(),
        None => format!(" ${number}"),
    };
    numbers.iter().map(glyph).collect()
}

/// A remark without what it tells programs, `[%clk 0:10:00]`; none where nothing is left.
pub(super) fn remark(comment: &str) -> Option<String> {
    let mut rest = comment;
    let mut text = String::new();
    while let Some((before, behind)) = rest.split_once("[%") {
        text += before;
        rest = behind.split_once(']').map_or("", |(_, rest)| rest);
    }
    text += rest;
    let words: Vec<&str> = text.split_whitespace().collect();
    (!words.is_empty()).then(|| words.join(" "))
}

/// What a move took from the other side, in words; none where it took nothing.
pub(super) fn captured(words: &Words, changes: &[Change<Symbol>], mover: Color) -> Option<String> {
    let mut taken: BTreeMap<&str, u32> = BTreeMap::new();
    let arrived: Vec<&Symbol> = changes.iter().filter_map(|change| change.after.as_ref()).collect();
    for change in changes.iter().filter(|change| matches!(change.place, Place::Cell { .. })) {
        let before = change.before.as_ref().filter(|symbol| symbol.color == Some(!mover));
        if let Some(symbol) = before.filter(|symbol| !arrived.contains(symbol)) {
            *taken.entry(&symbol.name).or_default() += 1;
        }
    }
    let piece = |(name, count): (&str, u32)| {
        words.sentence(&Message::new("play-piece").with("piece", name).with("count", count))
    };
    let pieces: Vec<String> = taken.into_iter().map(piece).collect();
    let told = || words.sentence(&Message::new("play-captured").with("pieces", pieces.join(", ")));
    (!pieces.is_empty()).then(told)
}

/// How much of a text is said again.
const LONGEST: usize = 60;

/// A text that is not too long for a sentence.
pub(super) fn short(text: &str) -> String {
    let mut start: String = text.chars().take(LONGEST).collect();
    if start.len() < text.len() {
        start.push('…');
    }
    start
}

/// The end of a game in a sentence.
pub(super) fn ending(words: &Words, ending: &Ending) -> String {
    let id = match ending.verdict {
        Verdict::Win(Color::White) => "result-white",
        Verdict::Win(Color::Black) => "result-black",
        Verdict::Draw => "result-draw",
        Verdict::NoResult => "result-void",
    };
    let result = words.sentence(&Message::new(id));
    let why = words.sentence(&ending.reason);
    words.sentence(&Message::new("play-ended").with("result", result).with("why", why))
}

/// A result as a record writes it, in words where it is one of Go: `B+16.5`, `W+R`.
pub(super) fn result(words: &Words, text: &str) -> String {
    let Some((winner, how)) = text.split_once('+') else { return text.to_owned() };
    let winner = match winner {
        "B" => Color::Black,
        "W" => Color::White,
        _ => return text.to_owned(),
    };
    let won = Message::new(if winner.is_white() { "result-white" } else { "result-black" });
    words.sentence(&match how {
        "R" | "Resign" => Message::new("ending-resigned").with("loser", !winner),
        "T" | "Time" => Message::new("ending-flagged").with("loser", !winner),
        points if points.starts_with(|sign: char| sign.is_ascii_digit()) => {
            Message::new("ending-counted").with("winner", winner).with("points", points)
        }
        _ => won,
    })
}

/// What a clock shows.
pub(super) fn clock(words: &Words, clock: &ClockView) -> String {
    let (id, time) = match clock.left {
        Some(left) => ("play-clock-left", left_text(left)),
        None => ("play-clock-used", time_text(clock.used)),
    };
    let mut sentence = words.sentence(&Message::new(id).with("time", time));
    if let Some(moves) = clock.moves_left {
        sentence += &words.sentence(&Message::new("play-clock-moves").with("moves", moves));
    }
    if let Some(periods) = clock.periods_left {
        sentence += &words.sentence(&Message::new("play-clock-periods").with("periods", periods));
    }
    sentence
}

/// What is left of a time: a second that has begun is still there.
pub(super) fn left_text(millis: u64) -> String {
    if millis < 10_000 { time_text(millis) } else { time_text(millis.next_multiple_of(1000)) }
}

/// `1:02:03`, `2:03`, and tenths below ten seconds.
pub(super) fn time_text(millis: u64) -> String {
    let (tenths, seconds) = (millis / 100, millis / 1000);
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{rest:02}")
    } else if seconds < 10 {
        format!("0:{:02}.{}", rest, tenths % 10)
    } else {
        format!("{minutes}:{rest:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remarks_are_shown_without_what_programs_read() {
        assert_eq!(remark("[%clk 0:10:00] good  move"), Some("good move".to_owned()));
        assert_eq!(remark("a [%eval 0.3] b"), Some("a b".to_owned()));
        assert_eq!(remark(" [%clk 0:10:00]"), None);
        assert_eq!(glyphs(&[5, 22]), "!? $22");
    }

    #[test]
    fn results_of_go_are_told_in_words() {
        let told = |text: &str| {
            [words::Language::English, words::Language::French]
                .map(|language| result(&Words::new(language), text))
        };
        assert_eq!(told("B+16.5"), ["B+16.5", "Noir +16,5"]);
        assert_eq!(told("W+R"), ["Black resigned", "les Noirs abandonnent"]);
        assert_eq!(told("W+"), ["White wins", "Les Blancs gagnent"]);
        assert_eq!(told("1-0"), ["1-0", "1-0"]);
    }

    #[test]
    fn captures_are_told_in_words() {
        let words = Words::new(words::Language::English);
        let stone = |rank: u8| Change {
            place: Place::cell(0, rank),
            before: Some(Symbol::new(Color::White, "stone")),
            after: None,
        };
        let told = |changes: &[Change<Symbol>]| captured(&words, changes, Color::Black);
        assert_eq!(told(&[stone(0), stone(1)]).as_deref(), Some("Captured: 2 stones."));
        assert_eq!(told(&[]), None);
    }

    #[test]
    fn times_are_short() {
        assert_eq!(time_text(3_723_000), "1:02:03");
        assert_eq!(time_text(123_900), "2:03");
        assert_eq!(time_text(9_870), "0:09.8");
        assert_eq!(left_text(299_999), "5:00");
        assert_eq!(left_text(9_870), "0:09.8");
    }
}
