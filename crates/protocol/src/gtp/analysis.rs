//! What a Go engine tells while it analyses.

use super::Vertex;

/// What an engine thinks of one move, of `kata-analyze` or `lz-analyze`.
#[derive(Debug, Clone, PartialEq)]
pub struct Candidate {
    /// The move.
    pub mv: Vertex,
    /// How often it was looked at.
    pub visits: u64,
    /// How often whoever plays it wins, from 0 to 1.
    pub chance: f64,
    /// By how many points whoever plays it will be ahead, where it is told.
    pub lead: Option<f64>,
    /// Its place among the others, from 0.
    pub order: u32,
    /// The moves that are expected, this one first.
    pub line: Vec<Vertex>,
}

/// What stands between candidates.
const INFO: &str = "info";
/// How many candidates of one line are read.
const MOST: usize = 400;

impl Candidate {
    /// The candidates in one line, the best one first; none where the line tells nothing of that kind.
    ///
    /// `KataGo` writes chances from 0 to 1, Leela Zero in ten-thousandths.
    pub fn read_all(line: &str) -> Vec<Candidate> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let pieces = words.split(|&word| word == INFO).skip(1).take(MOST);
        let mut candidates: Vec<Candidate> = pieces.filter_map(candidate).collect();
        candidates.sort_by_key(|candidate| candidate.order);
        candidates
    }
}

/// Reads `move Q16 visits 12 winrate 0.53 … pv Q16 D4`.
fn candidate(words: &[&str]) -> Option<Candidate> {
    let value = |name: &str| {
        let place = words.iter().position(|&word| word == name)?;
        words.get(place + 1).copied()
    };
    let mv = value("move")?.parse().ok()?;
    let number = |name: &str| value(name)?.parse::<f64>().ok().filter(|number| number.is_finite());
    let behind = words.iter().position(|&word| word == "pv").map_or(&[][..], |place| &words[place + 1..]);
    let line: Vec<Vertex> = behind.iter().map_while(|word| word.parse().ok()).collect();
    Some(Candidate {
        mv,
        visits: value("visits").and_then(|visits| visits.parse().ok()).unwrap_or(0),
        chance: chance(value("winrate")?)?,
        lead: number("scoreLead").or_else(|| number("scoreMean")),
        order: value("order").and_then(|order| order.parse().ok()).unwrap_or(u32::MAX),
        line: if line.is_empty() { vec![mv] } else { line },
    })
}

/// A whole number counts ten-thousandths, unless it can only be a chance.
fn chance(text: &str) -> Option<f64> {
    let number: f64 = text.parse().ok().filter(|number: &f64| number.is_finite())?;
    let is_whole = !text.contains('.') && !text.contains(['e', 'E']);
    let chance = if is_whole && number > 1.0 { number / 10_000.0 } else { number };
    Some(chance.clamp(0.0, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(text: &str) -> Vertex {
        text.parse().unwrap()
    }

    #[test]
    fn candidates_of_katago_are_read() {
        let line = "info move D4 visits 8 utility 0.1 winrate 0.451 scoreMean 0.5 scoreLead -0.75 prior 0.2 \
                    lcb 0.4 order 1 pv D4 Q16 info move Q4 visits 20 winrate 0.5 scoreLead 1.5 order 0 pv Q4 D16 pass";
        let candidates = Candidate::read_all(line);
        let [best, second] = &candidates[..] else { panic!("{candidates:?}") };
        assert_eq!((best.mv, best.visits, best.chance, best.lead), (point("Q4"), 20, 0.5, Some(1.5)));
        assert_eq!(best.line, [point("Q4"), point("D16"), Vertex::Pass]);
        assert_eq!((second.mv, second.chance, second.lead), (point("D4"), 0.451, Some(-0.75)));
    }

    #[test]
    fn candidates_of_leela_count_ten_thousandths() {
        let candidates = Candidate::read_all("info move C3 visits 2 winrate 4512 prior 12 order 0 pv C3");
        assert_eq!((candidates[0].chance, candidates[0].lead), (0.4512, None));
    }

    #[test]
    fn what_is_no_candidate_is_left_out() {
        for line in ["", "=", "info", "info move", "info move Z99 winrate 0.5", "info move D4", "winrate 0.5"]
        {
            assert_eq!(Candidate::read_all(line), [], "{line}");
        }
        assert_eq!(Candidate::read_all("info move D4 winrate nan"), []);
        let lone = Candidate::read_all("info move D4 winrate 7.5 order x pv E5 nonsense D5");
        assert_eq!((lone[0].chance, lone[0].line.len()), (1.0, 1));
    }
}
