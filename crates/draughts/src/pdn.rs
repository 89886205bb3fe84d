//! Whole games as text: PDN, which is to draughts what PGN is to chess.
//!
//! Read are tags, moves with or without numbers, `{comments}`, `(variations)`, `$glyphs` and
//! a result. Written is the whole tree.

use std::{fmt::Write as _, str::Chars};

use game::{Edit, Game, History, Message, NodeId, Position as _, Quoted, Show as _};

use crate::{
    Move, Piece, Position, Setup,
    pdn_problem::{OtherGame, Problem},
};

/// How PDN calls English draughts.
const GAME_TYPE: u32 = 21;
/// The results that can end a game.
const RESULTS: [&str; 7] = ["1-0", "0-1", "1/2-1/2", "2-0", "0-2", "1-1", "*"];
/// How deep variations may be nested.
const MOST_DEPTH: usize = 1_000;
/// How wide lines of moves are.
const WIDTH: usize = 80;

/// A game as a text has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The tags, in their order.
    pub tags: Vec<(String, String)>,
    /// Where the game begins.
    pub start: Position,
    /// Everything played and said.
    pub history: History<Move, Edit<Piece>>,
    /// How its text ends.
    pub result: String,
}

/// Why a text is no game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct ReadError {
    /// In which line, from 1.
    pub line: usize,
    /// What is wrong.
    pub why: Problem,
}

impl ReadError {
    /// The sentence that tells it.
    pub fn message(&self) -> Message {
        Message::new("pdn-line").with("line", self.line).saying("why", self.why.message())
    }
}

/// The texts of all games of a text, in their order.
///
/// ```
/// let games = draughts::pdn::games("[White \"Ann\"]\n1. 11-15 *\n\n[White \"Bea\"]\n1. 9-14 1-0\n");
/// assert_eq!(games.len(), 2);
/// assert!(games[1].contains("Bea"));
/// ```
pub fn games(text: &str) -> Vec<&str> {
    let mut scanner = Scanner { signs: text.chars(), line: 1 };
    let (mut games, mut begun, mut has_moves) = (Vec::new(), 0, false);
    loop {
        let before = text.len() - scanner.signs.as_str().len();
        // Where nothing can be read any more, the last game has the rest.
        let Ok(Some(token)) = scanner.next() else { break };
        let is_end = matches!(token, Token::Result(_));
        if is_end || (has_moves && matches!(token, Token::Tag(..))) {
            let ended = if is_end { text.len() - scanner.signs.as_str().len() } else { before };
            games.push(&text[begun..ended]);
            (begun, has_moves) = (ended, false);
        } else {
            has_moves |= !matches!(token, Token::Tag(..) | Token::Comment(_));
        }
    }
    if !text[begun..].trim().is_empty() {
        games.push(&text[begun..]);
    }
    games
}

/// A piece of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Token {
    Tag(String, String),
    Comment(String),
    Open,
    Close,
    Glyph(u32),
    Result(String),
    Move(String),
}

impl Record {
    /// A game in which nothing has been played.
    pub fn new(start: Position) -> Record {
        Record { tags: Vec::new(), start, history: History::new(), result: "*".to_owned() }
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Sets a tag, in its place if there is one; an empty value takes it away.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        match self.tags.iter_mut().find(|(known, _)| known == name) {
            _ if value.is_empty() => self.tags.retain(|(known, _)| known != name),
            Some((_, known)) => value.clone_into(known),
            None => self.tags.push((name.to_owned(), value.to_owned())),
        }
    }

    /// The position at the end of the main line, and how many moves lead there.
    pub fn end(&self) -> (Position, u64) {
        let (mut position, mut plies) = (self.start.clone(), 0);
        for mv in self.history.main_line(NodeId::ROOT).filter_map(|id| self.history.node(id).mv()) {
            position.apply(mv);
            plies += 1;
        }
        (position, plies)
    }

