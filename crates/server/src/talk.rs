//! Texts over a connection, as words that both sides know: how fast they may come, how long one waits.

use std::time::Duration;

use game::Message;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use tokio::time::{Instant, Interval, MissedTickBehavior, interval, timeout};
use tokio_tungstenite::tungstenite::{Utf8Bytes, protocol::frame::coding::CloseCode};

use crate::{
    guard::Bucket,
    line::{Broken, Came, Line},
};

/// How long a word may wait for a client that does not read.
const SENDING: Duration = Duration::from_secs(10);
/// How often a silent client is asked whether it is still there.
const PING: Duration = Duration::from_secs(30);
/// How long a client may be silent.
const SILENCE: Duration = Duration::from_secs(90);
/// How many messages a client may send a second, for long.
const RATE: f64 = 20.0;
/// How many it may send at once.
const BURST: f64 = 60.0;
/// How often a client may be told at once that it is too fast or not understood before it is dropped.
const MOST_NONSENSE: f64 = 50.0;
/// How often it may be told so a second, for long.
const NONSENSE: f64 = 0.2;
/// How long the name of a command may be.
const LONGEST_NAME: usize = 64;

/// Why a connection is ended, as the client is told.
pub(crate) enum End {
    /// The client went away, or does not read.
    Gone,
    /// It has to come back, and say what it knows.
    Resync,
    /// It did what clients do not do.
    Rude(&'static str),
    /// It said more at once than can be read.
    TooLong,
}

impl From<Broken> for End {
    fn from(_: Broken) -> End {
        End::Gone
    }
}

/// Something that was said and cannot be taken.
pub(crate) struct Unheard {
    /// The client's name for it, where that could be read.
    pub(crate) id: Option<String>,
    /// Why.
    pub(crate) why: Message,
}

/// A connection to somebody who talks with us.
pub(crate) struct Talk {
    line: Line,
    bucket: Bucket,
    nonsense: Bucket,
    heard: Instant,
}

impl Talk {
    pub(crate) fn new(line: Line) -> Talk {
        let (bucket, nonsense) = (Bucket::new(RATE, BURST), Bucket::new(NONSENSE, MOST_NONSENSE));
        Talk { line, bucket, nonsense, heard: Instant::now() }
    }

    /// The next thing that is said; none for what says nothing.
    pub(crate) async fn next<A: DeserializeOwned>(&mut self) -> Result<Option<Result<A, Unheard>>, End> {
        let came = self.line.next().await?;
        self.heard = Instant::now();
        match came {
            Came::Text(text) if !self.bucket.take() => Ok(Some(Err(too_fast(&text)))),
            Came::Text(text) => Ok(Some(serde_json::from_str(&text).map_err(|error| nonsense(&error)))),
            Came::Binary => Ok(Some(Err(Unheard { id: None, why: Message::new("wire-binary") }))),
            Came::Sign => Ok(None),
            Came::TooLong => Err(End::TooLong),
        }
    }

    /// Says what cannot be understood; whoever does not stop is shown the door.
    pub(crate) async fn complain(&mut self, word: &impl Serialize) -> Result<(), End> {
        if !self.nonsense.take() {
            return Err(End::Rude("too much that cannot be understood"));
        }
        self.say(word).await
    }

    pub(crate) async fn say(&mut self, word: &impl Serialize) -> Result<(), End> {
        self.send(text(word)).await
    }

    pub(crate) async fn send(&mut self, text: Utf8Bytes) -> Result<(), End> {
        timeout(SENDING, self.line.send(text)).await.unwrap_or(Err(Broken))?;
        Ok(())
    }

    /// Asks a client whether it is still there, unless it has been silent for too long.
    pub(crate) async fn ping(&mut self) -> Result<(), End> {
        if self.heard.elapsed() > SILENCE {
            return Err(End::Gone);
        }
        timeout(SENDING, self.line.ping()).await.unwrap_or(Err(Broken))?;
        Ok(())
    }

    /// Ends the connection, and says why.
    pub(crate) async fn close(mut self, end: End) {
        let (code, why) = match end {
            End::Gone => return,
            End::Resync => (CloseCode::Again, "too slow: come back"),
            End::Rude(why) => (CloseCode::Policy, why),
            End::TooLong => (CloseCode::Size, "too long"),
        };
        let _ = timeout(SENDING, self.line.close(code, why)).await;
        if code == CloseCode::Size {
            // Whoever still talks would lose the word of farewell.
            let _ = timeout(SENDING, self.line.drain()).await;
        }
    }
}

/// When silent clients are asked whether they are still there.
pub(crate) fn pings() -> Interval {
    let mut pings = interval(PING);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    pings
}

/// A word as it goes over the line.
pub(crate) fn text(word: &impl Serialize) -> Utf8Bytes {
    serde_json::to_string(word).expect("words can be written").into()
}

/// Complains about a name that is longer than what is kept.
pub(crate) fn check_name(id: &str) -> Result<(), Message> {
    let is_name = !id.is_empty() && id.len() <= LONGEST_NAME;
    if is_name { Ok(()) } else { Err(Message::new("wire-id").with("most", LONGEST_NAME)) }
}

fn nonsense(error: &serde_json::Error) -> Unheard {
    Unheard { id: None, why: Message::new("wire-nonsense").with("why", error) }
}

/// That something came too fast; what has a name is refused by it, and may be said again.
fn too_fast(text: &str) -> Unheard {
    let named = serde_json::from_str::<Named>(text);
    Unheard { id: named.ok().map(|named| named.id), why: Message::new("wire-too-fast") }
}

/// Anything that has a name.
#[derive(Deserialize)]
struct Named {
    id: String,
}
