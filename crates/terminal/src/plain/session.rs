//! A game, line by line.

use std::{
    collections::VecDeque,
    io::{self, BufRead, Write},
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    thread,
    time::{Duration, Instant},
};

use game::{Color, Message, Place};
use players::company::{Company, Habits, Said, Sitters};
use table::{
    BoardView, Command, Effect, Entry, Fact, Kind, Offer, Phase, Sitter, Spec, Table, View,
    open::kind_of_record,
};
use words::Words;

use super::{
    Order, Style, draw, letters,
    say::{self, time_text},
};

/// How much of a file is read as a game.
const MOST_TEXT: u64 = 1 << 24;

/// What is wished of a session.
pub struct Wishes {
    /// The game.
    pub spec: Spec,
    /// How engines play.
    pub habits: Habits,
    /// How it looks.
    pub style: Style,
}

/// How a session ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Finish {
    /// The game is over.
    Ended,
    /// Somebody left, and the game was kept.
    Left,
}

/// Whoever keeps what happens, before anybody is told.
pub type Keeper<'a> = Box<dyn FnMut(&Table, &[Entry]) -> Result<(), Message> + 'a>;

/// What comes to a session from elsewhere.
enum Event {
    Line(String),
    EndOfInput,
    Said(Said),
}

/// A game in lines of text.
pub struct Session<'a, W> {
    table: Table,
    sitters: Sitters,
    events: Receiver<Event>,
    /// Lines that came before somebody could say them.
    waiting: VecDeque<String>,
    is_input_over: bool,
    words: Words,
    style: Style,
    habits: Habits,
    out: W,
    keeper: Keeper<'a>,
    begun: Instant,
    /// The facts that were shown already.
    shown: u64,
    /// The node that is looked at, if not the last one.
    looked_at: Option<u32>,
    is_flipped: bool,
    /// What was said of a move so far: a square, or a move that lacks its promotion.
    begun_move: Option<String>,
    wants_hint: bool,
    /// Whether it is being looked at which stones are dead.
    awaits_proposal: bool,
    /// What is to be said with the next board.
    news: Vec<Message>,
    company: Company,
    sender: Sender<Event>,
}

