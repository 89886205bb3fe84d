//! `plateau solve`

use std::{
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use players::solve::{Fault, table::TableFault};
use serde_json::{Value, json};

use crate::{
    program::{file, plateau, plateau_reading},
    sentences,
};

/// Three points in a row: whoever plays in the middle wins.
const THREE: &str = "---------\n-BBBBBBB-\n-BNNNNNB-\n-BN___NB-\n-BNNNNNB-\n-BBBBBBB-\n---------\n";

/// A file of the data.
fn data(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../data/tsumego").join(name);
    path.display().to_string()
}

/// A value without the time that it took.
fn timeless(mut value: Value) -> Value {
    for result in value["results"].as_array_mut().unwrap() {
        assert!(result["seconds"].as_f64().unwrap() >= 0.0);
        assert!(result["nodes"].as_u64().is_some());
    }
    value["results"].take()
}

#[test]
fn a_file_is_answered_for_both_sides() {
    let run = plateau(&["solve", &data("go/straight3.go")]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    for said in [
        "Does the black group of C5 live?",
        "(X)",
        "One may play on 3 vacant points.",
        "White to play: dead.\n  First moves: E6\n",
        "Black to play: alive, with two eyes.\n  First moves: E6\n",
    ] {
        assert!(run.out.contains(said), "{said}: {}", run.out);
    }
    let french = plateau(&["solve", &data("go/straight3.go"), "--lang", "fr", "--to-play", "black"]);
    assert!(french.out.contains("Trait aux Noirs : vivant, avec deux yeux."), "{}", french.out);
    assert!(!french.out.contains("Trait aux Blancs"));
}

#[test]
fn programs_get_one_object_for_one_file_and_a_list_for_several() {
    let name = data("go/straight3.go");
    let value = plateau(&["solve", &name, "--json", "--target", "c5"]).json();
    assert_eq!(
        (&value["file"], &value["target"], &value["defender"]),
        (&json!(name), &json!("C5"), &json!("black"))
    );
    assert_eq!(value["region"], json!(["D6", "E6", "F6"]));
    let results = timeless(value);
    assert_eq!(results[0]["to_play"], "white");
    assert_eq!((&results[0]["verdict"], &results[0]["first_moves"]), (&json!("dead"), &json!(["E6"])));
    assert_eq!((&results[0]["ko"], &results[1]["verdict"]), (&Value::Null, &json!("alive")));
    let list = plateau(&["solve", &name, &data("sgf/bent_four_in_the_corner_a.sgf"), "--json"]).json();
    assert_eq!(list.as_array().unwrap().len(), 2);
    let ko = &list[1]["results"][0]["ko"];
    assert_eq!((&ko["winner_without_threats"], &ko["threats_needed"]), (&json!("dead"), &json!(1)));
    assert_eq!(ko["kind"], "direct");
    // Whoever asks for a list by several files has one, however many are left.
    let run = plateau(&["solve", &name, "no-such.go", "--json"]);
    assert_eq!((run.json().as_array().unwrap().len(), run.code), (1, Some(2)));
}

#[test]
fn a_collection_is_a_list_with_numbers() {
    let one = std::fs::read_to_string(data("sgf/eye2_a.sgf")).unwrap();
    let path = file("collection.sgf", format!("{one}{}{one}", one.replace("TR[hh]", "")).as_bytes());
    let run = plateau(&["solve", &path, "--json"]);
    let numbers: Vec<Value> =
        run.json().as_array().unwrap().iter().map(|value| value["problem"].clone()).collect();
    assert_eq!(numbers, [json!(1), json!(2), json!(3)]);
    let broken = file("half.sgf", format!("{one}(;SZ[50])").as_bytes());
    let run = plateau(&["solve", &broken]);
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("half.sgf, problem 2: ") && run.out.contains("eye2_a"), "{}", run.err);
}

#[test]
fn standard_input_is_read_whatever_it_is() {
    for text in [THREE, "(;GM[1]SZ[9]PL[B]AB[ba][ab][bb]AW[ca][bc][ac][cb]SQ[aa]TR[ab])"] {
        let run = plateau_reading(text, &["solve", "-", "--json"]);
        assert_eq!((run.json()["file"].clone(), run.err.as_str()), (json!("-"), ""), "{text}");
    }
}

#[test]
fn a_region_is_worked_out_or_drawn() {
    let game = file("corner.sgf", b"(;GM[1]SZ[9]AB[ba][ab][bb]AW[ca][bc][ac][cb])");
    let run = plateau(&["solve", &game, "--target", "A8", "--json"]);
    assert_eq!((&run.json()["region_from"], &run.json()["region"]), (&json!("worked-out"), &json!(["A9"])));
    assert!(
        plateau(&["solve", &game, "--target", "A8"])
            .out
            .contains("The region was worked out; it has 1 vacant point: A9")
    );
    let run = plateau(&["solve", &game, "--target", "A8", "--region", "A9,D9", "--json"]);
    assert_eq!((&run.json()["region_from"], &run.json()["region"]), (&json!("marked"), &json!(["A9", "D9"])));
}

#[test]
fn kos_can_be_settled_beforehand() {
    let name = data("sgf/bent_four_in_the_corner_a.sgf");
    let run = plateau(&["solve", &name, "--ko-master", "attacker", "--json"]);
    assert_eq!(run.json()["ko_master"], "attacker");
    assert!(
        plateau(&["solve", &name, "--ko-master", "defender"]).out.contains("The defender wins every ko.")
    );
}

/// A problem in the open, which nobody answers at once: its file.
fn large(name: &str) -> String {
    let text = std::fs::read_to_string(data("open-region.tsv")).unwrap();
    let row = text.lines().find(|line| line.starts_with("chao_vol1_p060\t")).unwrap();
    let rows = row.rsplit('\t').next().unwrap();
    let points = |sign: char| -> String {
        let letter = |index: usize| char::from(b'a' + index as u8);
        let row = |(y, row): (usize, &str)| -> String {
            let points = row.char_indices().filter(|&(_, found)| found == sign);
            points.flat_map(|(x, _)| ['[', letter(x), letter(y), ']']).collect()
        };
        rows.split('/').enumerate().map(row).collect()
    };
    let (black, white, vacant) = (points('N'), points('B'), points('_'));
    let text = format!("(;GM[1]SZ[19]PL[B]TR[pr][rq]AB{black}AW{white}SQ{vacant})");
    file(name, text.as_bytes())
}

#[test]
fn a_problem_whose_time_is_up_is_unknown() {
    let run = plateau(&["solve", &large("large.sgf"), "--seconds", "0.2", "--json"]);
    assert_eq!((run.code, run.err.as_str()), (Some(1), ""));
    let result = &run.json()["results"][0];
    assert_eq!((&result["verdict"], &result["complete"]), (&json!("unknown"), &json!(false)));
    assert!(result["guess"].is_string() && result["nodes"].as_u64() > Some(0), "{result}");
    assert_eq!((&result["first_moves"], &result["explained"]), (&json!([]), &json!(false)));
}

#[cfg(unix)]
#[test]
fn an_interruption_ends_the_search_and_what_is_known_is_told() {
    use std::io::{BufRead as _, BufReader, Read as _};

    use rustix::process::{Pid, Signal, kill_process};

    let small = file("answered.go", THREE.as_bytes());
    let mut child = Command::new(env!("CARGO_BIN_EXE_plateau"))
        .args(["solve", &small, &large("interrupted.sgf")])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let (mut line, mut rest) = (String::new(), String::new());
    while !line.contains("Black to play: alive") {
        line.clear();
        assert!(out.read_line(&mut line).unwrap() > 0, "the first problem is answered");
    }
    kill_process(Pid::from_child(&child), Signal::INT).unwrap();
    out.read_to_string(&mut rest).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(1));
    assert!(rest.contains("Black to play: unknown.\n"), "{rest}");
    assert!(rest.contains("problems 2, decided 1, unknown 1"), "{rest}");
}

