//! What is said of a match: a live table, lines for people, a value for programs.

use std::{
    collections::BTreeMap,
    io::{IsTerminal as _, stderr},
};

use arena::{Decision, Estimate, Ledger, Side, Sprt, Tally, Verdict};
use game::Message;
use indicatif::ProgressBar;
use serde_json::{Value, json};
use words::Words;

use crate::{failure, output::progress};

/// After how many games a line is written where there is no terminal.
const NOW_AND_THEN: u64 = 10;

/// How the engines are told apart.
pub(super) struct Names {
    pub(super) a: String,
    pub(super) b: String,
}

impl Names {
    /// Names that tell the engines apart, even where both call themselves the same.
    pub(super) fn of(a: String, b: String) -> Names {
        if a == b { Names { a: format!("{a} (A)"), b: format!("{b} (B)") } } else { Names { a, b } }
    }
}

/// How things are said.
pub(super) struct Report<'a> {
    pub(super) names: &'a Names,
    pub(super) games: usize,
    pub(super) sprt: Option<Sprt>,
    pub(super) words: &'a Words,
}

/// What is known of a match.
pub(super) struct Standing {
    tally: Tally,
    estimate: Option<Estimate>,
    test: Option<(Sprt, Verdict)>,
    endings: BTreeMap<String, u64>,
    /// How often each side forfeited by what.
    forfeits: [BTreeMap<String, u64>; 2],
}

impl Standing {
    pub(super) fn of(ledger: &Ledger, sprt: Option<Sprt>) -> Standing {
        let tally = ledger.tally();
        let mut standing = Standing {
            tally,
            estimate: Estimate::of(&tally),
            test: sprt.map(|sprt| (sprt, sprt.verdict(&tally))),
            endings: BTreeMap::new(),
            forfeits: [BTreeMap::new(), BTreeMap::new()],
        };
        for entry in ledger.entries().values() {
            *standing.endings.entry(entry.ending.clone()).or_default() += 1;
            if let Some((side, kind)) = &entry.forfeit {
                let at = usize::from(*side == Side::B);
                *standing.forfeits[at].entry(kind.clone()).or_default() += 1;
            }
        }
        standing
    }
}

impl Report<'_> {
    /// What is said for people, line by line.
    pub(super) fn lines(&self, standing: &Standing) -> Vec<String> {
        let Standing { tally, .. } = standing;
        let names = [&self.names.a, &self.names.b];
        let mut messages = vec![
            Message::new("match-names")
                .with("a", names[0])
                .with("b", names[1])
                .with("done", tally.games())
                .with("games", (self.games as u64).max(tally.games())),
            Message::new("match-score")
                .with("wins", tally.wins)
                .with("draws", tally.draws)
                .with("losses", tally.losses)
                .with("score", format!("{:.1}", 100.0 * tally.score()))
                .with("pairs", tally.pairs.map(|count| count.to_string()).join("-")),
        ];
        messages.extend(standing.estimate.map(|estimate| elo(&estimate)));
        messages.extend(standing.test.map(|(sprt, verdict)| test(sprt, verdict)));
        for (name, forfeits) in names.iter().zip(&standing.forfeits) {
            messages.extend(forfeits.iter().map(|(kind, number)| {
                Message::new("match-forfeits").with("name", name).with("kind", kind).with("number", number)
            }));
        }
        messages.iter().map(|message| self.words.sentence(message)).collect()
    }

    /// The same for programs.
    pub(super) fn value(&self, standing: &Standing) -> Value {
        let Standing { tally, endings, forfeits, .. } = standing;
        json!({
            "a": self.names.a,
            "b": self.names.b,
            "games": tally.games(),
            "wins": tally.wins,
            "draws": tally.draws,
            "losses": tally.losses,
            "score": tally.score(),
            "pairs": tally.pairs,
            "elo": standing.estimate.map(|estimate| json!({
                "value": finite(estimate.value),
                "low": finite(estimate.low),
                "high": finite(estimate.high),
            })),
            "los": standing.estimate.map(|estimate| estimate.superiority),
            "sprt": standing.test.map(|(sprt, verdict)| json!({
                "elo0": sprt.elo0,
                "elo1": sprt.elo1,
                "alpha": sprt.alpha,
                "beta": sprt.beta,
                "llr": verdict.llr,
                "lower": verdict.lower,
                "upper": verdict.upper,
                "accepted": verdict.decision.map(word),
            })),
            "endings": endings,
            "forfeits": { "a": forfeits[0], "b": forfeits[1] },
        })
    }

    /// A table that changes while the match goes on.
    pub(super) fn board(&self) -> Board<'_> {
        let bar = stderr()
            .is_terminal()
            .then(|| progress(self.games as u64, "{msg}\n{bar:40} {pos}/{len}  [{elapsed}<{eta}]"));
        Board { report: self, bar }
    }
}

/// Which hypothesis was taken.
fn word(decision: Decision) -> &'static str {
    match decision {
        Decision::Lower => "elo0",
        Decision::Upper => "elo1",
    }
}

/// JSON has no infinity.
fn finite(number: f64) -> Option<f64> {
    number.is_finite().then_some(number)
}

/// `+12`, `-3` or `+∞`
fn signed(elo: f64) -> String {
    let sign = if elo < 0.0 { '-' } else { '+' };
    if elo.is_finite() { format!("{elo:+.0}") } else { format!("{sign}∞") }
}

fn elo(estimate: &Estimate) -> Message {
    Message::new("match-elo")
        .with("elo", signed(estimate.value))
        .with("low", signed(estimate.low))
        .with("high", signed(estimate.high))
        .with("superiority", format!("{:.1}", 100.0 * estimate.superiority))
}

fn test(sprt: Sprt, verdict: Verdict) -> Message {
    let id = match verdict.decision {
        None => "match-sprt",
        Some(Decision::Lower) => "match-sprt-lower",
        Some(Decision::Upper) => "match-sprt-upper",
    };
    Message::new(id)
        .with("llr", format!("{:.2}", verdict.llr))
        .with("lower", format!("{:.2}", verdict.lower))
        .with("upper", format!("{:.2}", verdict.upper))
        .with("low", sprt.elo0)
        .with("high", sprt.elo1)
}

/// The table of a match under way.
pub(super) struct Board<'a> {
    report: &'a Report<'a>,
    bar: Option<ProgressBar>,
}

impl Board<'_> {
    pub(super) fn show(&mut self, ledger: &Ledger) {
        let standing = Standing::of(ledger, self.report.sprt);
        let (done, lines) = (standing.tally.games(), self.report.lines(&standing));
        match &self.bar {
            Some(bar) => {
                bar.set_position(done);
                bar.set_message(lines.join("\n"));
            }
            None if done > 0 && done.is_multiple_of(NOW_AND_THEN) => failure::say(lines.join("; ")),
            None => {}
        }
    }

    pub(super) fn finish(self) {
        if let Some(bar) = self.bar {
            bar.finish_and_clear();
        }
    }
}