    /// Reads the first game of a text.
    ///
    /// # Errors
    /// Says which line cannot be read or played.
    ///
    /// ```
    /// use draughts::pdn::Record;
    ///
    /// let game = Record::read("1. 11-15 (1. 9-14 {quiet}) 22-18 2. 15x22 *")?;
    /// assert!(game.write().ends_with("1. 11-15 (1. 9-14 {quiet}) 1... 22-18 2. 15x22 *\n\n"));
    /// # Ok::<(), draughts::pdn::ReadError>(())
    /// ```
    pub fn read(text: &str) -> Result<Record, ReadError> {
        let mut scanner = Scanner { signs: text.chars(), line: 1 };
        let (mut tags, mut start) = (Vec::new(), Position::start());
        let mut next = scanner.next()?;
        while let Some(Token::Tag(name, value)) = next {
            let told = |why: Problem| ReadError { line: scanner.line, why };
            match name.as_str() {
                "GameType" => must_be_english(&value).map_err(told)?,
                "FEN" => start = start_of(&value).map_err(told)?,
                _ => {}
            }
            tags.push((name, value));
            next = scanner.next()?;
        }
        let mut reading = Reading { game: Game::new(start.clone()), turns: Vec::new() };
        let mut result = "*".to_owned();
        while let Some(token) = next {
            if let Token::Result(said) = token {
                result = said;
                break;
            }
            let line = scanner.line;
            reading.take(token).map_err(|why| ReadError { line, why })?;
            next = scanner.next()?;
        }
        let mut history = reading.game.history().clone();
        history.jump(NodeId::ROOT);
        Ok(Record { tags, start, history, result })
    }

    /// The game as a text, with an empty line behind it.
    pub fn write(&self) -> String {
        let mut text = String::new();
        let mut tag = |name: &str, value: &str| {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            // Writing to a string cannot fail.
            let _ = writeln!(text, "[{name} \"{value}\"]");
        };
        let own = ["GameType", "SetUp", "FEN", "Result"];
        for (name, value) in self.tags.iter().filter(|(name, _)| !own.contains(&name.as_str())) {
            tag(name, value);
        }
        tag("Result", &self.result);
        tag("GameType", &GAME_TYPE.to_string());
        if self.start != Position::start() {
            tag("SetUp", "1");
            tag("FEN", &self.start.setup().to_string());
        }
        text.push('\n');
        let mut writing = Writing { words: Vec::new(), position: self.start.clone() };
        writing.remarks(self, NodeId::ROOT);
        writing.line(self, NodeId::ROOT, 1);
        writing.words.push(self.result.clone());
        text + &wrapped(&writing.words) + "\n\n"
    }
}

/// Complains about a game that is another one by its number; more may be said behind it.
fn must_be_english(value: &str) -> Result<(), Problem> {
    let number = value.split(',').next().and_then(|number| number.trim().parse().ok());
    match number {
        None | Some(GAME_TYPE) => Ok(()),
        Some(number) => Err(Problem::OtherGame { number, game: OtherGame::of(number) }),
    }
}

/// The position that a tag says.
fn start_of(fen: &str) -> Result<Position, Problem> {
    let setup: Setup = fen.parse()?;
    Ok(Position::try_from(setup)?)
}

/// A game that is being read.
struct Reading {
    game: Game<Position>,
    /// Where each open variation goes back to.
    turns: Vec<NodeId>,
}

impl Reading {
    fn take(&mut self, token: Token) -> Result<(), Problem> {
        let here = self.game.history().cursor();
        match token {
            Token::Tag(name, _) => return Err(Problem::TagAmongMoves { tag: Quoted::new(name) }),
            Token::Comment(comment) => self.game.notes_mut(here).comments.push(comment),
            Token::Glyph(number) => self.game.notes_mut(here).glyphs.push(number),
            Token::Open => {
                let parent = self.game.history().node(here).parent();
                let parent = parent.ok_or(Problem::VariationFirst)?;
                if self.turns.len() >= MOST_DEPTH {
                    return Err(Problem::TooDeep);
                }
                self.turns.push(here);
                self.game.jump(parent);
            }
            Token::Close => {
                let back = self.turns.pop().ok_or(Problem::NotBegun)?;
                self.game.jump(back);
            }
            Token::Move(text) => self.play(&text)?,
            Token::Result(_) => {}
        }
        Ok(())
    }

