//! Games from a stream, one after the other.

use std::io::{self, Read};

use encoding_rs::{Encoding, UTF_8};
use game::Quoted;

use super::{
    Limit, Problem, Record, SgfError, Spot,
    builder::{self, Care},
    charset::{self, Damage, Declared, Lead},
    draft::{Cut, Draft},
    limit,
    scan::{self, begins_game, behind_some_blanks, is_blank},
    source::Source,
};

/// Text between games that is forgotten at once.
const CHUNK: usize = 1 << 16;

/// What a stream has in some place.
pub(super) enum Found {
    Game(Record),
    /// Something that belongs to no game.
    Between(SgfError),
    Nothing,
}

/// Finds the games of a stream; memory does not grow with their number.
pub(super) struct Reader<R> {
    source: Source<R>,
    /// Where the source's first byte is.
    spot: Spot,
    games: u64,
    /// How much was passed over since the last game.
    passed: usize,
    has_text: bool,
    is_over: bool,
    care: Care,
}

/// Where the search for a game ends.
enum Search {
    Game,
    End,
    /// So much was passed over that nobody goes on.
    TooFar,
}

impl<R: Read> Reader<R> {
    pub(super) fn new(input: R) -> Reader<R> {
        Reader {
            source: Source::new(input),
            spot: Spot::START,
            games: 0,
            passed: 0,
            has_text: false,
            is_over: false,
            care: Care::Usual,
        }
    }

    pub(super) fn set_care(&mut self, care: Care) {
        self.care = care;
    }

    pub(super) fn bytes_read(&self) -> u64 {
        self.source.forgotten()
    }

    /// Reads the next game, or says what stands in its place.
    pub(super) fn read(&mut self) -> io::Result<Found> {
        if self.is_over {
            return Ok(Found::Nothing);
        }
        if let Some(error) = self.leftover()? {
            return Ok(Found::Between(error));
        }
        match self.find()? {
            Search::Game => {
                self.games += 1;
                return self.game().map(Found::Game);
            }
            Search::TooFar => {
                self.is_over = true;
                let problem = Problem::Limit(Limit::Between);
                return Ok(Found::Between(SgfError { spot: self.spot, problem }));
            }
            Search::End => self.is_over = true,
        }
        if self.games == 0 {
            return Ok(Found::Between(SgfError { spot: Spot::START, problem: Problem::NoGame }));
        }
        Ok(Found::Nothing)
    }

    /// A sign right behind a game that can only have belonged to it.
    fn leftover(&mut self) -> io::Result<Option<SgfError>> {
        if self.has_passed_much() {
            return Ok(None);
        }
        let at = behind_some_blanks(&mut self.source, 0)?;
        let sign = self.source.byte(at)?.filter(|sign| self.games > 0 && matches!(sign, b')' | b';'));
        let Some(sign) = sign else { return Ok(None) };
        self.forget(at);
        let error = SgfError {
            spot: self.spot,
            problem: Problem::Unexpected { sign: Quoted::new(char::from(sign)) },
        };
        // A row of them is one problem.
        let mut end = 1;
        while self.source.byte(end)?.is_some_and(|byte| is_blank(byte) || byte == sign) && end < CHUNK {
            end += 1;
        }
        self.forget(end);
        Ok(Some(error))
    }

    /// Goes to where a game begins.
    fn find(&mut self) -> io::Result<Search> {
        let mut at = 0;
        while !self.has_passed_much() {
            let Some(byte) = self.source.byte(at)? else {
                self.forget(at);
                return Ok(Search::End);
            };
            let begins = match byte {
                b'(' => self.begins_tree(at + 1)?,
                b';' => self.games == 0 && !self.has_text && self.begins_property(at + 1)?,
                _ => false,
            };
            if begins {
                self.forget(at);
                return Ok(Search::Game);
            }
            self.has_text |= !is_blank(byte);
            at = self.forget_chunk(at + 1, byte);
        }
        Ok(Search::TooFar)
    }

    /// Whether a node or, for want of its semicolon, a property stands here.
    fn begins_tree(&mut self, at: usize) -> io::Result<bool> {
        let at = behind_some_blanks(&mut self.source, at)?;
        Ok(self.source.byte(at)? == Some(b';') || self.begins_property(at)?)
    }

    /// Whether a property with a name of one or two letters stands here.
    fn begins_property(&mut self, at: usize) -> io::Result<bool> {
        let mut at = behind_some_blanks(&mut self.source, at)?;
        let from = at;
        while at < from + 2 && self.source.byte(at)?.is_some_and(|byte| byte.is_ascii_uppercase()) {
            at += 1;
        }
        Ok(at > from && self.source.byte(at)? == Some(b'['))
    }

