//! A variants file as sections of settings, before any of them is understood.
//!
//! Every line is read by itself, so that a damaged one spoils its own section
//! only.

use std::collections::HashMap;

use game::Quoted;

use super::{
    Fault,
    problem::{Problem, Problems, Severity, Spot},
};

/// The longest file that is read, in bytes; the longest in use have a fiftieth of it.
pub const FILE_LIMIT: usize = 1 << 23;
/// The longest line; the squares of the largest board fit in an eighth of it.
pub const LINE_LIMIT: usize = 1 << 12;
/// The most sections of a file; the longest files in use have a few hundred.
pub const SECTION_LIMIT: usize = 1 << 10;
/// The most settings of a section; there are fewer than half as many keys.
pub const SETTING_LIMIT: usize = 1 << 10;
/// The longest name of a variant.
pub const NAME_LIMIT: usize = 64;

/// What stands between one header and the next.
#[derive(Debug, Default)]
pub(super) struct Section<'a> {
    pub(super) name: &'a str,
    pub(super) parent: Option<&'a str>,
    pub(super) line: usize,
    pub(super) settings: Vec<Setting<'a>>,
    /// What is wrong with the first line of it that could not be read.
    pub(super) damage: Option<Problem>,
}

/// A line `key = value`.
#[derive(Debug, Clone, Copy)]
pub(super) struct Setting<'a> {
    pub(super) key: &'a str,
    pub(super) value: &'a str,
    pub(super) line: usize,
    key_column: usize,
    value_column: usize,
}

impl Setting<'_> {
    pub(super) fn key_spot(&self) -> Spot {
        Spot::column(self.line, self.key_column)
    }

    pub(super) fn value_spot(&self) -> Spot {
        Spot::column(self.line, self.value_column)
    }
}

/// Splits a file into its sections, in their order; no two have the same name.
pub(super) fn sections<'a>(bytes: &'a [u8], problems: &mut Problems) -> Vec<Section<'a>> {
    if let Some(refusal) = refusal(bytes) {
        problems.error(Spot::FILE, refusal);
        return Vec::new();
    }
    let mut reader = Reader { sections: Vec::new(), lines: HashMap::new(), state: State::Before, problems };
    let bytes = match bytes.strip_prefix("\u{feff}".as_bytes()) {
        Some(rest) => {
            reader.problems.warning(Spot::line(1), Fault::ByteOrderMark);
            rest
        }
        None => bytes,
    };
    for (index, line) in bytes.split(|&byte| byte == b'\n').enumerate() {
        if !reader.line(index + 1, line) {
            break;
        }
    }
    let Reader { sections, state, .. } = reader;
    if state == State::Before {
        problems.warning(Spot::FILE, Fault::NoSections);
    }
    sections
}

/// Why a file is not read at all.
fn refusal(bytes: &[u8]) -> Option<Fault> {
    if bytes.len() > FILE_LIMIT {
        return Some(Fault::FileTooLong { limit: FILE_LIMIT >> 20 });
    }
    let is_utf16 = bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]);
    is_utf16.then_some(Fault::Utf16)
}

/// Where the reading is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// Before the first header.
    Before,
    /// Text before the first header was found and told.
    Stray,
    /// In the last section.
    Inside,
    /// Behind a header that could not be read, or whose section is not read.
    Lost,
}

struct Reader<'a, 'p> {
    sections: Vec<Section<'a>>,
    /// Where each name was defined.
    lines: HashMap<&'a str, usize>,
    state: State,
    problems: &'p mut Problems,
}

