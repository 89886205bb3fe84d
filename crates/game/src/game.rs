//! A game being played or replayed: a start, a history, and its claims.

use crate::{DrawPolicy, Edit, History, Message, NodeId, Notes, Outcome, Position, Ruling, Show, Trail};

/// What going one node back needs.
#[derive(Debug, Clone)]
struct Step<P: Position> {
    edited: Option<Box<(P, Trail)>>,
    undo: Option<P::Undo>,
}

/// A start position, everything played from it, and where we are.
#[derive(Debug, Clone)]
pub struct Game<P: Show> {
    start: P,
    position: P,
    policy: DrawPolicy,
    trail: Trail,
    steps: Vec<Step<P>>,
    history: History<P::Move, Edit<P::Piece>>,
}

impl<P: Show> Game<P> {
    /// A game about to begin, in which claimable draws end it at once.
    pub fn new(start: P) -> Game<P> {
        Game::with_policy(start, DrawPolicy::default())
    }

    /// Chooses what happens from now on when a draw could be claimed.
    pub fn set_policy(&mut self, policy: DrawPolicy) {
        self.policy = policy;
    }

    /// A game about to begin.
    pub fn with_policy(start: P, policy: DrawPolicy) -> Game<P> {
        Game {
            position: start.clone(),
            trail: Trail::new(start.key()),
            start,
            policy,
            steps: Vec::new(),
            history: History::new(),
        }
    }

    /// A game read from a record, at its start.
    ///
    /// # Errors
    /// Says what is wrong with the first move or edit that cannot be made.
    pub fn from_history(start: P, history: History<P::Move, Edit<P::Piece>>) -> Result<Game<P>, Message> {
        let mut game = Game { history, ..Game::new(start) };
        game.history.jump(NodeId::ROOT);
        game.check_every_line()?;
        Ok(game)
    }

    /// Where the game began.
    pub fn start(&self) -> &P {
        &self.start
    }

    /// Where the game stands.
    pub fn position(&self) -> &P {
        &self.position
    }

    /// The keys of the positions on the line played, for a search to go on from.
    pub fn trail(&self) -> &Trail {
        &self.trail
    }

    /// The tree of what was played.
    pub fn history(&self) -> &History<P::Move, Edit<P::Piece>> {
        &self.history
    }

    /// What is said about a node, to add to it.
    ///
    /// # Panics
    /// When the node was deleted or belongs to another history.
    pub fn notes_mut(&mut self, id: NodeId) -> &mut Notes {
        self.history.notes_mut(id)
    }

    /// The legal moves here, none once the game is over.
    pub fn legal_moves(&self) -> Vec<P::Move> {
        let mut moves = Vec::new();
        if self.outcome().is_none() {
            self.position.legal_moves(&mut moves);
        }
        moves
    }

    /// How the game has ended, if it has.
    ///
    /// What the rules decide by the moves alone (mate) comes before what they
    /// decide by counting (fifty moves, repetition).
    pub fn outcome(&self) -> Option<Outcome> {
        self.decided().or_else(|| match self.ruling() {
            Some(Ruling::Ended(outcome)) => Some(outcome),
            Some(Ruling::Claimable(outcome)) if self.policy == DrawPolicy::Automatic => Some(outcome),
            _ => self.position.dead(),
        })
    }

    /// Plays a move.
    ///
    /// # Errors
    /// Says why the move is refused; the game is then as before.
    pub fn play(&mut self, mv: P::Move) -> Result<NodeId, Message> {
        if self.outcome().is_some() {
            return Err(Message::new("move-game-over"));
        }
        legal(&self.position, mv)?;
        let id = self.history.advance(mv);
        self.enter(id).expect("the move was checked");
        Ok(id)
    }

    /// Changes the position without a move, as a node of its own.
    ///
    /// # Errors
    /// Says why the rules cannot play on from there; the game is then as before.
    pub fn edit(&mut self, edit: Edit<P::Piece>) -> Result<NodeId, Message> {
        self.position.edited(&edit)?;
        let id = self.history.edit(edit);
        self.enter(id).expect("the edit was checked");
        Ok(id)
    }

    /// One step back; tells whether there was one.
    pub fn back(&mut self) -> bool {
        let moved = self.history.back().is_some();
        if moved {
            self.leave();
        }
        moved
    }

    /// One step along the main continuation; tells whether there was one.
    pub fn forward(&mut self) -> bool {
        match self.history.forward() {
            Some(id) => {
                self.enter(id).expect("the history holds playable moves");
                true
            }
            None => false,
        }
    }

    /// Goes to any node of the history.
    ///
    /// # Panics
    /// When the node was deleted or belongs to another history.
    pub fn jump(&mut self, id: NodeId) {
        let (here, there) = (self.history.line_to(self.history.cursor()), self.history.line_to(id));
        let shared = here.iter().zip(&there).take_while(|(a, b)| a == b).count();
        for _ in shared..here.len() {
            self.leave();
        }
        self.history.jump(id);
        for &step in &there[shared..] {
            self.enter(step).expect("the history holds playable moves");
        }
    }

    /// Moves a variation one place up among its siblings.
    ///
    /// # Panics
    /// When the node was deleted or belongs to another history.
    pub fn promote(&mut self, id: NodeId) {
        self.history.promote(id);
    }