#[test]
fn bad_input_is_told_in_one_line() {
    let three = data("go/straight3.go");
    let empty = file("nothing.go", b"");
    let whole =
        file("whole.go", format!("N{}\n{}", "_".repeat(18), "___________________\n".repeat(18)).as_bytes());
    let signs = file("signs.go", b"N_\nBx\n");
    let untold = file("untold.sgf", b"(;GM[1]SZ[9]AB[ba][ab][bb]AW[ca][bc][ac][cb])");
    for (arguments, why) in [
        (&["solve", &untold][..], "no target"),
        (&["solve", &three, "--target", "E6"], "the target E6 is empty"),
        (&["solve", &three, "--target", "C4"], "the target C4 lies outside the region"),
        (&["solve", &three, "--target", "C5,C4"], "of different colours"),
        (&["solve", &three, "--target", "T19"], "is not on a board of 9x9"),
        (&["solve", &three, "--target", "I5"], "expected a point like C3, got \"I5\""),
        (&["solve", &signs], "row 2, column 2: expected N, B, _ or -, got \"x\""),
        (&["solve", &empty], "expected rows"),
        (&["solve", &whole, "--target", "A19"], "the region has 360 points, and 180 are the most"),
        (&["solve", "no-such.sgf"], "cannot read no-such.sgf: there is no such file or folder"),
        (&["solve", "."], "cannot read .: it is a folder"),
        (&["solve"], "<FILE>"),
        (&["solve", &three, "--seconds", "0"], "from 0.001 to 1000000"),
        (&["solve", &three, "--memory", "0"], "--memory"),
        (&["solve", "--table", "t.tsv", "--target", "C3"], "cannot be used with"),
        (&["solve", "--table", "no-such.tsv"], "cannot read no-such.tsv"),
        (&["solve", "--table", &three], "has no column"),
        (&["solve", &three, "--to-play", "red"], "red"),
    ] {
        plateau(arguments).assert_refused(why);
    }
    let french = plateau(&["solve", &three, "--target", "E6", "--lang", "fr"]);
    french.assert_refused("la cible E6 est vide");
}

