//! Problems of life and death: collections of them, and how far somebody is.

use std::{collections::HashMap, sync::Arc};

use axum::{
    Json,
    extract::{Path, Request, State},
    http::StatusCode,
    response::Response,
};
use game::{Game, Message};
use store::{ProblemState, unix_time};
use table::Picture;

use super::{Asked, Body, Owner, games, nonsense};
use crate::{
    House,
    errors::ApiError,
    problems::{BUILT_IN, Collection, Known, Wishes, places, progress, serve},
    wire::{NewProblems, ProblemCollection, ProblemPage, ProblemSearch, ProblemView},
};

/// How many problems a page has at most, and unless somebody says otherwise.
const MOST_ON_PAGE: u64 = 500;
const ON_PAGE: u64 = 100;
/// How many faults of a collection are told.
const MOST_FAULTS: usize = 20;
/// How many lines are shown around what matters.
const MARGIN: u8 = 1;

type Progress = HashMap<String, store::ProblemProgress>;

/// A collection with what is kept about its problems.
struct Listing {
    collection: Collection,
    progress: Progress,
    efforts: HashMap<String, u64>,
}

impl Listing {
    /// Does something with the collection that is looked for, beside everything else.
    async fn with<T: Send + 'static>(
        house: &Arc<House>,
        search: ProblemSearch,
        work: impl FnOnce(&Listing, &ProblemSearch) -> Result<T, ApiError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let wishes = Wishes::read(house).await;
        let player = wishes.player(search.player.as_deref());
        let catalogue = house.solving.catalogue.clone();
        let done = house.beside(move |store| {
            let id = search.collection.as_deref().unwrap_or(BUILT_IN);
            let Some(collection) = catalogue.collection(store, &wishes.folders, id)? else {
                return Ok(Err(ApiError::Missing(Message::new("problems-no-collection"))));
            };
            let (progress, efforts) = (store.problem_progress(&player)?, store.problem_efforts()?);
            Ok(work(&Listing { collection, progress, efforts }, &search))
        });
        done.await?
    }

    fn state(&self, known: &Known) -> ProblemState {
        self.progress.get(&known.id).map(|progress| progress.state).unwrap_or_default()
    }

    fn difficulty(&self, known: &Known) -> Option<u64> {
        known.nodes.or_else(|| self.efforts.get(&known.id).copied())
    }

    /// The problems that are looked for, each with its number, in their order.
    fn found(&self, search: &ProblemSearch) -> Result<Vec<(u64, &Known)>, ApiError> {
        let wanted = match search.state.as_deref() {
            None => &[ProblemState::Unseen, ProblemState::Tried, ProblemState::Solved][..],
            Some("unseen") => &[ProblemState::Unseen],
            Some("tried") => &[ProblemState::Tried],
            Some("solved") => &[ProblemState::Solved],
            Some("unsolved") => &[ProblemState::Unseen, ProblemState::Tried],
            Some(other) => return Err(nonsense(format!("state: {other}"))),
        };
        let words: Vec<String> = search.text.split_whitespace().map(str::to_lowercase).collect();
        let is_named = |known: &Known| {
            let name = format!("{} {}", known.name(), known.file).to_lowercase();
            words.iter().all(|word| name.contains(word))
        };
        let problems = (1..).zip(self.collection.problems.iter().map(|known| &**known));
        let is_found = |(_, known): &(u64, &Known)| wanted.contains(&self.state(known)) && is_named(known);
        let mut found: Vec<(u64, &Known)> = problems.filter(is_found).collect();
        match search.order.as_deref() {
            None | Some("place") => {}
            // What nobody has solved yet comes last.
            Some("difficulty") => {
                found.sort_by_key(|(_, known)| self.difficulty(known).unwrap_or(u64::MAX));
            }
            Some(other) => return Err(nonsense(format!("order: {other}"))),
        }
        Ok(found)
    }

    fn view(&self, number: u64, known: &Known) -> ProblemView {
        let question = known.question();
        let (target, region) = places(&question);
        let (low, high) = question.frame(MARGIN);
        let kept = self.progress.get(&known.id).copied().unwrap_or_default();
        ProblemView {
            id: known.id.clone(),
            number,
            name: question.name().to_owned(),
            file: known.file.clone(),
            picture: Picture::of(&Game::new(question.start().clone())),
            target,
            region,
            frame: (low.place(), high.place()),
            turn: question.turns()[0],
            defender: question.defender(),
            difficulty: self.difficulty(known),
            progress: progress(kept),
        }
    }
}

