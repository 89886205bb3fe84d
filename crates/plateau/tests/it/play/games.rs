//! Whole games of every kind, in both languages.

use super::home::{Home, assert_said};

#[test]
fn chess_is_played_to_its_end() {
    let home = Home::new("mate");
    assert_said(
        &home.plays(&[], "f3\ne5\ng4\nQh4\n"),
        &["White to move", "White played f3.", "Black played Qh4#.", "Black wins: checkmate.", "Play again?"],
    );
    assert_said(
        &home.plays(&["--lang", "fr"], "e4\ne5\nDh5\nCc6\nFc4\nCf6\nDxf7\n"),
        &[
            "Aux Blancs de jouer",
            "Les Blancs ont joué Dxf7#. Pris : pion.",
            "Les Blancs gagnent : échec et mat.",
        ],
    );
}

#[test]
fn the_environment_or_a_flag_decides_the_language() {
    let home = Home::new("language");
    let french = home.command(&[]).env("LANG", "fr_FR.UTF-8").stdin(std::process::Stdio::null()).output();
    assert_said(&String::from_utf8(french.unwrap().stdout).unwrap(), &["Aux Blancs de jouer (Blancs)."]);
    let mut english = home.command(&["--lang", "en"]);
    let english = english.env("LANG", "fr_FR.UTF-8").stdin(std::process::Stdio::null()).output();
    assert_said(&String::from_utf8(english.unwrap().stdout).unwrap(), &["White to move (White)."]);
}

#[test]
fn chess960_is_played_to_its_end() {
    let home = Home::new("chess960");
    let start = "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1";
    let text = home.plays(&["--variant", "chess960", "--fen", start], "Ng3\nNg6\nO-O\nO-O\nresign\n");
    assert_said(&text, &["White played O-O.", "Black played O-O.", "Black wins: White resigned."]);
    let text = home.plays(&["--variant", "chess960", "--lang", "fr"], "abandonner\n");
    assert_said(&text, &["Les Noirs gagnent : les Blancs abandonnent."]);
}

#[test]
fn alice_chess_is_played_on_two_boards_and_on_three() {
    let home = Home::new("alice");
    let text = home.plays(&["--variant", "alice"], "e4\nd5\nBe2\ndxe4\nBb5\n");
    assert_said(&text, &["Board A", "Board B", "White played e4/B.", "White played Be2/B."]);
    let text = home
        .plays(&["--variant", "alice", "--boards", "3", "--lang", "fr"], "e2A-e4B\ng8\nf6B\nabandonner\n");
    assert_said(&text, &["Plateau C", "joué e4/B.", "De g8 à : f6B h6B", "joué Cf6/B.", "Les Noirs gagnent"]);
}

#[test]
fn a_variant_of_ones_own_is_played() {
    let home = Home::new("own");
    home.write("own.ini", "[dash:chess]\nflagPiece = k\nflagRegionWhite = *2\nflagRegionBlack = *7\n");
    let flags = ["--variants", "own.ini", "--variant", "dash"];
    assert_said(
        &home.plays(&flags, "e3\ne6\nKe2\n"),
        &["White played Ke2#.", "White wins: the goal is reached."],
    );
    let french = [&flags[..], &["--lang", "fr"]].concat();
    assert_said(&home.plays(&french, "e3\ne6\nRe2\n"), &["joué Re2#.", "Les Blancs gagnent"]);
}

#[test]
fn one_passes_where_the_rules_let_one() {
    let home = Home::new("passing");
    assert_said(&home.plays(&["--variant", "janggi"], "passer\n"), &["White passed.", "Black to move"]);
    assert_said(&home.plays(&["--lang", "fr"], "passer\npass\n"), &["on ne passe pas", "on ne passe pas"]);
    assert_said(&home.plays(&["--game", "draughts"], "pass\n"), &["In this game one has to move."]);
}

#[test]
fn crazyhouse_is_played_with_drops() {
    let home = Home::new("crazyhouse");
    let moves = "e4\nd5\nexd5\nQxd5\nNc3\nQa5\nP@e6\nBxe6\nresign\n";
    let text = home.plays(&["--variant", "crazyhouse"], moves);
    assert_said(&text, &["White in hand: [P]", "White played P@e6.", "Black wins: White resigned."]);
    let text = home.plays(
        &["--variant", "crazyhouse", "--lang", "fr"],
        "e4\nd5\nexd5\nCf6\nCc3\nCxd5\nCxd5\nDxd5\nC@c3\nabandonner\n",
    );
    assert_said(&text, &["En main, Blancs : [", "joué C@c3.", "Les Blancs gagnent"]);
}

