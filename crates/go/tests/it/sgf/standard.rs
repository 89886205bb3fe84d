//! What only the standard forbids: told on a thorough reading, and always kept.

use go::sgf::{self, Record};

use super::problems;

/// The only game of a text with all that is wrong by the standard.
fn thorough(text: &str) -> Record {
    let mut games: Vec<Record> = sgf::records(text.as_bytes()).thorough().filter_map(Result::ok).collect();
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

fn told(text: &str) -> Vec<String> {
    thorough(text).problems.iter().map(ToString::to_string).collect()
}

/// Asserts that one thing is wrong with a text, that nothing is lost, and that the
/// usual reading does not care.
#[track_caller]
fn assert_told(text: &str, problem: &str) {
    assert_eq!(told(text), [problem], "{text}");
    assert_eq!(thorough(text).write(), format!("{text}\n"));
    assert_eq!(problems(text), Vec::<String>::new(), "{text}");
}

#[test]
fn good_files_stay_good() {
    for text in [
        "(;GM[1]FF[4]CA[UTF-8]AP[x:1]ST[2]SZ[19]KM[6.5]HA[0]DT[2026-01-30,31]RE[W+3.75]RU[Japanese]TM[1800]OT[5x30 byo-yomi])",
        "(;GM[1]SZ[9]RE[]DT[]KM[]HA[]RU[];AB[];B[aa]BL[33.5]OB[3]TE[1]N[x]V[-3.25]MN[3]KO[])",
        "(;GM[1]SZ[9];B[aa]CR[aa:bb]SQ[cc]LB[aa:1][bb:]AR[aa:bb][aa:cc]LN[aa:bb]TB[aa:bb][dd]TW[cc]DD[]VW[]FG[]PM[1])",
        "(;GM[1]SZ[9];B[aa](;PB[one]RE[B+R];W[bb])(;PB[two];W[cc]))",
        "(;GM[3]SZ[8]GB[7];B[e2e4]CR[zz]CR[zz])",
    ] {
        let game = thorough(text);
        let others = game.problems.iter().filter(|error| !error.to_string().contains("Chess"));
        assert_eq!(others.collect::<Vec<_>>(), Vec::<&sgf::SgfError>::new(), "{text}");
    }
}

#[test]
fn markup_off_the_board_or_in_another_form_is_told() {
    for (markup, problem) in [
        ("CR[zz]", "the value \"zz\" of CR is not on the board"),
        ("TB[aa:zz]", "the value \"aa:zz\" of TB is not on the board"),
        ("VW[a]", "the value \"a\" of VW is not on the board"),
        ("LB[aa]", "expected a point and its text like aa:text as the value of LB, got \"aa\""),
        ("LB[zz:1]", "the value \"zz:1\" of LB is not on the board"),
        ("AR[aa]", "expected two points like aa:bb as the value of AR, got \"aa\""),
        ("LN[aa:aa]", "expected two points like aa:bb as the value of LN, got \"aa:aa\""),
        ("LN[aa:zz]", "the value \"aa:zz\" of LN is not on the board"),
    ] {
        assert_told(&format!("(;SZ[9];B[ee]{markup})"), &format!("1:17: {problem}"));
    }
}

#[test]
fn values_of_another_kind_are_told() {
    for (property, problem) in [
        ("GB[7]", "expected 1 or 2 as the value of GB, got \"7\""),
        ("TE[]", "expected 1 or 2 as the value of TE, got \"\""),
        ("BL[abc]", "expected a number like 6.5 as the value of BL, got \"abc\""),
        ("OB[1.5]", "expected a whole number as the value of OB, got \"1.5\""),
        ("PM[3]", "expected a number from 0 to 2 as the value of PM, got \"3\""),
        ("DO[1]", "expected an empty value of DO, got \"1\""),
        ("FG[x]", "expected a number and a title like 0:title as the value of FG, got \"x\""),
    ] {
        assert_told(&format!("(;SZ[9];B[ee]{property})"), &format!("1:17: {problem}"));
    }
    assert_told("(;SZ[9];V[abc])", "1:11: expected a number like 6.5 as the value of V, got \"abc\"");
}

#[test]
fn what_the_root_says_in_another_form_is_told() {
    let result = "expected a result like B+3.5, W+R, 0 or Void as the value of RE, got";
    for (property, problem) in [
        ("FF[x]", "expected a number from 1 to 4 as the value of FF, got \"x\"".to_owned()),
        ("FF[5]", "expected a number from 1 to 4 as the value of FF, got \"5\"".to_owned()),
        ("ST[9]", "expected a number from 0 to 3 as the value of ST, got \"9\"".to_owned()),
        ("DT[foo]", "expected a date like 2026-01-31 as the value of DT, got \"foo\"".to_owned()),
        ("RE[Black wins]", format!("{result} \"Black wins\"")),
        ("RE[B+3,5]", format!("{result} \"B+3,5\"")),
        ("KM[6,5]", "expected a number like 6.5 as the value of KM, got \"6,5\"".to_owned()),
        ("TM[long]", "expected a number like 6.5 as the value of TM, got \"long\"".to_owned()),
        ("RU[my own]", "the rules \"my own\" are not known".to_owned()),
    ] {
        assert_told(&format!("(;{property};B[ee])"), &format!("1:6: {problem}"));
    }
    assert_told("(;GM[1][2];B[ee])", "1:9: the property GM can have one value only");
    assert_eq!(told("(;HA[x];B[ee])"), ["1:6: the value \"x\" of HA is not understood"]);
}

#[test]
fn what_is_sound_and_only_not_understood_is_a_warning() {
    let warns = |text: &str| {
        thorough(text).problems.iter().map(|error| error.problem.is_warning()).collect::<Vec<_>>()
    };
    assert_eq!(warns("(;RU[my own]DT[long ago]GB[3])"), [true, true, false]);
}

#[test]
fn what_stands_twice_in_a_node_is_told() {
    assert_told("(;SZ[9];B[ee]C[one]C[two])", "1:20: the property C stands twice in its node");
    assert_told("(;SZ[9]AB[aa:cc]AW[cc])", "1:20: the point cc of AW is in AB of the same node already");
    assert_told("(;SZ[9]AB[aa][bb][aa])", "1:19: the point aa of AB is in AB of the same node already");
    assert_told(
        "(;SZ[9];B[ee]TR[aa]MA[bb][aa])",
        "1:27: the point aa of MA is in TR of the same node already",
    );
    assert_told("(;SZ[9];B[ee]LB[aa:1][aa:2])", "1:23: the point aa of LB is in LB of the same node already");
    assert_eq!(told("(;SZ[9];B[ee]B[aa])"), ["1:14: a node cannot have two moves"]);
}

#[test]
fn a_move_and_a_set_up_in_one_node_are_told() {
    assert_told("(;SZ[9];AB[aa]B[ee])", "1:9: a node with a move cannot set up anything, as AB does");
    assert_told("(;SZ[9];B[ee]PL[B])", "1:14: a node with a move cannot set up anything, as PL does");
}

#[test]
fn properties_in_nodes_that_cannot_have_them_are_told() {
    assert_told("(;GM[1];SZ[9];B[ee])", "1:9: the property SZ can stand in the root only");
    assert_told(
        "(;PB[x];B[ee];KM[6.5]PW[y])",
        "1:15: KM tells about the game, as a node before this one does already",
    );
    assert_told(
        "(;GM[1];B[ee];KM[6.5];W[aa];DT[2026])",
        "1:29: DT tells about the game, as a node before this one does already",
    );
}

#[test]
fn a_hopeless_file_is_checked_in_little_time_and_memory() {
    let begin = std::time::Instant::now();
    for text in [
        format!("(;SZ[52]TR{})", "[aa:ZZ]".repeat(100_000)),
        format!("(;SZ[52]CR{})", "[!]".repeat(100_000)),
        format!("(;SZ[9]{})", "X[1]".repeat(100_000)),
        format!("(;SZ[9]{})", ";GB[7]".repeat(100_000)),
    ] {
        assert_eq!(told(&text).len(), sgf::limit::PROBLEMS + 1 + usize::from(text.contains(";GB")));
    }
    assert!(begin.elapsed() < std::time::Duration::from_secs(5), "{:?}", begin.elapsed());
}
