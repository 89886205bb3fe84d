//! The tree of everything played, with a cursor.

use crate::ClockState;

/// Names a node of one [`History`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u32);

impl NodeId {
    /// The node before the first move; every history has it.
    pub const ROOT: NodeId = NodeId(0);

    /// The number that stands for the node outside; see [`History::id`].
    pub const fn number(self) -> u32 {
        self.0
    }
}

/// One step of a game and all that was said about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Node<M, E> {
    edit: Option<E>,
    mv: Option<M>,
    parent: Option<NodeId>,
    children: Vec<NodeId>,
    notes: Notes,
}

/// What was said about a step.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Notes {
    /// Remarks that stand before the move.
    pub comments_before: Vec<String>,
    /// Remarks that stand after the move.
    pub comments: Vec<String>,
    /// Judgements by number, as PGN has them: 1 is a good move.
    pub glyphs: Vec<u32>,
    /// Anything else a file said here, in its order, each with its values.
    pub properties: Vec<(String, Vec<String>)>,
    /// Both clocks after the move.
    pub clock: Option<ClockState>,
}

impl<M: Copy, E> Node<M, E> {
    fn new(parent: Option<NodeId>, edit: Option<E>, mv: Option<M>) -> Self {
        Node { edit, mv, parent, children: Vec::new(), notes: Notes::default() }
    }

    /// The change made here before the move, if any.
    pub fn edit(&self) -> Option<&E> {
        self.edit.as_ref()
    }

    /// The move played here; none at the root and where only an edit happens.
    pub fn mv(&self) -> Option<M> {
        self.mv
    }

    /// The node before this one; none at the root.
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// What was said about it.
    pub fn notes(&self) -> &Notes {
        &self.notes
    }

    /// The nodes that follow, the main one first.
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }
}

/// A tree of moves `M` and edits `E` with a cursor: going back forgets nothing.
///
/// The first child of each node is the main continuation, the others are
/// variations. Playing a move that is already there walks into it.
///
/// ```
/// use game::History;
///
/// let mut history: History<char, ()> = History::new();
/// history.advance('a');
/// history.back();
/// history.advance('b');
/// history.back();
/// assert_eq!(history.continuations().collect::<Vec<_>>(), ['a', 'b']);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct History<M, E> {
    /// Deleted nodes leave a hole, so that ids stay true.
    nodes: Vec<Option<Node<M, E>>>,
    cursor: NodeId,
}

impl<M: Copy + Eq, E: PartialEq> Default for History<M, E> {
    fn default() -> Self {
        History::new()
    }
}

impl<M: Copy + Eq, E: PartialEq> History<M, E> {
    /// A history in which nothing has been played.
    pub fn new() -> Self {
        History { nodes: vec![Some(Node::new(None, None, None))], cursor: NodeId::ROOT }
    }

    /// Where we are.
    pub fn cursor(&self) -> NodeId {
        self.cursor
    }

    /// The node with this number, if it is still there.
    pub fn id(&self, number: u32) -> Option<NodeId> {
        Some(NodeId(number)).filter(|&id| self.contains(id))
    }

    /// Whether the node is still there.
    pub fn contains(&self, id: NodeId) -> bool {
        self.nodes.get(id.0 as usize).is_some_and(Option::is_some)
    }

    /// A node.
    ///
    /// # Panics
    /// When the node was deleted or belongs to another history.
    pub fn node(&self, id: NodeId) -> &Node<M, E> {
        self.nodes[id.0 as usize].as_ref().expect("a node of this history")
    }

    /// What is said about a node, to add to it.
    ///
    /// # Panics
    /// When the node was deleted or belongs to another history.
    pub fn notes_mut(&mut self, id: NodeId) -> &mut Notes {
        &mut self.node_mut(id).notes
    }

    fn node_mut(&mut self, id: NodeId) -> &mut Node<M, E> {
        self.nodes[id.0 as usize].as_mut().expect("a node of this history")
    }

