//! What the screens look like.

use super::home::Home;

/// What is said before the last line, of the game that is left behind some lines.
fn screen(name: &str, arguments: &[&str], lines: &str) -> String {
    Home::new(name).plays(arguments, lines)
}

#[track_caller]
fn assert_screen(seen: &str, wanted: &str) {
    let lines =
        |text: &str| text.lines().map(|line| line.trim_end().to_owned()).collect::<Vec<_>>().join("\n");
    assert_eq!(lines(seen), lines(wanted));
}

#[test]
fn a_board_of_chess_is_seen_by_whoever_moves() {
    assert_screen(
        &screen("screen-chess", &["--clock", "1h"], "e4\n"),
        "  8 r n b q k b n r
  7 p p p p p p p p
  6 . . . . . . . .
  5 . . . . . . . .
  4 . . . . . . . .
  3 . . . . . . . .
  2 P P P P P P P P
  1 R N B Q K B N R
    a b c d e f g h
White to move (White).
White 1:00:00, Black 1:00:00.
White played e4.
  1 R N B K Q B N R
  2 P P P . P P P P
  3 . . . . . . . .
  4 . . . P . . . .
  5 . . . . . . . .
  6 . . . . . . . .
  7 p p p p p p p p
  8 r n b k q b n r
    h g f e d c b a
Black to move (Black).
White 1:00:00, Black 1:00:00.
The game is kept. Goodbye.",
    );
}

#[test]
fn a_french_board_has_french_letters_or_figures() {
    let fen = "4k3/8/8/8/8/8/4q3/RNBQK3 w Q - 0 1";
    assert_screen(
        &screen("screen-french", &["--fen", fen, "--lang", "fr"], "Dxe2+\n"),
        "  8 . . . . r . . .
  7 . . . . . . . .
  6 . . . . . . . .
  5 . . . . . . . .
  4 . . . . . . . .
  3 . . . . . . . .
  2 . . . . d . . .
  1 T C F D R . . .
    a b c d e f g h
Échec ! Aux Blancs de jouer (Blancs).
Les Blancs ont joué Dxe2+. Pris : dame.
  1 . . . R . F C T
  2 . . . D . . . .
  3 . . . . . . . .
  4 . . . . . . . .
  5 . . . . . . . .
  6 . . . . . . . .
  7 . . . . . . . .
  8 . . . r . . . .
    h g f e d c b a
Échec ! Aux Noirs de jouer (Noirs).
La partie est gardée. Au revoir.",
    );
    let seen = screen("screen-figures", &["--fen", fen, "--figures"], "");
    assert!(seen.contains("  1 ♖ ♘ ♗ ♕ ♔ . . ."), "{seen}");
}

#[test]
fn draughts_has_its_numbers() {
    assert_screen(
        &screen("screen-draughts", &["--game", "draughts"], "11-15\n"),
        "32-29   o   o   o   o
28-25 o   o   o   o
24-21   o   o   o   o
20-17 .   .   .   .
16-13   .   .   .   .
12-9  x   x   x   x
 8-5    x   x   x   x
 4-1  x   x   x   x
Black to move (Black).
Black played 11-15.
 1-4    x   x   x   x
 5-8  x   x   x   x
 9-12   x   x   .   x
13-16 .   .   x   .
17-20   .   .   .   .
21-24 o   o   o   o
25-28   o   o   o   o
29-32 o   o   o   o
White to move (White).
The game is kept. Goodbye.",
    );
}

#[test]
fn a_goban_has_its_marked_points_and_no_letter_i() {
    let flags = ["--game", "go", "--size", "9", "--komi", "5.5", "--handicap", "2"];
    assert_screen(
        &screen("screen-go", &flags, "J9\n"),
        "  9 . . . . . . . . .
  8 . . . . . . . . .
  7 . . + . . . X . .
  6 . . . . . . . . .
  5 . . . . + . . . .
  4 . . . . . . . . .
  3 . . X . . . + . .
  2 . . . . . . . . .
  1 . . . . . . . . .
    A B C D E F G H J
White to move (White).
White played J9.
  9 . . . . . . . . O
  8 . . . . . . . . .
  7 . . + . . . X . .
  6 . . . . . . . . .
  5 . . . . + . . . .
  4 . . . . . . . . .
  3 . . X . . . + . .
  2 . . . . . . . . .
  1 . . . . . . . . .
    A B C D E F G H J
Black to move (Black).
The game is kept. Goodbye.",
    );
    let large = screen("screen-go-19", &["--game", "go"], "");
    assert!(large.contains("\n 16 . . . + . . . . . + . . . . . + . . .\n"), "{large}");
    assert!(large.contains("    A B C D E F G H J K L M N O P Q R S T\n"), "{large}");
}

#[test]
fn boards_of_alice_have_their_letters() {
    let seen = screen("screen-alice", &["--variant", "alice"], "e4\nflip\n");
    let from_white = seen.rsplit("Black to move").next().unwrap();
    assert!(from_white.contains("Board A\n  8 r n b q k b n r"), "{seen}");
    assert!(from_white.contains("Board B\n"), "{seen}");
    assert!(from_white.contains("  4 . . . . P . . .\n"), "{seen}");
}

#[test]
fn pieces_in_hand_and_prisoners_are_shown() {
    let seen = screen("screen-hand", &["--variant", "crazyhouse"], "e4\nd5\nexd5\n");
    assert!(seen.contains("White in hand: [P]"), "{seen}");
    let flags = ["--game", "go", "--size", "9"];
    let seen = screen("screen-prisoners", &flags, "A2\nA1\nB1\n");
    assert!(seen.contains("Black played B1. Captured: 1 stone."), "{seen}");
    assert!(seen.contains("Prisoners: Black 1, White 0."), "{seen}");
}
