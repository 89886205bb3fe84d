//! Tables of problems with known answers.

use std::{fs, io};

use game::Color;
use players::solve::{
    Answer, Effort, KoMaster, Stop, Verdict, solve,
    table::{self, Difference, Row},
};

use super::data;

const HEAD: &str = "id\ttarget\tto_move\tverdict\tko_winner_without_threats\tko_threats_other_side_needs\t\
    first_moves\ttwo_eye_moves\tnote\tbaseline_nodes\trows";
const ROWS: &str = "-------/-BBBBB-/-BNNNB-/-BN__B-/-BNNNB-/-BBBBB-/-------";
const THREE: &str = "three\t2,2\tblack\talive\t\t\t4,3\t4,3\t\t5\t---------/-BBBBBBB-/-BNNNNNB-/-BN___NB-/-BNNNNNB-/-BBBBBBB-";

fn nothing(_: &str) -> io::Result<String> {
    Err(io::ErrorKind::NotFound.into())
}

fn rows(lines: &[&str]) -> Vec<Row> {
    table::read(&format!("{HEAD}\n{}\n", lines.join("\n")), None, nothing).unwrap()
}

fn answer(row: &Row) -> Answer {
    let effort = Effort { megabytes: 4, ..Effort::default() };
    solve(row.question.clone(), &effort, &Stop::default(), |_| ()).answers.remove(0).answer
}

#[test]
fn all_tables_of_the_data_are_read() {
    for (name, count, knows_ko) in
        [("manifest", 236, true), ("gotools", 495, true), ("open-region", 105, false)]
    {
        let text = fs::read_to_string(data().join(format!("{name}.tsv"))).unwrap();
        let rows = table::read(&text, None, |file| fs::read_to_string(data().join(file))).unwrap();
        assert_eq!(rows.len(), count, "{name}");
        for row in &rows {
            let master = row.question.problem().ko_master();
            assert_eq!(master, (!knows_ko).then_some(KoMaster::Attacker), "{}", row.id);
            assert_eq!(row.expected.first_moves.is_some(), knows_ko, "{}", row.id);
        }
        let incomplete = rows.iter().filter(|row| !row.expected.is_complete).count();
        assert_eq!(incomplete, if name == "gotools" { 60 } else { 0 }, "{name}");
    }
}

#[test]
fn an_answer_is_compared_in_every_part() {
    let row = &rows(&[THREE])[0];
    assert_eq!((row.id.as_str(), row.line, row.baseline), ("three", 2, Some(5)));
    assert_eq!(row.question.turns(), [Color::Black]);
    let found = answer(row);
    assert_eq!(row.expected.differences(&found), []);
    let changed = |cells: &str| rows(&[&THREE.replacen("alive\t\t\t4,3\t4,3\t", cells, 1)]).remove(0);
    let words = |cells: &str| -> Vec<&str> {
        let row = changed(cells);
        row.expected.differences(&found).iter().map(Difference::word).collect()
    };
    assert_eq!(words("dead\t\t\t4,3\t4,3\t"), ["verdict"]);
    assert_eq!(words("ko\tdead\t1\t4,3\t4,3\t"), ["verdict"]);
    assert_eq!(words("alive\t\t\t4,3 3,3\t4,3\t"), ["first_moves"]);
    assert_eq!(words("alive\t\t\t\t4,3\t"), ["first_moves"]);
    assert_eq!(words("alive\t\t\t4,3\t4,3 3,3\t"), ["two_eye_moves"]);
    // Where the table has not looked at all of them, ours may be more.
    assert_eq!(words("alive\t\t\t\t\tothers not examined"), [""; 0]);
    assert_eq!(words("alive\t\t\t3,3\t\tothers not examined"), ["first_moves"]);
    let unknown = Answer { verdict: Verdict::Unknown, ..found.clone() };
    assert_eq!(row.expected.differences(&unknown), [Difference::Undecided]);
}

#[test]
fn small_problems_come_out_as_the_table_has_them() {
    let text = fs::read_to_string(data().join("manifest.tsv")).unwrap();
    let first: Vec<&str> = text.lines().take(41).collect();
    let rows = table::read(&first.join("\n"), None, |file| fs::read_to_string(data().join(file))).unwrap();
    for row in &rows {
        assert_eq!(row.expected.differences(&answer(row)), [], "{}", row.id);
    }
}

#[test]
fn what_is_wrong_with_a_table_is_said_in_one_sentence() {
    let said = |text: &str| table::read(text, None, nothing).unwrap_err().to_string();
    let row = |line: &str| said(&format!("{HEAD}\n{line}"));
    let bad = |from: &str, to: &str| row(&THREE.replacen(from, to, 1));
    for (said, why) in [
        (said(""), "its first line names its columns"),
        (said("id\ttarget\tto_move\trows"), "has no column verdict"),
        (said("id\ttarget\tto_move\tverdict"), "has no column rows"),
        (said(HEAD), "has no problem"),
        (row("three\t2,2"), "line 2 has 2 columns instead of 11"),
        (bad("2,2", "2;2"), "line 2: \"2\" means nothing in the column target"),
        (bad("2,2", "2,200"), "line 2: \"2,200\" means nothing in the column target"),
        (bad("2,2", "3,3"), "line 2: the target D3 is empty"),
        (bad("2,2", "1,1"), "line 2: the target B5 lies outside the region"),
        (bad("\tblack", "\tred"), "line 2: \"red\" means nothing in the column to_move"),
        (bad("alive", "living"), "line 2: \"living\" means nothing in the column verdict"),
        (bad("alive\t\t", "ko\tboth\t"), "\"both\" means nothing in the column ko_winner_without_threats"),
        (bad("\t5\t", "\tmany\t"), "line 2: \"many\" means nothing in the column baseline_nodes"),
        (bad("4,3\t4,3", "4,3\tD4"), "line 2: \"D4\" means nothing in the column two_eye_moves"),
        (bad("BN___NB", "BNxxxNB"), "line 2: row 4, column 4: expected N, B, _ or -, got \"x\""),
        (
            said("id\ttarget\tto_move\tverdict\tgo_file\nx\t0,0\tblack\talive\tx.go"),
            "line 2: cannot read x.go: there is no such file or folder",
        ),
    ] {
        assert!(said.contains(why), "{said}");
        assert_eq!(said.lines().count(), 1);
    }
    assert_eq!(rows(&[&format!("full\t2,2\tblack\tdead\t\t\t\t\t\t\t{ROWS}")]).len(), 1);
}
