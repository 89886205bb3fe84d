//! The scanning of one game: nodes and properties, whatever the charset.

use std::{
    io::{self, Read},
    ops::Range,
};

use game::Quoted;

use super::{
    Limit, Problem,
    charset::Lead,
    draft::{Cut, Draft, Node, Property},
    limit,
    name::{begins_name, belongs_to_name, capitals, is_plain},
    property::has_points_alone,
    source::Source,
};

/// What was read last on the present level.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    Bracket,
    Node,
    Variation,
}

/// Why the scanning stopped.
enum Stop {
    Io(io::Error),
    Limit(Limit),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Io(error)
    }
}

struct Scanner<'a, R> {
    source: &'a mut Source<R>,
    at: usize,
    draft: Draft,
    here: Option<usize>,
    /// The nodes from which the open variations branch off.
    open: Vec<Option<usize>>,
    /// Where the last of them was opened.
    opened: usize,
    last: Last,
    is_in_value: bool,
    /// How many brackets the last value opened and did not close.
    nested: usize,
}

/// Reads the game that begins with the first byte of a source.
pub(super) fn scan<R: Read>(source: &mut Source<R>, lead: Lead) -> io::Result<Draft> {
    let mut scanner = Scanner {
        source,
        at: 0,
        draft: Draft { lead, ..Draft::default() },
        here: None,
        open: Vec::new(),
        opened: 0,
        last: Last::Bracket,
        is_in_value: false,
        nested: 0,
    };
    match scanner.game() {
        Ok(()) => {}
        Err(Stop::Io(error)) => return Err(error),
        Err(Stop::Limit(limit)) => {
            let (depth, is_in_value) = (scanner.open.len(), scanner.is_in_value);
            scanner.draft.cut = Some(Cut { depth, is_in_value });
            scanner.draft.note(scanner.at, Problem::Limit(limit));
        }
    }
    scanner.draft.end = scanner.at;
    Ok(scanner.draft)
}

