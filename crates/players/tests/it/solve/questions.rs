//! What files ask, and what is wrong with it.

use std::collections::HashSet;

use game::{Color, Game, Place};
use go::{Position, dotgo};
use players::solve::{Fault, KoMaster, Origin, Sheet, Wishes, built_in, read};

use super::{data, plain, question, sheet, target};

/// Three points in a row in the corner of a larger board.
const STRAIGHT: &str = "\
----------
-BBBBBBB--
-BNNNNNB--
-BN___NB--
-BNNNNNB--
-BBBBBBB--
----------
";

/// The same as SGF, where the points that are not marked cannot be played on.
const STRAIGHT_SGF: &str = "(;GM[1]SZ[9]GN[Three]PL[B]AB[cc][dc][ec][fc][gc][cd][gd][ce][de][ee][fe][ge]\
    AW[bb][cb][db][eb][fb][gb][hb][bc][hc][bd][hd][be][he][bf][cf][df][ef][ff][gf][hf]TR[cc]SQ[dd][ed][fd])";

#[test]
fn rows_and_sgf_ask_the_same() {
    let rows = plain(STRAIGHT);
    assert_eq!((rows.defender(), rows.region().len(), rows.origin()), (Color::Black, 3, Origin::Marked));
    assert_eq!(rows.turns(), [Color::White, Color::Black]);
    assert_eq!(rows.target_text(), "C3");
    let sgf = plain(STRAIGHT_SGF);
    assert_eq!((sgf.name(), sgf.target_text().as_str(), sgf.turns()), ("Three", "C7", &[Color::Black][..]));
    assert_eq!((sgf.region().len(), sgf.origin()), (3, Origin::Marked));
}

#[test]
fn every_problem_of_the_data_is_the_same_in_both_forms() {
    let table = std::fs::read_to_string(data().join("manifest.tsv")).unwrap();
    let mut compared = 0;
    for line in table.lines().skip(1) {
        let cells: Vec<&str> = line.split('\t').collect();
        let sgf = sheet(cells[2]).question(&Wishes::default()).unwrap();
        let rows = sheet(cells[1]);
        let named = sgf.target().len();
        let wishes = Wishes { target: table_points(cells[4], rows.setup.size), ..Wishes::default() };
        let rows = rows.question(&wishes).unwrap();
        let turn = if cells[7] == "white" { Color::White } else { Color::Black };
        assert_eq!((sgf.turns(), sgf.defender()), (&[turn][..], rows.defender()), "{}", cells[0]);
        assert_eq!((sgf.region().len(), named), (rows.region().len(), rows.target().len()), "{}", cells[0]);
        compared += 1;
    }
    assert_eq!(compared, 236);
}

/// Points as tables have them.
fn table_points(text: &str, size: go::Size) -> Vec<go::Point> {
    let point = |word: &str| {
        let (file, row) = word.split_once(',').unwrap();
        go::Point::new(file.parse().unwrap(), size.ranks() - 1 - row.parse::<u8>().unwrap())
    };
    text.split(';').map(point).collect()
}

#[test]
fn the_same_question_has_the_same_signature_whatever_it_is_called() {
    let named = plain(STRAIGHT_SGF).signature();
    assert_eq!(plain(&STRAIGHT_SGF.replace("GN[Three]", "GN[Trois]C[!]")).signature(), named);
    for (one, other) in
        [("PL[B]", "PL[W]"), ("PL[B]", ""), ("TR[cc]", "TR[cc][dc]"), ("SQ[dd]", "SQ[dd][aa]")]
    {
        let other = STRAIGHT_SGF.replace(one, other);
        let asked = question(&other, &Wishes::default());
        assert!(asked.is_err() || asked.unwrap().signature() != named, "{other}");
    }
    let master = Wishes { ko_master: Some(KoMaster::Attacker), ..Wishes::default() };
    assert_ne!(question(STRAIGHT_SGF, &master).unwrap().signature(), named);
}

