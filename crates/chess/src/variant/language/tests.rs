//! Whole files: what is understood, what is told, and told of.

use super::{Catalogue, DEPTH_LIMIT, Entry, FILE_LIMIT, PROBLEM_LIMIT, Problem, Severity};
use crate::variant::{Kind, Kinds, Region, Transfer};

fn read(text: &str) -> (Catalogue, Vec<String>) {
    let (catalogue, problems) = Catalogue::read("f", text.as_bytes());
    (catalogue, problems.iter().map(Problem::to_string).collect())
}

/// The only variant of a file without a problem.
fn sound(text: &str) -> Entry {
    let (catalogue, problems) = read(text);
    assert_eq!(problems, [""; 0], "{text}");
    let entry = catalogue.own().last().expect("a section").clone();
    assert!(entry.is_playable);
    entry
}

/// What is told about a section of chess with these lines.
fn told(lines: &str) -> Vec<String> {
    read(&format!("[a:chess]\n{lines}\n")).1
}

#[test]
fn a_child_is_its_parent_but_for_its_own_lines() {
    let spec = sound(
        "[a:chess]\nmaxFile = 10\nstartFen = 4k5/10/10/10/10/10/10/4K5 w - - 0 1\n[b:a]\npass = true\n",
    )
    .spec;
    assert_eq!((spec.name.as_str(), spec.files, spec.ranks), ("b", 10, 8));
    assert!(spec.manners.pass.white && spec.manners.pass.black);
}

#[test]
fn a_section_without_a_parent_has_no_pieces_but_its_own() {
    let spec = sound("[a]\nking = k\nrook = r\nstartFen = 4k3/8/8/8/8/8/8/4K2R w K - 0 1\n").spec;
    assert_eq!(spec.army.kinds(), Kinds::of(&[Kind::KING, Kind::ROOK]));
    assert!(spec.promotion.piece_kinds.white.is_empty());
    assert!(spec.castling.enabled);
}

#[test]
fn keys_are_applied_in_the_order_of_the_language() {
    let spec =
        sound("[a:chess]\npromotionPieceTypes = qa\narchbishop = a\npassWhite = false\npass = true\n").spec;
    let archbishop = Kind::from_name("archbishop").unwrap();
    assert!(spec.promotion.piece_kinds.white.contains(archbishop));
    assert!(!spec.manners.pass.white && spec.manners.pass.black);
}

#[test]
fn a_letter_given_to_a_piece_is_taken_from_another() {
    let spec = sound("[a:chess]\ncustomPiece1 = n:NN\npromotionPieceTypes = nbrq\n").spec;
    let rider = Kind::custom(1).unwrap();
    assert_eq!(spec.army.kind_of('N'), Some(rider));
    assert!(!spec.army.kinds().contains(Kind::KNIGHT));
    assert!(spec.promotion.piece_kinds.black.contains(rider));
}

#[test]
fn a_letter_given_again_is_no_longer_promoted_to() {
    let told = told("queen = q");
    assert!(told[0].starts_with("f:2:1: warning: the letter of the queen is given again"), "{told:?}");
    let (catalogue, _) = read("[a:chess]\nqueen = q\n");
    assert!(!catalogue.get("a").unwrap().spec.promotion.piece_kinds.white.contains(Kind::QUEEN));
}

#[test]
fn pieces_of_ones_own_and_kings_bring_their_moves() {
    let spec = sound("[a:chess]\npawn = -\ncustomPiece2 = p:mfFcfeWimfnA\npawnTypes = p\nking = k:KN\n").spec;
    let pawn = Kind::custom(2).unwrap();
    assert_eq!(spec.army.moves[pawn.index()].as_deref(), Some("mfFcfeWimfnA"));
    assert!(spec.pawns.en_passant_kinds.white.contains(pawn));
    assert_eq!(spec.promotion.main_pawn.black, pawn);
    assert_eq!(spec.army.moves[Kind::KING.index()].as_deref(), Some("KN"));
}

