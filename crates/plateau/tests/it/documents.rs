//! Help, completions and the manual.

use crate::program::plateau;

const COMMANDS: [&[&str]; 15] = [
    &["perft"],
    &["moves"],
    &["pgn"],
    &["pgn", "check"],
    &["pgn", "tree"],
    &["pgn", "format"],
    &["sgf"],
    &["sgf", "check"],
    &["sgf", "tree"],
    &["sgf", "format"],
    &["variants"],
    &["variants", "list"],
    &["variants", "check"],
    &["completions"],
    &["man"],
];

#[test]
fn every_command_has_help_with_an_example() {
    for command in COMMANDS {
        let run = plateau(&[command, &["--help"]].concat());
        assert_eq!(run.code, Some(0), "{command:?}");
        assert!(run.out.contains("Example: plateau "), "{command:?}: {}", run.out);
    }
}

#[test]
fn every_command_has_a_page_of_the_manual() {
    for command in COMMANDS {
        let run = plateau(&[&["man"], command].concat());
        assert!(run.out.contains(".SH NAME"), "{command:?}");
    }
    plateau(&["man", "nothing"]).assert_refused("nothing");
}

#[test]
fn shells_get_their_completions() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert!(plateau(&["completions", shell]).out.contains("perft"), "{shell}");
    }
    assert!(plateau(&["completions", "bash", "--json"]).json().is_string());
}
