//! Engines at real tables.

use std::{
    sync::mpsc::{Receiver, channel},
    time::{Duration, Instant},
};

use game::Color;
use players::company::{Company, Habits, Program, ProgramLanguage, Said, Sitters};
use table::{Command, Effect, Kind, Offer, Phase, Sitter, Spec, Table};

/// How long anything may take on a busy machine.
const LONG: Duration = Duration::from_mins(2);

/// A table with those who sit at it, and a real clock.
struct House {
    table: Table,
    sitters: Sitters,
    heard: Receiver<Said>,
    begun: Instant,
    habits: Habits,
    trouble: Vec<String>,
}

impl House {
    fn open(spec: Spec, programs: Vec<Program>, habits: Habits) -> House {
        let (sender, heard) = channel();
        let sitters = Company::new(2, programs).sitters(move |said| {
            let _ = sender.send(said);
        });
        let (table, effects) = Table::open(spec, Duration::ZERO).unwrap();
        let begun = Instant::now();
        let mut house = House { table, sitters, heard, begun, habits, trouble: Vec::new() };
        house.attend(&effects);
        house
    }

    fn attend(&mut self, effects: &[Effect]) {
        for effect in effects {
            self.sitters.attend(effect, &self.table, &self.habits, self.begun.elapsed());
        }
    }

    fn does(&mut self, command: Command) {
        // What comes too late is refused, as it should be.
        if let Ok(effects) = self.table.handle(command, self.begun.elapsed()) {
            self.attend(&effects);
        }
    }

    /// Hands on what is said until something holds.
    fn until(&mut self, holds: impl Fn(&House) -> bool) {
        let until = Instant::now() + LONG;
        while !holds(self) {
            let left = until.saturating_duration_since(Instant::now());
            match self.heard.recv_timeout(left).expect("something is said in time") {
                Said::Command(command) => self.does(command),
                Said::Trouble(seat, fault) => self.trouble.push(format!("{seat}: {fault}")),
                Said::Thought(..) | Said::Hint { .. } => {}
            }
        }
    }

    fn plies(&self) -> usize {
        self.table.game().line().unwrap().len()
    }
}

fn levels(kind: Kind, white: u8, black: u8) -> Spec {
    Spec::new(kind, Sitter::Level { level: white }, Sitter::Level { level: black })
}

pub(crate) fn program(name: &str, language: ProgramLanguage, words: &[&str]) -> Program {
    let words = words.iter().map(|&word| word.to_owned()).collect();
    Program { name: name.to_owned(), language, words, options: Vec::new(), analyses: true }
}

pub(crate) fn found(name: &str) -> String {
    let games = format!("/usr/games/{name}");
    if std::path::Path::new(&games).exists() { games } else { name.to_owned() }
}

#[test]
fn levels_play_whole_games_of_every_kind() {
    for kind in [
        Kind::chess(),
        Kind::variant("crazyhouse"),
        Kind::Chess { variant: "alice".into(), boards: Some(3), sections: None, start: None },
        Kind::draughts(),
        Kind::go(5, "japanese"),
    ] {
        let mut house = House::open(levels(kind.clone(), 1, 0), Vec::new(), Habits::default());
        house.until(|house| house.table.ending().is_some() || house.plies() > 120);
        assert_eq!(house.trouble, Vec::<String>::new(), "{kind:?}");
        assert!(house.plies() > 5, "{kind:?}");
    }
}

#[test]
fn no_answer_comes_sooner_than_is_set() {
    let habits = Habits { shortest: Duration::from_millis(300), ..Habits::default() };
    let mut house = House::open(levels(Kind::chess(), 0, 0), Vec::new(), habits);
    house.until(|house| house.plies() >= 3);
    assert!(house.begun.elapsed() >= Duration::from_millis(900));
}

#[test]
fn thinking_is_called_off_at_once() {
    let spec = Spec { clock: "7200".into(), ..levels(Kind::chess(), 9, 9) };
    let mut house = House::open(spec, Vec::new(), Habits { tells: true, ..Habits::default() });
    while !matches!(house.heard.recv_timeout(LONG).unwrap(), Said::Thought(Color::White, _)) {}
    house.does(Command::Pause);
    house.does(Command::Seat { seat: Color::White, sitter: Sitter::Level { level: 0 }, from: None });
    house.does(Command::Resume);
    house.until(|house| house.plies() >= 1);
    assert!(house.begun.elapsed() < Duration::from_mins(1), "the long thought does not block the next");
}

