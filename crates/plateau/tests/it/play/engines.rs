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
