//! Texts with something wrong in them: told where, and read as far as it makes sense.

use go::sgf::{Limit, Problem, limit};

use super::{all, last_position, main_line, one, problems};

#[test]
fn illegal_moves_are_told_and_their_stones_are_put() {
    let text = "(;SZ[9];B[ee];W[ee]\n;B[aa];W[])";
    assert_eq!(problems(text), ["1:15: white cannot play E5: a black stone is there"]);
    let game = one(text);
    assert_eq!(main_line(&game), ["E5", "-", "A9", "pass"]);
    assert_eq!(game.write(), "(;SZ[9];B[ee];W[ee];B[aa];W[])\n");
    assert_eq!(last_position(&game).board().stone(go::Point::new(4, 4)), Some(game::Color::White));
}

#[test]
fn ko_and_suicide_are_told() {
    let ko = "(;SZ[5]AB[ba][ab][bc]AW[ca][bb][db][cc]PL[B]\n;B[cb];W[bb])";
    assert_eq!(problems(ko), ["2:8: white cannot play B4: the ko cannot be taken back at once"]);
    let suicide = "(;SZ[5]AB[ba][ab];W[aa];B[cc])";
    assert_eq!(problems(suicide), ["1:19: white cannot play A5: the stone would have no liberty"]);
    assert_eq!(main_line(&one(suicide)), ["-", "C3"]);
}

#[test]
fn repetitions_are_told_where_the_rules_forbid_them() {
    let ko = "AB[ba][ab][bc]AW[ca][bb][db][cc]PL[B];B[cb];W[];B[];W[bb]";
    let told = |rules: &str| problems(&format!("(;SZ[5]RU[{rules}]{ko})"));
    assert_eq!(told("Japanese"), Vec::<String>::new());
    assert_eq!(told("Chinese"), ["1:71: white cannot play B4: it repeats the position at the start"]);
}

#[test]
fn stones_without_a_liberty_are_left_off_the_board() {
    let text = "(;SZ[3]AB[aa]AW[ba][ab];B[cc];AB[ca]AW[cb]C[full])";
    assert_eq!(
        problems(text),
        ["1:11: the black stone on A3 has no liberty", "1:31: the black stone on C3 has no liberty"]
    );
    let game = one(text);
    assert_eq!(game.start().unwrap().board().stone(go::Point::new(0, 2)), None);
    assert_eq!(game.write(), format!("{text}\n"));
}

#[test]
fn points_off_the_board_are_told_and_kept() {
    let text = "(;SZ[9]AB[ss][aa];B[zz];W[a];PL[x])";
    assert_eq!(
        problems(text),
        [
            "1:11: the value \"ss\" of AB is not on the board",
            "1:21: the value \"zz\" of B is not on the board",
            "1:27: the value \"a\" of W is not on the board",
            "1:33: the value \"x\" of PL is not understood",
        ]
    );
    assert_eq!(one(text).write(), format!("{text}\n"));
}

#[test]
fn a_second_move_gets_a_node() {
    let text = "(;SZ[9];B[aa]W[bb]C[both];B[cc])";
    assert_eq!(problems(text), ["1:14: a node cannot have two moves"]);
    assert_eq!(main_line(&one(text)), ["A9", "B8", "C7"]);
    assert_eq!(one(text).write(), "(;SZ[9];B[aa]C[both];W[bb];B[cc])\n");
}

#[test]
fn other_games_are_told_and_kept() {
    let text = "(;GM[3]SZ[8]VW[x];B[e2e4])";
    assert_eq!(problems(text), ["1:6: the game is Chess, not Go"]);
    assert_eq!(one(text).write(), format!("{text}\n"));
    assert_eq!(problems("(;GM[99])"), ["1:6: the game is of kind 99, not Go"]);
}

#[test]
fn impossible_sizes_are_told_and_kept() {
    for size in ["53", "0", "19:60", "x"] {
        let text = format!("(;SZ[{size}];B[aa])");
        assert_eq!(problems(&text).len(), 1, "{text}");
        assert_eq!(one(&text).write(), format!("{text}\n"));
    }
}

