//! The library: saved, found, changed, thrown away, and through files.

use std::{
    io::{self, Read},
    sync::atomic::{AtomicBool, Ordering},
};

use store::{
    Format, GameId, ImportReport, Kind, Location, NewRecord, Order, Page, Query, Store, StoreError, Winner,
};

use crate::place::{on_both, open};

fn draughts(text: &str) -> draughts::pdn::Record {
    draughts::pdn::Record::read(text).unwrap()
}

/// Every test that holds wherever the library is, each in one that is empty.
pub(crate) const TESTS: &[fn(&Location)] = &[
    saved, again, found, sorted, renamed, edited, binned, purged, imported, layout, broken, go, exported,
    mixed, stopped, revived,
];

const GAMES: &str = r#"[Event "Casual"]
[Site "Paris"]
[Date "1858.??.??"]
[Round "?"]
[White "Morphy, Paul"]
[Black "Duke Karl / Count Isouard"]
[Result "1-0"]
[Opening "Philidor"]

1. e4 e5 2. Nf3 d6 3. d4 Bg4 {This is weak.} 4. dxe5 (4. d5) 4... Bxf3 5. Qxf3 dxe5 1-0

[Event "Match 100%_sure"]
[Site "Zürich"]
[Date "2026.02.03"]
[White "Édith"]
[Black "Bo"]
[Result "1/2-1/2"]
[Variant "Chess960"]
[FEN "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9"]

9. Nc3 1/2-1/2

[White "Ann"]
[Black "Bo"]
[Date "2026.01.10"]
[Result "*"]

1. d4 *
"#;

const GO: &str = "(;GM[1]FF[4]SZ[9]KM[5.5]PB[Bo]PW[Ann]DT[2026-03-04]RE[B+3.5]EV[Club];B[ee];W[ce](;B[ge])(;B[gc]C[or here]))";

fn pgn(store: &Store, text: &str) -> ImportReport {
    store.import(text.as_bytes(), Format::Pgn, 77, &AtomicBool::new(false), &mut |_| {}).unwrap()
}

fn sgf(store: &Store, text: &str) -> ImportReport {
    store.import(text.as_bytes(), Format::Sgf, 78, &AtomicBool::new(false), &mut |_| {}).unwrap()
}

fn chess(text: &str) -> NewRecord {
    NewRecord::of_chess(&chess::pgn::records(text.as_bytes()).next().unwrap().unwrap())
}

fn whites(page: &Page) -> Vec<&str> {
    page.records.iter().map(|record| record.sheet.white.as_str()).collect()
}

fn count(store: &Store, query: &Query) -> u64 {
    store.list(query).unwrap().total
}

fn all() -> Query {
    Query::default()
}

fn words(text: &str) -> Query {
    Query { text: text.to_owned(), ..all() }
}

#[test]
fn a_saved_game_is_opened_as_it_was() {
    on_both(saved);
}

fn saved(location: &Location) {
    let store = open(location);
    let id = GameId::random();
    let new = chess(GAMES);
    store.save(&id, new.clone(), 5).unwrap();
    let (record, text) = store.open_record(&id).unwrap().unwrap();
    assert_eq!((&record.sheet, text.as_str(), record.added), (new.sheet(), new.text(), 5));
    assert_eq!((record.sheet.kind, record.sheet.variant.as_str()), (Kind::Chess, "chess"));
    assert_eq!((record.sheet.plies, record.sheet.result.as_str()), (10, "1-0"));
    assert_eq!(record.sheet.opening, "Philidor");
    assert!(record.sheet.position.starts_with("rn1qkbnr/ppp2ppp/8/4p3/4P3/5Q2/PPP2PPP/RNB1KB1R w"));
    assert_eq!(record.sheet.round, "", "a question mark says nothing");
    assert_eq!(store.open_record(&GameId::random()), Ok(None));
    let new = NewRecord::of_draughts(&draughts("[White \"Tinsley\"]\n\n1. 11-15 *\n"));
    let id = GameId::random();
    store.save(&id, new.clone(), 6).unwrap();
    let (record, text) = store.open_record(&id).unwrap().unwrap();
    assert_eq!((record.sheet.kind, record.sheet.white.as_str()), (Kind::Draughts, "Tinsley"));
    assert_eq!((text.as_str(), record.sheet.plies), (new.text(), 1));
}

