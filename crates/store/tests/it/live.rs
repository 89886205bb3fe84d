//! Live games: facts, commands, conflicts, house time.

use std::{sync::mpsc, thread, time::Duration};

use store::{Append, Appended, GameId, Location, Store, StoreError, Summary};

use crate::place::{Folder, append, begun, new_game, on_both, open};

/// Every test that holds wherever the games are.
pub(crate) const TESTS: &[fn(&Location)] = &[
    numbered,
    conflict,
    all_or_nothing,
    repeated,
    running,
    unknown,
    exists,
    house,
    together,
    alone,
    told,
    any_sign,
];

#[test]
fn facts_are_numbered_without_holes_and_come_back_as_they_were() {
    on_both(numbered);
}

fn numbered(location: &Location) {
    let store = open(location);
    let game = GameId::random();
    store.create(new_game(&game), vec!["a".to_owned(), "b".to_owned()]).unwrap();
    assert_eq!(store.append(append(&game, 2, &["c", "d", "e"])), Ok(Appended::Added(5)));
    let facts = store.facts(&game, 0, 100).unwrap();
    let numbers: Vec<u64> = facts.iter().map(|fact| fact.number).collect();
    let texts: Vec<&str> = facts.iter().map(|fact| fact.text.as_str()).collect();
    assert_eq!(
        (numbers.as_slice(), texts.as_slice()),
        (&[1, 2, 3, 4, 5][..], &["a", "b", "c", "d", "e"][..])
    );
    assert_eq!((facts[4].at, facts[4].unix), (Duration::from_millis(20), 1_002));
    let some = store.facts(&game, 3, 1).unwrap();
    assert_eq!((some.len(), some[0].number), (1, 4));
    let many: Vec<String> = (0..1_234).map(|number| number.to_string()).collect();
    assert_eq!(store.append(Append { facts: many, ..append(&game, 5, &[]) }), Ok(Appended::Added(1_239)));
    assert_eq!(store.facts(&game, 0, u64::MAX).unwrap().len(), 1_239);
}

#[test]
fn who_does_not_know_the_last_fact_is_refused() {
    on_both(conflict);
}

fn conflict(location: &Location) {
    let store = open(location);
    let game = begun(&store);
    store.append(append(&game, 0, &["a", "b"])).unwrap();
    for known in [0, 1, 3] {
        let refused = store.append(append(&game, known, &["x"]));
        assert_eq!(refused, Err(StoreError::Conflict { game: game.clone(), known, last: 2 }));
    }
    assert_eq!(store.facts(&game, 0, 100).unwrap().len(), 2);
}

#[test]
fn a_refused_command_leaves_no_answer_behind() {
    on_both(all_or_nothing);
}

fn all_or_nothing(location: &Location) {
    let store = open(location);
    let game = begun(&store);
    let command = Some(("one".to_owned(), "{}".to_owned()));
    let refused = store.append(Append { command, ..append(&game, 7, &["x"]) });
    assert!(matches!(refused, Err(StoreError::Conflict { .. })));
    let command = Some(("one".to_owned(), "{}".to_owned()));
    let again = Append { command, ..append(&game, 0, &["x"]) };
    assert_eq!(store.append(again), Ok(Appended::Added(1)), "the command is not known from before");
}

#[test]
fn a_repeated_command_is_answered_the_same_and_never_played_twice() {
    on_both(repeated);
}

fn repeated(location: &Location) {
    let store = open(location);
    let game = begun(&store);
    let command = |answer: &str| Some(("c1".to_owned(), answer.to_owned()));
    let first = Append { command: command("first"), ..append(&game, 0, &["a"]) };
    assert_eq!(store.append(first.clone()), Ok(Appended::Added(1)));
    // By one who knows nothing, and by one who knows all.
    for after in [0, 1] {
        let again = Append { after, command: command("second"), ..first.clone() };
        assert_eq!(store.append(again), Ok(Appended::Repeated("first".to_owned())));
    }
    assert_eq!(store.facts(&game, 0, 100).unwrap().len(), 1);
    let other = begun(&store);
    let elsewhere = Append { command: command("third"), ..append(&other, 0, &["a"]) };
    assert_eq!(store.append(elsewhere), Ok(Appended::Added(1)), "each game has commands of its own");
}

