//! All that there is to serve: games, players, settings, and the time of the house.

use std::{
    path::PathBuf,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use game::Message;
use players::{
    company::{Company, Habits, Program, ProgramLanguage, command_words},
    seat::{Fault, Limits},
};
use store::{
    Append, Appended, EngineProtocol, EngineSettings, GameId, NewGame, Settings, SettingsFile, Store,
    StoreError,
};
use table::{Kind, Sitter};
use tokio::sync::{mpsc, oneshot};

use crate::{Admission, Page, errors::ApiError, problems::Problems, rooms::Rooms, share::Wish};

/// All that a server serves.
pub struct House {
    pub(crate) store: Store,
    pub(crate) company: Company,
    pub(crate) admission: Admission,
    pub(crate) rooms: Rooms,
    pub(crate) page: Page,
    /// Problems of life and death.
    pub(crate) solving: Problems,
    /// Where wishes go that only the program as a whole can fulfil.
    pub(crate) wishes: mpsc::Sender<Wish>,
    /// Whether guests of the local network may come.
    pub(crate) is_shared: AtomicBool,
    settings: Mutex<SettingsFile>,
    /// How engines play, as the settings had it last: no game waits for a file.
    habits: Mutex<Habits>,
    /// What was wrong with the settings when they were last read again, until somebody is told.
    untold: Mutex<Vec<Message>>,
    clock: HouseClock,
    /// What was wrong with the settings when they were first read.
    pub(crate) problems: Vec<Message>,
}

/// The time of the house: how long it has been up, over its whole life.
#[derive(Debug, Clone, Copy)]
pub(crate) struct HouseClock {
    since: Duration,
    begun: Instant,
}

impl HouseClock {
    pub(crate) fn now(self) -> Duration {
        self.since + self.begun.elapsed()
    }
}

impl House {
    /// A house with its games, its settings, who is let in, and the page that they see.
    pub fn new(store: Store, settings: SettingsFile, admission: Admission, page: Page) -> House {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        House {
            company: Company::new(cores, programs(settings.settings())),
            problems: Vec::new(),
            clock: HouseClock { since: store.house_time(), begun: Instant::now() },
            rooms: Rooms::default(),
            habits: Mutex::new(habits(settings.settings())),
            settings: Mutex::new(settings),
            untold: Mutex::default(),
            store,
            admission,
            page,
            solving: Problems::new(),
            // Nobody listens before the house is served.
            wishes: mpsc::channel(1).0,
            is_shared: AtomicBool::new(false),
        }
    }

    /// Remembers what was wrong with the settings when they were read, for faces to tell.
    #[must_use]
    pub fn with_problems(mut self, problems: Vec<Message>) -> House {
        self.problems = problems;
        self
    }

    /// How long the house has been up, over its whole life.
    pub(crate) fn now(&self) -> Duration {
        self.clock.now()
    }

    /// What tells the time of the house.
    pub(crate) fn clock(&self) -> HouseClock {
        self.clock
    }

    /// Does something with the settings as they are in their file, beside everything else; what it
    /// changes holds from then on.
    pub(crate) async fn with_settings<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&mut SettingsFile) -> T + Send + 'static,
    ) -> Option<T> {
        let house = self.clone();
        tokio::task::spawn_blocking(move || house.with_settings_now(work)).await.ok()
    }

    /// The same on a thread that may wait for files.
    fn with_settings_now<T>(&self, work: impl FnOnce(&mut SettingsFile) -> T) -> T {
        let mut file = locked(&self.settings);
        let problems = file.reload();
        if !problems.is_empty() {
            *locked(&self.untold) = problems;
        }
        let done = work(&mut file);
        self.company.set_programs(programs(file.settings()));
        *locked(&self.habits) = habits(file.settings());
        done
    }

    /// Takes note of programs that somebody wrote into the settings by hand.
    pub(crate) async fn refresh_programs(self: &Arc<Self>) {
        self.with_settings(|_| ()).await;
    }

    /// What is wrong with the settings and was not told yet.
    pub(crate) fn untold_problems(&self) -> Vec<Message> {
        std::mem::take(&mut *locked(&self.untold))
    }

    /// How engines play here just now.
    pub(crate) fn habits(&self) -> Habits {
        locked(&self.habits).clone()
    }

    /// Adds facts to a game; they are on disk when this is done.
    pub(crate) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let (tell, told) = oneshot::channel();
        self.store.append_then(append, move |done| drop(tell.send(done)));
        told.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Begins a game; it is on disk when this is done.
    pub(crate) async fn create(&self, new: NewGame, facts: Vec<String>) -> Result<(), StoreError> {
        let (tell, told) = oneshot::channel();
        self.store.create_then(new, facts, move |done| drop(tell.send(done)));
        told.await.unwrap_or(Err(StoreError::Closed))
    }

    /// The facts of a game behind a number.
    pub(crate) async fn facts(
        &self,
        game: &GameId,
        after: u64,
        limit: u64,
    ) -> Result<Vec<store::Fact>, StoreError> {
        let (tell, told) = oneshot::channel();
        self.store.facts_then(game, after, limit, move |done| drop(tell.send(done)));
        told.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Whether nobody but the owner is here.
    fn is_private(&self) -> bool {
        self.admission.trusts_all && !self.is_shared.load(Ordering::Relaxed)
    }

    /// What of a trouble with the store is told: where things are, the owner alone may know.
    pub(crate) fn told(&self, error: &StoreError) -> Message {
        match error {
            StoreError::UnknownGame { .. } | StoreError::Conflict { .. } | StoreError::Busy => {
                error.message()
            }
            _ if self.is_private() => error.message(),
            _ => Message::new("server-trouble"),
        }
    }

    /// How a request is refused that the store could not fulfil, whoever asked.
    pub(crate) fn refusal(&self, error: StoreError) -> ApiError {
        let told = self.told(&error);
        if told == error.message() { error.into() } else { ApiError::Trouble(told) }
    }

    /// What of a trouble with an engine is told: how it is started, the owner alone may know.
    pub(crate) fn told_fault(&self, fault: &Fault) -> Message {
        if self.is_private() {
            fault.message()
        } else {
            Message::new("fault-kind").with("kind", fault.kind.word())
        }
    }

    /// Makes somebody presentable who is to be seated, or says why they cannot be.
    ///
    /// Whether a program plays the game is another question, which may take its time.
    pub(crate) fn check_sitter(sitter: &mut Sitter, kind: &Kind) -> Result<(), Message> {
        match sitter {
            Sitter::Record { name } if name.is_empty() => *sitter = Sitter::Nobody,
            Sitter::Person { name, .. } | Sitter::Record { name } => *name = legible(name),
            Sitter::Level { level } if !table::open::levels_of(kind.game()).contains(level) => {
                return Err(Message::new("seat-no-level").with("level", level).with("game", kind.game()));
            }
            Sitter::Level { .. } | Sitter::Engine { .. } | Sitter::Nobody => {}
        }
        Ok(())
    }

    /// Says why a program cannot be seated: there is none of that name, or it does not play a kind of
    /// game, for which it may have to be started.
    pub(crate) async fn check_program(self: &Arc<Self>, sitter: &Sitter, kind: &Kind) -> Result<(), Message> {
        let Sitter::Engine { name } = sitter else { return Ok(()) };
        self.refresh_programs().await;
        if !self.company.programs().iter().any(|program| program.name == *name) {
            return Err(Message::new("seat-no-engine").with("name", name));
        }
        let (company, asked, kind) = (self.company.clone(), sitter.clone(), kind.clone());
        let checked = tokio::task::spawn_blocking(move || company.check(&asked, &kind)).await;
        // Whoever could not be asked is seen when it plays.
        checked.unwrap_or(Ok(())).map_err(|why| unseated(sitter, why))
    }

    /// Does something that waits for the store, beside everything else.
    pub(crate) async fn beside<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let store = self.store.clone();
        tokio::task::spawn_blocking(move || work(&store)).await.unwrap_or(Err(StoreError::Closed))
    }
}

