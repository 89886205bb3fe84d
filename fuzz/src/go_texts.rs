//! Games and problems of Go.

use go::{
    dotgo,
    sgf::{self, Record},
};
use players::host::GtpHost;
use protocol::gtp::{Candidate, Command, ReplyReader};

/// How many commands of one input are carried out.
const COMMANDS: usize = 60;
/// How many of them may ask for a count, which takes thousands of random moves.
const COUNTS: usize = 3;

/// Games are written and read again as the same, byte for byte; a thorough look at
/// them changes nothing but finds all that the usual one does. Played anew under its
/// own rules a game ends as it does.
pub(crate) fn sgf(data: &[u8]) {
    let thorough: Vec<Record> = sgf::records(data).thorough().filter_map(Result::ok).collect();
    for (game, checked) in records(data).into_iter().zip(thorough) {
        let written = game.write();
        assert_eq!(checked.write(), written);
        assert!(checked.problems.len() >= game.problems.len(), "{:?}", game.problems);
        let again = records(written.as_bytes());
        assert_eq!(again.len(), 1, "one game was written: {written}");
        assert_eq!(again[0].write(), written);
        assert_eq!(again[0].end(), game.end(), "{written}");
        if let Some(end) = game.end() {
            let replayed = game.replay(*end.rules()).expect("a board that can be played on");
            assert_eq!(replayed.end.setup().points, end.setup().points, "{written}");
        }
        assert_eq!((again[0].komi(), again[0].ending()), (game.komi(), game.ending()));
    }
}

fn records(data: &[u8]) -> Vec<Record> {
    sgf::records(data).filter_map(Result::ok).collect()
}

/// A problem is written and read again as the same.
pub(crate) fn dotgo(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Ok(setup) = dotgo::parse(&text) else { return };
    let written = dotgo::write(&setup);
    assert_eq!(dotgo::parse(&written), Ok(setup));
}

/// Commands are read again as they are written, and each has an answer that is; the
/// game that they come to is written and loaded as the same, unless it is too long.
///
/// Behind `loadsgf` stands a game instead of a file, perhaps with a move number first.
pub(crate) fn gtp(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let (mut host, mut counts) = (GtpHost::new(1), 0);
    for line in text.lines().take(COMMANDS) {
        let chances = Candidate::read_all(line).into_iter().map(|candidate| candidate.chance);
        assert!(chances.into_iter().all(|chance| (0.0..=1.0).contains(&chance)), "{line:?}");
        if let Ok(command) = line.parse::<Command>() {
            assert_eq!(command.to_string().parse(), Ok(command.clone()), "{line:?}");
            // Files are nobody's to touch here.
            match command.name.as_str() {
                "loadsgf" => {
                    load(&mut host, line);
                    continue;
                }
                "printsgf" if !command.arguments.is_empty() => continue,
                "final_score" | "final_status_list" if counts == COUNTS => continue,
                "final_score" | "final_status_list" => counts += 1,
                _ => {}
            }
        }
        let Some(reply) = host.handle(line) else { continue };
        let mut reader = ReplyReader::default();
        let written = reply.to_string();
        let read = written.lines().find_map(|line| reader.line(line)).expect("an answer that ends");
        assert_eq!((read.id, read.result.is_ok()), (reply.id, reply.result.is_ok()), "{line:?}");
    }
    let printed = host.handle("printsgf").and_then(|reply| reply.result.ok()).expect("a game");
    let mut again = GtpHost::new(1);
    if let Err(why) = again.load_sgf(printed.as_bytes(), None) {
        assert!(why.contains("not checked behind them"), "{why}\n{printed}");
        return;
    }
    assert_eq!(again.position().board().to_string(), host.position().board().to_string(), "{printed}");
}

fn load(host: &mut GtpHost, line: &str) {
    let Some((_, rest)) = line.split_once("loadsgf") else { return };
    let (before, game) = match rest.trim_start().split_once(' ') {
        Some((number, game)) if number.parse::<u32>().is_ok() => (number.parse().ok(), game),
        _ => (None, rest),
    };
    let _ = host.load_sgf(game.as_bytes(), before);
}
