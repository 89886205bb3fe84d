//! What is wrong with a variants file, and where.

use std::fmt;

use super::Fault;

/// How many problems of a file are told one by one; more help nobody.
pub const PROBLEM_LIMIT: usize = 200;

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
    /// The key that the sentence is about, if it does not name it.
    pub key: Option<String>,
    /// What is wrong.
    pub fault: Fault,
}

impl Problem {
    /// `file:line:column:`
    pub fn place(&self) -> String {
        let line = if self.line > 0 { format!("{}:", self.line) } else { String::new() };
        let column = self.column.map(|column| format!("{column}:")).unwrap_or_default();
        format!("{}:{line}{column}", self.source)
    }

    /// What is wrong, behind the key that it is about.
    pub fn told(&self) -> String {
        match &self.key {
            Some(key) => format!("{key}: {}", self.fault),
            None => self.fault.to_string(),
        }
    }
}

/// `file:line:column: what is wrong`
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (place, told) = (self.place(), self.told());
        match self.severity {
            Severity::Error => write!(f, "{place} {told}"),
            mild => write!(f, "{place} {mild}: {told}"),
        }
    }
}

impl std::error::Error for Problem {}

/// A place in a file, and perhaps the key there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Spot {
    pub(super) line: usize,
    pub(super) column: Option<usize>,
    pub(super) key: Option<String>,
}

impl Spot {
    pub(super) const FILE: Spot = Spot { line: 0, column: None, key: None };

    pub(super) fn line(line: usize) -> Spot {
        Spot { line, ..Spot::FILE }
    }

    pub(super) fn column(line: usize, column: usize) -> Spot {
        Spot { line, column: Some(column), key: None }
    }

    /// The same place, for a sentence that does not name the key it is about.
    pub(super) fn about(self, key: &str) -> Spot {
        Spot { key: Some(key.to_owned()), ..self }
    }
}

/// The problems of one file, as they are found.
pub(super) struct Problems {
    source: String,
    list: Vec<Problem>,
    more: usize,
    worst_of_more: Severity,
    errors: usize,
    /// The first error since somebody asked.
    first_error: Option<Problem>,
}

impl Problems {
    pub(super) fn new(source: &str) -> Problems {
        Problems {
            source: source.to_owned(),
            list: Vec::new(),
            more: 0,
            worst_of_more: Severity::Note,
            errors: 0,
            first_error: None,
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

    /// The first error since the last time that this was asked, told or not.
    pub(super) fn take_first_error(&mut self) -> Option<Problem> {
        self.first_error.take()
    }

    pub(super) fn error(&mut self, spot: Spot, fault: impl Into<Fault>) {
        self.push(Severity::Error, spot, fault.into());
    }

    pub(super) fn warning(&mut self, spot: Spot, fault: Fault) {
        self.push(Severity::Warning, spot, fault);
    }

    pub(super) fn note(&mut self, spot: Spot, fault: Fault) {
        self.push(Severity::Note, spot, fault);
    }

    pub(super) fn push(&mut self, severity: Severity, spot: Spot, fault: Fault) {
        let problem = self.problem(severity, spot, fault);
        self.add(problem);
    }

    /// A problem of this file that is not yet told.
    pub(super) fn problem(&self, severity: Severity, spot: Spot, fault: Fault) -> Problem {
        let Spot { line, column, key } = spot;
        Problem { source: self.source.clone(), line, column, severity, key, fault }
    }

    pub(super) fn add(&mut self, problem: Problem) {
        if problem.severity == Severity::Error {
            self.errors += 1;
            self.first_error.get_or_insert_with(|| problem.clone());
        }
        if self.has_room() {
            self.list.push(problem);
        } else {
            self.more += 1;
            self.worst_of_more = self.worst_of_more.max(problem.severity);
        }
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
                key: None,
                fault: Fault::More { count: self.more },
            });
        }
        self.list
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_problem_is_shown_with_its_place() {
        let mut problems = Problems::new("my.ini");
        problems.error(Spot::column(3, 7).about("king"), Fault::AnyMeaningless);
        problems.warning(Spot::line(2), Fault::Indented);
        problems.note(Spot::FILE, Fault::Utf16);
        let shown: Vec<String> = problems.finish().iter().map(Problem::to_string).collect();
        assert_eq!(
            shown,
            [
                "my.ini: note: the file is written in UTF-16; please save it as UTF-8",
                "my.ini:2: warning: other programs do not read a line that begins with spaces",
                "my.ini:3:7: king: * means nothing here: name the letters of the pieces"
            ]
        );
    }

    #[test]
    fn problems_beyond_the_limit_are_counted() {
        let mut problems = Problems::new("my.ini");
        for line in 1..=PROBLEM_LIMIT + 5 {
            problems.error(Spot::line(line), Fault::Nul);
        }
        assert_eq!(problems.errors(), PROBLEM_LIMIT + 5);
        assert_eq!(problems.take_first_error().map(|problem| problem.line), Some(1));
        problems.error(Spot::line(1000), Fault::Nul);
        assert_eq!(problems.take_first_error().map(|problem| problem.line), Some(1000));
        let told = problems.finish();
        assert_eq!(told.len(), PROBLEM_LIMIT + 1);
        assert_eq!(told.last().unwrap().to_string(), "my.ini: and 6 more problems");
    }
}