#[test]
fn what_comes_with_the_program_can_be_asked_and_is_there_once() {
    let names: HashSet<String> = built_in().iter().map(|graded| graded.question.signature()).collect();
    assert_eq!(names.len(), built_in().len());
    assert!(built_in().iter().all(|graded| graded.question.turns().len() == 1));
}

#[test]
fn the_position_of_a_game_is_asked_about() {
    let setup = read(STRAIGHT_SGF.as_bytes()).remove(0).unwrap().setup;
    let game = Game::new(Position::try_from(setup).unwrap());
    let sheet = Sheet::of_game(&game).unwrap();
    assert_eq!(sheet.question(&target("C7")).unwrap().region().len(), 3);
    assert_eq!(Sheet::of_game(&Game::new(chess::Position::default())), None);
    assert_eq!(Wishes::places(&[Place::cell(2, 6)]), Ok(vec!["C7".parse().unwrap()]));
    let hand = Place::Hand { color: Color::White, slot: 0 };
    assert!(matches!(Wishes::places(&[hand]), Err(Fault::NoPoint { .. })));
}

#[test]
fn flags_go_before_the_file() {
    let wishes = Wishes {
        target: Wishes::points("d7, C6").unwrap(),
        turn: Some(Color::White),
        region: Some(Wishes::points("D6,E6").unwrap()),
        ..Wishes::default()
    };
    let asked = question(STRAIGHT_SGF, &wishes);
    // Without F6 the eye has a liberty that nobody can fill.
    assert_eq!(asked.unwrap_err(), Fault::Outside { point: "D7".parse().unwrap() });
    let asked = question(STRAIGHT_SGF, &Wishes { region: None, ..wishes }).unwrap();
    assert_eq!((asked.target_text().as_str(), asked.turns()), ("D7,C6", &[Color::White][..]));
}

#[test]
fn the_position_with_marks_is_asked_about() {
    // The target and the region are marked behind the second move.
    let moves = STRAIGHT_SGF.replace("TR[cc]SQ[dd][ed][fd])", ";B[aa];W[ia]TR[cc]SQ[dd][ed][fd];B[dd])");
    let asked = plain(&moves);
    assert_eq!((asked.turns().len(), asked.region().len()), (2, 3));
    assert!(asked.start().board().stone("A9".parse().unwrap()).is_some());
    assert!(asked.start().board().is_vacant("D6".parse().unwrap()));
    // Without marks a problem is asked about at its start, a game at its end.
    let start = STRAIGHT_SGF.replace("TR[cc]SQ[dd][ed][fd])", ";B[dd])");
    let asked = question(&start, &target("C7")).unwrap();
    assert!(asked.start().board().is_vacant("D6".parse().unwrap()));
}

#[test]
fn a_mark_beside_the_stones_is_no_target() {
    let marked = STRAIGHT_SGF.replace("TR[cc]", "TR[dd]MA[cc]");
    assert_eq!(plain(&marked).target_text(), "C7");
    let marked = STRAIGHT_SGF.replace("TR[cc]", "TR[dd]");
    let empty = "D6".parse().unwrap();
    assert_eq!(question(&marked, &Wishes::default()).unwrap_err(), Fault::Empty { point: empty });
}

#[test]
fn a_collection_has_many_problems_and_a_broken_one_stops_no_other() {
    let both = format!("{STRAIGHT_SGF}\n(;GM[1]SZ[40])\n{STRAIGHT_SGF}");
    let sheets = read(both.as_bytes());
    assert_eq!(sheets.len(), 3);
    assert!(sheets[1].as_ref().unwrap_err().to_string().contains("40"), "{:?}", sheets[1]);
    assert!(sheets[0].is_ok() && sheets[2].is_ok());
}