/// What a mutex holds, whatever happened to whoever held it before.
pub(crate) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// That somebody cannot take a seat, and why.
pub(crate) fn unseated(sitter: &Sitter, why: Message) -> Message {
    Message::new("seat-cannot").with("name", sitter.name()).saying("why", why)
}

/// A name as it may be shown: one line, and no longer than a name.
pub(crate) fn legible(name: &str) -> String {
    const MOST: usize = 60;
    let line: String = name.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
    line.trim().chars().take(MOST).collect()
}

/// How engines play, as the settings have it.
pub fn habits(settings: &Settings) -> Habits {
    let play = &settings.play;
    let some = |number: u64| (number > 0).then_some(number);
    Habits {
        limits: Limits {
            nodes: some(play.nodes),
            depth: some(play.depth).map(|depth| depth as u32),
            move_time: some(play.move_time).map(Duration::from_millis),
        },
        shortest: Duration::from_millis(play.shortest_answer),
        may_resign: play.may_resign,
        tells: true,
        ..Habits::default()
    }
}

/// The programs that can be seated: those of the settings whose command makes sense, and
/// well-known ones that are installed.
pub fn programs(settings: &Settings) -> Vec<Program> {
    let mut programs: Vec<Program> = settings.engines.iter().filter_map(program).collect();
    for WellKnown { name, language, words, analyses } in WELL_KNOWN {
        let is_new = programs.iter().all(|known| !known.name.eq_ignore_ascii_case(name));
        if let Some(path) = installed(words[0]).filter(|_| is_new) {
            let rest = words[1..].iter().map(|word| (*word).to_owned());
            let words = std::iter::once(path).chain(rest).collect();
            programs.push(Program { name: name.to_owned(), language, words, options: Vec::new(), analyses });
        }
    }
    programs
}

/// A program that is known without any settings.
struct WellKnown {
    name: &'static str,
    language: ProgramLanguage,
    words: &'static [&'static str],
    analyses: bool,
}

/// Programs that need no settings where they are installed.
const WELL_KNOWN: [WellKnown; 2] = [
    WellKnown {
        name: "GNU Go",
        language: ProgramLanguage::Gtp,
        words: &["gnugo", "--mode", "gtp"],
        analyses: false,
    },
    WellKnown {
        name: "GNU Chess",
        language: ProgramLanguage::XBoard,
        words: &["gnuchess", "--xboard"],
        analyses: true,
    },
];

/// Where a program is: on the path, or where Debian puts games.
fn installed(program: &str) -> Option<String> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain([PathBuf::from("/usr/games")]);
    let file = folders.map(|folder| folder.join(program)).find(|file| file.is_file())?;
    Some(file.to_string_lossy().into_owned())
}

/// A program of the settings; none where its command makes no sense.
pub fn program(engine: &EngineSettings) -> Option<Program> {
    Some(Program {
        name: engine.name.clone(),
        language: match engine.protocol {
            EngineProtocol::Uci => ProgramLanguage::Uci,
            EngineProtocol::Xboard => ProgramLanguage::XBoard,
            EngineProtocol::Gtp => ProgramLanguage::Gtp,
        },
        words: command_words(&engine.command)?,
        options: engine.options.clone(),
        analyses: true,
    })
}