#[test]
fn a_draw_is_judged_by_what_the_engine_thinks() {
    let accepts = |fen: &str| {
        let kind =
            Kind::Chess { variant: "chess".into(), boards: None, sections: None, start: Some(fen.into()) };
        let spec = Spec::new(kind, Sitter::person("Ada"), Sitter::Level { level: 5 });
        let mut house = House::open(spec, Vec::new(), Habits::default());
        house.does(Command::Offer { seat: Color::White, offer: Offer::Draw });
        house.until(|house| house.table.offer_of(Color::White).is_none());
        house.table.ending().is_some()
    };
    assert!(accepts("k7/8/8/8/8/8/3QQ3/4K3 w - - 0 1"), "it is lost");
    assert!(!accepts("4k3/3qq3/8/8/8/8/8/K7 w - - 0 1"), "it is winning");
}

#[test]
fn a_hint_is_a_good_move() {
    let kind = Kind::Chess {
        variant: "chess".into(),
        boards: None,
        sections: None,
        start: Some("6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1".into()),
    };
    let mut house = House::open(
        Spec::new(kind, Sitter::person("Ada"), Sitter::person("Bea")),
        Vec::new(),
        Habits::default(),
    );
    house.sitters.hint(&house.table, Duration::ZERO);
    let said = house.heard.recv_timeout(LONG).unwrap();
    assert_eq!(said, Said::Hint { on: 0, text: Some("d1d8".into()) });
}

#[test]
fn a_record_plays_its_moves() {
    let mut spec = Spec::new(Kind::chess(), Sitter::Nobody, Sitter::Nobody);
    spec.record = Some("1. e4 e5 2. Nf3 Nc6 *".into());
    let mut house = House::open(spec, Vec::new(), Habits::default());
    house.does(Command::Resume);
    house.until(|house| house.plies() == 4);
}

#[test]
fn gnuchess_plays_and_is_taken_back() {
    let gnuchess = program("gnuchess", ProgramLanguage::XBoard, &[&found("gnuchess"), "--xboard"]);
    let mut spec =
        Spec::new(Kind::chess(), Sitter::person("Ada"), Sitter::Engine { name: "gnuchess".into() });
    spec.clock = "60".into();
    let mut house = House::open(spec, vec![gnuchess], Habits::default());
    let plays = |house: &mut House, text: &str| {
        let on = house.table.game().cursor().number();
        house.does(Command::Move { seat: Color::White, on, text: text.into() });
    };
    plays(&mut house, "e4");
    house.until(|house| house.plies() == 2);
    plays(&mut house, "a3");
    // It thinks now; what it comes to is no longer wanted.
    house.does(Command::TakeBack { seat: Color::White });
    plays(&mut house, "h3");
    house.until(|house| house.plies() == 4);
    assert_eq!(house.trouble, Vec::<String>::new());
}

#[test]
fn a_program_that_was_called_off_while_it_waited_answers_the_next_question() {
    let toga = program("toga", ProgramLanguage::Uci, &[&found("toga2")]);
    let mut spec = Spec::new(Kind::chess(), Sitter::person("Ada"), Sitter::Engine { name: "toga".into() });
    spec.clock = "60".into();
    let habits = Habits { shortest: Duration::from_millis(400), ..Habits::default() };
    let mut house = House::open(spec, vec![toga], habits);
    for text in ["e4", "d4", "c4"] {
        let on = house.table.game().cursor().number();
        house.does(Command::Move { seat: Color::White, on, text: text.into() });
        if text == "d4" {
            // Its move is known by then, and waits for its time.
            std::thread::sleep(Duration::from_millis(200));
            house.does(Command::TakeBack { seat: Color::White });
        } else {
            let plies = house.plies() + 1;
            house.until(|house| house.plies() == plies || !house.trouble.is_empty());
        }
    }
    house.attend(&[Effect::CallOff { seat: Color::Black }]);
    let on = house.table.game().cursor().number();
    house.does(Command::Move { seat: Color::White, on, text: "h3".into() });
    let plies = house.plies() + 1;
    house.until(|house| house.plies() == plies || !house.trouble.is_empty());
    assert_eq!(house.trouble, Vec::<String>::new());
}