#[test]
fn old_keys_are_understood_with_a_note() {
    let (catalogue, problems) = read("[a:chess]\npromotionRank = 6\ndoubleStepRank = 3\nwhiteFlag = *8\n");
    assert_eq!(problems.len(), 3);
    assert_eq!(
        problems[0],
        "f:2:1: note: promotionRank is written promotionRegionWhite, promotionRegionBlack today"
    );
    let spec = &catalogue.get("a").unwrap().spec;
    assert_eq!(spec.promotion.region.black, Region::rank(0) | Region::rank(1) | Region::rank(2));
    assert_eq!(spec.pawns.double_step_region.white, Region::rank(1) | Region::rank(2));
    assert_eq!(spec.pawns.double_step_region.black, Region::rank(6) | Region::rank(5));
}

#[test]
fn without_double_steps_there_are_none_to_inherit() {
    let told = read("[a:chess]\ndoubleStep = false\n[b:a]\ndoubleStep = true\n").1;
    assert!(told[0].contains("no square from which to step twice"), "{told:?}");
}

#[test]
fn our_own_keys_are_understood() {
    let spec = sound("[a:chess]\nboards = 3\ntransfer = choice\nenPassant = either\nsynonyms = h:n\n").spec;
    assert_eq!((spec.alice.boards, spec.alice.transfer), (3, Transfer::Choice));
    assert_eq!(spec.army.kind_of('H'), Some(Kind::KNIGHT));
}

#[test]
fn what_is_for_other_programs_is_accepted_silently() {
    sound("[a:chess]\nvariantTemplate = shogi\npieceToCharTable = x\npocketSize = 5\npieceValueMg = p:1\n");
}

#[test]
fn every_fault_is_told_where_it_is_and_spoils_its_own_section_only() {
    let file = include_str!("faulty.ini");
    let (catalogue, problems) = Catalogue::read("faulty.ini", file.as_bytes());
    let told = problems.iter().map(|problem| format!("{problem}\n")).collect::<Vec<_>>().concat();
    let expected = include_str!("faulty.txt");
    assert_eq!(told, expected, "\n{told}");
    let is_playable = |name: &str| catalogue.get(name).unwrap().is_playable;
    assert!(["sound", "twice", "deep", "quiet"].iter().all(|name| is_playable(name)));
    let errors = problems.iter().filter(|problem| problem.severity == Severity::Error).count();
    assert!(catalogue.own().filter(|entry| !entry.is_playable).count() <= errors);
}

#[test]
fn a_section_counts_before_the_built_in_variant_of_its_name_and_says_so() {
    let (catalogue, problems) = read(
        "[misere:chess]\ncheckmateValue = win\n[atomic:chess]\n[child:atomic]\n[orda:chess]\n[horde2:orda]\n",
    );
    assert_eq!(problems.len(), 3, "{problems:?}");
    assert_eq!(problems[0], "f:1: note: misere is built in, with the same rules");
    assert!(
        problems[1].starts_with("f:3: warning: atomic is the name of a built-in variant; what is played")
    );
    assert_eq!(problems[2], "f:5: warning: orda is the name of a built-in variant; here this section counts");
    let entry = |name: &str| catalogue.get(name).unwrap();
    assert!(!entry("atomic").is_builtin && !entry("atomic").spec.captures.blast);
    assert_eq!(catalogue.entries().filter(|entry| entry.name == "atomic").count(), 1);
    assert!(entry("child").spec.captures.blast, "as a parent it is the built-in one");
    assert_eq!(entry("horde2").spec.army, entry("chess").spec.army, "known from files only");
    for name in ["atomic", "child", "horde2"] {
        let carried = entry(name).standalone(&catalogue);
        let (again, _) = read(&carried);
        assert_eq!(again.get(name).unwrap().spec, entry(name).spec, "{carried}");
    }
}

#[test]
fn names_that_differ_in_case_and_punctuation_only_are_told() {
    let (catalogue, problems) =
        read("[three-check:chess]\n[3Check:chess]\n[My-Game:chess]\n[mygame:chess]\npass = true\n");
    assert_eq!(
        problems,
        [
            "f:1: warning: three-check is another name of the built-in variant 3check; here it means this section",
            "f:2: warning: 3Check is another name of the built-in variant 3check; here it means this section",
            "f:4: warning: mygame differs from My-Game (line 3) in case or punctuation only; \
             it is found only when written exactly so",
        ]
    );
    let found = |name: &str| catalogue.get(name).unwrap().name.as_str();
    assert_eq!(
        [found("Three Check"), found("3-check"), found("3check")],
        ["three-check", "3Check", "3check"]
    );
    assert_eq!([found("mygame"), found("MYGAME")], ["mygame", "My-Game"]);
}