#[test]
fn saving_again_replaces_and_the_same_game_is_not_doubled() {
    on_both(again);
}

fn again(location: &Location) {
    let store = open(location);
    let id = GameId::random();
    store.save(&id, chess("1. e4 *"), 5).unwrap();
    store.rename(&id, "Mine").unwrap();
    store.save(&id, chess("1. e4 e5 *"), 9).unwrap();
    let (record, _) = store.open_record(&id).unwrap().unwrap();
    assert_eq!((record.sheet.plies, record.title.as_str(), record.added), (2, "Mine", 5));
    assert_eq!(count(&store, &words("mine")), 1);
    let double = store.save(&GameId::random(), chess("1.  e4\n1... e5 *"), 9);
    assert_eq!(double, Err(StoreError::RecordExists { id: id.clone() }));
    assert_eq!(count(&store, &all()), 1);
    // From the bin it makes way.
    store.delete(&id, 10).unwrap();
    store.save(&GameId::random(), chess("1. e4 e5 *"), 9).unwrap();
    assert_eq!((count(&store, &all()), count(&store, &Query { deleted: true, ..all() })), (1, 0));
}

#[test]
fn games_are_found_by_words_and_filters() {
    on_both(found);
}

fn found(location: &Location) {
    let store = open(location);
    pgn(&store, GAMES);
    sgf(&store, GO);
    assert_eq!(count(&store, &all()), 4);
    for (text, expected) in [
        ("MORPHY", 1),
        ("paul morphy", 1),
        ("édith", 1),
        ("ÉDITH zürich", 1),
        ("morphy zürich", 0),
        ("100%_", 1),
        ("%", 1),
        ("!", 0),
        ("'", 0),
        ("2026", 3),
        ("", 4),
    ] {
        assert_eq!(count(&store, &words(text)), expected, "{text}");
    }
    let day = |text: &str| Some(text.parse().unwrap());
    for (query, expected) in [
        (Query { kind: Some(Kind::Go), ..all() }, 1),
        (Query { kind: Some(Kind::Chess), ..all() }, 3),
        (Query { variant: Some("chess960".to_owned()), ..all() }, 1),
        (Query { variant: Some("9".to_owned()), ..all() }, 1),
        (Query { winner: Some(Winner::White), ..all() }, 1),
        (Query { winner: Some(Winner::Black), ..all() }, 1),
        (Query { winner: Some(Winner::Nobody), ..all() }, 1),
        (Query { winner: Some(Winner::Unknown), ..all() }, 1),
        (Query { player: Some("Bo".to_owned()), ..all() }, 3),
        (Query { player: Some("bO".to_owned()), ..all() }, 3),
        (Query { player: Some("éDITH".to_owned()), ..all() }, 1),
        (Query { player: Some("B".to_owned()), ..all() }, 0),
        (Query { from: day("2026"), ..all() }, 3),
        (Query { from: day("2026-02"), to: day("2026-02"), ..all() }, 1),
        (Query { to: day("1858-06"), ..all() }, 1),
        (Query { from: day("1858-12-31"), to: day("2026-01-10"), ..all() }, 2),
        (Query { kind: Some(Kind::Chess), player: Some("Ann".to_owned()), ..words("2026") }, 1),
    ] {
        assert_eq!(count(&store, &query), expected, "{query:?}");
    }
}

#[test]
fn a_list_comes_in_order_and_page_by_page() {
    on_both(sorted);
}