#[test]
fn nobody_loses_on_time_by_waiting() {
    let mut spec = levels(Kind::chess(), 0, 0);
    spec.clock = "2".into();
    let habits = Habits { shortest: Duration::from_secs(1), ..Habits::default() };
    let mut house = House::open(spec, Vec::new(), habits);
    house.until(|house| house.plies() >= 12 || house.table.ending().is_some());
    assert!(
        house.table.ending().is_none_or(|ending| ending.how != table::How::Flagged),
        "{:?}",
        house.table.ending()
    );
}

#[test]
fn many_games_on_one_thread_lose_none_on_time() {
    const GAMES: usize = 24;
    let company = Company::new(1, Vec::new());
    let (sender, heard) = channel();
    let begun = Instant::now();
    let mut tables: Vec<(Table, Sitters)> = Vec::new();
    let attend = |(table, sitters): &mut (Table, Sitters), effects: &[Effect]| {
        for effect in effects {
            sitters.attend(effect, table, &Habits::default(), begun.elapsed());
        }
    };
    for place in 0..GAMES {
        let sender = sender.clone();
        let sitters = company.sitters(move |said| drop(sender.send((place, said))));
        // One of them could think for minutes, if it were alone.
        let clock = if place == 0 { "120m" } else { "20" };
        let spec = Spec { clock: clock.into(), ..levels(Kind::chess(), 9, 9) };
        let (table, effects) = Table::open(spec, begun.elapsed()).unwrap();
        tables.push((table, sitters));
        attend(&mut tables[place], &effects);
    }
    let mut plies = [0; GAMES];
    while plies.iter().any(|&plies| plies < 8) {
        let (place, said) = heard.recv_timeout(LONG).expect("somebody moves");
        let Said::Command(command) = said else { panic!("{said:?}") };
        let effects = tables[place].0.handle(command, begun.elapsed()).unwrap();
        let ending = tables[place].0.ending();
        assert!(ending.is_none_or(|ending| ending.how != table::How::Flagged), "{place}: {plies:?}");
        plies[place] = if ending.is_some() { 8 } else { plies[place] + 1 };
        attend(&mut tables[place], &effects);
    }
}

#[test]
fn gnu_go_plays_to_the_count() {
    let gnugo = program("GNU Go", ProgramLanguage::Gtp, &[&found("gnugo"), "--mode", "gtp", "--level", "1"]);
    let mut spec = Spec::new(
        Kind::go(7, "chinese"),
        Sitter::Level { level: 0 },
        Sitter::Engine { name: "GNU Go".into() },
    );
    spec.clock = String::new();
    let mut house = House::open(spec, vec![gnugo], Habits::default());
    house.until(|house| house.table.ending().is_some() || !house.trouble.is_empty());
    assert_eq!(house.trouble, Vec::<String>::new());
    let ending = house.table.ending().unwrap();
    assert!(ending.score.is_some() || ending.winner().is_some(), "{ending:?}");
}

#[test]
fn a_program_that_has_answered_does_not_notice_that_it_is_called_off() {
    let folder = Folder::new("called-off");
    let fake = fake("fake", &folder.0, " var chess");
    let spec = Spec::new(Kind::chess(), Sitter::person("Ada"), Sitter::Engine { name: "fake".into() });
    let mut house = House::open(spec, vec![fake], Habits::default());
    let plays = |house: &mut House| {
        let on = house.table.game().cursor().number();
        house.does(Command::Move { seat: Color::White, on, text: "e4".into() });
        house.until(|house| house.plies() == 2 || !house.trouble.is_empty());
    };
    plays(&mut house);
    house.attend(&[Effect::CallOff { seat: Color::Black }]);
    house.does(Command::TakeBack { seat: Color::White });
    plays(&mut house);
    assert_eq!(house.trouble, Vec::<String>::new());
    assert_eq!(std::fs::read_to_string(folder.0.join("starts")).unwrap().lines().count(), 1);
}