#[test]
fn draughts_is_played_to_its_end() {
    let home = Home::new("draughts");
    let text = home.plays(&["--game", "draughts"], "11\n15\n22-18\n15x22\n1\n21\n21-17\nundo\nresign\n");
    assert_said(
        &text,
        &[
            "From 11 to: 15 16",
            "Black played 11-15.",
            "Black played 15x22. Captured: man.",
            "The piece on 1 is your opponent's.",
            "Whoever can capture must: 25x18, 26x17.",
            "Whoever can capture must: 25x18, 26x17.",
            "White played 22-18.",
            "White wins: Black resigned.",
        ],
    );
    let text = home.plays(&["--game", "draughts", "--fen", "B:W18:B14,1", "--lang", "fr"], "1-5\nquitter\n");
    assert_said(&text, &["Qui peut prendre doit prendre : 14x23."]);
    let text = home.plays(&["--game", "draughts", "--fen", "B:W18:B14", "--lang", "fr"], "14\n23\n");
    assert_said(
        &text,
        &["De 14 à : 23", "joué 14x23. Pris : pion.", "Les Noirs gagnent : il ne reste aucun coup."],
    );
}

#[test]
fn go_is_played_to_its_count() {
    let home = Home::new("go");
    let flags = ["--game", "go", "--size", "9", "--rules", "chinese"];
    let text = home.plays(&flags, "E5\nA1\nA1\nZ9\npass\npass\ndead A1\naccept\nno\n");
    assert_said(
        &text,
        &[
            "Black played E5.",
            "There is a white stone on A1.",
            "Z9 is not on a board of 9x9.",
            "Black passed.",
            "Counting:",
            "Taken for dead: A1.",
            "Black wins: B+73.5.",
        ],
    );
    let french = [&flags[..], &["--lang", "fr", "--handicap", "2"]].concat();
    let text = home.plays(&french, "passer\npasser\ncontinuer\nD4\npasser\npasser\nmortes D4\naccepter\n");
    assert_said(
        &text,
        &["Les Blancs ont passé.", "Décompte", "Les Blancs ont joué D4.", "Les Noirs gagnent"],
    );
}

#[test]
fn draws_are_offered_and_claimed_at_one_keyboard() {
    let home = Home::new("draw");
    assert_said(
        &home.plays(&[], "e4\ndraw\nn\nno\ndraw\nd5\ndraw\ny\nno\n"),
        &[
            "Black offers a draw: yes or no?",
            "Black played d5.",
            "White offers a draw",
            "Draw: by agreement.",
        ],
    );
    assert_said(
        &home.plays(&["--lang", "fr"], "nulle\no\n"),
        &["proposent nulle", "Partie nulle : par accord."],
    );
    home.set("[play]\ndraws = \"claimed\"\n");
    let shuffle = "Cf3\nCf6\nCg1\nCg8\n".repeat(2);
    let text =
        home.plays(&["--lang", "fr"], &format!("réclamer\n{}réclamer Cg8\n", &shuffle[..shuffle.len() - 4]));
    assert_said(&text, &["Il n’y a pas de nulle", "Partie nulle : "]);
}

#[test]
fn another_game_follows_with_the_same_or_other_colours() {
    let home = Home::new("again");
    let flags = ["--white", "human:Ann", "--black", "human:Bob"];
    let text = home.plays(&flags, "resign\nyes\nresign\nswap\nresign\nno\n");
    assert_said(
        &text,
        &[
            "(Ann)",
            "Black wins",
            "Play again?",
            "to move (Ann)",
            "Black wins",
            "to move (Bob)",
            "Black wins",
            "Goodbye.",
        ],
    );
}

#[test]
fn moves_are_taken_back_and_made_again() {
    let home = Home::new("undo");
    let text = home
        .plays(&[], "e4\ne5\nannuler\nhistory\nrefaire\nhistory\nundo\nc5\npgn\nundo\nundo\nundo\nredo\n");
    assert_said(&text, &["1. e4\n", "1. e4 e5\n", "1. e4 c5 (1... e5)", "There is nothing to take back."]);
    home.set("[play]\ntake-backs = false\n");
    assert_said(&home.plays(&[], "e4\nundo\n"), &["Moves may not be taken back in this game."]);
}