impl<'a, W: Write> Session<'a, W> {
    /// A game about to begin; lines come from `input`.
    ///
    /// # Errors
    /// Says what is wrong with what was wished.
    pub fn open(
        wishes: Wishes,
        company: Company,
        input: impl BufRead + Send + 'static,
        out: W,
        keeper: Keeper<'a>,
    ) -> Result<Session<'a, W>, Message> {
        let (sender, events) = channel();
        listen(input, sender.clone());
        let (table, effects) = Table::open(wishes.spec, Duration::ZERO).map_err(|error| error.message())?;
        let sitters = seated(&company, &sender);
        let mut session = Session {
            table,
            sitters,
            events,
            waiting: VecDeque::new(),
            is_input_over: false,
            words: Words::new(wishes.style.language),
            style: wishes.style,
            habits: wishes.habits,
            out,
            keeper,
            begun: Instant::now(),
            shown: 0,
            looked_at: None,
            is_flipped: false,
            begun_move: None,
            wants_hint: false,
            awaits_proposal: false,
            news: Vec::new(),
            company,
            sender,
        };
        session.keep(&effects)?;
        session.attend(&effects);
        Ok(session)
    }

    /// The table as it stands.
    pub fn table(&self) -> &Table {
        &self.table
    }

    fn now(&self) -> Duration {
        self.begun.elapsed()
    }

    /// Plays until the game is over or somebody leaves.
    ///
    /// # Errors
    /// When nothing can be written any more.
    pub fn run(&mut self) -> io::Result<Finish> {
        loop {
            if self.shown != self.table.number() {
                self.show()?;
            }
            if self.table.ending().is_some() && !(self.style.is_interactive && self.wants_another()?) {
                return Ok(Finish::Ended);
            }
            if self.is_listening()
                && let Some(line) = self.waiting.pop_front()
            {
                if self.take(&line)? {
                    return Ok(Finish::Left);
                }
                continue;
            }
            if self.is_listening() && self.is_input_over {
                self.say(&Message::new("play-left"))?;
                return Ok(Finish::Left);
            }
            self.wait()?;
        }
    }

    /// Whether it is for a person to say something.
    fn is_listening(&self) -> bool {
        if self.wants_hint || self.awaits_proposal {
            return false;
        }
        let is_answer = Color::ALL
            .into_iter()
            .any(|color| self.table.offer_of(color).is_some() && self.table.seats()[!color].is_person());
        match self.table.phase() {
            Phase::Playing => self.table.seats()[self.table.turn()].is_person() || is_answer,
            Phase::Counting => self.table.seats().iter().any(|(_, sitter)| sitter.is_person()),
            Phase::Waiting | Phase::Paused | Phase::Reviewing | Phase::Ended { .. } => true,
        }
    }

    /// Waits for a line, an answer or a flag.
    fn wait(&mut self) -> io::Result<()> {
        let flag = self.table.flag_falls_at().map(|at| at.saturating_sub(self.now()));
        let event = match flag {
            Some(left) => self.events.recv_timeout(left),
            None => self.events.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match event {
            Ok(Event::Line(line)) => self.waiting.push_back(line),
            Ok(Event::EndOfInput) | Err(RecvTimeoutError::Disconnected) => self.is_input_over = true,
            Ok(Event::Said(said)) => self.hear(said)?,
            Err(RecvTimeoutError::Timeout) => self.does(Command::Tick)?,
        }
        Ok(())
    }

    fn hear(&mut self, said: Said) -> io::Result<()> {
        match said {
            // What comes too late is no longer wanted.
            Said::Command(command) => {
                self.awaits_proposal &= !matches!(command, Command::Propose { .. });
                self.handle(command).or(Ok(()))
            }
            Said::Hint { text, .. } => {
                self.wants_hint = false;
                match text.and_then(|text| self.table.game().choice(&text).ok()) {
                    Some(choice) => {
                        let mv = self.notation(&choice.notation);
                        self.say(&Message::new("play-hint").with("move", mv))
                    }
                    None => self.say(&Message::new("play-no-hint")),
                }
            }
            Said::Trouble(_, fault) => self.say(&Message::new("play-trouble").with("why", fault)),
            Said::Thought(..) => Ok(()),
        }
    }

    /// Hands a command to the table: what cannot be kept did not happen.
    fn handle(&mut self, command: Command) -> Result<(), Message> {
        let mut after = self.table.clone();
        let effects = after.handle(command, self.now())?;
        let before = std::mem::replace(&mut self.table, after);
        if let Err(message) = self.keep(&effects) {
            self.table = before;
            return Err(message);
        }
        self.looked_at = None;
        self.attend(&effects);
        let declined = effects.iter().find_map(|effect| match effect {
            Effect::Save(Entry { fact: Fact::Declined { by, offer }, .. }) => Some((*by, *offer)),
            _ => None,
        });
        self.news.extend(
            declined.map(|(by, offer)| {
                Message::new("play-declined").with("color", by).with("offer", offer.name())
            }),
        );
        Ok(())
    }

    fn keep(&mut self, effects: &[Effect]) -> Result<(), Message> {
        let entry = |effect: &Effect| match effect {
            Effect::Save(entry) => Some(entry.clone()),
            _ => None,
        };
        let entries: Vec<Entry> = effects.iter().filter_map(entry).collect();
        if entries.is_empty() { Ok(()) } else { (self.keeper)(&self.table, &entries) }
    }

    fn attend(&mut self, effects: &[Effect]) {
        let now = self.now();
        self.awaits_proposal |= effects.contains(&Effect::Count) && self.table.dead().is_empty();
        for effect in effects {
            self.sitters.attend(effect, &self.table, &self.habits, now);
        }
    }

    /// Hands a command to the table, and says why if it is refused.
    fn does(&mut self, command: Command) -> io::Result<()> {
        match self.handle(command) {
            Ok(()) => Ok(()),
            Err(message) => self.say(&message),
        }
    }

    /// Takes a line; tells whether somebody leaves.
    fn take(&mut self, line: &str) -> io::Result<bool> {
        let line = line.trim();
        if let Some(begun) = self.begun_move.take() {
            self.go_on(&begun, line)?;
            return Ok(false);
        }
        match Order::read(line) {
            Some(Order::Quit) => {
                self.say(&Message::new("play-left"))?;
                Ok(true)
            }
            Some(order) => self.obey(order).map(|()| false),
            None if line.is_empty() => {
                self.shown = 0;
                Ok(false)
            }
            None => self.play(line).map(|()| false),
        }
    }

    fn obey(&mut self, order: Order) -> io::Result<()> {
        let seat = self.speaker();
        match order {
            Order::Undo => self.does(Command::TakeBack { seat: self.last_mover() }),
            Order::Redo => self.does(Command::Redo),
            Order::Back => self.look(-1),
            Order::Forward => self.look(1),
            Order::Draw => self.offer_draw(seat),
            Order::Claim(with) => self.does(Command::Claim { seat, with }),
            Order::No => self.answer(false),
            Order::Resign => self.does(Command::Resign { seat }),
            Order::Dead(points) => self.mark(seat, &points),
            Order::Accept if *self.table.phase() == Phase::Counting => self.does(Command::Accept { seat }),
            Order::Accept | Order::Yes => self.answer(true),
            Order::Save(file) => self.save(file.as_deref()),
            Order::Load(file) => self.load(file.as_deref()),
            Order::Hint => {
                let now = self.now();
                self.sitters.hint(&self.table, now);
                self.wants_hint = true;
                Ok(())
            }
            Order::Moves => self.list_moves(),
            Order::Flip => {
                self.is_flipped = !self.is_flipped;
                self.shown = 0;
                Ok(())
            }
            Order::History => self.history(),
            Order::Clock => self.clocks(),
            Order::Fen => {
                let text = self.table.game().setup_text();
                self.line(&text)
            }
            Order::Pgn => {
                let text = self.table.record();
                self.line(text.trim_end())
            }
            Order::Level(level) => self.set_level(level.as_deref()),
            Order::Help => self.say(&Message::new("play-help")),
            Order::Quit => Ok(()),
        }
    }

    /// The side of the person who speaks: the one to move, else the one person there is.
    fn speaker(&self) -> Color {
        let turn = self.table.turn();
        let seats = self.table.seats();
        if seats[turn].is_person() || !seats[!turn].is_person() { turn } else { !turn }
    }

    /// Whose move is taken back: a person's own against an engine, else the last one.
    fn last_mover(&self) -> Color {
        let seats = self.table.seats();
        let is_shared = seats.iter().all(|(_, sitter)| sitter.is_person());
        if is_shared { !self.table.turn() } else { self.speaker() }
    }

    fn offer_draw(&mut self, seat: Color) -> io::Result<()> {
        self.does(Command::Offer { seat, offer: Offer::Draw })?;
        if self.table.offer_of(seat).is_some() && self.table.seats()[!seat].is_person() {
            self.say(&Message::new("play-draw-offered").with("color", seat))?;
        }
        Ok(())
    }

    /// Answers what waits for an answer of a person here.
    fn answer(&mut self, accept: bool) -> io::Result<()> {
        let asked = Color::ALL.into_iter().find(|&seat| self.table.offer_of(!seat).is_some());
        self.does(Command::Answer { seat: asked.unwrap_or(self.speaker()), accept })
    }

    fn mark(&mut self, seat: Color, points: &[String]) -> io::Result<()> {
        for point in points {
            match place(point) {
                Some(place) => self.does(Command::Dead { seat, place })?,
                None => self.say(&Message::new("move-not-a-point").with("text", point))?,
            }
        }
        Ok(())
    }

    fn set_level(&mut self, level: Option<&str>) -> io::Result<()> {
        let wanted = level.and_then(|level| level.parse().ok()).filter(|level: &u8| *level <= 9);
        let engine =
            Color::ALL.into_iter().find(|&seat| matches!(self.table.seats()[seat], Sitter::Level { .. }));
        match (wanted, engine) {
            (Some(level), Some(seat)) => {
                self.does(Command::Seat { seat, sitter: Sitter::Level { level }, from: None })?;
                self.say(&Message::new("play-level").with("level", level))
            }
            (None, _) => self.say(&Message::new("play-no-level")),
            (_, None) => self.say(&Message::new("play-no-engine")),
        }
    }

    /// Plays what was written, from where one looks.
    fn play(&mut self, text: &str) -> io::Result<()> {
        if let Some(node) = self.looked_at.take() {
            self.does(Command::GoTo { node })?;
        }
        let readings = letters::readings(text, self.style.language, self.is_plain_chess());
        let found = readings.iter().find_map(|reading| self.table.game().choice(reading).ok());
        if let Some(choice) = found {
            return self.make(&choice.text);
        }
        let Err(message) = self.table.game().choice(&readings[0]) else { return Ok(()) };
        self.explain(text, &message)
    }

    fn make(&mut self, text: &str) -> io::Result<()> {
        let on = self.table.game().cursor().number();
        self.does(Command::Move { seat: self.table.turn(), on, text: text.to_owned() })
    }

    /// Why a text is no move, or what it lacks.
    fn explain(&mut self, text: &str, message: &Message) -> io::Result<()> {
        let begins: Vec<String> = self.continuations(text);
        if message.id() == "move-promotion-missing" && !begins.is_empty() {
            self.begun_move = Some(text.to_owned());
            return self.say(&Message::new("play-promotion").with("pieces", begins.join(" ")));
        }
        if is_square(text) && !begins.is_empty() {
            self.begun_move = Some(text.to_owned());
            return self.say(
                &Message::new("play-destinations").with("square", text).with("squares", begins.join(" ")),
            );
        }
        if is_square(text) && self.table.spec().kind.game() == "chess" {
            let why = self.table.game().choice(&format!("{text}{text}"));
            return match why {
                Err(why) if why.id() != "move-same-square" => self.say(&why),
                _ => self.say(&Message::new("play-stuck").with("square", text)),
            };
        }
        match Order::nearest(text)
            .filter(|_| message.id() == "move-unreadable" || message.id() == "move-not-a-point")
        {
            Some(word) => self.say(&Message::new("play-unknown-near").with("text", text).with("word", word)),
            None => self.say(message),
        }
    }

    /// What could follow a text to make it a move.
    fn continuations(&self, text: &str) -> Vec<String> {
        let choices = self.table.game().choices();
        let rest = |choice: &game::Choice| {
            let rest = choice.text.strip_prefix(text)?.trim_start_matches(['-', 'x', '=']);
            let is_longer_number = text.ends_with(|sign: char| sign.is_ascii_digit())
                && choice.text[text.len()..].starts_with(|sign: char| sign.is_ascii_digit());
            (!rest.is_empty() && !is_longer_number).then(|| rest.to_owned())
        };
        let mut all: Vec<String> = choices.iter().filter_map(rest).collect();
        all.sort();
        all.dedup();
        all
    }

    /// The second half of a move; nothing goes back, but means a queen for a promotion.
    fn go_on(&mut self, begun: &str, line: &str) -> io::Result<()> {
        let promotion = format!("{begun}q");
        if line.is_empty() {
            return match self.table.game().choice(&promotion) {
                Ok(choice) if !is_square(begun) => self.make(&choice.text),
                _ => self.say(&Message::new("play-again-from-start")),
            };
        }
        let language = self.style.language;
        let readings = letters::readings(line, language, self.is_plain_chess() && !is_square(line));
        let joined = readings.iter().flat_map(|second| {
            ["", "-", "x", "="]
                .map(|between| format!("{begun}{between}{second}"))
                .into_iter()
                .chain([format!("{begun}{}", second.to_lowercase())])
        });
        let found = joined.into_iter().find_map(|text| self.table.game().choice(&text).ok());
        match found {
            Some(choice) => self.make(&choice.text),
            None => self.play(&format!("{begun}{line}")),
        }
    }

    /// Looks a move back or ahead, and changes nothing.
    fn look(&mut self, step: i32) -> io::Result<()> {
        let game = self.table.game();
        let here = self.looked_at.and_then(|node| game.node(node)).unwrap_or(game.cursor());
        let there = if step < 0 { game.parent(here) } else { game.children(here).first().copied() };
        let Some(there) = there else { return self.say(&Message::new("play-no-further")) };
        self.looked_at = Some(there.number()).filter(|&node| node != game.cursor().number());
        let board = self.table.look(there.number()).expect("a node of this game");
        self.draw(&board)
    }

    fn list_moves(&mut self) -> io::Result<()> {
        let moves: Vec<String> =
            self.table.game().choices().iter().map(|choice| self.notation(&choice.notation)).collect();
        self.line(&moves.join(" "))
    }

    /// The moves from the start to where the game stands, with their numbers.
    fn history(&mut self) -> io::Result<()> {
        let game = self.table.game();
        let line: Vec<game::NodeId> =
            std::iter::successors(Some(game.cursor()), |&id| game.parent(id)).collect();
        let mut words = Vec::new();
        for twig in game.tree().into_iter().filter(|twig| line.contains(&twig.id)) {
            let Some(notation) = &twig.notation else { continue };
            if twig.ply % 2 == 1 {
                words.push(format!("{}.", twig.ply.div_ceil(2)));
            }
            words.push(self.notation(notation));
        }
        self.line(&words.join(" "))
    }

    fn clocks(&mut self) -> io::Result<()> {
        let clocks = self.table.clock_views(self.now());
        for color in Color::ALL {
            let name = self.table.seats()[color].name();
            let told = say::clock(&self.words, &clocks[color]);
            self.line(&format!("{name}: {told}"))?;
        }
        Ok(())
    }

    fn save(&mut self, file: Option<&str>) -> io::Result<()> {
        let Some(file) = file else { return self.say(&Message::new("play-saved")) };
        let is_position = std::path::Path::new(file).extension().is_some_and(|extension| extension == "fen");
        let text = if is_position { self.table.game().setup_text() + "\n" } else { self.table.record() };
        match std::fs::write(file, text) {
            Ok(()) => self.say(&Message::new("play-saved-to").with("file", file)),
            Err(error) => self.say(&Message::new("play-unsaved").with("file", file).with("why", error)),
        }
    }

    /// Opens the game of a file in the place of this one, at its end.
    fn load(&mut self, file: Option<&str>) -> io::Result<()> {
        let Some(file) = file else { return self.say(&Message::new("play-load-what")) };
        let text = match read(file) {
            Ok(text) => text,
            Err(error) => {
                return self.say(&Message::new("play-unread").with("file", file).with("why", error));
            }
        };
        let spec = Spec {
            record: Some(text.clone()),
            clock: String::new(),
            ..Spec::new(kind_of_record(&text), Sitter::Nobody, Sitter::Nobody)
        };
        match Table::open(spec, self.now()) {
            Err(error) => self.say(&error.message()),
            Ok((table, effects)) => {
                let seats = self.table.seats().clone();
                self.table = table;
                self.sitters = seated(&self.company, &self.sender);
                if let Err(message) = self.keep(&effects) {
                    return self.say(&message);
                }
                self.take_over(&seats)
            }
        }
    }

    /// Goes to the end of the record, where those who sat here play on.
    fn take_over(&mut self, seats: &game::ByColor<Sitter>) -> io::Result<()> {
        let game = self.table.game();
        let mut last = game.cursor();
        while let Some(&next) = game.children(last).first() {
            last = next;
        }
        for color in Color::ALL {
            let from = Some(last.number());
            self.does(Command::Seat { seat: color, sitter: seats[color].clone(), from })?;
        }
        Ok(())
    }

    /// Asks whether to play again.
    fn wants_another(&mut self) -> io::Result<bool> {
        self.say(&Message::new("play-another"))?;
        loop {
            let line = match self.waiting.pop_front() {
                Some(line) => line,
                None if self.is_input_over => return Ok(false),
                None => {
                    self.wait()?;
                    continue;
                }
            };
            match Order::read(&line) {
                Some(Order::Yes) => {
                    self.does(Command::Restart { swapped: false })?;
                    return Ok(true);
                }
                Some(Order::No | Order::Quit) => return Ok(false),
                Some(order) => {
                    self.obey(order)?;
                    if self.table.ending().is_none() {
                        return Ok(true);
                    }
                }
                None => self.say(&Message::new("play-another"))?,
            }
        }
    }

    fn view(&self) -> View {
        self.table.view(self.now())
    }

    /// Whether all pieces are those of chess, so that letters of other languages mean them.
    fn is_plain_chess(&self) -> bool {
        matches!(&self.table.spec().kind, Kind::Chess { variant, .. } if variant == "chess" || variant == "chess960" || variant == "alice")
    }

    fn notation(&self, notation: &str) -> String {
        letters::shown(notation, self.style.language, self.is_plain_chess())
    }

    /// The side that sits below: whoever has to move, if a person, else the person.
    fn below(&self) -> Color {
        let side = self.speaker();
        let is_engines = self.table.seats().iter().all(|(_, sitter)| !sitter.is_person());
        let side = if is_engines { Color::White } else { side };
        if self.is_flipped { !side } else { side }
    }

    /// Shows what has changed: the last move, the board, whose turn it is.
    fn show(&mut self) -> io::Result<()> {
        self.shown = self.table.number();
        let view = self.view();
        for news in std::mem::take(&mut self.news) {
            self.say(&news)?;
        }
        self.tell_last_move(&view)?;
        if self.is_listening() || self.table.ending().is_some() {
            self.draw(&view.board)?;
            self.tell_turn(&view)?;
        }
        self.out.flush()
    }

    fn tell_last_move(&mut self, view: &View) -> io::Result<()> {
        let last = view.tree.iter().find(|twig| twig.id == view.cursor);
        let Some((notation, mover)) = last.and_then(|twig| Some((twig.notation.clone()?, twig.mover?)))
        else {
            return Ok(());
        };
        let mv = self.notation(&notation);
        self.say(&Message::new("play-moved").with("color", mover).with("move", mv))
    }

    fn tell_turn(&mut self, view: &View) -> io::Result<()> {
        if let Phase::Ended { ending } = &view.phase {
            let told = say::ending(&self.words, ending);
            return self.line(&told);
        }
        if view.phase == Phase::Counting {
            let score = view.count.as_ref().map_or_else(String::new, |count| count.count.text.clone());
            return self.say(&Message::new("play-counting").with("score", score));
        }
        let id = if view.board.scene.alarms.is_empty() { "play-turn" } else { "play-turn-check" };
        let name = view.seats[view.turn].title.clone();
        self.say(&Message::new(id).with("color", view.turn).with("name", name))?;
        if view.control.is_empty() {
            return Ok(());
        }
        let times =
            Color::ALL.map(|color| time_text(view.clocks[color].left.unwrap_or(view.clocks[color].used)));
        self.say(&Message::new("play-clocks").with("white", &times[0]).with("black", &times[1]))
    }

    fn draw(&mut self, board: &BoardView) -> io::Result<()> {
        for line in draw::boards(board, &self.table.spec().kind, self.below(), self.style) {
            self.line(&line)?;
        }
        Ok(())
    }

    fn say(&mut self, message: &Message) -> io::Result<()> {
        let sentence = self.words.sentence(message);
        self.line(&sentence)
    }

    fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }
}

