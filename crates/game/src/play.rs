//! A game of whatever kind, through one object.

use std::{any::Any, fmt};

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    Board, ByColor, Change, Choice, Color, Count, DrawPolicy, Edit, Face, Game, Message, NodeId, Notes,
    Outcome, Place, Symbol,
};

/// What stands where, for whoever draws it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Scene {
    /// How many columns each board has.
    pub files: u8,
    /// How many rows each board has.
    pub ranks: u8,
    /// How many boards there are.
    pub boards: u8,
    /// What stands on cells and lies in hands.
    pub pieces: Vec<(Place, Symbol)>,
    /// The places that are in danger and must not be.
    pub alarms: Vec<Place>,
    /// What each side has taken, where that counts.
    pub prisoners: Option<ByColor<u32>>,
    /// The place that is forbidden for one turn, so that nothing is taken back at once.
    pub ko: Option<Place>,
    /// The names of all symbols of a side, each with the sort of piece that it stands for.
    pub figures: Vec<(String, String)>,
}

/// What one side has taken from the other since the start, and what that is worth.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
pub struct Takings {
    /// The other side's pieces that are no longer there, by side that has taken them.
    pub taken: ByColor<Vec<Symbol>>,
    /// By how much White is ahead.
    pub balance: i32,
}

/// One node of the tree as it is told to people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Twig {
    /// Which node.
    pub id: NodeId,
    /// The one before; none at the root.
    pub parent: Option<NodeId>,
    /// How far from the root.
    pub ply: u32,
    /// Who moves here; none at the root and where only an edit happens.
    pub mover: Option<Color>,
    /// The move as it is sent.
    pub text: Option<String>,
    /// The move as people write it.
    pub notation: Option<String>,
    /// What was said about it.
    pub notes: Notes,
}

/// A game being played or replayed, of whatever kind.
///
/// [`Game`] is one for every position that has a [`Face`].
pub trait Play: fmt::Debug + Send + Sync {
    /// Another one like it.
    fn duplicate(&self) -> Box<dyn Play>;
    /// The game itself, for whoever knows its kind.
    fn as_any(&self) -> &dyn Any;
    /// The side to move.
    fn turn(&self) -> Color;
    /// Equal keys mean the same future, the past aside.
    fn key(&self) -> u64;
    /// How the game has ended by its rules, if it has.
    fn outcome(&self) -> Option<Outcome>;
    /// Chooses what happens from now on when a draw could be claimed.
    fn set_policy(&mut self, policy: DrawPolicy);
    /// Whether a side can still win by any series of legal moves.
    fn may_win(&self, color: Color) -> bool;
    /// The legal moves, none once the game is over.
    fn choices(&self) -> Vec<Choice>;
    /// The one legal move that a text means.
    ///
    /// # Errors
    /// Says why there is no such move.
    fn choice(&self, text: &str) -> Result<Choice, Message>;
    /// What a legal move changes.
    ///
    /// # Errors
    /// Says why there is no such move.
    fn changes(&self, text: &str) -> Result<Vec<Change<Symbol>>, Message>;
    /// Plays the move that a text means.
    ///
    /// # Errors
    /// Says why it is refused; the game is then as before.
    fn play(&mut self, text: &str) -> Result<NodeId, Message>;
    /// Gives the turn to a side: playing on after both have passed.
    ///
    /// # Errors
    /// Says why that cannot be; the game is then as before.
    fn give_turn(&mut self, color: Color) -> Result<NodeId, Message>;
    /// Claims a draw, perhaps by a move that is announced and not played.
    ///
    /// # Errors
    /// Says why there is nothing to claim.
    fn claim(&self, with: Option<&str>) -> Result<Outcome, Message>;
    /// Where we are.
    fn cursor(&self) -> NodeId;
    /// The node with this number, if it is still there.
    fn node(&self, number: u32) -> Option<NodeId>;
    /// The node with this number, even if it was taken out of the tree.
    fn any_node(&self, number: u32) -> Option<NodeId>;
    /// The node before one.
    fn parent(&self, id: NodeId) -> Option<NodeId>;
    /// The nodes behind one, the main one first.
    fn children(&self, id: NodeId) -> Vec<NodeId>;
    /// Goes to a node.
    fn jump(&mut self, id: NodeId);
    /// What was said about a node.
    fn notes(&self, id: NodeId) -> &Notes;
    /// What was said about a node, to change it.
    fn notes_mut(&mut self, id: NodeId) -> &mut Notes;
    /// Gives a node another place among its siblings, or takes it out of the tree.
    fn set_place(&mut self, id: NodeId, place: Option<usize>);
    /// The whole tree, each node behind its parent.
    fn tree(&self) -> Vec<Twig>;
    /// The moves from the start to where we are, as they are sent; none where an edit is among them.
    fn line(&self) -> Option<Vec<String>>;
    /// What stands where.
    fn scene(&self) -> Scene;
    /// What each side has taken since the start.
    fn takings(&self) -> Takings;
    /// The position as text.
    fn setup_text(&self) -> String;
    /// The start as text.
    fn start_text(&self) -> String;
    /// The stones that live and die together with one.
    fn group(&self, place: Place) -> Vec<Place>;
    /// The count without some dead stones; none where the game is not to be counted now.
    fn count(&self, dead: &[Place]) -> Option<Count>;
}

