//! Before a terminal: what is asked, and what it looks like.

use std::{ffi::OsStr, fs::File, os::unix::ffi::OsStrExt as _};

use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};

use super::home::{Home, Talk};

impl Home {
    /// A talk at a terminal of its own.
    fn sits_down(&self, arguments: &[&str], environment: &[(&str, &str)]) -> Talk {
        let keyboard = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
        grantpt(&keyboard).unwrap();
        unlockpt(&keyboard).unwrap();
        let name = ptsname(&keyboard, Vec::new()).unwrap();
        let screen = File::options().read(true).write(true).open(OsStr::from_bytes(name.to_bytes())).unwrap();
        let mut command = self.command(arguments);
        command.stdin(screen.try_clone().unwrap()).stdout(screen).env("TERM", "xterm");
        let child = command.envs(environment.iter().copied()).spawn().unwrap();
        let keyboard = File::from(keyboard);
        Talk::new(child, keyboard.try_clone().unwrap(), keyboard)
    }
}

#[test]
fn what_no_flag_says_is_asked_for() {
    let home = Home::new("questions");
    let mut talk = home.sits_down(&[], &[]);
    talk.hears("Who plays White?").says("p").hears("Name? (nothing means White)").says("Ann");
    talk.hears("Who plays Black?").says("x").hears("Expected human").hears("Who plays Black?").says("a");
    talk.hears("0 novice, 1 beginner, 2, 3, 4 intermediate, 5, 6, 7 advanced, 8, 9 (nothing means 3)");
    talk.says("12").hears("A level is a number from 0 to 9").hears("Level?").says("novice");
    talk.hears("Draw lots for the colours?").says("");
    talk.hears("Clock?").says("soon").hears("is no time control").hears("Clock?").says("5m+3s");
    talk.hears("White to move (Ann).").hears("White 5:00, Black 5:00.");
    talk.says("e4").hears("White played e4.").hears("Black played").hears("White to move (Ann).");
    talk.says("seat").hears("White: Ann").hears("Black: Plateau 0");
    talk.says("quit").hears("The game is kept. Goodbye.");
    assert!(talk.ends().0.success());
}

#[test]
fn what_flags_say_is_not_asked_for() {
    let home = Home::new("flags");
    let mut talk =
        home.sits_down(&["--white", "human:Zoé", "--black", "ai:0", "--clock", "10m", "--lang", "fr"], &[]);
    talk.hears("Aux Blancs de jouer (Zoé).").says("quitter").hears("Au revoir.");
    let (status, text) = talk.ends();
    assert!(status.success() && !text.contains("Qui joue"), "{text}");
}

#[test]
fn the_clock_and_the_level_of_the_settings_are_the_defaults() {
    let home = Home::new("defaults");
    home.set("[play]\nlevel = 0\n\n[[clock.period]]\ntime = 120\nincrement = 1\n");
    let mut talk = home.sits_down(&["--white", "human"], &[]);
    talk.hears("Who plays Black?").says("a").hears("(nothing means 0)").says("");
    talk.hears("(nothing means 120+1)").says("");
    talk.hears("White 2:00, Black 2:00.").says("seat").hears("Black: Plateau 0");
}

#[test]
fn one_is_asked_which_game_of_a_file() {
    let home = Home::new("which");
    home.write(
        "two.pgn",
        "[White \"Ann\"]\n[Date \"2020.01.02\"]\n\n1. e4 1-0\n\n[White \"Eve\"]\n[Black \"Fay\"]\n\n1. d4 *\n",
    );
    let flags = ["--white", "human", "--black", "human", "--load", "two.pgn"];
    let mut talk = home.sits_down(&flags, &[]);
    talk.hears("1. 2020.01.02: Ann – ?, 1-0").hears("2. ?: Eve – Fay, *");
    talk.hears("Which of its games? A number from 1 to 2").says("3").hears("Which of its games?").says("2");
    talk.hears("Black to move")
        .says("load two.pgn")
        .hears("1. 2020")
        .hears("Which one? A number from 1 to 2");
    talk.says("1").hears("White played e4.").says("quit").hears("Goodbye.");
    assert!(talk.ends().0.success());
}

#[test]
fn only_levels_that_a_game_has_are_offered() {
    let home = Home::new("go-levels");
    let mut talk = home.sits_down(&["--game", "go", "--size", "9", "--white", "human", "--clock", "5m"], &[]);
    talk.hears("Who plays Black?").says("ai:5").hears("There is no level 5 in Go.");
    talk.hears("Who plays Black?").says("a").hears("Level? 0 novice (nothing means 0)").says("3");
    talk.hears("Levels: 0 novice.").hears("Level?").says("").hears("White to move (White).");
}

