//! What holds of every control, every game and every text.

use std::time::Duration;

use proptest::{
    arbitrary::any,
    collection, prop_assert, prop_assert_eq, prop_oneof, proptest,
    strategy::{Just, Strategy},
};

use crate::{ByColor, Clock, Color, Credit, Delay, Overtime, Period, TimeControl, TimeSystem};

fn time(most: u64) -> impl Strategy<Value = Duration> {
    prop_oneof![
        (0..=most).prop_map(Duration::from_secs),
        (0..=most * 1000).prop_map(Duration::from_millis),
        (0..=most * 1_000_000_000).prop_map(Duration::from_nanos),
    ]
}

fn period() -> impl Strategy<Value = Period> {
    let delay = prop_oneof![
        Just(Delay::None),
        time(20).prop_map(Delay::Simple),
        time(20).prop_map(Delay::Bronstein),
    ];
    (time(200), 1..6_u32, time(20), delay).prop_map(|(time, moves, increment, delay)| Period {
        time,
        moves: Some(moves),
        increment,
        delay,
    })
}

fn periods() -> impl Strategy<Value = TimeSystem> {
    (collection::vec(period(), 1..5), any::<bool>(), any::<bool>()).prop_map(|(mut periods, open, fide)| {
        let last = periods.last_mut().expect("at least one");
        last.moves = last.moves.filter(|_| !open);
        TimeSystem::Periods { periods, credit: if fide { Credit::BeforeMove } else { Credit::AfterMove } }
    })
}

fn overtime() -> impl Strategy<Value = TimeSystem> {
    (time(100), 1..5u32, time(30), any::<bool>()).prop_map(|(main, count, time, canadian)| {
        let then = if canadian {
            Overtime::Canadian { moves: count, time }
        } else {
            Overtime::ByoYomi { periods: count, time }
        };
        TimeSystem::Overtime { main, then }
    })
}

fn system() -> impl Strategy<Value = TimeSystem> {
    prop_oneof![
        Just(TimeSystem::Unknown),
        Just(TimeSystem::Unlimited),
        overtime(),
        periods(),
        periods(),
        periods()
    ]
}

fn control() -> impl Strategy<Value = TimeControl> {
    let hourglass =
        (time(100), time(100)).prop_map(|(white, black)| ByColor { white, black }.map(TimeSystem::Hourglass));
    let unequal = (system(), system()).prop_map(|(white, black)| ByColor { white, black });
    let equal = system().prop_map(|both| ByColor { white: both.clone(), black: both });
    prop_oneof![hourglass, unequal, equal]
        .prop_filter_map("a control that can be played", |sides| TimeControl::try_from(sides).ok())
}

/// One thing that happens to a clock, some time after the one before.
#[derive(Debug, Clone, Copy)]
enum Event {
    Press,
    Pause,
    Resume,
    Look,
    Start(bool),
}

fn events() -> impl Strategy<Value = Vec<(Event, Duration)>> {
    let event = prop_oneof![
        8 => Just(Event::Press),
        1 => Just(Event::Pause),
        2 => Just(Event::Resume),
        1 => Just(Event::Look),
        1 => any::<bool>().prop_map(Event::Start),
    ];
    collection::vec((event, time(15)), 0..40)
}

fn happen(clock: &mut Clock, event: Event, now: Duration) {
    match event {
        Event::Press => {
            let color = clock.turn().unwrap_or(Color::White);
            let fallen = clock.flag(color, now);
            assert_eq!(clock.press(color, now).is_err(), fallen);
        }
        Event::Pause => clock.pause(now),
        Event::Resume => clock.resume(now),
        Event::Look => drop(clock.state(now)),
        Event::Start(white) => clock.start(Color::from_white(white), now),
    }
}

fn total_left(clock: &Clock, now: Duration) -> Duration {
    Color::ALL.into_iter().filter_map(|color| clock.read(color, now).left).sum()
}

