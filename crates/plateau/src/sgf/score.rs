//! `plateau sgf score`

use std::{io::Write, process::ExitCode};

use engine::go::propose_dead;
use game::{Color, NodeId};
use go::{
    Owner, Point, Position, Rules, Score, Setup,
    sgf::{Record, points},
};
use serde_json::{Value, json};

use super::Source;
use crate::{cli::SgfScoreArguments, output::Output};

pub(crate) fn run(arguments: &SgfScoreArguments, output: &mut Output) -> anyhow::Result<ExitCode> {
    let rules: Option<Rules> = arguments.rules.as_deref().map(str::parse).transpose()?;
    let mut source = Source::open(&arguments.file)?;
    let mut code = ExitCode::SUCCESS;
    let mut counts = Vec::new();
    while let Some((record, errors)) = source.next()? {
        source.warn(&errors);
        let count = record.and_then(|record| Count::of(&record, rules));
        if count.is_none() || !errors.is_empty() {
            code = ExitCode::FAILURE;
        }
        counts.extend(count);
    }
    source.bar.finish_and_clear();
    if output.json {
        output.value(&counts.iter().map(Count::value).collect())?;
        return Ok(code);
    }
    for (index, count) in counts.iter().enumerate() {
        write!(output.out, "{}{}", if index == 0 { "" } else { "\n" }, count.text())?;
    }
    output.out.flush()?;
    Ok(code)
}

/// How the dead stones were found.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Found {
    InFile,
    Proven,
    Estimated,
}

/// The end of one game, counted.
struct Count {
    position: Position,
    score: Score,
    found: Found,
    written: Option<String>,
}

impl Count {
    fn of(record: &Record, rules: Option<Rules>) -> Option<Count> {
        let end = record.end()?;
        let position = match rules {
            None => end,
            Some(rules) => {
                let rules = Rules { komi: end.rules().komi, ..rules };
                Position::try_from(Setup { rules, ..end.setup() }).ok()?
            }
        };
        let (dead, found) = marked_dead(record, &position).map_or_else(
            || {
                let proposal = propose_dead(position.board());
                (proposal.dead, if proposal.is_certain { Found::Proven } else { Found::Estimated })
            },
            |dead| (dead, Found::InFile),
        );
        let score = position.score_without(&dead);
        Some(Count { position, score, found, written: record.text("RE") })
    }

    fn source(&self) -> &'static str {
        match self.found {
            Found::InFile => "file",
            Found::Proven => "proven",
            Found::Estimated => "estimated",
        }
    }

    fn value(&self) -> Value {
        let score = &self.score;
        let side = |color: Color| {
            json!({
                "total": f64::from(score.totals[color].in_halves()) / 2.0,
                "stones": score.stones[color],
                "territory": score.territory[color],
                "prisoners": score.prisoners[color],
            })
        };
        json!({
            "result": score.to_string(),
            "written": self.written,
            "rules": self.position.rules().to_string(),
            "bonus": f64::from(score.bonus.in_halves()) / 2.0,
            "dead": score.dead.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "dead_from": self.source(),
            "black": side(Color::Black),
            "white": side(Color::White),
            "owners": self.rows(),
        })
    }

    fn text(&self) -> String {
        let score = &self.score;
        let dead: Vec<String> = score.dead.iter().map(ToString::to_string).collect();
        let from = match self.found {
            Found::InFile => "as the file marks them",
            Found::Proven => "proven",
            Found::Estimated => "an estimate",
        };
        let dead = if dead.is_empty() { "none".to_owned() } else { dead.join(" ") };
        let side = |color: Color| {
            format!(
                "{color}: {} (stones {}, territory {}, prisoners {})",
                score.totals[color], score.stones[color], score.territory[color], score.prisoners[color]
            )
        };
        format!(
            "{}\ndead: {dead} ({from})\n{}\n{}\nrules {}, {} for white besides\nresult {score}\n",
            self.rows().join("\n"),
            side(Color::Black),
            side(Color::White),
            self.position.rules(),
            score.bonus,
        )
    }

    /// Whose each point is, row by row from above: stones as letters, territory small.
    fn rows(&self) -> Vec<String> {
        let size = self.position.size();
        let sign = |point: Point| {
            let stone = self.position.board().stone(point);
            match self.score.owner(point) {
                Owner::Side(Color::Black) if stone == Some(Color::Black) => 'X',
                Owner::Side(Color::White) if stone == Some(Color::White) => 'O',
                Owner::Side(Color::Black) => 'x',
                Owner::Side(Color::White) => 'o',
                Owner::Nobody => '.',
                Owner::Outside => '#',
            }
        };
        let row = |rank: u8| (0..size.files()).map(|file| sign(Point::new(file, rank))).collect();
        (0..size.ranks()).rev().map(row).collect()
    }
}

/// The stones on points that the last node marks as the other side's territory.
fn marked_dead(record: &Record, position: &Position) -> Option<Vec<Point>> {
    let last = record.history.main_line(NodeId::ROOT).last().unwrap_or(NodeId::ROOT);
    let notes = record.history.node(last).notes();
    let extent = record.extent()?;
    let marked = |name: &str| {
        let values = notes.properties.iter().find(|(known, _)| known == name).map(|(_, values)| values);
        let of = |value: &String| points(value, extent).unwrap_or_default();
        values.map(|values| values.iter().flat_map(of).collect::<Vec<Point>>())
    };
    let territory = [(Color::Black, marked("TB")), (Color::White, marked("TW"))];
    if territory.iter().all(|(_, points)| points.is_none()) {
        return None;
    }
    let is_dead = |color: Color, point: &Point| position.board().stone(*point) == Some(!color);
    let dead = territory.into_iter().flat_map(|(color, points)| {
        points.unwrap_or_default().into_iter().filter(move |point| is_dead(color, point))
    });
    Some(dead.collect())
}
