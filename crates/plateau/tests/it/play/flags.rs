//! Flags that make no sense are refused in a sentence.

use super::home::{Home, assert_said};

#[test]
fn flags_of_another_game_are_refused() {
    let home = Home::new("other-flags");
    for (flags, sentence) in [
        (&["--size", "9"][..], "--size is for Go (--game go), not for chess"),
        (&["--rules", "chinese"], "--rules is for Go (--game go), not for chess"),
        (&["--komi", "5.5", "--variant", "alice"], "--komi is for Go (--game go), not for chess"),
        (&["--handicap", "2", "--game", "draughts"], "--handicap is for Go (--game go), not for draughts"),
        (&["--variant", "alice", "--game", "go"], "--variant is for chess, not for Go"),
        (&["--variant", "chess", "--game", "go"], "--variant is for chess, not for Go"),
        (&["--boards", "3", "--game", "draughts"], "--boards is for chess, not for draughts"),
        (&["--fen", "8/8/8/8/8/8/8/8 w - -", "--game", "go"], "--fen is for chess, not for Go"),
        (&["--game-number", "2"], "--game-number is for --load and --problem"),
    ] {
        assert_eq!(home.refuses(flags), format!("plateau: {sentence}\n"));
    }
    let french = ["--size", "9", "--lang", "fr"];
    assert_eq!(
        home.refuses(&french),
        "plateau: --size est fait pour le go (--game go), pas pour les échecs\n"
    );
}

#[test]
fn a_loaded_game_says_itself_what_it_is() {
    let home = Home::new("loaded-flags");
    home.write("a.pgn", "1. e4 e5 *");
    home.write("a.fen", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1");
    for flags in [["--variant", "alice"], ["--game", "chess"], ["--boards", "2"], ["--size", "9"]] {
        let refused = home.refuses(&[&["--load", "a.pgn"], &flags[..]].concat());
        assert!(refused.contains(&format!("{} says nothing where --load", flags[0])), "{refused}");
    }
    let text = home.plays(&["--load", "a.fen", "--variant", "crazyhouse"], "e4\n");
    assert_said(&text, &["White played e4."]);
}

#[test]
fn handicaps_that_a_board_does_not_have_are_refused() {
    let home = Home::new("handicap");
    for (size, stones, most) in [("9", "80", 20), ("19", "80", 25), ("5", "7", 6)] {
        let refused = home.refuses(&["--game", "go", "--size", size, "--handicap", stones]);
        let sentence = format!("This board does not have {stones} handicap stones: {most} are the most.");
        assert_eq!(refused, format!("plateau: {sentence}\n"));
    }
    for (flag, value) in [("--size", "99"), ("--size", "9x"), ("--rules", "foo"), ("--komi", "x")] {
        let refused = home.refuses(&["--game", "go", flag, value, "--lang", "fr"]);
        assert!(refused.contains(&format!("« {value} »")) && !refused.contains("expected"), "{refused}");
    }
    home.plays(&["--game", "go", "--komi", "5,5"], "");
    let text = home.plays(&["--game", "go", "--size", "13", "--handicap", "9"], "C3\n");
    assert_said(&text, &["White to move"]);
}