impl<P> Play for Game<P>
where
    P: Face + Send + Sync + 'static,
    P::Move: Send + Sync,
    P::Undo: Send + Sync,
    P::Piece: Send + Sync,
{
    fn duplicate(&self) -> Box<dyn Play> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn turn(&self) -> Color {
        self.position().turn()
    }

    fn key(&self) -> u64 {
        self.position().key()
    }

    fn outcome(&self) -> Option<Outcome> {
        Game::outcome(self)
    }

    fn set_policy(&mut self, policy: DrawPolicy) {
        Game::set_policy(self, policy);
    }

    fn may_win(&self, color: Color) -> bool {
        self.position().may_win(color)
    }

    fn choices(&self) -> Vec<Choice> {
        self.legal_moves().into_iter().map(|mv| choice(self.position(), mv)).collect()
    }

    fn choice(&self, text: &str) -> Result<Choice, Message> {
        self.position().parse(text).map(|mv| choice(self.position(), mv))
    }

    fn changes(&self, text: &str) -> Result<Vec<Change<Symbol>>, Message> {
        let position = self.position();
        let action = position.action(position.parse(text)?);
        let drawn = |piece: Option<P::Piece>| piece.map(|piece| position.symbol(piece));
        let change = |change: Change<P::Piece>| Change {
            place: change.place,
            before: drawn(change.before),
            after: drawn(change.after),
        };
        Ok(action.changes.into_iter().map(change).collect())
    }

    fn play(&mut self, text: &str) -> Result<NodeId, Message> {
        let mv = self.position().parse(text)?;
        Game::play(self, mv)
    }

    fn give_turn(&mut self, color: Color) -> Result<NodeId, Message> {
        self.edit(Edit::turn(color))
    }

    fn claim(&self, with: Option<&str>) -> Result<Outcome, Message> {
        match with {
            None => Game::claim(self),
            Some(text) => self.claim_with(self.position().parse(text)?),
        }
    }

    fn cursor(&self) -> NodeId {
        self.history().cursor()
    }

    fn node(&self, number: u32) -> Option<NodeId> {
        self.history().id(number).filter(|&id| self.history().is_grown(id))
    }

    fn any_node(&self, number: u32) -> Option<NodeId> {
        self.history().id(number)
    }

    fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.history().node(id).parent()
    }

    fn children(&self, id: NodeId) -> Vec<NodeId> {
        self.history().node(id).children().to_vec()
    }

    fn jump(&mut self, id: NodeId) {
        Game::jump(self, id);
    }

    fn notes(&self, id: NodeId) -> &Notes {
        self.history().node(id).notes()
    }

    fn notes_mut(&mut self, id: NodeId) -> &mut Notes {
        Game::notes_mut(self, id)
    }

    fn set_place(&mut self, id: NodeId, place: Option<usize>) {
        Game::set_place(self, id, place);
    }

    fn tree(&self) -> Vec<Twig> {
        let mut walker = self.clone();
        walker.jump(NodeId::ROOT);
        let mut twigs = vec![walker.twig(NodeId::ROOT, 0)];
        let behind =
            |id: NodeId, ply: u32| self.children(id).into_iter().rev().map(move |child| (child, ply));
        let mut waiting: Vec<(NodeId, u32)> = behind(NodeId::ROOT, 1).collect();
        while let Some((id, ply)) = waiting.pop() {
            let parent = self.parent(id).expect("only the root has none");
            if Play::cursor(&walker) != parent {
                walker.jump(parent);
            }
            twigs.push(walker.twig(id, ply));
            waiting.extend(behind(id, ply + 1));
        }
        twigs
    }

    fn line(&self) -> Option<Vec<String>> {
        let mut walker = self.clone();
        walker.jump(NodeId::ROOT);
        let line = self.history().line_to(self.history().cursor());
        let step = |id: NodeId| {
            let node = self.history().node(id);
            let mv = node.mv().filter(|_| node.edit().is_none())?;
            let text = walker.position().text(mv);
            walker.jump(id);
            Some(text)
        };
        line.into_iter().map(step).collect()
    }

    fn scene(&self) -> Scene {
        let position = self.position();
        let board = position.board();
        Scene {
            files: board.files(),
            ranks: board.ranks(),
            boards: board.boards(),
            pieces: pieces(position, &board),
            alarms: position.alarms(),
            prisoners: position.prisoners(),
            ko: position.ko(),
            figures: position.figures(),
        }
    }

    fn takings(&self) -> Takings {
        takings(self.start(), self.position())
    }

    fn setup_text(&self) -> String {
        self.position().setup_text()
    }

    fn start_text(&self) -> String {
        self.start().setup_text()
    }

    fn group(&self, place: Place) -> Vec<Place> {
        self.position().group(place)
    }

    fn count(&self, dead: &[Place]) -> Option<Count> {
        self.position().count(dead)
    }
}

