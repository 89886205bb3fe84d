//! The task that owns one live game: what it says has happened, and is on disk.
//!
//! Read `call` (what is asked of it), this file (what it does), `keep` (how that is kept), `news` (what it
//! tells).

mod call;
mod keep;
mod news;

use std::{collections::VecDeque, sync::Arc, time::Duration};

use game::{Choice, Color, Message, NodeId, Play};
use players::{
    company::{Said, Sitters},
    seat::Fault,
};
use store::{GameId, Journal, StoreError, unix_time};
use table::{Command, Effect, Entry, Phase, Sitter, Table, saved};
use tokio::{
    sync::{broadcast, mpsc},
    time::Instant,
};

pub(crate) use call::{Call, Calls, Door, Heard, Joined, Missed, Reply, Visitor};
use keep::{Keeping, Name, TakenUp, taken_up};

use crate::{
    Access, House,
    access::{Keys, screen_of},
    house::legible,
    study::{Judgement, Matter},
    wire::Answer,
};

/// How many words may wait for a slow listener before it is dropped.
const STREAM: usize = 64;
/// How many questions may wait for the owner of a game.
const CALLS: usize = 64;
/// How often a game looks around by itself.
const ROUND: Duration = Duration::from_secs(5);
/// For how many rounds a game waits for players who went away before it is paused.
const ROUNDS_ALONE: u32 = 2;
/// For how many rounds a game that nobody looks at stays in memory.
const ROUNDS_IDLE: u32 = 12;

/// Glyphs below this one judge a move.
const GLYPHS_OF_POSITIONS: u32 = 10;

/// The owner of one live game.
pub(crate) struct Room {
    house: Arc<House>,
    table: Table,
    keeping: Keeping,
    keys: Keys,
    sitters: Sitters,
    stream: broadcast::Sender<Heard>,
    /// The last facts, for those who come back soon.
    recent: VecDeque<Entry>,
    /// Shared with everybody who is there to play.
    presence: Arc<()>,
    hints: Vec<Reply<Result<Option<Choice>, Message>>>,
    /// Where advice was asked for last.
    hinted: Option<NodeId>,
    /// What keeps an engine from going on; how much of it is told depends on who is here.
    trouble: Option<(Color, Fault)>,
    told_thought: Instant,
    next_round: Instant,
    rounds_alone: u32,
    rounds_idle: u32,
    /// Whether an engine said something that could not be kept.
    must_ask_again: bool,
}

impl Room {
    /// Opens a game for the first time; it is on disk when this is done.
    pub(crate) async fn found(
        house: &Arc<House>,
        mut journal: Journal,
        table: Table,
        effects: &[Effect],
        keys: Keys,
    ) -> Result<Door, StoreError> {
        let entries = saved(effects);
        let header = serde_json::to_string(&keys).expect("keys can be written");
        let (new, facts) = journal.opening(&table, &entries, header);
        house.create(new, facts).await?;
        journal.advance(entries.len());
        Ok(Room::start(house, table, journal, keys, effects))
    }

    /// Takes a game up as it was kept.
    pub(crate) async fn take_up(house: &Arc<House>, id: &GameId) -> Result<Door, StoreError> {
        Ok(Room::resume(house, taken_up(house, id).await?))
    }

    /// Takes a game up in which something happens without anybody.
    pub(crate) async fn wake(house: &Arc<House>, id: &GameId) -> Result<Door, StoreError> {
        let taken_up = taken_up(house, id).await?;
        if is_still(&taken_up.2) {
            return Err(StoreError::UnknownGame { game: id.clone() });
        }
        Ok(Room::resume(house, taken_up))
    }

    fn resume(house: &Arc<House>, (journal, kept, mut table): TakenUp) -> Door {
        // Games of other faces have no keys: they are the house's alone.
        let keys = serde_json::from_str(&kept.header).unwrap_or_else(|_| Keys::random());
        let effects = table.wake();
        Room::start(house, table, journal, keys, &effects)
    }

