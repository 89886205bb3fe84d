//! Beside the real GNU Go: the same legal moves, whole games, and the same scores.

use std::time::Duration;

use game::{Color, Position as _};
use go::{Ko, Move, Point, Position, Rules, Size};
use players::{
    host::GtpHost,
    opponent::{Choice, Opponent},
};

/// GNU Go with some options.
///
/// # Panics
/// When it is not there; the test command installs it.
fn gnugo(options: &[&str]) -> Opponent {
    let arguments: Vec<String> =
        ["--mode", "gtp"].iter().chain(options).map(|&option| option.to_owned()).collect();
    let started =
        ["gnugo", "/usr/games/gnugo"].iter().find_map(|path| Opponent::start(path, &arguments).ok());
    started.expect("GNU Go is needed: on Debian, apt-get install gnugo")
}

fn all_legal(oracle: &mut Opponent, color: Color) -> Vec<Point> {
    let answer = oracle.ask("all_legal", &[color.to_string()], Duration::from_secs(10)).unwrap();
    let mut points: Vec<Point> = answer.split_whitespace().map(|word| word.parse().unwrap()).collect();
    points.sort_unstable_by_key(|point| (point.rank, point.file));
    points
}

fn stones(position: &Position) -> Vec<Point> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves.into_iter().filter_map(Move::point).collect()
}

#[test]
fn the_same_moves_are_legal() {
    let mut dice = testkit::Dice::new(11);
    let cases = [
        (&["--simple-ko", "--forbid-suicide"][..], Ko::Simple, false),
        (&["--simple-ko", "--allow-suicide"], Ko::Simple, true),
        (&["--positional-superko", "--forbid-suicide"], Ko::Positional, false),
        (&["--positional-superko", "--allow-suicide"], Ko::Positional, true),
        (&["--situational-superko", "--forbid-suicide"], Ko::Situational, false),
        (&["--situational-superko", "--allow-suicide"], Ko::Situational, true),
    ];
    let mut compared = 0;
    for (options, ko, suicide) in cases {
        let mut oracle = gnugo(options);
        let rules = Rules { ko, suicide, ..Rules::TROMP_TAYLOR };
        for size in [2, 3, 4, 5, 7] {
            for _ in 0..6 {
                let size = Size::square(size).unwrap();
                let mut position = Position::new(size, rules);
                oracle.begin(size, &rules).unwrap();
                for _ in 0..40 {
                    let legal = stones(&position);
                    let color = position.turn();
                    // GNU Go does not ask whether a suicide brings an old position back.
                    let is_asked =
                        |point: &&Point| ko == Ko::Simple || !position.board().is_suicide(**point, color);
                    let theirs = all_legal(&mut oracle, color);
                    let both =
                        [&legal, &theirs].map(|points| points.iter().filter(is_asked).collect::<Vec<_>>());
                    assert_eq!(both[0], both[1], "{options:?}\n{position:?}");
                    compared += 1;
                    let mv = dice.pick(&legal).map_or(Move::Pass, |&point| Move::Play(point));
                    oracle.tell(color, mv).unwrap();
                    position.apply(mv);
                    if position.is_over() {
                        break;
                    }
                }
            }
        }
        oracle.quit();
    }
    assert!(compared > 3000, "only {compared} positions");
}

#[test]
fn a_whole_game_is_scored_alike() {
    for (seed, rules, option) in
        [(1, Rules::CHINESE, "--chinese-rules"), (2, Rules::JAPANESE, "--japanese-rules")]
    {
        let mut oracle = gnugo(&[option, "--never-resign", "--level", "1"]);
        let mut host = GtpHost::new(seed);
        oracle.begin(Size::NINE, &rules).unwrap();
        for line in
            ["boardsize 9", &format!("kata-set-rules {}", rules.katago()), &format!("komi {}", rules.komi)]
        {
            host.handle(line).unwrap().result.unwrap();
        }
        for ply in 0..400 {
            let color = Color::from_white(ply % 2 == 1);
            if color == Color::Black {
                let mv: Move = host.handle("genmove black").unwrap().result.unwrap().parse().unwrap();
                oracle.tell(color, mv).unwrap();
            } else {
                match oracle.choose(color, None, Duration::from_mins(1)).unwrap() {
                    Choice::Move(mv) => host.handle(&format!("play white {mv}")).unwrap().result.unwrap(),
                    Choice::Resign => panic!("it was told never to resign"),
                };
            }
            if host.position().is_over() {
                break;
            }
        }
        assert!(host.position().is_over());
        let dead = oracle.dead().unwrap();
        let ours = host.position().score_without(&dead).to_string();
        assert_eq!(ours, oracle.score().unwrap(), "{dead:?}\n{:?}", host.position().board());
        oracle.quit();
    }
}
