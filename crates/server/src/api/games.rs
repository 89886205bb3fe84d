//! Live games: opened, listed, joined.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Request, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use game::{ByColor, Color, Message};
use store::{GameId, Journal, RunningGame, Store, StoreError, unix_time};
use table::{
    Command, Ending, Kind, Sitter, Spec, Table, View,
    open::{head_tags, kind_of_record},
};

use super::{Body, Named, Owner};
use crate::{
    Access, Admission, House,
    access::{Keys, screen_of},
    crowd::Place,
    errors::ApiError,
    guard,
    line::Line,
    room::{Call, Room},
    socket::{self, Comer},
    wire::{Answer, LiveGame, LiveState, NewTable, Opened},
};

/// How many games may be in memory at once.
const MOST_GAMES: usize = 20_000;

/// How many games are looked at for a list.
const MOST_LOOKED_AT: usize = 100;

/// The games that go on, or wait to.
pub(super) async fn list(_: Owner, State(house): State<Arc<House>>) -> Result<Json<Vec<LiveGame>>, ApiError> {
    let running = house.beside(|store| Ok(looked_at(store, store.running()?))).await?;
    Ok(Json(running))
}

/// What a list shows of games, with where each stands as long as they are not too many.
fn looked_at(store: &Store, running: Vec<RunningGame>) -> Vec<LiveGame> {
    let is_few = running.len() <= MOST_LOOKED_AT;
    let state = |id: &GameId| Journal::take_up(store, id).ok().map(|(_, _, table)| LiveState::of(&table));
    let look = |game: RunningGame| {
        let state = if is_few { state(&game.id) } else { None };
        live(game, state)
    };
    running.into_iter().map(look).collect()
}

fn live(game: RunningGame, state: Option<LiveState>) -> LiveGame {
    let store::Summary { white, black, variant, plies, started, changed, position, .. } = game.summary;
    LiveGame {
        id: game.id.to_string(),
        kind: game.kind,
        variant,
        white,
        black,
        plies,
        started,
        changed,
        position,
        state,
    }
}

/// Opens a game and tells the secrets of its seats.
pub(super) async fn open(
    _: Owner,
    State(house): State<Arc<House>>,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<Opened>), ApiError> {
    if house.rooms.count() >= MOST_GAMES {
        return Err(StoreError::Busy.into());
    }
    let mut spec = arranged(new);
    let kind = spec.kind.clone();
    for color in Color::ALL {
        House::check_sitter(&mut spec.seats[color], &kind).map_err(ApiError::Bad)?;
        house.check_program(&spec.seats[color], &kind).await.map_err(ApiError::Bad)?;
    }
    let now = house.now();
    // Reading a long record takes its time.
    let opened = tokio::task::spawn_blocking(move || Table::open(spec, now)).await;
    let (table, effects) = opened.map_err(|_| StoreError::Closed)??;
    let keys = Keys::random();
    let journal = Journal::new(unix_time());
    let id = journal.game().clone();
    house.rooms.found(&id, Room::found(&house, journal, table, &effects, keys.clone())).await?;
    Ok((StatusCode::CREATED, Json(told(&id, &keys))))
}

/// What is told of a game that was opened; secrets stand where browsers tell them nobody.
fn told(id: &GameId, keys: &Keys) -> Opened {
    let key = |color: Color| keys.of(color).to_owned();
    Opened {
        id: id.to_string(),
        keys: ByColor::new_with(key),
        links: ByColor::new_with(|color| format!("/game/{id}#{}", key(color))),
        watch: format!("/game/{id}"),
    }
}

/// The game as wished, with colours by chance if that was wished, and tags that a record should have.
fn arranged(new: NewTable) -> Spec {
    let mut spec = new.spec;
    if let Some(record) = &spec.record {
        spec.kind = kind_of_record(record);
    }
    if let (Kind::Chess { variant, start: start @ None, .. }, None) = (&mut spec.kind, &spec.record)
        && variant == "chess960"
    {
        *start = any_start();
    }
    if new.shuffle && any_number().is_multiple_of(2) {
        spec.seats = spec.seats.swapped();
    }
    for color in Color::ALL {
        // People elsewhere come by the link of their seat.
        if let Sitter::Person { screen: screen @ 1.., .. } = &mut spec.seats[color] {
            *screen = screen_of(color);
        }
    }
    if spec.record.is_none() {
        let given = std::mem::take(&mut spec.tags);
        let is_given = |name: &str| given.iter().any(|(known, _)| known == name);
        let mut tags = head_tags(&spec.kind, &jiff::Zoned::now().date().to_string());
        tags.retain(|(name, _)| !is_given(name));
        spec.tags = tags.into_iter().chain(given).collect();
    }
    spec
}

