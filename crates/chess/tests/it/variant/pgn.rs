//! PGN of every variant.

use std::sync::Arc;

use chess::{
    any::{Position, Rules, choose},
    pgn::{self, PgnError, Reader, Record, Records},
    variant::language::Catalogue,
};
use game::{Color, Edit, NodeId, Position as _};
use testkit::Dice;

use super::{laws::is_told_by_fen, random_game};

/// The variants that do not have a fast position of their own.
fn starts() -> impl Iterator<Item = chess::variant::Position> {
    let is_other = |name: &str| matches!(choose(Catalogue::builtin(), name, None), Ok(Rules::Variant(_)));
    super::starts().filter(move |start| is_other(start.variant().name()))
}

/// A random game with variations, and null moves where nobody may pass.
fn random_record(dice: &mut Dice, start: &Position, plies: usize) -> Record {
    let mut record = Record::new(start.clone());
    let mut ends = vec![(NodeId::ROOT, start.clone())];
    for length in [plies, 8, 8] {
        let (mut parent, mut position) = ends[dice.below(ends.len())].clone();
        for _ in 0..length {
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            let may_pass = position.variant().is_some_and(|variant| variant.pass_move().is_some());
            let null = position.passed().filter(|_| !may_pass && !moves.is_empty() && dice.below(30) == 0);
            if let Some(after) = null {
                parent = record.history.append(parent, Some(Edit::turn(!position.turn())), None);
                position = after;
            } else {
                let Some(&mv) = dice.pick(&moves) else { break };
                parent = record.history.append(parent, None, Some(mv));
                position.apply(mv);
            }
            if dice.below(9) == 0 {
                record.history.notes_mut(parent).comments.push("a remark".to_owned());
            }
            ends.push((parent, position.clone()));
        }
    }
    record
}

/// A tree in the order of its text.
fn flat(record: &Record) -> Vec<String> {
    let mut lines = Vec::new();
    let mut waiting = vec![(NodeId::ROOT, 0)];
    while let Some((id, depth)) = waiting.pop() {
        let node = record.history.node(id);
        lines.push(format!("{depth} {:?} {:?} {:?}", node.mv(), node.edit(), node.notes()));
        waiting.extend(node.children().iter().rev().map(|&child| (child, depth + 1)));
    }
    lines
}

fn records(text: &str) -> Vec<Record> {
    pgn::records(text.as_bytes()).map(|read| read.unwrap_or_else(|error| panic!("{error}"))).collect()
}

/// The only game of a text, which is whole.
fn record(text: &str) -> Record {
    let mut records = records(text);
    assert_eq!(records.len(), 1, "{text}");
    let record = records.remove(0);
    assert_eq!(record.error.as_ref().map(ToString::to_string), None, "{text}");
    record
}

fn movetext(text: &str) -> String {
    record(text).export().split_once("\n\n").unwrap().1.trim_end().to_owned()
}

fn error(text: &str) -> String {
    let mut errors = Vec::new();
    let mut reader = Reader::new(text.as_bytes());
    while reader.read_game(&mut |error: PgnError| errors.push(error.to_string())).unwrap() {}
    assert_eq!(errors.len(), 1, "{errors:?}");
    errors.remove(0)
}

fn assert_comes_back(written: &Record) {
    let text = written.export();
    let back = record(&text);
    let (one, other) = (flat(written), flat(&back));
    let differs = one.iter().zip(&other).find(|(one, other)| one != other);
    assert!(one.len() == other.len() && differs.is_none(), "{differs:?} in {text}");
    assert_eq!(written.start, back.start);
    assert_eq!(back.export(), text);
}

#[test]
fn games_of_every_variant_come_back_whole() {
    let mut dice = Dice::new(21);
    for start in starts() {
        assert_comes_back(&random_record(&mut dice, &start.into(), 60));
    }
}

#[test]
fn games_from_the_middle_bring_their_position() {
    let mut dice = Dice::new(22);
    for start in starts() {
        let is_told = is_told_by_fen(&start);
        let mut middle = start.clone();
        random_game(&mut dice, start, 30, |position, moves| {
            if !moves.is_empty() {
                middle = position.clone();
            }
        });
        if is_told {
            assert_comes_back(&random_record(&mut dice, &middle.into(), 30));
        }
    }
}

#[test]
fn a_file_may_mix_all_kinds() {
    let mut dice = Dice::new(23);
    let mut games: Vec<Record> = starts().map(|start| random_record(&mut dice, &start.into(), 20)).collect();
    games.insert(3, Record::default());
    games.push(Record::new(Rules::Chess960.start().unwrap()));
    let text: String = games.iter().map(Record::export).collect();
    let again: String = records(&text).iter().map(Record::export).collect();
    assert_eq!(again, text);
}

#[test]
fn a_variant_of_ones_own_brings_its_rules() {
    let file =
        b"[one:chess]\ncastling = false\n[two:one]\npass = true\nstartFen = 4k3/8/8/8/8/8/8/4K2R w - - 0 1\n";
    let (catalogue, _) = Catalogue::read("my.ini", file);
    let mut reader = Reader::new("[Variant \"Two\"]\n\n1. Rh8+ Kd7 2. -- *".as_bytes());
    reader.set_catalogue(Arc::new(catalogue));
    let game = Records::new(reader).next().unwrap().unwrap();
    assert_eq!(game.error, None);
    let text = game.export();
    let rules = "[VariantRules \"[one:chess]\\\\ncastling = false\\\\n[two:one]\\\\npass = true\\\\nstartFen = \
                 4k3/8/8/8/8/8/8/4K2R w - - 0 1\"]\n";
    assert!(text.contains(rules), "{text}");
    assert!(text.ends_with("\n1. Rh8+ Kd7 2. -- *\n\n"), "{text}");
    let back = record(&text);
    assert_eq!(flat(&game), flat(&back));
    assert_eq!(back.export(), text);
    // Programs that undo PGN's own escapes and forget to redo them do no harm.
    assert_eq!(flat(&record(&text.replace("\\\\n", "\\n"))), flat(&game));
}