/// All collections.
pub(super) async fn collections(
    _: Owner,
    State(house): State<Arc<House>>,
    Asked(search): Asked<ProblemSearch>,
) -> Result<Json<Vec<ProblemCollection>>, ApiError> {
    let wishes = Wishes::read(&house).await;
    let player = wishes.player(search.player.as_deref());
    let catalogue = house.solving.catalogue.clone();
    let found = house.beside(move |store| {
        let progress = store.problem_progress(&player)?;
        let collections = catalogue.collections(store, &wishes.folders)?;
        Ok(collections.into_iter().map(|collection| summary(collection, &progress)).collect())
    });
    Ok(Json(found.await?))
}

fn summary(collection: Collection, progress: &Progress) -> ProblemCollection {
    let Collection { id, kind, name, problems, mut faults } = collection;
    let count = |state: ProblemState| {
        let is_so = |known: &&Arc<Known>| progress.get(&known.id).is_some_and(|kept| kept.state == state);
        problems.iter().filter(is_so).count() as u64
    };
    let (solved, tried) = (count(ProblemState::Solved), count(ProblemState::Tried));
    let fault_count = faults.len() as u64;
    faults.truncate(MOST_FAULTS);
    let problems = problems.len() as u64;
    ProblemCollection { id, kind, name, problems, solved, tried, faults, fault_count }
}

/// Some problems of a collection.
pub(super) async fn list(
    _: Owner,
    State(house): State<Arc<House>>,
    Asked(search): Asked<ProblemSearch>,
) -> Result<Json<ProblemPage>, ApiError> {
    let page = Listing::with(&house, search, |listing, search| {
        let found = listing.found(search)?;
        let limit = search.limit.unwrap_or(ON_PAGE).min(MOST_ON_PAGE);
        let page = found.iter().skip(index(search.offset)).take(index(limit));
        let problems = page.map(|&(number, known)| listing.view(number, known)).collect();
        Ok(ProblemPage { problems, total: found.len() as u64 })
    });
    page.await.map(Json)
}

fn index(number: u64) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

/// The next problem that is not solved; none where all are.
pub(super) async fn next(
    _: Owner,
    State(house): State<Arc<House>>,
    Asked(search): Asked<ProblemSearch>,
) -> Result<Json<Option<ProblemView>>, ApiError> {
    let next = Listing::with(&house, search, |listing, search| {
        let found = listing.found(search)?;
        let is_last = |known: &Known| search.after.as_deref() == Some(known.id.as_str());
        let behind = found.iter().position(|(_, known)| is_last(known)).map_or(0, |index| index + 1);
        let (before, after) = found.split_at(behind);
        let is_open = |known: &Known| !is_last(known) && listing.state(known) != ProblemState::Solved;
        let next = after.iter().chain(before).find(|(_, known)| is_open(known));
        Ok(next.map(|&(number, known)| listing.view(number, known)))
    });
    next.await.map(Json)
}

/// Adds a file of problems, unless none can be read in it.
pub(super) async fn add(
    _: Owner,
    State(house): State<Arc<House>>,
    Body(new): Body<NewProblems>,
) -> Result<(StatusCode, Json<ProblemCollection>), ApiError> {
    let name = crate::house::legible(&new.name);
    let added = house.beside(move |store| {
        let collection = Collection::of_text(&name, &new.text);
        if !collection.problems.is_empty() {
            store.add_problems(&name, &new.text, unix_time())?;
        }
        Ok(collection)
    });
    let collection = added.await?;
    if collection.problems.is_empty() {
        let why = collection.faults.into_iter().next().map(|fault| fault.why);
        return Err(ApiError::Bad(why.unwrap_or_else(|| Message::new("solve-no-problem"))));
    }
    Ok((StatusCode::CREATED, Json(summary(collection, &Progress::new()))))
}

/// Throws an added file away.
pub(super) async fn remove(
    _: Owner,
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    let was_there = house.beside(move |store| store.remove_problems(&id)).await?;
    let missing = || ApiError::Missing(Message::new("problems-no-collection"));
    if was_there { Ok(StatusCode::NO_CONTENT) } else { Err(missing()) }
}

/// A connection to try problems.
pub(super) async fn socket(State(house): State<Arc<House>>, request: Request) -> Result<Response, ApiError> {
    games::connected(request, async move |comer, line| serve(house, comer, line).await)
}