#[test]
fn a_program_that_does_not_start_or_dies_makes_the_game_wait() {
    let cases = [
        program("x", ProgramLanguage::Uci, &["/no/such/program"]),
        program("x", ProgramLanguage::Uci, &["false"]),
        program("x", ProgramLanguage::XBoard, &["true"]),
    ];
    for case in cases {
        let spec = Spec::new(Kind::chess(), Sitter::Engine { name: "x".into() }, Sitter::person("Bea"));
        let mut house = House::open(spec, vec![case.clone()], Habits::default());
        house.until(|house| !house.trouble.is_empty());
        assert_eq!(*house.table.phase(), Phase::Playing, "{case:?}");
        assert!(house.trouble[0].starts_with("white: "), "{:?}", house.trouble);
    }
    let spec = Spec::new(Kind::chess(), Sitter::Engine { name: "nobody".into() }, Sitter::person("Bea"));
    let mut house = House::open(spec, Vec::new(), Habits::default());
    house.until(|house| !house.trouble.is_empty());
    assert_eq!(house.trouble, ["white: no engine is called \"nobody\""]);
}

/// A program that plays 1. e4 e5 and some kinds of chess, and complains if another like it runs beside it.
fn fake(name: &str, folder: &std::path::Path, variants: &str) -> Program {
    let folder = folder.display();
    let script = format!(
        "if kill -0 $(cat {folder}/pid 2>/dev/null) 2>/dev/null; then echo beside >> {folder}/crowd; fi
        echo $$ > {folder}/pid; echo start >> {folder}/starts
        while read line; do case \"$line\" in
        uci) echo 'option name UCI_Variant type combo default chess{variants}'; echo uciok;;
        isready) echo readyok;;
        position*moves*) mv=e7e5;;
        position*) mv=e2e4;;
        go*) echo bestmove $mv;;
        quit) exit;;
        esac; done"
    );
    program(name, ProgramLanguage::Uci, &["sh", "-c", &script])
}

/// A program that notes its starts, shakes hands and does what a script says when it is to move.
fn hostile(folder: &std::path::Path, language: ProgramLanguage, script: &str) -> Program {
    let folder = folder.display();
    let script = format!(
        "echo start >> {folder}/starts
        while read word rest; do case \"$word\" in
        uci) echo uciok;;
        isready) echo readyok;;
        protover) echo 'feature ping=1 done=1';;
        ping) echo pong $rest;;
        go) {script};;
        [0-9]*) case \"$rest\" in genmove*) {script};; *) printf \"=$word genmove\\n\\n\";; esac;;
        quit) exit;;
        esac; done"
    );
    program("x", language, &["sh", "-c", &script])
}

#[test]
fn a_program_that_hangs_or_floods_is_started_once_more_and_then_the_game_waits() {
    let habits = Habits {
        limits: players::seat::Limits { move_time: Some(Duration::from_millis(50)), ..Default::default() },
        grace: Duration::from_millis(200),
        ..Habits::default()
    };
    let (chess, stones) = (Kind::chess(), Kind::go(9, "chinese"));
    let cases = [
        (&chess, ProgramLanguage::Uci, "exec sleep 600", "white: x does not stop"),
        (&chess, ProgramLanguage::XBoard, "exec sleep 600", "white: x does not stop"),
        (&chess, ProgramLanguage::Uci, "yes", "white: x floods its output"),
        (&chess, ProgramLanguage::XBoard, "yes", "white: x floods its output"),
        (&stones, ProgramLanguage::Gtp, "yes", "black: x floods its output"),
    ];
    for (kind, language, script, trouble) in cases {
        let folder = Folder::new(&format!("hostile-{}-{}", language.word(), script.len()));
        let engine = || Sitter::Engine { name: "x".into() };
        let spec = Spec { clock: "10m".into(), ..Spec::new(kind.clone(), engine(), engine()) };
        let mut house = House::open(spec, vec![hostile(&folder.0, language, script)], habits.clone());
        house.until(|house| !house.trouble.is_empty());
        assert_eq!(house.trouble, [trouble]);
        assert!(house.begun.elapsed() < Duration::from_mins(1), "{language:?} {script}");
        assert_eq!(std::fs::read_to_string(folder.0.join("starts")).unwrap().lines().count(), 2, "{script}");
        assert_eq!(*house.table.phase(), Phase::Playing);
    }
}

