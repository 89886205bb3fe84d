//! Scores and ratings.

use game::{Color, Verdict};
use store::{
    Append, Conclusion, GameId, GameResult, HeadToHead, Location, Player, ScoreFilter, Scoring, Shelving,
    Store, StoreError,
};

use crate::place::{append, begun, on_both, open};

/// Every test that holds wherever the scores are.
pub(crate) const TESTS: &[fn(&Location)] = &[counted, once, against, anew, refused];

const WHITE: Verdict = Verdict::Win(Color::White);
const BLACK: Verdict = Verdict::Win(Color::Black);

fn result(kind: &str, white: &Player, black: &Player, verdict: Verdict, unix: i64) -> GameResult {
    let (white, black) = (white.clone(), black.clone());
    GameResult { game: GameId::random(), kind: kind.to_owned(), white, black, verdict, unix }
}

/// Notes a result as the end of a game that is kept.
fn note(store: &Store, result: GameResult) -> Result<(), StoreError> {
    conclude(store, &result.game.clone(), Scoring::Noted(Box::new(result)))
}

/// Lets something become of the result of a game.
fn conclude(store: &Store, id: &GameId, becomes: Scoring) -> Result<(), StoreError> {
    let game = begun(store);
    let conclusion = Some(Conclusion { id: id.clone(), record: Shelving::Unchanged, score: becomes });
    store.append(Append { conclusion, ..append(&game, 0, &["an end"]) }).map(drop)
}

/// A kind of game that no other test plays, so that they can share a database.
fn own_kind() -> String {
    format!("chess-{}", GameId::random())
}

fn in_kind(kind: &str) -> ScoreFilter {
    ScoreFilter { kind: Some(kind.to_owned()), player: None }
}

fn tally(store: &Store, kind: &str, player: &Player) -> (u64, u64, u64) {
    let table = store.scores(&in_kind(kind)).unwrap();
    let own = table.iter().find(|line| line.player == *player).unwrap();
    (own.wins, own.draws, own.losses)
}

#[test]
fn wins_draws_and_losses_are_counted_per_player_and_kind() {
    on_both(counted);
}

fn counted(location: &Location) {
    let store = open(location);
    let (kind, other) = (own_kind(), own_kind());
    let (ann, level) = (Player::person("Ann"), Player::level("Plateau", 3));
    note(&store, result(&kind, &ann, &level, WHITE, 1)).unwrap();
    note(&store, result(&kind, &level, &ann, WHITE, 2)).unwrap();
    note(&store, result(&kind, &level, &ann, Verdict::Draw, 3)).unwrap();
    note(&store, result(&kind, &level, &ann, BLACK, 4)).unwrap();
    note(&store, result(&other, &ann, &level, BLACK, 5)).unwrap();
    assert_eq!(tally(&store, &kind, &ann), (2, 1, 1));
    assert_eq!(tally(&store, &kind, &level), (1, 1, 2));
    assert_eq!(tally(&store, &other, &ann), (0, 0, 1));
    let scores = store.scores(&in_kind(&kind)).unwrap();
    assert_eq!(scores[0].player, ann, "the strongest first");
    assert!(scores[0].rating > 1500.0 && scores[0].deviation < 350.0);
    let filter = ScoreFilter { kind: Some(kind.clone()), player: Some(level.clone()) };
    let only = store.scores(&filter).unwrap();
    assert_eq!((only.len(), &only[0].player), (1, &level));
    let namesake = Player::engine("Ann");
    note(&store, result(&kind, &namesake, &level, WHITE, 6)).unwrap();
    assert_eq!(tally(&store, &kind, &ann), (2, 1, 1), "an engine of the same name is another one");
}

#[test]
fn a_game_counts_once() {
    on_both(once);
}