#[test]
fn a_game_that_is_over_at_its_start_is_no_game() {
    let start = "startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - @ 0 1";
    let told = |count: &str| read(&format!("[a:3check]\n{}\n", start.replace('@', count))).1;
    assert_eq!(told("0+0"), ["f:2:12: startFen: the game is over before its first move"]);
    assert_eq!(told("x+1"), ["f:2:12: startFen: \"x+1\" is no count of checks that are left to give"]);
    assert_eq!(told("5+1"), [""; 0]);
}

#[test]
fn a_section_that_cannot_be_played_knows_its_first_error() {
    let (catalogue, _) = read("[a:chess]\ncastling = maybe\nnonsense\n[b:a]\n[c:chess]\n");
    let first = |name: &str| catalogue.get(name).unwrap().first_error.as_ref().map(ToString::to_string);
    assert_eq!(first("a").as_deref(), Some("f:2:12: castling: expected true or false, got \"maybe\""));
    assert_eq!(first("b").as_deref(), Some("f:4: the parent a has errors itself (line 1)"));
    assert_eq!(first("c"), None);
}

#[test]
fn hostile_files_get_a_clear_answer() {
    let told_of = |text: &str| read(text).1;
    let repeated =
        |count: usize, line: fn(usize) -> String| (0..count).map(line).collect::<Vec<_>>().concat();
    let sections = repeated(100_000, |number| format!("[v{number}:chess]\n"));
    assert!(told_of(&sections)[0].contains("more than 1024 sections"));
    let chain = repeated(1000, |number| format!("[v{}:v{number}]\n", number + 1));
    let told = told_of(&format!("[v0:chess]\n{chain}"));
    assert!(told[0].contains(&format!("more than {DEPTH_LIMIT} variants stand above v64")), "{}", told[0]);
    let circle = repeated(1000, |number| format!("[v{number}:v{}]\n", (number + 1) % 1000));
    assert!(told_of(&circle)[0].contains("its own ancestor"));
    let line = format!("[a:chess]\nstartFen = {}\n", "k".repeat(1_000_000));
    assert!(told_of(&line)[0].contains("at most 4096 are read"));
    assert!(told_of(&"x".repeat(FILE_LIMIT + 1))[0].contains("longer than"));
    let wrong = format!("[a:chess]\n{}", "stalemateValeu=draw\n".repeat(100_000));
    let told = told_of(&wrong);
    assert_eq!(told.len(), PROBLEM_LIMIT + 1);
    assert_eq!(told.last().unwrap(), "f: and 825 more problems");
    let same = format!("[a:chess]\n{}", "pass=true\n".repeat(200_000));
    assert_eq!(told_of(&same).len(), PROBLEM_LIMIT + 1);
    assert_eq!(told_of(&"[same:chess]\n".repeat(1000)).len(), PROBLEM_LIMIT + 1);
    let riders = repeated(25, |number| {
        format!("customPiece{} = {}:QNNCCZZGG\n", number + 1, b"abcdefghijlmnopqrstuvwxyz"[number] as char)
    });
    let size = "maxFile = 12\nmaxRank = 10\nstartFen = k11/12/12/12/12/12/12/12/12/K11 w\n";
    let armies = repeated(300, |number| format!("[v{number}:chess]\n@"));
    assert_eq!(told_of(&armies.replace('@', &format!("{size}{riders}"))), [""; 0]);
}

#[test]
fn values_of_the_wrong_kind_say_what_is_expected() {
    assert_eq!(told("castling = yes"), ["f:2:12: castling: expected true or false, got \"yes\""]);
    assert_eq!(told("maxRank = 11")[0], "f:2:11: maxRank: expected a rank from 1 to 10, got \"11\"");
    assert_eq!(
        told("stalemateValue = none")[0],
        "f:2:18: stalemateValue: expected win, loss or draw, got \"none\""
    );
    assert!(
        told("countingRule = thai")[0]
            .contains("expected one of these words: makruk, cambodian, asean, none; got \"thai\"")
    );
    assert_eq!(
        told("promotionPieceTypes = qx"),
        ["f:2:23: promotionPieceTypes: no piece of this variant has the letter x"]
    );
    assert!(told("flagRegion = e44")[0].contains("\"e44\" is no square, rank or file"));
    assert!(told("boards = 9")[0].contains("a number from 1 to 8"));
}