fn sorted(location: &Location) {
    let store = open(location);
    pgn(&store, GAMES);
    let ordered = |order, descending| store.list(&Query { order, descending, ..all() }).unwrap();
    assert_eq!(whites(&ordered(Order::Added, true)), ["Ann", "Édith", "Morphy, Paul"]);
    assert_eq!(whites(&ordered(Order::Added, false)), ["Morphy, Paul", "Édith", "Ann"]);
    assert_eq!(whites(&ordered(Order::Date, false)), ["Morphy, Paul", "Ann", "Édith"]);
    assert_eq!(whites(&ordered(Order::Length, true))[0], "Morphy, Paul");
    assert_eq!(whites(&ordered(Order::White, false))[0], "Ann");
    for order in [Order::Black, Order::Event] {
        assert_eq!(ordered(order, true).records.len(), 3);
    }
    let page = store.list(&Query { limit: 1, offset: 1, ..all() }).unwrap();
    assert_eq!((whites(&page), page.total), (vec!["Édith"], 3));
}

#[test]
fn a_game_gets_a_title_of_ones_own() {
    on_both(renamed);
}

fn renamed(location: &Location) {
    let store = open(location);
    pgn(&store, GAMES);
    let id = store.list(&words("morphy")).unwrap().records[0].id.clone();
    store.rename(&id, "At the Opéra").unwrap();
    assert_eq!(store.list(&words("OPÉRA morphy")).unwrap().records[0].title, "At the Opéra");
    let long = "é".repeat(201);
    assert_eq!(store.rename(&id, &long), Err(StoreError::Title { length: 201, most: 200 }));
    assert_eq!(store.rename(&id, &long[2..]), Ok(()));
    let nobody = GameId::random();
    assert_eq!(store.rename(&nobody, "x"), Err(StoreError::UnknownRecord { id: nobody }));
}

#[test]
fn every_tag_can_be_edited() {
    on_both(edited);
}

fn edited(location: &Location) {
    let store = open(location);
    pgn(&store, GAMES);
    sgf(&store, GO);
    let tags = |tags: &[(&str, &str)]| -> Vec<(String, String)> {
        tags.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect()
    };
    let id = store.list(&words("morphy")).unwrap().records[0].id.clone();
    store
        .edit_tags(
            &id,
            &tags(&[("White", "P. \"M\""), ("Result", "0-1"), ("Opening", ""), ("Annotator", "me")]),
        )
        .unwrap();
    let (record, text) = store.open_record(&id).unwrap().unwrap();
    assert_eq!((record.sheet.white.as_str(), record.sheet.result.as_str()), ("P. \"M\"", "0-1"));
    assert_eq!(record.sheet.opening, "C41 Philidor Defence", "the moves tell it");
    assert!(text.contains("[Annotator \"me\"]") && text.trim_end().ends_with("0-1"), "{text}");
    assert!(text.contains("{This is weak.}"));
    assert_eq!(count(&store, &words("morphy")), 0);
    let id = store.list(&Query { kind: Some(Kind::Go), ..all() }).unwrap().records[0].id.clone();
    store.edit_tags(&id, &tags(&[("PW", "C]D"), ("RE", "W+R")])).unwrap();
    let (record, text) = store.open_record(&id).unwrap().unwrap();
    assert_eq!((record.sheet.white.as_str(), record.sheet.result.as_str()), ("C]D", "W+R"));
    assert!(text.contains("PW[C\\]D]"), "{text}");
    for wrong in ["", "pw", "SZ", "P[W"] {
        assert!(
            matches!(store.edit_tags(&id, &tags(&[(wrong, "x")])), Err(StoreError::Tag { .. })),
            "{wrong}"
        );
    }
    let id = GameId::random();
    store.save(&id, NewRecord::of_draughts(&draughts("[White \"A\"]\n\n1. 11-15 *")), 0).unwrap();
    store.edit_tags(&id, &tags(&[("Black", "B")])).unwrap();
    assert_eq!(store.open_record(&id).unwrap().unwrap().0.sheet.black, "B");
}

#[test]
fn a_deleted_game_can_be_taken_back() {
    on_both(binned);
}

