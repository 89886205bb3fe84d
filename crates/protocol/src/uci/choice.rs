//! An option that an engine has.

use std::fmt;

use super::{ParseReplyError, words::Words};

/// One option of an engine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// What it is called.
    pub name: String,
    /// What it can be.
    pub kind: ChoiceKind,
}

/// What an option can be, and what it is at first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChoiceKind {
    /// On or off.
    Check(bool),
    /// A whole number.
    Spin {
        /// At first.
        default: i64,
        /// The least.
        min: i64,
        /// The greatest.
        max: i64,
    },
    /// One of several words.
    Combo {
        /// At first.
        default: String,
        /// All of them.
        values: Vec<String>,
    },
    /// Something to be done at once.
    Button,
    /// A text.
    Text(String),
}

const KEYWORDS: [&str; 4] = ["default", "min", "max", "var"];

/// What stands behind the type of an option.
#[derive(Debug, Default)]
struct Details {
    default: String,
    min: Option<i64>,
    max: Option<i64>,
    values: Vec<String>,
}

impl Details {
    fn read(mut words: Words) -> Details {
        let mut details = Details::default();
        while let Some(word) = words.next() {
            match word {
                "default" => details.default = phrase(&mut words),
                "min" => details.min = words.read(),
                "max" => details.max = words.read(),
                "var" => details.values.push(phrase(&mut words)),
                _ => {}
            }
        }
        details
    }

    fn spin(&self) -> ChoiceKind {
        ChoiceKind::Spin {
            default: self.default.parse().unwrap_or_default(),
            min: self.min.unwrap_or(i64::MIN),
            max: self.max.unwrap_or(i64::MAX),
        }
    }
}

/// The words up to the next that means something here.
fn phrase(words: &mut Words) -> String {
    words.before(|word| KEYWORDS.contains(&word)).join(" ")
}

impl Choice {
    pub(super) fn read(mut words: Words) -> Result<Choice, ParseReplyError> {
        let has_name = words.any(|word| word == "name");
        let name = words.before(|word| word == "type").join(" ");
        if !has_name || name.is_empty() {
            return Err(ParseReplyError::Missing("option", "a name"));
        }
        words.next();
        let kind = words.next().ok_or(ParseReplyError::Missing("option", "a type"))?;
        let kind = match kind {
            "button" => ChoiceKind::Button,
            // A text may contain any word.
            "string" => ChoiceKind::Text(text(words)),
            "check" => ChoiceKind::Check(Details::read(words).default == "true"),
            "spin" => Details::read(words).spin(),
            "combo" => {
                let details = Details::read(words);
                ChoiceKind::Combo { default: details.default, values: details.values }
            }
            _ => return Err(ParseReplyError::Missing("option", "a known type")),
        };
        Ok(Choice { name, kind })
    }
}

fn text(mut words: Words) -> String {
    let has_default = words.any(|word| word == "default");
    match words.rest() {
        "<empty>" => String::new(),
        rest if has_default => rest.to_owned(),
        _ => String::new(),
    }
}

/// `name Hash type spin default 16 min 1 max 1024`
impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "name {} type ", self.name)?;
        match &self.kind {
            ChoiceKind::Check(default) => write!(f, "check default {default}"),
            ChoiceKind::Spin { default, min, max } => {
                write!(f, "spin default {default} min {min} max {max}")
            }
            ChoiceKind::Combo { default, values } => {
                write!(f, "combo default {default}")?;
                values.iter().try_for_each(|value| write!(f, " var {value}"))
            }
            ChoiceKind::Button => f.write_str("button"),
            ChoiceKind::Text(default) if default.is_empty() => f.write_str("string default <empty>"),
            ChoiceKind::Text(default) => write!(f, "string default {default}"),
        }
    }
}