#[test]
fn the_only_group_that_can_be_meant_is_found() {
    for (table, known) in [("manifest.tsv", 150), ("gotools.tsv", 100)] {
        let text = std::fs::read_to_string(data().join(table)).unwrap();
        let (mut found, columns): (_, Vec<&str>) = (0, text.lines().next().unwrap().split('\t').collect());
        let at = |name: &str| columns.iter().position(|column| *column == name);
        for line in text.lines().skip(1) {
            let cells: Vec<&str> = line.split('\t').collect();
            let rows = match at("rows") {
                Some(rows) => cells[rows].replace('/', "\n"),
                None => std::fs::read_to_string(data().join(cells[at("go_file").unwrap()])).unwrap(),
            };
            let setup = dotgo::parse(&rows).unwrap();
            let wanted = table_points(cells[at("target").unwrap()], setup.size);
            match question(&rows, &Wishes::default()) {
                Ok(asked) => {
                    let chain = asked.start().board().chain(asked.target()[0]);
                    assert!(
                        wanted.iter().any(|point| chain.contains(point)),
                        "{}: {}",
                        cells[0],
                        asked.target_text()
                    );
                    found += 1;
                }
                Err(fault) => assert!(matches!(fault, Fault::Several { .. }), "{}: {fault}", cells[0]),
            }
        }
        assert!(found >= known, "{table}: {found}");
    }
}

#[test]
fn what_is_wrong_is_said_in_one_sentence() {
    let at = |text: &str, wishes: &Wishes| question(text, wishes).unwrap_err().to_string();
    let none = Wishes::default();
    for (text, wishes, why) in [
        ("", &none, "expected rows of N, B, _ and -, found none"),
        ("N_\nBx\n", &none, "row 2, column 2: expected N, B, _ or -, got \"x\""),
        ("N_\nB\n", &none, "row 2 has 1 points instead of 2"),
        (&"_\n".repeat(26), &none, "boards have 1 to 25 files and ranks, not 1 by 26"),
        ("(;GM[1]SZ[9])", &none, "no target"),
        ("(;GM[3])", &none, "not Go"),
        ("(", &none, "expected a game"),
        (STRAIGHT, &target("A1"), "the target A1 is empty"),
        (STRAIGHT, &target("E4"), "the target E4 is empty"),
        (STRAIGHT, &target("Z9"), "the target Z9 is not on a board of 10x7"),
        (STRAIGHT, &target("B2"), "the target B2 lies outside the region"),
        (STRAIGHT, &target("C3,B2"), "the targets C3 and B2 are of different colours"),
        ("NB\nBN\n", &target("A1"), "has no liberty"),
        (&STRAIGHT.replace("NNNNN", "N-N-N"), &none, "no target"),
        (
            &"_".repeat(19).replace('_', &format!("{}\n", "N".to_owned() + &"_".repeat(18))),
            &target("A1"),
            "the region has 342 points, and 180 are the most",
        ),
        (&STRAIGHT.replace("___", "NNN"), &target("C3"), "has no liberty"),
        ("N-\n", &target("A1"), "there is no point where one may play"),
        ("(;GM[1]SZ[9]AB[aa]AW[ab][ba]TR[aa])", &none, "the black stone on A9 has no liberty"),
    ] {
        let said = at(text, wishes);
        assert!(said.contains(why), "{text}: {said}");
        assert_eq!(said.lines().count(), 1);
    }
    for (text, wrong) in [("", "\"\""), ("C3,", "\"\""), ("I5", "\"I5\""), ("C3;D4", "\"C3;D4\"")] {
        assert_eq!(
            Wishes::points(text).unwrap_err().to_string(),
            format!("expected a point like C3, got {wrong}")
        );
    }
}

#[test]
fn two_groups_are_two_questions() {
    let two = "_NB_N\n_NB_N\nBBBBB\n-----\n";
    let said = question(two, &Wishes::default()).unwrap_err();
    assert_eq!(said, Fault::Several { stones: "B3, E3".to_owned() });
    assert_eq!(question(two, &target("B3")).unwrap().target_text(), "B3");
}