    /// Plays a move, also behind a draw that nobody claimed.
    fn play(&mut self, text: &str) -> Result<(), Problem> {
        self.game.set_policy(game::DrawPolicy::Claimed);
        let mv = self.game.position().parse(text).map_err(|_| Problem::NoMove { mv: Quoted::new(text) })?;
        self.game.play(mv).map(drop).map_err(|_| Problem::AfterEnd { mv: Quoted::new(text) })
    }
}

/// Takes a text apart.
struct Scanner<'a> {
    signs: Chars<'a>,
    line: usize,
}

impl Scanner<'_> {
    fn sign(&mut self) -> Option<char> {
        let sign = self.signs.next()?;
        self.line += usize::from(sign == '\n');
        Some(sign)
    }

    fn peek(&self) -> Option<char> {
        self.signs.clone().next()
    }

    fn next(&mut self) -> Result<Option<Token>, ReadError> {
        loop {
            let Some(sign) = self.sign() else { return Ok(None) };
            return Ok(Some(match sign {
                '[' => self.tag()?,
                '{' => Token::Comment(self.until('}')?.split_whitespace().collect::<Vec<_>>().join(" ")),
                '(' => Token::Open,
                ')' => Token::Close,
                ';' | '%' => {
                    while self.peek().is_some_and(|sign| sign != '\n') {
                        self.sign();
                    }
                    continue;
                }
                _ if sign.is_whitespace() || sign == '\u{feff}' => continue,
                _ => match self.word(sign) {
                    Some(token) => token,
                    None => continue,
                },
            }));
        }
    }

    fn until(&mut self, end: char) -> Result<String, ReadError> {
        let line = self.line;
        let mut text = String::new();
        loop {
            match self.sign() {
                None => return Err(ReadError { line, why: Problem::Unended { sign: end } }),
                Some(sign) if sign == end => return Ok(text),
                Some(sign) => text.push(sign),
            }
        }
    }

    fn tag(&mut self) -> Result<Token, ReadError> {
        let line = self.line;
        let name = self.until('"')?.trim().to_owned();
        let mut value = String::new();
        loop {
            match self.sign() {
                Some('"') => break,
                Some('\\') => value.extend(self.sign()),
                Some(sign) => value.push(sign),
                None => return Err(ReadError { line, why: Problem::TagUnended { tag: Quoted::new(name) } }),
            }
        }
        self.until(']')?;
        Ok(Token::Tag(name, value))
    }

    /// A word that begins with a sign; none for the number of a move.
    fn word(&mut self, first: char) -> Option<Token> {
        let mut word = String::from(first);
        while let Some(sign) = self.peek().filter(|sign| !sign.is_whitespace() && !"(){}[];".contains(*sign))
        {
            word.push(sign);
            self.sign();
            if sign == '.' {
                // What stands behind a number may stand right behind it.
                break;
            }
        }
        if RESULTS.contains(&word.as_str()) {
            return Some(Token::Result(word));
        }
        if let Some(number) = word.strip_prefix('$') {
            return number.parse().ok().map(Token::Glyph);
        }
        let is_number = word.trim_end_matches('.').bytes().all(|byte| byte.is_ascii_digit());
        if is_number && !word.is_empty() {
            return None;
        }
        Some(Token::Move(word.trim_end_matches(['!', '?']).to_owned()))
    }
}

/// A game that is being written, word by word.
struct Writing {
    words: Vec<String>,
    position: Position,
}

impl Writing {
    fn remarks(&mut self, record: &Record, id: NodeId) {
        let notes = record.history.node(id).notes();
        self.words.extend(notes.glyphs.iter().map(|glyph| format!("${glyph}")));
        self.words
            .extend(notes.comments.iter().map(|comment| format!("{{{}}}", comment.replace(['{', '}'], ""))));
    }

    /// Everything behind a node, its variations in brackets.
    fn line(&mut self, record: &Record, from: NodeId, ply: usize) {
        let (mut here, mut ply, mut is_first) = (from, ply, true);
        let mut undone = Vec::new();
        while let Some((&main, others)) = record.history.node(here).children().split_first() {
            let Some(mv) = record.history.node(main).mv() else { break };
            self.mv(mv, ply, is_first);
            let after_main = self.position.apply(mv);
            self.remarks(record, main);
            self.position.revert(after_main);
            for &other in others {
                self.variation(record, other, ply);
            }
            let has_remarks = self.words.last().is_some_and(|word| word.ends_with(['}', ')']));
            undone.push(self.position.apply(mv));
            (here, ply, is_first) = (main, ply + 1, has_remarks);
        }
        for undo in undone.into_iter().rev() {
            self.position.revert(undo);
        }
    }

