//! Tables as they are kept: what library and scores have of them.

use std::time::Duration;

use game::Color;
use store::{Journal, Location, Query, ScoreFilter, Store};
use table::{Command, Effect, Entry, Kind, Sitter, Spec, Table, saved};

use crate::place::{on_both, open};

/// Every test that holds wherever the games are.
pub(crate) const TESTS: &[fn(&Location)] = &[reopened, rated];

/// A table that is kept.
struct Kept {
    store: Store,
    table: Table,
    journal: Journal,
}

impl Kept {
    fn open(store: Store, kind: Kind, white: &str, black: &str) -> Kept {
        let spec = Spec::new(kind, Sitter::person(white), Sitter::person(black));
        let (table, effects) = Table::open(spec, Duration::ZERO).unwrap();
        let mut journal = Journal::new(1);
        journal.begin(&store, &table, &saved(&effects)).unwrap();
        Kept { store, table, journal }
    }

    fn does(&mut self, command: Command) {
        let effects: Vec<Effect> = self.table.handle(command, Duration::ZERO).unwrap();
        let entries: Vec<Entry> = saved(&effects);
        self.journal.keep(&self.store, &self.table, &entries, 5).unwrap();
    }

    fn plays(&mut self, moves: &str) {
        for text in moves.split(' ') {
            let (seat, on) = (self.table.turn(), self.table.game().cursor().number());
            self.does(Command::Move { seat, on, text: text.to_owned() });
        }
    }

    /// How often its players are in the library, in the bin, and among the scores.
    fn counts(&self) -> (u64, u64, usize) {
        let player = Some(self.table.seats().white.name());
        let listed = |deleted: bool| {
            self.store.list(&Query { player: player.clone(), deleted, ..Query::default() }).unwrap().total
        };
        let scores = self.store.scores(&ScoreFilter::default()).unwrap();
        let own = scores.iter().filter(|score| Some(&score.player.name) == player.as_ref()).count();
        (listed(false), listed(true), own)
    }
}

/// A name that no other test has, so that they can share a database.
fn own_name(name: &str) -> String {
    format!("{name} {}", store::GameId::random())
}

#[test]
fn a_game_that_goes_on_leaves_library_and_scores_until_it_ends_again() {
    on_both(reopened);
}

fn reopened(location: &Location) {
    let mut kept = Kept::open(open(location), Kind::chess(), &own_name("Ann"), "Bo");
    kept.plays("f3 e5 g4 Qh4");
    assert_eq!(kept.counts(), (1, 0, 1));
    let id = kept.journal.record_id(&kept.table);
    kept.store.rename(&id, "A short one").unwrap();
    kept.does(Command::TakeBack { seat: Color::Black });
    assert_eq!(kept.counts(), (0, 1, 0));
    kept.plays("d6");
    kept.does(Command::Resign { seat: Color::White });
    assert_eq!(kept.counts(), (1, 0, 1));
    let (record, text) = kept.store.open_record(&id).unwrap().unwrap();
    assert_eq!((record.sheet.result.as_str(), record.title.as_str()), ("0-1", "A short one"));
    assert!(text.contains("d6"), "{text}");

    let mut saved = Kept::open(open(location), Kind::chess(), &own_name("Cy"), "Bo");
    saved.plays("e4 e5");
    let id = saved.journal.record_id(&saved.table);
    saved.store.save(&id, store::record_of(&saved.table).unwrap(), 3).unwrap();
    saved.does(Command::TakeBack { seat: Color::Black });
    assert_eq!(saved.counts(), (1, 0, 0), "what somebody saved by hand stays");
}

#[test]
fn each_kind_of_chess_is_rated_by_itself_and_nobody_without_a_name() {
    on_both(rated);
}

fn rated(location: &Location) {
    let name = own_name("Ann");
    let kinds = [
        (Kind::chess(), "chess"),
        (Kind::variant("chess960"), "chess960"),
        (Kind::variant("alice"), "alice"),
        (Kind::variant("crazyhouse"), "crazyhouse"),
        (Kind::draughts(), "draughts"),
        (Kind::go(9, "japanese"), "go"),
        (Kind::go(13, "chinese"), "go"),
    ];
    let store = open(location);
    for (kind, _) in &kinds {
        let mut kept = Kept::open(store.clone(), kind.clone(), &name, "Bo");
        kept.does(Command::Resign { seat: Color::White });
    }
    let scores = store.scores(&ScoreFilter::default()).unwrap();
    let mut own: Vec<(&str, u64)> = scores
        .iter()
        .filter(|score| score.player.name == name)
        .map(|score| (score.kind.as_str(), score.losses))
        .collect();
    own.sort_unstable();
    assert_eq!(
        own,
        [("alice", 1), ("chess", 1), ("chess960", 1), ("crazyhouse", 1), ("draughts", 1), ("go", 2)]
    );
    for (kind, word) in kinds {
        let mut kept = Kept::open(store.clone(), kind, &own_name("Cy"), " ");
        assert_eq!(kept.table.rated_as(), word);
        kept.does(Command::Resign { seat: Color::White });
        assert_eq!(kept.counts().2, 0, "{word}");
    }
}