fn binned(location: &Location) {
    let store = open(location);
    pgn(&store, GAMES);
    let id = store.list(&words("morphy")).unwrap().records[0].id.clone();
    store.delete(&id, 9).unwrap();
    let bin = Query { deleted: true, ..all() };
    assert_eq!((count(&store, &all()), count(&store, &bin)), (2, 1));
    assert!(store.open_record(&id).unwrap().unwrap().0.is_deleted);
    store.undelete(&id).unwrap();
    assert_eq!((count(&store, &all()), count(&store, &bin)), (3, 0));
    assert!(store.delete(&GameId::random(), 9).is_err());
}

#[test]
fn an_emptied_bin_is_empty() {
    on_both(purged);
}

fn purged(location: &Location) {
    let store = open(location);
    pgn(&store, GAMES);
    let id = store.list(&words("morphy")).unwrap().records[0].id.clone();
    store.delete(&id, 9).unwrap();
    assert_eq!(store.purge(), Ok(1));
    assert_eq!(store.open_record(&id), Ok(None));
    assert!(store.undelete(&id).is_err());
    assert_eq!((store.purge(), count(&store, &all())), (Ok(0), 2));
}

#[test]
fn a_game_that_is_there_already_is_not_doubled() {
    on_both(imported);
}

fn imported(location: &Location) {
    let store = open(location);
    let report = pgn(&store, GAMES);
    assert_eq!((report.read, report.added, report.known, report.broken_count), (3, 3, 0, 0));
    let report = pgn(&store, &format!("{GAMES}\n{GAMES}\n[White \"New\"]\n\n1. c4 *\n"));
    assert_eq!((report.read, report.added, report.known), (7, 1, 6));
    let twice = "1. f4 *\n\n1. f4 *\n";
    let report = pgn(&store, twice);
    assert_eq!((report.read, report.added, report.known), (2, 1, 1), "twice in one file");
    assert_eq!(store.list(&words("ann")).unwrap().records[0].added, 77);
}

#[test]
fn layout_and_tags_about_the_game_make_no_other_game() {
    on_both(layout);
}

fn layout(location: &Location) {
    let store = open(location);
    let base = "[White \"A\"]\n[Black \"B\"]\n\n1. e4 {good} (1. d4 d5) 1... e5 *\n";
    pgn(&store, base);
    let same = "[Black \"B\"]\r\n[Event \"Other\"]\r\n[White \" A \"]\r\n\r\n1.e4\r\n{good}\r\n(1.d4 1...d5) e5 *\r\n";
    assert_eq!(pgn(&store, same).known, 1);
    for other in [
        base.replace("good", "bad"),
        base.replace("d4 d5", "d4 d6"),
        base.replace("(1. d4 d5) ", ""),
        base.replace("e5 *", "e6 *"),
        base.replace("\"A\"", "\"C\""),
        base.replace("\n\n", "\n[Date \"2026.01.01\"]\n\n"),
        base.replace(" *", " 1-0"),
        base.replace("\n\n", "\n[Variant \"atomic\"]\n\n"),
    ] {
        assert_eq!(pgn(&store, &other).added, 1, "{other}");
    }
}

#[test]
fn broken_games_are_told_and_left_out() {
    on_both(broken);
}

fn broken(location: &Location) {
    let store = open(location);
    let text = "[White \"A\"]\n\n1. e4 e5 2. Ke3 *\n\n[White \"B\"]\n\n1. d4 *\n\nwhat is this\n\n[Variant \"nonsense\"]\n\n1. e4 *\n";
    let report = pgn(&store, text);
    assert_eq!((report.read, report.added, report.broken_count), (3, 1, 3), "{report:?}");
    assert_eq!((report.broken[0].line, report.broken[0].column), (3, 13));
    let ids: Vec<&str> = report.broken.iter().map(|broken| broken.message.id()).collect();
    assert_eq!(ids, ["move-unreachable", "pgn-junk", "pgn-variant"]);
    assert_eq!(whites(&store.list(&all()).unwrap()), ["B"]);
    let many = "1. e5 *\n\n".repeat(1_500);
    let report = pgn(&store, &many);
    assert_eq!((report.read, report.broken_count, report.broken.len()), (1_500, 1_500, 1_000));
    let report = sgf(&store, "(;GM[1]SZ[9];B[ee];W[ee])(;GM[1]SZ[9];B[cc])(;GM[1]SZ[9");
    assert_eq!((report.read, report.added), (3, 1), "{report:?}");
    for nothing in ["", "\n\n", "\u{feff}"] {
        assert_eq!(pgn(&store, nothing), ImportReport::default());
    }
    let report = pgn(&store, "\0\u{1}\u{2}");
    assert_eq!(report.added, 0);
}

