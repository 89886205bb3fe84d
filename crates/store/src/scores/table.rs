//! Scores as tables.

use std::collections::BTreeMap;

use game::{Color, Verdict};

use super::{Player, rating, results::verdict};
use crate::{
    Store, StoreError,
    link::{Link, Value},
};

/// Whose scores are wanted.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ScoreFilter {
    /// Only in this kind of game.
    pub kind: Option<String>,
    /// Only of this player.
    pub player: Option<Player>,
}

/// What a player scored in a kind of game.
#[derive(Debug, Clone, PartialEq)]
pub struct Score {
    /// Who.
    pub player: Player,
    /// In which kind of game.
    pub kind: String,
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// The rating by Glicko-2; 1500 is where everybody begins.
    pub rating: f64,
    /// How far the rating may be off.
    pub deviation: f64,
}

/// What one player scored against another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct HeadToHead {
    /// Games that the first won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games that the first lost.
    pub losses: u64,
}

impl HeadToHead {
    /// Counts games of one who had that colour.
    fn add(&mut self, verdict: Verdict, color: Color, games: u64) {
        match verdict {
            Verdict::Win(winner) if winner == color => self.wins += games,
            Verdict::Win(_) => self.losses += games,
            Verdict::Draw => self.draws += games,
            Verdict::NoResult => {}
        }
    }
}

impl Store {
    /// The scores, for each kind of game the strongest first.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn scores(&self, filter: &ScoreFilter) -> Result<Vec<Score>, StoreError> {
        let filter = filter.clone();
        self.read(move |link| scores(link, &filter))
    }

    /// What one player scored against another, in one kind of game or in all.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn head_to_head(
        &self,
        one: &Player,
        other: &Player,
        kind: Option<&str>,
    ) -> Result<HeadToHead, StoreError> {
        let (one, other, kind) = (one.clone(), other.clone(), kind.map(str::to_owned));
        self.read(move |link| {
            let mut score = HeadToHead::default();
            for (color, white, black) in [(Color::White, &one, &other), (Color::Black, &other, &one)] {
                let mut values: Vec<Value> = white.values().into_iter().chain(black.values()).collect();
                let mut sql = "SELECT result, COUNT(*) FROM result WHERE white = $1 AND white_kind = $2 \
                               AND black = $3 AND black_kind = $4"
                    .to_owned();
                if let Some(kind) = &kind {
                    sql += " AND kind = $5";
                    values.push(kind.as_str().into());
                }
                for row in link.rows(sql + " GROUP BY result", values)? {
                    score.add(verdict(&row.text(0)), color, row.count(1));
                }
            }
            Ok(score)
        })
    }

    /// A player's rating after each game, with the time in milliseconds since 1970.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn ratings(&self, player: &Player, kind: &str) -> Result<Vec<(i64, f64)>, StoreError> {
        let [name, player_kind] = player.values();
        let kind = kind.to_owned();
        self.read(move |link| {
            let sql = "SELECT unix, rating, deviation, volatility FROM rating \
                       WHERE kind = $1 AND player = $2 AND player_kind = $3 ORDER BY unix, game";
            let rows = link.rows(sql, [kind.into(), name, player_kind])?;
            Ok(rows.iter().map(|row| (row.number(0), rating::of(row, 1).rating)).collect())
        })
    }
}

type Tallies = BTreeMap<(String, Player), HeadToHead>;

fn scores(link: &mut Link, filter: &ScoreFilter) -> Result<Vec<Score>, StoreError> {
    let mut tallies = Tallies::new();
    for color in Color::ALL {
        count(link, color, filter, &mut tallies)?;
    }
    let mut scores = Vec::with_capacity(tallies.len());
    for ((kind, player), HeadToHead { wins, draws, losses }) in tallies {
        let now = rating::current(link, &kind, &player)?;
        let (rating, deviation) = (now.rating, now.deviation);
        scores.push(Score { player, kind, wins, draws, losses, rating, deviation });
    }
    scores.sort_by(|one, other| one.kind.cmp(&other.kind).then(other.rating.total_cmp(&one.rating)));
    Ok(scores)
}

/// Counts the games that players had with a colour.
fn count(link: &mut Link, color: Color, filter: &ScoreFilter, into: &mut Tallies) -> Result<(), StoreError> {
    let side = if color.is_white() { "white" } else { "black" };
    let mut sql = format!("SELECT {side}, {side}_kind, kind, result, COUNT(*) FROM result");
    let mut values = Vec::new();
    if let Some(kind) = &filter.kind {
        values.push(Value::from(kind.as_str()));
        sql += " WHERE kind = $1";
    }
    if let Some(player) = &filter.player {
        let (word, first) = (if values.is_empty() { "WHERE" } else { "AND" }, values.len() + 1);
        sql = format!("{sql} {word} {side} = ${first} AND {side}_kind = ${}", first + 1);
        values.extend(player.values());
    }
    for row in link.rows(format!("{sql} GROUP BY {side}, {side}_kind, kind, result"), values)? {
        let tally = into.entry((row.text(2), Player::of(&row, 0))).or_default();
        tally.add(verdict(&row.text(3)), color, row.count(4));
    }
    Ok(())
}