    fn start(house: &Arc<House>, table: Table, journal: Journal, keys: Keys, effects: &[Effect]) -> Door {
        let (tell, said) = mpsc::unbounded_channel();
        // When the room is closed, nobody listens any more.
        let clock = house.clock();
        let sitters = house.company.sitters(move |said| drop(tell.send(Box::new((clock.now(), said)))));
        let now = Instant::now();
        let mut room = Room {
            house: house.clone(),
            table,
            keeping: Keeping::new(journal),
            keys,
            sitters,
            stream: broadcast::Sender::new(STREAM),
            recent: VecDeque::new(),
            presence: Arc::new(()),
            hints: Vec::new(),
            hinted: None,
            trouble: None,
            told_thought: now,
            next_round: now + ROUND,
            rounds_alone: 0,
            rounds_idle: 0,
            must_ask_again: false,
        };
        room.attend(effects);
        let (door, calls) = mpsc::channel(CALLS);
        tokio::spawn(room.run(calls, said));
        door
    }

    async fn run(mut self, mut calls: Calls, mut said: mpsc::UnboundedReceiver<Box<(Duration, Said)>>) {
        while !self.keeping.is_lost() {
            tokio::select! {
                // What came in time is judged before a flag is looked for.
                biased;
                call = calls.recv() => match call {
                    Some(call) => self.answer(*call).await,
                    None => break,
                },
                Some(said) = said.recv() => self.hear(said.1, said.0).await,
                () = tokio::time::sleep_until(self.next_look()) => {
                    if self.look_around().await {
                        break;
                    }
                }
            }
        }
        calls.close();
        let (house, id) = (self.house.clone(), self.keeping.journal().game().clone());
        house.rooms.put_away(&id);
        if self.keeping.is_lost() {
            tokio::spawn(async move { house.rooms.wake_at_last(&house, &id).await });
        }
        // Programs take their time to say farewell.
        tokio::task::spawn_blocking(move || drop(self));
    }

    async fn answer(&mut self, call: Call) {
        // Whoever asked may be gone by the time there is an answer.
        match call {
            Call::Join(visitor, reply) => drop(reply.send(self.welcome(visitor).await)),
            Call::Do { access, id, command, at, is_checked, reply } => {
                if !is_checked && self.must_ask_program(access, &command) {
                    return self.ask_program(access, id, command, at, reply);
                }
                drop(reply.send(self.obey(access, &id, command, at).await));
            }
            Call::Judge(judgement, reply) => {
                self.judge(judgement).await;
                let _ = reply.send(());
            }
            Call::Hint(reply) => self.hint(reply),
            Call::Look(node, reply) => drop(reply.send(self.table.look(node))),
            Call::Study(node, reply) => drop(reply.send(self.matter(node))),
            Call::AskAgain(reply) => drop(reply.send(self.try_again().await)),
            Call::View(reply) => drop(reply.send(self.table.view(self.house.now()))),
            Call::Record(reply) => drop(reply.send(self.table.record())),
            Call::Save(reply) => drop(reply.send(self.save().await)),
        }
    }

    /// Lets somebody in, as whom the key says.
    async fn welcome(&mut self, visitor: Visitor) -> Joined {
        let given = visitor.key.as_deref().and_then(|key| self.keys.access(key));
        let access = match given {
            Some(access) => access,
            None if visitor.is_owner => Access::Owner,
            None => Access::Watcher,
        };
        if let Some(seat) = access.color() {
            self.seat(seat, visitor.name).await;
        }
        let (first, missed) = self.greeting(access, visitor.after);
        let presence = access.plays().then(|| self.presence.clone());
        Joined { access, first, missed, stream: self.stream.subscribe(), _presence: presence }
    }

    /// Seats whoever comes by the link of a seat that is empty.
    async fn seat(&mut self, seat: Color, name: Option<String>) {
        if self.table.seats()[seat] != Sitter::Nobody {
            return;
        }
        let name = name.map(|name| legible(&name)).filter(|name| !name.is_empty());
        let name = name.unwrap_or_else(|| table::NAMELESS.to_owned());
        let sitter = Sitter::Person { name, screen: screen_of(seat) };
        // Where it cannot be saved, the seat stays empty and is taken the next time.
        let _ = self.carry_out(Command::Seat { seat, sitter, from: None }, None).await;
    }

    async fn obey(&mut self, access: Access, id: &str, mut command: Command, at: Duration) -> Answer {
        let name = Name::new(access, id, &command);
        let checked = access.check(&command, &self.table);
        if let Err(why) = checked.and_then(|()| self.check_sitter(&mut command)) {
            return self.refuse(access, name, why).await;
        }
        self.carry_out_at(command, Some(name), at).await
    }

