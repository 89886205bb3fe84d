//! Files that mean harm.

use std::time::{Duration, Instant};

use chess::pgn::{self, limit};
use testkit::Dice;

use super::check;

/// Checks a text that must be dealt with quickly.
fn quick(text: impl AsRef<[u8]>) -> (usize, Vec<String>) {
    let start = Instant::now();
    let result = check(&text);
    for read in pgn::records(text.as_ref()).flatten() {
        read.export();
    }
    assert!(start.elapsed() < Duration::from_secs(5), "{:?}", start.elapsed());
    result
}

#[test]
fn nesting_bombs_are_refused() {
    let deep = limit::DEPTH + 1;
    let text = format!("{} *\n\n[Event \"next\"]\n\n1. e4 *", "e4 (".repeat(deep));
    let (games, errors) = quick(&text);
    assert_eq!(games, 2);
    assert_eq!(errors, [format!("1:{}: variations are nested deeper than 10000 levels", 4 * deep)]);
    assert_eq!(quick("(".repeat(1_000_000)).1.len(), 1);
    assert_eq!(quick("1. e4 ".to_owned() + &"(".repeat(1_000_000)).1.len(), 1);
    assert_eq!(quick("1. e4 ".to_owned() + &")".repeat(1_000_000)).1.len(), 1);
}

#[test]
fn the_deepest_allowed_nesting_is_read() {
    let text = format!("{}e4{} *", "e4 (".repeat(limit::DEPTH), ")".repeat(limit::DEPTH));
    assert_eq!(quick(text), (1, vec![]));
}

#[test]
fn a_comment_of_a_million_characters_is_refused() {
    let text = format!("1. e4 {{{}}} e5 *\n\n[Event \"next\"]\n\n1. e4 *", "x".repeat(1_000_000));
    assert_eq!(quick(text), (2, vec!["1:7: a comment is longer than 262144 bytes".to_owned()]));
    let text = format!("1. e4 ; {}\ne5 *\n\n[Event \"next\"]\n\n1. e4 *", "x".repeat(1_000_000));
    assert_eq!(quick(text), (2, vec!["1:7: a comment is longer than 262144 bytes".to_owned()]));
    let text = format!("1. e4 {{{}}} e5 *", "x".repeat(200_000));
    assert_eq!(quick(text), (1, vec![]));
}

#[test]
fn long_words_and_tags_are_refused() {
    let next = "\n\n[Event \"next\"]\n\n1. e4 *";
    let long = "x".repeat(1_000_000);
    assert_eq!(quick(format!("1. e4 {long} *{next}")).0, 2);
    assert_eq!(quick(format!("1. e4 {} *{next}", "9".repeat(1_000_000))).0, 2);
    let (games, errors) = quick(format!("[Event \"{long}\"]\n\n1. e4 *{next}"));
    assert_eq!((games, errors), (2, vec!["1:1: a tag is longer than 65536 bytes".to_owned()]));
    assert_eq!(quick(format!("[{long} \"x\"]\n\n1. e4 *{next}")).0, 2);
    let many: Vec<String> = (0..1000).map(|number| format!("[T{number} \"\"]\n")).collect();
    let many = many.concat();
    assert_eq!(
        quick(format!("{many}\n*{next}")),
        (2, vec!["501:1: the game has more than 500 tags".to_owned()])
    );
}

#[test]
fn the_moves_of_all_lines_are_counted() {
    let main = "Nf3 Nf6 Ng1 Ng8 ".repeat(limit::MOVES / 8);
    let other = "Nf6 Nf3 Ng8 Ng1 ".repeat(limit::MOVES / 8 - 1);
    let full = format!("{main}e4 (e3 {other}Nf6\nNf3");
    assert_eq!(quick(format!("{full}) *")), (1, vec![]));
    let text = format!("{full} Ng8) e5 *\n\n[Event \"next\"]\n\n1. e4 *");
    let error = "2:5: the game has more than 100000 moves".to_owned();
    assert_eq!(quick(&text), (2, vec![error.clone()]));
    let kept = pgn::records(text.as_bytes()).next().unwrap().unwrap();
    assert_eq!(kept.error.unwrap().to_string(), error);
    assert_eq!(quick(format!("{full} --) *")), (1, vec![error]));
}

