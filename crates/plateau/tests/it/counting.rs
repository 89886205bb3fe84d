//! `plateau perft` and `plateau moves`

use crate::program::plateau;

#[test]
fn perft_ends_with_its_count() {
    assert_eq!(plateau(&["perft", "4"]).lines(), ["nodes 197281"]);
    assert_eq!(plateau(&["perft", "0"]).lines(), ["nodes 1"]);
    let castling = ["perft", "3", "--fen", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"];
    assert_eq!(plateau(&castling).lines(), ["nodes 13744"]);
}

#[test]
fn divide_lists_first_moves_that_add_up() {
    let run = plateau(&["perft", "3", "--divide", "--threads", "2"]);
    let lines = run.lines();
    assert_eq!((lines.len(), lines[0], lines[20]), (21, "a2a3: 380", "nodes 8902"));
    let sum: u64 =
        lines[..20].iter().map(|line| line.rsplit(' ').next().unwrap().parse::<u64>().unwrap()).sum();
    assert_eq!(sum, 8902);
}

#[test]
fn perft_speaks_json() {
    let value = plateau(&["perft", "2", "--divide", "--json"]).json();
    assert_eq!((value["nodes"].as_u64(), value["divide"]["e2e4"].as_u64()), (Some(400), Some(20)));
}

#[test]
fn draughts_is_counted_too() {
    assert_eq!(plateau(&["perft", "6", "--game", "draughts"]).lines(), ["nodes 36768"]);
    let run = plateau(&["moves", "--game", "draughts", "--fen", "W:W22:B18"]);
    assert_eq!(run.lines(), ["22x15"]);
}

#[test]
fn white_passes_last_where_the_rules_say_so() {
    let count = |depth: &str, last: &str| {
        let rules = format!("koSITUATIONALscoreAREAsui0{last}");
        let run = plateau(&["perft", depth, "--game", "go", "--size", "1x2", "--rules", &rules]);
        run.lines()[0].trim_start_matches("nodes ").parse::<u32>().unwrap()
    };
    assert_eq!(count("3", "whitelast1"), count("3", "whitelast0"));
    // Behind each of Black's two stones both pass, and White may still pass or play.
    assert_eq!(count("4", "whitelast1"), count("4", "whitelast0") + 2 * 2);
}

#[test]
fn moves_are_sorted_and_empty_when_there_are_none() {
    let run = plateau(&["moves"]);
    assert_eq!((run.lines().len(), run.lines()[0], run.code), (20, "a2a3", Some(0)));
    let mated = plateau(&["moves", "--fen", "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"]);
    assert_eq!((mated.out.as_str(), mated.code), ("", Some(0)));
    assert_eq!(plateau(&["moves", "--json"]).json().as_array().map(Vec::len), Some(20));
}

#[test]
fn castling_is_written_as_the_variant_writes_it() {
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let castles = |variant: &str| {
        let run = plateau(&["moves", "--variant", variant, "--fen", fen]);
        run.lines()
            .into_iter()
            .filter(|mv| ["e1g1", "e1h1"].contains(mv))
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(castles("chess"), ["e1g1"]);
    assert_eq!(castles("chess960"), ["e1h1"]);
}

#[test]
fn a_fen_that_needs_it_castles_as_chess960_in_every_variant() {
    let run = plateau(&["moves", "--fen", "k7/8/8/8/8/8/8/2K1R3 w E - 0 1"]);
    assert!(run.lines().contains(&"c1e1"), "{}", run.out);
}

#[test]
fn a_forgiven_fen_is_warned_of_on_standard_error() {
    let run = plateau(&["moves", "--fen", "4k3/8/8/8/8/8/8/4K3 w - -"]);
    assert_eq!((run.code, run.lines().len()), (Some(0), 5));
    assert!(run.err.contains("warning: the move number is missing"), "{}", run.err);
}

#[test]
fn bad_input_is_refused_in_one_line() {
    plateau(&["moves", "--fen", "nonsense"]).assert_refused("1 ranks instead of 8");
    plateau(&["moves", "--fen", "8/8/8/8/8/8/8/4K3 w - - 0 1"]).assert_refused("black has no king");
    plateau(&["moves", "--variant", "nobody"]).assert_refused("nobody");
    plateau(&["moves", "--game", "draughts", "--fen", "W:W99:B1"]).assert_refused("99");
    plateau(&["perft"]).assert_refused("DEPTH");
    plateau(&["perft", "-1"]).assert_refused("-1");
    plateau(&["perft", "three"]).assert_refused("three");
    plateau(&["perft", "3", "--threads", "0"]).assert_refused("threads");
    plateau(&["moves", "--game", "go", "--size", "+9"]).assert_refused("expected a size like 19 or 9x7");
    plateau(&["moves", "--game", "go", "--size", "9x-9"]).assert_refused("expected a size like 19 or 9x7");
    plateau(&["pgn"]).assert_refused("command");
    plateau(&["prft", "3"]).assert_refused("prft");
}
