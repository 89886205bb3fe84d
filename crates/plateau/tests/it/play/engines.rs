//! Programs of others at the table.

use std::path::Path;

use super::home::{Home, assert_said};

/// Where a program is that the tests need.
fn found(name: &str) -> String {
    let folders = std::env::var("PATH").unwrap_or_default();
    let all = folders.split(':').chain(["/usr/games"]).map(|folder| Path::new(folder).join(name));
    let path = all.into_iter().find(|path| path.is_file());
    path.unwrap_or_else(|| panic!("{name} is needed: on Debian, apt-get install {name}"))
        .display()
        .to_string()
}

fn engine(name: &str, command: &str, protocol: &str) -> String {
    format!("[[engine]]\nname = \"{name}\"\ncommand = \"{command}\"\nprotocol = \"{protocol}\"\n")
}

#[test]
fn gnuchess_plays_and_takes_back() {
    let home = Home::new("gnuchess");
    home.set(&engine("GNU Chess", &format!("{} --xboard", found("gnuchess")), "xboard"));
    let flags = ["--black", "engine:GNU Chess", "--clock", "2+0.1"];
    let text = home.plays(&flags, "e4\nundo\nd4\nseat\nresign\n");
    assert_said(
        &text,
        &[
            "Black played",
            "White to move",
            "White played d4.",
            "Black played",
            "Black: GNU Chess",
            "Black wins",
        ],
    );
}

#[test]
fn gnu_go_plays_and_counts() {
    let home = Home::new("gnugo");
    home.set(&engine("gnugo", &format!("{} --mode gtp --level 1", found("gnugo")), "gtp"));
    let flags = ["--game", "go", "--size", "9", "--white", "engine:gnugo", "--lang", "fr"];
    let text = home.plays(&flags, "E5\nC3\npasser\nabandonner\n");
    assert_said(
        &text,
        &["Les Noirs ont joué E5.", "Les Blancs ont joué", "Les Noirs ont passé.", "Les Blancs gagnent"],
    );
}

#[test]
fn a_program_is_refused_a_seat_at_a_game_that_it_does_not_play() {
    let home = Home::new("other-game");
    home.set(&engine("gnuchess", &format!("{} --xboard", found("gnuchess")), "xboard"));
    for (flags, sentence) in [
        (&["--variant", "atomic"][..], "gnuchess cannot take this seat: gnuchess does not play atomic."),
        (&["--game", "go"], "gnuchess cannot take this seat: gnuchess does not play Go."),
        (
            &["--game", "draughts", "--lang", "fr"],
            "gnuchess ne peut pas prendre cette place : gnuchess ne joue pas aux dames.",
        ),
    ] {
        let flags = [&["--black", "engine:gnuchess"], flags].concat();
        assert_eq!(home.refuses(&flags), format!("plateau: {sentence}\n"));
    }
    let text = home.plays(&["--variant", "atomic"], "seat black engine:gnuchess\ne4\n");
    assert_said(&text, &["gnuchess does not play atomic.", "Black to move (Black)."]);
}

#[test]
fn what_is_wrong_with_an_engine_is_told_in_french() {
    let home = Home::new("french-fault");
    home.set(&engine("rien", "/nulle/part", "uci"));
    let refused = home.refuses(&["--black", "engine:rien", "--lang", "fr"]);
    let why = "rien ne peut pas prendre cette place : /nulle/part ne peut pas être lancé : il n’y a pas de tel fichier ni de tel dossier.";
    assert!(refused.contains(why), "{refused}");
    home.set(&engine("mort", "/bin/false", "uci"));
    let text = home.plays(&["--black", "engine:mort", "--lang", "fr"], "e4\n");
    assert_said(&text, &["Le moteur des Noirs ne peut pas continuer : mort s’est arrêté."]);
}

#[test]
fn an_engine_that_dies_makes_the_game_wait() {
    let home = Home::new("dead");
    home.set(&engine("dead", "/bin/false", "uci"));
    let flags = ["--black", "engine:dead", "--clock", "5m"];
    let text = home.plays(&flags, "e4\ne5\ncontinue\nseat black ai:0\nd4\n");
    assert_said(
        &text,
        &[
            "White played e4.",
            "The engine of Black cannot go on: ",
            "The game is paused",
            "It is Black's turn.",
            "The engine of Black cannot go on: ",
            "Black: Plateau 0",
            "The game goes on.",
            "Black played",
            "White played d4.",
            "The game is kept. Goodbye.",
        ],
    );
    let text = home.plays(&flags, "d4\n");
    assert_said(&text, &["cannot go on", "The game is kept. Goodbye."]);
}