    /// Makes somebody presentable who is to be seated, or says why they cannot be.
    fn check_sitter(&self, command: &mut Command) -> Result<(), Message> {
        match command {
            Command::Seat { sitter, .. } => House::check_sitter(sitter, &self.table.spec().kind),
            _ => Ok(()),
        }
    }

    /// Whether a program has to be looked for and asked first if it plays this game.
    fn must_ask_program(&self, access: Access, command: &Command) -> bool {
        matches!(command, Command::Seat { sitter: Sitter::Engine { .. }, .. })
            && access.check(command, &self.table).is_ok()
    }

    /// Asks a program beside the game, which goes on meanwhile; then the command is as any other.
    fn ask_program(&self, access: Access, id: String, command: Command, at: Duration, reply: Reply<Answer>) {
        let (house, game) = (self.house.clone(), self.keeping.journal().game().clone());
        let kind = self.table.spec().kind.clone();
        tokio::spawn(async move {
            if let Command::Seat { sitter, .. } = &command
                && let Err(why) = house.check_program(sitter, &kind).await
            {
                return drop(reply.send(Answer::Refused { why }));
            }
            let call = |reply| {
                let (id, command) = (id.clone(), command.clone());
                Call::Do { access, id, command, at, is_checked: true, reply }
            };
            if let Ok(answer) = house.rooms.ask(&house, &game, call).await {
                drop(reply.send(answer));
            }
        });
    }

    fn attend(&mut self, effects: &[Effect]) {
        let (habits, now) = (self.house.habits(), self.house.now());
        for effect in effects {
            if let Effect::Ask { seat, .. } = effect
                && self.trouble.as_ref().is_some_and(|(troubled, _)| troubled == seat)
            {
                self.trouble = None;
            }
            self.sitters.attend(effect, &self.table, &habits, now);
        }
    }

    /// Takes note of what a player says.
    async fn hear(&mut self, said: Said, at: Duration) {
        match said {
            // Whoever was called off meanwhile has nothing to say any more.
            Said::Command(Command::Resign { seat }) if !self.table.is_asking(seat) => {}
            Said::Command(command) => {
                let answer = self.carry_out_at(command, None, at).await;
                // What comes too late is no longer wanted; what could not be saved, still is.
                let is_unsaved = self.keeping.not_before() > Instant::now();
                if let Answer::Refused { why } = answer
                    && is_unsaved
                {
                    self.must_ask_again = true;
                    self.tell_unsaved(why);
                }
            }
            Said::Thought(seat, thought) => self.tell_thought(seat, &thought),
            Said::Hint { on, text } => {
                let is_here = on == self.table.game().cursor().number();
                let text = text.filter(|_| is_here);
                let choice = text.and_then(|text| self.table.game().choice(&text).ok());
                self.hints.drain(..).for_each(|reply| drop(reply.send(Ok(choice.clone()))));
            }
            // Nor has whoever is not asked any more trouble.
            Said::Trouble(seat, _) if !self.table.is_asking(seat) => {}
            Said::Trouble(seat, fault) => {
                self.trouble = Some((seat, fault));
                self.tell_trouble();
                if self.table.flag_falls_at().is_some() {
                    // The game waits, and so does its clock.
                    self.carry_out_at(Command::Pause, None, at).await;
                }
            }
        }
    }

    /// Complains where engines have to be silent: people play each other.
    fn must_allow_engines(&self) -> Result<(), Message> {
        let is_match = self.table.is_remote() && self.table.ending().is_none();
        if is_match { Err(Message::new("hint-remote")) } else { Ok(()) }
    }

    /// What is to be studied: the game at a node, else its main line.
    fn matter(&self, node: Option<u32>) -> Result<Matter, Message> {
        self.must_allow_engines()?;
        let game = self.table.game();
        let nodes = match node.map(|number| (number, game.node(number))) {
            Some((_, Some(node))) => vec![node],
            Some((number, None)) => return Err(Message::new("table-no-node").with("node", number)),
            None => main_line(game),
        };
        let (kind, restarts) = (self.table.spec().kind.clone(), self.table.restarts());
        Ok(Matter { kind, game: game.duplicate(), nodes, restarts })
    }