#[test]
fn a_repeated_command_is_known_after_a_restart() {
    let folder = Folder::new();
    let location = Location::File(folder.file("games.db"));
    let game = {
        let store = open(&location);
        let game = begun(&store);
        let command = Some(("c1".to_owned(), "yes".to_owned()));
        store.append(Append { command, ..append(&game, 0, &["a"]) }).unwrap();
        game
    };
    let store = open(&location);
    let command = Some(("c1".to_owned(), "no".to_owned()));
    let again = Append { command, ..append(&game, 0, &["a"]) };
    assert_eq!(store.append(again), Ok(Appended::Repeated("yes".to_owned())));
    assert_eq!(store.facts(&game, 0, 9).unwrap().len(), 1);
}

#[test]
fn games_that_have_not_ended_are_offered_again() {
    on_both(running);
}

fn running(location: &Location) {
    let store = open(location);
    let before = store.running().unwrap().len();
    let game = begun(&store);
    let summary = Summary {
        white: "Ann".to_owned(),
        black: "Bo".to_owned(),
        variant: "chess960".to_owned(),
        plies: 3,
        started: 5,
        changed: i64::MAX,
        position: "8/8".to_owned(),
        ..Summary::default()
    };
    store.append(Append { summary: Some(summary.clone()), ..append(&game, 0, &["a"]) }).unwrap();
    let all = store.running().unwrap();
    assert_eq!(all.len(), before + 1);
    assert_eq!((&all[0].id, all[0].last, &all[0].summary), (&game, 1, &summary));
    assert_eq!((all[0].kind.as_str(), all[0].header.as_str()), ("chess", "{}"));
    let over = Summary { ended: true, result: "1-0".to_owned(), ..summary };
    store.append(Append { summary: Some(over.clone()), ..append(&game, 1, &["b"]) }).unwrap();
    assert_eq!(store.running().unwrap().len(), before);
    assert_eq!(store.game(&game).unwrap().unwrap().summary, over);
}

#[test]
fn a_game_that_nobody_began_has_no_facts() {
    on_both(unknown);
}

fn unknown(location: &Location) {
    let store = open(location);
    let game = GameId::random();
    let expected = Err(StoreError::UnknownGame { game: game.clone() });
    assert_eq!(store.append(append(&game, 0, &["a"])), expected);
    let command = Some(("c".to_owned(), String::new()));
    assert_eq!(store.append(Append { command, ..append(&game, 0, &["a"]) }), expected);
    assert_eq!(store.facts(&game, 0, 9), Ok(Vec::new()));
    assert_eq!(store.game(&game), Ok(None));
}

#[test]
fn a_game_is_begun_once() {
    on_both(exists);
}

fn exists(location: &Location) {
    let store = open(location);
    let game = begun(&store);
    let again = store.create(new_game(&game), vec!["a".to_owned()]);
    assert_eq!(again, Err(StoreError::GameExists { game: game.clone() }));
    assert_eq!(store.facts(&game, 0, 9), Ok(Vec::new()));
}

#[test]
fn house_time_goes_on_where_it_stopped() {
    let folder = Folder::new();
    house(&Location::File(folder.file("games.db")));
    assert_eq!(open(&Location::Memory).house_time(), Duration::ZERO);
}

fn house(location: &Location) {
    let seconds = Duration::from_secs;
    let at = |location| open(location).house_time();
    open(location).heartbeat(seconds(10_000)).unwrap();
    assert_eq!(at(location), seconds(10_000));
    let store = open(location);
    let game = begun(&store);
    store.append(Append { at: seconds(20_000), ..append(&game, 0, &["a"]) }).unwrap();
    drop(store);
    assert_eq!(at(location), seconds(20_000), "a fact is later than the heartbeat");
    open(location).heartbeat(seconds(5_000)).unwrap();
    assert_eq!(at(location), seconds(20_000), "time does not go back");
}

#[test]
fn writes_that_wait_together_are_committed_together() {
    on_both(together);
}

fn together(location: &Location) {
    const THREADS: usize = 16;
    const FACTS: u64 = 25;
    let store = open(location);
    let games: Vec<GameId> = (0..THREADS).map(|_| begun(&store)).collect();
    let (writes_before, commits_before) = store.writes_and_commits();
    thread::scope(|scope| {
        for game in &games {
            let store = store.clone();
            scope.spawn(move || {
                for after in 0..FACTS {
                    assert_eq!(store.append(append(game, after, &["x"])), Ok(Appended::Added(after + 1)));
                }
            });
        }
    });
    for game in &games {
        assert_eq!(store.facts(game, 0, 100).unwrap().len() as u64, FACTS);
    }
    let (writes, commits) = store.writes_and_commits();
    let (writes, commits) = (writes - writes_before, commits - commits_before);
    assert_eq!(writes, THREADS as u64 * FACTS);
    assert!(commits < writes / 2, "{commits} commits for {writes} writes");
}