fn once(location: &Location) {
    let store = open(location);
    let kind = own_kind();
    let (ann, bo) = (Player::person("Ann"), Player::person("Bo"));
    let game = result(&kind, &ann, &bo, WHITE, 1);
    note(&store, game.clone()).unwrap();
    let ratings = store.ratings(&ann, &kind).unwrap();
    note(&store, game.clone()).unwrap();
    assert_eq!(tally(&store, &kind, &ann), (1, 0, 0));
    assert_eq!(store.ratings(&ann, &kind).unwrap(), ratings);
    note(&store, GameResult { verdict: BLACK, unix: 9, ..game }).unwrap();
    assert_eq!(tally(&store, &kind, &ann), (0, 0, 1), "what it came to last");
    assert_eq!(store.ratings(&ann, &kind).unwrap().len(), 1);
    // Glickman's first steps: two beginners, one game.
    assert_eq!(ratings.len(), 1);
    assert!((ratings[0].1 - 1662.3).abs() < 0.5, "{ratings:?}");
}

#[test]
fn two_players_are_compared() {
    on_both(against);
}

fn against(location: &Location) {
    let store = open(location);
    let (kind, other) = (own_kind(), own_kind());
    let player = |name: &str| Player::person(format!("{name} {kind}"));
    let (ann, bo, cy) = (player("Ann"), player("Bo"), player("Cy"));
    for (white, black, verdict) in
        [(&ann, &bo, WHITE), (&bo, &ann, WHITE), (&bo, &ann, BLACK), (&ann, &cy, BLACK)]
    {
        note(&store, result(&kind, white, black, verdict, 1)).unwrap();
    }
    note(&store, result(&other, &ann, &bo, Verdict::Draw, 1)).unwrap();
    let all = HeadToHead { wins: 2, draws: 1, losses: 1 };
    assert_eq!(store.head_to_head(&ann, &bo, None), Ok(all));
    assert_eq!(store.head_to_head(&bo, &ann, None), Ok(HeadToHead { wins: 1, draws: 1, losses: 2 }));
    assert_eq!(store.head_to_head(&ann, &bo, Some(&kind)), Ok(HeadToHead { draws: 0, ..all }));
    assert_eq!(store.head_to_head(&bo, &cy, None), Ok(HeadToHead::default()));
}

#[test]
fn a_result_taken_back_or_put_in_between_rates_anew_what_follows() {
    on_both(anew);
}

fn anew(location: &Location) {
    let store = open(location);
    let (kind, other) = (own_kind(), own_kind());
    let players = [Player::person("Ann"), Player::person("Bo"), Player::level("Plateau", 5)];
    let game = |index: usize| {
        let verdict = [WHITE, BLACK, Verdict::Draw][index % 3];
        result(&kind, &players[index % 3], &players[(index + 1 + index / 3 % 2) % 3], verdict, index as i64)
    };
    let games: Vec<GameResult> = (0..12).map(game).collect();
    for game in &games {
        note(&store, game.clone()).unwrap();
    }
    // The same games in another order, and without one.
    let without: Vec<&GameResult> =
        games.iter().enumerate().filter(|(index, _)| *index != 4).map(|(_, game)| game).collect();
    for game in without.iter().rev() {
        let again = GameResult { game: GameId::random(), kind: other.clone(), ..(*game).clone() };
        note(&store, again).unwrap();
    }
    assert_ne!(store.ratings(&players[0], &kind), store.ratings(&players[0], &other));
    conclude(&store, &games[4].game, Scoring::Forgotten).unwrap();
    conclude(&store, &games[4].game, Scoring::Forgotten).unwrap();
    for player in &players {
        let ratings = store.ratings(player, &kind).unwrap();
        assert_eq!(ratings, store.ratings(player, &other).unwrap(), "{player:?}");
        assert!(!ratings.is_empty());
    }
    note(&store, games[4].clone()).unwrap();
    assert_eq!(
        store.ratings(&players[1], &kind).unwrap().len(),
        games.iter().filter(|game| [&game.white, &game.black].contains(&&players[1])).count()
    );
}

#[test]
fn what_is_no_result_is_not_noted() {
    on_both(refused);
}

fn refused(location: &Location) {
    let store = open(location);
    let kind = own_kind();
    let (ann, bo) = (Player::person("Ann"), Player::person("Bo"));
    let void = note(&store, result(&kind, &ann, &bo, Verdict::NoResult, 1));
    assert!(matches!(void, Err(StoreError::Result { .. })));
    let alone = note(&store, result(&kind, &ann, &ann, WHITE, 1));
    assert!(matches!(alone, Err(StoreError::SamePlayer { .. })));
    assert_eq!(store.scores(&in_kind(&kind)), Ok(Vec::new()));
}