proptest! {
    #[test]
    fn every_control_is_read_as_it_was_written(control in control()) {
        prop_assert_eq!(control.to_string().parse::<TimeControl>(), Ok(control));
    }

    #[test]
    fn every_control_goes_through_the_tags_of_a_file(control in control()) {
        let tags = control.pgn_tags();
        let back = TimeControl::from_pgn_tags(|name| {
            tags.iter().find(|(known, _)| *known == name).map(|(_, value)| value.as_str())
        });
        prop_assert_eq!(back, Ok(control));
    }

    #[test]
    fn no_text_makes_the_reader_stumble(text in "\\PC{0,30}") {
        let _ = text.parse::<TimeControl>();
    }

    #[test]
    fn what_is_read_from_a_likely_text_is_written_and_read_alike(
        text in "[0-9hms:/+,.*?\\- dbfivse']{0,16}",
    ) {
        if let Ok(control) = text.parse::<TimeControl>() {
            prop_assert_eq!(control.to_string().parse::<TimeControl>(), Ok(control));
        }
    }

    #[test]
    fn a_restored_clock_goes_on_exactly_as_it_did(
        control in control(), before in events(), after in events(),
    ) {
        let mut clock = Clock::new(control);
        let mut now = Duration::from_secs(1000);
        clock.start(Color::White, now);
        for (event, elapsed) in before {
            now += elapsed;
            happen(&mut clock, event, now);
        }
        let kept = clock.state(now);
        let running = clock.running();
        let mut other = clock.clone();
        for (event, elapsed) in after.iter().copied() {
            happen(&mut other, event, now + elapsed);
        }
        other.restore(kept);
        prop_assert_eq!(other.state(now + now), kept);
        if let Some(color) = running {
            other.start(color, now);
            for (event, elapsed) in after {
                now += elapsed;
                happen(&mut clock, event, now);
                happen(&mut other, event, now);
                prop_assert_eq!(clock.state(now), other.state(now));
                prop_assert_eq!(clock.running(), other.running());
            }
        }
    }

    #[test]
    fn only_moves_add_time_and_time_used_is_time_passed(control in control(), events in events()) {
        let mut clock = Clock::new(control);
        let mut now = Duration::ZERO;
        clock.start(Color::White, now);
        for (event, elapsed) in events {
            let before = clock.state(now);
            let ran = clock.running();
            let after = clock.state(now + elapsed);
            now += elapsed;
            for color in Color::ALL {
                let used = after.sides[color].used.abs_diff(before.sides[color].used);
                let system = clock.control().side(color);
                let (earlier, later) = (before.sides[color].all_left(system), after.sides[color].all_left(system));
                let most = if ran == Some(color) { elapsed } else { Duration::ZERO };
                prop_assert!(used == most || used < most && after.sides[color].is_fallen());
                if !clock.control().side(color).is_hourglass() {
                    prop_assert!(later <= earlier);
                }
            }
            happen(&mut clock, event, now);
        }
    }

    #[test]
    fn looking_and_pausing_change_nothing(control in control(), parts in collection::vec(time(9), 1..9)) {
        let mut once = Clock::new(control);
        once.start(Color::White, Duration::ZERO);
        let mut often = once.clone();
        let mut now = Duration::ZERO;
        for part in parts {
            now += part;
            often.pause(now);
            often.resume(now);
        }
        prop_assert_eq!(once.state(now), often.state(now));
        prop_assert_eq!(once.press(Color::White, now), often.press(Color::White, now));
        prop_assert_eq!(once.state(now), often.state(now));
    }

    #[test]
    fn an_hourglass_neither_makes_nor_loses_sand(white in 1..90_u64, black in 1..90_u64, events in events()) {
        let sides = ByColor { white, black }.map(|secs| TimeSystem::Hourglass(Duration::from_secs(secs)));
        let mut clock = Clock::new(TimeControl::try_from(sides).unwrap());
        let mut now = Duration::ZERO;
        clock.start(Color::White, now);
        for (event, elapsed) in events {
            now += elapsed;
            happen(&mut clock, event, now);
            prop_assert_eq!(total_left(&clock, now), Duration::from_secs(white + black));
        }
    }

    #[test]
    fn the_flag_falls_at_the_instant_foretold(control in control(), events in events()) {
        let mut clock = Clock::new(control);
        let mut now = Duration::ZERO;
        clock.start(Color::White, now);
        for (event, elapsed) in events {
            now += elapsed;
            happen(&mut clock, event, now);
            if let (Some(color), Some(instant)) = (clock.running(), clock.falls_at()) {
                prop_assert!(clock.flag(color, instant));
                let just_before = instant.saturating_sub(Duration::from_nanos(1));
                prop_assert!(instant <= now || !clock.flag(color, just_before));
            }
        }
    }
}
