//! A position with what is to be found in it, as a line of EPD says it.

use chess::{Move, Position, epd::Epd, san, uci};
use players::dialogue::Answer;
use protocol::uci::{Bound, Score};

/// A position and its solution.
pub(crate) struct Problem {
    pub(crate) name: String,
    pub(crate) position: Position,
    /// The moves that solve it; any other does if there are none.
    best: Vec<Move>,
    /// The moves that do not.
    avoid: Vec<Move>,
    /// In how many moves the side to move mates.
    pub(crate) mate: Option<i32>,
}

/// What an engine made of a problem.
pub(crate) struct Attempt {
    /// The move it plays, for people.
    pub(crate) played: String,
    /// In how many moves it says that it mates.
    pub(crate) announced: Option<i32>,
    pub(crate) is_solved: bool,
}

impl Problem {
    /// Reads a line with `bm`, `am` or `dm`.
    pub(crate) fn parse(line: &str) -> Result<Problem, String> {
        let epd = Epd::parse(line).map_err(|error| error.to_string())?;
        let mate = match epd.text("dm") {
            None => None,
            Some(text) => {
                Some(text.parse().map_err(|_| format!("expected a number of moves for dm, got {text:?}"))?)
            }
        };
        let problem = Problem {
            name: epd.text("id").unwrap_or("a position without id").to_owned(),
            best: moves(&epd, "bm")?,
            avoid: moves(&epd, "am")?,
            mate,
            position: epd.position,
        };
        if problem.best.is_empty() && problem.avoid.is_empty() && mate.is_none() {
            return Err(format!("{} has neither bm, am nor dm", problem.name));
        }
        Ok(problem)
    }

    /// Judges an answer; a mate that is as fast by another move is a solution too.
    pub(crate) fn judge(&self, answer: &Answer) -> Attempt {
        let mv = answer.mv.as_deref().and_then(|text| uci::parse(&self.position, text).ok());
        let announced = match answer.info.as_ref().and_then(|info| info.score) {
            Some((Score::Mate(moves), Bound::Exact | Bound::Lower)) if moves > 0 => Some(moves),
            _ => None,
        };
        let is_found = mv.is_some_and(|mv| self.is_solution(mv));
        let is_mate = announced.is_some_and(|moves| self.mate.is_some_and(|mate| moves <= mate));
        Attempt {
            played: mv.map_or("no legal move".to_owned(), |mv| san::write(&self.position, mv)),
            announced,
            is_solved: is_found || is_mate,
        }
    }

    /// The moves to find, for people.
    pub(crate) fn solution(&self) -> String {
        let texts: Vec<String> = self.best.iter().map(|&mv| san::write(&self.position, mv)).collect();
        if texts.is_empty() { "another move".to_owned() } else { texts.join(" or ") }
    }

    fn is_solution(&self, mv: Move) -> bool {
        match (self.best.as_slice(), self.avoid.as_slice()) {
            ([], []) => false,
            ([], avoid) => !avoid.contains(&mv),
            (best, _) => best.contains(&mv),
        }
    }
}

/// The moves of an operation, every one of which must be legal.
fn moves(epd: &Epd, opcode: &str) -> Result<Vec<Move>, String> {
    let moves = epd.moves(opcode);
    let named = epd.operation(opcode).map_or(0, |operation| operation.operands.len());
    if moves.len() == named { Ok(moves) } else { Err(format!("{opcode} names a move that is not legal")) }
}
