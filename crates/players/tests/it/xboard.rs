//! Our engine as `XBoard` drives it.

use std::time::{Duration, Instant};

use engine::Level;
use players::host::run_xboard;
use protocol::xboard::Reply;
use testkit::Dice;

use crate::talk::Talk;

/// A talk behind the handshake, with a tenth of a second for each move.
fn talk() -> Talk {
    let mut talk = Talk::with(|input, output| run_xboard(Level::FULL, input, output));
    let features = talk.ask("xboard\nprotover 2", "feature");
    assert!(features.ends_with("done=1"), "{features}");
    talk.say("accepted ping\nnew\nst 0.1");
    talk
}

#[test]
fn it_plays_a_game_with_itself_to_the_end() {
    let (mut white, mut black) = (talk(), talk());
    for side in [&mut white, &mut black] {
        side.say("setboard 7k/8/8/8/8/8/R7/1R5K w - - 0 1\nsd 6");
    }
    let first = white.ask("go", "move ");
    let answer = black.ask(&format!("user{first}"), "move ");
    white.say(&format!("user{answer}"));
    let last = white.line("move ");
    black.say(&format!("user{last}"));
    assert_eq!(black.line("1-0"), "1-0 {checkmate}");
    assert_eq!(white.line("1-0"), "1-0 {checkmate}");
}

#[test]
fn moves_and_positions_that_are_wrong_are_named() {
    let mut talk = talk();
    assert!(talk.ask("usermove e2e5", "Illegal").ends_with("): e2e5"));
    assert_eq!(talk.ask("xyzzy", "Error"), "Error (unknown command): xyzzy");
    assert_eq!(talk.ask("level x", "Error"), "Error (expected moves, minutes and an increment): level x");
    assert!(talk.ask("setboard 8/8/8/8/8/8/8/8 w - - 0 1", "tellusererror").contains("king"));
    assert!(talk.ask("variant xyzzy", "Error").starts_with("Error (unsupported variant)"));
    assert!(talk.ask("undo", "Error").starts_with("Error (no move"));
    assert!(talk.ask("e2e4", "move ").len() >= 9);
}

#[test]
fn it_plays_whatever_side_it_is_told_to() {
    let mut talk = talk();
    talk.say("force\nusermove e2e4\nusermove e7e5\ngo");
    talk.line("move ");
    talk.say("force\nusermove b8c6\nplayother\nusermove a2a3");
    talk.line("move ");
    // One move of each side back, and it goes on with the same side.
    talk.say("remove\nusermove h2h3");
    talk.line("move ");
}

#[test]
fn whatever_is_said_while_it_ponders_is_answered() {
    let mut talk = talk();
    talk.say("hard\nst 0.02");
    talk.ask("usermove e2e4", "move ");
    assert_eq!(talk.ask("ping 1", "pong"), "pong 1");
    assert!(talk.ask("usermove e2e4", "Illegal").ends_with("e2e4"));
    talk.ask("usermove a2a3", "move ");
    talk.say("remove");
    talk.ask("usermove h2h3", "move ");
    assert!(talk.ask("option UCI_Elo=1", "Error").contains("UCI_Elo"));
    talk.say("memory 2\ncores 2\n?\neasy\nhard");
    talk.ask("usermove a2a3", "move ");
    talk.say("force\nnew\nst 0.02");
    talk.ask("usermove d2d4", "move ");
    assert_eq!(talk.ask("result *\nping 2", "pong"), "pong 2");
}

#[test]
fn a_pong_comes_behind_the_move_that_is_owed() {
    let mut talk = talk();
    talk.say("level 0 60 0\ntime 360000\nusermove e2e4\nping 1");
    assert!(talk.within(Duration::from_millis(200)).is_empty());
    talk.say("?");
    let lines = talk.until("pong");
    assert!(lines[0].starts_with("move ") && lines[1] == "pong 1", "{lines:?}");
    assert_eq!(talk.ask("ping 2", "pong"), "pong 2");
}

#[test]
fn an_analysis_follows_the_board_and_answers_at_once() {
    let mut talk = talk();
    talk.say("force\nanalyze");
    talk.line("4 ");
    assert_eq!(talk.ask("ping 3", "pong"), "pong 3");
    assert!(talk.ask(".", "stat01").len() > 10);
    talk.say("usermove e2e4\nping 4");
    talk.line("pong 4");
    let line = talk.line("3 ");
    assert!(matches!(line.parse(), Ok(Reply::Thinking(_))), "{line}");
    talk.say("undo\nsetboard 7k/8/8/8/8/8/R7/1R5K w - - 0 1\nping 5");
    talk.line("pong 5");
    talk.line("127 100002 ");
    talk.say("exit\nping 6");
    talk.line("pong 6");
    assert!(talk.within(Duration::from_millis(100)).is_empty());
}

#[test]
fn thoughts_are_posted_only_when_wanted() {
    let mut talk = talk();
    talk.say("usermove e2e4");
    assert_eq!(talk.until("move ").len(), 1);
    talk.say("post\nst 60\nsd 4\nusermove h2h4");
    assert!(talk.until("move ").len() > 3);
}

