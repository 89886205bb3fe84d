//! Engines that tell what they think of a position.

use std::{
    sync::{
        Arc,
        mpsc::{Receiver, channel},
    },
    time::Duration,
};

use players::company::{
    Company, Program, ProgramLanguage,
    study::{Desk, Insight, Told, Topic, Worth},
};
use protocol::uci::Score;
use table::{Kind, Sitter, Spec, Table};

use crate::company::{found, program};

/// How long anything may take on a busy machine.
const LONG: Duration = Duration::from_mins(2);

/// A desk, and what is told there.
struct Study {
    desk: Desk,
    by: Option<String>,
    told: Receiver<Told>,
    teller: Arc<dyn Fn(Told) + Send + Sync>,
}

impl Study {
    fn by(program: Option<Program>) -> Study {
        let by = program.as_ref().map(|program| program.name.clone());
        let (sender, told) = channel();
        let teller = Arc::new(move |told| {
            let _ = sender.send(told);
        });
        Study { desk: Company::new(1, program.into_iter().collect()).desk(), by, told, teller }
    }

    fn begin(&mut self, kind: Kind, moves: &str, lines: usize, limit: Duration) {
        let seat = Sitter::person("");
        let spec = Spec::new(kind.clone(), seat.clone(), seat);
        let (table, _) = Table::open(spec, Duration::ZERO).unwrap();
        let mut game = table.game().duplicate();
        for mv in moves.split_whitespace() {
            game.play(mv).unwrap();
        }
        self.desk.study(self.by.as_deref(), Topic { kind, game, lines, limit }, self.teller.clone());
    }

    /// Studies where a record stands at a node.
    fn begin_at(&mut self, record: &str, node: u32, limit: Duration) {
        let mut spec = Spec::new(Kind::chess(), Sitter::Nobody, Sitter::Nobody);
        spec.record = Some(record.to_owned());
        let (table, _) = Table::open(spec, Duration::ZERO).unwrap();
        let mut game = table.game().duplicate();
        let node = game.node(node).unwrap();
        game.jump(node);
        let topic = Topic { kind: Kind::chess(), game, lines: 1, limit };
        self.desk.study(self.by.as_deref(), topic, self.teller.clone());
    }

    /// All insights until the end, and how it ended.
    fn end(&self) -> (Vec<Insight>, Result<(), String>) {
        let mut insights = Vec::new();
        loop {
            match self.told.recv_timeout(LONG).expect("something is told in time") {
                Told::Insight(insight) => insights.push(insight),
                Told::End(how) => return (insights, how.map_err(|fault| fault.to_string())),
            }
        }
    }

    /// What was thought last, of a study that ends well.
    #[track_caller]
    fn last(&self) -> Insight {
        let (insights, end) = self.end();
        assert_eq!(end, Ok(()));
        insights.last().expect("an insight").clone()
    }

    /// The next insight.
    fn next(&self) -> Insight {
        match self.told.recv_timeout(LONG).expect("something is told in time") {
            Told::Insight(insight) => insight,
            Told::End(how) => panic!("{how:?}"),
        }
    }
}

/// The fool's mate is one move away.
const BEFORE_MATE: &str = "f2f3 e7e5 g2g4";

#[test]
fn our_own_engine_tells_several_lines_the_best_one_first() {
    let mut study = Study::by(None);
    study.begin(Kind::chess(), BEFORE_MATE, 3, Duration::from_millis(300));
    let insight = study.last();
    assert_eq!(insight.lines.len(), 3);
    assert_eq!(insight.lines[0].worth, Worth::Score(Score::Mate(1)));
    assert_eq!(insight.lines[0].moves[0].notation, "Qh4#");
    let firsts: Vec<&str> = insight.lines.iter().map(|line| line.moves[0].text.as_str()).collect();
    assert!(firsts[0] != firsts[1] && firsts[1] != firsts[2], "{firsts:?}");
}

#[test]
fn variants_and_draughts_are_studied_too() {
    for kind in [Kind::variant("alice"), Kind::variant("crazyhouse"), Kind::draughts()] {
        let mut study = Study::by(None);
        study.begin(kind, "", 2, LONG);
        while study.next().lines.len() < 2 {}
    }
}

#[test]
fn a_study_is_told_until_it_is_replaced_and_then_no_more() {
    let mut study = Study::by(None);
    study.begin(Kind::chess(), "", 1, LONG);
    assert!(!study.next().lines[0].moves.is_empty());
    study.begin(Kind::chess(), BEFORE_MATE, 1, Duration::from_millis(100));
    let (insights, end) = study.end();
    assert_eq!(end, Ok(()), "the end of the second: of the first nothing more is told");
    assert_eq!(insights.last().unwrap().lines[0].worth, Worth::Score(Score::Mate(1)));
}

