//! What a good text means.

use std::io::{self, Read};

use game::{Color, NodeId, Position as _};
use go::{
    Move, Occupant, Point, Size,
    sgf::{self, Limit, Problem, ReadError, Record, limit},
};

use super::{all, good, last_position, main_line, one};

#[test]
fn moves_variations_and_comments_become_one_tree() {
    let game = good("(;GM[1]SZ[9]C[first];B[ee](;W[cc]C[a\\]b];B[gg])(;W[gc]))");
    assert_eq!(main_line(&game), ["E5", "C7", "G3"]);
    let root = game.history.node(NodeId::ROOT);
    assert_eq!(root.notes().comments, ["first"]);
    let first = game.history.node(root.children()[0]);
    assert_eq!(first.children().len(), 2);
    assert_eq!(game.history.node(first.children()[0]).notes().comments, ["a]b"]);
}

#[test]
fn both_ways_to_pass_are_read() {
    assert_eq!(main_line(&good("(;SZ[19];B[];W[tt])")), ["pass", "pass"]);
    assert_eq!(main_line(&good("(;SZ[21];B[];W[tt])")), ["pass", "U2"]);
}

#[test]
fn stones_are_set_up_at_the_root_and_later() {
    let game = good("(;SZ[9]HA[2]AB[cc][gg];W[ee];AE[cc]AW[aa:ba]PL[W];W[ab])");
    assert_eq!((game.handicap(), game.turn()), (2, Color::White));
    let position = last_position(&game);
    let stone = |file, rank| position.board().stone(Point::new(file, rank));
    assert_eq!((stone(2, 6), stone(6, 2)), (None, Some(Color::Black)));
    assert_eq!(
        (stone(0, 8), stone(1, 8), stone(0, 7)),
        (Some(Color::White), Some(Color::White), Some(Color::White))
    );
    assert_eq!(position.turn(), Color::Black);
}

#[test]
fn of_several_set_ups_of_a_point_the_last_counts() {
    let setup = good("(;SZ[5]AB[aa:cc]AW[bb]AE[cb])").setup().unwrap();
    assert_eq!(setup.at(Point::new(1, 3)), Some(Occupant::Stone(Color::White)));
    assert_eq!(setup.at(Point::new(2, 3)), None);
    assert_eq!(setup.at(Point::new(0, 4)), Some(Occupant::Stone(Color::Black)));
}

#[test]
fn a_move_out_of_turn_changes_the_turn_first() {
    let game = good("(;SZ[9];B[aa];B[bb];W[cc])");
    assert_eq!(main_line(&game), ["A9", "B8", "C7"]);
    let ids: Vec<NodeId> = game.history.main_line(NodeId::ROOT).collect();
    assert!(game.history.node(ids[0]).edit().is_none());
    assert_eq!(game.history.node(ids[1]).edit().unwrap().turn, Some(Color::Black));
    assert!(game.history.node(ids[2]).edit().is_none());
}

#[test]
fn play_goes_on_behind_two_passes() {
    let game = good("(;SZ[9];B[];W[];B[ee])");
    assert_eq!(main_line(&game), ["pass", "pass", "E5"]);
    assert_eq!(last_position(&game).board().stone(Point::new(4, 4)), Some(Color::Black));
}

#[test]
fn a_move_in_the_root_is_a_node_of_its_own() {
    let game = good("(;GM[1]SZ[9]B[aa]BL[10]C[x];W[bb])");
    assert_eq!(main_line(&game), ["A9", "B8"]);
    assert_eq!(game.write(), "(;GM[1]SZ[9];B[aa]BL[10]C[x];W[bb])\n");
}

#[test]
fn what_belongs_to_a_move_in_the_root_goes_with_it() {
    let game = good("(;GM[1]N[one]AB[cc]PB[Dosaku]W[aa]TR[aa]XX[own]C[x]LB[bb:1]SZ[9]MN[3](;B[bb])(;B[dd]))");
    let written =
        "(;GM[1]AB[cc]PB[Dosaku]XX[own]SZ[9];N[one]W[aa]TR[aa]C[x]LB[bb:1]MN[3]\n(;B[bb])\n(;B[dd]))\n";
    assert_eq!(game.write(), written);
    assert_eq!(good(written).history, game.history);
    let first = game.history.main_line(NodeId::ROOT).next().unwrap();
    assert_eq!(game.history.node(first).notes().comments, ["x"]);
}

#[test]
fn a_root_that_says_nothing_is_no_node_of_its_own() {
    for text in ["(;B[aa])", "(;B[aa]C[x];W[bb])", "(;C[x]W[zz])", "(;B[]\n(;W[aa])\n(;W[bb]))"] {
        let game = one(text);
        assert_eq!(game.write(), format!("{text}\n"));
        assert_eq!(game.history, one(&game.write()).history);
        assert_eq!(game.history.node(NodeId::ROOT).children().len(), 1);
    }
    assert_eq!(good("(;;B[aa])").write(), "(;B[aa])\n");
    for text in ["(;;B[aa]PB[x])", "(;\n(;B[aa])\n(;B[bb]))", "(;;C[x];B[aa])", "(;)"] {
        assert_eq!(one(text).write(), format!("{text}\n"));
    }
}

#[test]
fn old_names_are_read_by_their_capitals() {
    let game = good("(;GaMe[1]SiZe[9]PlayerBlack[Dosaku];Black[ee]Comment[ok];White[cc])");
    assert_eq!(main_line(&game), ["E5", "C7"]);
    assert_eq!(game.player(Color::Black).as_deref(), Some("Dosaku"));
    assert_eq!(game.write(), "(;GM[1]SZ[9]PB[Dosaku];B[ee]C[ok];W[cc])\n");
}

