//! Tries, and what is said to them.

use game::{Color, Message, Position as _};
use go::{Move, Point, sgf};
use players::solve::{
    Detail, Effort, Judgement, Reply, Session, Stop, Verdict, Wishes, board_after, read, solve,
};

use super::{question, sheet, solved, target};

fn session(name: &str, wishes: &Wishes) -> Session {
    Session::new(solved(sheet(name).question(wishes).unwrap()), Stop::default())
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

fn point(text: &str) -> Point {
    text.parse().unwrap()
}

fn play(session: &mut Session, text: &str) -> Reply {
    session.play(mv(text)).unwrap()
}

#[test]
fn the_right_move_and_the_wrong_ones_are_told() {
    let mut tries = session("go/straight3.go", &target("C5"));
    assert_eq!((tries.turn(), tries.answer().verdict), (Color::White, Verdict::Dead));
    let right = play(&mut tries, "E6");
    assert_eq!((right.judgement, right.verdict), (Judgement::Correct, Verdict::Dead));
    assert_eq!(tries.back(), Some(mv("E6")));
    let wrong = play(&mut tries, "D6");
    assert_eq!((wrong.judgement, wrong.verdict), (Judgement::Fails, Verdict::Alive));
    assert_eq!(wrong.line.first(), Some(&mv("E6")), "{:?}", wrong.line);
    assert_eq!(tries.response(), Some(mv("E6")));
    let answer = play(&mut tries, "E6");
    assert_eq!((answer.judgement, answer.verdict), (Judgement::Correct, Verdict::Alive));
    assert_eq!(play(&mut tries, "pass").judgement, Judgement::Hopeless);
    assert_eq!(tries.moves(), [mv("D6"), mv("E6"), Move::Pass]);
}

#[test]
fn the_board_is_a_game_with_the_last_move_in_it() {
    let mut tries = session("go/straight3.go", &target("C5"));
    play(&mut tries, "D6");
    play(&mut tries, "pass");
    play(&mut tries, "E6");
    let moves: Vec<(Color, Move)> = tries.tried().map(|(color, mv, _)| (color, mv)).collect();
    assert_eq!(moves, [(Color::White, mv("D6")), (Color::Black, Move::Pass), (Color::White, mv("E6"))]);
    let game = tries.game();
    assert_eq!(
        (game.position().turn(), game.position().board().stone(point("E6"))),
        (Color::Black, Some(Color::White))
    );
    let moves = tries.moves();
    let shown = board_after(tries.question(), Color::White, &moves).unwrap();
    assert_eq!(shown.position().key(), game.position().key());
    let twice = board_after(tries.question(), Color::White, &[mv("D6"), mv("D6")]).unwrap_err();
    assert_eq!(twice.id(), "stone-occupied");
}

#[test]
fn all_first_moves_are_told_with_what_they_are_worth() {
    let tries = session("go/straight3.go", &target("C5"));
    let told: Vec<(Move, Judgement)> =
        tries.variations().iter().map(|line| (line.moves[0], line.judgement)).collect();
    assert_eq!(told[0], (mv("E6"), Judgement::Correct));
    assert!(
        told.contains(&(mv("D6"), Judgement::Fails)) && told.contains(&(Move::Pass, Judgement::Fails)),
        "{told:?}"
    );
    assert!(tries.variations()[1..].iter().all(|line| line.verdict == Verdict::Alive));
}

#[test]
fn an_answer_is_explained_once_somebody_wants_to_know() {
    let effort = Effort { megabytes: 4, detail: Detail::Moves, ..Effort::default() };
    let asked = sheet("go/straight3.go").question(&target("C5")).unwrap();
    let mut tries = Session::new(solve(asked, &effort, &Stop::default(), |_| ()), Stop::default());
    assert!(tries.variations().iter().all(|line| line.judgement == Judgement::Correct));
    assert_eq!(tries.hint(), Some(mv("E6")));
    tries.explain();
    assert!(tries.found().is_explained);
    let told = tries.variations();
    tries.explain();
    assert_eq!(tries.variations(), told);
    assert!(told.iter().any(|line| line.judgement == Judgement::Fails), "{told:?}");
}

#[test]
fn another_stop_ends_the_searches_behind_it_alone() {
    let mut tries = session("go/straight3.go", &target("C5"));
    let thrown = Stop::default();
    thrown.set();
    tries.set_stop(thrown);
    let unknown = play(&mut tries, "F6").judgement;
    tries.back();
    tries.set_stop(Stop::default());
    assert_eq!(play(&mut tries, "F6").judgement, Judgement::Fails);
    assert!(matches!(unknown, Judgement::Unknown | Judgement::Fails), "what is in the table is known");
}

#[test]
fn either_side_can_be_played_first() {
    let mut tries = session("go/straight3.go", &target("C5"));
    assert!(tries.begin(Color::Black));
    assert_eq!((tries.turn(), tries.answer().verdict), (Color::Black, Verdict::Alive));
    assert_eq!(tries.hint(), Some(mv("E6")));
    assert_eq!(play(&mut tries, "pass").judgement, Judgement::Fails);
    assert!(tries.begin(Color::White));
    assert_eq!(tries.moves(), []);
    let mut one_side = session("go/straight3.go", &Wishes { turn: Some(Color::Black), ..target("C5") });
    assert!(!one_side.begin(Color::White) && one_side.turn() == Color::Black);
}

#[test]
fn a_worse_ko_is_told() {
    let mut tries = session("sgf/gt_lv1_2_P1070135_a.sgf", &Wishes::default());
    assert!(matches!(tries.answer().verdict, Verdict::Ko(_)));
    let hint = tries.hint().unwrap();
    assert_eq!(tries.play(hint).unwrap().judgement, Judgement::Correct);
    tries.back();
    // Then Black needs one threat, where two could be asked.
    assert_eq!(play(&mut tries, "J17").judgement, Judgement::WorseKo);
}

#[test]
fn what_cannot_be_played_is_refused_and_changes_nothing() {
    let mut tries = session("go/straight3.go", &target("C5"));
    let refused = |tries: &mut Session, text: &str| tries.play(mv(text)).unwrap_err();
    assert_eq!(refused(&mut tries, "A1"), Message::new("stone-outside").with("point", "A1"));
    assert_eq!(refused(&mut tries, "C5").id(), "stone-occupied");
    assert_eq!(refused(&mut tries, "Z25").id(), "stone-off-board");
    assert!(tries.moves().is_empty());
    assert_eq!(tries.back(), None);
}

#[test]
fn a_ko_cannot_be_taken_back_at_once() {
    let mut tries = session("sgf/bent_four_in_the_corner_a.sgf", &Wishes::default());
    for _ in 0..12 {
        let Some(mv) = tries.response().or_else(|| tries.hint()) else { break };
        tries.play(mv).unwrap();
        let board = tries.position().board();
        if let Some(ko) = board.ko() {
            assert_eq!(tries.play(Move::Play(ko)).unwrap_err().id(), "stone-ko");
            return;
        }
    }
    panic!("there is no ko: {:?}", tries.moves());
}

#[test]
fn a_captured_target_ends_it() {
    let mut tries = Session::new(solved(super::plain("_NB-\nNNB-\nBBB-\n----\n")), Stop::default());
    assert_eq!(tries.answer().verdict, Verdict::Dead);
    play(&mut tries, "A4");
    assert!(tries.is_captured());
    assert_eq!(tries.play(Move::Pass).unwrap_err().id(), "solve-over");
    assert_eq!(tries.response(), None);
    tries.back();
    assert!(!tries.is_captured());
}

#[test]
fn tries_and_solution_are_a_game_in_sgf_that_asks_the_same() {
    let mut tries = session("go/straight3.go", &target("C5"));
    play(&mut tries, "D6");
    play(&mut tries, "E6");
    tries.begin(Color::Black);
    play(&mut tries, "D6");
    let say = |message: &Message| message.id().to_owned();
    let plain = tries.record(false, &say).write();
    let game = sgf::records(plain.as_bytes()).next().unwrap().unwrap();
    assert_eq!(game.problems, [], "{plain}");
    assert!(plain.contains("BM[1]") && plain.contains("solve-fails") && !plain.contains("solve-result"));
    let again = read(plain.as_bytes()).remove(0).unwrap().question(&Wishes::default()).unwrap();
    let asked = tries.question();
    assert_eq!((again.target(), again.region()), (asked.target(), asked.region()));
    assert_eq!(again.start().board(), asked.start().board());
    let whole = tries.record(true, &say).write();
    assert!(whole.contains("solve-result") && whole.contains("TE[1]"), "{whole}");
    let game = sgf::records(whole.as_bytes()).next().unwrap().unwrap();
    assert_eq!(game.problems, [], "{whole}");
    assert_eq!(tries.record(true, &say).write(), whole);
}

#[test]
fn a_file_with_one_side_keeps_it() {
    let text = "(;GM[1]SZ[9]PL[W]AB[aa][ba]AW[da][ab][bb][cb]TR[aa]SQ[ca])";
    assert_eq!(question(text, &Wishes::default()).unwrap().turns(), [Color::White]);
}