#[test]
fn whoever_says_which_game_is_not_asked_for_a_saved_one() {
    let home = Home::new("new-for-certain");
    home.plays(&[], "e4\n");
    let flags = ["--white", "human", "--black", "human", "--clock", "5m"];
    let mut talk = home.sits_down(&[&flags[..], &["--game", "draughts"]].concat(), &[]);
    talk.hears("Black to move").says("quit").hears("Goodbye.");
    assert!(!talk.text().contains("Which one?"));
}

#[test]
fn one_is_asked_before_a_game_is_given_up() {
    let home = Home::new("confirmation");
    let mut talk = home.sits_down(&["--white", "human", "--black", "human", "--clock", "1m"], &[]);
    talk.hears("White to move").says("resign").hears("Does White really resign? (yes or no)");
    talk.says("n").hears("Nothing was done.").says("resign").hears("really resign?").says("y");
    talk.hears("Black wins: White resigned.").hears("Play again?").says("swap");
    talk.hears("White to move (Black).").says("quit").hears("Goodbye.");
    assert!(talk.ends().0.success());
    home.set("[play]\nconfirmations = false\n");
    let mut talk = home.sits_down(&["--white", "human", "--black", "human", "--clock", "1m"], &[]);
    talk.hears("Which one?").says("").hears("White to move").says("resign");
    talk.hears("Black wins: White resigned.").says("no").hears("Goodbye.");
}

#[test]
fn a_game_that_was_just_chosen_is_offered_again() {
    let home = Home::new("chosen");
    let flags = ["--white", "human:Ann", "--black", "ai:0", "--clock", "5m"];
    let mut talk = home.sits_down(&flags, &[]);
    talk.hears("White 5:00, Black 5:00.");
    talk.kill();
    let mut talk = home.sits_down(&flags, &[]);
    talk.hears("Ann – Plateau 0, chess, 0 moves, not over").hears("Which one?").says("1");
    talk.hears("White 5:00, Black 5:00.").says("e4").hears("Black played");
}

#[test]
fn a_file_is_not_written_anew_without_a_question() {
    let home = Home::new("overwriting");
    home.write("a.pgn", "mine");
    let mut talk = home.sits_down(&["--white", "human", "--black", "human", "--clock", "1m"], &[]);
    talk.hears("White to move").says("save a.pgn").hears("a.pgn is there already.").says("no");
    talk.hears("Nothing was done.");
    assert_eq!(home.read("a.pgn"), "mine");
    talk.says("save a.pgn").hears("there already").says("yes").hears("Saved as a.pgn.");
    assert!(home.read("a.pgn").contains("[Event "));
}

#[test]
fn games_that_are_not_over_are_offered_again_with_their_dates() {
    let home = Home::new("offered");
    home.plays(&["--white", "human:Ann", "--black", "human:Bob"], "e4\ne5\n");
    home.write("other.pgn", "[White \"Cy\"]\n[Black \"Di\"]\n\n1. d4 d5 *\n");
    let mut talk = home.sits_down(&[], &[]);
    talk.hears("Saved games:").hears("1. 20").hears(": Ann – Bob, chess, 1 move, not over");
    talk.hears("Which one?").says("7").hears("There is no saved game and no file 7.");
    talk.hears("Which one?").says("1").hears("Black played e5.").hears("White to move (Ann).");
    talk.says("quit").hears("The game is kept.");
    let mut talk = home.sits_down(&["--white", "human:Me", "--black", "ai:0"], &[]);
    talk.hears("Which one?").says("other.pgn").hears("Black played d5.").hears("White to move (Me).");
}

#[test]
fn colours_are_for_terminals_that_want_them() {
    let home = Home::new("colours");
    let flags = ["--white", "human", "--black", "human", "--clock", "1m"];
    let check = |environment: &[(&str, &str)]| {
        let mut talk = home.sits_down(&flags, environment);
        talk.hears("White to move").says("e4").hears("Black to move").says("quit").hears("Goodbye.");
        talk.ends().1.contains('\u{1b}')
    };
    assert!(check(&[]));
    let home = Home::new("no-colours");
    let mut talk = home.sits_down(&flags, &[("NO_COLOR", "1")]);
    talk.hears("♜").hears("White to move").says("e4").hears("Black to move").says("quit").hears("Goodbye.");
    assert!(!talk.ends().1.contains('\u{1b}'));
}

#[test]
fn words_are_heard_while_an_engine_thinks() {
    let home = Home::new("thinking");
    home.set("[play]\nmove-time = 3600000\n");
    let mut talk = home.sits_down(&["--white", "human", "--black", "ai:9", "--clock", "-"], &[]);
    talk.hears("White to move").says("e4").hears("White played e4.").says("e5");
    talk.hears("It is Black's turn.").says("undo").hears("White to move").says("quit").hears("Goodbye.");
}
