//! What the root says.

use std::time::Duration;

use game::{Color, NodeId};
use go::{
    Points, Rules, Scoring, Setup, Size,
    sgf::{Ending, Margin, Overtime, Record, TimeLeft, time_left},
};

use super::{good, one, problems};

fn root(properties: &str) -> Record {
    root_of(&format!("GM[1]{properties}"))
}

fn root_of(properties: &str) -> Record {
    one(&format!("(;{properties})"))
}

#[test]
fn komi_is_read_in_points_stones_and_hundredths() {
    let komi = |properties: &str| root(properties).komi().map(|komi| komi.to_string());
    for (properties, points) in [
        ("KM[6.5]", Some("6.5")),
        ("KM[7.50]", Some("7.5")),
        ("KM[-3]", Some("-3")),
        ("KM[0]", Some("0")),
        ("KM[6,5]", Some("6.5")),
        ("RU[Chinese]KM[3.75]", Some("7.5")),
        ("RU[Chinese]KM[375]", Some("7.5")),
        ("RU[Chinese]KM[2.75]", Some("5.5")),
        ("RU[Chinese]KM[7.5]", Some("7.5")),
        ("RU[Japanese]KM[650]", Some("6.5")),
        ("RU[Chinese]KM[7.25]", Some("7.25")),
        ("RU[Japanese]KM[3.75]", Some("3.75")),
        ("RU[Chinese]KM[3.750]", Some("3.75")),
        ("RU[Chinese]KM[375.000]", Some("375")),
        ("RU[Chinese]KM[3.750000]", Some("7.5")),
        ("KM[six]", None),
        ("", None),
    ] {
        assert_eq!(komi(properties).as_deref(), points, "{properties}");
    }
    assert_eq!(problems("(;GM[1]KM[six])"), ["1:11: the value \"six\" of KM is not understood"]);
}

#[test]
fn a_komi_in_stones_counts_where_stones_are_counted() {
    let game = root("RU[Japanese]KM[3.75]");
    assert_eq!(game.komi_under(Scoring::Area), Some(Points::halves(15)));
    assert_eq!(game.komi_under(Scoring::Territory), Some(Points::hundredths(375)));
}

#[test]
fn what_we_write_as_komi_is_read_as_it_was() {
    let odd = [0, 1, 9_999, 10_000, 15_000, 37_500, 65_000, 9_999_900, 10_000_000, 100_000_000_000];
    let komi = (-1000..=1000).map(|number| 5 * number).chain(odd).chain(odd.map(|komi| -komi));
    for komi in komi.map(Points::hundredths) {
        for rules in [Rules::CHINESE, Rules::JAPANESE, Rules::AGA, Record::UNNAMED_RULES] {
            let rules = Rules { komi, ..rules };
            let written = Record::starting_from(&Setup::new(Size::NINE, rules)).write();
            let read = good(&written);
            assert_eq!(read.rules(), Some(rules), "{written}");
            for scoring in [Scoring::Area, Scoring::Territory] {
                assert_eq!(read.komi_under(scoring), Some(komi), "{written}");
            }
        }
    }
    let written = |komi| {
        let mut game = root("KM[0]");
        game.set_komi(Points::hundredths(komi));
        game.text("KM").unwrap()
    };
    assert_eq!([750, 650, -25, 375, 15_000].map(written), ["7.5", "6.5", "-0.250", "3.750", "150.000"]);
}

#[test]
fn the_tags_are_what_is_said_of_the_game_and_its_text() {
    let game = root("KM[6.5]C[x]PB[a]KO[]MN[3]XX[own]RU[ ]");
    assert_eq!(
        game.tags().collect::<Vec<_>>(),
        [("GM", "1".into()), ("KM", "6.5".into()), ("PB", "a".into())]
    );
}

#[test]
fn a_game_that_cannot_be_played_says_why() {
    let why = |properties: &str| root_of(properties).unplayable().map(|why| why.to_string());
    for (properties, expected) in [
        ("GM[1]SZ[9]", None),
        ("GM[1]SZ[30]", Some("a board of 30 cannot be played on: 25 lines are the most")),
        ("GM[1]SZ[19:26]", Some("a board of 19:26 cannot be played on: 25 lines are the most")),
        ("GM[2]SZ[9]", Some("the game is Othello, not Go")),
        ("GM[99]", Some("the game is of kind 99, not Go")),
        ("SZ[x]", Some("expected a size like 19 or 19:13, from 1 to 52 each way, got \"x\"")),
    ] {
        assert_eq!(why(properties).as_deref(), expected, "{properties}");
        assert_eq!(root_of(properties).start().is_none(), expected.is_some(), "{properties}");
    }
}

