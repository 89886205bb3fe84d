//! The worked example of the documentation, and its table of keys.

use std::fmt::Write as _;

use std::str::FromStr;

use chess::variant::{
    Position, Variant, fen,
    language::{Catalogue, keys},
    perft,
};

const GUIDE: &str = include_str!("../../../../../docs/your-own-variant.md");
const MANUAL: &str = include_str!("../../../../../docs/variants.md");

/// What stands in the first fenced block of a language.
fn block<'a>(text: &'a str, language: &str) -> &'a str {
    let fence = format!("```{language}\n");
    let (_, rest) = text.split_once(&fence).expect("a block begins");
    rest.split_once("```").expect("and ends").0
}

/// The example on so many boards.
fn archers(boards: u8) -> Position {
    let mut section = block(GUIDE, "ini").to_owned();
    write!(section, "[on-boards:archers]\nboards = {boards}\n").expect("a string takes everything");
    let (catalogue, problems) = Catalogue::read("archers.ini", section.as_bytes());
    assert!(problems.is_empty(), "{problems:?}");
    let entry = catalogue.get("on-boards").expect("the section that was added");
    let variant = Variant::new(entry.spec.clone()).expect("it can be played");
    fen::start(&variant).expect("a start")
}

fn number<T: FromStr>(text: &str) -> T {
    text.parse().unwrap_or_else(|_| panic!("no number: {text}"))
}

/// The depth, the boards and the count of each `$ plateau perft` with its `nodes N` below.
fn counts() -> Vec<(u32, u8, u64)> {
    let mut lines = GUIDE.lines();
    let mut found = Vec::new();
    while let Some(line) = lines.next() {
        let Some(arguments) = line.strip_prefix("$ plateau perft ") else { continue };
        let depth = arguments.split(' ').next().expect("a depth");
        let boards = arguments.split_once("--boards ").map_or("1", |(_, boards)| boards);
        let nodes = lines.next().and_then(|line| line.strip_prefix("nodes ")).expect("a count");
        found.push((number(depth), number(boards), number(nodes)));
    }
    found
}

#[test]
fn the_example_of_the_guide_has_no_problem_and_the_counts_that_are_told() {
    let counts = counts();
    for (depth, boards, nodes) in &counts {
        assert_eq!(perft(&archers(*boards), *depth), *nodes, "perft {depth} on {boards} boards");
    }
    let depths: Vec<u32> = counts.iter().filter(|count| count.1 == 1).map(|count| count.0).collect();
    assert_eq!(depths, [1, 2, 3, 4]);
}

#[test]
fn the_manual_names_every_key() {
    let is_one_of_many = |name: &str| name.starts_with("mobilityRegion") || name.starts_with("customPiece");
    for key in keys().iter().filter(|key| !is_one_of_many(&key.name)) {
        assert!(MANUAL.contains(&format!("`{}`", key.name)), "{} is not in docs/variants.md", key.name);
    }
}
