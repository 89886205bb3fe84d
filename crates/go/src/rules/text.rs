//! How rules are written: by name, or part by part as `KataGo` has it.

use std::{fmt, str::FromStr};

use super::{Compensation, Ko, Placement, Points, Rules, Scoring, Tax, name};

pub(super) const KO: &[(&str, Ko)] = &[
    ("SIMPLE", Ko::Simple),
    ("POSITIONAL", Ko::Positional),
    ("SITUATIONAL", Ko::Situational),
    ("NATURAL", Ko::Natural),
];
pub(super) const SCORING: &[(&str, Scoring)] = &[("AREA", Scoring::Area), ("TERRITORY", Scoring::Territory)];
pub(super) const TAX: &[(&str, Tax)] = &[("NONE", Tax::None), ("SEKI", Tax::Seki), ("ALL", Tax::All)];
pub(super) const COMPENSATION: &[(&str, Compensation)] =
    &[("N-1", Compensation::EachButOne), ("N", Compensation::Each), ("0", Compensation::None)];
const SWITCH: &[(&str, bool)] = &[("1", true), ("0", false), ("TRUE", true), ("FALSE", false)];
const FIXED: &[(&str, Placement)] = &[("1", Placement::Fixed), ("0", Placement::Free)];

/// The text names no rules.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ParseRulesError {
    /// No set has this name, and it is not `KataGo`'s form.
    #[error(
        "expected rules like chinese, japanese, korean, aga, new-zealand, tromp-taylor, ing \
         or koPOSITIONALscoreAREAsui1, got {0:?}"
    )]
    Unknown(String),
    /// A part of `KataGo`'s form is not understood.
    #[error("in the rules, {0:?} is not understood")]
    Part(String),
    /// A part is said twice.
    #[error("in the rules, {0:?} is said twice")]
    Twice(String),
}

impl FromStr for Rules {
    type Err = ParseRulesError;

    fn from_str(text: &str) -> Result<Rules, ParseRulesError> {
        if let Some(rules) = name::named(text) {
            return Ok(rules);
        }
        let upper = text.trim().to_ascii_uppercase();
        if upper.starts_with('{') {
            return read_pairs(&upper);
        }
        if !upper.starts_with("KO") && !upper.starts_with("SCOR") {
            return Err(ParseRulesError::Unknown(text.to_owned()));
        }
        read_parts(&upper)
    }
}

/// Some rules as they are collected; the tax follows from the scoring if not said.
struct Draft {
    rules: Rules,
    tax: Option<Tax>,
    /// The parts that were said.
    said: Vec<String>,
}

impl Draft {
    fn new() -> Draft {
        Draft { rules: Rules::TROMP_TAYLOR, tax: None, said: Vec::new() }
    }

    fn finish(self) -> Rules {
        let usual = match self.rules.scoring {
            Scoring::Area => Tax::None,
            Scoring::Territory => Tax::Seki,
        };
        Rules { tax: self.tax.unwrap_or(usual), ..self.rules }
    }

    /// Notes that a part is said.
    fn say(&mut self, part: &str) -> Result<(), ParseRulesError> {
        let part = part.to_ascii_lowercase();
        if self.said.contains(&part) {
            return Err(ParseRulesError::Twice(part));
        }
        self.said.push(part);
        Ok(())
    }

    /// Reads a value for a part from the front of a text; gives what follows.
    fn set<'a>(&mut self, part: &str, text: &'a str) -> Option<&'a str> {
        let rules = &mut self.rules;
        match part {
            "KO" => pick(KO, text, &mut rules.ko),
            "SCORE" => pick(SCORING, text, &mut rules.scoring),
            "TAX" => {
                let (tax, rest) = choose(TAX, text)?;
                self.tax = Some(tax);
                Some(rest)
            }
            "SUI" => pick(SWITCH, text, &mut rules.suicide),
            "BUTTON" => pick(SWITCH, text, &mut rules.button),
            "WHB" => pick(COMPENSATION, text, &mut rules.compensation),
            "FPOK" => pick(SWITCH, text, &mut rules.friendly_pass),
            "FIXED" => pick(FIXED, text, &mut rules.placement),
            "PASSSTONES" => pick(SWITCH, text, &mut rules.pass_stones),
            "WHITELAST" => pick(SWITCH, text, &mut rules.white_passes_last),
            "KOMI" => {
                let is_part = |sign: char| sign.is_ascii_digit() || matches!(sign, '.' | '-' | '+');
                let end = text.find(|sign| !is_part(sign)).unwrap_or(text.len());
                rules.komi = text[..end].parse::<Points>().ok()?;
                Some(&text[end..])
            }
            _ => None,
        }
    }
}

fn choose<'a, T: Copy>(words: &[(&str, T)], text: &'a str) -> Option<(T, &'a str)> {
    words.iter().find_map(|&(word, value)| Some((value, text.strip_prefix(word)?)))
}

