//! A client as the page will be: it knows facts by their numbers, and comes back.

use std::{net::SocketAddr, time::Duration};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::json;
use server::wire::{Answer, Trouble, Word};
use table::{Command, Entry, View};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{self, Message as Frame, client::IntoClientRequest as _},
};

/// How long anything may take on a busy machine.
pub(crate) const LONG: Duration = Duration::from_mins(1);

/// A connection, and what it brought.
pub(crate) struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// All that is known to have happened, since it came for the first time.
    pub(crate) facts: Vec<Entry>,
    last: u64,
    pub(crate) view: Option<Box<View>>,
    pub(crate) trouble: Option<Trouble>,
}

impl Client {
    /// Joins a game from the beginning.
    pub(crate) async fn join(address: SocketAddr, game: &str, key: Option<&str>) -> Client {
        Client::come_back(address, game, key, None, Vec::new()).await
    }

    /// Joins with what is known already.
    pub(crate) async fn come_back(
        address: SocketAddr,
        game: &str,
        key: Option<&str>,
        after: Option<u64>,
        facts: Vec<Entry>,
    ) -> Client {
        let socket = connected(address, game, &[]).await.expect("a connection");
        let mut client = Client { socket, facts, last: after.unwrap_or(0), view: None, trouble: None };
        client.send(&json!({ "ask": "join", "key": key, "after": after, "name": "Cleo" })).await;
        let Word::Welcome { view, trouble, .. } = client.word().await else { panic!("no welcome") };
        client.last = view.as_ref().map_or(client.last, |view| view.number);
        (client.view, client.trouble) = (view, trouble);
        client
    }

    /// The number of the last fact that is known.
    pub(crate) fn last(&self) -> u64 {
        self.last
    }

    pub(crate) async fn send(&mut self, value: &serde_json::Value) {
        self.text(value.to_string()).await;
    }

    pub(crate) async fn text(&mut self, text: String) {
        // Where the server has closed, the next word tells.
        let _ = self.socket.send(Frame::text(text)).await;
    }

    pub(crate) async fn frame(&mut self, frame: Frame) {
        let _ = self.socket.send(frame).await;
    }

    /// The next word of the server; none once it has closed.
    pub(crate) async fn maybe_word(&mut self) -> Result<Word, Option<u16>> {
        loop {
            let frame = timeout(LONG, self.socket.next()).await.expect("a word in time");
            match frame {
                Some(Ok(Frame::Text(text))) => {
                    let word = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
                    return Ok(self.note(word));
                }
                Some(Ok(Frame::Close(frame))) => return Err(frame.map(|frame| frame.code.into())),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    /// Takes note of facts: each comes once, and none is left out.
    fn note(&mut self, word: Word) -> Word {
        if let Word::Facts { entries, .. } = &word {
            for entry in entries {
                assert_eq!(entry.number, self.last + 1, "facts come in their order");
                self.last = entry.number;
                self.facts.push(entry.clone());
            }
        }
        word
    }

    pub(crate) async fn word(&mut self) -> Word {
        self.maybe_word().await.expect("a word")
    }

    /// Says something with a name, and waits for the answer to it.
    pub(crate) async fn does(&mut self, id: &str, command: &Command) -> Answer {
        self.send(&json!({ "ask": "do", "id": id, "command": command })).await;
        loop {
            if let Word::Answer { id: named, answer } = self.word().await
                && named == id
            {
                return answer;
            }
        }
    }

    /// Plays a move of one seat, from where the game is known to stand.
    pub(crate) async fn plays(&mut self, id: &str, seat: game::Color, on: u32, text: &str) -> Answer {
        self.does(id, &Command::Move { seat, on, text: text.to_owned() }).await
    }

    /// Waits until a fact of some kind has happened.
    pub(crate) async fn until(&mut self, holds: impl Fn(&Entry) -> bool) {
        while !self.facts.iter().any(&holds) {
            self.word().await;
        }
    }
}

/// A bare connection with headers of one's own.
pub(crate) async fn connected(
    address: SocketAddr,
    game: &str,
    headers: &[(&'static str, &str)],
) -> Result<WebSocketStream<MaybeTlsStream<TcpStream>>, tungstenite::Error> {
    connected_to(address, &format!("/api/games/{game}/socket"), headers).await
}

/// A bare connection to anything.
pub(crate) async fn connected_to(
    address: SocketAddr,
    path: &str,
    headers: &[(&'static str, &str)],
) -> Result<WebSocketStream<MaybeTlsStream<TcpStream>>, tungstenite::Error> {
    let mut request = format!("ws://{address}{path}").into_client_request().unwrap();
    for (name, value) in headers {
        request.headers_mut().insert(*name, value.parse().unwrap());
    }
    connect_async(request).await.map(|(socket, _)| socket)
}

/// The last fact's number, or why it was refused.
pub(crate) fn number(answer: &Answer) -> Result<u64, String> {
    match answer {
        Answer::Done { number } => Ok(*number),
        Answer::Refused { why } => Err(why.id().to_owned()),
    }
}
