//! What is written is read as the same.

use game::{Color, Edit, NodeId, Position as _, Show as _};
use go::{
    Occupant, Position, Size,
    sgf::{self, Record},
};
use proptest::prelude::*;
use testkit::Dice;

use super::all;

const NAMES: [&str; 8] = ["N", "GN", "LB", "XY", "GB", "BL", "KGSSW", "C"];

struct Gardener {
    dice: Dice,
    record: Record,
    texts: Vec<String>,
}

impl Gardener {
    /// Grows a tree in the order in which it is written.
    fn grow(&mut self, parent: NodeId, position: &Position, nodes: usize) {
        let branches = if nodes > 3 { 1 + self.dice.below(3) } else { 1 };
        for _ in 0..branches.min(nodes) {
            let (edit, mut after) = self.edit(position);
            let mut moves = Vec::new();
            after.legal_moves(&mut moves);
            let mv =
                (!moves.is_empty() && self.dice.below(5) > 0).then(|| moves[self.dice.below(moves.len())]);
            let id = self.record.history.append(parent, edit, mv);
            self.annotate(id);
            if let Some(mv) = mv {
                after.apply(mv);
            }
            self.grow(id, &after, (nodes - 1) / branches);
        }
    }

    /// Now and then stones are set up, or the turn changes.
    fn edit(&mut self, position: &Position) -> (Option<Edit<Occupant>>, Position) {
        let edit = match self.dice.below(8) {
            0 => Edit::turn(!position.turn()),
            1 => {
                let points: Vec<_> = position.size().points().collect();
                let point = points[self.dice.below(points.len())];
                let kinds = [None, Some(Occupant::Stone(Color::Black)), Some(Occupant::Stone(Color::White))];
                Edit { cells: vec![(point.place(), kinds[self.dice.below(3)])], turn: None }
            }
            _ => return (None, position.clone()),
        };
        match position.edited(&edit) {
            Ok(after) => (Some(edit), after),
            Err(_) => (None, position.clone()),
        }
    }

    fn annotate(&mut self, id: NodeId) {
        for _ in 0..self.dice.below(3) {
            let name = NAMES[self.dice.below(NAMES.len())];
            let text = self.texts[self.dice.below(self.texts.len())].clone();
            let notes = self.record.history.notes_mut(id);
            if name == "C" {
                notes.comments = vec![text];
            } else {
                notes.properties.push((name.to_owned(), vec![sgf::escaped(&text), String::new()]));
            }
        }
    }
}

/// Moves, edits and comments of all nodes, in the order of the tree.
fn outline(record: &Record) -> Vec<String> {
    let mut outline = Vec::new();
    let mut waiting = vec![(0, NodeId::ROOT)];
    while let Some((depth, id)) = waiting.pop() {
        let node = record.history.node(id);
        outline.push(format!("{depth} {:?} {:?} {:?}", node.edit(), node.mv(), node.notes().comments));
        waiting.extend(node.children().iter().rev().map(|&child| (depth + 1, child)));
    }
    outline
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_grown_tree_is_read_as_it_was_written(
        seed: u64, nodes in 1_usize..60, files in 2_u32..10, ranks in 2_u32..10,
        texts in proptest::collection::vec("[ -~é囲\n]{1,100}", 1..5),
    ) {
        let size = Size::new(files, ranks).unwrap();
        let mut gardener = Gardener { dice: Dice::new(seed), record: Record::new(size), texts };
        let start = gardener.record.start().unwrap();
        gardener.grow(NodeId::ROOT, &start, nodes);
        let text = gardener.record.write();
        let games = all(text.as_bytes());
        prop_assert_eq!(games.len(), 1, "{}", text);
        prop_assert_eq!(&games[0].problems, &[], "{}", text);
        prop_assert_eq!(outline(&games[0]), outline(&gardener.record), "{}", text);
        prop_assert_eq!(games[0].write(), text);
    }

    #[test]
    fn any_text_is_read_and_what_it_becomes_is_stable(text in "[();\\[\\]\\\\BWCAELMGFSZ19:abtx_!\\- \n]{0,300}") {
        for game in all(text.as_bytes()) {
            let written = game.write();
            let again = all(written.as_bytes());
            prop_assert_eq!(again.len(), 1, "{}", written);
            prop_assert_eq!(outline(&again[0]), outline(&game), "{}", written);
            prop_assert_eq!(again[0].write(), written);
        }
    }

    #[test]
    fn any_bytes_are_read(bytes: Vec<u8>) {
        let text = [b"(;GM[1]C[".as_slice(), &bytes, b"])"].concat();
        for game in all(&text) {
            let written = game.write();
            prop_assert_eq!(all(written.as_bytes())[0].write(), written);
        }
    }
}

#[test]
fn judgements_of_moves_are_glyphs_and_are_written_back() {
    let text = "(;GM[1]SZ[9];B[ee]TE[1];W[cc]BM[2]C[slow];B[gg]DO[];W[gc]IT[];B[cg]TE[])\n";
    let mut record = all(text.as_bytes()).remove(0);
    let line: Vec<NodeId> = record.history.main_line(NodeId::ROOT).collect();
    let glyphs = |record: &Record| -> Vec<Vec<u32>> {
        line.iter().map(|&id| record.history.node(id).notes().glyphs.clone()).collect()
    };
    assert_eq!(glyphs(&record), [vec![1], vec![4], vec![6], vec![5], vec![1]]);
    assert_eq!(record.write(), text, "what nobody changed is written as it was");
    record.history.notes_mut(line[0]).glyphs = vec![3, 10];
    record.history.notes_mut(line[1]).glyphs.clear();
    let written = record.write();
    assert!(written.contains(";B[ee]TE[2];W[cc]C[slow];B[gg]DO[]"), "{written}");
    assert_eq!(glyphs(&all(written.as_bytes())[0])[..2], [vec![3], vec![]]);
}
