//! `--variant`, `--variants` and `--boards`, in every command that takes them.

use crate::program::{file, plateau, plateau_reading};

const MINE: &str =
    "[mine:chess]\npass = true\n\n[broken:nobody]\nnonsense = 1\n\n[twice:alice]\nboards = 3\n";

#[test]
fn variants_are_counted_and_listed() {
    assert_eq!(plateau(&["perft", "3", "--variant", "Alice"]).lines(), ["nodes 9384"]);
    assert_eq!(plateau(&["perft", "3", "--variant", "alice", "--boards", "3"]).lines(), ["nodes 9544"]);
    assert_eq!(plateau(&["perft", "3", "--variant", "chess", "--boards", "2"]).lines(), ["nodes 9384"]);
    assert_eq!(plateau(&["perft", "3", "--variant", "three-check"]).lines(), ["nodes 8902"]);
    let drops = "4k3/8/8/8/8/8/PPPPPPPP/4K3[n] b - - 0 1";
    let run = plateau(&["moves", "--variant", "crazyhouse", "--fen", drops]);
    assert!(run.lines().contains(&"N@e4") && run.lines().is_sorted(), "{}", run.out);
    let run = plateau(&["moves", "--variant", "crazyhouse", "--boards", "2", "--fen", drops]);
    assert!(run.lines().contains(&"N@e4A") && run.lines().contains(&"N@e4B"), "{}", run.out);
    let run = plateau(&["moves", "--variant", "alice", "--boards", "3"]);
    assert_eq!(run.lines()[..2], ["a2A-a3B", "a2A-a4B"]);
    let run = plateau(&["perft", "2", "--divide", "--threads", "2", "--variant", "atomic"]);
    assert_eq!(run.lines().last(), Some(&"nodes 400"));
}

#[test]
fn a_fen_castles_as_it_needs_in_variants_too() {
    let run = plateau(&["moves", "--variant", "crazyhouse", "--fen", "k7/8/8/8/8/8/8/2K1R3[] w E - 0 1"]);
    assert!(run.lines().contains(&"c1e1"), "{}", run.out);
}

#[test]
fn what_a_fen_says_in_vain_is_told_in_variants_too() {
    let run = plateau(&["moves", "--variant", "crazyhouse", "--fen", "k7/8/8/8/8/8/8/2K5[] w K e6 0 1"]);
    assert_eq!((run.code, run.err.lines().count()), (Some(0), 2));
    assert!(run.err.starts_with("plateau: warning: castling by the right 'K'"), "{}", run.err);
}

#[test]
fn a_file_of_ones_own_plays_what_is_sound() {
    let path = file("mine.ini", MINE.as_bytes());
    let run = plateau(&["moves", "--variants", &path, "--variant", "mine"]);
    assert_eq!((run.code, run.lines().len()), (Some(0), 21), "{}", run.err);
    assert!(run.err.contains(&format!("{path}:4: there is no variant \"nobody\"")), "{}", run.err);
    let run = plateau(&["perft", "2", "--variants", &path, "--variant", "twice"]);
    assert_eq!(run.lines(), ["nodes 400"]);
    let run = plateau(&["perft", "1", "--variants", &path, "--variant", "twice", "--boards", "2"]);
    assert_eq!(run.lines(), ["nodes 20"]);
    let broken = plateau(&["moves", "--variants", &path, "--variant", "broken"]);
    assert_eq!((broken.code, broken.out.as_str()), (Some(2), ""));
    let why = format!("the variant broken cannot be played: {path}:4: there is no variant \"nobody\"");
    assert!(broken.err.contains(&why), "{}", broken.err);
    assert!(broken.err.contains("there is no variant \"nobody\""), "{}", broken.err);
}

#[test]
fn what_cannot_be_played_is_refused_in_one_line() {
    plateau(&["moves", "--variant", "crazyhose"]).assert_refused("did you mean crazyhouse?");
    plateau(&["moves", "--variant", "nothing like it"]).assert_refused("\"nothing like it\"");
    plateau(&["moves", "--variant", "alice", "--boards", "9"]).assert_refused("1..=8");
    plateau(&["moves", "--variant", "duck", "--boards", "2"]).assert_refused("on several boards");
    plateau(&["moves", "--variants", "no-such-file.ini"]).assert_refused("no-such-file.ini");
    plateau(&["moves", "--variant", "crazyhouse", "--fen", "8/8 w"]).assert_refused("8 ranks");
    plateau(&["moves", "--game", "draughts", "--variant", "alice"]).assert_refused("draughts");
    plateau(&["pgn", "check", "--variant", "crazyhose", "-"]).assert_refused("crazyhouse");
}

#[test]
fn a_file_may_mix_standard_games_and_variants() {
    let text = "[Variant \"Crazyhouse\"]\n\n1. e4 d5 2. exd5 Qxd5 3. P@d4 *\n\n\
                1. e4 e5 *\n\n[Variant \"Alice\"]\n\n1. e4 e5/B *\n";
    let run = plateau_reading(text, &["pgn", "check", "-"]);
    assert_eq!((run.out.as_str(), run.code), ("games 3, errors 0\n", Some(0)));
    let tree = plateau_reading(text, &["pgn", "tree", "-"]).json();
    let moves = |game: usize| {
        let mut node = &tree[game]["root"]["children"][0];
        let mut moves = Vec::new();
        while node.is_object() {
            moves.push((node["move"].as_str().unwrap().to_owned(), node["uci"].as_str().unwrap().to_owned()));
            node = &node["children"][0];
        }
        moves
    };
    assert_eq!(moves(0).last(), Some(&("P@d4".to_owned(), "P@d4".to_owned())));
    assert_eq!(moves(2), [("e4/B", "e2e4"), ("e5/B", "e7e5")].map(|(san, uci)| (san.into(), uci.into())));
    let formatted = plateau_reading(text, &["pgn", "format", "-"]).out;
    assert!(
        formatted.contains("[Variant \"Crazyhouse\"]\n\n1. e4 d5 2. exd5 Qxd5 3. P@d4 *\n"),
        "{formatted}"
    );
}