#[test]
fn comments_are_broken_in_linear_time() {
    for part in ["% ", "[x ", "[%a ", "[%a b]", "[%a b] % ", "[Event \"x\" ", "[a\"b\" ", "[ ", "[%"] {
        let comment = part.repeat((limit::COMMENT - 1) / part.len());
        let text = format!("1. e4 {{{comment}}} *");
        assert_eq!(quick(&text), (1, vec![]), "{part}");
        let once = super::format(&text);
        assert!(once.replace('\n', " ").contains(comment.trim()), "{part}");
        assert_eq!(super::format(&once), once, "{part}");
    }
}

#[test]
fn an_endless_game_is_refused() {
    let text = format!("e4 {} *", "{a remark of some length} ".repeat(700_000));
    let start = Instant::now();
    let (games, errors) = check(text);
    assert_eq!((games, errors.len()), (1, 1));
    assert!(errors[0].ends_with("the game is longer than 16777216 bytes"), "{errors:?}");
    assert!(start.elapsed() < Duration::from_secs(10));
}

#[test]
fn unclosed_comments_take_linear_time() {
    quick("{".repeat(3_000_000));
    let (games, errors) = quick("[Event \"x\"]\n\n1. e4 {open\n\n".repeat(100_000));
    assert_eq!((games, errors.len()), (100_000, 100_000));
    quick("1. e4 {[".repeat(300_000));
    quick("{\n[Event \"x\"]".repeat(200_000));
    quick("{\n\n[x \"".repeat(300_000));
}

#[test]
fn rubbish_is_refused_at_once() {
    let mut dice = Dice::new(5);
    let noise: Vec<u8> = (0..3_000_000).map(|_| dice.below(256) as u8).collect();
    let (_, errors) = quick(&noise);
    assert!(!errors.is_empty() && errors.len() < 100, "{}", errors.len());
    let (games, errors) = quick(vec![0; 1_000_000]);
    assert_eq!(
        (games, errors),
        (0, vec!["1:1: expected text, got binary data with the byte 0x00".to_owned()])
    );
    let (games, errors) = quick(vec![0xff; 1_000_000]);
    assert_eq!((games, errors.len()), (0, 1));
    assert_eq!(
        quick("\u{feff}1. e4 *".encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>()).1.len(),
        1
    );
}

#[test]
fn every_single_sign_repeated_is_harmless() {
    for byte in 0..=255_u8 {
        quick(vec![byte; 70_000]);
        quick([b"1. e4 ".as_slice(), &vec![byte; 70_000]].concat());
    }
}

#[test]
fn mangled_games_never_panic() {
    let text = "[Event \"a \\\" b\"]\n[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8=Q+ {c} Kd7 (1... Ke7! $5 ; x\n) 2. -- -- ± 3. Qb7+ 1/2-1/2\n\n%esc\n1. e4 *\n";
    let signs = b"{}()[];%$!?\"\\*\n\r .0-19aeNQx=+#\0\xe2\xff";
    let mut dice = Dice::new(8);
    for _ in 0..30_000 {
        let mut bytes = text.as_bytes().to_vec();
        for _ in 0..=dice.below(4) {
            let at = dice.below(bytes.len());
            match dice.below(3) {
                0 => bytes[at] = signs[dice.below(signs.len())],
                1 => bytes.insert(at, signs[dice.below(signs.len())]),
                _ => drop(bytes.remove(at)),
            }
        }
        let once = super::format(&bytes);
        assert_eq!(super::format(&once), once, "{}", String::from_utf8_lossy(&bytes));
        check(&bytes);
    }
}
