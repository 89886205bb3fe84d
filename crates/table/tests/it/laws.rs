//! What holds whatever is commanded in whatever order.

use std::time::Duration;

use game::{Color, DrawPolicy, Place, Verdict};
use proptest::prelude::*;
use table::{Command, Ending, Fact, Kind, Offer, Phase, Remarks, Sitter, Spec, Table, Terms};

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

/// Everything of a table but its number and what time changes.
fn still(table: &Table) -> table::View {
    let view = table.view(Duration::ZERO);
    table::View { number: 0, clocks: table.clock_views(Duration::ZERO), ..view }
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
            let was_over = before.ending().is_some();
            match table.handle(command.clone(), now) {
                Err(_) => prop_assert_eq!(format!("{before:?}"), format!("{table:?}"), "{:?}", command),
                Ok(effects) => {
                    let facts = saved(&effects);
                    judge(&before, was_over, &facts, &table, now)?;
                    kept.extend(facts);
                }
            }
            prop_assert_eq!(kept.len() as u64, table.number());
        }
        let revived = Table::of_facts(&kept).unwrap();
        prop_assert_eq!(revived.view(now), table.view(now));
    }
}

fn saved(effects: &[table::Effect]) -> Vec<table::Entry> {
    let entry = |effect: &table::Effect| match effect {
        table::Effect::Save(entry) => Some(entry.clone()),
        _ => None,
    };
    effects.iter().filter_map(entry).collect()
}

/// What every step has to keep.
fn judge(
    before: &Table,
    was_over: bool,
    facts: &[table::Entry],
    after: &Table,
    now: Duration,
) -> Result<(), TestCaseError> {
    let moved = facts.iter().any(|entry| matches!(entry.fact, Fact::Moved { .. }));
    prop_assert!(!(was_over && moved), "no move after the end");
    let endings = facts.iter().filter(|entry| matches!(entry.fact, Fact::Ended { .. })).count();
    prop_assert!(endings <= 1, "one end at most");
    if let Some(ending) = after.ending() {
        prop_assert!(matches!(ending.verdict, Verdict::Win(_) | Verdict::Draw | Verdict::NoResult));
        prop_assert_eq!(after.clock().running(), None, "the clocks stand");
    }
    if *after.phase() == Phase::Playing && !moved {
        prop_assert_eq!(after.clock().running(), Some(after.turn()), "the mover's clock runs");
    }
    for color in Color::ALL {
        let reading = after.clock().read(color, now);
        prop_assert!(reading.left.is_none_or(|left| left < Duration::from_hours(1)));
    }
    let last_is_change = facts.len() == 1 && facts[0].fact.reverse().is_some();
    let is_quiet = before.phase() == after.phase() && before.game().cursor() == after.game().cursor();
    if last_is_change && is_quiet {
        let mut undone = after.clone();
        undone.handle(Command::Undo, now).map_err(|message| TestCaseError::fail(message.to_string()))?;
        let (one, other) = (still(before), still(&undone));
        prop_assert_eq!(table::View { offers: other.offers, clocks: other.clocks.clone(), ..one }, other);
    }
    Ok(())
}
