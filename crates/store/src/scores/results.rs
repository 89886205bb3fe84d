//! Results of games, noted and taken back.

use game::{Color, Quoted, Verdict};

use super::{Player, rating};
use crate::{
    GameId, StoreError,
    link::{Link, Row, Value},
};

const COLUMNS: &str = "game, kind, white, white_kind, black, black_kind, result, unix";

/// How a game between two players ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameResult {
    /// Which game it was.
    pub game: GameId,
    /// Which kind of game, as `chess`, `crazyhouse` or `go`; each has ratings of its own.
    pub kind: String,
    /// Who had White.
    pub white: Player,
    /// Who had Black.
    pub black: Player,
    /// Who won; games without a result are not noted.
    pub verdict: Verdict,
    /// When it ended, in milliseconds since 1970.
    pub unix: i64,
}

impl GameResult {
    fn of(row: &Row) -> GameResult {
        GameResult {
            game: row.id(0),
            kind: row.text(1),
            white: Player::of(row, 2),
            black: Player::of(row, 4),
            verdict: verdict(&row.text(6)),
            unix: row.number(7),
        }
    }

    fn values(&self) -> Vec<Value> {
        let mut values: Vec<Value> = vec![(&self.game).into(), self.kind.as_str().into()];
        values.extend(self.white.values());
        values.extend(self.black.values());
        values.extend([self.verdict.to_string().into(), self.unix.into()]);
        values
    }
}

/// A result as the tables have it.
pub(super) fn verdict(text: &str) -> Verdict {
    match text {
        "1-0" => Verdict::Win(Color::White),
        "0-1" => Verdict::Win(Color::Black),
        "1/2-1/2" => Verdict::Draw,
        _ => Verdict::NoResult,
    }
}

/// Takes the result of a game back, if there is one, and makes the ratings behind it anew.
pub(crate) fn forget(link: &mut Link, game: &GameId) -> Result<(), StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM result WHERE game = $1");
    let Some(result) = link.row(sql, [Value::from(game)])?.as_ref().map(GameResult::of) else {
        return Ok(());
    };
    link.run("DELETE FROM result WHERE game = $1", [Value::from(game)])?;
    rate_from(link, &result)
}

/// Notes how a game ended, and what that makes of both ratings.
///
/// One that ended before others that are noted already is put in its place, and the ratings
/// behind it are made anew.
pub(crate) fn note(link: &mut Link, result: &GameResult) -> Result<(), StoreError> {
    if result.verdict == Verdict::NoResult {
        return Err(StoreError::Result { value: Quoted::new(result.verdict) });
    }
    if result.white == result.black {
        return Err(StoreError::SamePlayer { name: Quoted::new(&result.white.name) });
    }
    let sql = format!("INSERT INTO result ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)");
    link.run(sql, result.values())?;
    rate_from(link, result)
}

/// Makes the ratings of one kind anew, from the moment of this result on.
fn rate_from(link: &mut Link, from: &GameResult) -> Result<(), StoreError> {
    rating::forget_from(link, from)?;
    let sql = format!(
        "SELECT {COLUMNS} FROM result \
         WHERE kind = $1 AND (unix > $2 OR (unix = $2 AND game >= $3)) ORDER BY unix, game"
    );
    let values = [from.kind.as_str().into(), from.unix.into(), (&from.game).into()];
    let results: Vec<GameResult> = link.rows(sql, values)?.iter().map(GameResult::of).collect();
    results.iter().try_for_each(|result| rating::rate(link, result))
}