impl<P: Face> Game<P> {
    /// A node as people are told it, from the position before it.
    fn twig(&self, id: NodeId, ply: u32) -> Twig {
        let node = self.history().node(id);
        let edited = node.edit().map(|edit| self.position().edited(edit).expect("an edit that was made"));
        let before = edited.as_ref().unwrap_or(self.position());
        Twig {
            id,
            parent: node.parent(),
            ply,
            mover: node.mv().map(|_| before.turn()),
            text: node.mv().map(|mv| before.text(mv)),
            notation: node.mv().map(|mv| before.notation(mv)),
            notes: node.notes().clone(),
        }
    }
}

fn choice<P: Face>(position: &P, mv: P::Move) -> Choice {
    Choice { text: position.text(mv), notation: position.notation(mv), gesture: position.gesture(mv) }
}

/// What stands on cells and lies in hands.
fn pieces<P: Face>(position: &P, board: &Board<P::Piece>) -> Vec<(Place, Symbol)> {
    let drawn = |(place, piece)| (place, position.symbol(piece));
    board.occupied().chain(board.held()).map(drawn).collect()
}

/// What is missing on each side that was there at the start.
fn takings<P: Face>(start: &P, now: &P) -> Takings {
    let mut takings = Takings::default();
    let mut missing: Vec<Symbol> = Vec::new();
    for (_, piece) in start.board().occupied() {
        missing.push(start.symbol(piece));
    }
    for (_, piece) in now.board().occupied() {
        let symbol = now.symbol(piece);
        let worth = now.worth(piece) as i32;
        match symbol.color {
            Some(Color::White) => takings.balance += worth,
            Some(Color::Black) => takings.balance -= worth,
            None => {}
        }
        if let Some(index) = missing.iter().position(|known| *known == symbol) {
            missing.swap_remove(index);
        }
    }
    missing.sort_by(|one, other| one.name.cmp(&other.name));
    for symbol in missing {
        if let Some(color) = symbol.color {
            takings.taken[!color].push(symbol);
        }
    }
    takings
}