#[test]
fn missing_signs_are_told_and_guessed() {
    let cases = [
        ("(SZ[9];B[aa])", "1:2: the node is not opened by ;", 1),
        (";SZ[9];B[aa])", "1:1: the game is not opened by (", 1),
        ("(;SZ[9];B[aa]", "1:14: the game is not closed by )", 1),
        ("(;SZ[9];B[aa;W[bb])", "1:10: the value of B is not closed by ]", 2),
        ("(;SZ[9];B[aa\nW[bb])", "1:10: the value of B is not closed by ]", 2),
        ("(;SZ[9];B[aa]C[abc", "1:15: the value of C is not closed by ]", 1),
        ("(;SZ[9];B[aa](;W[bb]);W[cc])", "1:22: a node cannot stand behind variations", 2),
        ("(;SZ[9];B[aa]!!;W[bb])", "1:14: unexpected \"!\"", 2),
        ("(;SZ[9];B[aa]C;W[bb])", "1:14: the property C has no value", 2),
        ("(;SZ[9];b[aa])", "1:9: expected the name of a property in capitals, got \"b\"", 1),
        ("(;SZ[9];B[aa]))", "1:15: unexpected \")\"", 1),
    ];
    for (text, problem, moves) in cases {
        assert_eq!(problems(text).first().map(String::as_str), Some(problem), "{text}");
        assert_eq!(main_line(&one(text)).len(), moves, "{text}");
        assert_eq!(main_line(&one(text))[0], "A9", "{text}");
    }
}

#[test]
fn a_bracket_that_nobody_escaped_stays_in_its_value() {
    let text = "(;SZ[9]US[me\\\\ [3d]]PB[x];B[aa])";
    assert_eq!(problems(text), ["1:20: unexpected \"]\""]);
    let game = one(text);
    assert_eq!(game.text("US").as_deref(), Some("me\\ [3d]"));
    assert_eq!(game.write(), "(;SZ[9]US[me\\\\ [3d\\]]PB[x];B[aa])\n");
}

#[test]
fn a_game_that_is_not_closed_ends_where_the_next_begins() {
    let games = all(b"(;GM[1];B[aa](;W[bb]\n(;FF[4]GM[1];B[cc])");
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].problems[0].to_string(), "2:1: the game is not closed by )");
    assert_eq!((games[1].spot.line, games[1].spot.column), (2, 1));
    assert!(games[1].problems.is_empty());
}

#[test]
fn a_variation_without_a_node_is_told() {
    assert_eq!(problems("(;SZ[9];B[aa]()(;W[bb]))"), ["1:14: a variation needs a node"]);
    assert_eq!(one("(;SZ[9];B[aa]( )(;W[bb]))").write(), "(;SZ[9];B[aa];W[bb])\n");
}

#[test]
fn properties_with_wrong_names_stay_apart() {
    let text = "(;SZ[9]_X[1]X_[2]X[3]x-y[4][5];B[aa])";
    assert_eq!(
        problems(text),
        [
            "1:8: expected the name of a property in capitals, got \"_X\"",
            "1:13: expected the name of a property in capitals, got \"X_\"",
            "1:22: expected the name of a property in capitals, got \"x-y\"",
        ]
    );
    assert_eq!(one(text).write(), format!("{text}\n"));
    let text = "(;SZ[9]GN[a] PB = [b];B[aa])";
    assert_eq!(problems(text), ["1:17: unexpected \"=\""]);
    assert_eq!(one(text).write(), "(;SZ[9]GN[a]PB[b];B[aa])\n");
}

#[test]
fn a_text_without_a_game_is_told() {
    assert_eq!(problems("hello (world)"), ["1:1: expected a game like (;GM[1]), found none"]);
    assert_eq!(problems(" \n"), ["1:1: expected a game like (;GM[1]), found none"]);
    assert_eq!(problems(""), ["1:1: expected a game like (;GM[1]), found none"]);
}

#[test]
fn columns_count_characters_in_any_charset() {
    let bytes = b"(;CA[Shift_JIS]C[\x8a\x5d\x8a\x5d];B[zz])";
    let game = &all(bytes)[0];
    assert_eq!(game.problems[0].to_string(), "1:24: the value \"zz\" of B is not on the board");
}