#[test]
fn rules_are_known_by_their_names() {
    let rules = root("RU[Japanese]KM[5.5]").rules();
    assert_eq!(rules, Some(Rules { komi: Points::halves(11), ..Rules::JAPANESE }));
    assert_eq!(root("RU[Japanese Rules]KM[5.5]").rules(), rules);
    assert_eq!(root("RU[日本规则]KM[5.5]").rules(), rules);
    assert_eq!(
        root("RU[koSIMPLEscoreTERRITORY]").rules().map(|rules| rules.scoring),
        Some(Scoring::Territory)
    );
    assert_eq!(root("RU[my own]").rules(), None);
    assert_eq!(root("KM[0.5]").rules_or(Rules::AGA).komi, Points::HALF);
}

#[test]
fn every_kind_of_result_is_read_and_written() {
    let win = |color, margin| Some(Ending::Win(color, margin));
    for (text, ending, written) in [
        ("B+", win(Color::Black, Margin::Unsaid), "B+"),
        ("B+R", win(Color::Black, Margin::Resignation), "B+R"),
        ("W+Resign", win(Color::White, Margin::Resignation), "W+R"),
        ("W+T", win(Color::White, Margin::Time), "W+T"),
        ("B+Forfeit", win(Color::Black, Margin::Forfeit), "B+F"),
        ("B+3.5", win(Color::Black, Margin::Points(Points::halves(7))), "B+3.5"),
        ("0", Some(Ending::Draw), "0"),
        ("Draw", Some(Ending::Draw), "0"),
        ("Void", Some(Ending::Void), "Void"),
        ("?", Some(Ending::Unknown), "?"),
    ] {
        let read = root(&format!("RE[{text}]")).ending();
        assert_eq!((read, read.map(|ending| ending.to_string())), (ending, Some(written.to_owned())));
    }
    assert_eq!(root("RE[Black wins]").ending(), None);
}

#[test]
fn times_are_read() {
    let game = good("(;GM[1]TM[1800]OT[5x30 byo-yomi];B[aa]BL[25.5]OB[3];W[bb]WL[1700])");
    assert_eq!(game.main_time(), Some(Duration::from_mins(30)));
    assert_eq!(
        game.overtime(),
        Some(Overtime::Then(game::Overtime::ByoYomi { periods: 5, time: Duration::from_secs(30) }))
    );
    let ids: Vec<NodeId> = game.history.main_line(NodeId::ROOT).collect();
    assert_eq!(
        time_left(game.history.node(ids[0]).notes(), Color::Black),
        Some(TimeLeft { time: Duration::from_millis(25_500), stones: Some(3) })
    );
    assert_eq!(
        time_left(game.history.node(ids[1]).notes(), Color::White),
        Some(TimeLeft { time: Duration::from_secs(1700), stones: None })
    );
    assert_eq!(time_left(game.history.node(ids[1]).notes(), Color::Black), None);
}

#[test]
fn players_and_ranks_are_plain_texts() {
    let game = root("PB[a\\]b\nc]PW[]BR[9p]WR[3d?]");
    assert_eq!(game.player(Color::Black).as_deref(), Some("a]b c"));
    assert_eq!(game.player(Color::White), None);
    assert_eq!(game.rank(Color::Black).as_deref(), Some("9p"));
    assert_eq!(game.rank(Color::White).as_deref(), Some("3d?"));
}

#[test]
fn time_controls_are_written_as_they_are_read() {
    for (text, main, overtime) in [
        ("600", "600", None),
        ("600+10", "600", Some("10 fischer")),
        ("600+5x30", "600", Some("5x30 byo-yomi")),
        ("0+3x10", "0", Some("3x10 byo-yomi")),
        ("1800+25/600 canadian", "1800", Some("25/600 Canadian")),
    ] {
        let mut game = good("(;GM[1]TM[1]OT[1x1 byo-yomi];B[aa])");
        assert!(game.set_time_control(&text.parse().unwrap()));
        assert_eq!((game.text("TM").as_deref(), game.text("OT").as_deref()), (Some(main), overtime));
        assert_eq!(game.time_control().unwrap().to_string(), text);
    }
    assert!(!good("(;GM[1];B[aa])").set_time_control(&"40/300".parse().unwrap()));
    assert_eq!(good("(;GM[1]TM[60]OT[whatever];B[aa])").time_control(), None);
}