#[test]
fn what_is_wrong_is_said_in_every_language() {
    let own = Fault::SENTENCES.iter().chain(TableFault::SENTENCES);
    sentences::check(own, &[]);
}

/// The first rows of a table, in a folder where the files that they name are found.
fn table(name: &str, count: usize, change: impl Fn(String) -> String) -> String {
    let text = std::fs::read_to_string(data("manifest.tsv")).unwrap();
    let lines: Vec<&str> = text.lines().take(count + 1).collect();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(folder.join("go")).unwrap();
    for entry in std::fs::read_dir(data("go")).unwrap() {
        let path = entry.unwrap().path();
        std::fs::copy(&path, folder.join("go").join(path.file_name().unwrap())).unwrap();
    }
    let path = folder.join("table.tsv");
    let mut file = std::fs::File::create(&path).unwrap();
    writeln!(file, "{}", change(lines.join("\n"))).unwrap();
    path.display().to_string()
}

#[test]
fn a_table_is_compared_row_by_row() {
    let path = table("table-right", 12, |text| text);
    let run = plateau(&["solve", "--table", &path, "--memory", "8"]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{}", run.out);
    assert!(run.out.starts_with("problems 12, right 12, wrong 0, unknown 0\nseconds: "), "{}", run.out);
    let value = plateau(&["solve", "--table", &path, "--memory", "8", "--threads", "2", "--json"]).json();
    assert_eq!((&value["problems"], &value["right"]), (&json!(12), &json!(12)));
    let rows = value["rows"].as_array().unwrap();
    assert_eq!((rows.len(), &rows[0]["id"], &rows[0]["differences"]), (12, &json!("eye2_a"), &json!([])));
    assert!(value["baseline_nodes"].as_u64() > Some(0) && value["seconds"]["median"].is_number());
}

#[test]
fn what_differs_from_a_table_is_told() {
    let path = table("table-wrong", 3, |text| {
        text.replacen("attacker\tdead", "attacker\talive", 1).replacen(
            "dead\t\t\t4,3\t",
            "dead\t\t\t4,3 5,3\t",
            1,
        )
    });
    let run = plateau(&["solve", "--table", &path, "--memory", "8"]);
    assert_eq!(run.code, Some(1));
    assert!(run.out.contains("eye2_a: dead, where the table has alive\n"), "{}", run.out);
    assert!(run.out.contains("straight3_a: first moves that are missing: F6; too many: –\n"), "{}", run.out);
    assert!(run.out.contains("problems 3, right 1, wrong 2, unknown 0"), "{}", run.out);
    let french = plateau(&["solve", "--table", &path, "--memory", "8", "--lang", "fr"]);
    assert!(french.out.contains("eye2_a : mort, où la table a vivant\n"), "{}", french.out);
}