    fn game(&mut self) -> io::Result<Record> {
        let (draft, charset) = self.draft()?;
        let (end, cut) = (draft.end, draft.cut);
        let bytes = self.source.bytes();
        let (mut record, problems) = builder::build(draft, bytes, charset, self.care);
        record.spot = self.spot;
        record.problems = located(problems, bytes, self.spot, charset);
        self.spot = self.spot.behind(&bytes[..end], charset);
        self.source.forget(end);
        self.passed = 0;
        if let Some(cut) = cut {
            self.skip(cut)?;
        }
        Ok(record)
    }

    /// The text of a game and its charset: the declared one if it can be that.
    fn draft(&mut self) -> io::Result<(Draft, &'static Encoding)> {
        let draft = scan::scan(&mut self.source, Lead::None)?;
        if self.source.is_unicode() {
            return Ok((draft, UTF_8));
        }
        match charset::declared(&draft, self.source.bytes()) {
            Declared::Nothing => self.guessed(draft, None),
            Declared::Unknown(label, at) => {
                self.guessed(draft, Some((at, Problem::UnknownCharset { label: Quoted::new(label) })))
            }
            Declared::Known(charset, at) => {
                let mut draft = self.rescanned(draft, charset)?;
                let problem = (at, Problem::Charset { charset: charset.name() });
                match charset::damage(charset, &draft, self.source.bytes()) {
                    Damage::None => {}
                    Damage::Some => draft.note(problem.0, problem.1),
                    Damage::Much => return self.guessed(draft, Some(problem)),
                }
                Ok((draft, charset))
            }
        }
    }

    /// The same with the charset that it seems to be in.
    fn guessed(
        &mut self,
        draft: Draft,
        problem: Option<(usize, Problem)>,
    ) -> io::Result<(Draft, &'static Encoding)> {
        let charset = charset::guess(&draft, self.source.bytes());
        let mut draft = self.rescanned(draft, charset)?;
        if let Some((at, problem)) = problem {
            draft.note(at, problem);
        }
        Ok((draft, charset))
    }

    /// The text of a game with the characters of a charset told apart.
    fn rescanned(&mut self, draft: Draft, charset: &'static Encoding) -> io::Result<Draft> {
        let lead = Lead::of(charset);
        if draft.lead == lead { Ok(draft) } else { scan::scan(&mut self.source, lead) }
    }

    /// Goes behind a game of which there is too much, keeping none of it.
    fn skip(&mut self, cut: Cut) -> io::Result<()> {
        let Cut { mut depth, mut is_in_value } = cut;
        let mut at = 0;
        while let Some(byte) = self.source.byte(at)? {
            match byte {
                b'\\' if is_in_value => at += 1,
                b']' => is_in_value = false,
                _ if is_in_value => {}
                b'[' => is_in_value = true,
                b'(' if begins_game(&mut self.source, at)? => break,
                b'(' => depth += 1,
                b')' => depth = depth.saturating_sub(1),
                _ => {}
            }
            at += 1;
            if depth == 0 {
                break;
            }
            at = self.forget_chunk(at, byte);
            if self.has_passed_much() {
                break;
            }
        }
        self.forget(at);
        Ok(())
    }

    fn has_passed_much(&self) -> bool {
        self.passed > limit::BETWEEN
    }

    /// Forgets what stands before a place once it is long; tells where the place is then.
    fn forget_chunk(&mut self, at: usize, last: u8) -> usize {
        if at < CHUNK {
            return at;
        }
        // A line feed behind it would end the same line.
        let kept = usize::from(last == b'\r');
        self.forget(at - kept);
        kept
    }

    fn forget(&mut self, count: usize) {
        let count = count.min(self.source.bytes().len());
        self.spot = self.spot.behind(&self.source.bytes()[..count], UTF_8);
        self.source.forget(count);
        self.passed += count;
    }
}

/// Places in a game as lines and columns, in the order of the text.
fn located(
    mut problems: Vec<(usize, Problem)>,
    bytes: &[u8],
    start: Spot,
    charset: &'static Encoding,
) -> Vec<SgfError> {
    problems.sort_by_key(|&(at, _)| at);
    if problems.len() > limit::PROBLEMS {
        let rest = problems.split_off(limit::PROBLEMS);
        let last = problems.last().map_or(0, |&(at, _)| at);
        problems.push((last, Problem::Limit(Limit::Problems)));
        // That not all was read must be known whatever else is wrong.
        problems.extend(rest.into_iter().filter(|(_, problem)| matches!(problem, Problem::Limit(_))));
    }
    let (mut from, mut spot) = (0, start);
    let mut locate = |at: usize| {
        spot = spot.behind(&bytes[from..at], charset);
        from = at;
        spot
    };
    problems.into_iter().map(|(at, problem)| SgfError { spot: locate(at), problem }).collect()
}