impl<R: Read> Scanner<'_, R> {
    fn game(&mut self) -> Result<(), Stop> {
        if self.source.byte(0)? == Some(b'(') {
            self.at = 1;
        } else {
            self.draft.note(0, Problem::GameUnopened);
        }
        self.open.push(None);
        while let Some(byte) = self.source.byte(self.at)? {
            if self.at > limit::GAME {
                return Err(Stop::Limit(Limit::Game));
            }
            match byte {
                b';' => self.node(),
                b'(' if self.begins_game()? => {
                    self.draft.note(self.at, Problem::GameOpen);
                    return Ok(());
                }
                b'(' => self.open()?,
                b')' => {
                    self.close();
                    if self.open.is_empty() {
                        return Ok(());
                    }
                    continue;
                }
                b'[' => self.stray_value()?,
                letter if begins_name(letter) => {
                    self.property()?;
                    continue;
                }
                blank if is_blank(blank) => self.at += 1,
                _ if self.nested_bracket()? => continue,
                _ => {
                    self.junk()?;
                    continue;
                }
            }
            if self.draft.nodes.len() > limit::NODES {
                return Err(Stop::Limit(Limit::Nodes));
            }
        }
        self.draft.note(self.at, Problem::GameOpen);
        Ok(())
    }

    /// Whether a bracket opens another game: variations do not begin with its kind.
    fn begins_game(&mut self) -> io::Result<bool> {
        Ok(!self.draft.nodes.is_empty() && begins_game(self.source, self.at)?)
    }

    fn open(&mut self) -> Result<(), Stop> {
        if self.open.len() >= limit::DEPTH {
            return Err(Stop::Limit(Limit::Depth));
        }
        self.open.push(self.here);
        self.opened = self.at;
        self.last = Last::Bracket;
        self.at += 1;
        Ok(())
    }

    fn close(&mut self) {
        if self.last == Last::Bracket {
            self.draft.note(self.opened, Problem::EmptyVariation);
        }
        self.here = self.open.pop().flatten();
        self.last = Last::Variation;
        self.at += 1;
    }

    fn node(&mut self) {
        if self.last == Last::Variation {
            self.draft.note(self.at, Problem::NodeBehindVariations);
        }
        self.begin_node();
        self.at += 1;
    }

    fn begin_node(&mut self) {
        // What stands behind a closed tree without a root is a tree of the same root.
        let parent = self.here.or((!self.draft.nodes.is_empty()).then_some(0));
        self.here = Some(self.draft.nodes.len());
        self.draft.nodes.push(Node { parent, properties: Vec::new() });
        self.last = Last::Node;
    }

    fn property(&mut self) -> Result<(), Stop> {
        let at = self.at;
        let written = self.name()?;
        self.at = self.behind_blanks()?;
        if !self.finds_value()? {
            self.draft.note(at, Problem::NoValue { name: written });
            return Ok(());
        }
        if self.last != Last::Node {
            self.draft.note(at, Problem::NodeUnopened);
            self.begin_node();
        }
        let name = capitals(&written).unwrap_or_else(|| {
            self.draft.note(at, Problem::Name { name: Quoted::new(&written) });
            if is_plain(&written) { written.to_ascii_uppercase() } else { written }
        });
        self.draft.properties += 1;
        if self.draft.properties > limit::PROPERTIES {
            return Err(Stop::Limit(Limit::Properties));
        }
        self.values(Property { name, at, values: Vec::new() })
    }

    fn behind_blanks(&mut self) -> Result<usize, Stop> {
        let mut at = self.at;
        while self.source.byte(at)?.is_some_and(is_blank) {
            at += 1;
            if at > limit::GAME {
                return Err(Stop::Limit(Limit::Game));
            }
        }
        Ok(at)
    }

    /// The name of a property, with whatever else stands in it.
    fn name(&mut self) -> Result<String, Stop> {
        let mut name = String::new();
        while let Some(byte) = self.source.byte(self.at)?.filter(|&byte| belongs_to_name(byte)) {
            if name.len() == limit::NAME {
                return Err(Stop::Limit(Limit::Name));
            }
            name.push(char::from(byte));
            self.at += 1;
        }
        Ok(name)
    }

    /// Whether a value stands here; what means nothing before it is passed over.
    fn finds_value(&mut self) -> Result<bool, Stop> {
        let from = self.at;
        let means = |byte: u8| matches!(byte, b';' | b'(' | b')' | b'[' | b']') || begins_name(byte);
        let mut at = from;
        while at < from + limit::NAME && self.source.byte(at)?.is_some_and(|byte| !means(byte)) {
            at += 1;
        }
        let is_value = self.source.byte(at)? == Some(b'[');
        if is_value && at > from {
            self.unexpected(from, at);
            self.at = at;
        }
        Ok(is_value)
    }

    fn unexpected(&mut self, from: usize, to: usize) {
        let junk = String::from_utf8_lossy(&self.source.bytes()[from..to.min(from + 8)]).into_owned();
        let sign = Quoted::new(junk.chars().next().unwrap_or_default());
        self.draft.note(from, Problem::Unexpected { sign });
    }

    /// Reads all values of a property, and gives it to its node.
    fn values(&mut self, mut property: Property) -> Result<(), Stop> {
        let mut stop = Ok(());
        loop {
            let next = self.behind_blanks()?;
            if self.source.byte(next)? != Some(b'[') {
                break;
            }
            self.at = next;
            match self.counted_value(&property.name) {
                Ok(value) => property.values.push(value),
                Err(error) => {
                    stop = Err(error);
                    break;
                }
            }
        }
        let here = self.here.expect("a node has begun");
        self.draft.nodes[here].properties.push(property);
        stop
    }

    /// Reads a value, if there are not too many.
    fn counted_value(&mut self, name: &str) -> Result<Range<usize>, Stop> {
        self.draft.values += 1;
        if self.draft.values > limit::VALUES {
            return Err(Stop::Limit(Limit::Values));
        }
        if self.at > limit::GAME {
            return Err(Stop::Limit(Limit::Game));
        }
        self.value(name)
    }

    /// Reads a value between its brackets.
    fn value(&mut self, name: &str) -> Result<Range<usize>, Stop> {
        let has_points = has_points_alone(name);
        let from = self.at + 1;
        let mut at = from;
        (self.is_in_value, self.nested) = (true, 0);
        let value = loop {
            if at - from > limit::VALUE {
                self.at = at;
                return Err(Stop::Limit(Limit::Value));
            }
            match self.source.byte(at)? {
                Some(b']') => {
                    self.at = at + 1;
                    break from..at;
                }
                Some(b'\\') => at = self.behind_character(at + 1)?,
                Some(b';' | b'(' | b')' | b'[') if has_points => {
                    self.draft.note(from - 1, Problem::ValueOpen { name: name.to_owned() });
                    self.at = self.cut_back(from, at);
                    break from..self.at;
                }
                Some(byte) => {
                    self.nested += usize::from(byte == b'[');
                    at = self.behind_character(at)?;
                }
                None => {
                    self.draft.note(from - 1, Problem::ValueOpen { name: name.to_owned() });
                    self.at = at;
                    break from..at;
                }
            }
        };
        self.is_in_value = false;
        Ok(value)
    }

    /// Where the character ends that begins here; nowhere beyond the text.
    fn behind_character(&mut self, at: usize) -> io::Result<usize> {
        let Some(byte) = self.source.byte(at)? else { return Ok(at) };
        let is_double = self.draft.lead.includes(byte) && self.source.byte(at + 1)?.is_some();
        Ok(at + 1 + usize::from(is_double))
    }

    /// Where a value without its bracket ends: before the name of the next property.
    fn cut_back(&self, from: usize, to: usize) -> usize {
        let bytes = self.source.bytes();
        if bytes[to] != b'[' {
            return to;
        }
        let name = bytes[from..to].iter().rev().take_while(|byte| byte.is_ascii_uppercase()).count();
        to - name
    }

    /// A value without a name goes to the property before it.
    fn stray_value(&mut self) -> Result<(), Stop> {
        self.draft.note(self.at, Problem::Unexpected { sign: Quoted::new('[') });
        let node = self.here.filter(|_| self.last == Last::Node);
        let last = node.and_then(|node| self.draft.nodes[node].properties.last());
        let name = last.map(|property| property.name.clone()).unwrap_or_default();
        let value = self.counted_value(&name)?;
        let property = node.and_then(|node| self.draft.nodes[node].properties.last_mut());
        if let Some(property) = property {
            property.values.push(value);
        }
        Ok(())
    }

    /// Takes a bracket into the value before it, as in `US[name[3d]]`; tells whether it can.
    fn nested_bracket(&mut self) -> Result<bool, Stop> {
        let (at, bytes) = (self.at, self.source.bytes());
        let node = self.here.filter(|_| self.last == Last::Node && self.nested > 0 && bytes[at] == b']');
        let property = node.and_then(|node| self.draft.nodes[node].properties.last_mut());
        let value = property.and_then(|property| property.values.last_mut());
        let Some(value) = value.filter(|value| value.end + 1 == at) else { return Ok(false) };
        if at - value.start > limit::VALUE {
            return Err(Stop::Limit(Limit::Value));
        }
        value.end = at;
        self.at += 1;
        self.nested -= 1;
        self.draft.note(at, Problem::Unexpected { sign: Quoted::new(']') });
        Ok(true)
    }

    /// Skips what means nothing, up to something that does.
    fn junk(&mut self) -> Result<(), Stop> {
        let from = self.at;
        let means = |byte: u8| matches!(byte, b';' | b'(' | b')' | b'[') || begins_name(byte);
        while self.source.byte(self.at)?.is_some_and(|byte| !means(byte)) {
            self.at += 1;
            if self.at > limit::GAME {
                return Err(Stop::Limit(Limit::Game));
            }
        }
        self.unexpected(from, self.at);
        Ok(())
    }
}

