//! Trying moves in a problem: each is judged by what the solver knows.

use std::{cmp::Ordering, collections::HashMap};

use engine::tsumego::{Answer, Errand, Look, Solver, Verdict};
use game::{Color, Edit, Game, History, Message, NodeId, Position as _, Show as _};
use go::{Move, Occupant, Position, Setup};
use search::Stop;

use super::{Question, Solved, Timed, solution, task::explain, worth};

/// How many positions may be searched to judge a move.
const MOST_NODES: u64 = 4_000_000;

/// What a move is worth beside the best.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Judgement {
    /// It keeps the best result.
    Correct,
    /// The group lives, but two eyes were possible.
    OnlySeki,
    /// It works only if a ko is won.
    OnlyKo,
    /// The ko could have been a better one.
    WorseKo,
    /// It loses what could have been had.
    Fails,
    /// Nothing helps here.
    Hopeless,
    /// Nothing was proven.
    Unknown,
}

/// What is said to a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reply {
    /// The move.
    pub mv: Move,
    /// What it is worth.
    pub judgement: Judgement,
    /// What becomes of the target after it.
    pub verdict: Verdict,
    /// How it goes on; why the move fails, if it does.
    pub line: Vec<Move>,
}

/// A first move with what follows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Variation {
    /// The moves.
    pub moves: Vec<Move>,
    /// What the first of them is worth.
    pub judgement: Judgement,
    /// What becomes of the target after it.
    pub verdict: Verdict,
}

/// A solved problem in which somebody tries moves.
pub struct Session {
    question: Question,
    answers: Vec<Timed>,
    solver: Solver,
    /// The side that moves first, of those that the question has.
    first: Color,
    position: Position,
    /// The moves on the board, each with what is known behind it.
    line: Vec<Tried>,
    /// All that was tried.
    tree: History<Move, Edit<Occupant>>,
    judged: HashMap<NodeId, (Judgement, Verdict)>,
    stop: Stop,
}

/// A move on the board.
struct Tried {
    mv: Move,
    node: NodeId,
    judgement: Judgement,
    known: Look,
}

impl Session {
    /// A session with the first side to play that the question has; a stop ends every search.
    pub fn new(solved: Solved, stop: Stop) -> Session {
        let Solved { question, answers, solver } = solved;
        let first = question.turns()[0];
        let position = question.start().with_turn(first);
        let (line, tree, judged) = (Vec::new(), History::new(), HashMap::new());
        Session { question, answers, solver, first, position, line, tree, judged, stop }
    }

    /// What is asked.
    pub fn question(&self) -> &Question {
        &self.question
    }

    /// What was found out, with the side that moves first.
    pub fn answer(&self) -> &Answer {
        &self.found().answer
    }

    /// The same, with what it took.
    pub fn found(&self) -> &Timed {
        let found = self.answers.iter().find(|timed| timed.answer.turn == self.first);
        found.expect("an answer for each side of the question")
    }

    /// Works out how each side goes on, and why other first moves fail, unless that is known already.
    pub fn explain(&mut self) {
        let found = self.answers.iter_mut().find(|timed| timed.answer.turn == self.first);
        let Timed { answer, is_explained, .. } = found.expect("an answer for each side of the question");
        if !*is_explained {
            answer.refutations.clear();
            let errand = Errand { stop: self.stop.clone(), ..Errand::default() };
            *is_explained = explain(&mut self.solver, answer, errand);
        }
    }

    /// The side that moves first.
    pub fn first(&self) -> Color {
        self.first
    }

    /// What becomes of the target from here, if both sides do their best.
    pub fn verdict(&self) -> Verdict {
        self.known().verdict
    }

