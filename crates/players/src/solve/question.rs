//! A question of life and death: the gate from what a file has to what can be solved.

use engine::tsumego::{KoMaster, Problem, ProblemError};
use game::{ByColor, Color, Place, Quoted};
use go::{Board, Ko, Occupant, Point, Position, Rules, Setup, dotgo};

use super::{Fault, Sheet, guess, region};

/// How many vacant points a region may have.
const MOST_POINTS: usize = 180;
/// How many one may have that was worked out and is not closed; with more, the group is in the open.
const MOST_LEAKY: usize = 40;

/// The rules that hold in problems.
const RULES: Rules = Rules { ko: Ko::Positional, suicide: false, ..Rules::CHINESE };

/// What is asked besides what a file says; it goes before the file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Wishes {
    /// The stones that must survive.
    pub target: Vec<Point>,
    /// The vacant points where one may play.
    pub region: Option<Vec<Point>>,
    /// The side to play.
    pub turn: Option<Color>,
    /// Who wins every ko.
    pub ko_master: Option<KoMaster>,
}

impl Wishes {
    /// The points of cells of a board.
    ///
    /// # Errors
    /// Says what is no point.
    pub fn places(places: &[Place]) -> Result<Vec<Point>, Fault> {
        let point = |&place: &Place| {
            Point::from_place(place).ok_or_else(|| Fault::NoPoint { text: Quoted::new(place) })
        };
        places.iter().map(point).collect()
    }

    /// The points of a text such as `C3,D5`.
    ///
    /// # Errors
    /// Says what is no point.
    pub fn points(text: &str) -> Result<Vec<Point>, Fault> {
        let point = |word: &str| word.trim().parse().map_err(|_| Fault::NoPoint { text: Quoted::new(word) });
        text.split(',').map(point).collect()
    }
}

/// How it is known which points matter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    /// The file marks them, or somebody has drawn them.
    Marked,
    /// They were worked out.
    WorkedOut,
}

/// A question that can be answered.
#[derive(Debug, Clone)]
pub struct Question {
    name: String,
    problem: Problem,
    start: Position,
    region: Vec<Point>,
    origin: Origin,
    turns: Vec<Color>,
}

impl Sheet {
    /// The question that is asked about a board.
    ///
    /// # Errors
    /// Says what is missing or wrong.
    pub fn question(&self, wishes: &Wishes) -> Result<Question, Fault> {
        let drawn = wishes.region.as_ref().or(self.region.as_ref());
        let named = if wishes.target.is_empty() { &self.target } else { &wishes.target };
        let (region, origin) = match drawn {
            Some(drawn) => (self.playable(drawn)?, Origin::Marked),
            None => (self.worked_out(named)?, Origin::WorkedOut),
        };
        if region.len() > MOST_POINTS {
            return Err(Fault::TooLarge { points: region.len(), most: MOST_POINTS });
        }
        let setup =
            Setup { rules: RULES, handicap: 0, prisoners: ByColor::default(), ..self.within(&region) };
        let start = Position::try_from(setup.clone())?;
        let mut target = named.clone();
        if target.is_empty() {
            target.push(guess::target(start.board())?);
        }
        let problem = problem(setup, &target)?.with_ko_master(wishes.ko_master);
        let turns = match wishes.turn.or(self.turn) {
            Some(turn) => vec![turn],
            None => vec![!problem.defender(), problem.defender()],
        };
        Ok(Question { name: self.name.clone(), problem, start, region, origin, turns })
    }

    /// The vacant points of a region that somebody drew.
    fn playable(&self, drawn: &[Point]) -> Result<Vec<Point>, Fault> {
        if let Some(&point) = drawn.iter().find(|&&point| !self.setup.size.contains(point)) {
            return Err(Fault::Nowhere { point });
        }
        let mut region: Vec<Point> =
            drawn.iter().copied().filter(|&point| self.setup.at(point).is_none()).collect();
        region.sort_unstable();
        region.dedup();
        Ok(region)
    }

    /// The region around a group that is named, on the whole board.
    fn worked_out(&self, named: &[Point]) -> Result<Vec<Point>, Fault> {
        let board = Position::try_from(self.setup.clone())?.board().clone();
        let &first = named.first().ok_or(Fault::NoTarget)?;
        let defender = color_of(&board, named)?;
        let region = region::around(&board, named, defender);
        let leaks = |&point: &Point| {
            let is_beyond = |beside: Point| board.is_vacant(beside) && region.binary_search(&beside).is_err();
            board.size().beside(point).any(is_beyond)
        };
        let is_open = region.len() > MOST_LEAKY && region.iter().any(leaks);
        if is_open || region.len() == board.vacancies() {
            return Err(Fault::Open { point: first });
        }
        Ok(region)
    }

