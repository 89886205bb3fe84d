//! Ratings by Glicko-2, one after each game.

use game::{Color, Verdict};
use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, glicko2},
};

use super::{GameResult, Player};
use crate::{
    StoreError,
    link::{Link, Row, Value},
    rows::insert,
};

/// The rating that a row has in three columns.
pub(super) fn of(row: &Row, column: usize) -> Glicko2Rating {
    let usual = Glicko2Rating::new();
    let number = |column, usual| row.text(column).parse().unwrap_or(usual);
    Glicko2Rating {
        rating: number(column, usual.rating),
        deviation: number(column + 1, usual.deviation),
        volatility: number(column + 2, usual.volatility),
    }
}

/// What a player is rated before the next game.
pub(super) fn current(link: &mut Link, kind: &str, player: &Player) -> Result<Glicko2Rating, StoreError> {
    let sql = "SELECT rating, deviation, volatility FROM rating \
               WHERE kind = $1 AND player = $2 AND player_kind = $3 ORDER BY unix DESC, game DESC LIMIT 1";
    let [name, player_kind] = player.values();
    let row = link.row(sql, [kind.into(), name, player_kind])?;
    Ok(row.map_or_else(Glicko2Rating::new, |row| of(&row, 0)))
}

/// Forgets the ratings from this game on.
pub(super) fn forget_from(link: &mut Link, from: &GameResult) -> Result<(), StoreError> {
    let sql = "DELETE FROM rating WHERE kind = $1 AND (unix > $2 OR (unix = $2 AND game >= $3))";
    link.run(sql, [from.kind.as_str().into(), from.unix.into(), (&from.game).into()]).map(drop)
}

/// Rates both players anew after a game that is later than all that were rated.
pub(super) fn rate(link: &mut Link, result: &GameResult) -> Result<(), StoreError> {
    let white = current(link, &result.kind, &result.white)?;
    let black = current(link, &result.kind, &result.black)?;
    let outcome = match result.verdict {
        Verdict::Win(Color::White) => Outcomes::WIN,
        Verdict::Win(Color::Black) => Outcomes::LOSS,
        Verdict::Draw => Outcomes::DRAW,
        Verdict::NoResult => return Ok(()),
    };
    let (white, black) = glicko2(&white, &black, &outcome, &Glicko2Config::new());
    let mut values = Vec::with_capacity(16);
    for (player, rating) in [(&result.white, white), (&result.black, black)] {
        values.push(Value::from(result.kind.as_str()));
        values.extend(player.values());
        values.extend([result.unix.into(), (&result.game).into()]);
        // Written so, a number is read again to the last bit.
        values
            .extend([rating.rating, rating.deviation, rating.volatility].map(|x| Value::from(x.to_string())));
    }
    let columns = "rating (kind, player, player_kind, unix, game, rating, deviation, volatility)";
    link.run(insert(columns, 8, 2), values).map(drop)
}