    /// The board as it stands.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.position.turn()
    }

    /// The moves on the board.
    pub fn moves(&self) -> Vec<Move> {
        self.line.iter().map(|tried| tried.mv).collect()
    }

    /// The moves on the board, each with whose it is and what it was worth.
    pub fn tried(&self) -> impl Iterator<Item = (Color, Move, Judgement)> {
        let colors = std::iter::successors(Some(self.first), |&color| Some(!color));
        colors.zip(&self.line).map(|(color, tried)| (color, tried.mv, tried.judgement))
    }

    /// All first moves, the best one first, then why the others fail, as far as that is explained.
    pub fn variations(&self) -> Vec<Variation> {
        let Answer { turn, verdict, first_moves, line, refutations, .. } = self.answer();
        let defends = *turn == self.question.defender();
        let is_best = |mv: &&Move| line.first() == Some(mv);
        let (best, others): (Vec<&Move>, Vec<&Move>) = first_moves.iter().partition(is_best);
        let good = best.iter().map(|_| line.clone()).chain(others.iter().map(|&&mv| vec![mv]));
        let good = good.map(|moves| (moves, *verdict));
        let bad = refutations.iter().map(|bad| ([&[bad.mv], &bad.line[..]].concat(), bad.verdict));
        let variation =
            |(moves, after)| Variation { moves, judgement: judge(*verdict, after, defends), verdict: after };
        good.chain(bad).map(variation).collect()
    }

    /// The board as a game, in which the last move was played.
    pub fn game(&self) -> Game<Position> {
        board_after(&self.question, self.first, &self.moves())
            .unwrap_or_else(|_| Game::new(self.position.clone()))
    }

    /// Uses another stop for every search from now on.
    pub fn set_stop(&mut self, stop: Stop) {
        self.stop = stop;
    }

    /// Whether the target has been captured.
    pub fn is_captured(&self) -> bool {
        let defender = self.question.defender();
        self.question.target().iter().any(|&point| self.position.board().stone(point) != Some(defender))
    }

    /// Goes back to the start, with another side to play first if the question has it.
    pub fn begin(&mut self, first: Color) -> bool {
        if !self.question.turns().contains(&first) {
            return false;
        }
        self.first = first;
        self.line.clear();
        self.place();
        true
    }

    /// Plays a move of the side to move, and says what it is worth.
    ///
    /// # Errors
    /// Says why it cannot be played.
    pub fn play(&mut self, mv: Move) -> Result<Reply, Message> {
        if self.is_captured() {
            return Err(Message::new("solve-over"));
        }
        if self.position.forbids(mv).is_some() {
            return Err(self.position.refusal(mv));
        }
        let best = self.verdict();
        let known = self.look(mv).ok_or_else(|| Message::new("solve-forbidden").with("move", mv))?;
        let judgement = judge(best, known.verdict, self.defends());
        let verdict = known.verdict;
        let node = self.grow(mv);
        self.judged.insert(node, (judgement, verdict));
        self.line.push(Tried { mv, node, judgement, known });
        self.place();
        Ok(Reply { mv, judgement, verdict, line: self.known().line })
    }

    /// Takes the last move back; tells which it was.
    pub fn back(&mut self) -> Option<Move> {
        let last = self.line.pop()?;
        self.place();
        Some(last.mv)
    }

    /// A move that keeps the best result of the side to move; none where nothing helps, or
    /// nothing is needed any more.
    pub fn hint(&mut self) -> Option<Move> {
        if self.line.is_empty() {
            let answer = self.answer();
            let first = answer.line.first().filter(|mv| answer.first_moves.contains(mv));
            return first.or(answer.first_moves.first()).copied();
        }
        if worth::is_lost(self.verdict(), self.defends()) {
            return None;
        }
        self.response()
    }

    /// What the side to move does best; none where all is settled.
    pub fn response(&mut self) -> Option<Move> {
        self.known().line.first().copied()
    }

    /// Whether nothing helps the side to move but a threat elsewhere, so that the ko can be taken
    /// back.
    pub fn needs_threat(&self) -> bool {
        let Look { verdict, line } = self.known();
        line.is_empty() && matches!(verdict, Verdict::Ko(_)) && !self.is_captured()
    }

    /// All that was tried as a game, and the solution if it is wanted, with comments that
    /// somebody puts into words.
    pub fn record(&self, has_solution: bool, say: &dyn Fn(&Message) -> String) -> go::sgf::Record {
        let mut record = solution::problem_record(&self.question, say);
        for id in solution::nodes(&self.tree) {
            let line = self.tree.line_to(id);
            let moves: Vec<Move> = line.iter().filter_map(|&id| self.tree.node(id).mv()).collect();
            let first = self.first_of(line[0]);
            let node = solution::plant(&mut record, &self.question, first, &moves);
            if let Some(&(judgement, verdict)) = self.judged.get(&id) {
                solution::judge(&mut record, node, judgement, verdict, say);
            }
        }
        if has_solution {
            for timed in &self.answers {
                solution::add(&mut record, &self.question, &timed.answer, say);
            }
        }
        record
    }

    fn defends(&self) -> bool {
        self.turn() == self.question.defender()
    }

    /// What is known of the board as it stands.
    fn known(&self) -> Look {
        match self.line.last() {
            Some(tried) => tried.known.clone(),
            None => Look { verdict: self.answer().verdict, line: self.answer().line.clone() },
        }
    }

    /// What is known of the board after one more move.
    fn look(&mut self, mv: Move) -> Option<Look> {
        let mut moves = self.moves();
        moves.push(mv);
        let mut errand = Errand { stop: self.stop.clone(), most: Some(MOST_NODES), ..Errand::default() };
        self.solver.look(self.first, &moves, &mut errand)
    }

    /// Puts the moves of the line on the board.
    fn place(&mut self) {
        let start = self.question.start().with_turn(self.first);
        self.position = self.line.iter().fold(start, |position, tried| after(position, tried.mv));
    }

    /// The node of a move from here in the tree of all that was tried.
    fn grow(&mut self, mv: Move) -> NodeId {
        let parent = self.line.last().map_or(NodeId::ROOT, |tried| tried.node);
        let edit = self.line.is_empty().then(|| Edit::turn(self.first));
        solution::child(&mut self.tree, parent, edit, mv)
    }

    /// Who moved first in a line that begins with a node.
    fn first_of(&self, node: NodeId) -> Color {
        self.tree.node(node).edit().and_then(|edit| edit.turn).unwrap_or(self.first)
    }
}