#[test]
fn a_program_that_hangs_is_told_before_its_flag_falls() {
    for (kind, language) in
        [(Kind::chess(), ProgramLanguage::Uci), (Kind::go(9, "chinese"), ProgramLanguage::Gtp)]
    {
        let folder = Folder::new(&format!("flag-{}", language.word()));
        let engine = || Sitter::Engine { name: "x".into() };
        let spec = Spec { clock: "8".into(), ..Spec::new(kind, engine(), engine()) };
        let hangs = hostile(&folder.0, language, "exec sleep 600");
        let mut house = House::open(spec, vec![hangs], Habits::default());
        house.until(|house| !house.trouble.is_empty());
        house.does(Command::Pause);
        assert_eq!(*house.table.phase(), Phase::Paused, "{language:?}: {:?}", house.table.ending());
    }
}

/// A folder of its own, which is gone when the test is over.
struct Folder(std::path::PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("plateau-company-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn no_more_programs_run_at_once_than_there_is_room_for() {
    let folder = Folder::new("room");
    let engine = || Sitter::Engine { name: "fake".into() };
    let company = Company::new(1, vec![fake("fake", &folder.0, " var chess")]).with_most_programs(1);
    let (sender, heard) = channel();
    let mut tables: Vec<(Table, Sitters)> = Vec::new();
    for place in 0..3 {
        let sender = sender.clone();
        let mut sitters = company.sitters(move |said| {
            let _ = sender.send((place, said));
        });
        let spec = Spec::new(Kind::chess(), engine(), Sitter::person("Bea"));
        let (table, effects) = Table::open(spec, Duration::ZERO).unwrap();
        for effect in &effects {
            sitters.attend(effect, &table, &Habits::default(), Duration::ZERO);
        }
        tables.push((table, sitters));
    }
    let mut moved: Vec<usize> = Vec::new();
    for _ in 0..3 {
        let (place, said) = heard.recv_timeout(LONG).expect("each has its turn");
        let Said::Command(command @ Command::Move { .. }) = said else { panic!("{said:?}") };
        tables[place].0.handle(command, Duration::ZERO).unwrap();
        moved.push(place);
    }
    moved.sort_unstable();
    assert_eq!(moved, [0, 1, 2]);
    assert!(!folder.0.join("crowd").exists(), "two ran at once");
    assert_eq!(std::fs::read_to_string(folder.0.join("starts")).unwrap().lines().count(), 3);
}

#[test]
fn what_a_program_plays_is_known_before_it_is_seated() {
    let folder = Folder::new("repertoire");
    let company = Company::new(
        1,
        vec![
            fake("fake", &folder.0, " var chess var crazyhouse"),
            program("GNU Go", ProgramLanguage::Gtp, &["true"]),
            program("gone", ProgramLanguage::Gtp, &["/no/such/program"]),
            program("gnuchess", ProgramLanguage::XBoard, &[&found("gnuchess"), "--xboard"]),
            program("dead", ProgramLanguage::Uci, &["false"]),
        ],
    );
    let plays = |name: &str, kind: &Kind| {
        let sitter = Sitter::Engine { name: name.to_owned() };
        company.check(&sitter, kind).map_err(|why| why.to_string())
    };
    let refused = |name: &str, game: &str| Err(format!("fault-other-game (name: {name}, game: {game})"));
    assert_eq!(plays("fake", &Kind::chess()), Ok(()));
    assert!(!folder.0.join("starts").exists(), "every program of chess plays that");
    assert_eq!(plays("fake", &Kind::variant("crazyhouse")), Ok(()));
    assert_eq!(plays("fake", &Kind::variant("alice")), refused("fake", "alice"));
    assert_eq!(plays("fake", &Kind::variant("chess960")), refused("fake", "chess960"));
    assert_eq!(plays("fake", &Kind::draughts()), refused("fake", "draughts"));
    assert_eq!(plays("fake", &Kind::go(9, "japanese")), refused("fake", "go"));
    assert_eq!(plays("GNU Go", &Kind::go(9, "japanese")), Ok(()));
    assert_eq!(plays("GNU Go", &Kind::chess()), refused("GNU Go", "chess"));
    assert_eq!(plays("gnuchess", &Kind::variant("atomic")), refused("gnuchess", "atomic"));
    assert_eq!(plays("dead", &Kind::variant("atomic")), Ok(()), "it does not tell");
    let gone = plays("gone", &Kind::go(9, "japanese")).unwrap_err();
    assert!(gone.starts_with("fault-start (program: /no/such/program"), "{gone}");
}
