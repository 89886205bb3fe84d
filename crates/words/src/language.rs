//! The languages, and which of them a reader wants.

use std::{fmt, str::FromStr};

/// A language in which there are sentences.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// English, for want of another wish.
    #[default]
    English,
    /// French.
    French,
}

/// There are no sentences in that language.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected en or fr, got {0:?}")]
pub struct ParseLanguageError(String);

/// Where an environment says which language is wanted, the strongest first.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

impl Language {
    /// All languages.
    pub const ALL: [Language; 2] = [Language::English, Language::French];

    /// The language that an environment asks for, English if it asks for none we know.
    ///
    /// ```
    /// use words::Language;
    ///
    /// let french = |name: &str| (name == "LANG").then(|| "fr_CA.UTF-8".to_owned());
    /// assert_eq!(Language::of_environment(french), Language::French);
    /// ```
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
        let wish = VARIABLES.iter().filter_map(|name| variable(name)).find(|value| !value.is_empty());
        wish.and_then(|value| value.parse().ok()).unwrap_or_default()
    }

    /// Its two letters.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
        }
    }
}

/// `fr`, `fr-CA`, `fr_FR.UTF-8`.
impl FromStr for Language {
    type Err = ParseLanguageError;

    fn from_str(text: &str) -> Result<Language, ParseLanguageError> {
        let code = text.split(['-', '_', '.', '@']).next().unwrap_or_default();
        let known = Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code));
        known.ok_or_else(|| ParseLanguageError(text.to_owned()))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wished(values: &[(&str, &str)]) -> Language {
        Language::of_environment(|name| {
            values.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_strongest_variable_that_is_set_decides() {
        assert_eq!(wished(&[]), Language::English);
        assert_eq!(wished(&[("LANG", "fr_FR.UTF-8")]), Language::French);
        assert_eq!(wished(&[("LC_ALL", ""), ("LANG", "fr")]), Language::French);
        assert_eq!(wished(&[("LC_ALL", "C"), ("LANG", "fr_FR")]), Language::English);
        assert_eq!(wished(&[("LC_MESSAGES", "de_DE"), ("LANG", "fr_FR")]), Language::English);
    }

    #[test]
    fn a_language_is_known_by_its_first_letters() {
        assert_eq!("FR@euro".parse(), Ok(Language::French));
        assert!("français".parse::<Language>().is_err());
    }
}
