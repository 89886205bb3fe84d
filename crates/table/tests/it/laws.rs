//! What holds whatever is commanded in whatever order.

use std::time::Duration;

use game::{Color, DrawPolicy, Place};
use proptest::prelude::*;
use table::{Command, Ending, Fact, Kind, Offer, Phase, Remarks, Sitter, Spec, Table, Terms, saved};

/// A command as dice make it: moves are chosen among the legal ones later.
#[derive(Debug, Clone)]
enum Wish {
    Move(usize),
    Given(Command),
}

fn color() -> impl Strategy<Value = Color> {
    any::<bool>().prop_map(Color::from_white)
}

fn sitter() -> impl Strategy<Value = Sitter> {
    prop_oneof![
        Just(Sitter::Nobody),
        (0..2_u32).prop_map(|screen| Sitter::Person { name: "Ada".into(), screen }),
        (0..10_u8).prop_map(|level| Sitter::Level { level }),
        Just(Sitter::Engine { name: "gnuchess".into() }),
    ]
}

fn offer() -> impl Strategy<Value = Offer> {
    prop_oneof![
        Just(Offer::Draw),
        (0..20_u32).prop_map(|to| Offer::TakeBack { to }),
        any::<bool>().prop_map(|swapped| Offer::Again { swapped }),
    ]
}

fn command() -> impl Strategy<Value = Command> {
    let node = || 0..20_u32;
    prop_oneof![
        3 => color().prop_map(|seat| Command::TakeBack { seat }),
        2 => Just(Command::Redo),
        2 => node().prop_map(|node| Command::GoTo { node }),
        2 => (color(), offer()).prop_map(|(seat, offer)| Command::Offer { seat, offer }),
        2 => (color(), any::<bool>()).prop_map(|(seat, accept)| Command::Answer { seat, accept, offer: None }),
        1 => color().prop_map(|seat| Command::Claim { seat, with: None }),
        1 => color().prop_map(|seat| Command::Resign { seat }),
        2 => Just(Command::Pause),
        3 => Just(Command::Resume),
        2 => Just(Command::Step),
        1 => (color(), 0..9_u8, 0..9_u8)
            .prop_map(|(seat, file, rank)| Command::Dead { seat, place: Place::cell(file, rank) }),
        1 => color().prop_map(|seat| Command::Accept { seat, dead: None }),
        1 => color().prop_map(|seat| Command::PlayOn { seat }),
        3 => (color(), sitter(), proptest::option::of(node()))
            .prop_map(|(seat, sitter, from)| Command::Seat { seat, sitter, from }),
        3 => Just(Command::Undo),
        1 => any::<(bool, bool)>().prop_map(|(take_backs, automatic)| Command::Terms {
            terms: Terms {
                take_backs,
                draws: if automatic { DrawPolicy::Automatic } else { DrawPolicy::Claimed },
                pace: 0,
            }
        }),
        1 => any::<bool>().prop_map(|swapped| Command::Restart { swapped }),
        1 => (node(), "[a-z]{0,5}").prop_map(|(node, text)| Command::Note {
            node,
            remarks: Remarks { comments: vec![text], ..Remarks::default() }
        }),
        1 => ("[A-C]", proptest::option::of("[a-z]{0,3}"))
            .prop_map(|(name, value)| Command::Tag { name, value }),
        1 => node().prop_map(|node| Command::Promote { node }),
        1 => node().prop_map(|node| Command::Prune { node }),
        1 => (node(), "[a-h][3-6]").prop_map(|(on, text)| Command::Vary { on, line: vec![text] }),
        1 => Just(Command::End { ending: Ending::abandoned() }),
        2 => Just(Command::Tick),
    ]
}

fn wishes() -> impl Strategy<Value = Vec<(Wish, u64)>> {
    let wish = prop_oneof![
        2 => any::<usize>().prop_map(Wish::Move),
        1 => command().prop_map(Wish::Given),
    ];
    proptest::collection::vec((wish, 0..4_000_u64), 1..60)
}

