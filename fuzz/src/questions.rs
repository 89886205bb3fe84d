//! Questions of life and death, and tables of them.

use std::io;

use go::{Point, sgf::Record};
use players::solve::{Fault, Question, Sheet, Wishes, drawing, problem_record, read, table};

/// How many problems of one input are asked, and about how many stones of each.
const PROBLEMS: usize = 8;
const STONES: usize = 6;

/// Whatever is asked about a file, there is a question or a sentence; a question is drawn, and
/// written as SGF it asks the same.
pub(crate) fn questions(data: &[u8]) {
    for sheet in read(data).into_iter().take(PROBLEMS) {
        let Ok(sheet) = sheet.inspect_err(told) else { continue };
        let _ = sheet.question(&Wishes::default()).inspect_err(told).inspect(checked);
        for target in stones(&sheet) {
            let wishes = Wishes { target: vec![target], ..Wishes::default() };
            let _ = sheet.question(&wishes).inspect_err(told).inspect(checked);
        }
    }
}

/// Some stones of a board, and a point that is not on it.
fn stones(sheet: &Sheet) -> Vec<Point> {
    let size = sheet.setup.size;
    let is_stone = |point: &Point| matches!(sheet.setup.at(*point), Some(go::Occupant::Stone(_)));
    let mut stones: Vec<Point> = size.points().filter(is_stone).take(STONES).collect();
    stones.push(Point::new(size.files(), 0));
    stones
}

fn told(fault: &Fault) {
    let said = fault.to_string();
    assert_eq!(said.lines().count(), 1, "{said:?}");
    assert!(!fault.message().id().is_empty());
}

fn checked(question: &Question) {
    let board = question.start().board();
    assert!(!drawing(question, board, None).is_empty());
    assert!(question.region().iter().all(|&point| board.is_vacant(point)));
    assert_eq!(question.region().len(), board.vacancies());
    let record: Record = problem_record(question, &|message| message.id().to_owned());
    let written = record.write();
    let mut again = read(written.as_bytes());
    assert_eq!(again.len(), 1, "{written}");
    let again = again.remove(0).and_then(|sheet| sheet.question(&Wishes::default())).expect(&written);
    assert_eq!((again.target(), again.region()), (question.target(), question.region()), "{written}");
    assert_eq!(again.start().board(), board, "{written}");
}

/// A table has rows or a sentence.
pub(crate) fn tables(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let nothing = |_: &str| Err(io::ErrorKind::NotFound.into());
    if let Err(fault) = table::read(&text, None, nothing) {
        assert_eq!(fault.to_string().lines().count(), 1, "{fault}");
    }
}
