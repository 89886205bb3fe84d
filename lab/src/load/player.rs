//! One seat of one game, over the line.

use std::net::SocketAddr;

use chess::any::Position;
use futures_util::{SinkExt as _, StreamExt as _};
use game::Show as _;
use serde_json::{Value, json};
use testkit::Dice;
use tokio::net::TcpStream;
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{Message, protocol::WebSocketConfig},
};

/// How long the lines of play are.
const PLIES: usize = 300;

/// Games of random legal moves that go on for long.
pub(super) fn lines(count: usize) -> Vec<Vec<String>> {
    let mut dice = Dice::new(7);
    let mut lines = Vec::with_capacity(count);
    while lines.len() < count {
        let line = random_line(&mut dice);
        if line.len() == PLIES {
            lines.push(line);
        }
    }
    lines
}

fn random_line(dice: &mut Dice) -> Vec<String> {
    let mut game = game::Game::new(Position::default());
    game.set_policy(game::DrawPolicy::Claimed);
    let mut line = Vec::with_capacity(PLIES);
    while line.len() < PLIES && game.outcome().is_none() {
        let moves = game.legal_moves();
        let mv = moves[dice.below(moves.len())];
        line.push(game.position().text(mv));
        if game.play(mv).is_err() {
            break;
        }
    }
    line
}

/// A connection to a game.
pub(super) struct Line {
    socket: WebSocketStream<TcpStream>,
}

/// What came of waiting for an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Heard {
    /// The command was done.
    Done,
    /// It was refused, with this sentence.
    Refused(String),
}

impl Line {
    /// Connects, and joins with a key, if one is given.
    pub(super) async fn open(
        address: SocketAddr,
        game: &str,
        key: Option<&str>,
        after: Option<u64>,
    ) -> Result<Line, String> {
        let stream = TcpStream::connect(address).await.map_err(|error| error.to_string())?;
        stream.set_nodelay(true).map_err(|error| error.to_string())?;
        let url = format!("ws://{address}/api/games/{game}/socket");
        let small = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let connected = client_async_with_config(url, stream, Some(small)).await;
        let (socket, _) = connected.map_err(|error| error.to_string())?;
        let mut line = Line { socket };
        line.send(&json!({ "ask": "join", "key": key, "after": after })).await?;
        Ok(line)
    }

    pub(super) async fn send(&mut self, value: &Value) -> Result<(), String> {
        self.socket.send(Message::text(value.to_string())).await.map_err(|error| error.to_string())
    }

    /// The next word.
    pub(super) async fn word(&mut self) -> Result<String, String> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text.to_string()),
                Some(Ok(Message::Close(frame))) => return Err(format!("closed: {frame:?}")),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.to_string()),
                None => return Err("the connection ended".to_owned()),
            }
        }
    }

    /// Plays the next move of a line, and waits until it is acknowledged.
    pub(super) async fn play(&mut self, ply: usize, text: &str) -> Result<Heard, String> {
        let seat = if ply.is_multiple_of(2) { "white" } else { "black" };
        let command = json!({ "command": "move", "seat": seat, "on": ply, "text": text });
        self.send(&json!({ "ask": "do", "id": ply.to_string(), "command": command })).await?;
        loop {
            let word = self.word().await?;
            if word.starts_with("{\"word\":\"answer\"") {
                let done = word.contains("\"answer\":\"done\"");
                return Ok(if done { Heard::Done } else { Heard::Refused(word) });
            }
        }
    }
}
