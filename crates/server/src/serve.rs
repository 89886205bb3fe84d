//! The server itself: who connects, how many, and for how long.

use std::{
    convert::Infallible,
    future::Future,
    io,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use axum::{
    Router,
    extract::Request,
    http::StatusCode,
    response::{IntoResponse as _, Response},
};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{mpsc, watch},
};
use tower::ServiceExt as _;

use game::Message;

use crate::{
    Admission, House, api,
    crowd::{Crowd, Place},
    guard::{Bucket, for_browsers},
    share::{self, Sharing, Wish},
};

/// How long somebody may take to say what they want.
const HEAD: Duration = Duration::from_secs(15);
/// How much of what they say is kept in memory.
const HEAD_BYTES: usize = 16 << 10;
/// How many requests a connection may make a second, for long.
const RATE: f64 = 50.0;
/// How many it may make at once.
const BURST: f64 = 300.0;
/// How often the house notes that it is up.
const HEARTBEAT: Duration = Duration::from_secs(1);
/// How many wishes of the owner may wait.
const WISHES: usize = 4;
/// How long is waited when no connection can be taken.
const RESPITE: Duration = Duration::from_millis(100);

/// Serves a house until `stopped` is done; whatever was acknowledged is on disk then.
///
/// # Errors
/// When no connection can be taken any more.
pub async fn serve(
    mut house: House,
    listener: TcpListener,
    stopped: impl Future<Output = ()>,
) -> io::Result<()> {
    let (tell, wishes) = mpsc::channel(WISHES);
    house.wishes = tell;
    let house = Arc::new(house);
    let port = listener.local_addr()?.port();
    let (_open, open) = watch::channel(());
    let doors = Doors {
        routes: api::routes(house.clone()),
        crowd: Arc::new(Crowd::default()),
        admission: Arc::new(house.admission.clone()),
        open,
    };
    let beating = tokio::spawn(beat(house.clone()));
    let waking = tokio::spawn(wake(house.clone()));
    tokio::select! {
        () = doors.clone().accept(listener) => {}
        () = doors.fulfil(wishes, port, &house.is_shared) => {}
        () = stopped => {}
    }
    beating.abort();
    waking.abort();
    house.rooms.close();
    Ok(())
}

/// Where people come in, and as whom.
#[derive(Clone)]
struct Doors {
    routes: Router,
    crowd: Arc<Crowd>,
    admission: Arc<Admission>,
    /// Closed when its sender is gone; whoever came by it has to leave then.
    open: watch::Receiver<()>,
}

impl Doors {
    async fn accept(self, listener: TcpListener) {
        loop {
            match listener.accept().await {
                Ok((stream, from)) => {
                    // One too many is closed without a word.
                    if let Some(place) = self.crowd.enter(from.ip(), self.open.clone()) {
                        tokio::spawn(talk(stream, self.clone(), place));
                    }
                }
                // Too many open files, or whoever knocked is gone: both pass.
                Err(_) => tokio::time::sleep(RESPITE).await,
            }
        }
    }

    /// Does what the owner wishes of the program, until that is to stop.
    async fn fulfil(self, mut wishes: mpsc::Receiver<Wish>, port: u16, is_shared: &AtomicBool) {
        let mut shared: Option<(Sharing, watch::Sender<()>)> = None;
        while let Some(wish) = wishes.recv().await {
            let reply = match wish {
                Wish::Quit => return,
                Wish::Tell { reply } => reply,
                Wish::Share { on: false, reply } => {
                    shared = None;
                    reply
                }
                Wish::Share { on: true, reply } if shared.is_some() => reply,
                Wish::Share { on: true, reply } => match self.share(port).await {
                    Ok(now) => {
                        shared = Some(now);
                        reply
                    }
                    Err(why) => {
                        drop(reply.send(Err(why)));
                        continue;
                    }
                },
            };
            is_shared.store(shared.is_some(), Ordering::Relaxed);
            let sharing = shared.as_ref().map_or_else(Sharing::default, |(sharing, _)| sharing.clone());
            // Whoever asked may be gone.
            drop(reply.send(Ok(sharing)));
        }
    }

    /// Opens a second door, for guests of the local network.
    async fn share(&self, port: u16) -> Result<(Sharing, watch::Sender<()>), Message> {
        let listener = share::listen(port).await?;
        let address =
            listener.local_addr().map_err(|error| Message::new("share-impossible").with("why", error))?;
        let admission = Arc::new(Admission::guests(address));
        let (closing, mut open) = watch::channel(());
        let door = Doors { admission, open: open.clone(), ..self.clone() };
        tokio::spawn(async move {
            tokio::select! {
                () = door.accept(listener) => {}
                _ = open.changed() => {}
            }
        });
        Ok((Sharing::at(address), closing))
    }
}

/// Serves one connection until it ends.
async fn talk(stream: TcpStream, doors: Doors, place: Place) {
    let is_limited = !doors.admission.trusts_all;
    // Moves are short, and wanted at once.
    let _ = stream.set_nodelay(true);
    let bucket = Mutex::new(Bucket::new(RATE, BURST));
    let place = Arc::new(place);
    let service = service_fn(|mut request: Request<Incoming>| {
        let may = !is_limited || bucket.lock().unwrap_or_else(PoisonError::into_inner).take();
        // A socket outlives its request, and keeps its place.
        request.extensions_mut().insert(place.clone());
        request.extensions_mut().insert(doors.admission.clone());
        let routes = doors.routes.clone();
        async move { Ok::<Response, Infallible>(answer(may, routes, request).await) }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(HEAD_BYTES)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    // Whoever breaks off is not worth a word.
    place.while_open(async { drop(connection.await) }).await;
}

async fn answer(may: bool, routes: Router, request: Request<Incoming>) -> Response {
    if !may {
        return for_browsers(StatusCode::TOO_MANY_REQUESTS.into_response());
    }
    match routes.oneshot(request).await {
        Ok(response) => response,
        Err(never) => match never {},
    }
}

/// Notes again and again that the house is up, so that its time goes on after a crash.
async fn beat(house: Arc<House>) {
    loop {
        // Where that cannot be saved, clocks give back a little more after a crash.
        house.store.heartbeat_then(house.now(), drop);
        tokio::time::sleep(HEARTBEAT).await;
    }
}

/// Takes up the games in which something happens without anybody: a clock, an engine.
async fn wake(house: Arc<House>) {
    let Ok(running) = house.beside(store::Store::running).await else { return };
    for game in running {
        house.rooms.wake(&house, &game.id).await;
    }
}