#[test]
fn games_of_go_are_kept_once_too() {
    on_both(go);
}

fn go(location: &Location) {
    let store = open(location);
    assert_eq!(sgf(&store, GO).added, 1);
    let record = &store.list(&all()).unwrap().records[0];
    assert_eq!(
        (record.sheet.plies, record.sheet.date.as_str(), record.sheet.event.as_str()),
        (3, "2026-03-04", "Club")
    );
    assert_eq!(record.sheet.position.split(' ').next_back(), Some("w"));
    assert_eq!(record.sheet.position.matches('X').count(), 2);
    let same = GO.replace(';', "\n ;").replace("EV[Club]", "");
    assert_eq!(sgf(&store, &same).known, 1, "{same}");
    for other in [
        GO.replace("or here", "no"),
        GO.replace("gc", "gd"),
        GO.replace("5.5", "6.5"),
        GO.replace("[ce](", "[ce]AB[aa]("),
    ] {
        let report = sgf(&store, &other);
        assert_eq!(report.added + report.broken_count, 1, "{other}");
    }
}

#[test]
fn what_is_exported_is_imported_as_the_same() {
    on_both(exported);
}

fn exported(location: &Location) {
    let store = open(location);
    pgn(&store, GAMES);
    let mut file = Vec::new();
    assert_eq!(store.export(&all(), Format::Pgn, &mut file), Ok(3));
    let text = String::from_utf8(file.clone()).unwrap();
    assert!(text.find("Morphy").unwrap() < text.find("Édith").unwrap(), "in their order");
    assert_eq!(pgn(&store, &text).known, 3);
    let other = open(&Location::Memory);
    assert_eq!(pgn(&other, &text).added, 3);
    let mut again = Vec::new();
    other.export(&all(), Format::Pgn, &mut again).unwrap();
    assert_eq!(again, file);
    let mut some = Vec::new();
    assert_eq!(store.export(&words("morphy"), Format::Pgn, &mut some), Ok(1));
    assert!(String::from_utf8(some).unwrap().contains("Morphy"));
}

#[test]
fn a_file_has_games_of_one_notation() {
    on_both(mixed);
}

fn mixed(location: &Location) {
    let store = open(location);
    pgn(&store, GAMES);
    sgf(&store, GO);
    let mut file = Vec::new();
    assert_eq!(store.export(&all(), Format::Sgf, &mut file), Ok(1));
    assert_eq!(sgf(&store, std::str::from_utf8(&file).unwrap()).known, 1);
    assert_eq!(store.export(&all(), Format::Pgn, &mut io::sink()), Ok(3));
    let many =
        "[White \"A\"]\n\n1. 11-15 22-18 *\n\n[White \"B\"]\n\n1. 1-32 *\n\n[White \"C\"]\n1. 9-14 *\n";
    let pdn =
        |text: &[u8]| store.import(text, Format::Pdn, 79, &AtomicBool::new(false), &mut |_| {}).unwrap();
    let report = pdn(many.as_bytes());
    assert_eq!((report.read, report.added, report.broken[0].line), (3, 2, 7));
    let mut file = Vec::new();
    assert_eq!(store.export(&all(), Format::Pdn, &mut file), Ok(2));
    assert_eq!(pdn(&file).known, 2);
    assert_eq!(store.export(&all(), Format::Pgn, &mut io::sink()), Ok(3), "each in its own notation");
}

#[test]
fn an_import_can_be_stopped_and_what_was_added_stays() {
    on_both(stopped);
}