    /// The node we are at.
    pub fn current(&self) -> &Node<M, E> {
        self.node(self.cursor)
    }

    /// The moves that have been tried from here, the main one first.
    pub fn continuations(&self) -> impl Iterator<Item = M> {
        self.current().children.iter().filter_map(|&child| self.node(child).mv)
    }

    /// Plays a move from here: walks into it if it is known, else adds it.
    pub fn advance(&mut self, mv: M) -> NodeId {
        self.step(None, Some(mv))
    }

    /// Makes an edit from here: walks into it if it is known, else adds it.
    pub fn edit(&mut self, edit: E) -> NodeId {
        self.step(Some(edit), None)
    }

    fn step(&mut self, edit: Option<E>, mv: Option<M>) -> NodeId {
        let known = self.current().children.iter().copied().find(|&child| {
            let node = self.node(child);
            node.mv == mv && node.edit == edit
        });
        self.cursor = known.unwrap_or_else(|| self.append(self.cursor, edit, mv));
        self.cursor
    }

    /// Adds a node behind all other children of `parent`; the cursor stays.
    ///
    /// # Panics
    /// When the tree has four thousand million nodes.
    pub fn append(&mut self, parent: NodeId, edit: Option<E>, mv: Option<M>) -> NodeId {
        let id = NodeId(u32::try_from(self.nodes.len()).expect("fewer nodes than ids"));
        self.nodes.push(Some(Node::new(Some(parent), edit, mv)));
        self.node_mut(parent).children.push(id);
        id
    }

    /// One step back; tells where that is, or nothing at the root.
    pub fn back(&mut self) -> Option<NodeId> {
        self.cursor = self.current().parent?;
        Some(self.cursor)
    }

    /// One step along the main continuation, if there is one.
    pub fn forward(&mut self) -> Option<NodeId> {
        self.cursor = *self.current().children.first()?;
        Some(self.cursor)
    }

    /// Goes to any node.
    ///
    /// # Panics
    /// When the node was deleted or belongs to another history.
    pub fn jump(&mut self, id: NodeId) {
        assert!(self.contains(id), "a node of this history");
        self.cursor = id;
    }

    /// The way from the root to a node, the root left out.
    ///
    /// # Panics
    /// When the node was deleted or belongs to another history.
    pub fn line_to(&self, id: NodeId) -> Vec<NodeId> {
        let mut line: Vec<_> = std::iter::successors(Some(id), |&id| self.node(id).parent).collect();
        line.pop();
        line.reverse();
        line
    }