/// Whoever sits at a table of this session.
fn seated(company: &Company, sender: &Sender<Event>) -> Sitters {
    let sender = std::sync::Mutex::new(sender.clone());
    company.sitters(move |said| {
        // When the session is over, nobody listens any more.
        if let Ok(sender) = sender.lock() {
            let _ = sender.send(Event::Said(said));
        }
    })
}

/// Hands on line after line until there is no more.
fn listen(input: impl BufRead + Send + 'static, sender: Sender<Event>) {
    thread::spawn(move || {
        for line in input.lines() {
            let Ok(line) = line else { break };
            if sender.send(Event::Line(line)).is_err() {
                return;
            }
        }
        let _ = sender.send(Event::EndOfInput);
    });
}

/// What a file contains, unless it is too long for a game.
fn read(file: &str) -> io::Result<String> {
    if std::fs::metadata(file)?.len() > MOST_TEXT {
        return Err(io::Error::other("it is too long"));
    }
    std::fs::read_to_string(file)
}

/// Whether a text is a square: `e2`, `e2A`, `22`.
fn is_square(text: &str) -> bool {
    let text = text.strip_suffix(|sign: char| sign.is_ascii_uppercase()).unwrap_or(text);
    let digits = text.strip_prefix(|sign: char| sign.is_ascii_lowercase()).unwrap_or(text);
    !digits.is_empty() && digits.len() <= 2 && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// A point of Go, `D4`.
fn place(text: &str) -> Option<Place> {
    let letter = text.chars().next()?.to_ascii_uppercase();
    let rank: u8 = text.get(1..)?.parse().ok()?;
    if !letter.is_ascii_uppercase() || letter == 'I' || rank == 0 {
        return None;
    }
    let file = letter as u8 - b'A' - u8::from(letter > 'I');
    Some(Place::cell(file, rank - 1))
}
