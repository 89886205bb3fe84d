//! Tables of problems with known answers.

use std::{fs, io::Write, path::Path, process::ExitCode};

use game::{Message, SystemError};
use players::solve::{
    Check, Stop, Timed, solve,
    table::{self, Difference, Row, Tally},
};
use serde_json::{Value, json};
use words::Words;

use super::{
    crew,
    flags::SolveArguments,
    report::{self, seconds},
};
use crate::output::{List, Output, progress};

pub(super) fn run(
    path: &Path,
    arguments: &SolveArguments,
    stop: &Stop,
    words: &Words,
    output: &mut Output,
) -> anyhow::Result<ExitCode> {
    let file = path.display().to_string();
    let rows = read(path, arguments).map_err(|message| anyhow::Error::msg(words.sentence(&message)))?;
    let effort = arguments.effort();
    let bar = progress(rows.len() as u64, "{bar:30} {pos}/{len} {elapsed}  {msg}");
    let work = |row: &Row| solve(row.question.clone(), &effort, stop, |_| ()).answers;
    let (mut tally, mut items, mut is_doubted) = (Tally::default(), List::default(), false);
    if output.json {
        write!(output.out, "{{\"file\":{},\"rows\":", json!(file))?;
    }
    crew::each(&rows, arguments.threads as usize, work, |row, answers| -> anyhow::Result<()> {
        // A row asks for one side to play.
        let timed = &answers[0];
        let differences = row.expected.differences(&timed.answer);
        tally.add(&differences, timed.answer.nodes, row.baseline, timed.time);
        is_doubted |= timed.check.is_some_and(|check| check != Check::Holds);
        bar.inc(1);
        bar.set_message(row.id.clone());
        if output.json {
            items.next(&mut output.out)?;
            write!(output.out, "{}", value(row, timed, &differences))?;
            return Ok(());
        }
        for difference in &differences {
            let message =
                Message::new("solve-table-row").with("id", &row.id).saying("what", difference.message());
            let line = words.sentence(&message);
            bar.suspend(|| writeln!(output.out, "{line}").and_then(|()| output.out.flush()))?;
        }
        Ok(())
    })?;
    bar.finish_and_clear();
    if output.json {
        items.end(&mut output.out)?;
        let total = total(&tally).to_string();
        writeln!(output.out, ",{}", &total[1..])?;
    } else {
        for message in summary(&tally) {
            writeln!(output.out, "{}", words.sentence(&message))?;
        }
    }
    output.out.flush()?;
    let is_right = tally.right == tally.rows() && !is_doubted;
    Ok(if is_right { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Reads a table; the files that it names lie beside it.
fn read(path: &Path, arguments: &SolveArguments) -> Result<Vec<Row>, Message> {
    let file = path.display().to_string();
    let text = fs::read(path).map_err(|error| {
        let message = Message::new("file-unreadable").with("file", &file);
        message.saying("why", SystemError::from(error).message())
    })?;
    let folder = path.parent().unwrap_or(Path::new(""));
    let open = |name: &str| fs::read_to_string(folder.join(name));
    table::read(&String::from_utf8_lossy(&text), arguments.master(), open)
        .map_err(|fault| report::refused(&file, None, fault.message()))
}

fn value(row: &Row, timed: &Timed, differences: &[Difference]) -> Value {
    let mut value = report::result(timed);
    value["id"] = json!(row.id);
    value["line"] = json!(row.line);
    value["target"] = json!(row.question.target_text());
    value["expected"] = json!(row.expected.verdict);
    value["differences"] = differences.iter().map(Difference::word).collect();
    value
}

fn total(tally: &Tally) -> Value {
    json!({
        "problems": tally.rows(),
        "right": tally.right,
        "wrong": tally.wrong,
        "unknown": tally.unknown,
        "nodes": tally.nodes,
        "baseline_nodes": tally.baseline,
        "seconds": {
            "median": tally.within(50).as_secs_f64(),
            "p90": tally.within(90).as_secs_f64(),
            "longest": tally.within(100).as_secs_f64(),
            "total": tally.total().as_secs_f64(),
        },
    })
}

fn summary(tally: &Tally) -> [Message; 3] {
    [
        Message::new("solve-table-tally")
            .with("rows", tally.rows())
            .with("right", tally.right)
            .with("wrong", tally.wrong)
            .with("unknown", tally.unknown),
        Message::new("solve-table-times")
            .with("median", seconds(tally.within(50)))
            .with("most", seconds(tally.within(90)))
            .with("longest", seconds(tally.within(100)))
            .with("total", seconds(tally.total())),
        match tally.baseline {
            0 => Message::new("solve-table-nodes").with("nodes", tally.nodes),
            baseline => {
                Message::new("solve-table-baseline").with("nodes", tally.nodes).with("baseline", baseline)
            }
        },
    ]
}
