//! A question about life and death that can be asked.

use game::Color;
use go::{Board, Point, Position, Setup};

use super::{KoMaster, field};

/// Why a question cannot be asked.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ProblemError {
    /// No stone was named.
    #[error("no target: name a stone of the group")]
    NoTarget,
    /// There is no stone on a point that was named.
    #[error("the target {0} is empty")]
    Empty(Point),
    /// A point that was named is not on the board.
    #[error("the target {0} is not on the board")]
    OffBoard(Point),
    /// Two stones that were named are of different colours.
    #[error("the targets {0} and {1} are of different colours")]
    Colours(Point, Point),
    /// The stone can never be captured.
    #[error("the target {0} can never be captured: its chain has a liberty that nobody can fill")]
    Eternal(Point),
    /// Nobody can play anywhere.
    #[error("there is no point where one may play")]
    NoRegion,
    /// The stones cannot stand so.
    #[error(transparent)]
    Setup(#[from] go::SetupError),
}

/// A board on which some stones must survive.
#[derive(Debug, Clone)]
pub struct Problem {
    board: Board,
    target: Vec<Point>,
    defender: Color,
    ko_master: Option<KoMaster>,
    /// The only points on which it is fought, if the attacker is given all beyond.
    shelter: Option<Vec<Point>>,
}

impl Problem {
    /// The question whether the stones on some points survive, all of them.
    ///
    /// # Errors
    /// Says what is wrong with the points.
    pub fn new(setup: Setup, target: &[Point]) -> Result<Problem, ProblemError> {
        let board = Position::try_from(setup)?.board().clone();
        let &first = target.first().ok_or(ProblemError::NoTarget)?;
        let mut defender = None;
        for &point in target {
            if !board.size().contains(point) {
                return Err(ProblemError::OffBoard(point));
            }
            let color = board.stone(point).ok_or(ProblemError::Empty(point))?;
            if *defender.get_or_insert(color) != color {
                return Err(ProblemError::Colours(first, point));
            }
        }
        if board.vacancies() == 0 {
            return Err(ProblemError::NoRegion);
        }
        let is_eternal = |&&point: &&Point| {
            board.liberty_points(point).into_iter().any(|liberty| board.is_outside(liberty))
        };
        if let Some(&point) = target.iter().find(is_eternal) {
            return Err(ProblemError::Eternal(point));
        }
        let defender = defender.expect("a target has a colour");
        Ok(Problem { board, target: target.to_vec(), defender, ko_master: None, shelter: None })
    }

    /// The same question, with every ko won by a side.
    pub fn with_ko_master(mut self, master: Option<KoMaster>) -> Problem {
        self.ko_master = master;
        self
    }

    /// The same question if the defender may play only well within some points, and the attacker can
    /// never be captured beyond: who lives there lives in any case.
    pub(super) fn within(&self, points: Vec<Point>) -> Problem {
        Problem { shelter: Some(points), ..self.clone() }
    }

    /// Whether the attacker is given all beyond some points.
    pub(super) fn is_sheltered(&self) -> bool {
        self.shelter.is_some()
    }

    /// The points where stones can come and go.
    pub(super) fn open_points(&self) -> Vec<Point> {
        self.shelter.clone().unwrap_or_else(|| field::open_points(&self.board))
    }

    /// Who wins every ko, if that is settled.
    pub fn ko_master(&self) -> Option<KoMaster> {
        self.ko_master
    }

    /// The stones and the points where one may play.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The stones that must survive.
    pub fn target(&self) -> &[Point] {
        &self.target
    }

    /// The side whose stones they are.
    pub fn defender(&self) -> Color {
        self.defender
    }
}
