//! What stands in the text of one game.

use game::{Color, NodeId};

use super::{check, movetext, record};
use chess::pgn::Termination;

fn fine(text: impl AsRef<[u8]>) {
    let text = text.as_ref();
    assert_eq!(check(text), (1, vec![]), "{}", String::from_utf8_lossy(text));
}

#[test]
fn tags_are_kept_in_their_order() {
    let game = record("[Event \"a\"]\n[Foo_1 \"b\"]\n[Site \"\"]\n\n1. e4 *");
    let tags: Vec<_> = game.tags.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    assert_eq!(tags, [("Event", "a"), ("Foo_1", "b"), ("Site", "")]);
}

#[test]
fn tag_values_are_unescaped() {
    let game = record(r#"[Event "say \"hi\" to C:\\dir and C:\dir"] [Site "[x] {y}"] *"#);
    assert_eq!(game.tag("Event"), Some(r#"say "hi" to C:\dir and C:\dir"#));
    assert_eq!(game.tag("Site"), Some("[x] {y}"));
}

#[test]
fn comments_before_and_after_moves_are_told_apart() {
    let game =
        record("{intro} {two} 1. {before} e4 {after} {again} ({var} 1. d4 {d}) {then} 1... e5 ; end\n*");
    let history = &game.history;
    assert_eq!(history.node(NodeId::ROOT).notes().comments, ["intro", "two"]);
    let children = history.node(NodeId::ROOT).children();
    let (e4, d4) = (history.node(children[0]), history.node(children[1]));
    assert_eq!(
        (&e4.notes().comments_before[..], &e4.notes().comments[..]),
        (&["before".into()][..], &["after".into(), "again".into()][..])
    );
    assert_eq!(
        (&d4.notes().comments_before[..], &d4.notes().comments[..]),
        (&["var".into()][..], &["d".into()][..])
    );
    let e5 = history.node(e4.children()[0]);
    assert_eq!(
        (&e5.notes().comments_before[..], &e5.notes().comments[..]),
        (&["then".into()][..], &["end".into()][..])
    );
}

#[test]
fn a_comment_may_hold_anything_but_its_end() {
    let text = "1. e4 {a [b] (c) ; % \" $1 { [%clk 0:01:00]\n% not an escape\n[not a tag} e5 *";
    assert_eq!(
        record(text)
            .history
            .node(record(text).history.main_line(NodeId::ROOT).next().unwrap())
            .notes()
            .comments,
        ["a [b] (c) ; % \" $1 { [%clk 0:01:00] % not an escape [not a tag"]
    );
}

#[test]
fn a_comment_may_quote_the_tags_of_a_game() {
    fine("1. e4 {see\n\n[Event \"x\"]\n\n1. d4 *\n} e5 *");
}

#[test]
fn variations_nest_and_return() {
    let text = "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5 (2... Nf6)) 2... d6) (1... e6) 2. Nf3 *";
    assert_eq!(movetext(text), text);
    assert_eq!(movetext("1. e4 (1. d4) () e5 ( ) 2. d4 *"), "1. e4 (1. d4) 1... e5 2. d4 *");
}

#[test]
fn a_variation_may_repeat_the_main_move() {
    let text = "1. e4 (1. e4 c5) 1... e5 *";
    assert_eq!(movetext(text), text);
}

#[test]
fn glyphs_are_read_as_numbers_and_as_symbols() {
    let text = "1. e4! e5 !? 2. Nf3 $14 $999 $4294967295 Nc6?? 3. Bb5 +/- a6 ± 4. Ba4+- Nf6= 5. O-O∞ Be7 N *";
    let expected = "1. e4 $1 e5 $5 2. Nf3 $14 $999 $4294967295 Nc6 $4 3. Bb5 $16 a6 $16 4. Ba4 $18\nNf6 $10 5. O-O $13 Be7 $146 *";
    assert_eq!(movetext(text), expected);
    assert_eq!(movetext("1. e4!!? e5?! *"), "1. e4 $3 $2 e5 $6 *");
    assert_eq!(movetext("1. e4 -+ e5 =+ 2. d4 -/+ d5 ⩲ *"), "1. e4 $19 e5 $15 2. d4 $17 d5 $14 *");
}

#[test]
fn unknown_symbols_are_kept() {
    let text = "1. e4 ☆ 1... e5 =/= *";
    assert_eq!(movetext(text), text);
}

#[test]
fn latin_one_symbols_are_understood() {
    assert_eq!(movetext(b"1. e4 \xb1 e5 *"), "1. e4 $16 e5 *");
    assert_eq!(movetext(b"1. e4 e5 \xbd-\xbd"), "1. e4 e5 1/2-1/2");
}

#[test]
fn null_moves_are_edits_of_the_turn() {
    let game = record("1. e4 -- 2. Z0 null 3. pass @@@@ *");
    let line: Vec<_> = game.history.main_line(NodeId::ROOT).collect();
    assert_eq!(line.len(), 6);
    let turns: Vec<_> =
        line[1..].iter().map(|&id| game.history.node(id).edit().and_then(|edit| edit.turn)).collect();
    let (white, black) = (Some(Color::White), Some(Color::Black));
    assert_eq!(turns, [white, black, white, black, white]);
    assert_eq!(movetext("1. e4 -- (1... Z0 2. d4) 2. d4 *"), "1. e4 -- (1... -- 2. d4) 2. d4 *");
}

#[test]
fn a_side_in_check_cannot_pass() {
    assert_eq!(
        check("1. e4 e5 2. Qh5 Nc6 3. Qxf7+ -- *"),
        (1, vec!["1:30: -- would leave the king in check".to_owned()])
    );
}

#[test]
fn escaped_lines_are_kept_and_do_not_disturb() {
    let text = "[Event \"x\"]\n% one\n\n%two\n1. e4\n%three e5 e6\ne5 *\n";
    let game = record(text);
    let written = game.export();
    assert!(written.ends_with("\n% one\n%two\n1. e4\n%three e5 e6\n1... e5 *\n\n"), "{written}");
    assert_eq!(check("1. e4 % e5 *").1.len(), 1);
}

#[test]
fn line_comments_end_with_their_line() {
    assert_eq!(movetext("1. e4 ; best { by test } \r\ne5 ;\n*"), "1. e4 ; best { by test }\n1... e5 *");
    assert_eq!(movetext("1. e4 ; one\n; two\ne5 *"), "1. e4 {one} {two} 1... e5 *");
}

#[test]
fn every_result_is_read() {
    for (text, result) in [
        ("1-0", Termination::Win(Color::White)),
        ("0-1", Termination::Win(Color::Black)),
        ("1/2-1/2", Termination::Draw),
        ("1/2", Termination::Draw),
        ("½-½", Termination::Draw),
        ("*", Termination::Unknown),
    ] {
        assert_eq!(record(format!("1. e4 {text}")).result, Some(result), "{text}");
        assert_eq!(record(text).result, Some(result), "{text} alone");
    }
    assert_eq!(record("1. e4").result, None);
    assert_eq!(record("[Result \"0-1\"]\n\n1. e4").termination(), Termination::Win(Color::Black));
}

#[test]
fn a_result_may_end_a_variation() {
    let text = "1. e4 (1. f3 e5 2. g4 Qh4# 0-1) 1... e5 *";
    assert_eq!(movetext(text), text);
}

#[test]
fn remarks_behind_the_result_belong_to_the_game() {
    assert_eq!(movetext("1. e4 1-0 {resigns} ; really\n"), "1. e4 {resigns} {really} 1-0");
}

#[test]
fn numbers_may_be_odd() {
    for text in [
        "1.e4 e5 2.Nf3 *",
        "1 e4 e5 2 Nf3 *",
        "1 . e4 1 ... e5 2. Nf3 *",
        "1. e4 1... e5 2. Nf3 *",
        "1.e4 1...e5 2.Nf3*",
        "1. e4 1. ... e5 2. Nf3 *",
        "7. e4 e5 99... Nf3 *",
        "e4 e5 Nf3 *",
        "1. e4 1… e5 2. Nf3 *",
        "1. e4 .. e5 2... Nf3 *",
        "1e4 e5 2Nf3 *",
        "1.\te4\te5\n2.\nNf3\n*",
    ] {
        assert_eq!(movetext(text), "1. e4 e5 2. Nf3 *", "{text}");
    }
}

#[test]
fn tokens_need_no_blanks_between_them() {
    let text = "1.e4{a}e5(1...c5)2.Nf3$1Nc6!(2...d6;x\n)3.Bb5*";
    assert_eq!(movetext(text), "1. e4 {a} 1... e5 (1... c5) 2. Nf3 $1 Nc6 $1 (2... d6 {x}) 3. Bb5 *");
}

#[test]
fn lenient_moves_are_read_in_files() {
    fine("1. e2-e4 e7e5 2. Ng1f3 Nb8-c6 3. Bf1b5 a6 4. Bb5:c6 dc6 5. 0-0 Qd8xd2 *");
    fine("[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8(Q)+ *");
    fine("1. e4 d5 2. e5 f5 3. exf6 e.p. *");
    fine("1. e4 e5 2. Ke2 Ke7 3. Ke1 *");
}

#[test]
fn every_line_end_will_do() {
    for end in ["\n", "\r\n", "\r"] {
        let text =
            ["[Event \"x\"]", "[Site \"y\"]", "", "1. e4 ; c", "e5", "% z", "2. Nf3 *", "", ""].join(end);
        let game = record(&text);
        assert_eq!(game.tags.len(), 2);
        assert_eq!(game.history.main_line(NodeId::ROOT).count(), 3, "{end:?}");
        let bad = ["[Event \"x\"]", "", "1. e4", " e6 2. Ke3"].join(end);
        assert_eq!(check(bad), (1, vec!["4:8: no king can reach e3".to_owned()]), "{end:?}");
    }
}

#[test]
fn a_byte_order_mark_is_no_column() {
    assert_eq!(check("\u{feff}1. Ke3 *"), (1, vec!["1:4: no king can reach e3".to_owned()]));
    fine("\u{feff}[Event \"x\"]\n\n1. e4 *");
}

#[test]
fn columns_count_characters() {
    for (text, spot) in [
        ("{éé} 1. Ke3 *".as_bytes(), "1:9"),
        ("{éé∞}\t1. Ke3 *".as_bytes(), "1:10"),
        (b"{\xe9\xe9} 1. Ke3 *", "1:9"),
        ("[Event \"é\"] {é} 1. Ke3 *".as_bytes(), "1:20"),
        ("{\né} 1. Ke3 *".as_bytes(), "2:7"),
    ] {
        let expected = format!("{spot}: no king can reach e3");
        assert_eq!(check(text), (1, vec![expected]), "{}", String::from_utf8_lossy(text));
    }
}

#[test]
fn both_encodings_give_the_same_game() {
    let utf8 = "[White \"Müller\"]\n\n1. e4 {schön} *";
    let latin: Vec<u8> = utf8.chars().map(|sign| sign as u8).collect();
    assert_eq!(record(utf8), record(latin));
    assert_eq!(record(b"[White \"\x93M\xfcller\x94\"]\n\n*").tag("White"), Some("“Müller”"));
}

#[test]
fn the_start_position_may_be_any() {
    let fen = "8/8/8/8/8/4k3/4p3/4K3 b - - 0 40";
    let game = record(format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n40... Kd3 *"));
    assert_eq!(game.start.fen(), fen);
    let without = record(format!("[FEN \"{fen}\"]\n\n40... Kd3 *"));
    assert_eq!(without.start, game.start);
    assert!(movetext(format!("[FEN \"{fen}\"]\n\nKd3 *")).starts_with("40... Kd3"));
}

#[test]
fn a_bad_start_position_breaks_its_game() {
    let text = "[Event \"x\"]\n[FEN \"8/8 w - - 0 1\"]\n\n1. e4 *\n\n[Event \"y\"]\n\n1. e4 *";
    assert_eq!(
        check(text),
        (2, vec!["2:1: the start position cannot be played: the board has 2 ranks instead of 8".to_owned()])
    );
}

#[test]
fn variants_are_known_or_refused() {
    for name in ["Standard", "chess", "normal", "From Position", "Chess960", "fischerandom", "Fischer Random"]
    {
        fine(format!("[Variant \"{name}\"]\n\n1. e4 *"));
    }
    assert_eq!(
        check("[Event \"a\"]\n[Variant \"Nobody\"]\n\n1. Nxz9 boom *\n\n[Event \"b\"]\n\n1. e4 *"),
        (2, vec!["2:1: unknown variant \"Nobody\"".to_owned()])
    );
}

#[test]
fn chess960_castles_its_own_way() {
    let text = "[Variant \"Chess960\"]\n[FEN \"bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9\"]\n\n9. O-O *";
    assert_eq!(check(text).0, 1);
    let text = "[Variant \"Chess960\"]\n[FEN \"4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1\"]\n\n1. O-O-O *";
    fine(text);
}

#[test]
fn blank_lines_within_a_game_mean_nothing() {
    let text = "[Event \"x\"]\n\n[Site \"y\"]\n\n\n1. e4\n\n{c}\n\ne5\n\n\n(1... c5)\n\n2. Nf3\n\n*\n";
    let game = record(text);
    assert_eq!(game.tags.len(), 2);
    assert_eq!(game.history.main_line(NodeId::ROOT).count(), 3);
}
