//! `cargo lab tune`: the weights of the evaluation, fitted to how games ended.

use std::{
    fmt::Write as _,
    fs::File,
    io::{BufRead, BufReader, Write},
    time::{Duration, Instant},
};

use chess::fen;
use engine::chess::{Trace, WEIGHTS, term, trace};

/// A position as the tuner sees it.
struct Sample {
    /// Which terms it has, and how often White has them more than Black.
    terms: Vec<(u16, i8)>,
    /// How much of the middle of a game is left, from 0 to 1.
    middle: f32,
    /// How much of the end of a game counts, from 0 to 1.
    end: f32,
    /// What it should be worth, from 0 to 1 for White.
    target: f32,
}

/// How steeply chances rise with values, and how much the result of a game counts for a
/// position beside what the search said of it.
const SCALE: f32 = 0.0055;
const RESULT: f32 = 0.3;

/// How firmly a weight is held where it was, so that a term that few games show does not
/// run away: the variance of a target (0.12, because positions of one game are alike) by
/// that of a weight (25 squared) and by the steepness of chances.
const HOLD: f32 = 0.035;

/// A weight for the middle and the end of a game.
type Weight = [f32; 2];

/// How fast weights move, and how much of the past counts.
const RATE: f32 = 0.6;
const MEMORY: [f32; 2] = [0.9, 0.999];

/// Fits the weights to a file of positions for so many minutes; writes them.
pub(crate) fn run(file: &str, into: &str, minutes: u64) -> Result<(), String> {
    let begun = Instant::now();
    let Samples { fitted: samples, others } = read(file)?;
    say!("{} positions, and {} others to judge by", samples.len(), others.len());
    let mut weights: Vec<Weight> =
        WEIGHTS.iter().map(|weight| [weight.middle() as f32, weight.end() as f32]).collect();
    say!("error {:.6}", error(&others, &weights));
    let former = weights.clone();
    let (mut first, mut second) = (vec![[0f32; 2]; weights.len()], vec![[0f32; 2]; weights.len()]);
    let mut epoch = 0;
    while begun.elapsed() < Duration::from_secs(60 * minutes) {
        epoch += 1;
        let slope = slope(&samples, &weights);
        let rate = RATE / (1.0 + epoch as f32 / 200.0);
        for (index, weight) in weights.iter_mut().enumerate() {
            for half in 0..2 {
                let slope = slope[index][half] + HOLD * (weight[half] - former[index][half]);
                let (first, second) = (&mut first[index][half], &mut second[index][half]);
                *first = MEMORY[0] * *first + (1.0 - MEMORY[0]) * slope;
                *second = MEMORY[1] * *second + (1.0 - MEMORY[1]) * slope * slope;
                weight[half] -= rate * *first / (second.sqrt() + 1e-12);
            }
        }
        if epoch % 25 == 0 {
            say!(
                "epoch {epoch}, error {:.6}, of the others {:.6}",
                error(&samples, &weights),
                error(&others, &weights)
            );
            // What was found is not lost when the run is broken off; another one goes on with it.
            write(into, &weights)?;
        }
    }
    write(into, &weights)
}

/// Positions to fit the weights to, and positions of other games to see that it helps.
#[derive(Default)]
struct Samples {
    fitted: Vec<Sample>,
    others: Vec<Sample>,
}

/// One game of so many is not fitted to.
const APART: u32 = 20;

fn read(file: &str) -> Result<Samples, String> {
    let input = File::open(file).map_err(|error| format!("cannot read {file}: {error}"))?;
    let mut samples = Samples::default();
    let mut games = 0;
    for line in BufReader::new(input).lines().map_while(Result::ok) {
        games += u32::from(line.starts_with('#'));
        let parts: Vec<&str> = line.split(';').collect();
        let &[text, result, value] = parts.as_slice() else { continue };
        let (Ok(position), Ok(result), Ok(value)) =
            (fen::parse(text), result.parse::<f32>(), value.parse::<f32>())
        else {
            continue;
        };
        let (Trace(counts), phase, share) = trace(&position);
        let terms = counts.iter().enumerate().filter(|(_, count)| **count != 0);
        let into = if games % APART == 0 { &mut samples.others } else { &mut samples.fitted };
        into.push(Sample {
            terms: terms.map(|(index, &count)| (index as u16, count as i8)).collect(),
            middle: phase as f32 / 24.0,
            end: (1.0 - phase as f32 / 24.0) * share as f32 / 64.0,
            target: RESULT * result + (1.0 - RESULT) * chance(value),
        });
    }
    if samples.fitted.is_empty() || samples.others.is_empty() {
        Err(format!("{file} has too few positions"))
    } else {
        Ok(samples)
    }
}

fn value(sample: &Sample, weights: &[Weight]) -> f32 {
    let (mut middle, mut end) = (0.0, 0.0);
    for &(index, count) in &sample.terms {
        let weight = weights[usize::from(index)];
        middle += weight[0] * f32::from(count);
        end += weight[1] * f32::from(count);
    }
    middle * sample.middle + end * sample.end
}

fn chance(value: f32) -> f32 {
    1.0 / (1.0 + (-SCALE * value).exp())
}

fn error(samples: &[Sample], weights: &[Weight]) -> f64 {
    let each = |sample: &Sample| {
        let miss = f64::from(sample.target - chance(value(sample, weights)));
        miss * miss
    };
    samples.iter().map(each).sum::<f64>() / samples.len() as f64
}

/// How the error changes with each weight.
fn slope(samples: &[Sample], weights: &[Weight]) -> Vec<Weight> {
    let mut slope = vec![[0f32; 2]; weights.len()];
    for sample in samples {
        let chance = chance(value(sample, weights));
        let pull = (chance - sample.target) * chance * (1.0 - chance);
        for &(index, count) in &sample.terms {
            let entry = &mut slope[usize::from(index)];
            entry[0] += pull * f32::from(count) * sample.middle;
            entry[1] += pull * f32::from(count) * sample.end;
        }
    }
    slope
}

fn write(into: &str, weights: &[Weight]) -> Result<(), String> {
    let mut text = String::from(
        "//! The weights of the evaluation, in the order of its terms.\n//!\n\
         //! Written by `cargo lab tune`; see `docs/training.md`.\n\n\
         use super::{Pair, term};\n\n\
         /// Shortens the list.\nconst fn p(middle: i32, end: i32) -> Pair {\n    Pair::new(middle, end)\n}\n\n\
         /// What each term is worth.\n#[rustfmt::skip]\npub static WEIGHTS: [Pair; term::COUNT] = [\n",
    );
    for terms in term::ALL {
        let _ = writeln!(text, "    // {}", terms.name);
        for row in (0..terms.count()).collect::<Vec<_>>().chunks(8) {
            let pair = |&index: &usize| {
                let [middle, end] = weights[terms.at(index)];
                format!("p({}, {}),", middle.round() as i32, end.round() as i32)
            };
            let _ = writeln!(text, "    {}", row.iter().map(pair).collect::<Vec<_>>().join(" "));
        }
    }
    text += "];\n";
    let written = File::create(into).and_then(|mut out| out.write_all(text.as_bytes()));
    written.map_err(|error| format!("cannot write {into}: {error}"))
}