#[test]
fn boards_beyond_the_usual_bring_their_rules_too() {
    let rules = choose(Catalogue::builtin(), "alice", Some(3)).unwrap();
    let mut dice = Dice::new(24);
    let game = random_record(&mut dice, &rules.start().unwrap(), 80);
    let text = game.export();
    assert!(
        text.contains(
            "[Variant \"alice-3-boards\"]\n[VariantRules \"[alice-3-boards:alice]\\\\nboards = 3\"]\n"
        ),
        "{text}"
    );
    assert_comes_back(&game);
}

#[test]
fn rules_that_cannot_be_played_are_an_error_of_their_game() {
    let broken = "[Variant \"mine\"]\n[VariantRules \"[mine:chess]\\\\nmaxRank = 99\"]\n\n1. e4 *\n\n1. d4 *";
    assert_eq!(
        error(broken),
        "2:1: the rules of the variant cannot be played: \
         VariantRules:2:11: maxRank: expected a rank from 1 to 10, got \"99\""
    );
    let other = "[Variant \"mine\"]\n[VariantRules \"[yours:chess]\"]\n\n1. e4 *";
    assert_eq!(error(other), "1:1: unknown variant \"mine\": VariantRules describes \"yours\"");
    let none = "[Variant \"mine\"]\n[VariantRules \"nothing\"]\n\n1. e4 *";
    assert_eq!(error(none), "1:1: unknown variant \"mine\": VariantRules describes no variant");
    let long = format!("[Variant \"mine\"]\n[VariantRules \"{}\"]\n\n1. e4 *", "x".repeat(1 << 17));
    assert!(error(&long).contains("longer than 65536 bytes"), "{}", error(&long));
}

#[test]
fn rules_that_a_game_brings_count_before_built_in_ones() {
    let text =
        "[Variant \"crazyhouse\"]\n[VariantRules \"[crazyhouse:chess]\\\\npass = true\"]\n\n1. e4 -- 2. d4 *";
    assert_eq!(movetext(text), "1. e4 -- 2. d4 *");
    assert!(error(&text.replace("2. d4", "2. P@d4")).contains("there is no pawn in hand"));
    let other =
        "[Variant \"Crazyhouse\"]\n[VariantRules \"[mine:chess]\"]\n\n1. e4 d5 2. exd5 Qxd5 3. P@e4 *";
    assert_eq!(movetext(other), "1. e4 d5 2. exd5 Qxd5 3. P@e4 *");
}

#[test]
fn a_variant_starts_where_its_tags_say() {
    let text =
        "[Variant \"Crazyhouse\"]\n[FEN \"1k6/8/8/8/8/8/8/1K4R1[P] w G - 0 1\"]\n\n1. P@e4 Kb7 2. O-O *";
    assert_eq!(movetext(text), "1. P@e4 Kb7 2. O-O *");
    let wrong = "[Variant \"Crazyhouse\"]\n[FEN \"8/8/8 w - - 0 1\"]\n\n1. e4 *";
    assert_eq!(error(wrong), "2:1: the start position cannot be played: the board has 8 ranks, the FEN 3");
}

#[test]
fn moves_of_variants_are_read_leniently_and_refused_clearly() {
    let text = "[Variant \"Alice\"]\n\n1. e4 e5/B 2. Nf3!? Nc6+- 3. f1b5 ({or} 3. 0-0?) *";
    assert_eq!(error(text), "3:44: 0-0 is not possible: castling is not possible here");
    let text = text.replace(" ({or} 3. 0-0?)", "");
    assert_eq!(movetext(&text), "1. e4/B e5/B 2. Nf3/B $5 Nc6/B $18 3. Bb5/B *");
    let brackets = "[Variant \"Alice\"]\n\n1. Nf3(B) e5(B) (1... d5(B)) 2. d4 (2. c4(B)) *";
    assert_eq!(
        movetext(brackets),
        "1. Nf3/B e5/B ( 1... d5/B ) 2. d4/B ( 2. c4/B ) *".replace("( ", "(").replace(" )", ")")
    );
}

#[test]
fn null_moves_are_passes_where_there_are_any() {
    let game = record("[Variant \"Crazyhouse\"]\n\n1. e4 -- 2. Z0 *");
    let line: Vec<_> = game.history.main_line(NodeId::ROOT).collect();
    assert_eq!(game.history.node(line[1]).edit(), Some(&Edit::turn(Color::White)));
    let rules = "[Variant \"p\"]\n[VariantRules \"[p:chess]\\\\npass = true\"]\n\n1. e4 -- 2. d4 *";
    let game = record(rules);
    let line: Vec<_> = game.history.main_line(NodeId::ROOT).collect();
    assert!(game.history.node(line[1]).mv().is_some());
    assert!(
        error("[Variant \"Crazyhouse\"]\n\n1. e4 f6 2. Qh5+ -- *").contains("would leave the king in check")
    );
}

#[test]
fn rules_without_the_name_of_a_variant_are_told() {
    let text = "[VariantRules \"[mine:chess]\\\\npass = true\"]\n\n1. -- *\n";
    assert_eq!(error(text), "1:1: the tag Variant is missing: VariantRules describes \"mine\"");
}
