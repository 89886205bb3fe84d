//! Clients that drop, repeat and reorder what they say; in the end all agree with the database.

use game::Color;
use serde_json::json;
use server::wire::Word;
use table::{Command, Entry};
use testkit::Dice;

use crate::{
    client::Client,
    http::{chess, opened},
    place::Place,
};

/// Somebody with a bad line.
struct Unsteady {
    seat: Color,
    key: String,
    client: Client,
    dice: Dice,
    /// Everything that was said, to be said again.
    said: Vec<String>,
}

impl Unsteady {
    /// Says something new, something old, or several things in the wrong order.
    async fn act(&mut self, round: u64) {
        let mut words = Vec::new();
        for number in 0..=self.dice.below(2) {
            let word = match self.dice.below(4) {
                0 if !self.said.is_empty() => {
                    let old = self.dice.below(self.said.len());
                    self.said[old].clone()
                }
                _ => {
                    let id = format!("{round}-{number}");
                    json!({ "ask": "do", "id": id, "command": self.command() }).to_string()
                }
            };
            words.push(word);
        }
        if self.dice.below(2) == 0 {
            words.reverse();
        }
        for word in words {
            self.client.text(word.clone()).await;
            self.said.push(word);
        }
    }

    fn command(&mut self) -> Command {
        let seat = self.seat;
        match self.dice.below(10) {
            0 | 1 => Command::TakeBack { seat },
            2 => Command::Answer { seat, accept: false, offer: None },
            3 => Command::Answer { seat, accept: true, offer: None },
            _ => self.a_move(),
        }
    }

    /// A legal move as far as this one knows the game, which may be too little.
    fn a_move(&mut self) -> Command {
        let moves = ["e2e4", "e7e5", "g1f3", "b8c6", "a2a3", "a7a6", "h2h3", "h7h6", "b1c3", "g8f6"];
        let text = moves[self.dice.below(moves.len())].to_owned();
        let on = self.client.facts.iter().rev().find_map(node).unwrap_or(0);
        Command::Move { seat: self.seat, on, text }
    }

    /// Listens for a while, or hangs up and comes back.
    async fn listen(&mut self, place: &Place, game: &str) {
        if self.dice.below(5) == 0 {
            let (last, facts) = (self.client.last(), std::mem::take(&mut self.client.facts));
            self.client = Client::come_back(place.address(), game, Some(&self.key), Some(last), facts).await;
            return;
        }
        self.client.send(&json!({ "ask": "view" })).await;
        while !matches!(self.client.word().await, Word::View { .. }) {}
    }
}

fn node(entry: &Entry) -> Option<u32> {
    match entry.fact {
        table::Fact::Moved { node, .. } => Some(node),
        table::Fact::Went { to, .. } => Some(to),
        _ => None,
    }
}

#[tokio::test]
async fn whatever_is_lost_repeated_or_swapped_all_agree_with_the_database() {
    let mut place = Place::local().await;
    for seed in 1..=4_u64 {
        let (game, keys) = opened(place.address(), &chess("")).await;
        let mut clients = Vec::new();
        for (seat, key) in [Color::White, Color::Black].into_iter().zip(keys) {
            let client = Client::join(place.address(), &game, Some(&key)).await;
            let dice = Dice::new(seed * 0x9E37_79B9 + seat as u64 + 1);
            clients.push(Unsteady { seat, key, client, dice, said: Vec::new() });
        }
        for round in 0..40 {
            if round == 20 {
                place.restart().await;
                for unsteady in &mut clients {
                    let (last, facts) = (unsteady.client.last(), std::mem::take(&mut unsteady.client.facts));
                    let key = Some(unsteady.key.as_str());
                    unsteady.client = Client::come_back(place.address(), &game, key, Some(last), facts).await;
                }
            }
            for unsteady in &mut clients {
                unsteady.act(round).await;
                unsteady.listen(&place, &game).await;
            }
        }
        agree(&place, &game, clients).await;
    }
}

/// Everybody has, in the end, what is on disk; and that makes a table.
async fn agree(place: &Place, game: &str, clients: Vec<Unsteady>) {
    let kept = place.store().facts(&game.parse().unwrap(), 0, u64::from(u32::MAX)).unwrap();
    let kept: Vec<Entry> = kept.iter().map(|fact| serde_json::from_str(&fact.text).unwrap()).collect();
    table::Table::of_facts(&kept).unwrap();
    assert!(kept.len() > 10, "something happened: {}", kept.len());
    for unsteady in clients {
        let (last, facts) = (unsteady.client.last(), unsteady.client.facts);
        let mut client =
            Client::come_back(place.address(), game, Some(&unsteady.key), Some(last), facts).await;
        while client.last() < kept.len() as u64 {
            client.word().await;
        }
        assert_eq!(client.facts, kept[1..], "{}", unsteady.seat);
    }
}
