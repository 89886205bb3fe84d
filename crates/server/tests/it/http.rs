//! Requests as plain text, so that everything in them can be wrong.

use std::net::SocketAddr;

use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

/// An answer: its status, its head and its body.
pub(crate) struct Answered {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answered {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    /// The id of the sentence that says why.
    pub(crate) fn why(&self) -> String {
        self.json()["why"]["id"].as_str().unwrap_or_default().to_owned()
    }
}

/// Asks with all headers that the test wants; `Host` is the server's own unless one is given.
pub(crate) async fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Answered {
    let own_host = format!("{address}");
    let length = body.len().to_string();
    let mut all = vec![("Connection", "close"), ("Content-Length", length.as_str())];
    if headers.iter().all(|(name, _)| *name != "Host") {
        all.push(("Host", &own_host));
    }
    all.extend(headers);
    let lines: Vec<String> = all.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    let head = format!("{method} {path} HTTP/1.1\r\n{}\r\n", lines.concat());
    let mut stream = TcpStream::connect(address).await.unwrap();
    // A server that refuses early need not read all of it.
    let _ = stream.write_all((head + body).as_bytes()).await;
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    let answer = String::from_utf8(answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    let body = if head.to_lowercase().contains("transfer-encoding: chunked") {
        unchunked(body)
    } else {
        body.to_owned()
    };
    Answered { status, head: head.to_owned(), body }
}

fn unchunked(mut rest: &str) -> String {
    let mut whole = String::new();
    while let Some((size, behind)) = rest.split_once("\r\n") {
        let size = usize::from_str_radix(size.trim(), 16).unwrap();
        whole += &behind[..size];
        rest = behind[size..].trim_start_matches("\r\n");
    }
    whole
}

/// Asks with a body of JSON.
pub(crate) async fn send(address: SocketAddr, method: &str, path: &str, body: &Value) -> Answered {
    ask(address, method, path, &[("Content-Type", "application/json")], &body.to_string()).await
}

pub(crate) async fn get(address: SocketAddr, path: &str) -> Answered {
    ask(address, "GET", path, &[], "").await
}

/// A game of chess between two people by links, with a clock if one is given.
pub(crate) fn chess(clock: &str) -> Value {
    game(&json!({ "game": "chess", "variant": "chess" }), &person("Ada", 1), &person("Bob", 2), clock)
}

pub(crate) fn game(kind: &Value, white: &Value, black: &Value, clock: &str) -> Value {
    json!({ "spec": { "kind": kind, "seats": { "white": white, "black": black }, "clock": clock } })
}

pub(crate) fn person(name: &str, screen: u32) -> Value {
    json!({ "sitter": "person", "name": name, "screen": screen })
}

/// Opens a game; tells its name and the keys of White and Black.
pub(crate) async fn opened(address: SocketAddr, new: &Value) -> (String, [String; 2]) {
    let answer = send(address, "POST", "/api/games", new).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let told = answer.json();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    (text(&told["id"]), [text(&told["keys"]["white"]), text(&told["keys"]["black"])])
}
