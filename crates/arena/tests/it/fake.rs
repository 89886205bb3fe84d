//! Programs that speak a protocol and play as a shell script says.

use std::time::Duration;

use arena::{Adjudication, Contest, Contestant, Openings};
use chess::any::Position;
use game::{Color, TimeControl};
use players::seat::{Engine, EngineKind, Limits, Protocol, Terms};

fn engine(kind: EngineKind) -> Engine {
    Engine { kind, megabytes: 1, threads: 1, variants: None, options: Vec::new() }
}

/// Our own engine, which looks at few positions.
pub(crate) fn ours() -> Contestant {
    let limits = Limits { nodes: Some(500), ..Limits::default() };
    Contestant { engine: engine("ai".parse().unwrap()), terms: Terms { limits, ..Terms::default() } }
}

/// A program that is a shell script, under a time.
pub(crate) fn script(protocol: Protocol, script: &str, time: &str) -> Contestant {
    let words = ["sh", "-c", script].map(str::to_owned).to_vec();
    let time: TimeControl = time.parse().unwrap();
    Contestant {
        engine: engine(EngineKind::Program(protocol, words)),
        terms: Terms { time: time.side(Color::White).clone(), limits: Limits::default() },
    }
}

/// A UCI program that does as told after `go`.
pub(crate) fn uci(after_go: &str, time: &str) -> Contestant {
    let text = format!(
        "while read word rest; do case $word in uci) echo id name Fake; echo uciok;; \
        isready) echo readyok;; go) {after_go};; quit) exit;; esac; done"
    );
    script(Protocol::Uci, &text, time)
}

/// An `XBoard` program that does as told after `go`.
pub(crate) fn xboard(after_go: &str, time: &str) -> Contestant {
    let text = format!(
        "echo 'feature myname=\"Fake\" ping=1 setboard=1 usermove=1 done=1'; \
        while read word rest; do case $word in ping) echo pong $rest;; \
        go) {after_go};; quit) exit;; esac; done"
    );
    script(Protocol::XBoard, &text, time)
}

/// A match of some games between two, from the usual start.
pub(crate) fn contest(a: Contestant, b: Contestant, games: usize) -> Contest {
    Contest {
        a,
        b,
        games,
        openings: Openings::Random { start: Box::new(Position::default()), plies: 0, seed: 1 },
        margin: Duration::from_millis(10),
        adjudication: Adjudication::default(),
        most_plies: 400,
        concurrency: 1,
    }
}