#[test]
fn text_around_the_games_is_passed_over() {
    let games = all(b"From: me (you know)\n\n(;GM[1];B[aa])\n-- \nbye\n(;GM[1];B[bb])\nthe end");
    assert_eq!(games.iter().map(main_line).collect::<Vec<_>>(), [["A19"], ["B18"]]);
    assert!(games.iter().all(|game| game.problems.is_empty()));
}

#[test]
fn blanks_may_stand_anywhere_between_values() {
    let game = good("  ( \n; SZ [9]\r\n\tAB [aa]\n [bb] ; W\n[cc ] ( ; B[dd] ) ( ;B[ee]))");
    assert_eq!(main_line(&game), ["C7", "D6"]);
}

#[test]
fn large_boards_are_trees_that_nobody_plays() {
    let game = good("(;SZ[52:40];B[ZN];W[aa];W[ZN])");
    assert_eq!(game.extent().unwrap().to_string(), "52:40");
    assert!(game.start().is_none());
    let ids: Vec<NodeId> = game.history.main_line(NodeId::ROOT).collect();
    assert_eq!(game.history.node(ids[0]).mv(), Some(Move::Play(Point::new(51, 0))));
    assert_eq!(game.write(), "(;SZ[52:40];B[ZN];W[aa];W[ZN])\n");
}

#[test]
fn rectangular_boards_are_played() {
    let game = good("(;SZ[5:3];B[ec];W[aa])");
    assert_eq!(main_line(&game), ["E1", "A3"]);
    assert_eq!(last_position(&game).size(), Size::new(5, 3).unwrap());
}

#[test]
fn every_property_is_kept_in_its_order_as_it_was_written() {
    let text = "(;GM[1]FF[4]AP[x\\:y:1]SZ[9]XX[private][2]AB[aa:cc][dd]\n\
        ;C[a \\\\ b\\: c\\\nsoft]N[name]B[ee]LB[aa:1\\:2][bb:\\]]AR[aa:bb]LN[aa:cc]TR[aa:bb]\n\
        VW[]DD[]TE[2]GB[1]BL[33.5]OB[3]KGSDE[ee]ZZ9[?])\n";
    let game = good(text);
    assert_eq!(game.write().replace('\n', ""), text.replace('\n', ""));
}

#[test]
fn what_changed_is_written_anew_and_the_rest_as_it_was() {
    let mut game = good("(;SZ[9]KM[6.5];B[ee]C[old\\] text]TR[aa:bb];W[cc])");
    let first = game.history.main_line(NodeId::ROOT).next().unwrap();
    game.history.notes_mut(first).comments = vec!["new]".to_owned()];
    let id = game.history.append(first, None, Some(Move::Pass));
    game.history.append(id, Some(game::Edit::turn(Color::White)), Some(Move::Play(Point::new(0, 0))));
    assert_eq!(game.write(), "(;SZ[9]KM[6.5];B[ee]C[new\\]]TR[aa:bb]\n(;W[cc])\n(;W[];W[ai]))\n");
    good(&game.write());
}

#[test]
fn a_position_starts_a_record() {
    let setup = good("(;SZ[9]RU[Japanese]KM[0.5]HA[3]AB[cc][gg][cg]AW[ee]PL[W])").setup().unwrap();
    let record = Record::starting_from(&setup);
    assert_eq!(one(&record.write()).setup(), Some(setup));
}

#[test]
fn lines_are_broken_between_values() {
    let moves: String = (0..60).map(|index| if index % 2 == 0 { ";B[]" } else { ";W[]" }).collect();
    let text = good(&format!("(;SZ[9]{moves})")).write();
    assert!(text.lines().count() > 2 && text.lines().all(|line| line.len() <= 79), "{text}");
    assert_eq!(good(&text).write(), text);
}

/// A text and then another one without end; nobody may ask for more than `left`.
struct Endless {
    bytes: Box<dyn Iterator<Item = u8>>,
    left: usize,
}

impl Read for Endless {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        self.left = self.left.checked_sub(into.len()).expect("somebody reads on and on");
        into.iter_mut().zip(&mut self.bytes).for_each(|(byte, next)| *byte = next);
        Ok(into.len())
    }
}

#[test]
fn a_text_without_end_is_left_in_time() {
    for (start, rest) in [
        ("", "\0"),
        ("", "\r"),
        ("", "("),
        ("hello", "hello "),
        ("(;SZ[9];B[aa])", "\n"),
        ("(;SZ[9];B[aa])", ")"),
        ("(;SZ[9];B[aa]", "W"),
        ("(;SZ[9];B[aa]C", "[x]"),
        ("(;SZ[9];B[aa]C[", "x"),
        ("(;SZ[9];B[aa]C[", "\r"),
    ] {
        let bytes = start.bytes().chain(rest.bytes().cycle());
        let left = limit::BETWEEN + limit::GAME + 1_000_000;
        let bytes: Box<dyn Iterator<Item = u8>> = Box::new(bytes);
        let mut found: Vec<_> = sgf::records(Endless { bytes, left }).take(2_000).collect();
        let Some(Err(ReadError::Between(last))) = found.pop() else { panic!("{start}{rest}") };
        assert_eq!(last.problem, Problem::Limit(Limit::Between), "{start}{rest}");
        let games = found.iter().filter(|found| found.is_ok()).count();
        assert_eq!(games, usize::from(start.starts_with('(')), "{start}{rest}");
    }
}