#[test]
fn a_hint_is_given_at_any_time_but_its_own() {
    let mut talk = talk();
    talk.say("usermove e2e4");
    talk.line("move ");
    assert!(talk.ask("hint", "Hint: ").len() >= 10);
    talk.say("force\nsetboard 6k1/5ppp/8/8/8/8/8/R6K w - - 0 1");
    assert_eq!(talk.ask("hint", "Hint: "), "Hint: a1a8");
    talk.say("analyze");
    talk.line("3 ");
    assert_eq!(talk.ask("hint", "Hint: "), "Hint: a1a8");
    talk.say("exit\nnew\nst 60\ngo\nhint\n?");
    assert!(talk.until("move ").iter().all(|line| !line.starts_with("Hint")));
}

#[test]
fn castling_in_chess960_has_letters() {
    let mut talk = talk();
    talk.say("variant fischerandom\nforce\nsetboard 4k3/8/8/8/8/8/8/4K2R w K - 0 1\nusermove O-O\nping 1");
    assert_eq!(talk.until("pong").len(), 1);
    talk.say("setboard 4k3/8/8/8/8/8/7r/5K1R w K - 0 1\nusermove e8e7");
    assert!(talk.line("Illegal").ends_with("e8e7"));
}

#[test]
fn a_draw_is_accepted_only_where_it_is_welcome() {
    let mut talk = talk();
    talk.say("st 60\nsd 5\nsetboard 6k1/8/8/8/8/8/QQ6/6K1 b - - 0 1\ngo");
    talk.line("move ");
    assert_eq!(talk.ask("draw", "offer"), "offer draw");
    talk.say("new\nsd 5\nsetboard 6k1/8/8/8/8/8/QQ6/6K1 w - - 0 1\ngo");
    talk.line("move ");
    talk.say("draw\nping 1");
    assert_eq!(talk.line("pong"), "pong 1");
}

#[test]
fn ten_milliseconds_a_move_are_enough() {
    let mut talk = talk();
    talk.say("st 0.01");
    // The same position each time: moves played on from one to the next may end the game by repetition.
    let position = "force\nsetboard r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    let mut times: Vec<Duration> = (0..31)
        .map(|_| {
            talk.say(position);
            let begun = Instant::now();
            talk.ask("go", "move ");
            begun.elapsed()
        })
        .collect();
    times.sort();
    // Most may be late where other tests run besides.
    assert!(times[0] <= Duration::from_millis(10), "{times:?}");
}

#[test]
fn garbage_changes_nothing() {
    let mut talk = talk();
    let mut dice = Dice::new(7);
    let words = [
        "new", "force", "go", "undo", "remove", "analyze", "exit", "e2e4", "usermove", "a7a6", "setboard",
        "8/8", "?", "draw", "hint", ".", "post", "nopost", "level", "40", "-1", "time", "memory", "1", "x",
        "variant", "normal", "result", "\u{0}", "easy", "hard", "random", "computer", "option", "protover",
    ];
    for _ in 0..300 {
        let line: Vec<&str> = (0..dice.below(4)).map(|_| words[dice.below(words.len())]).collect();
        talk.say(&line.join(" "));
    }
    talk.say_bytes(b"\xff\xfe\0\r\n\n\n");
    talk.say("force\nping 99");
    talk.line("pong 99");
    talk.say("new\nst 0.05\nusermove e2e4");
    talk.line("move ");
}

#[test]
fn the_end_of_the_input_ends_it() {
    let mut talk = talk();
    talk.say("level 0 60 0\ngo");
    let last = talk.close();
    assert!(last.last().unwrap().starts_with("move "), "{last:?}");
    let mut talk = self::talk();
    talk.say("analyze\nquit");
    talk.close();
}

#[test]
fn a_lost_game_is_given_up_where_that_is_allowed() {
    const LOST: &str = "setboard 7k/8/8/8/8/1Q6/8/K1R5 b - - 0 1\nsd 4";
    // The king has two squares, and White waits.
    let play = |talk: &mut Talk| {
        talk.say(LOST);
        talk.say("go");
        for mv in ["a1b1", "b1a1", "a1b1", "b1a1"] {
            talk.line("move ");
            talk.say(&format!("usermove {mv}"));
        }
        talk.say("ping 7");
        talk.until("pong 7")
    };
    assert!(play(&mut talk()).contains(&"resign".to_owned()));
    let mut stubborn = talk();
    stubborn.say("option Resign=0");
    assert!(!play(&mut stubborn).contains(&"resign".to_owned()));
    let mut weak = talk();
    weak.say("option Skill Level=5");
    assert!(!play(&mut weak).contains(&"resign".to_owned()));
}

#[test]
fn options_are_told_and_set() {
    let mut talk = Talk::with(|input, output| run_xboard(Level::FULL, input, output));
    let features = talk.ask("xboard\nprotover 2", "feature");
    for option in ["Skill Level -spin 9 0 9", "OwnBook -check 0", "Resign -check 1", "SyzygyPath -string"] {
        assert!(features.contains(&format!("option=\"{option}")), "{features}");
    }
    assert!(talk.ask("option Skill Level=12", "Error").contains("from 0 to 9"));
    assert!(talk.ask("option Xyzzy=1", "Error").contains("no option"));
    talk.say("option OwnBook=1\nnew\ngo");
    talk.line("move ");
}
