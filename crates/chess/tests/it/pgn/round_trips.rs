//! Random games written, read and written again.

use chess::{
    any::{Move, Piece, Position},
    pgn::{self, Record, Termination},
};
use game::{Color, Edit, NodeId, Position as _};
use testkit::Dice;

use super::{check, record};
use crate::dice::chess960;

const REMARKS: [&str; 10] = [
    "good",
    "[%clk 0:01:30] [%eval 0.25,12]",
    "a longer remark that goes on and on, over the end of the line, with \"quotes\" and (brackets)",
    "50 % of the games; [Event \"x\"] {nested",
    "a } closing brace",
    "é ∞ ± ♘",
    "[%csl Ga1,Rb2][%cal Gd1h5,Re2e4,Yg1f3]",
    "two  blanks   three",
    "1-0",
    "x",
];

/// A random game with variations, remarks, glyphs and null moves.
fn random_record(dice: &mut Dice) -> Record {
    let start = if dice.below(3) == 0 { chess960(dice).into() } else { Position::default() };
    let mut record = Record::new(start.clone());
    record.set_tag("Event", format!("Game \"{}\" \\", dice.below(1000)));
    record.set_tag("Zulu", "é");
    if dice.below(2) == 0 {
        record.set_tag("Round", "1.2");
    }
    record.result = [None, Some(Termination::Draw), Some(Termination::Win(Color::Black))][dice.below(3)];
    let mut ends = vec![(NodeId::ROOT, start)];
    for _ in 0..dice.below(60) {
        let (parent, position) = ends[dice.below(ends.len())].clone();
        grow(dice, &mut record, &mut ends, parent, position);
    }
    remark(dice, &mut record.history.notes_mut(NodeId::ROOT).comments);
    record
}

/// Plays a line from a node, remarks included.
fn grow(
    dice: &mut Dice,
    record: &mut Record,
    ends: &mut Vec<(NodeId, Position)>,
    mut parent: NodeId,
    mut position: Position,
) {
    for _ in 0..dice.below(12) {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        if moves.is_empty() {
            return;
        }
        let passes = !position.is_check() && dice.below(25) == 0;
        let (edit, mv): (Option<Edit<Piece>>, Option<Move>) = if passes {
            (Some(Edit::turn(!position.turn())), None)
        } else {
            (None, Some(moves[dice.below(moves.len())]))
        };
        parent = record.history.append(parent, edit, mv);
        match mv {
            Some(mv) => drop(position.apply(mv)),
            None => position = position.passed().unwrap(),
        }
        let node = record.history.notes_mut(parent);
        if dice.below(8) == 0 {
            remark(dice, &mut node.comments_before);
        }
        if dice.below(4) == 0 {
            remark(dice, &mut node.comments);
        }
        if dice.below(6) == 0 {
            node.glyphs = (0..=dice.below(2)).map(|_| dice.below(300) as u32).collect();
        }
        if dice.below(30) == 0 {
            node.properties.push(("%".to_owned(), vec![" escaped e4".to_owned()]));
        }
        ends.push((parent, position.clone()));
    }
}

fn remark(dice: &mut Dice, into: &mut Vec<String>) {
    *into = (0..dice.below(3)).map(|_| REMARKS[dice.below(REMARKS.len())].to_owned()).collect();
}

/// A tree in the order of its text, without what ids it has.
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

#[test]
fn thousands_of_random_trees_come_back_whole() {
    let mut dice = Dice::new(11);
    for _ in 0..3_000 {
        let written = random_record(&mut dice);
        let text = written.export();
        let back = record(&text);
        assert_eq!(flat(&written), flat(&back), "{text}");
        assert_eq!(written.start, back.start);
        assert_eq!(back.tag("Event"), written.tag("Event"));
        assert_eq!(back.export(), text);
        let too_long = |line: &&str| line.chars().count() > 79 && !line.contains("; ");
        assert_eq!(text.lines().find(too_long), None, "{text}");
    }
}

#[test]
fn many_games_in_one_file_come_back_in_order() {
    let mut dice = Dice::new(12);
    let games: Vec<Record> = (0..500).map(|_| random_record(&mut dice)).collect();
    let text: String = games.iter().map(Record::export).collect();
    assert_eq!(check(&text), (500, vec![]));
    let again: String = pgn::records(text.as_bytes()).map(|read| read.unwrap().export()).collect();
    assert_eq!(again, text);
}

#[test]
fn other_line_ends_make_no_difference() {
    let mut dice = Dice::new(13);
    for _ in 0..200 {
        let text = random_record(&mut dice).export();
        for end in ["\r\n", "\r"] {
            assert_eq!(record(text.replace('\n', end)).export(), text);
        }
    }
}