    /// Enters what a review found of a move, into the game that was reviewed as it is now.
    async fn judge(&mut self, judgement: Judgement) {
        let Judgement { restarts, node, glyph, on, better } = judgement;
        let is_same = restarts == self.table.restarts() && self.must_allow_engines().is_ok();
        let Some(mut remarks) = self.table.remarks(node).filter(|_| is_same) else { return };
        if !remarks.glyphs.iter().any(|&glyph| glyph < GLYPHS_OF_POSITIONS) {
            remarks.glyphs.push(glyph);
            self.carry_out(Command::Note { node, remarks }, None).await;
        }
        self.carry_out(Command::Vary { on, line: better }, None).await;
    }

    /// Advises whoever asks, unless people play each other.
    fn hint(&mut self, reply: Reply<Result<Option<Choice>, Message>>) {
        if let Err(why) = self.must_allow_engines() {
            return drop(reply.send(Err(why)));
        }
        let on = self.table.game().cursor();
        // Whoever asks again meanwhile waits for the same answer.
        let is_asked = !self.hints.is_empty() && self.hinted == Some(on);
        self.hints.push(reply);
        self.hinted = Some(on);
        if !is_asked {
            self.sitters.hint(&self.table, self.house.now());
        }
    }

    /// Goes on with a game that waits for an engine.
    async fn try_again(&mut self) -> Answer {
        if self.trouble.take().is_some() && *self.table.phase() == Phase::Paused {
            return self.carry_out(Command::Resume, None).await;
        }
        self.ask_again();
        Answer::Done { number: self.table.number() }
    }

    /// Asks engines anew that could not go on.
    fn ask_again(&mut self) {
        self.must_ask_again = false;
        self.trouble = None;
        self.attend(&Color::ALL.map(|seat| Effect::CallOff { seat }));
        let effects = self.table.wake();
        self.attend(&effects);
    }

    /// Puts the game into the library as it stands.
    async fn save(&self) -> Result<(), Message> {
        let record = store::record_of(&self.table).ok_or_else(|| Message::new("open-no-game"))?;
        let id = self.keeping.journal().record_id(&self.table);
        let saved = self.house.beside(move |store| store.save(&id, record, unix_time())).await;
        saved.map_err(|error| error.message())
    }

    /// When to look at the clock, or around, next.
    fn next_look(&self) -> Instant {
        let flag = self.table.flag_falls_at().map(|at| at.saturating_sub(self.house.now()));
        let flag = flag.map(|left| Instant::now() + left);
        flag.map_or(self.next_round, |flag| flag.max(self.keeping.not_before()).min(self.next_round))
    }

    /// Looks for a fallen flag, and now and then whether anybody is there; tells whether to close.
    async fn look_around(&mut self) -> bool {
        self.carry_out(Command::Tick, None).await;
        if Instant::now() < self.next_round {
            return false;
        }
        self.next_round = Instant::now() + ROUND;
        if self.must_ask_again {
            self.ask_again();
        }
        let is_alone = Arc::strong_count(&self.presence) == 1;
        self.rounds_alone = if is_alone { self.rounds_alone + 1 } else { 0 };
        if self.rounds_alone >= ROUNDS_ALONE && self.waits_for_somebody() {
            self.carry_out(Command::Pause, None).await;
        }
        let is_unseen = is_alone && self.stream.receiver_count() == 0;
        self.rounds_idle = if is_unseen && is_still(&self.table) { self.rounds_idle + 1 } else { 0 };
        self.rounds_idle >= ROUNDS_IDLE
    }

    /// Whether the clock of somebody here runs, who may have left the screen.
    fn waits_for_somebody(&self) -> bool {
        let is_person = self.table.seats()[self.table.turn()].is_person();
        let runs = *self.table.phase() == Phase::Playing && self.table.flag_falls_at().is_some();
        runs && is_person && !self.table.is_remote()
    }
}

/// Whether nothing happens at a table without somebody who comes.
fn is_still(table: &Table) -> bool {
    let is_asked = table.seats()[table.turn()].is_asked();
    let is_playing = *table.phase() == Phase::Playing;
    !(is_playing && (is_asked || table.flag_falls_at().is_some()))
}

/// The nodes of the main line, the root first.
fn main_line(game: &dyn Play) -> Vec<NodeId> {
    std::iter::successors(Some(NodeId::ROOT), |&node| game.children(node).first().copied()).collect()
}
