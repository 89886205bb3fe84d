//! Rules and komi over GTP.

use crate::{last, session};

#[test]
fn any_komi_is_taken_however_ridiculous() {
    for (text, komi) in [
        ("6.5", "6.5"),
        ("7.25", "7.25"),
        ("1e1", "10"),
        ("-3", "-3"),
        ("100000", "100000"),
        (".5", "0.5"),
        ("7.123456", "7.12"),
        ("1e30", "1000000000"),
    ] {
        assert_eq!(last(&format!("komi {text}\nget_komi\n")), format!("= {komi}"), "{text}");
    }
    for text in ["nan", "inf", "-inf", "1e999", "much", "7,5"] {
        let expected = format!("? syntax error: expected a komi, got {text:?}");
        assert_eq!(last(&format!("komi {text}\n")), expected, "{text}");
    }
}

#[test]
fn scores_keep_the_fractions_of_the_komi() {
    assert_eq!(last("boardsize 3\nkomi 9.25\nplay b B2\nfinal_score\n"), "= W+0.25");
    assert_eq!(last("boardsize 3\nkomi 9\nplay b B2\nfinal_score\n"), "= 0");
    assert_eq!(last("boardsize 3\nplay b B2\nkomi -1\nfinal_score\n"), "= B+10");
}

#[test]
fn rules_are_told_in_json() {
    let chinese = "= {\"friendlyPassOk\":true,\"hasButton\":false,\"ko\":\"POSITIONAL\",\"scoring\":\"AREA\",\
        \"suicide\":false,\"tax\":\"NONE\",\"whiteHandicapBonus\":\"N\",\"fixed\":1}";
    assert_eq!(last("kata-get-rules\n"), chinese);
    let told = last("kata-set-rules aga\nkata-get-rules\n");
    let again = last(&format!("kata-set-rules {}\nkata-get-rules\n", &told[2..]));
    assert_eq!(again, told);
    let japanese = last("kgs-rules japanese\nkata-get-rules\n");
    assert!(japanese.contains("\"scoring\":\"TERRITORY\""), "{japanese}");
}

#[test]
fn one_rule_is_set_alone() {
    let told = last("kata-set-rule ko SIMPLE\nkata-set-rule friendlyPassOk false\nkata-get-rules\n");
    assert!(told.contains("\"friendlyPassOk\":false") && told.contains("\"ko\":\"SIMPLE\""), "{told}");
    assert!(told.contains("\"whiteHandicapBonus\":\"N\""), "{told}");
    for line in ["kata-set-rule ko DOUBLE\n", "kata-set-rule komi 5\n", "kata-set-rule colour red\n"] {
        assert!(last(line).starts_with("? in the rules, "), "{line}");
    }
}

#[test]
fn rules_have_no_komi_over_gtp() {
    let why = "? the komi is none of these rules: set it with the command komi";
    assert_eq!(last("kata-set-rules koSIMPLEscoreAREAkomi5\n"), why);
    assert_eq!(last("kata-set-rules {\"ko\":\"SIMPLE\",\"komi\":5}\n"), why);
    assert_eq!(last("komi 3\nkata-set-rules japanese\nget_komi\n"), "= 3");
}

#[test]
fn rules_can_change_in_the_middle_of_a_game() {
    let suicide = "boardsize 3\nplay w A1\nplay b A2\nplay b B2\nplay b C1\n";
    assert_eq!(last(&format!("{suicide}play w B1\n")), "? illegal move: suicide");
    let changed = format!("{suicide}kata-set-rules tromp-taylor\nplay w B1\n");
    assert_eq!(last(&changed), "=");
    assert_eq!(last(&format!("{changed}{}", "undo\n".repeat(6))), "? cannot undo");
}

#[test]
fn without_friendly_passes_all_stones_that_stand_are_alive() {
    let game = "boardsize 5\nkomi 0\nplay b B3\nplay b C3\nplay b D3\nplay b C2\nplay b C4\nplay w E5\n\
        play b pass\nplay w pass\n";
    assert_eq!(last(&format!("{game}final_score\n")), "= B+25");
    assert_eq!(last(&format!("{game}final_status_list dead\n")), "= E5");
    let harsh = format!("{game}kata-set-rules tromp-taylor\n");
    assert_eq!(last(&format!("{harsh}final_score\n")), "= B+4");
    assert_eq!(last(&format!("{harsh}final_status_list dead\n")), "=");
}

#[test]
fn komi_and_rules_outlast_the_board() {
    let answers = session("komi 3.5\nkata-set-rules aga\nclear_board\nget_komi\nboardsize 9\nget_komi\n");
    assert_eq!(answers.matches("= 3.5").count(), 2, "{answers}");
    assert!(last("kata-set-rules aga\nboardsize 9\nclear_board\nkata-get-rules\n").contains("SITUATIONAL"));
}