fn pick<'a, T: Copy>(words: &[(&str, T)], text: &'a str, into: &mut T) -> Option<&'a str> {
    let (value, rest) = choose(words, text)?;
    *into = value;
    Some(rest)
}

/// The parts of `KataGo`'s form; a longer one stands before its own beginning.
const PARTS: [&str; 12] = [
    "KOMI",
    "KO",
    "SCORING",
    "SCORE",
    "TAX",
    "SUI",
    "BUTTON",
    "WHB",
    "FPOK",
    "FIXED",
    "PASSSTONES",
    "WHITELAST",
];

/// `koPOSITIONALscoreAREAtaxNONEsui1komi7.5`, in any order.
fn read_parts(text: &str) -> Result<Rules, ParseRulesError> {
    let mut draft = Draft::new();
    let mut rest = text;
    while !rest.is_empty() {
        let wrong = || ParseRulesError::Part(rest.to_owned());
        let (part, value) =
            PARTS.iter().find_map(|part| Some((*part, rest.strip_prefix(part)?))).ok_or_else(wrong)?;
        let part = if part == "SCORING" { "SCORE" } else { part };
        draft.say(part)?;
        rest = draft.set(part, value).ok_or_else(wrong)?;
    }
    Ok(draft.finish())
}

/// `{"ko":"SIMPLE","scoring":"AREA","suicide":false}`, in upper case.
fn read_pairs(text: &str) -> Result<Rules, ParseRulesError> {
    let mut draft = Draft::new();
    let inside = text.strip_prefix('{').and_then(|rest| rest.strip_suffix('}'));
    let inside = inside.ok_or_else(|| ParseRulesError::Part(text.to_owned()))?;
    for pair in inside.split(',').filter(|pair| !pair.trim().is_empty()) {
        let wrong = || ParseRulesError::Part(pair.trim().to_owned());
        let (key, value) = pair.split_once(':').ok_or_else(wrong)?;
        let bare = |text: &str| text.trim().trim_matches('"').to_owned();
        let part = part_of(&bare(key)).ok_or_else(wrong)?;
        draft.say(part)?;
        match draft.set(part, &bare(value)) {
            Some("") => {}
            _ => return Err(wrong()),
        }
    }
    Ok(draft.finish())
}

/// The part that a key of the JSON form, in upper case, stands for.
fn part_of(key: &str) -> Option<&'static str> {
    match key {
        "SCORING" => Some("SCORE"),
        "SUICIDE" => Some("SUI"),
        "HASBUTTON" => Some("BUTTON"),
        "WHITEHANDICAPBONUS" => Some("WHB"),
        "FRIENDLYPASSOK" => Some("FPOK"),
        other => PARTS.iter().copied().find(|part| *part == other),
    }
}

/// Rules with the value of one key of the JSON form changed.
pub(super) fn changed(rules: Rules, key: &str, value: &str) -> Option<Rules> {
    let mut draft = Draft { rules, tax: Some(rules.tax), said: Vec::new() };
    let rest = draft.set(part_of(&key.to_ascii_uppercase())?, &value.to_ascii_uppercase()).map(str::is_empty);
    (rest == Some(true)).then(|| draft.finish())
}

/// `KataGo`'s form, with parts of ours where the rules need them.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let one = |is: bool| u8::from(is);
        write!(f, "ko{}score{}", word(KO, self.ko), word(SCORING, self.scoring))?;
        write!(f, "tax{}sui{}", word(TAX, self.tax), one(self.suicide))?;
        if self.button {
            f.write_str("button1")?;
        }
        if self.compensation != Compensation::None {
            write!(f, "whb{}", word(COMPENSATION, self.compensation))?;
        }
        if self.friendly_pass {
            f.write_str("fpok1")?;
        }
        if self.placement == Placement::Fixed {
            f.write_str("fixed1")?;
        }
        if self.pass_stones {
            f.write_str("passstones1")?;
        }
        if self.white_passes_last {
            f.write_str("whitelast1")?;
        }
        write!(f, "komi{}", self.komi)
    }
}

pub(super) fn word<T: Copy + PartialEq>(words: &[(&'static str, T)], value: T) -> &'static str {
    words.iter().find(|&&(_, other)| other == value).map_or("", |(word, _)| word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_twice_or_not_closed_is_refused() {
        let error = |text: &str| text.parse::<Rules>().unwrap_err().to_string();
        assert_eq!(error("koPOSITIONALkoSIMPLE"), "in the rules, \"ko\" is said twice");
        assert_eq!(error(r#"{"tax":"ALL","tax":"ALL"}"#), "in the rules, \"tax\" is said twice");
        assert!(error(r#"{"ko":"SIMPLE""#).ends_with("is not understood"));
        assert!(error(r#"{"ko":"SIMPLE"}}"#).ends_with("is not understood"));
    }
}
