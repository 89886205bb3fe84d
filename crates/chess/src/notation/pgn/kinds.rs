//! The kinds of chess that the games of a file may be.
//!
//! A game names its variant in the tag `Variant`. One that is not built in
//! brings its rules along: the tag [`RULES`] holds the sections of a variants
//! file that describe it, each line end written as `\n`, each backslash doubled.

use std::{borrow::Cow, collections::HashMap, sync::Arc};

use super::{Problem, limit, san_shown};
use crate::{
    any::{ChoiceError, Rules, choose},
    variant::language::{Catalogue, Entry},
};

/// The tag that brings the rules of a variant.
pub(super) const RULES: &str = "VariantRules";

/// More than one file needs, and few enough to keep.
const MOST_KEPT: usize = 64;

/// What is known about kinds of chess, and the variants that were met.
#[derive(Default)]
pub(super) struct Kinds {
    /// What a game is that names no variant.
    pub(super) usual: Rules,
    /// Variants besides those that are built in.
    pub(super) catalogue: Option<Arc<Catalogue>>,
    met: HashMap<(String, String), Result<Rules, Problem>>,
}

impl Kinds {
    /// The rules of a game by its tags.
    pub(super) fn rules(&mut self, name: Option<&str>, sections: Option<&str>) -> Result<Rules, Problem> {
        let sections = sections.unwrap_or_default();
        let Some(name) = name else {
            return match sections {
                "" => Ok(self.usual.clone()),
                _ => Err(Problem::UnnamedRules(names(&brought(sections)))),
            };
        };
        // The usual names need no catalogue, which takes its time to be read.
        if sections.is_empty()
            && self.catalogue.is_none()
            && let Some(rules) = standard(name)
        {
            return Ok(rules);
        }
        let key = (name.to_owned(), sections.to_owned());
        if let Some(met) = self.met.get(&key) {
            return met.clone();
        }
        let rules = self.find(name, sections);
        if self.met.len() >= MOST_KEPT {
            self.met.clear();
        }
        self.met.insert(key, rules.clone());
        rules
    }

    /// The rules that the game brings, else those of the catalogue, else built-in ones.
    fn find(&self, name: &str, sections: &str) -> Result<Rules, Problem> {
        if sections.is_empty() {
            return self.known(name);
        }
        let brought = brought(sections);
        match brought.own_named(name).map(|entry| &entry.first_error) {
            Some(Some(problem)) => Err(Problem::Rules(Box::new(problem.clone()))),
            Some(None) => chosen(&brought, name),
            None => self.known(name).map_err(|problem| match problem {
                Problem::Variant(wanted) => Problem::OtherRules { wanted, brought: names(&brought) },
                other => other,
            }),
        }
    }

    /// The rules of the catalogue, else built-in ones.
    fn known(&self, name: &str) -> Result<Rules, Problem> {
        match self.catalogue.as_deref() {
            Some(catalogue) if own(catalogue, name).is_some() => chosen(catalogue, name),
            catalogue => match standard(name) {
                Some(rules) => Ok(rules),
                None => chosen(catalogue.unwrap_or(Catalogue::builtin()), name),
            },
        }
    }
}

/// The variants that a game brings.
fn brought(sections: &str) -> Catalogue {
    Catalogue::read(RULES, unfolded(sections).as_bytes()).0
}

/// The names of the variants that a game brings, as far as one reads them.
fn names(brought: &Catalogue) -> String {
    const MOST: usize = 4;
    let names: Vec<String> =
        brought.own().take(MOST).map(|entry| format!("{:?}", san_shown(entry.name.as_bytes()))).collect();
    match brought.own().count() {
        0 => "no variant".to_owned(),
        count if count > MOST => format!("{} and others", names.join(", ")),
        _ => names.join(", "),
    }
}

/// The variant of this name that is not built in.
fn own<'c>(catalogue: &'c Catalogue, name: &str) -> Option<&'c Entry> {
    catalogue.get(name).filter(|entry| !entry.is_builtin)
}

fn chosen(catalogue: &Catalogue, name: &str) -> Result<Rules, Problem> {
    choose(catalogue, name, None).map_err(|error| match error {
        ChoiceError::Unknown { name, .. } => Problem::Variant(san_shown(name.as_bytes())),
        ChoiceError::Unplayable { .. } | ChoiceError::Boards { .. } => Problem::Unplayable(error),
    })
}

/// Standard chess or Chess960 by one of their many names; none for others.
fn standard(name: &str) -> Option<Rules> {
    let plain: String =
        name.chars().filter(char::is_ascii_alphanumeric).map(|sign| sign.to_ascii_lowercase()).collect();
    match plain.as_str() {
        "" | "chess" | "standard" | "standardchess" | "normal" | "fromposition" | "classical" | "classic"
        | "orthodox" | "regular" => Some(Rules::Chess),
        "chess960"
        | "960"
        | "c960"
        | "fischerandom"
        | "fischerrandom"
        | "fischerandomchess"
        | "fischerrandomchess"
        | "fischerrandomchess960"
        | "fischerandomchess960"
        | "chess960fischerrandom"
        | "freestyle"
        | "freestylechess"
        | "frc"
        | "wildfr" => Some(Rules::Chess960),
        _ => None,
    }
}

/// Sections on one line, as the value of a tag; none where a tag cannot hold them.
pub(super) fn folded(sections: &str) -> Option<String> {
    let text = sections.trim_end().replace('\\', "\\\\").replace('\n', "\\n");
    // The tag's name, and backslashes that are doubled once more.
    let length = RULES.len() + 8 + text.len() + text.matches(['\\', '"']).count();
    (length <= limit::TAG).then_some(text)
}

/// The sections that a tag holds.
fn unfolded(value: &str) -> Cow<'_, str> {
    if !value.contains('\\') {
        return Cow::Borrowed(value);
    }
    let mut text = String::with_capacity(value.len());
    let mut signs = value.chars();
    while let Some(sign) = signs.next() {
        match (sign, signs.clone().next()) {
            ('\\', Some('n')) => text.push('\n'),
            ('\\', Some('\\')) => text.push('\\'),
            _ => {
                text.push(sign);
                continue;
            }
        }
        signs.next();
    }
    Cow::Owned(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn standard_chess_and_chess960_have_many_names() {
        for name in ["Standard", "chess", "Normal", "From Position"] {
            assert!(matches!(standard(name), Some(Rules::Chess)), "{name}");
        }
        for name in ["Chess960", "chess 960", "fischerandom", "Fischer Random", "Fischerrandom/Chess960"] {
            assert!(matches!(standard(name), Some(Rules::Chess960)), "{name}");
        }
        assert!(standard("Atomic").is_none());
    }

    #[test]
    fn sections_are_folded_and_unfolded() {
        for sections in ["[a:chess]\ncastling = false", "\\n \\\\ \\", "x"] {
            assert_eq!(unfolded(&folded(sections).unwrap()), sections);
        }
        assert_eq!(folded(&"x".repeat(1 << 20)), None);
    }
}
