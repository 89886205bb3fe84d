//! Whatever is typed wrongly is explained, and one tries again.

use super::home::{Home, assert_said};

#[test]
fn wrong_input_is_explained_and_one_tries_again() {
    let home = Home::new("wrong");
    let text = home.plays(&[], "e3e4\ne7\na1\nxyzzy\nundoo\ne2\nx9\ne2e5\ne9\ne2\ne5\ne4\nundo\nquit\n");
    assert_said(
        &text,
        &[
            "There is no piece on e3.",
            "The piece on e7 is your opponent's.",
            "The rook on a1 cannot move.",
            "xyzzy is no move.",
            "did you mean undo?",
            "From e2 to: e3 e4",
            "x9 is no move.",
            "The pawn on e2 does not go to e5.",
            "e9 is no move.",
            "From e2 to: e3 e4",
            "The pawn on e2 does not go to e5.",
            "White played e4.",
            "The game is kept. Goodbye.",
        ],
    );
}

#[test]
fn a_pawn_that_may_not_leave_its_king_is_told_so() {
    let home = Home::new("pinned");
    let text = home.plays(&["--fen", "4r2k/8/8/8/8/8/P7/4K3 w - - 0 1"], "a3\n");
    assert_said(&text, &["a3 leaves the king in check."]);
}

#[test]
fn the_rules_say_why_a_move_is_not_legal() {
    let home = Home::new("rules");
    let says = |fen: &str, lines: &str| home.plays(&["--fen", fen], lines);
    assert_said(
        &says("4r3/6k1/8/8/8/8/4B3/4K2R w K - 0 1", "Bd3\nO-O-O\nKf3\npass\nclaim\nyes\n"),
        &[
            "Bd3 leaves the king in check.",
            "Castling",
            "No king can reach f3.",
            "one has to move",
            "no draw to claim",
            "nothing to answer",
        ],
    );
    assert_said(
        &says("4k3/8/8/8/8/2N3N1/8/4K3 w - - 0 1", "Ne4\nNce2\n"),
        &["can mean several moves", "White played Nce2."],
    );
}

#[test]
fn two_steps_can_go_back_and_change_their_mind() {
    let home = Home::new("two-steps");
    let text = home.plays(&[], "e2\n\ne2\nd2\nd4\ng8\nhistory\nf6\n");
    assert_said(
        &text,
        &[
            "From e2 to: e3 e4 (nothing goes back)",
            "Choose another move.",
            "From e2 to:",
            "From d2 to: d3 d4",
            "White played d4.",
            "From g8 to: f6 h6",
            "1. d4",
            "Black played f6.",
        ],
    );
}

#[test]
fn promotions_are_asked_for_and_nothing_means_a_queen() {
    let home = Home::new("promotion");
    let fen = "8/P6k/8/8/8/8/8/4K3 w - - 0 1";
    for (language, typed, played) in [
        ("en", "a7a8\nn\n", "White played a8=N."),
        ("en", "a8\n\n", "White played a8=Q."),
        ("en", "a7\na8\nr\n", "White played a8=R."),
        ("en", "a7a8\n=B\n", "White played a8=B."),
        ("en", "a7a8\nx\na8=R\n", "White played a8=R."),
        ("fr", "a8\nd\n", "Les Blancs ont joué a8=D."),
        ("fr", "a7\na8\nT\n", "Les Blancs ont joué a8=T."),
        ("fr", "a7a8\nn\n", "Les Blancs ont joué a8=C."),
        ("fr", "a8\n\n", "Les Blancs ont joué a8=D."),
    ] {
        let text = home.plays(&["--fen", fen, "--lang", language], typed);
        let question = if language == "en" { "become? Q R B N" } else { "pion ? D T F C" };
        assert_said(&text, &[question, played]);
    }
    for typed in ["a8D", "a8=D", "a8=d", "a7a8d", "a8d", "a8Q", "a7a8q"] {
        assert_said(&home.plays(&["--fen", fen, "--lang", "fr"], &format!("{typed}\n")), &["joué a8=D."]);
    }
}

