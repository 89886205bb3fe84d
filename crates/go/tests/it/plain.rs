//! A second, plain Go: flood fills on every move, whole boards remembered.

use std::collections::HashSet;

use game::{Color, Position as _};
use go::{Ko, Move, Point, Position, Rules, Size};
use testkit::Dice;

#[derive(Clone)]
struct Plain {
    size: Size,
    rules: Rules,
    cells: Vec<Option<Color>>,
    turn: Color,
    passes: u32,
    /// Every position so far: stones, who moves, and whether a stone made it.
    past: Vec<(Vec<Option<Color>>, Color, bool)>,
}

impl Plain {
    fn new(size: Size, rules: Rules) -> Plain {
        let cells = vec![None; size.area()];
        let past = vec![(cells.clone(), Color::Black, false)];
        Plain { size, rules, cells, turn: Color::Black, passes: 0, past }
    }

    fn chain(&self, cells: &[Option<Color>], start: Point) -> (HashSet<Point>, bool) {
        let color = cells[self.size.index(start)];
        let (mut chain, mut breathes, mut waiting) = (HashSet::from([start]), false, vec![start]);
        while let Some(point) = waiting.pop() {
            for beside in self.size.beside(point) {
                match cells[self.size.index(beside)] {
                    None => breathes = true,
                    other if other == color && chain.insert(beside) => waiting.push(beside),
                    _ => {}
                }
            }
        }
        (chain, breathes)
    }

    fn empty(&self, cells: &mut [Option<Color>], chain: &HashSet<Point>) {
        for &stone in chain {
            cells[self.size.index(stone)] = None;
        }
    }

    fn after(&self, point: Point) -> Option<Vec<Option<Color>>> {
        if self.cells[self.size.index(point)].is_some() {
            return None;
        }
        let mut cells = self.cells.clone();
        cells[self.size.index(point)] = Some(self.turn);
        for beside in self.size.beside(point) {
            if cells[self.size.index(beside)] == Some(!self.turn) {
                let (chain, breathes) = self.chain(&cells, beside);
                if !breathes {
                    self.empty(&mut cells, &chain);
                }
            }
        }
        let (chain, breathes) = self.chain(&cells, point);
        if !breathes {
            if !self.rules.suicide || chain.len() == 1 {
                return None;
            }
            self.empty(&mut cells, &chain);
        }
        Some(cells)
    }

    fn repeats(&self, cells: &[Option<Color>]) -> bool {
        let same = |(stones, turn, made): &(Vec<Option<Color>>, Color, bool)| {
            stones == cells
                && match self.rules.ko {
                    Ko::Simple => false,
                    Ko::Positional => true,
                    Ko::Situational => *turn != self.turn,
                    Ko::Natural => *turn != self.turn && *made,
                }
        };
        // The simple ko: the position before the last stone.
        let simple = self.past.len() >= 2 && self.past[self.past.len() - 2].0 == cells && self.passes == 0;
        simple || self.past.iter().any(same)
    }

    fn moves(&self) -> Vec<Move> {
        if self.passes >= 2 {
            return Vec::new();
        }
        let legal = |&point: &Point| self.after(point).is_some_and(|cells| !self.repeats(&cells));
        let stones = self.size.points().filter(legal).map(Move::Play);
        stones.chain([Move::Pass]).collect()
    }

    fn play(&mut self, mv: Move) {
        match mv {
            Move::Pass => self.passes += 1,
            Move::Play(point) => {
                self.cells = self.after(point).expect("a legal move");
                self.passes = 0;
            }
        }
        self.turn = !self.turn;
        self.past.push((self.cells.clone(), self.turn, mv != Move::Pass));
    }
}

#[test]
fn random_games_agree_with_the_plain_rules() {
    let mut dice = Dice::new(7);
    let mut positions = 0;
    for ko in [Ko::Simple, Ko::Positional, Ko::Situational, Ko::Natural] {
        for suicide in [false, true] {
            let rules = Rules { ko, suicide, ..Rules::TROMP_TAYLOR };
            for (files, ranks) in [(2, 1), (3, 1), (2, 2), (3, 2), (3, 3), (4, 3), (5, 5), (7, 3)] {
                for _ in 0..12 {
                    let size = Size::new(files, ranks).unwrap();
                    let (mut ours, mut plain) = (Position::new(size, rules), Plain::new(size, rules));
                    for _ in 0..120 {
                        let mut moves = Vec::new();
                        ours.legal_moves(&mut moves);
                        assert_eq!(moves, plain.moves(), "{rules} {ours:?}");
                        // Fewer passes make longer games.
                        let stones: Vec<Move> =
                            moves.iter().copied().filter(|mv| *mv != Move::Pass).collect();
                        let from = if dice.below(8) == 0 { &moves } else { &stones };
                        let Some(&mv) = dice.pick(from).or(moves.last()) else { break };
                        ours.apply(mv);
                        plain.play(mv);
                        positions += 1;
                    }
                }
            }
        }
    }
    assert!(positions > 20_000, "only {positions} positions");
}

/// How many paths of so many legal moves the plain rules have.
fn plain_perft(plain: &Plain, depth: u32) -> u64 {
    let moves = plain.moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    let count = |mv: Move| {
        let mut after = plain.clone();
        after.play(mv);
        plain_perft(&after, depth - 1)
    };
    moves.into_iter().map(count).sum()
}

#[test]
fn sequences_are_counted_as_by_the_plain_rules() {
    for (files, ranks, depth) in [(1, 1, 3), (2, 1, 9), (3, 1, 7), (2, 2, 7), (3, 2, 5), (3, 3, 4)] {
        let size = Size::new(files, ranks).unwrap();
        for ko in [Ko::Simple, Ko::Positional, Ko::Situational, Ko::Natural] {
            for suicide in [false, true] {
                let rules = Rules { ko, suicide, ..Rules::TROMP_TAYLOR };
                let counted = game::perft(&Position::new(size, rules), depth);
                assert_eq!(counted, plain_perft(&Plain::new(size, rules), depth), "{size} {rules}");
            }
        }
    }
}

#[test]
fn known_counts_of_sequences() {
    // On a single point one can only pass; on two, the games by hand.
    let count = |files, ranks, depth| {
        game::perft(&Position::new(Size::new(files, ranks).unwrap(), Rules::TROMP_TAYLOR), depth)
    };
    assert_eq!([1, 2, 3].map(|depth| count(1, 1, depth)), [1, 1, 0]);
    assert_eq!([1, 2].map(|depth| count(2, 1, depth)), [3, 7]);
    assert_eq!([1, 2, 3, 4].map(|depth| count(2, 2, depth)), [5, 21, 68, 156]);
}
