//! What the flags of a match mean.

use std::{fs, path::Path, time::Duration};

use anyhow::Context;
use arena::{Adjudication, Book, Contest, Contestant, Openings};
use chess::{any::Position, pgn::Reader};
use game::{ByColor, Color, TimeControl, TimeSystem};
use players::seat::{Engine, EngineKind, Limits, Terms};
use serde_json::{Map, Value, json};
use words::Words;

use super::flags::{LimitArguments, MatchArguments, OpeningArguments};
use crate::rules::Chosen;

/// How many random moves there are before the players are asked.
const PLIES: usize = 8;

/// A match, and what of it must be the same when it goes on.
pub(super) struct Setting {
    pub(super) contest: Contest,
    pub(super) described: Map<String, Value>,
}

impl Setting {
    pub(super) fn new(arguments: &MatchArguments, words: &Words) -> anyhow::Result<Setting> {
        let chosen = Chosen::new(&arguments.rules, words)?;
        let usual = chosen.rules.start().context("the start position cannot be played")?;
        let limits = limits(&arguments.limits);
        let a = contestant(arguments, &arguments.a, &arguments.a_option, arguments.a_tc.as_ref(), limits[0])
            .context("--a")?;
        let b = contestant(arguments, &arguments.b, &arguments.b_option, arguments.b_tc.as_ref(), limits[1])
            .context("--b")?;
        TimeControl::try_from(ByColor { white: a.terms.time.clone(), black: b.terms.time.clone() })
            .context("--a-tc and --b-tc do not go together")?;
        let openings = openings(&arguments.openings, &chosen, &usual)?;
        let described = described(arguments, &a, &b);
        let contest = Contest {
            a,
            b,
            games: arguments.games as usize,
            openings,
            margin: Duration::from_millis(arguments.margin),
            adjudication: Adjudication { resign: arguments.resign, draw: arguments.draw },
            most_plies: arguments.max_plies as usize,
            concurrency: arguments.concurrency as usize,
        };
        Ok(Setting { contest, described })
    }
}

/// The limits of both engines.
fn limits(arguments: &LimitArguments) -> [Limits; 2] {
    let millis = Duration::from_millis;
    let of = |nodes: Option<u64>, depth: Option<u32>, movetime: Option<u64>| Limits {
        nodes: nodes.or(arguments.nodes),
        depth: depth.or(arguments.depth),
        move_time: movetime.or(arguments.movetime).map(millis),
    };
    [
        of(arguments.a_nodes, arguments.a_depth, arguments.a_movetime),
        of(arguments.b_nodes, arguments.b_depth, arguments.b_movetime),
    ]
}

fn contestant(
    arguments: &MatchArguments,
    text: &str,
    options: &[(String, String)],
    own_time: Option<&TimeControl>,
    limits: Limits,
) -> anyhow::Result<Contestant> {
    let kind: EngineKind = text.parse()?;
    let time = own_time.or(arguments.tc.as_ref());
    if time.is_some_and(|time| !time.is_equal()) {
        anyhow::bail!("the time of both colours must be the same; --a-tc and --b-tc give odds");
    }
    let time = time.map_or(TimeSystem::Unlimited, |time| time.side(Color::White).clone());
    let engine = Engine {
        kind,
        megabytes: arguments.hash,
        threads: arguments.threads,
        variants: arguments.rules.variants.clone(),
        options: options.to_vec(),
    };
    if !time.is_limited() && limits == Limits::default() && !engine.limits_itself() {
        anyhow::bail!("how long it may think is missing: --tc, --nodes, --depth or --movetime");
    }
    Ok(Contestant { engine, terms: Terms { time, limits } })
}

fn openings(arguments: &OpeningArguments, chosen: &Chosen, usual: &Position) -> anyhow::Result<Openings> {
    let Some(path) = &arguments.openings else {
        return Ok(Openings::Random {
            start: Box::new(usual.clone()),
            plies: arguments.plies.unwrap_or(PLIES),
            seed: arguments.random.unwrap_or(0),
        });
    };
    let book = book(path, arguments.plies, chosen, usual)
        .with_context(|| format!("cannot take openings from {}", path.display()))?;
    Ok(Openings::Book(match arguments.random {
        Some(seed) => book.shuffled(seed),
        None => book,
    }))
}

fn book(path: &Path, plies: Option<usize>, chosen: &Chosen, usual: &Position) -> anyhow::Result<Book> {
    let bytes = fs::read(path)?;
    if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("pgn")) {
        let mut reader = Reader::new(&bytes[..]);
        reader.set_rules(chosen.rules.clone());
        if let Some(catalogue) = &chosen.catalogue {
            reader.set_catalogue(catalogue.clone());
        }
        return Ok(Book::from_pgn(reader, usual, plies)?);
    }
    Ok(Book::from_lines(&String::from_utf8_lossy(&bytes), &chosen.rules)?)
}

/// What must be the same when a match goes on.
fn described(arguments: &MatchArguments, a: &Contestant, b: &Contestant) -> Map<String, Value> {
    let engine = |text: &str, contestant: &Contestant| {
        let Limits { nodes, depth, move_time } = contestant.terms.limits;
        json!({
            "engine": text,
            "options": contestant.engine.options,
            "tc": contestant.terms.time.to_string(),
            "nodes": nodes,
            "depth": depth,
            "movetime": move_time.map(|time| time.as_millis() as u64),
        })
    };
    let openings = &arguments.openings;
    let rules = &arguments.rules;
    let value = json!({
        "a": engine(&arguments.a, a),
        "b": engine(&arguments.b, b),
        "hash": arguments.hash,
        "threads": arguments.threads,
        "variant": rules.variant(),
        "variants": rules.variants,
        "boards": rules.boards,
        "openings": openings.openings,
        "plies": openings.plies,
        "random": openings.random,
        "resign": arguments.resign.map(|rule| [rule.score as u32, rule.moves]),
        "draw": arguments.draw.map(|rule| [rule.score as u32, rule.moves, rule.from]),
        "max_plies": arguments.max_plies,
        "margin": arguments.margin,
    });
    match value {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}