#[test]
fn games_that_name_no_variant_are_what_the_option_says() {
    let run = plateau_reading(
        "1. e4 d5 2. exd5 Qxd5 3. P@d4 *",
        &["pgn", "format", "-", "--variant", "crazyhouse"],
    );
    assert!(run.out.contains("[Variant \"crazyhouse\"]"), "{}", run.out);
    assert_eq!(plateau_reading(&run.out, &["pgn", "check", "-"]).code, Some(0));
    let boards = ["pgn", "format", "-", "--variant", "alice", "--boards", "3"];
    let run = plateau_reading("1. e4 e5 2. Nf3 Nf6 3. Ng5/C *", &boards);
    assert!(run.out.contains("1. e4/B e5/B 2. Nf3/B Nf6/B 3. Ng5/C *"), "{}", run.out);
    let again = plateau_reading(&run.out, &["pgn", "format", "-"]);
    assert_eq!((again.out, again.code), (run.out, Some(0)));
}

#[test]
fn a_game_of_a_variant_of_ones_own_can_be_read_anywhere() {
    let path = file("anywhere.ini", MINE.as_bytes());
    let game = "[Variant \"mine\"]\n\n1. e4 -- 2. d4 *";
    let run = plateau_reading(game, &["pgn", "format", "-", "--variants", &path]);
    assert_eq!(run.code, Some(0), "{}", run.err);
    assert!(run.out.contains("[VariantRules \"[mine:chess]\\\\npass = true\"]\n"), "{}", run.out);
    let again = plateau_reading(&run.out, &["pgn", "format", "-"]);
    assert_eq!((again.out.as_str(), again.code), (run.out.as_str(), Some(0)));
    let tree = plateau_reading(&run.out, &["pgn", "tree", "-"]).json();
    let pass = &tree[0]["root"]["children"][0]["children"][0];
    assert_eq!((&pass["move"], &pass["uci"]), (&"--".into(), &"e8e8".into()));
    let unknown = plateau_reading(game, &["pgn", "check", "-"]);
    assert_eq!(unknown.out, "-:1:1: unknown variant \"mine\"\ngames 1, errors 1\n");
}

#[test]
fn the_outcome_of_a_variant_is_told() {
    let hill = "[Variant \"King of the Hill\"]\n\n1. e4 e5 2. Ke2 a6 3. Kd3 a5 4. Kc4 a4 5. Kd5 *";
    let tree = plateau_reading(hill, &["pgn", "tree", "-"]).json();
    assert_eq!(tree[0]["outcome"]["result"], "1-0");
}

#[test]
fn the_tag_of_a_game_counts_before_the_options() {
    let format = |text: &str, options: &[&str]| {
        let run = plateau_reading(text, &[&["pgn", "format", "-"], options].concat());
        assert_eq!((run.err.as_str(), run.code), ("", Some(0)), "{text}");
        run.out
    };
    let alice = format("[Variant \"alice\"]\n\n1. e4 e5 *\n", &["--boards", "3"]);
    assert!(alice.contains("[Variant \"alice\"]\n") && alice.contains("1. e4/B e5/B *"), "{alice}");
    let options = ["--boards", "2", "--variant", "crazyhouse"];
    let atomic = format("[Variant \"atomic\"]\n\n1. e4 *\n", &options);
    assert!(atomic.contains("[Variant \"atomic\"]\n") && atomic.contains("1. e4 *"), "{atomic}");
    let chess = format("[Variant \"Standard\"]\n\n1. e4 *\n", &options);
    assert!(chess.contains("1. e4 *"), "{chess}");
}

#[test]
fn the_tree_names_the_variant_of_the_options() {
    let tree = plateau_reading("1. e4 *\n", &["pgn", "tree", "-", "--variant", "atomic"]).json();
    assert_eq!(tree[0]["variant"], "atomic");
    assert_eq!(plateau_reading("1. e4 *\n", &["pgn", "tree", "-"]).json()[0]["variant"], "chess");
}

#[test]
fn a_faulty_section_does_not_hide_a_built_in_variant() {
    let path = file("faulty-chess.ini", b"[chess:chess]\nnonsense = 1\n");
    let run = plateau(&["perft", "2", "--variants", &path, "--lang", "en"]);
    assert_eq!((run.lines(), run.code), (vec!["nodes 400"], Some(0)));
    assert!(run.err.contains("the name still means the built-in variant chess"), "{}", run.err);
}

#[test]
fn a_section_may_build_on_the_built_in_variant_of_its_name() {
    let path = file("again.ini", b"[crazyhouse:crazyhouse]\npass = true\n");
    let run = plateau(&["moves", "--variants", &path, "--variant", "crazyhouse", "--lang", "en"]);
    assert_eq!(run.lines().len(), 21, "{}", run.err);
    assert_eq!(run.err.lines().count(), 1, "{}", run.err);
}