fn specs() -> impl Strategy<Value = Spec> {
    let kind = prop_oneof![
        Just(Kind::chess()),
        Just(Kind::variant("crazyhouse")),
        Just(Kind::draughts()),
        Just(Kind::go(5, "japanese")),
    ];
    let clock = prop_oneof![Just(""), Just("20"), Just("5+2"), Just("3/10:5+1")];
    (kind, sitter(), sitter(), clock).prop_map(|(kind, white, black, clock)| Spec {
        clock: clock.to_owned(),
        ..Spec::new(kind, white, black)
    })
}

/// Everything of a table at a time but its number.
fn still(table: &Table, now: Duration) -> table::View {
    table::View { number: 0, ..table.view(now) }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn a_table_never_contradicts_itself(spec in specs(), wishes in wishes()) {
        let mut now = Duration::from_secs(5);
        let (mut table, effects) = Table::open(spec, now).unwrap();
        let mut kept: Vec<table::Entry> = saved(&effects);
        for (wish, millis) in wishes {
            now += Duration::from_millis(millis);
            let command = match wish {
                Wish::Given(command) => command,
                Wish::Move(index) => {
                    let choices = table.game().choices();
                    let Some(choice) = choices.get(index % choices.len().max(1)) else { continue };
                    let on = table.game().cursor().number();
                    Command::Move { seat: table.turn(), on, text: choice.text.clone() }
                }
            };
            let before = table.clone();
            match table.handle(command.clone(), now) {
                Err(_) => prop_assert_eq!(format!("{before:?}"), format!("{table:?}"), "{:?}", command),
                Ok(effects) => {
                    let facts = saved(&effects);
                    judge(&before, &facts, &table, now)?;
                    kept.extend(facts);
                }
            }
            prop_assert_eq!(kept.len() as u64, table.number());
        }
        let revived = Table::of_facts(&kept).unwrap();
        prop_assert_eq!(revived.view(now), table.view(now));
    }
}

/// What every step has to keep.
fn judge(before: &Table, facts: &[table::Entry], after: &Table, now: Duration) -> Result<(), TestCaseError> {
    let has = |is_such: fn(&Fact) -> bool| facts.iter().any(|entry| is_such(&entry.fact));
    let goes_on = has(|fact| matches!(fact, Fact::Went { .. } | Fact::Restarted { .. }));
    let endings: Vec<&Ending> = facts.iter().filter_map(|entry| ending_of(&entry.fact)).collect();
    prop_assert!(endings.len() <= 1, "one end at most");
    if before.ending().is_some() && !goes_on {
        prop_assert!(!has(|fact| matches!(fact, Fact::Moved { .. })), "no move after the end");
        prop_assert_eq!(after.ending(), before.ending(), "never two winners");
    } else {
        prop_assert_eq!(after.ending(), endings.last().copied(), "what is told is what holds");
    }
    let running = (*after.phase() == Phase::Playing).then(|| after.turn());
    prop_assert_eq!(after.clock().running(), running, "the mover's clock runs, and no other");
    if *after.phase() == Phase::Playing {
        let fallen = Color::ALL.into_iter().find(|&color| after.clock().flag(color, now));
        prop_assert_eq!(fallen, None, "nobody plays on behind a fallen flag");
    }
    undoes(before, facts, after, now)
}

fn ending_of(fact: &Fact) -> Option<&Ending> {
    match fact {
        Fact::Ended { ending } => Some(ending),
        _ => None,
    }
}

/// What one change made is as before once it is undone.
fn undoes(before: &Table, facts: &[table::Entry], after: &Table, now: Duration) -> Result<(), TestCaseError> {
    let [table::Entry { fact, .. }] = facts else { return Ok(()) };
    let is_quiet = before.phase() == after.phase() && before.game().cursor() == after.game().cursor();
    if fact.reverse().is_none() || !is_quiet {
        return Ok(());
    }
    let mut undone = after.clone();
    undone.handle(Command::Undo, now).map_err(|message| TestCaseError::fail(message.to_string()))?;
    let (mut expected, found) = (still(before, now), still(&undone, now));
    if matches!(fact, Fact::Seated { .. }) {
        // A proposal was made to whoever sat there.
        expected.offers = found.offers;
    }
    prop_assert_eq!(expected, found);
    Ok(())
}
