//! Sentences of a game in progress.

use game::{Color, Message, Verdict};
use table::{ClockView, Ending};
use words::Words;

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

/// What a clock shows.
pub(super) fn clock(words: &Words, clock: &ClockView) -> String {
    let (id, time) = match clock.left {
        Some(left) => ("play-clock-left", left),
        None => ("play-clock-used", clock.used),
    };
    let mut sentence = words.sentence(&Message::new(id).with("time", time_text(time)));
    if let Some(moves) = clock.moves_left {
        sentence += &words.sentence(&Message::new("play-clock-moves").with("moves", moves));
    }
    sentence
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
    fn times_are_short() {
        assert_eq!(time_text(3_723_000), "1:02:03");
        assert_eq!(time_text(123_900), "2:03");
        assert_eq!(time_text(9_870), "0:09.8");
    }
}
