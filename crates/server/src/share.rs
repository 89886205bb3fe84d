//! What the owner wishes of the program itself: to be found on the local network, or to stop.

use std::{
    io,
    net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket},
    sync::Arc,
};

use axum::{Json, extract::State, http::StatusCode};
use game::Message;
use serde::Serialize;
use tokio::{net::TcpListener, sync::oneshot};
use ts_rs::TS;

use crate::{House, api::Owner, errors::ApiError};

/// Something that only the program as a whole can do.
#[derive(Debug)]
pub(crate) enum Wish {
    /// To be found on the local network, or no longer.
    Share { on: bool, reply: oneshot::Sender<Result<Sharing, Message>> },
    /// To tell where it is found.
    Tell { reply: oneshot::Sender<Result<Sharing, Message>> },
    /// To stop.
    Quit,
}

/// Where others on the local network find this program.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, TS)]
pub(crate) struct Sharing {
    /// Addresses without a slash at their end, as `http://192.168.1.7:7788`; none while it is not shared.
    addresses: Vec<String>,
}

impl Sharing {
    pub(crate) fn at(address: SocketAddr) -> Sharing {
        Sharing { addresses: vec![format!("http://{address}")] }
    }
}

pub(crate) async fn read(_: Owner, State(house): State<Arc<House>>) -> Result<Json<Sharing>, ApiError> {
    answered(&house, |reply| Wish::Tell { reply }).await
}

pub(crate) async fn start(_: Owner, State(house): State<Arc<House>>) -> Result<Json<Sharing>, ApiError> {
    answered(&house, |reply| Wish::Share { on: true, reply }).await
}

pub(crate) async fn stop(_: Owner, State(house): State<Arc<House>>) -> Result<Json<Sharing>, ApiError> {
    answered(&house, |reply| Wish::Share { on: false, reply }).await
}

pub(crate) async fn quit(_: Owner, State(house): State<Arc<House>>) -> Result<StatusCode, ApiError> {
    if !house.admission.trusts_all {
        return Err(ApiError::Forbidden(Message::new("quit-not-here")));
    }
    // A program that has stopped already needs no telling.
    let _ = house.wishes.send(Wish::Quit).await;
    Ok(StatusCode::NO_CONTENT)
}

async fn answered(
    house: &House,
    wish: impl FnOnce(oneshot::Sender<Result<Sharing, Message>>) -> Wish,
) -> Result<Json<Sharing>, ApiError> {
    let (reply, told) = oneshot::channel();
    let _ = house.wishes.send(wish(reply)).await;
    let told = told.await.unwrap_or_else(|_| Err(Message::new("server-trouble")));
    told.map(Json).map_err(ApiError::Bad)
}

/// Listens where other machines of the local network can come.
pub(crate) async fn listen(port: u16) -> Result<TcpListener, Message> {
    let failed = |error: io::Error| Message::new("share-impossible").with("why", error);
    let own = own_address().map_err(failed)?;
    match TcpListener::bind((own, port)).await {
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => TcpListener::bind((own, 0)).await,
        other => other,
    }
    .map_err(failed)
}

/// The address by which this machine is known on its network.
///
/// A datagram socket that is given a destination knows where it would send from, and sends nothing.
fn own_address() -> io::Result<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0))?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9))?;
    let own = socket.local_addr()?.ip();
    if own.is_loopback() || own.is_unspecified() {
        return Err(io::ErrorKind::NetworkUnreachable.into());
    }
    Ok(own)
}