impl<'a> Reader<'a, '_> {
    /// Reads one line; whether reading goes on.
    fn line(&mut self, number: usize, bytes: &'a [u8]) -> bool {
        let bytes = bytes.strip_suffix(b"\r").unwrap_or(bytes);
        let start = bytes.trim_ascii_start();
        if start.is_empty() || start.starts_with(b"#") || start.starts_with(b";") {
            return true;
        }
        match text(bytes) {
            Ok(text) if start.starts_with(b"[") => return self.header(number, text),
            Ok(text) => self.setting(number, text),
            Err(fault) => self.damage(number, start.starts_with(b"["), fault),
        }
        true
    }

    fn damage(&mut self, number: usize, is_header: bool, fault: Fault) {
        let problem = self.problems.problem(Severity::Error, Spot::line(number), fault);
        if is_header {
            self.state = State::Lost;
        } else if let (State::Inside, Some(section)) = (self.state, self.sections.last_mut()) {
            section.damage.get_or_insert_with(|| problem.clone());
        }
        self.problems.add(problem);
    }

    /// Reads a header; whether reading goes on.
    fn header(&mut self, number: usize, text: &'a str) -> bool {
        self.indent(number, text);
        match header(text.trim()) {
            Ok((name, parent, rest)) => {
                if !rest.is_empty() {
                    self.problems.warning(Spot::line(number), Fault::HeaderRest { text: Quoted::new(rest) });
                }
                return self.section(number, name, parent);
            }
            Err(fault) => self.damage(number, true, fault),
        }
        true
    }

    /// Begins a section, if its name is new; whether reading goes on.
    fn section(&mut self, number: usize, name: &'a str, parent: Option<&'a str>) -> bool {
        if let Some(&line) = self.lines.get(name) {
            self.damage(number, true, Fault::NameTwice { name: name.to_owned(), line });
            return true;
        }
        if self.sections.len() == SECTION_LIMIT {
            let fault = Fault::TooManySections { limit: SECTION_LIMIT, name: name.to_owned() };
            self.damage(number, true, fault);
            return false;
        }
        self.lines.insert(name, number);
        self.sections.push(Section { name, parent, line: number, ..Section::default() });
        self.state = State::Inside;
        true
    }

    fn setting(&mut self, number: usize, text: &'a str) {
        match self.state {
            State::Lost | State::Stray => return,
            State::Before => {
                self.problems.warning(Spot::line(number), Fault::TextBeforeHeader);
                self.state = State::Stray;
                return;
            }
            State::Inside => {}
        }
        self.indent(number, text);
        let section = self.sections.last_mut().expect("inside a section");
        match setting(number, text) {
            Ok(_) if section.settings.len() == SETTING_LIMIT => {
                self.damage(number, false, Fault::TooManyLines { limit: SETTING_LIMIT });
                self.state = State::Lost;
            }
            Ok(setting) => section.settings.push(setting),
            Err(fault) => self.damage(number, false, fault),
        }
    }

    fn indent(&mut self, number: usize, text: &str) {
        if text.starts_with([' ', '\t']) {
            self.problems.warning(Spot::line(number), Fault::Indented);
        }
    }
}

/// A line as text, or why it is none.
fn text(bytes: &[u8]) -> Result<&str, Fault> {
    if bytes.len() > LINE_LIMIT {
        return Err(Fault::LineTooLong { length: bytes.len(), limit: LINE_LIMIT });
    }
    if bytes.contains(&0) {
        return Err(Fault::Nul);
    }
    std::str::from_utf8(bytes).map_err(|error| Fault::NotUtf8 { place: error.valid_up_to() + 1 })
}

/// The name, the parent and what is behind them in `[name:parent]`.
fn header(text: &str) -> Result<(&str, Option<&str>, &str), Fault> {
    let inside = text.strip_prefix('[').unwrap_or(text);
    let Some((inside, rest)) = inside.split_once(']') else {
        return Err(Fault::HeaderOpen { text: Quoted::new(text) });
    };
    let (name, parent) = match inside.split_once(':') {
        Some((name, parent)) => (name.trim(), Some(parent.trim())),
        None => (inside.trim(), None),
    };
    if name.is_empty() {
        return Err(Fault::HeaderNameless);
    }
    if name.chars().count() > NAME_LIMIT || name.chars().any(char::is_control) {
        return Err(Fault::NameImpossible { name: Quoted::new(name) });
    }
    if parent == Some("") {
        return Err(Fault::HeaderParentless { name: name.to_owned() });
    }
    Ok((name, parent, rest.trim()))
}

/// A line `key = value`, or what it is instead.
fn setting(number: usize, text: &str) -> Result<Setting<'_>, Fault> {
    let Some((left, right)) = text.split_once('=') else {
        return Err(Fault::NoSetting { text: Quoted::new(text.trim()) });
    };
    let (key, value) = (left.trim(), right.trim());
    if key.is_empty() {
        return Err(Fault::KeyMissing);
    }
    if value.is_empty() {
        return Err(Fault::ValueMissing { key: shortened(key) });
    }
    if let Some(comment) = comment(value) {
        return Err(Fault::CommentInValue { comment: Quoted::new(comment) });
    }
    let key_column = 1 + signs(left) - signs(left.trim_start());
    let value_column = 2 + signs(left) + signs(right) - signs(right.trim_start());
    Ok(Setting { key, value, line: number, key_column, value_column })
}

/// What a reader would take for a comment behind a value.
fn comment(value: &str) -> Option<&str> {
    let mut previous = ' ';
    for (place, sign) in value.char_indices() {
        if matches!(sign, '#' | ';') && previous.is_whitespace() {
            return Some(&value[place..]);
        }
        previous = sign;
    }
    None
}

fn signs(text: &str) -> usize {
    text.chars().count()
}

