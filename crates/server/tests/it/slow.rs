//! Watchers who do not read hold nobody up.

use table::{Command, Remarks};

use crate::{
    client::{Client, number},
    http::{chess, opened},
    place::Place,
};

#[tokio::test]
async fn a_slow_watcher_is_dropped_and_gets_everything_when_it_comes_back() {
    let place = Place::local().await;
    let (id, _) = opened(place.address(), &chess("")).await;
    let mut slow = Client::join(place.address(), &id, None).await;
    let mut owner = Client::join(place.address(), &id, None).await;
    let begun = slow.last();
    // Each remark makes a word of some fifty kilobytes, which no buffer between the two holds for long.
    let rounds = 400;
    for round in 0..rounds {
        let comments = vec![format!("{round} {}", "x".repeat(50_000))];
        let remarks = Remarks { comments, ..Remarks::default() };
        let answer = owner.does(&round.to_string(), &Command::Note { node: 0, remarks }).await;
        assert_eq!(number(&answer), Ok(begun + round + 1), "nobody is held up");
        // As fast as one may go on.
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    let mut heard = 0;
    let code = loop {
        match slow.maybe_word().await {
            Ok(_) => heard += 1,
            Err(code) => break code,
        }
    };
    assert!(heard < rounds, "it was dropped after {heard} words");
    assert_eq!(code, None, "no farewell gets through to one who reads nothing for so long");
    let (last, known) = (slow.last(), slow.facts.clone());
    let mut back = Client::come_back(place.address(), &id, None, Some(last), known).await;
    while back.facts.len() < rounds as usize {
        back.word().await;
    }
    assert_eq!(back.facts, owner.facts);
}
