//! `plateau match`
//!
//! Read `flags`, `setting` (what they mean), this file, then `report` (what is said of it).

pub(crate) mod flags;
mod report;
mod setting;

use std::{
    fs::{File, OpenOptions},
    io::Write,
    process::ExitCode,
};

use anyhow::Context;
use arena::{Entry, Finished, Ledger, Side, Sprt, score_sheet};
use game::ByColor;
use jiff::Zoned;
use players::seat::Stop;
use words::Words;

use crate::output::Output;
use flags::MatchArguments;
use report::{Names, Report, Standing};
use setting::Setting;

pub(crate) fn run(
    arguments: &MatchArguments,
    words: &Words,
    output: &mut Output,
) -> anyhow::Result<ExitCode> {
    let Setting { contest, described } = Setting::new(arguments, words)?;
    let mut ledger = match &arguments.resume {
        Some(path) => {
            Ledger::open(path, &described).with_context(|| format!("cannot go on with {}", path.display()))?
        }
        None => Ledger::in_memory(),
    };
    let mut pgn = arguments.pgn.as_deref().map(appended).transpose()?;
    let stop = Stop::default();
    let interrupted = stop.clone();
    ctrlc::set_handler(move || interrupted.set()).context("cannot wait for an interruption")?;
    let try_out = |side, text: &str| {
        let tried = contest.try_out(side, &stop);
        tried.map_err(|fault| anyhow::anyhow!("{text} cannot play this match: {fault}"))
    };
    let names = Names::of(try_out(Side::A, &arguments.a)?, try_out(Side::B, &arguments.b)?);
    let report = Report { names: &names, games: contest.games, sprt: arguments.sprt, words };
    let mut board = report.board();
    board.show(&ledger);
    let decided = |ledger: &Ledger| is_decided(arguments.sprt, ledger);
    if !decided(&ledger) {
        contest.run(&mut ledger, &stop, |entry, game, ledger| -> anyhow::Result<()> {
            if let Some(file) = &mut pgn {
                write_game(file, entry, game, &names)?;
            }
            board.show(ledger);
            if decided(ledger) {
                stop.set();
            }
            Ok(())
        })?;
    }
    board.finish();
    let standing = Standing::of(&ledger, arguments.sprt);
    if output.json {
        output.value(&report.value(&standing))?;
    } else {
        output.text(&(report.lines(&standing).join("\n") + "\n"))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn is_decided(sprt: Option<Sprt>, ledger: &Ledger) -> bool {
    sprt.is_some_and(|sprt| sprt.verdict(&ledger.tally()).decision.is_some())
}

fn appended(path: &std::path::Path) -> anyhow::Result<File> {
    let file = OpenOptions::new().append(true).create(true).open(path);
    file.with_context(|| format!("cannot write {}", path.display()))
}

fn write_game(file: &mut File, entry: &Entry, game: &Finished, names: &Names) -> anyhow::Result<()> {
    let (a, b) = (names.a.as_str(), names.b.as_str());
    let players = match entry.white {
        Side::A => ByColor { white: a, black: b },
        Side::B => ByColor { white: b, black: a },
    };
    let mut record = score_sheet(game, &players, &(entry.game + 1).to_string());
    record.set_tag("Date", Zoned::now().strftime("%Y.%m.%d").to_string());
    file.write_all(record.export().as_bytes()).context("cannot write the PGN file")
}