/// A key without its quotation marks.
fn shortened(key: &str) -> String {
    Quoted::new(key).to_string().trim_matches('"').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &[u8]) -> (Vec<Section<'_>>, Vec<String>) {
        let mut problems = Problems::new("f");
        let sections = sections(text, &mut problems);
        (sections, problems.finish().iter().map(ToString::to_string).collect())
    }

    fn complaint(text: &str) -> String {
        let (_, problems) = read(format!("[a]\n{text}\n").as_bytes());
        assert_eq!(problems.len(), 1, "{problems:?}");
        problems.into_iter().next().unwrap()
    }

    #[test]
    fn a_file_is_a_list_of_sections() {
        let (sections, problems) =
            read(b"# hello\n\n[a]\r\nking = k\r\n; x\n[b:a]\nstartFen=8/8 w\ncastling =  true\n");
        assert_eq!(problems, [""; 0]);
        assert_eq!((sections[0].name, sections[0].parent, sections[0].line), ("a", None, 3));
        assert_eq!((sections[1].name, sections[1].parent), ("b", Some("a")));
        let settings: Vec<_> = sections[1].settings.iter().map(|line| (line.key, line.value)).collect();
        assert_eq!(settings, [("startFen", "8/8 w"), ("castling", "true")]);
        assert_eq!(sections[1].settings[1].value_spot(), Spot::column(8, 13));
    }

    #[test]
    fn a_comment_behind_a_value_is_an_error() {
        assert_eq!(
            complaint("castling = true # really"),
            "f:2: a comment stands on a line of its own; \"# really\" would be part of the value"
        );
        assert!(complaint("castling = ; nothing").contains("line of its own"));
        let (sections, problems) = read(b"[a]\nstartFen = 8#x\n");
        assert!(problems.is_empty() && sections[0].settings.len() == 1);
    }

    #[test]
    fn lines_that_are_no_settings_are_named() {
        assert!(complaint("castling").contains("no line of the form"));
        assert!(complaint("= true").contains("a key is missing"));
        assert!(complaint("castling =").contains("a value is missing behind castling ="));
        assert!(complaint("  castling = true").contains("warning: other programs"));
    }

    #[test]
    fn a_header_that_cannot_be_read_takes_its_lines_with_it() {
        let (sections, problems) = read(b"[a\nx = y\nnonsense\n[]\n[b:]\n[c] # c\nking = k\n");
        assert_eq!(sections.len(), 1);
        assert_eq!((sections[0].name, sections[0].settings.len()), ("c", 1));
        assert_eq!(problems.len(), 4, "{problems:?}");
    }

    #[test]
    fn stray_text_is_told_once() {
        let (sections, problems) = read(b"one\ntwo\n[a]\n");
        assert_eq!((sections.len(), problems.len()), (1, 1));
    }

    #[test]
    fn a_line_that_is_no_text_spoils_its_own_section_only() {
        let (sections, problems) = read(b"[a]\nstartFen = \xe9\n[b]\nking = \0\n[c]\nking = k\n# \xe9\n");
        let damaged: Vec<bool> = sections.iter().map(|section| section.damage.is_some()).collect();
        assert_eq!(damaged, [true, true, false]);
        assert!(problems[0].contains("UTF-8") && problems[1].contains("NUL"), "{problems:?}");
    }

    #[test]
    fn files_out_of_all_proportion_are_refused() {
        let (_, problems) = read(&vec![b'x'; FILE_LIMIT + 1]);
        assert_eq!(problems, ["f: the file is longer than 8 MiB and is not read"]);
        let (_, problems) = read(&[0xff, 0xfe, b'[', 0]);
        assert!(problems[0].contains("UTF-16"));
        let line = [b"[a]\nstartFen = ".to_vec(), vec![b'8'; 1 << 20]].concat();
        let (sections, problems) = read(&line);
        assert!(sections[0].damage.is_some() && problems[0].contains("at most 4096"), "{problems:?}");
        let many = (0..100_000).map(|number| format!("[a{number}]\n")).collect::<Vec<_>>().concat();
        let (sections, problems) = read(many.as_bytes());
        assert_eq!((sections.len(), problems.len()), (SECTION_LIMIT, 1));
        assert!(
            problems[0].starts_with("f:1025: more than 1024 sections; a1024 is the first"),
            "{problems:?}"
        );
        let same = format!("{}[b]\n", "[a]\nx = y\n".repeat(100_000));
        let (sections, problems) = read(same.as_bytes());
        let names: Vec<&str> = sections.iter().map(|section| section.name).collect();
        assert_eq!((names, sections[0].settings.len()), (vec!["a", "b"], 1));
        assert_eq!(
            problems[0],
            "f:3: a was defined in line 1 already; that definition counts and this one is not read"
        );
        let long = format!("[a]\n{}[b]\nx = y", "x = y\n".repeat(100_000));
        let (sections, problems) = read(long.as_bytes());
        assert_eq!((sections[0].settings.len(), sections[1].settings.len()), (SETTING_LIMIT, 1));
        assert!(
            sections[0].damage.is_some()
                && problems.len() == 1
                && problems[0].starts_with("f:1026: more than 1024")
        );
    }
}