#[test]
fn french_letters_come_first_and_english_ones_are_read_where_they_mean_nothing() {
    let home = Home::new("letters");
    // The king and a rook both reach e5; in French, R is the king.
    let fen = "7k/8/8/3Kp3/8/8/8/4R3 w - - 0 1";
    let plays = |typed: &str| home.plays(&["--fen", fen, "--lang", "fr"], &format!("{typed}\n"));
    assert_said(&plays("Rxe5"), &["joué Rxe5. Pris : pion."]);
    assert_said(&plays("Txe5"), &["joué Txe5."]);
    assert_said(&plays("Kxe5"), &["joué Rxe5."]);
    assert_said(&plays("Ra1"), &["joué Ta1."]);
    assert_said(&plays("txe5"), &["joué Txe5."]);
    let text = home.plays(&["--lang", "fr"], "Cf3\nNf6\ng3\nb6\nFg2\nFb7\no-o\n0-0\nhistorique\n");
    assert_said(&text, &["joué O-O.", "1. Cf3 Cf6 2. g3 b6 3. Fg2 Fb7 4. O-O"]);
}

#[test]
fn moves_are_read_however_they_are_typed() {
    let home = Home::new("forms");
    for typed in
        ["e4", "e2e4", "e2-e4", "e2 e4", "E2E4", "1. e4", "1.e4", "e4!", "Pe4", " e4 ", "e2\ne4", "E2\nE4"]
    {
        assert_said(&home.plays(&[], &format!("{typed}\n")), &["White played e4."]);
    }
    for typed in ["Nf3", "nf3", "Ng1f3", "Ng1-f3", "g1f3"] {
        assert_said(&home.plays(&[], &format!("{typed}\n")), &["White played Nf3."]);
    }
    let castling = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    for typed in ["O-O", "0-0", "o-o", "e1g1", "e1\ng1"] {
        assert_said(&home.plays(&["--fen", castling], &format!("{typed}\n")), &["White played O-O."]);
    }
    let fen = "4k3/8/8/8/8/2N3N1/8/4K3 w - - 0 1";
    let text = home.plays(&["--fen", fen, "--lang", "fr"], "Ce4\nrd3\n");
    assert_said(&text, &["Ce4 peut désigner plusieurs coups.", "Aucun roi ne peut atteindre d3."]);
}

#[test]
fn letters_of_other_pieces_stay_as_they_are() {
    let home = Home::new("other-letters");
    // In Capablanca chess C is the chancellor.
    let text = home.plays(&["--variant", "capablanca", "--lang", "fr"], "Nc3\nNc6\ncoups\n");
    assert_said(&text, &["joué Nc3.", "joué Nc6."]);
}

#[test]
fn what_is_no_text_does_no_harm() {
    let home = Home::new("bytes");
    let long = [b"\xff\xfe\n\0\0e4\n\x1b[2J\n".to_vec(), vec![b'x'; 200_000], b"\ne4\r\n".to_vec()].concat();
    let text = home.plays_bytes(&[], &long);
    assert_said(&text, &["is no move", "is no move", "is no move", "too long", "White played e4."]);
    assert!(!text.contains(['\u{1b}', '\0']));
    let text = home.plays(&[], &"e5\n".repeat(3_000));
    assert_eq!(text.matches("There is no piece on e5.").count(), 3_000);
}

#[test]
fn flags_that_make_no_sense_are_refused_in_one_line() {
    let home = Home::new("bad-flags");
    for (flags, why) in [
        (&["--white", "ai:10"][..], "0 to 9"),
        (&["--black", "robot"], "human, human:NAME, ai:LEVEL or engine:NAME"),
        (&["--black", "engine:nobody"], "nobody"),
        (&["--clock", "soon"], "soon"),
        (&["--load", "missing.pgn"], "missing.pgn"),
        (&["--fen", "nonsense"], "ranks"),
        (&["--game", "go", "--size", "99"], "99"),
        (&["--variant", "nosuch"], "nosuch"),
    ] {
        let output = home.command(flags).stdin(std::process::Stdio::null()).output().unwrap();
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{flags:?}: {errors}");
        assert!(errors.lines().count() == 1 && errors.contains(why), "{flags:?}: {errors}");
    }
}
