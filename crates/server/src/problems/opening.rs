//! From what somebody wants to open to a question that can be asked.

use std::sync::Arc;

use game::{Message, Place};
use players::solve::{KoMaster, Question, Sheet, Wishes};
use store::{GameId, StoreError};

use super::{Wishes as Settings, progress::Diary};
use crate::{
    Access, House,
    access::Keys,
    room::Call,
    wire::{ProblemKoMaster, ProblemSource, ProblemWish},
};

/// A question that is to be answered for somebody.
pub(super) struct Opening {
    pub(super) question: Question,
    /// Its name in the list, where it has one.
    pub(super) problem: Option<String>,
    /// Where progress is kept; nowhere for a group of a game.
    pub(super) diary: Option<Diary>,
    /// Whether its effort is known already.
    pub(super) is_graded: bool,
}

/// What somebody wants to ask.
///
/// # Errors
/// Says why it cannot be asked, or not by this one.
pub(super) async fn open(house: &Arc<House>, wish: &ProblemWish, is_owner: bool) -> Result<Opening, Message> {
    match &wish.source {
        ProblemSource::List { .. } if !is_owner => Err(Message::new("access-owner-only")),
        ProblemSource::List { problem } => of_list(house, problem, wish.player.as_deref()).await,
        ProblemSource::Game { game, node, target, region, turn, ko_master } => {
            let id: GameId = game.parse().map_err(|_| Message::new("api-missing"))?;
            if !access(house, &id, wish.key.as_deref(), is_owner).await?.plays() {
                return Err(Message::new("access-owner-only"));
            }
            let wishes = Wishes {
                target: points(target)?,
                region: region.as_deref().map(points).transpose()?,
                turn: *turn,
                ko_master: ko_master.map(|master| match master {
                    ProblemKoMaster::Attacker => KoMaster::Attacker,
                    ProblemKoMaster::Defender => KoMaster::Defender,
                }),
            };
            let question = of_game(house, &id, *node, wishes).await?;
            Ok(Opening { question, problem: None, diary: None, is_graded: true })
        }
    }
}

async fn of_list(house: &Arc<House>, problem: &str, player: Option<&str>) -> Result<Opening, Message> {
    let settings = Settings::read(house).await;
    let player = settings.player(player);
    let (catalogue, id) = (house.solving.catalogue.clone(), problem.to_owned());
    let found = house.beside(move |store| catalogue.problem(store, &settings.folders, &id)).await;
    let known = found.map_err(|error| house.told(&error))?;
    let known = known.ok_or_else(|| Message::new("problems-unknown"))?;
    let diary = Diary { store: house.store.clone(), player, problem: known.id.clone() };
    Ok(Opening {
        question: known.question(),
        problem: Some(known.id.clone()),
        diary: Some(diary),
        is_graded: known.nodes.is_some(),
    })
}

/// As whom somebody with this key is in a game.
async fn access(
    house: &Arc<House>,
    game: &GameId,
    key: Option<&str>,
    is_owner: bool,
) -> Result<Access, Message> {
    let wanted = game.clone();
    let kept = house.beside(move |store| store.game(&wanted)).await;
    let kept = kept.and_then(|kept| kept.ok_or_else(|| StoreError::UnknownGame { game: game.clone() }));
    let kept = kept.map_err(|error| house.told(&error))?;
    let keys: Option<Keys> = serde_json::from_str(&kept.header).ok();
    let seat = key.and_then(|key| keys?.access(key));
    Ok(seat.unwrap_or(if is_owner { Access::Owner } else { Access::Watcher }))
}

/// The question about a group where a game stands at a node.
async fn of_game(house: &Arc<House>, game: &GameId, node: u32, wishes: Wishes) -> Result<Question, Message> {
    let matter = house.rooms.ask(house, game, |reply| Call::Study(Some(node), reply)).await;
    let mut matter = matter.map_err(|error| house.told(&error))??;
    if let Some(&node) = matter.nodes.first() {
        matter.game.jump(node);
    }
    let sheet = Sheet::of_game(&*matter.game).ok_or_else(|| Message::new("problems-no-goban"))?;
    // Where a region is worked out, large boards take their time.
    let asked = tokio::task::spawn_blocking(move || sheet.question(&wishes)).await;
    asked.map_err(|_| Message::new("server-trouble"))?.map_err(|fault| fault.message())
}

fn points(places: &[Place]) -> Result<Vec<players::solve::Point>, Message> {
    Wishes::places(places).map_err(|fault| fault.message())
}
