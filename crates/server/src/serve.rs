//! The server itself: who connects, how many, and for how long.

use std::{future::Future, io, sync::Arc, time::Duration};

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::Semaphore,
};

use crate::{House, api};

/// How many may be connected at once.
const MOST_CONNECTIONS: usize = 15_000;
/// How long somebody may take to say what they want.
const HEAD: Duration = Duration::from_secs(15);
/// How much of what they say is kept in memory.
const HEAD_BYTES: usize = 16 << 10;
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
    let routes = api::routes(house.clone());
    let beating = tokio::spawn(beat(house.clone()));
    let waking = tokio::spawn(wake(house.clone()));
    tokio::select! {
        () = accept(&listener, routes) => {}
        () = stopped => {}
    }
    beating.abort();
    waking.abort();
    house.rooms.close();
    Ok(())
}

async fn accept(listener: &TcpListener, routes: Router) {
    let places = Arc::new(Semaphore::new(MOST_CONNECTIONS));
    loop {
        // Those who come while all places are taken wait before the door.
        let Ok(place) = places.clone().acquire_owned().await else { return };
        match listener.accept().await {
            Ok((stream, _)) => {
                let routes = routes.clone();
                tokio::spawn(async move {
                    talk(stream, routes).await;
                    drop(place);
                });
            }
            // Too many open files, or whoever knocked is gone: both pass.
            Err(_) => tokio::time::sleep(RESPITE).await,
        }
    }
}

/// Serves one connection until it ends.
async fn talk(stream: TcpStream, routes: Router) {
    // Moves are short, and wanted at once.
    let _ = stream.set_nodelay(true);
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(HEAD_BYTES)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(routes))
        .with_upgrades();
    // Whoever breaks off is not worth a word.
    let _ = connection.await;
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