    fn variation(&mut self, record: &Record, id: NodeId, ply: usize) {
        let Some(mv) = record.history.node(id).mv() else { return };
        let opened = self.words.len();
        self.mv(mv, ply, true);
        let undo = self.position.apply(mv);
        self.remarks(record, id);
        self.line(record, id, ply + 1);
        self.position.revert(undo);
        self.words[opened].insert(0, '(');
        if let Some(last) = self.words.last_mut() {
            last.push(')');
        }
    }

    /// A move, with its number where one is wanted.
    fn mv(&mut self, mv: Move, ply: usize, is_first: bool) {
        let number = ply.div_ceil(2);
        if ply % 2 == 1 {
            self.words.push(format!("{number}."));
        } else if is_first {
            self.words.push(format!("{number}..."));
        }
        self.words.push(self.position.text(mv));
    }
}

/// Words in lines of a bearable length.
fn wrapped(words: &[String]) -> String {
    let mut text = String::new();
    let mut width = 0;
    for word in words {
        let length = word.chars().count();
        if width > 0 && width + 1 + length > WIDTH {
            text.push('\n');
            width = 0;
        } else if width > 0 {
            text.push(' ');
            width += 1;
        }
        text.push_str(word);
        width += length;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_is_written_and_read_back() {
        let text = "[White \"Ada \\\"A\\\"\"]\n\n{hello} 1. 11-15 $1 (1. 9-14 22-18 (1... 22-17) 2. 5-9) 22-18 {why} 2. 15x22 25x18 1-0";
        let game = Record::read(text).unwrap();
        assert_eq!(game.tag("White"), Some("Ada \"A\""));
        let again = Record::read(&game.write()).unwrap();
        assert_eq!(again.write(), game.write());
        assert_eq!(again.history, game.history);
        assert_eq!(game.result, "1-0");
    }

    #[test]
    fn numbers_may_stand_right_before_moves() {
        let game = Record::read("1.11-15 22-18 2.15x22").unwrap();
        assert_eq!(game.history.main_line(NodeId::ROOT).count(), 3);
    }

    #[test]
    fn a_game_may_begin_elsewhere() {
        let game = Record::read("[FEN \"W:W22:B18,10\"]\n1. 22x6 *").unwrap();
        assert!(game.write().contains("[FEN \"W:W22:B10,18\"]"), "{}", game.write());
    }

    #[test]
    fn games_with_other_rules_are_refused_by_their_name() {
        let wrong = |text: &str| Record::read(text).unwrap_err().to_string();
        assert_eq!(
            wrong("[White \"A\"]\n[GameType \"20\"]\n1. 32-28 19-23 *"),
            "line 2: the tag GameType says 20, international draughts: \
             only English draughts, type 21, is played here"
        );
        assert!(wrong("[GameType \"25,W,8,8,A0,0\"]").contains("25, Russian draughts:"));
        assert!(wrong("[GameType \"50\"]").contains("50, another game:"));
        for ours in ["21", "21,B,8,8,N1,0", " 21 ", "?", ""] {
            assert!(Record::read(&format!("[GameType \"{ours}\"]\n1. 11-15 *")).is_ok(), "{ours}");
        }
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        let wrong = |text: &str| Record::read(text).unwrap_err().to_string();
        assert_eq!(wrong("1. 11-15\n22-19x"), "line 2: \"22-19x\" is no move here");
        assert_eq!(wrong("\n{open"), "line 2: nothing ends with } what begins here");
        assert_eq!(wrong("(1. 11-15)"), "line 1: a variation stands before the first move");
        assert_eq!(wrong("1. 11-15 )"), "line 1: a variation ends that has not begun");
        assert_eq!(wrong("[White \"A\"]\n[FEN \"x\"]"), "line 2: expected B or W to move, got \"x\"");
    }
}
