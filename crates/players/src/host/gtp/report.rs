//! What is told of the position: the score, who lives, a drawing.

use engine::go::propose_dead;
use game::{Color, Position as _};
use go::{Board, Owner, Point, Score};
use protocol::gtp::Status;

use super::{session::Session, words};

impl Session {
    /// The count without what we take for dead, where the rules let dead stones stand.
    pub(super) fn score(&self) -> Score {
        let position = self.position();
        if position.rules().has_marking() {
            position.score_without(&propose_dead(position.board(), position.rules().scoring).dead)
        } else {
            position.score()
        }
    }

    pub(super) fn status(&self, status: Status) -> String {
        let score = self.score();
        let board = self.position().board();
        let is_owned = |point: Point, color: Color| {
            board.stone(point) != Some(color) && score.owner(point) == Owner::Side(color)
        };
        let is_dead = |point: &Point| score.dead.contains(point);
        let wanted = |point: &Point| match status {
            Status::Dead => is_dead(point),
            Status::Alive => board.stone(*point).is_some() && !is_dead(point) && !score.is_in_seki(*point),
            Status::Seki => score.is_in_seki(*point),
            Status::BlackTerritory => is_owned(*point, Color::Black),
            Status::WhiteTerritory => is_owned(*point, Color::White),
            Status::Dame => board.is_vacant(*point) && score.owner(*point) == Owner::Nobody,
        };
        let points: Vec<Point> = board.size().points().filter(wanted).collect();
        match status {
            Status::Dead | Status::Alive | Status::Seki => by_chain(board, &points),
            _ => words(&points),
        }
    }

    /// The board with its letters and numbers, below an empty line.
    pub(super) fn shown(&self) -> String {
        let position = self.position();
        let size = position.size();
        let letter = |file: u8| Point::new(file, 0).to_string().chars().take(1).collect::<String>();
        let files: Vec<String> = (0..size.files()).map(letter).collect();
        let files = format!("   {}", files.join(" "));
        let drawing = position.board().to_string();
        let row = |(row, rank): (&str, u8)| {
            let cells: Vec<String> = row.chars().map(String::from).collect();
            format!("{rank:2} {} {rank}", cells.join(" "))
        };
        let rows: Vec<String> = drawing.lines().zip((1..=size.ranks()).rev()).map(row).collect();
        let (turn, taken) = (position.turn(), position.prisoners());
        let last = format!("{turn} to move; black has taken {}, white {}", taken.black, taken.white);
        format!("\n{files}\n{}\n{files}\n{last}", rows.join("\n"))
    }
}

/// One line for each chain, as GNU Go writes it.
fn by_chain(board: &Board, points: &[Point]) -> String {
    let mut lines = Vec::new();
    let mut left: Vec<Point> = points.to_vec();
    while let Some(&first) = left.first() {
        let mut chain = board.chain(first);
        chain.sort_unstable();
        left.retain(|point| !chain.contains(point));
        lines.push(words(&chain));
    }
    lines.join("\n")
}