/// A start of Chess960 by lot.
fn any_start() -> Option<String> {
    let number = any_number() % u32::from(chess::chess960::STARTS);
    Some(chess::fen::write(&chess::chess960::start(number as u16)?))
}

/// A number that nobody can foresee.
fn any_number() -> u32 {
    let mix = |sum: u32, byte: u8| sum.wrapping_mul(31).wrapping_add(byte.into());
    GameId::random().as_str().bytes().fold(0, mix)
}

/// All that there is to draw.
pub(super) async fn view(State(house): State<Arc<House>>, Named(id): Named) -> Result<Json<View>, ApiError> {
    let view = house.rooms.ask(&house, &id, Call::View).await;
    view.map(Json).map_err(|error| house.refusal(error))
}

/// The secrets of the seats, for whoever gives links away.
pub(super) async fn keys(
    _: Owner,
    State(house): State<Arc<House>>,
    Named(id): Named,
) -> Result<Json<Opened>, ApiError> {
    let (wanted, unknown) = (id.clone(), StoreError::UnknownGame { game: id.clone() });
    let kept = house.beside(move |store| store.game(&wanted)).await?.ok_or(unknown)?;
    let keys: Keys =
        serde_json::from_str(&kept.header).map_err(|_| ApiError::Missing(Message::new("api-no-keys")))?;
    Ok(Json(told(&id, &keys)))
}

/// The game as PGN, PDN or SGF.
pub(super) async fn record(State(house): State<Arc<House>>, Named(id): Named) -> Result<Response, ApiError> {
    let text = house.rooms.ask(&house, &id, Call::Record).await.map_err(|error| house.refusal(error))?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

/// Puts the game into the library as it stands.
pub(super) async fn save(
    _: Owner,
    State(house): State<Arc<House>>,
    Named(id): Named,
) -> Result<StatusCode, ApiError> {
    let saved = house.rooms.ask(&house, &id, Call::Save).await?;
    saved.map(|()| StatusCode::NO_CONTENT).map_err(ApiError::Bad)
}

/// Ends a game that nobody goes on with.
pub(super) async fn abandon(
    _: Owner,
    State(house): State<Arc<House>>,
    Named(id): Named,
) -> Result<StatusCode, ApiError> {
    let name = crate::access::secret();
    let call = |reply| Call::Do {
        access: Access::Owner,
        id: name.clone(),
        command: Command::End { ending: Ending::abandoned() },
        at: house.now(),
        is_checked: false,
        reply,
    };
    match house.rooms.ask(&house, &id, call).await? {
        Answer::Done { .. } => Ok(StatusCode::NO_CONTENT),
        Answer::Refused { why } => Err(ApiError::Bad(why)),
    }
}

/// A connection to a game.
pub(super) async fn socket(
    State(house): State<Arc<House>>,
    Named(id): Named,
    request: Request,
) -> Result<Response, ApiError> {
    connected(request, async move |comer, line| socket::serve(house, id, comer, line).await)
}

/// Makes a connection of a request, and serves whoever comes by it.
pub(super) fn connected<F: Future<Output = ()> + Send>(
    request: Request,
    serve: impl FnOnce(Comer, Line) -> F + Send + 'static,
) -> Result<Response, ApiError> {
    let is_owner = guard::is_owner(request.extensions(), request.headers());
    let door = request.extensions().get::<Arc<Admission>>().cloned();
    // A line outlives its request, and keeps its place; it ends when the door is closed.
    let place = request.extensions().get::<Arc<Place>>().cloned();
    let opened = Line::open(request, async move |line| {
        let served = serve(Comer { is_owner, door }, line);
        match place {
            Some(place) => place.while_open(served).await,
            None => served.await,
        }
    });
    opened.map_err(|error| super::nonsense(error.to_string()))
}
