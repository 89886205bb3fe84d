//! Somebody who tries problems, as the page will.

use std::net::SocketAddr;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use server::wire::{ProblemJudged, ProblemOpened, ProblemWord};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, tungstenite::Message as Frame};

use crate::client::{LONG, connected_to};

/// Somebody who tries problems.
pub(crate) struct Trier {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    count: u32,
}

impl Trier {
    pub(crate) async fn connect(address: SocketAddr) -> Trier {
        let socket = connected_to(address, "/api/problems/socket", &[]).await.expect("a connection");
        Trier { socket, count: 0 }
    }

    pub(crate) async fn send(&mut self, value: &Value) {
        self.socket.send(Frame::text(value.to_string())).await.unwrap();
    }

    pub(crate) async fn word(&mut self) -> ProblemWord {
        loop {
            let frame = timeout(LONG, self.socket.next()).await.expect("a word in time");
            if let Some(Ok(Frame::Text(text))) = &frame {
                return serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
            }
            assert!(matches!(frame, Some(Ok(Frame::Ping(_)))), "{frame:?}");
        }
    }

    /// The next word that is not about how far the solver is.
    pub(crate) async fn next(&mut self) -> ProblemWord {
        loop {
            let word = self.word().await;
            if !matches!(word, ProblemWord::Thinking(_)) {
                return word;
            }
        }
    }

    /// Says something under a new name; tells the name.
    pub(crate) async fn say(&mut self, mut value: Value) -> String {
        self.count += 1;
        let id = self.count.to_string();
        value["id"] = json!(id);
        self.send(&value).await;
        id
    }

    /// Asks something, and waits for what comes of it.
    pub(crate) async fn ask(&mut self, value: Value) -> ProblemWord {
        self.say(value).await;
        self.next().await
    }

    pub(crate) async fn open(&mut self, problem: &str) -> ProblemOpened {
        opening(self.ask(json!({ "ask": "open", "from": "list", "problem": problem })).await)
    }

    /// Waits until the solver is done; tells whether it knows the answer.
    pub(crate) async fn ready(&mut self) -> bool {
        match self.next().await {
            ProblemWord::Ready { is_decided, .. } => is_decided,
            other => panic!("{other:?}"),
        }
    }

    pub(crate) async fn tries(&mut self, text: &str) -> ProblemJudged {
        judged(self.ask(json!({ "ask": "try", "text": text })).await)
    }

    /// Why something is refused.
    pub(crate) async fn refusal(&mut self, value: Value) -> String {
        match self.ask(value).await {
            ProblemWord::Refused { why, .. } => why.id().to_owned(),
            other => panic!("{other:?}"),
        }
    }
}

pub(crate) fn opening(word: ProblemWord) -> ProblemOpened {
    match word {
        ProblemWord::Opened(opened) => *opened,
        other => panic!("{other:?}"),
    }
}

pub(crate) fn judged(word: ProblemWord) -> ProblemJudged {
    match word {
        ProblemWord::Judged(judged) => *judged,
        other => panic!("{other:?}"),
    }
}