    /// The main line from a node on, the node itself left out.
    ///
    /// # Panics
    /// When the node was deleted or belongs to another history.
    pub fn main_line(&self, from: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.node(from).children.first().copied(), |&id| {
            self.node(id).children.first().copied()
        })
    }

    /// Moves a variation one place up among its siblings.
    ///
    /// # Panics
    /// When the node was deleted or belongs to another history.
    pub fn promote(&mut self, id: NodeId) {
        if let Some(siblings) = self.siblings(id)
            && let Some(index) = siblings.iter().position(|&sibling| sibling == id)
            && index > 0
        {
            siblings.swap(index, index - 1);
        }
    }

    /// Makes the whole way to a node the main line.
    ///
    /// # Panics
    /// When the node was deleted or belongs to another history.
    pub fn promote_to_main(&mut self, id: NodeId) {
        for step in self.line_to(id) {
            let siblings = self.siblings(step).expect("every step has a parent");
            siblings.retain(|&sibling| sibling != step);
            siblings.insert(0, step);
        }
    }

    /// Deletes a node with all that follows; a cursor within goes to its parent.
    ///
    /// The root cannot be deleted; tells whether anything was.
    ///
    /// # Panics
    /// When the node was deleted or belongs to another history.
    pub fn delete(&mut self, id: NodeId) -> bool {
        let Some(parent) = self.node(id).parent else { return false };
        if self.line_to(self.cursor).contains(&id) {
            self.cursor = parent;
        }
        self.node_mut(parent).children.retain(|&child| child != id);
        let mut doomed = vec![id];
        while let Some(id) = doomed.pop() {
            if let Some(node) = self.nodes[id.0 as usize].take() {
                doomed.extend(node.children);
            }
        }
        true
    }

    /// Gives a node another place among its siblings, or takes it out of the tree.
    ///
    /// Unlike what is deleted it can be put back. The cursor must not be in what is taken
    /// out.
    ///
    /// # Panics
    /// When the node was deleted or belongs to another history.
    pub fn set_place(&mut self, id: NodeId, place: Option<usize>) {
        let Some(siblings) = self.siblings(id) else { return };
        siblings.retain(|&sibling| sibling != id);
        if let Some(place) = place {
            siblings.insert(place.min(siblings.len()), id);
        }
    }

    /// Whether a node is in the tree, and was neither deleted nor taken out.
    pub fn is_grown(&self, id: NodeId) -> bool {
        let is_held = |id: NodeId| {
            self.node(id)
                .parent
                .is_none_or(|parent| self.contains(parent) && self.node(parent).children.contains(&id))
        };
        self.contains(id) && self.line_to(id).into_iter().all(is_held)
    }

    fn siblings(&mut self, id: NodeId) -> Option<&mut Vec<NodeId>> {
        let parent = self.node(id).parent?;
        Some(&mut self.node_mut(parent).children)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree() -> (History<char, ()>, [NodeId; 4]) {
        let mut history = History::new();
        let a = history.advance('a');
        let b = history.advance('b');
        history.jump(a);
        let c = history.advance('c');
        let d = history.advance('d');
        (history, [a, b, c, d])
    }

    #[test]
    fn a_known_move_is_walked_into() {
        let (mut history, [a, b, ..]) = tree();
        history.jump(a);
        assert_eq!(history.advance('b'), b);
        assert_eq!(history.node(a).children().len(), 2);
    }

    #[test]
    fn promoting_reorders_siblings_only() {
        let (mut history, [a, b, c, d]) = tree();
        history.promote(c);
        assert_eq!(history.node(a).children(), [c, b]);
        assert_eq!(history.line_to(d), [a, c, d]);
        history.promote(c);
        assert_eq!(history.node(a).children(), [c, b]);
    }

    #[test]
    fn promoting_to_main_changes_the_main_line() {
        let (mut history, [a, b, c, d]) = tree();
        assert_eq!(history.main_line(NodeId::ROOT).collect::<Vec<_>>(), [a, b]);
        history.promote_to_main(d);
        assert_eq!(history.main_line(NodeId::ROOT).collect::<Vec<_>>(), [a, c, d]);
    }

    #[test]
    fn deleting_takes_the_whole_branch_and_moves_the_cursor_out() {
        let (mut history, [a, b, c, d]) = tree();
        assert_eq!(history.cursor(), d);
        assert!(history.delete(c));
        assert_eq!(history.cursor(), a);
        assert!(history.contains(b) && !history.contains(c) && !history.contains(d));
        assert!(!history.delete(NodeId::ROOT));
    }

    #[test]
    fn what_is_taken_out_can_be_put_back_to_its_place() {
        let (mut history, [a, b, c, d]) = tree();
        history.jump(a);
        history.set_place(c, None);
        assert_eq!(history.node(a).children(), [b]);
        assert!(history.contains(d) && !history.is_grown(d));
        history.set_place(c, Some(0));
        assert_eq!(history.node(a).children(), [c, b]);
        assert!(history.is_grown(d));
    }

    #[test]
    fn a_deep_tree_is_deleted_without_recursion() {
        let mut history: History<u32, ()> = History::new();
        let first = history.advance(0);
        for mv in 1..200_000 {
            history.advance(mv);
        }
        assert!(history.delete(first));
        assert_eq!(history.cursor(), NodeId::ROOT);
    }
}