/// The board of a problem after some moves from its start, as a game in which the last of them was
/// played.
///
/// # Errors
/// Says which move cannot be played.
pub fn board_after(question: &Question, first: Color, moves: &[Move]) -> Result<Game<Position>, Message> {
    let mut position = question.start().with_turn(first);
    let Some((&last, earlier)) = moves.split_last() else { return Ok(Game::new(position)) };
    for &mv in earlier {
        if position.forbids(mv).is_some() {
            return Err(position.refusal(mv));
        }
        position = after(position, mv);
    }
    if last == Move::Pass {
        return Ok(Game::new(passed(&position)));
    }
    let mut game = Game::new(position);
    game.play(last)?;
    Ok(game)
}

/// The position after a move that can be played. A pass forgets what stood before.
fn after(mut position: Position, mv: Move) -> Position {
    match mv {
        Move::Pass => passed(&position),
        Move::Play(_) => {
            position.apply(mv);
            position
        }
    }
}

/// The position after a pass, without what stood before.
fn passed(position: &Position) -> Position {
    let setup = Setup { turn: !position.turn(), ..position.setup() };
    Position::try_from(setup).expect("stones that stood there already")
}

/// What a move is worth, by the best verdict before it and the one after it.
fn judge(best: Verdict, after: Verdict, defends: bool) -> Judgement {
    if worth::is_lost(best, defends) {
        return Judgement::Hopeless;
    }
    match (worth::compare(after, best, defends), after) {
        (None, _) => Judgement::Unknown,
        (Some(Ordering::Equal | Ordering::Greater), _) => Judgement::Correct,
        (_, Verdict::Seki) if defends => Judgement::OnlySeki,
        (_, Verdict::Ko(_)) if matches!(best, Verdict::Ko(_)) => Judgement::WorseKo,
        (_, Verdict::Ko(_)) => Judgement::OnlyKo,
        _ => Judgement::Fails,
    }
}
