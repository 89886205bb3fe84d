//! `cargo lab odds`: how games end from what the search says, fitted to games of `datagen`.

use std::{
    collections::HashMap,
    fs::File,
    io::{BufRead, BufReader},
};

use chess::fen;
use engine::{
    Curve,
    chess::{CURVES, OPENING, phase},
};

/// How many curves there are beyond the first.
const STEPS: usize = CURVES.len() - 1;
/// Values are counted in steps.
const STEP: i32 = 10;

/// How often positions of a value (for White) ended in 0, ½ and 1.
type Counts = HashMap<i32, [f64; 3]>;

/// Fits a curve to each phase of the positions of a file, and one to all.
pub(crate) fn run(file: &str) -> Result<(), String> {
    let input = File::open(file).map_err(|error| format!("cannot read {file}: {error}"))?;
    let opening = OPENING as usize;
    let (mut phases, mut all) = (vec![Counts::new(); CURVES.len()], Counts::new());
    for line in BufReader::new(input).lines().map_while(Result::ok) {
        let Some((phase, value, end)) = sample(&line) else { continue };
        let near = (phase * STEPS + opening / 2) / opening;
        for counts in [&mut phases[near], &mut all] {
            counts.entry((value + STEP / 2).div_euclid(STEP) * STEP).or_default()[end] += 1.0;
        }
    }
    if all.is_empty() {
        return Err(format!("there is no position in {file}"));
    }
    for (index, counts) in phases.iter().enumerate() {
        tell(&format!("phase {}", index * opening / STEPS), counts);
    }
    tell("all", &all);
    Ok(())
}

/// The phase, the value for White and the end of a position's game.
fn sample(line: &str) -> Option<(usize, i32, usize)> {
    let mut parts = line.split(';');
    let position = fen::parse(parts.next()?).ok()?;
    let end = match parts.next()? {
        "0" => 0,
        "0.5" => 1,
        "1" => 2,
        _ => return None,
    };
    Some((phase(&position) as usize, parts.next()?.parse().ok()?, end))
}

fn tell(name: &str, counts: &Counts) {
    let positions: f64 = counts.values().flatten().sum();
    let Curve { even, slope } = fitted(counts);
    say!("{name}: even {even}, slope {slope} ({positions} positions)");
}

/// The likeliest curve.
fn fitted(counts: &Counts) -> Curve {
    let numbers = || (10..=400).step_by(5).map(f64::from);
    let curves = numbers().flat_map(|even| numbers().map(move |slope| Curve { even, slope }));
    curves
        .map(|curve| (curve, likelihood(counts, curve)))
        .max_by(|one, other| one.1.total_cmp(&other.1))
        .map_or(Curve::USUAL, |(curve, _)| curve)
}

/// The logarithm of how likely the ends are under a curve.
fn likelihood(counts: &Counts, curve: Curve) -> f64 {
    let of = |(&value, ends): (&i32, &[f64; 3])| {
        let (win, loss) = (curve.chance(value), curve.chance(-value));
        let chances = [loss, 1.0 - win - loss, win];
        ends.iter().zip(chances).map(|(count, chance)| count * chance.max(1e-9).ln()).sum::<f64>()
    };
    counts.iter().map(of).sum()
}