fn stopped(location: &Location) {
    let store = open(location);
    let stop = AtomicBool::new(false);
    let mut seen = Vec::new();
    let report = store
        .import(endless().as_slice(), Format::Pgn, 0, &stop, &mut |progress| {
            seen.push(progress.games);
            assert!(progress.bytes > 0);
            stop.store(true, Ordering::Relaxed);
        })
        .unwrap();
    assert!(report.is_cancelled && report.added > 0 && report.read < 5_000, "{report:?}");
    assert_eq!(count(&store, &all()), report.added);
    assert_eq!(seen[0], 1_000);
}

/// Five thousand games that differ.
fn endless() -> Vec<u8> {
    (0..5_000).flat_map(|number| format!("[White \"{number}\"]\n\n1. e4 *\n\n").into_bytes()).collect()
}

#[test]
fn a_game_in_the_bin_comes_back_by_import() {
    on_both(revived);
}

fn revived(location: &Location) {
    let store = open(location);
    pgn(&store, GAMES);
    let id = store.list(&words("morphy")).unwrap().records[0].id.clone();
    store.delete(&id, 9).unwrap();
    let report = pgn(&store, GAMES);
    assert_eq!((report.added, report.known), (1, 2));
    assert!(!store.open_record(&id).unwrap().unwrap().0.is_deleted);
}

/// A stream that breaks off.
struct Torn<'a>(&'a [u8]);

impl Read for Torn<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self.0.read(buffer)? {
            0 => Err(io::Error::other("the disk was pulled out")),
            read => Ok(read),
        }
    }
}

#[test]
fn a_stream_that_breaks_off_is_told_and_what_was_added_stays() {
    let store = open(&Location::Memory);
    let text = endless();
    let outcome = store.import(Torn(&text), Format::Pgn, 0, &AtomicBool::new(false), &mut |_| {});
    assert_eq!(
        outcome,
        Err(StoreError::Stream {
            why: game::SystemError::Other { why: "the disk was pulled out".to_owned() }
        })
    );
    assert!(count(&store, &all()) >= 4_000);
}

mod properties {
    use proptest::prelude::*;
    use testkit::Dice;

    use super::*;

    /// A game by dice, with comments, variations and tags.
    fn game(seed: u64) -> String {
        use game::Position as _;
        let mut dice = Dice::new(seed);
        let mut record = chess::pgn::Record::default();
        for name in ["White", "Black", "Event", "Date", "Site"] {
            let value = ["?", "", "Ann", "é \"quoted\" \\", "2026.01.01"][dice.below(5)];
            record.set_tag(name, value);
        }
        let mut position = chess::Position::default();
        let mut at = game::NodeId::ROOT;
        for _ in 0..dice.below(30) {
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            let Some(&mv) = dice.pick(&moves) else { break };
            let parent = at;
            at = record.history.append(parent, None, Some(mv.into()));
            if dice.below(4) == 0 {
                let comment = ["good", "a } brace", "[%clk 0:01:02]", "long words ".repeat(12).trim()]
                    [dice.below(4)]
                .to_owned();
                record.history.notes_mut(at).comments.push(comment);
            }
            if dice.below(6) == 0 {
                record.history.append(parent, None, dice.pick(&moves).map(|&other| other.into()));
            }
            position.apply(mv);
        }
        record.export()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]

        #[test]
        fn export_then_import_gives_no_doubles(seeds in proptest::collection::vec(0..50_u64, 1..12)) {
            let store = open(&Location::Memory);
            let text: String = seeds.iter().map(|&seed| game(seed)).collect();
            let first = pgn(&store, &text);
            prop_assert_eq!(first.broken_count, 0);
            prop_assert_eq!(first.added + first.known, seeds.len() as u64);
            let mut file = Vec::new();
            store.export(&all(), Format::Pgn, &mut file).unwrap();
            let second = pgn(&store, std::str::from_utf8(&file).unwrap());
            prop_assert_eq!((second.read, second.added, second.known), (first.added, 0, first.added));
        }
    }
}