pub(super) const fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c | 0)
}

/// The properties with which games begin, and variations do not.
pub(super) const GAME_NAMES: [&str; 2] = ["FF", "GM"];

/// Blanks that may stand before something that is looked for.
const BLANKS: usize = 1000;

/// Where the next sign stands that is no blank.
pub(super) fn behind_some_blanks<R: Read>(source: &mut Source<R>, at: usize) -> io::Result<usize> {
    let mut next = at;
    while next < at + BLANKS && source.byte(next)?.is_some_and(is_blank) {
        next += 1;
    }
    Ok(next)
}

/// Whether a line begins here with a bracket, a semicolon and the kind of a game.
pub(super) fn begins_game<R: Read>(source: &mut Source<R>, at: usize) -> io::Result<bool> {
    let before = at.checked_sub(1).map(|before| source.bytes()[before]);
    if !matches!(before, None | Some(b'\n' | b'\r')) {
        return Ok(false);
    }
    let mut at = at;
    for sign in *b"(;" {
        if source.byte(at)? != Some(sign) {
            return Ok(false);
        }
        at = behind_some_blanks(source, at + 1)?;
    }
    let mut name = [0; 3];
    for (index, byte) in name.iter_mut().enumerate() {
        *byte = source.byte(at + index)?.unwrap_or_default();
    }
    Ok(GAME_NAMES.iter().any(|known| name == [known.as_bytes(), b"["].concat().as_slice()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scanned(text: &str) -> Draft {
        scan(&mut Source::new(text.as_bytes()), Lead::None).unwrap()
    }

    #[test]
    fn problems_that_are_not_told_are_not_kept() {
        for junk in ["a ", ")(;", ";C[a[b]]", "!B[aa]"] {
            let problems = scanned(&format!("(;{}", junk.repeat(5_000))).problems.into_vec();
            assert!(problems.len() <= limit::PROBLEMS + 2, "{junk}: {}", problems.len());
        }
    }
}
