//! What is wrong with a variants file, and where.

use std::fmt;

/// How many problems of a file are told one by one; more help nobody.
pub const PROBLEM_LIMIT: usize = 200;

/// How much of a text is quoted in a sentence.
const QUOTE_LIMIT: usize = 60;

/// What a problem means for the variant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// It is played all the same; other programs may differ.
    Note,
    /// It is played, but perhaps not as meant.
    Warning,
    /// It is not played.
    Error,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        })
    }
}

/// One thing that is wrong with a file, in one sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The name of the file.
    pub source: String,
    /// The line, from 1; 0 for the file as a whole.
    pub line: usize,
    /// The sign in the line, from 1, where there is one to point at.
    pub column: Option<usize>,
    /// What it means for the variant.
    pub severity: Severity,
    /// What is wrong, in plain words.
    pub message: String,
}

/// `file:line:column: what is wrong`
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}:", self.source)?;
        if self.line > 0 {
            write!(f, "{}:", self.line)?;
        }
        if let Some(column) = self.column {
            write!(f, "{column}:")?;
        }
        match self.severity {
            Severity::Error => write!(f, " {}", self.message),
            mild => write!(f, " {mild}: {}", self.message),
        }
    }
}

impl std::error::Error for Problem {}

/// A place in a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Spot {
    pub(super) line: usize,
    pub(super) column: Option<usize>,
}

impl Spot {
    pub(super) const FILE: Spot = Spot { line: 0, column: None };

    pub(super) fn line(line: usize) -> Spot {
        Spot { line, column: None }
    }
}

/// The problems of one file, as they are found.
pub(super) struct Problems {
    source: String,
    list: Vec<Problem>,
    more: usize,
    worst_of_more: Severity,
    errors: usize,
}

impl Problems {
    pub(super) fn new(source: &str) -> Problems {
        Problems {
            source: source.to_owned(),
            list: Vec::new(),
            more: 0,
            worst_of_more: Severity::Note,
            errors: 0,
        }
    }

    /// Whether the next problem will be told; if not, its sentence need not be made well.
    pub(super) fn has_room(&self) -> bool {
        self.list.len() < PROBLEM_LIMIT
    }

    /// How many errors there are so far, told or not.
    pub(super) fn errors(&self) -> usize {
        self.errors
    }

    pub(super) fn error(&mut self, spot: Spot, message: impl fmt::Display) {
        self.push(Severity::Error, spot, message);
    }

    pub(super) fn warning(&mut self, spot: Spot, message: impl fmt::Display) {
        self.push(Severity::Warning, spot, message);
    }

    pub(super) fn note(&mut self, spot: Spot, message: impl fmt::Display) {
        self.push(Severity::Note, spot, message);
    }

    pub(super) fn push(&mut self, severity: Severity, spot: Spot, message: impl fmt::Display) {
        self.errors += usize::from(severity == Severity::Error);
        if !self.has_room() {
            self.more += 1;
            self.worst_of_more = self.worst_of_more.max(severity);
            return;
        }
        self.list.push(Problem {
            source: self.source.clone(),
            line: spot.line,
            column: spot.column,
            severity,
            message: message.to_string(),
        });
    }

    /// All of them by line, with a last one that counts what was left out.
    pub(super) fn finish(mut self) -> Vec<Problem> {
        self.list.sort_by_key(|problem| (problem.line, problem.column));
        if self.more > 0 {
            self.list.push(Problem {
                source: self.source,
                line: 0,
                column: None,
                severity: self.worst_of_more,
                message: format!("and {} more problems", self.more),
            });
        }
        self.list
    }
}

/// A text in quotation marks, cut where it grows long.
pub(super) fn quoted(text: &str) -> String {
    let mut start: String = text.chars().take(QUOTE_LIMIT).collect();
    if start.len() < text.len() {
        start.push('…');
    }
    format!("{start:?}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_problem_is_shown_with_its_place() {
        let mut problems = Problems::new("my.ini");
        problems.error(Spot { line: 3, column: Some(7) }, "no such key");
        problems.warning(Spot::line(2), "odd");
        problems.note(Spot::FILE, "old");
        let shown: Vec<String> = problems.finish().iter().map(Problem::to_string).collect();
        assert_eq!(shown, ["my.ini: note: old", "my.ini:2: warning: odd", "my.ini:3:7: no such key"]);
    }

    #[test]
    fn problems_beyond_the_limit_are_counted() {
        let mut problems = Problems::new("my.ini");
        for line in 1..=PROBLEM_LIMIT + 5 {
            problems.error(Spot::line(line), "wrong");
        }
        assert_eq!(problems.errors(), PROBLEM_LIMIT + 5);
        let told = problems.finish();
        assert_eq!(told.len(), PROBLEM_LIMIT + 1);
        assert_eq!(told.last().unwrap().to_string(), "my.ini: and 5 more problems");
    }

    #[test]
    fn long_texts_are_cut_and_control_signs_shown() {
        assert_eq!(quoted("a\u{7}b"), "\"a\\u{7}b\"");
        assert_eq!(quoted(&"x".repeat(1000)).chars().count(), QUOTE_LIMIT + 3);
    }
}
