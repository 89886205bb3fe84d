//! Regions that nobody has drawn.

use game::Color;
use players::solve::{Fault, Origin, Sheet, Wishes};

use super::{data, question, sheet, target};

/// A game as rows of `X`, `O` and `.`, in SGF.
fn sgf(rows: &str) -> String {
    let rows: Vec<&str> = rows.split_whitespace().collect();
    let stones = |sign: char| -> String {
        let mut text = String::new();
        for (y, row) in rows.iter().enumerate() {
            for (x, _) in row.chars().enumerate().filter(|(_, found)| *found == sign) {
                let letter = |number: usize| char::from(b'a' + number as u8);
                text.extend(['[', letter(x), letter(y), ']']);
            }
        }
        text
    };
    format!("(;GM[1]SZ[{}]AB{}AW{})", rows.len(), stones('X'), stones('O'))
}

#[test]
fn what_the_stones_enclose_is_the_region() {
    let game = sgf("
        .X.XO....
        XX.XO....
        XXXXO....
        OOOOO....
        .........
        ....X....
        ...X.X...
        .........
        .........");
    let asked = question(&game, &target("A8")).unwrap();
    assert_eq!((asked.origin(), asked.defender()), (Origin::WorkedOut, Color::Black));
    let points: Vec<String> = asked.region().iter().map(ToString::to_string).collect();
    assert_eq!(points, ["A9", "C8", "C9"]);
    assert_eq!(asked.turns(), [Color::White, Color::Black]);
}

#[test]
fn stones_that_are_enclosed_themselves_are_part_of_it() {
    let game = sgf("
        .XO.XO...
        .XO.XO...
        .XXXXO...
        .X.X.O...
        OOOOOO...
        .........
        .........
        .........
        .........");
    let asked = question(&game, &target("B9")).unwrap();
    // White's stones have no liberty outside.
    let points: Vec<String> = asked.region().iter().map(ToString::to_string).collect();
    assert_eq!(points, ["A6", "A7", "A8", "A9", "C6", "D8", "D9", "E6"]);
}

#[test]
fn every_problem_of_the_data_has_the_region_that_it_marks() {
    let mut compared = 0;
    for file in std::fs::read_dir(data().join("sgf")).unwrap() {
        let name = format!("sgf/{}", file.unwrap().file_name().display());
        let marked = sheet(&name);
        let unmarked = Sheet { region: None, ..marked.clone() };
        let ask = |sheet: &Sheet| sheet.question(&Wishes::default()).unwrap();
        assert_eq!(ask(&unmarked).region(), ask(&marked).region(), "{name}");
        compared += 1;
    }
    assert_eq!(compared, 236);
}

#[test]
fn a_leak_is_followed_for_two_points() {
    let game = sgf("
        .X.......
        .XO......
        XXO......
        OO.......
        .........
        .........
        .........
        .........
        .........");
    let asked = question(&game, &target("B9")).unwrap();
    let points: Vec<String> = asked.region().iter().map(ToString::to_string).collect();
    assert_eq!(points, ["A8", "A9", "C9", "D9"]);
}

#[test]
fn a_group_in_the_open_has_no_region() {
    let game = sgf("
        .........
        .........
        ...XX....
        .........
        .........
        ......O..
        .........
        .........
        .........");
    let open = Fault::Open { point: "D7".parse().unwrap() };
    assert_eq!(question(&game, &target("D7")).unwrap_err(), open);
    assert_eq!(question(&game, &Wishes::default()).unwrap_err(), Fault::NoTarget);
    let empty = "(;GM[1]SZ[19];B[dd])";
    let open = Fault::Open { point: "D16".parse().unwrap() };
    assert_eq!(question(empty, &target("D16")).unwrap_err(), open);
}

#[test]
fn a_drawn_region_is_taken_as_it_is() {
    let game = sgf("
        .X.......
        .XO......
        XXO......
        OO.......
        .........
        .........
        .........
        .........
        .........");
    let drawn = |points: &str| Wishes { region: Some(Wishes::points(points).unwrap()), ..target("B9") };
    let asked = question(&game, &drawn("A8,A9,C9,A9,B9")).unwrap();
    assert_eq!((asked.origin(), asked.region().len()), (Origin::Marked, 3));
    let nowhere = question(&game, &drawn("A8,T19")).unwrap_err();
    assert_eq!(nowhere, Fault::Nowhere { point: "T19".parse().unwrap() });
    let leak = question(&game, &drawn("A8,A9")).unwrap_err();
    assert_eq!(leak, Fault::Outside { point: "B9".parse().unwrap() });
}