#[test]
fn a_bomb_of_brackets_is_refused_and_the_next_game_is_read() {
    let bomb = format!("{}{}\n(;GM[1];B[aa])", "(;B[aa]".repeat(100_000), ")".repeat(100_000));
    let games = all(bomb.as_bytes());
    assert_eq!(games.len(), 2);
    let told = games[0].problems.last().unwrap().to_string();
    assert!(told.ends_with("variations are nested deeper than 10000 levels"), "{told}");
    assert_eq!(main_line(&games[1]), ["A19"]);
}

#[test]
fn a_too_long_value_is_refused_and_the_next_game_is_read() {
    let text = format!("(;C[{}];B[aa])(;GM[1];B[bb])", "x".repeat(limit::VALUE + 1));
    let games = all(text.as_bytes());
    assert_eq!(games[0].problems.len(), 1);
    assert_eq!(main_line(&games[1]), ["B18"]);
}

#[test]
fn endless_lines_are_read_and_not_checked_behind_a_limit() {
    for (node, nodes) in [(";C[x]", limit::LINE + 100), (";B[aa]", 20_000), (";AB[bb]", 20_000)] {
        let text = format!("(;SZ[25]RU[Chinese]{})", node.repeat(nodes));
        let game = one(&text);
        let told = game.problems.iter().any(|error| matches!(error.problem, Problem::Limit(_)));
        assert!(told, "{node}");
        assert_eq!(main_line(&game).len(), nodes, "{node}");
        assert_eq!(game.write().replace('\n', ""), text);
    }
}

#[test]
fn compressed_lists_cost_no_more_than_their_text() {
    let list = "[aa:rs]".repeat(50_000);
    let begin = std::time::Instant::now();
    let game = one(&format!("(;SZ[19]AB{list};AE{list};AW{list}TR{list})"));
    assert_eq!(last_position(&game).board().stone(go::Point::new(0, 0)), Some(game::Color::White));
    assert!(begin.elapsed() < std::time::Duration::from_secs(2), "{:?}", begin.elapsed());
}

#[test]
fn compressed_lists_cannot_fill_the_memory() {
    let text = format!("(;SZ[52]{})", ";AB[aa:ZZ]AE[aa:ZZ]".repeat(10_000));
    let game = &all(text.as_bytes())[0];
    let told = game.problems[0].problem.to_string();
    assert!(told.contains("more than"), "{told}");
}

#[test]
fn not_every_problem_of_a_hopeless_game_is_told() {
    let text = format!("(;SZ[9]{})", ";B[zz]".repeat(1000));
    assert_eq!(problems(&text).len(), limit::PROBLEMS + 1);
}

#[test]
fn a_value_takes_in_as_many_brackets_as_it_opens() {
    let text = "(;SZ[9]US[a[b[c]]]]];B[aa])";
    assert_eq!(
        problems(text),
        ["1:17: unexpected \"]\"", "1:18: unexpected \"]\"", "1:19: unexpected \"]\""]
    );
    assert_eq!(one(text).text("US").as_deref(), Some("a[b[c]]"));
    let begin = std::time::Instant::now();
    let bomb = format!("(;C[{}[{};B[aa])", "x".repeat(limit::VALUE - 2), "]".repeat(8_000_000));
    assert_eq!(main_line(&one(&bomb)), ["A19"]);
    let long = format!("(;C[{}{})", "[".repeat(limit::VALUE - 2), "]".repeat(limit::VALUE));
    assert!(one(&long).problems.iter().any(|error| error.problem == Problem::Limit(Limit::Value)));
    assert!(begin.elapsed() < std::time::Duration::from_secs(5), "{:?}", begin.elapsed());
}

#[test]
fn endless_lists_of_values_are_refused() {
    for value in ["[]", "[x]  ", "\n[]"] {
        let text = format!("(;SZ[9]TR{})", value.repeat(limit::VALUES + 1));
        let last = one(&text).problems.pop().unwrap();
        assert_eq!(last.problem, Problem::Limit(Limit::Values));
    }
    let long = format!("(;C{})", format!("[{}]", "x".repeat(limit::VALUE / 2)).repeat(40));
    assert_eq!(one(&long).problems.pop().unwrap().problem, Problem::Limit(Limit::Game));
}
