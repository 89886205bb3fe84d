//! Verdicts of life and death, beside tables that an exhaustive search made.

use engine::tsumego::{Answer, Errand, KoMaster, Problem, Solver, Verdict};
use game::Color;
use go::{Move, Point};

/// How many positions a row may have cost the plain search that made the table, to be tried here.
const MOST_WORK: u64 = 20_000;

/// A problem of a table and what the table says of it.
pub(super) struct Row<'a> {
    fields: Vec<(&'a str, &'a str)>,
}

impl Row<'_> {
    pub(super) fn field(&self, name: &str) -> &str {
        self.fields.iter().find(|(field, _)| *field == name).map_or("", |(_, value)| value)
    }

    fn setup(&self) -> go::Setup {
        let rows = self.field("rows");
        let text = if rows.is_empty() { read(self.field("go_file")) } else { rows.replace('/', "\n") };
        go::dotgo::parse(&text).expect("a board")
    }

    /// What is asked.
    pub(super) fn problem(&self) -> Problem {
        let setup = self.setup();
        let top = setup.size.ranks() - 1;
        let point = |name: &str| {
            let (file, rank) = name.split_once(',').expect("a point");
            Point::new(file.parse().expect("a file"), top - rank.parse::<u8>().expect("a rank"))
        };
        let target: Vec<Point> = self.field("target").split(';').map(point).collect();
        Problem::new(setup, &target).expect("a question")
    }

    /// Who plays first.
    pub(super) fn turn(&self) -> Color {
        if self.field("to_move") == "black" { Color::Black } else { Color::White }
    }

    pub(super) fn work(&self) -> u64 {
        self.field("baseline_nodes").parse().expect("a number")
    }

    /// The moves in a column, in the order of their names.
    fn moves(&self, column: &str) -> Vec<String> {
        sorted(self.field(column).split_whitespace().map(str::to_owned).collect())
    }
}

/// The text of a file of the collection.
pub(super) fn read(name: &str) -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/tsumego/");
    std::fs::read_to_string(format!("{path}{name}")).expect("a file of the collection")
}

fn sorted(mut names: Vec<String>) -> Vec<String> {
    names.sort();
    names
}

/// The rows of a table.
pub(super) fn rows(text: &str) -> impl Iterator<Item = Row<'_>> {
    let mut lines = text.lines();
    let heads: Vec<&str> = lines.next().expect("a line of heads").split('\t').collect();
    lines.map(move |line| Row { fields: heads.iter().copied().zip(line.split('\t')).collect() })
}

/// The answer for a row in the words of the tables: verdict, fate without threats, threats, first moves and
/// those with two eyes.
fn answer(row: &Row) -> (String, String, String, Vec<String>, Vec<String>) {
    let (problem, turn) = (row.problem(), row.turn());
    let top = problem.board().size().ranks() - 1;
    let answer = Solver::new(&problem, 64).answer(turn, &mut Errand::default());
    assert!(answer.is_complete);
    let name = |mv: &Move| match mv {
        Move::Play(point) => format!("{},{}", point.file, top - point.rank),
        Move::Pass => "pass".to_owned(),
    };
    let names = |moves: &[Move]| sorted(moves.iter().map(name).collect());
    let (verdict, without, threats) = match answer.verdict {
        Verdict::Alive => ("alive", "", String::new()),
        Verdict::Dead => ("dead", "", String::new()),
        Verdict::Seki => ("seki", "", String::new()),
        Verdict::Ko(ko) => ("ko", if ko.lives_without { "alive" } else { "dead" }, ko.threats.to_string()),
        Verdict::Unknown => ("unknown", "", String::new()),
    };
    let moves = (names(&answer.first_moves), names(&answer.two_eye_moves));
    (verdict.to_owned(), without.to_owned(), threats, moves.0, moves.1)
}

fn check(table: &str) {
    let text = read(table);
    for row in rows(&text).filter(|row| row.work() <= MOST_WORK) {
        let (verdict, without, threats, first_moves, two_eye_moves) = answer(&row);
        let id = row.field("id");
        assert_eq!(verdict, row.field("verdict"), "{id}");
        assert_eq!(without, row.field("ko_winner_without_threats"), "{id}");
        assert_eq!(threats, row.field("ko_threats_other_side_needs"), "{id}");
        if row.field("note").contains("others not examined") {
            assert!(row.moves("first_moves").iter().all(|mv| first_moves.contains(mv)), "{id}");
        } else {
            assert_eq!(first_moves, row.moves("first_moves"), "{id}");
        }
        if !row.field("two_eye_moves").is_empty() {
            assert_eq!(two_eye_moves, row.moves("two_eye_moves"), "{id}");
        }
    }
}

#[test]
fn small_shapes_are_as_the_table_has_them() {
    check("manifest.tsv");
}

#[test]
fn enclosed_groups_are_as_the_table_has_them() {
    check("gotools.tsv");
}

/// How many positions the verdict of a group in the open may cost.
const OPEN_WORK: u64 = 20_000;

/// The answer to a row of the table of groups in the open, searched so far.
fn in_the_open(id: &str, most: u64) -> (Solver, Color, Answer) {
    let text = read("open-region.tsv");
    let row = rows(&text).find(|row| row.field("id") == id).expect("the row");
    let problem = row.problem().with_ko_master(Some(KoMaster::Attacker));
    let mut solver = Solver::new(&problem, 256);
    let mut errand = Errand { most: Some(most), ..Errand::default() };
    let answer = solver.answer(row.turn(), &mut errand);
    (solver, row.turn(), answer)
}

/// Some 140 points can be played on, and nearly all of them have nothing to do with the group.
#[test]
fn groups_in_the_open_are_proven_alive() {
    for id in ["chao_vol1_p037", "chao_vol1_p068_1", "chao_vol1_p174", "chao_vol1_p300", "chao_vol2_p337"] {
        assert_eq!(in_the_open(id, OPEN_WORK).2.verdict, Verdict::Alive, "{id}");
    }
}

#[test]
fn what_lives_in_a_part_of_the_board_lives_whatever_is_played_beyond() {
    let (mut solver, turn, answer) = in_the_open("chao_vol1_p174", OPEN_WORK);
    assert!(!answer.first_moves.is_empty() && !answer.is_complete, "{answer:?}");
    let mut look = |moves: &[Move]| {
        let mut errand = Errand { most: Some(1000), ..Errand::default() };
        solver.look(turn, moves, &mut errand).expect("moves that can be played").verdict
    };
    // The attacker plays at the other end of the board.
    let far = Move::Play(Point::new(10, 9));
    assert_eq!(look(&[answer.first_moves[0], far]), Verdict::Alive);
    // What the defender plays there is not known to help.
    assert_ne!(look(&[far]), Verdict::Alive);
}
