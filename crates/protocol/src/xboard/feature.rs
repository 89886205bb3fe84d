//! What an engine says that it can.

use std::fmt;

/// One feature: `ping=1` or `myname="Plateau"`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Feature {
    /// What it is called.
    pub name: String,
    /// Its value, without quotation marks.
    pub value: String,
}

impl Feature {
    /// A feature with a value.
    pub fn new(name: &str, value: impl fmt::Display) -> Feature {
        Feature { name: name.to_owned(), value: value.to_string() }
    }

    /// Every feature of a text such as `ping=1 myname="A b" done=1`.
    ///
    /// What is no feature is skipped.
    pub(super) fn read_all(text: &str) -> Vec<Feature> {
        let (mut features, mut rest) = (Vec::new(), text);
        while let Some((name, value)) = rest.split_once('=') {
            let name = name.split_whitespace().next_back().unwrap_or_default();
            let (value, behind) = match value.strip_prefix('"') {
                Some(quoted) => quoted.split_once('"').unwrap_or((quoted, "")),
                None => value.split_at(value.find([' ', '\t', '"']).unwrap_or(value.len())),
            };
            if !name.is_empty() && !name.contains('"') {
                features.push(Feature::new(name, value));
            }
            rest = behind;
        }
        features
    }
}

/// Numbers stand alone, all else in quotation marks.
impl fmt::Display for Feature {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let is_number = !self.value.is_empty() && self.value.bytes().all(|byte| byte.is_ascii_digit());
        let mark = if is_number { "" } else { "\"" };
        write!(f, "{}={mark}{}{mark}", self.name, self.value)
    }
}
