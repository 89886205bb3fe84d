//! The run: random games, and each law on every position of them.

use std::{
    any::Any,
    panic::{AssertUnwindSafe, catch_unwind},
};

use game::{ByColor, DrawPolicy, Game, NodeId, Position, Show, Trail};

use crate::{
    Broken, Dice, Law,
    law::{Fault, Lawful},
    memory::Memory,
    play, rules, show,
};

/// All laws, to be run on random games from one position.
#[derive(Debug, Clone)]
pub struct Laws<P> {
    start: P,
    games: u32,
    plies: u32,
    seed: u64,
    past_matters: bool,
    rebuilt: Option<fn(&P) -> P>,
}

/// How much the laws have seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    /// The positions on which each law was tried.
    pub positions: u64,
    /// The legal moves in them.
    pub moves: u64,
    /// The moves from elsewhere that were refused in them.
    pub refused: u64,
    /// The games that came to an end before their last ply.
    pub finished: u32,
}

impl<P: Position + PartialEq> Laws<P> {
    /// A hundred games of at most two hundred plies from here.
    pub fn of(start: P) -> Laws<P> {
        Laws { start, games: 100, plies: 200, seed: 1, past_matters: false, rebuilt: None }
    }

    /// As many games.
    pub fn games(self, games: u32) -> Laws<P> {
        Laws { games, ..self }
    }

    /// At most as many plies in each game.
    pub fn plies(self, plies: u32) -> Laws<P> {
        Laws { plies, ..self }
    }

    /// Other games, the same ones for the same seed.
    pub fn seed(self, seed: u64) -> Laws<P> {
        Laws { seed, ..self }
    }

    /// Lets the past forbid moves, so that equal keys may have unequal moves.
    pub fn past_matters(self) -> Laws<P> {
        Laws { past_matters: true, ..self }
    }

    /// Demands that each position equals the one that `rebuilt` makes of it.
    ///
    /// Through its set-up or its text, say: that is how a key kept in step is
    /// proven against one computed from nothing.
    pub fn rebuilt(self, rebuilt: fn(&P) -> P) -> Laws<P> {
        Laws { rebuilt: Some(rebuilt), ..self }
    }

    /// Runs the laws that need neither a board nor text.
    ///
    /// # Panics
    /// When a law is broken.
    pub fn check_rules(&self) -> Tally {
        self.verdict_on_rules().unwrap_or_else(|broken| panic!("{broken}"))
    }

    /// Runs the laws that need neither a board nor text.
    ///
    /// # Errors
    /// Tells the first law that was broken.
    pub fn verdict_on_rules(&self) -> Result<Tally, Broken> {
        self.run(|run| {
            let mut position = run.laws.start.clone();
            let mut trail = Trail::new(position.key());
            for _ in 0..run.laws.plies {
                let moves = run.rules(&position, &trail)?;
                let Some(&mv) = run.dice.pick(&moves) else {
                    run.tally.finished += 1;
                    break;
                };
                run.line.push(format!("{mv:?}"));
                position.apply(mv);
                trail.push(position.key());
            }
            Ok(())
        })
    }

    /// Plays all games by one script; a panic is a broken law too.
    fn run(&self, mut script: impl FnMut(&mut Run<P>) -> Lawful) -> Result<Tally, Broken> {
        let mut run = Run {
            laws: self,
            dice: Dice::new(self.seed),
            memory: Memory::new(),
            tally: Tally::default(),
            line: Vec::new(),
            hopeless: ByColor::default(),
        };
        for game in 0..self.games {
            run.line.clear();
            run.hopeless = ByColor::default();
            let lawful = catch_unwind(AssertUnwindSafe(|| script(&mut run)))
                .unwrap_or_else(|panic| Err(Law::Panics.broken(words_of(&*panic))));
            if let Err(Fault { law, what }) = lawful {
                return Err(Broken { law, what, seed: self.seed, game, line: run.line });
            }
        }
        Ok(run.tally)
    }
}

impl<P: Show + PartialEq> Laws<P> {
    /// Runs all laws.
    ///
    /// # Panics
    /// When a law is broken.
    pub fn check(&self) -> Tally {
        self.verdict().unwrap_or_else(|broken| panic!("{broken}"))
    }

    /// Runs all laws.
    ///
    /// # Errors
    /// Tells the first law that was broken.
    pub fn verdict(&self) -> Result<Tally, Broken> {
        self.run(|run| {
            let mut game = Game::with_policy(run.laws.start.clone(), DrawPolicy::Claimed);
            let mut trail = Trail::new(game.position().key());
            let mut line = vec![(NodeId::ROOT, game.position().clone())];
            for _ in 0..run.laws.plies {
                let moves = run.rules(game.position(), &trail)?;
                run.show(&mut game, &moves)?;
                if game.outcome().is_some() {
                    run.tally.finished += 1;
                    break;
                }
                let Some(&mv) = run.dice.pick(&moves) else { break };
                run.line.push(game.position().text(mv));
                let id = game.play(mv).map_err(|why| Law::Accepts.broken(why.to_string()))?;
                trail.push(game.position().key());
                line.push((id, game.position().clone()));
            }
            play::retraces(&mut game, &line, &mut run.dice)
        })
    }
}

/// What one run carries from position to position.
struct Run<'a, P: Position> {
    laws: &'a Laws<P>,
    dice: Dice,
    memory: Memory<P>,
    tally: Tally,
    line: Vec<String>,
    hopeless: ByColor<bool>,
}

impl<P: Position + PartialEq> Run<'_, P> {
    /// The laws of any position; gives its moves.
    fn rules(&mut self, position: &P, trail: &Trail) -> Result<Vec<P::Move>, Fault> {
        let moves = rules::appends(position)?;
        rules::ends(position, &moves, trail)?;
        rules::hopes(position, &moves, &mut self.hopeless)?;
        rules::restores(position, &moves)?;
        if let Some(rebuilt) = self.laws.rebuilt {
            let anew = rebuilt(position);
            let same = anew == *position && anew.key() == position.key();
            Law::Rebuilds.demand(same, || format!("{position:?} is rebuilt as {anew:?}"))?;
        }
        rules::keys(position, &moves, self.laws.past_matters, &mut self.memory)?;
        rules::reaches(position, trail)?;
        self.memory.keep_moves(&moves);
        self.tally.positions += 1;
        self.tally.moves += moves.len() as u64;
        Ok(moves)
    }
}

impl<P: Show + PartialEq> Run<'_, P> {
    /// The laws of a position that is shown and played in a game.
    fn show(&mut self, game: &mut Game<P>, moves: &[P::Move]) -> Lawful {
        let position = game.position().clone();
        if let Some(other) = self.memory.with_key_of(&position) {
            Law::Keys.demand(other.board() == position.board(), || {
                format!("{other:?} and {position:?} share the key {:#x}", position.key())
            })?;
        }
        show::actions(&position, moves)?;
        let texts = show::texts(&position, moves)?;
        show::refuses_texts(&position, moves, &texts, &self.memory, &mut self.dice)?;
        show::edits(&position, &mut self.dice)?;
        self.memory.keep_texts(&texts);
        let foreign = self.memory.foreign_moves(moves, &mut self.dice);
        self.tally.refused += foreign.len() as u64;
        if game.outcome().is_some() {
            return play::is_over(game, &foreign);
        }
        play::accepts(game, moves)?;
        play::refuses(game, &foreign)
    }
}

/// What a panic said.
fn words_of(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "a panic".to_owned())
}
