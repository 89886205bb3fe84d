//! A `WebSocket` as texts, with little memory for those who only listen.

use axum::{
    body::{Body, Bytes},
    extract::Request,
    response::Response,
};
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use tokio::io::AsyncReadExt as _;
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{
        self, Message, Utf8Bytes,
        handshake::server::create_response,
        protocol::{
            CloseFrame, Role, WebSocketConfig,
            frame::{
                Frame,
                coding::{CloseCode, Data, OpCode},
            },
        },
    },
};

/// How large a message may be: a long remark with its frame.
const MOST_BYTES: usize = 1 << 18;
/// How much is passed over behind a message that is too large.
const MOST_DRAINED: u64 = 16 << 20;
/// How much is read at a time; most messages are short.
const READ_BUFFER: usize = 2 << 10;
/// How much is sent in a piece: what a socket needs to send one it keeps for good.
const PIECE: usize = 2 << 10;

/// A connection that carries texts both ways.
pub(crate) struct Line {
    socket: WebSocketStream<TokioIo<Upgraded>>,
}

/// Something that came over a line.
pub(crate) enum Came {
    /// A text.
    Text(Utf8Bytes),
    /// Something that is no text.
    Binary,
    /// A sign that somebody is there.
    Sign,
    /// Something longer than it may be; nothing can be read behind it.
    TooLong,
}

/// The line was closed, or broke.
pub(crate) struct Broken;

impl Line {
    /// Makes a line of a request; tells what to answer, and does the work once that is done.
    ///
    /// # Errors
    /// Says why the request is none for a line.
    pub(crate) fn open<F>(
        mut request: Request,
        work: impl FnOnce(Line) -> F + Send + 'static,
    ) -> Result<Response, tungstenite::Error>
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let upgrade = hyper::upgrade::on(&mut request);
        let head = hyper::http::Request::from_parts(request.into_parts().0, ());
        let response = create_response(&head)?;
        tokio::spawn(async move {
            // Whoever goes away before the answer gets none.
            let Ok(upgraded) = upgrade.await else { return };
            let config = WebSocketConfig::default()
                .read_buffer_size(READ_BUFFER)
                .write_buffer_size(0)
                .max_message_size(Some(MOST_BYTES))
                .max_frame_size(Some(MOST_BYTES));
            let io = TokioIo::new(upgraded);
            let socket = WebSocketStream::from_raw_socket(io, Role::Server, Some(config)).await;
            work(Line { socket }).await;
        });
        Ok(response.map(|()| Body::empty()))
    }

    /// What comes next.
    pub(crate) async fn next(&mut self) -> Result<Came, Broken> {
        match self.socket.next().await {
            Some(Ok(Message::Text(text))) => Ok(Came::Text(text)),
            Some(Ok(Message::Binary(_))) => Ok(Came::Binary),
            Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => Ok(Came::Sign),
            Some(Err(tungstenite::Error::Capacity(_))) => Ok(Came::TooLong),
            Some(Ok(Message::Close(_)) | Err(_)) | None => Err(Broken),
        }
    }

    /// Sends a text, piece by piece where it is long.
    pub(crate) async fn send(&mut self, text: Utf8Bytes) -> Result<(), Broken> {
        let mut rest = Bytes::from(text);
        let mut code = OpCode::Data(Data::Text);
        while rest.len() > PIECE {
            self.put(Message::Frame(Frame::message(rest.split_to(PIECE), code, false))).await?;
            code = OpCode::Data(Data::Continue);
        }
        self.put(Message::Frame(Frame::message(rest, code, true))).await
    }

    /// Asks whether somebody is there.
    pub(crate) async fn ping(&mut self) -> Result<(), Broken> {
        self.put(Message::Ping(Bytes::new())).await
    }

    /// Ends the line, and says why.
    pub(crate) async fn close(&mut self, code: CloseCode, reason: &'static str) {
        // Whoever is told to go may be gone already.
        let _ = self.put(Message::Close(Some(CloseFrame { code, reason: reason.into() }))).await;
    }

    /// Hears nothing of what still comes until the other side closes, or for long enough.
    pub(crate) async fn drain(&mut self) {
        let rest = self.socket.get_mut().take(MOST_DRAINED);
        // A line that breaks has ended, too.
        let _ = tokio::io::copy(&mut { rest }, &mut tokio::io::sink()).await;
    }

    async fn put(&mut self, message: Message) -> Result<(), Broken> {
        self.socket.send(message).await.map_err(|_| Broken)
    }
}
