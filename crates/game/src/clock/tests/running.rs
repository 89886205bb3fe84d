//! Whole games on the clock, computed by hand.

use std::time::Duration;

use crate::{Clock, ClockState, Color, FlagFallen, TimeControl, TimeSystem};

const WHITE: Color = Color::White;
const BLACK: Color = Color::Black;

fn secs(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn clock(text: &str) -> Clock {
    Clock::new(text.parse::<TimeControl>().unwrap())
}

/// A clock on which White has started at zero.
fn started(text: &str) -> Clock {
    let mut clock = clock(text);
    clock.start(WHITE, secs(0));
    clock
}

/// What White has left after each side made `moves` moves of the given length.
fn left_after(text: &str, moves: u64, each: u64) -> Duration {
    let mut clock = started(text);
    for mv in 0..moves {
        clock.press(WHITE, secs((2 * mv + 1) * each)).unwrap();
        clock.press(BLACK, secs((2 * mv + 2) * each)).unwrap();
    }
    clock.read(WHITE, secs(2 * moves * each)).left.unwrap()
}

#[test]
fn three_periods_add_their_time_and_keep_the_rest() {
    let control = "40/7200:20/3600:900+30";
    assert_eq!(left_after(control, 0, 60), secs(7200));
    assert_eq!(left_after(control, 39, 60), secs(7200 - 39 * 60));
    assert_eq!(left_after(control, 40, 60), secs(7200 - 40 * 60 + 3600));
    assert_eq!(left_after(control, 59, 60), secs(10_800 - 59 * 60));
    assert_eq!(left_after(control, 60, 60), secs(10_800 - 60 * 60 + 900));
}

#[test]
fn the_first_increment_of_the_third_period_comes_after_move_61() {
    let control = "40/7200:20/3600:900+30";
    assert_eq!(left_after(control, 60, 0), secs(11_700));
    assert_eq!(left_after(control, 61, 0), secs(11_730));
    assert_eq!(left_after(control, 62, 0), secs(11_760));
}

#[test]
fn credited_before_the_move_that_increment_is_there_when_move_61_begins() {
    let control = "40/7200:20/3600:900+30 fide";
    assert_eq!(left_after(control, 59, 0), secs(10_800));
    assert_eq!(left_after(control, 60, 0), secs(11_730));
    assert_eq!(left_after(control, 61, 0), secs(11_760));
}

#[test]
fn the_last_move_of_a_period_earns_the_increment_of_that_period() {
    assert_eq!(left_after("2/100+10:50+1", 1, 0), secs(110));
    assert_eq!(left_after("2/100+10:50+1", 2, 0), secs(170));
    assert_eq!(left_after("2/100+10:50+1", 3, 0), secs(171));
    assert_eq!(left_after("2/100+10:50+1 fide", 0, 0), secs(110));
    assert_eq!(left_after("2/100+10:50+1 fide", 1, 0), secs(120));
    assert_eq!(left_after("2/100+10:50+1 fide", 2, 0), secs(171));
}

#[test]
fn a_fide_clock_starts_with_its_first_increment() {
    assert_eq!(clock("5400+30").read(WHITE, secs(0)).left, Some(secs(5400)));
    assert_eq!(clock("5400+30 fide").read(WHITE, secs(0)).left, Some(secs(5430)));
    assert_eq!(clock("5400+30 fide").read(BLACK, secs(0)).left, Some(secs(5430)));
    assert_eq!(left_after("5400+30 fide", 1, 10), secs(5450));
}

#[test]
fn a_last_period_with_a_number_of_moves_repeats() {
    assert_eq!(left_after("40/7200", 40, 60), secs(7200 - 2400 + 7200));
    assert_eq!(left_after("40/7200", 80, 60), secs(7200 - 4800 + 14_400));
    assert_eq!(left_after("2/60:3/30", 2 + 3 * 100, 0), secs(60 + 30 + 30 * 100));
    let mut clock = started("3/60");
    for _ in 0..7 {
        clock.press(WHITE, secs(0)).unwrap();
        clock.press(BLACK, secs(0)).unwrap();
    }
    let reading = clock.read(WHITE, secs(0));
    assert_eq!((reading.period, reading.moves_left), (2, Some(2)));
}

#[test]
fn each_side_counts_its_own_moves() {
    let mut clock = started("2/60:30");
    clock.press(WHITE, secs(1)).unwrap();
    assert_eq!(clock.read(WHITE, secs(1)).moves_left, Some(1));
    assert_eq!(clock.read(BLACK, secs(1)).moves_left, Some(2));
    clock.press(BLACK, secs(2)).unwrap();
    clock.press(WHITE, secs(3)).unwrap();
    let [white, black] = [WHITE, BLACK].map(|color| clock.read(color, secs(3)));
    assert_eq!((white.period, white.moves_left, white.left), (1, None, Some(secs(88))));
    assert_eq!((black.period, black.moves_left, black.left), (0, Some(1), Some(secs(59))));
}

#[test]
fn unequal_sides_have_each_their_own_time() {
    let mut clock = started("300+3 vs 60");
    clock.press(WHITE, secs(10)).unwrap();
    clock.press(BLACK, secs(20)).unwrap();
    assert_eq!(clock.read(WHITE, secs(20)).left, Some(secs(293)));
    assert_eq!(clock.read(BLACK, secs(20)).left, Some(secs(50)));
    let half = started("- vs 60");
    assert!(!half.flag(WHITE, Duration::MAX));
    assert_eq!(half.falls_at(), None);
}

#[test]
fn zero_is_fallen() {
    let mut clock = started("10");
    let short = Duration::from_millis(9999);
    assert!(!clock.flag(WHITE, short));
    assert!(clock.flag(WHITE, secs(10)));
    assert_eq!(clock.falls_at(), Some(secs(10)));
    assert!(!clock.flag(BLACK, secs(1000)));
    assert_eq!(clock.press(WHITE, secs(10)), Err(FlagFallen(WHITE)));
    assert_eq!(clock.press(WHITE, secs(11)), Err(FlagFallen(WHITE)));
    let white = clock.state(secs(50)).sides.white;
    assert_eq!((white.left, white.used, white.moves), (Some(secs(0)), secs(10), 0));
}

#[test]
fn an_increment_does_not_save_who_has_fallen() {
    let mut clock = started("10+60");
    assert!(clock.press(WHITE, secs(10)).is_err());
    assert!(clock.flag(WHITE, secs(10)));
    let mut clock = started("1/10:60");
    assert!(clock.press(WHITE, secs(10)).is_err());
}

#[test]
fn the_first_seconds_are_free_under_a_us_delay() {
    let mut clock = started("60d5");
    assert_eq!(clock.read(WHITE, secs(4)).left, Some(secs(60)));
    assert_eq!(clock.read(WHITE, secs(4)).free, secs(1));
    assert_eq!(clock.read(WHITE, secs(8)).left, Some(secs(57)));
    assert_eq!(clock.falls_at(), Some(secs(65)));
    clock.press(WHITE, secs(3)).unwrap();
    assert_eq!(clock.read(WHITE, secs(3)).left, Some(secs(60)));
    clock.press(BLACK, secs(13)).unwrap();
    assert_eq!(clock.read(BLACK, secs(13)).left, Some(secs(55)));
    assert_eq!(clock.read(BLACK, secs(13)).used, secs(10));
}

#[test]
fn a_pause_does_not_renew_the_free_seconds() {
    let mut clock = started("60d5");
    clock.pause(secs(4));
    clock.resume(secs(100));
    assert_eq!(clock.read(WHITE, secs(102)).left, Some(secs(59)));
    let state = clock.state(secs(102));
    clock.restore(state);
    clock.start(WHITE, secs(500));
    assert_eq!(clock.read(WHITE, secs(502)).left, Some(secs(57)));
}

#[test]
fn bronstein_gives_back_what_was_used_up_to_the_delay() {
    let mut clock = started("60b5");
    assert_eq!(clock.read(WHITE, secs(3)).left, Some(secs(57)));
    clock.press(WHITE, secs(3)).unwrap();
    assert_eq!(clock.read(WHITE, secs(3)).left, Some(secs(60)));
    clock.press(BLACK, secs(13)).unwrap();
    assert_eq!(clock.read(BLACK, secs(13)).left, Some(secs(55)));
    assert!(started("3b5").flag(WHITE, secs(3)));
}

#[test]
fn delays_belong_to_their_period() {
    let mut clock = started("1/60b5:60d5");
    clock.press(WHITE, secs(10)).unwrap();
    clock.press(BLACK, secs(10)).unwrap();
    assert_eq!(clock.read(WHITE, secs(10)).left, Some(secs(115)));
    clock.press(WHITE, secs(20)).unwrap();
    assert_eq!(clock.read(WHITE, secs(20)).left, Some(secs(110)));
}

#[test]
fn an_hourglass_pours_from_one_side_to_the_other() {
    let mut clock = started("*180");
    assert_eq!(clock.read(BLACK, secs(10)).left, Some(secs(190)));
    clock.press(WHITE, secs(10)).unwrap();
    assert_eq!(clock.read(WHITE, secs(40)).left, Some(secs(200)));
    assert_eq!(clock.read(BLACK, secs(40)).left, Some(secs(160)));
    assert!(clock.flag(BLACK, secs(200)));
    assert_eq!(clock.read(WHITE, secs(999)).left, Some(secs(360)));
}

#[test]
fn without_a_clock_the_time_used_is_counted() {
    for text in ["-", "?"] {
        let mut clock = started(text);
        clock.press(WHITE, secs(10)).unwrap();
        clock.press(BLACK, secs(25)).unwrap();
        let white = clock.read(WHITE, secs(30));
        assert_eq!((white.left, white.used), (None, secs(15)));
        assert_eq!(clock.read(BLACK, secs(30)).used, secs(15));
        assert!(!white.is_short() && !white.is_fallen());
        assert!(!clock.flag(WHITE, Duration::MAX));
        assert_eq!(clock.state(secs(30)).sides.white.moves, 1);
    }
}

#[test]
fn a_side_is_short_of_time_under_five_seconds() {
    for text in ["10", "40/10:60"] {
        let clock = started(text);
        assert!(!clock.read(WHITE, secs(5)).is_short());
        assert!(clock.read(WHITE, Duration::from_millis(5001)).is_short());
        assert!(clock.read(WHITE, secs(10)).is_short());
        assert!(!clock.read(BLACK, secs(10)).is_short());
    }
}

#[test]
fn a_reading_tells_what_a_face_shows() {
    let reading = started("40/5400+30").read(WHITE, secs(12));
    assert_eq!(reading.left, Some(secs(5388)));
    assert_eq!(reading.used, secs(12));
    assert_eq!(reading.moves_left, Some(40));
    assert_eq!(reading.increment, secs(30));
    assert!(reading.is_running && !started("60").read(BLACK, secs(1)).is_running);
}

#[test]
fn a_pause_costs_nothing() {
    let mut clock = started("60");
    clock.pause(secs(10));
    assert_eq!((clock.running(), clock.turn()), (None, Some(WHITE)));
    assert_eq!(clock.falls_at(), None);
    clock.resume(secs(1000));
    clock.resume(secs(2000));
    assert_eq!(clock.read(WHITE, secs(1005)).left, Some(secs(45)));
    let mut idle = Clock::new(TimeControl::UNLIMITED);
    idle.resume(secs(5));
    assert_eq!(idle.running(), None);
}

#[test]
fn moves_on_a_stopped_clock_take_no_time() {
    let mut clock = clock("2/60+1:30");
    clock.press(WHITE, secs(50)).unwrap();
    clock.press(BLACK, secs(70)).unwrap();
    clock.press(WHITE, secs(90)).unwrap();
    assert_eq!(clock.read(WHITE, secs(99)).left, Some(secs(92)));
    assert_eq!((clock.running(), clock.turn()), (None, Some(BLACK)));
}

#[test]
fn time_that_runs_backwards_costs_nothing_and_is_not_counted_twice() {
    let mut clock = started("60");
    clock.press(WHITE, secs(10)).unwrap();
    clock.press(BLACK, secs(4)).unwrap();
    assert_eq!(clock.read(BLACK, secs(4)).left, Some(secs(60)));
    assert_eq!(clock.read(WHITE, secs(12)).left, Some(secs(48)));
}

#[test]
fn taking_back_the_last_move_of_a_period_restores_period_and_count() {
    let mut clock = started("2/60+5:30 fide");
    let mut line = vec![clock.state(secs(0))];
    for (ply, color) in [WHITE, BLACK, WHITE, BLACK, WHITE].into_iter().enumerate() {
        clock.press(color, secs(7 * (ply as u64 + 1))).unwrap();
        line.push(clock.state(secs(7 * (ply as u64 + 1))));
    }
    clock.restore(line[2]);
    let white = clock.read(WHITE, secs(99));
    assert_eq!((white.period, white.moves_left, white.left), (0, Some(1), Some(secs(63))));
    clock.start(WHITE, secs(100));
    clock.press(WHITE, secs(107)).unwrap();
    assert_eq!(clock.state(secs(107)), line[3]);
}

#[test]
fn starting_the_other_side_counts_no_move() {
    let mut clock = started("60+5");
    clock.start(BLACK, secs(10));
    let state = clock.state(secs(10));
    assert_eq!((state.sides.white.left, state.sides.white.moves), (Some(secs(50)), 0));
    assert_eq!(clock.running(), Some(BLACK));
}

#[test]
fn a_clock_can_be_set_from_outside() {
    let mut clock = started("60");
    clock.set_left(WHITE, secs(20), secs(10));
    assert_eq!(clock.read(WHITE, secs(15)).left, Some(secs(15)));
    clock.set_left(BLACK, secs(0), secs(15));
    assert!(clock.flag(BLACK, secs(15)));
}

#[test]
fn a_record_is_believed_and_tells_the_time_used() {
    let mut clock = clock("2/60+5:30+1");
    clock.record(WHITE, secs(55));
    clock.record(BLACK, secs(0));
    clock.record(WHITE, secs(70));
    clock.record(BLACK, secs(20));
    let ClockState { sides } = clock.state(secs(0));
    assert_eq!((sides.white.left, sides.white.used), (Some(secs(70)), secs(10 + 20)));
    assert_eq!((sides.white.period, sides.white.moves), (1, 0));
    assert_eq!((sides.black.left, sides.black.used), (Some(secs(20)), secs(65 + 15)));
    assert_eq!((clock.turn(), clock.running()), (Some(WHITE), None));
}

#[test]
fn a_record_of_an_hourglass_pours_too() {
    let mut clock = clock("*60");
    clock.record(WHITE, secs(50));
    clock.record(BLACK, secs(65));
    let ClockState { sides } = clock.state(secs(0));
    assert_eq!((sides.white.left, sides.black.left), (Some(secs(55)), Some(secs(65))));
    assert_eq!((sides.white.used, sides.black.used), (secs(10), secs(5)));
}

#[test]
fn a_strange_state_is_taken_without_fuss() {
    let mut clock = started("40/60:30");
    let mut state = clock.state(secs(0));
    state.sides.white.period = u32::MAX;
    state.sides.white.moves = u32::MAX;
    state.sides.white.used = Duration::MAX;
    state.sides.black.left = Some(Duration::MAX);
    clock.restore(state);
    clock.start(WHITE, Duration::MAX);
    clock.press(WHITE, Duration::MAX).unwrap();
    clock.press(BLACK, Duration::MAX).unwrap();
    assert_eq!(clock.falls_at(), None);
    assert!(matches!(clock.control().side(WHITE), TimeSystem::Periods { .. }));
}

#[test]
fn a_side_without_a_limit_is_given_none() {
    for text in ["-", "?", "- vs 300"] {
        let mut clock = started(text);
        clock.set_left(WHITE, secs(0), secs(7));
        assert_eq!(clock.read(WHITE, secs(7)).left, None, "{text}");
        assert_eq!(clock.read(WHITE, secs(7)).used, secs(7), "{text}");
        clock.record(WHITE, secs(0));
        assert!(!clock.flag(WHITE, secs(9)), "{text}");
        assert_eq!(clock.read(WHITE, secs(9)).used, secs(7), "{text}");
    }
    let mut clock = started("- vs 300");
    clock.set_left(BLACK, secs(0), secs(0));
    assert!(clock.flag(BLACK, secs(0)));
}

#[test]
fn only_a_running_clock_takes_an_earlier_now_for_the_last_one() {
    let mut clock = clock("60");
    clock.start(WHITE, secs(100));
    assert_eq!(clock.read(WHITE, secs(50)).left, Some(secs(60)));
    clock.pause(secs(110));
    clock.resume(secs(20));
    assert_eq!(clock.read(WHITE, secs(20)).left, Some(secs(50)));
    assert_eq!(clock.read(WHITE, secs(25)).left, Some(secs(45)));
    clock.press(WHITE, secs(10)).unwrap();
    assert_eq!(clock.read(WHITE, secs(25)).left, Some(secs(50)));
}

#[test]
fn byo_yomi_uses_up_main_time_then_period_after_period() {
    let mut clock = clock("60+3x10");
    clock.start(Color::Black, secs(0));
    clock.press(Color::Black, secs(50)).unwrap();
    assert_eq!(clock.read(Color::Black, secs(50)).left, Some(secs(10)));
    assert_eq!(clock.read(Color::Black, secs(50)).periods_left, None);
    clock.press(Color::White, secs(50)).unwrap();
    // Ten seconds of main time, ten of the first period, three of the second.
    let reading = clock.read(Color::Black, secs(73));
    assert_eq!((reading.left, reading.periods_left, reading.period), (Some(secs(7)), Some(2), 2));
    clock.press(Color::Black, secs(73)).unwrap();
    assert_eq!(clock.read(Color::Black, secs(73)).left, Some(secs(10)));
    clock.press(Color::White, secs(73)).unwrap();
    assert_eq!(clock.falls_at(), Some(secs(93)));
    assert!(!clock.flag(Color::Black, secs(92)));
    assert!(clock.flag(Color::Black, secs(93)));
}

#[test]
fn canadian_overtime_begins_anew_after_its_moves_and_keeps_nothing() {
    let mut clock = clock("10+2/20 canadian");
    clock.start(Color::Black, secs(0));
    clock.press(Color::Black, secs(15)).unwrap();
    let reading = clock.read(Color::Black, secs(15));
    assert_eq!((reading.left, reading.moves_left), (Some(secs(15)), Some(1)));
    clock.press(Color::White, secs(15)).unwrap();
    clock.press(Color::Black, secs(20)).unwrap();
    let reading = clock.read(Color::Black, secs(20));
    assert_eq!((reading.left, reading.moves_left), (Some(secs(20)), Some(2)));
    clock.press(Color::White, secs(20)).unwrap();
    assert!(clock.flag(Color::Black, secs(40)));
}