#[test]
fn one_bad_write_of_a_group_fails_alone() {
    on_both(alone);
}

fn alone(location: &Location) {
    let store = open(location);
    let games: Vec<GameId> = (0..50).map(|_| begun(&store)).collect();
    let (answer, answers) = mpsc::channel();
    for (index, game) in games.iter().enumerate() {
        let (answer, after) = (answer.clone(), if index % 5 == 0 { 9 } else { 0 });
        store.append_then(append(game, after, &["x"]), move |done| answer.send((index, done)).unwrap());
    }
    drop(answer);
    let mut count = 0;
    for (index, done) in answers {
        count += 1;
        assert_eq!(done.is_ok(), index % 5 != 0, "{done:?}");
        let facts = store.facts(&games[index], 0, 9).unwrap();
        assert_eq!(facts.len(), usize::from(done.is_ok()));
    }
    assert_eq!(count, games.len());
}

#[test]
fn whoever_does_not_wait_is_told() {
    on_both(told);
}

fn told(location: &Location) {
    let store = open(location);
    let game = GameId::random();
    let (tell, told) = mpsc::channel();
    let say = |word: &'static str| {
        let tell = tell.clone();
        move || tell.send(word).unwrap()
    };
    let created = say("created");
    store.create_then(new_game(&game), vec!["a".to_owned()], move |done| done.map(|()| created()).unwrap());
    assert_eq!(told.recv(), Ok("created"));
    let (beat, read) = (say("beat"), say("read"));
    store.heartbeat_then(Duration::from_secs(1), move |done| done.map(|()| beat()).unwrap());
    assert_eq!(told.recv(), Ok("beat"));
    store.facts_then(&game, 0, 9, move |facts| {
        assert_eq!(facts.unwrap().len(), 1);
        read();
    });
    assert_eq!(told.recv(), Ok("read"));
}

#[test]
fn a_full_queue_refuses_those_who_do_not_wait() {
    let store = open(&Location::Memory);
    let game = begun(&store);
    let (tell, told) = mpsc::channel();
    for _ in 0..20_000 {
        let tell = tell.clone();
        store.append_then(append(&game, 0, &["x"]), move |done| tell.send(done).unwrap());
    }
    drop(tell);
    let answers: Vec<Result<Appended, StoreError>> = told.iter().collect();
    assert_eq!(answers.len(), 20_000, "each is answered");
    assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 1);
    assert!(answers.contains(&Err(StoreError::Busy)), "memory is bounded");
    assert_eq!(store.append(append(&game, 1, &["y"])), Ok(Appended::Added(2)), "and it goes on");
}

#[test]
fn a_callback_that_panics_hurts_nobody_else() {
    let store = open(&Location::Memory);
    let game = begun(&store);
    store.append_then(append(&game, 0, &["a"]), |_| panic!("on purpose"));
    assert_eq!(store.append(append(&game, 1, &["b"])), Ok(Appended::Added(2)));
}

#[test]
fn questions_are_answered_beside_a_long_write() {
    let folder = Folder::new();
    let store = open(&Location::File(folder.file("games.db")));
    let game = begun(&store);
    let facts: Vec<String> = (0..20_000).map(|number| number.to_string().repeat(20)).collect();
    let (tell, told) = mpsc::channel();
    store.append_then(Append { facts, ..append(&game, 0, &[]) }, move |done| tell.send(done).unwrap());
    let mut asked = 0;
    while told.try_recv().is_err() {
        let seen = store.facts(&game, 0, u64::MAX).unwrap().len();
        assert!(seen == 0 || seen == 20_000, "all or nothing, not {seen}");
        asked += 1;
    }
    assert!(asked > 1, "nobody waited for the write");
}

#[test]
fn every_sign_can_be_kept() {
    on_both(any_sign);
}

fn any_sign(location: &Location) {
    let store = open(location);
    let game = begun(&store);
    let text = "Žižka ♞ 囲碁 ' \" \\ $1 ?1 \u{1f600}\n--;";
    store.append(append(&game, 0, &[text])).unwrap();
    assert_eq!(store.facts(&game, 0, 1).unwrap()[0].text, text);
}

#[test]
fn the_last_handle_waits_for_what_was_asked() {
    let folder = Folder::new();
    let location = Location::File(folder.file("games.db"));
    let store = open(&location);
    let game = begun(&store);
    for after in 0..100 {
        store.append_then(append(&game, after, &["x"]), |done| drop(done.unwrap()));
    }
    drop(store);
    assert_eq!(Store::open(&location).unwrap().facts(&game, 0, 200).unwrap().len(), 100);
}
