//! The server itself: who connects, how many, and for how long.

use std::{
    convert::Infallible,
    future::Future,
    io,
    sync::{Arc, Mutex, PoisonError},
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
use tokio::net::{TcpListener, TcpStream};
use tower::ServiceExt as _;

use crate::{
    House, api,
    crowd::{Crowd, Place},
    guard::{Bucket, for_browsers},
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
/// How long is waited when no connection can be taken.
const RESPITE: Duration = Duration::from_millis(100);

/// Serves a house until `stopped` is done; whatever was acknowledged is on disk then.
///
/// # Errors
/// When no connection can be taken any more.
pub async fn serve(house: House, listener: TcpListener, stopped: impl Future<Output = ()>) -> io::Result<()> {
    let house = Arc::new(house);
    let is_limited = !house.admission.trusts_all;
    let routes = api::routes(house.clone());
    let beating = tokio::spawn(beat(house.clone()));
    let waking = tokio::spawn(wake(house.clone()));
    tokio::select! {
        () = accept(&listener, routes, is_limited) => {}
        () = stopped => {}
    }
    beating.abort();
    waking.abort();
    house.rooms.close();
    Ok(())
}

async fn accept(listener: &TcpListener, routes: Router, is_limited: bool) {
    let crowd = Arc::new(Crowd::default());
    loop {
        match listener.accept().await {
            Ok((stream, from)) => {
                // One too many is closed without a word.
                if let Some(place) = crowd.enter(from.ip()) {
                    tokio::spawn(talk(stream, routes.clone(), place, is_limited));
                }
            }
            // Too many open files, or whoever knocked is gone: both pass.
            Err(_) => tokio::time::sleep(RESPITE).await,
        }
    }
}

/// Serves one connection until it ends.
async fn talk(stream: TcpStream, routes: Router, place: Place, is_limited: bool) {
    // Moves are short, and wanted at once.
    let _ = stream.set_nodelay(true);
    let bucket = Mutex::new(Bucket::new(RATE, BURST));
    let place = Arc::new(place);
    let service = service_fn(|mut request: Request<Incoming>| {
        let may = !is_limited || bucket.lock().unwrap_or_else(PoisonError::into_inner).take();
        // A socket outlives its request, and keeps its place.
        request.extensions_mut().insert(place.clone());
        let routes = routes.clone();
        async move { Ok::<Response, Infallible>(answer(may, routes, request).await) }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(HEAD_BYTES)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    // Whoever breaks off is not worth a word.
    let _ = connection.await;
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
