//! `plateau gtp` as a program, against GNU Go as a program.

use std::time::Duration;

use game::{ByColor, Color};
use go::{Position, Rules, Size};
use players::{
    opponent::Opponent,
    pairing::{Finish, Pairing},
};

fn plateau(seed: u64) -> Opponent {
    let arguments = ["gtp", "--seed", &seed.to_string()].map(str::to_owned);
    Opponent::start(env!("CARGO_BIN_EXE_plateau"), &arguments).unwrap()
}

fn gnugo(rules: &Rules) -> Opponent {
    let counting = if *rules == Rules::JAPANESE { "--japanese-rules" } else { "--chinese-rules" };
    let arguments =
        ["--mode", "gtp", "--never-resign", "--level", "1", "--max-level", "1", counting].map(str::to_owned);
    let started =
        ["gnugo", "/usr/games/gnugo"].iter().find_map(|path| Opponent::start(path, &arguments).ok());
    started.expect("GNU Go is needed: on Debian, apt-get install gnugo")
}

/// A whole game with GNU Go on one side; tells where it ended.
fn game(theirs: Color, rules: Rules, seed: u64) -> (Position, ByColor<Opponent>) {
    let side = |color: Color| if color == theirs { gnugo(&rules) } else { plateau(seed) };
    let mut sides = ByColor::new_with(side);
    let (time, limit) = ("1h+5x60".parse().unwrap(), Duration::from_mins(1));
    let pairing = Pairing { size: Size::NINE, rules, handicap: Vec::new(), time, limit };
    match pairing.play(&mut sides).unwrap() {
        Finish::Passed(position) => (position, sides),
        other => panic!("{other:?}"),
    }
}

#[test]
fn whole_games_with_gnu_go_on_either_side_are_scored_alike() {
    for (theirs, rules, seed) in [
        (Color::Black, Rules::CHINESE, 5),
        (Color::White, Rules::CHINESE, 6),
        (Color::Black, Rules::JAPANESE, 7),
        (Color::White, Rules::JAPANESE, 8),
    ] {
        let (position, mut sides) = game(theirs, rules, seed);
        let (dead, ours) = (sides[theirs].dead().unwrap(), sides[!theirs].dead().unwrap());
        let score = sides[theirs].score().unwrap();
        assert_eq!(position.score_without(&dead).to_string(), score, "{position:?}");
        if position.score_without(&dead).dead == position.score_without(&ours).dead {
            assert_eq!(sides[!theirs].score().unwrap(), score, "{position:?}");
        }
        let ByColor { white, black } = sides;
        white.quit();
        black.quit();
    }
}

#[test]
fn a_komi_is_loaded_as_it_was_printed() {
    let path = crate::program::file("komi.sgf", b"");
    for (komi, score) in [("150", "W+150"), ("3.75", "W+3.75"), ("-0.25", "B+0.25"), ("6.5", "W+6.5")] {
        let commands = format!("komi {komi}\nprintsgf {path}\nkomi 0\nloadsgf {path}\nfinal_score\nquit\n");
        let run = crate::program::plateau_reading(&commands, &["gtp"]);
        assert!(run.out.contains(&format!("= {score}\n")), "{komi}: {}", run.out);
    }
}
