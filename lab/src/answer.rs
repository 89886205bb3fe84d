//! `cargo lab answer [FILE]`: what Plateau says about positions, for an oracle to compare.
//!
//! Each line of input is `VARIANT|FEN|MOVE MOVE …`, an empty FEN being the start
//! position; each line of output is one JSON object.

use std::{
    collections::HashMap,
    io::{self, BufRead, Write},
    sync::Arc,
};

use chess::variant::{Position, Variant, fen, language::Catalogue, text};
use game::{Position as _, Ruling, Trail, Verdict};

/// Answers until the input ends.
pub(crate) fn run(file: Option<&str>) -> Result<(), String> {
    let read;
    let catalogue = match file {
        None => Catalogue::builtin(),
        Some(file) => {
            let bytes = std::fs::read(file).map_err(|error| format!("{file}: {error}"))?;
            let (catalogue, problems) = Catalogue::read(file, &bytes);
            for problem in problems {
                complain!("{problem}");
            }
            read = catalogue;
            &read
        }
    };
    let mut variants = HashMap::new();
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let line = line.map_err(|error| error.to_string())?;
        let answer = answer(catalogue, &mut variants, &line)
            .unwrap_or_else(|error| format!("{{\"error\": {error:?}}}"));
        writeln!(out, "{answer}").and_then(|()| out.flush()).map_err(|error| error.to_string())?;
    }
    Ok(())
}

fn answer(
    catalogue: &Catalogue,
    variants: &mut HashMap<String, Arc<Variant>>,
    line: &str,
) -> Result<String, String> {
    let mut parts = line.split('|').map(str::to_owned).collect::<Vec<_>>();
    // Bars may be part of a FEN of two boards.
    let (name, moves) = (parts.remove(0), parts.pop().ok_or("a question has three parts")?);
    let start = parts.join("|");
    if !variants.contains_key(&name) {
        let entry = catalogue.get(&name).ok_or_else(|| format!("no variant {name}"))?;
        let variant = Variant::new(entry.spec.clone()).map_err(|error| error.to_string())?;
        variants.insert(name.clone(), variant);
    }
    let variant = &variants[&name];
    let start = if start.is_empty() { fen::start(variant) } else { fen::parse(variant, &start) };
    let mut position = start.map_err(|error| error.to_string())?;
    let mut trail = Trail::new(position.key());
    for mv in moves.split_whitespace() {
        let mv = text::parse(&position, mv).ok_or_else(|| format!("{mv} is no legal move"))?;
        position.apply(mv);
        trail.push(position.key());
    }
    Ok(describe(&position, &trail))
}

fn describe(position: &Position, trail: &Trail) -> String {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut texts: Vec<String> = moves.iter().map(|&mv| text::write(position, mv)).collect();
    texts.sort();
    let verdict =
        |verdict: Option<Verdict>| verdict.map_or("null".to_owned(), |verdict| format!("\"{verdict}\""));
    let decided = position.decided().map(|end| end.verdict);
    let stuck = (decided.is_none() && moves.is_empty()).then(|| position.stuck().verdict);
    let claim = position.ruling(trail.again(position.reach())).map(|ruling| match ruling {
        Ruling::Claimable(end) | Ruling::Ended(end) => end.verdict,
    });
    format!(
        "{{\"moves\": {texts:?}, \"check\": {}, \"fen\": {:?}, \"decided\": {}, \"stuck\": {}, \"claim\": {}, \"dead\": {}}}",
        position.is_check(),
        fen::write(position),
        verdict(decided),
        verdict(stuck),
        verdict(claim),
        position.dead().is_some(),
    )
}