    /// The same board, on which nobody may play but at these points.
    fn within(&self, region: &[Point]) -> Setup {
        let mut setup = self.setup.clone();
        for point in self.setup.size.points() {
            if setup.at(point).is_none() && region.binary_search(&point).is_err() {
                setup.set(point, Some(Occupant::Outside));
            }
        }
        setup
    }
}

/// Whose stones are on all of some points.
fn color_of(board: &Board, points: &[Point]) -> Result<Color, Fault> {
    let mut color = None;
    for &point in points {
        if !board.size().contains(point) {
            return Err(Fault::OffBoard { point, size: board.size() });
        }
        let stone = board.stone(point).ok_or(Fault::Empty { point })?;
        if *color.get_or_insert(stone) != stone {
            return Err(Fault::Colors { one: points[0], other: point });
        }
    }
    color.ok_or(Fault::NoTarget)
}

/// The problem that the solver is given.
fn problem(setup: Setup, target: &[Point]) -> Result<Problem, Fault> {
    let size = setup.size;
    Problem::new(setup, target).map_err(|error| match error {
        ProblemError::NoTarget => Fault::NoTarget,
        ProblemError::Empty(point) => Fault::Empty { point },
        ProblemError::OffBoard(point) => Fault::OffBoard { point, size },
        ProblemError::Colours(one, other) => Fault::Colors { one, other },
        ProblemError::Eternal(point) => Fault::Outside { point },
        ProblemError::NoRegion => Fault::NoRegion,
        ProblemError::Setup(error) => error.into(),
    })
}

impl Question {
    /// What the file calls it; nothing in most.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What the solver is given.
    pub fn problem(&self) -> &Problem {
        &self.problem
    }

    /// The stones that must survive.
    pub fn target(&self) -> &[Point] {
        self.problem.target()
    }

    /// The stones that must survive as a text, `C3,D5`.
    pub fn target_text(&self) -> String {
        let points: Vec<String> = self.target().iter().map(Point::to_string).collect();
        points.join(",")
    }

    /// The side whose stones they are.
    pub fn defender(&self) -> Color {
        self.problem.defender()
    }

    /// The board before the first move.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The vacant points where one may play.
    pub fn region(&self) -> &[Point] {
        &self.region
    }

    /// How it is known which points those are.
    pub fn origin(&self) -> Origin {
        self.origin
    }

    /// All that is asked as a text: whoever asks the same has the same one.
    pub fn signature(&self) -> String {
        let turns: Vec<String> = self.turns.iter().map(Color::to_string).collect();
        let master = match self.problem.ko_master() {
            None => "",
            Some(KoMaster::Attacker) => " attacker",
            Some(KoMaster::Defender) => " defender",
        };
        let mut target = self.target().to_vec();
        target.sort_unstable();
        let board = dotgo::write(&self.start.setup());
        format!("{board}{target:?} {}{master}", turns.join(" "))
    }

    /// The part of the board that matters, with a margin of so many lines: its lowest and its highest
    /// point.
    pub fn frame(&self, margin: u8) -> (Point, Point) {
        let board = self.start.board();
        let chains = self.target().iter().flat_map(|&point| board.chain(point));
        let points: Vec<Point> = chains.chain(self.region.iter().copied()).collect();
        let size = board.size();
        let files = span(points.iter().map(|point| point.file), size.files(), margin);
        let ranks = span(points.iter().map(|point| point.rank), size.ranks(), margin);
        (Point::new(files.0, ranks.0), Point::new(files.1, ranks.1))
    }

    /// The sides to play, each a question of its own; the attacker comes first.
    pub fn turns(&self) -> &[Color] {
        &self.turns
    }
}

/// The first and the last of some lines, with a margin as far as the board goes.
fn span(lines: impl Iterator<Item = u8> + Clone, count: u8, margin: u8) -> (u8, u8) {
    let low = lines.clone().min().unwrap_or(0).saturating_sub(margin);
    (low, (lines.max().unwrap_or(0) + margin).min(count - 1))
}
