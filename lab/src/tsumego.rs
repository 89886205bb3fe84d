//! `cargo lab tsumego`: how many problems of life and death are solved, how fast, and which are not.

use std::{
    fs,
    path::{Path, PathBuf},
    time::Duration,
};

use players::solve::{
    Check, Detail, Effort, Stop, Timed, Verdict, solve,
    table::{self, Difference, Row, Tally},
};

/// How much memory a problem may take, in megabytes: of the enclosed ones, and of those in the open.
pub(crate) const MEMORY: usize = 1024;
const OPEN_MEMORY: usize = 4096;

/// What the rows of some tables came to.
#[derive(Default)]
struct Sum {
    tally: Tally,
    proved: usize,
    verdicts: usize,
    kos: Part,
    first_moves: Part,
    two_eyes: Part,
    nodes_in_all: u64,
    verified: Verified,
}

/// What the checker says of the answers, and what that took.
#[derive(Default)]
struct Verified {
    holds: usize,
    fails: usize,
    open: usize,
    positions: u64,
    seconds: f64,
}

/// How many of the answers that a table has came out so.
#[derive(Default)]
struct Part {
    right: usize,
    of: usize,
}

impl Part {
    fn add(&mut self, is_right: bool) {
        self.right += usize::from(is_right);
        self.of += 1;
    }
}

/// Solves the enclosed problems, each within so many seconds, and prints what differs; and how many
/// answers the checker finds to hold, if it is to look.
pub(crate) fn run(seconds: f64, checks: bool) -> Result<(), String> {
    let rows = enclosed()?;
    let sum = answer(&rows, MEMORY, seconds, Detail::Moves, checks)?;
    let count = rows.len();
    say!("verdicts {} of {count}", sum.verdicts);
    say!("ko counts {} of {}", sum.kos.right, sum.kos.of);
    say!("first moves {} of {}", sum.first_moves.right, sum.first_moves.of);
    say!("moves to two eyes {} of {}", sum.two_eyes.right, sum.two_eyes.of);
    print_work(&sum);
    if checks {
        let Verified { holds, fails, open, positions, seconds } = sum.verified;
        say!("proofs verified {holds} of {count}, {fails} fail, {open} are open");
        say!("{positions} positions were looked at for that, in {seconds:.1} seconds");
    }
    Ok(())
}

/// Solves the problems in the open, each within so many seconds, and prints which were proved.
pub(crate) fn run_open(seconds: f64) -> Result<(), String> {
    let rows = read("open-region.tsv")?;
    let sum = answer(&rows, OPEN_MEMORY, seconds, Detail::Verdict, false)?;
    say!("proved {} of {}, as the table has it {}", sum.proved, rows.len(), sum.verdicts);
    print_work(&sum);
    Ok(())
}

fn print_work(sum: &Sum) {
    let Tally { nodes, baseline, .. } = sum.tally;
    say!("nodes {nodes} for the verdicts, {} in all", sum.nodes_in_all);
    if baseline > 0 {
        let ratio = |nodes: u64| nodes as f64 / baseline as f64;
        say!("of the reference's {baseline}: {:.3}, {:.3} in all", ratio(nodes), ratio(sum.nodes_in_all));
    }
    let millis = |percent| sum.tally.within(percent).as_secs_f64() * 1e3;
    say!("milliseconds: median {:.1}, p90 {:.1}, longest {:.1}", millis(50), millis(90), millis(100));
}

/// The folder of the tables.
pub(crate) fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../data/tsumego")
}

/// The rows of both tables of enclosed problems.
pub(crate) fn enclosed() -> Result<Vec<Row>, String> {
    let mut rows = read("manifest.tsv")?;
    rows.extend(read("gotools.tsv")?);
    Ok(rows)
}

/// The rows of a table of the data.
pub(crate) fn read(name: &str) -> Result<Vec<Row>, String> {
    let folder = folder();
    let text = |path: PathBuf| fs::read_to_string(path);
    let table = text(folder.join(name)).map_err(|error| format!("cannot read {name}: {error}"))?;
    table::read(&table, None, |file| text(folder.join(file))).map_err(|fault| format!("{name}: {fault}"))
}

fn answer(rows: &[Row], megabytes: usize, seconds: f64, detail: Detail, checks: bool) -> Result<Sum, String> {
    let time = Duration::try_from_secs_f64(seconds).map_err(|error| error.to_string())?;
    let effort = Effort { megabytes, time: Some(time), detail, checks };
    let mut sum = Sum::default();
    for row in rows {
        let answers = solve(row.question.clone(), &effort, &Stop::default(), |_| ()).answers;
        // A row asks for one side to play.
        sum.add(row, &answers[0]);
    }
    Ok(sum)
}

impl Sum {
    fn add(&mut self, row: &Row, timed: &Timed) {
        let Timed { answer, time, .. } = timed;
        let (expected, differences) = (&row.expected, row.expected.differences(answer));
        let differs = |kind: fn(&Difference) -> bool| differences.iter().any(kind);
        let is_right = !differs(|what| matches!(what, Difference::Undecided | Difference::Verdict { .. }));
        self.proved += usize::from(answer.verdict != Verdict::Unknown);
        self.verdicts += usize::from(is_right);
        if expected.lives_without.is_some() {
            let wrong = differs(|what| matches!(what, Difference::KoWinner | Difference::Threats { .. }));
            self.kos.add(is_right && !wrong);
        }
        if expected.first_moves.is_some() {
            let wrong = differs(|what| matches!(what, Difference::FirstMoves(..)));
            self.first_moves.add(is_right && answer.is_complete && !wrong);
        }
        if expected.two_eye_moves.as_ref().is_some_and(|moves| !moves.is_empty()) {
            let wrong = differs(|what| matches!(what, Difference::TwoEyeMoves(..)));
            self.two_eyes.add(is_right && answer.is_complete && !wrong);
        }
        self.nodes_in_all += answer.nodes_in_all;
        self.verified.add(row, timed);
        self.tally.add(&differences, answer.nodes, row.baseline, *time);
        let what: Vec<String> = differences.iter().map(|what| format!("{what:?}")).collect();
        let what = if what.is_empty() { "right".to_owned() } else { what.join(", ") };
        let is_open = expected.first_moves.is_none();
        if is_open || !differences.is_empty() || !answer.is_complete {
            say!("{} {:.3} s {} nodes: {what}", row.id, time.as_secs_f64(), answer.nodes_in_all);
        }
    }
}

impl Verified {
    fn add(&mut self, row: &Row, timed: &Timed) {
        match timed.check {
            None => return,
            Some(Check::Holds) => self.holds += 1,
            Some(Check::Fails) => {
                self.fails += 1;
                say!("{} fails", row.id);
            }
            Some(Check::Open) => {
                self.open += 1;
                say!("{} is open", row.id);
            }
        }
        self.positions += timed.positions;
        self.seconds += timed.check_time.as_secs_f64();
    }
}