#[test]
fn go_is_no_game_for_our_own_analysis_yet() {
    let mut study = Study::by(None);
    study.begin(Kind::go(9, "chinese"), "", 1, LONG);
    assert_eq!(study.end().1, Err("our own engine cannot analyse this game yet".to_owned()));
}

#[test]
fn toga_studies_one_position_after_the_other() {
    let mut study = Study::by(Some(program("toga", ProgramLanguage::Uci, &[&found("toga2")])));
    study.begin(Kind::chess(), "e2e4", 2, LONG);
    assert_eq!(study.next().lines[0].moves[0].text.len(), 4);
    study.begin(Kind::chess(), BEFORE_MATE, 2, Duration::from_millis(500));
    let insight = study.last();
    assert_eq!(insight.lines[0].worth, Worth::Score(Score::Mate(1)));
    assert_eq!(insight.lines.len(), 2);
}

#[test]
fn gnuchess_studies_in_its_own_protocol() {
    let gnuchess = [&*found("gnuchess"), "--xboard"];
    let mut study = Study::by(Some(program("gnuchess", ProgramLanguage::XBoard, &gnuchess)));
    study.begin(Kind::chess(), "e2e4 e7e5", 1, Duration::from_secs(1));
    assert!(!study.last().lines[0].moves.is_empty());
    study.begin(Kind::chess(), "d2d4", 1, Duration::from_secs(1));
    assert!(!study.last().lines[0].moves.is_empty());
}

#[test]
fn positions_behind_a_null_move_are_each_their_own() {
    let gnuchess = [&*found("gnuchess"), "--xboard"];
    let mut study = Study::by(Some(program("gnuchess", ProgramLanguage::XBoard, &gnuchess)));
    let record = "1. e4 -- 2. Qh5 -- 3. Bc4 Nc6 4. Qxf7# 1-0";
    for node in [5, 3, 6, 1, 4] {
        study.begin_at(record, node, Duration::from_millis(700));
        let insight = study.last();
        assert!(!insight.lines[0].moves.is_empty(), "{node}: {insight:?}");
        let mates = insight.lines[0].moves[0].notation.ends_with('#');
        assert_eq!(mates, node == 6, "{node}: {insight:?}");
    }
}

#[test]
fn a_go_program_tells_chances_and_points() {
    let script = r#"while read -r id word rest; do case "$id $word" in
        *list_commands*) printf '=%s kata-analyze\nplay\nboardsize\n\n' "$id";;
        kata-analyze*) printf '=\ninfo move E5 visits 9 winrate 0.75 scoreLead 3.5 order 0 pv E5 D5 info move C3 visits 1 winrate 0.5 order 1 pv C3\n';;
        *) printf '\n=%s 2\n\n' "$id";; esac; done"#;
    let mut study = Study::by(Some(program("kata", ProgramLanguage::Gtp, &["sh", "-c", script])));
    for moves in ["", "C3"] {
        study.begin(Kind::go(9, "chinese"), moves, 2, Duration::from_millis(300));
        let insight = study.last();
        assert_eq!(insight.lines[0].worth, Worth::Chance(0.75, Some(3.5)));
        assert_eq!((insight.lines[0].moves.len(), insight.nodes), (2, 10));
    }
}

#[test]
fn whoever_cannot_analyse_says_so() {
    let gnugo = [&*found("gnugo"), "--mode", "gtp"];
    let mut study = Study::by(Some(program("GNU Go", ProgramLanguage::Gtp, &gnugo)));
    study.begin(Kind::go(9, "chinese"), "", 1, LONG);
    let why = study.end().1.unwrap_err();
    assert_eq!(why, "GNU Go does not analyse");
    study.begin(Kind::chess(), "", 1, LONG);
    assert_eq!(study.end().1, Err("GNU Go does not play chess".to_owned()));
    study.by = Some("nobody".to_owned());
    study.begin(Kind::chess(), "", 1, LONG);
    assert_eq!(study.end().1, Err("no engine is called \"nobody\"".to_owned()));
}

#[test]
fn a_program_that_does_not_stop_or_dies_is_told() {
    let hangs = "echo uciok; while read -r line; do case $line in isready) echo readyok;; esac; done";
    let mut study = Study::by(Some(program("hangs", ProgramLanguage::Uci, &["sh", "-c", hangs])));
    study.begin(Kind::chess(), "", 1, Duration::from_millis(100));
    assert_eq!(study.end().1, Err("hangs does not stop".to_owned()));
    let dies =
        "echo uciok; while read -r line; do case $line in isready) echo readyok;; go*) exit;; esac; done";
    let mut study = Study::by(Some(program("dies", ProgramLanguage::Uci, &["sh", "-c", dies])));
    study.begin(Kind::chess(), "", 1, LONG);
    assert_eq!(study.end().1, Err("dies has ended".to_owned()));
}