    /// Makes the whole way to a node the main line.
    ///
    /// # Panics
    /// When the node was deleted or belongs to another history.
    pub fn promote_to_main(&mut self, id: NodeId) {
        self.history.promote_to_main(id);
    }

    /// Deletes a variation; if we stand in it, goes back to where it began.
    ///
    /// # Panics
    /// When the node was deleted or belongs to another history.
    pub fn delete(&mut self, id: NodeId) -> bool {
        if let Some(parent) = self.history.node(id).parent()
            && self.history.line_to(self.history.cursor()).contains(&id)
        {
            self.jump(parent);
        }
        self.history.delete(id)
    }

    /// Gives a node another place among its siblings, or takes it out of the tree.
    ///
    /// What was taken out can be put back; whoever stood in it stands where it began.
    ///
    /// # Panics
    /// When the node was deleted or belongs to another history.
    pub fn set_place(&mut self, id: NodeId, place: Option<usize>) {
        if let Some(parent) = self.history.node(id).parent()
            && place.is_none()
            && self.history.line_to(self.history.cursor()).contains(&id)
        {
            self.jump(parent);
        }
        self.history.set_place(id, place);
    }

    /// Claims a draw in the position on the board.
    ///
    /// # Errors
    /// Says why there is nothing to claim.
    pub fn claim(&self) -> Result<Outcome, Message> {
        if self.outcome().is_some() {
            return Err(Message::new("claim-game-over"));
        }
        claimable(self.ruling())
    }

    /// Claims a draw by a move that is announced and not played.
    ///
    /// # Errors
    /// Says why the move is refused or why there would be nothing to claim.
    pub fn claim_with(&self, mv: P::Move) -> Result<Outcome, Message> {
        if self.outcome().is_some() {
            return Err(Message::new("claim-game-over"));
        }
        legal(&self.position, mv)?;
        let (mut after, mut trail) = (self.position.clone(), self.trail.clone());
        after.apply(mv);
        trail.push(after.key());
        if decided(&after).is_some() {
            return Err(Message::new("claim-move-decides"));
        }
        claimable(after.ruling(trail.again(after.reach())))
    }

    /// The end that the moves alone decide.
    fn decided(&self) -> Option<Outcome> {
        decided(&self.position)
    }

    /// What the line played permits or ends.
    fn ruling(&self) -> Option<Ruling> {
        self.position.ruling(self.trail.again(self.position.reach()))
    }

    /// Makes the step of a node whose parent we stand at.
    fn enter(&mut self, id: NodeId) -> Result<(), Message> {
        let node = self.history.node(id);
        let edited = match node.edit() {
            Some(edit) => {
                let after = self.position.edited(edit)?;
                let trail = Trail::new(after.key());
                Some(Box::new((
                    std::mem::replace(&mut self.position, after),
                    std::mem::replace(&mut self.trail, trail),
                )))
            }
            None => None,
        };
        let undo = node.mv().map(|mv| {
            let undo = self.position.apply(mv);
            self.trail.push(self.position.key());
            undo
        });
        self.steps.push(Step { edited, undo });
        Ok(())
    }

    /// Takes the last step back.
    fn leave(&mut self) {
        let step = self.steps.pop().expect("one step per node of the line");
        if let Some(undo) = step.undo {
            self.position.revert(undo);
            self.trail.pop();
        }
        if let Some(edited) = step.edited {
            (self.position, self.trail) = *edited;
        }
    }

    /// Walks the whole tree once, checking each edit and each move.
    fn check_every_line(&mut self) -> Result<(), Message> {
        let mut waiting: Vec<NodeId> = self.history.node(NodeId::ROOT).children().to_vec();
        while let Some(id) = waiting.pop() {
            while self.history.node(id).parent() != Some(self.history.cursor()) {
                self.back();
            }
            self.check_node(id)?;
            self.history.jump(id);
            self.enter(id)?;
            waiting.extend(self.history.node(id).children().iter().rev());
        }
        self.jump(NodeId::ROOT);
        Ok(())
    }

    fn check_node(&self, id: NodeId) -> Result<(), Message> {
        let node = self.history.node(id);
        match (node.edit(), node.mv()) {
            (None, Some(mv)) => legal(&self.position, mv),
            (Some(edit), Some(mv)) => legal(&self.position.edited(edit)?, mv),
            (_, None) => Ok(()),
        }
    }
}

/// The end that the moves alone decide.
fn decided<P: Position>(position: &P) -> Option<Outcome> {
    position.decided().or_else(|| {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        moves.is_empty().then(|| position.stuck())
    })
}

/// What a ruling gives to whoever claims; what would end the game counts too.
fn claimable(ruling: Option<Ruling>) -> Result<Outcome, Message> {
    match ruling {
        Some(Ruling::Claimable(outcome) | Ruling::Ended(outcome)) => Ok(outcome),
        None => Err(Message::new("claim-nothing")),
    }
}

/// Refuses a move that is not in the list.
fn legal<P: Show>(position: &P, mv: P::Move) -> Result<(), Message> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    if moves.contains(&mv) { Ok(()) } else { Err(position.refusal(mv)) }
}
