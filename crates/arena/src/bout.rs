//! One game between two players.

use std::time::Duration;

use chess::any::{Move, Position};
use game::{ByColor, Clock, Color, Game, Position as _, Show as _, TimeControl, Verdict};
use players::seat::{Act, ChessPlayer, Choice, Fault, FaultKind, Line, Score, Terms, Turn};

use crate::{Adjudication, Ending, Opening, adjudication::Opinions};

/// How long a player may think where no clock says it.
const ENOUGH: Duration = Duration::from_mins(1);
/// What a flag that was saved by the margin has left.
const LEAST: Duration = Duration::from_millis(1);

/// Under what a game is played.
#[derive(Debug, Clone)]
pub struct Bout {
    /// Under what each side plays.
    pub terms: ByColor<Terms>,
    /// How far a clock may be overdrawn without loss: what is lost between two programs.
    pub margin: Duration,
    /// When it is ended early.
    pub adjudication: Adjudication,
    /// After how many moves of both it is a draw.
    pub most_plies: usize,
}

/// A move as it was played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// The move.
    pub mv: Move,
    /// What its player's clock showed then; none without a limit.
    pub left: Option<Duration>,
    /// How long it took; none in the opening.
    pub elapsed: Option<Duration>,
    /// What its player thought of the position, for itself.
    pub score: Option<Score>,
    /// How deep it looked.
    pub depth: Option<u32>,
}

/// A game that has ended.
#[derive(Debug, Clone)]
pub struct Finished {
    /// Where it began.
    pub start: Position,
    /// The time of both sides.
    pub time: TimeControl,
    /// What was played, the opening included.
    pub moves: Vec<Played>,
    /// How it ended.
    pub ending: Ending,
}

impl Bout {
    /// The time of both sides.
    pub(crate) fn time(&self) -> TimeControl {
        let sides = ByColor::new_with(|color| self.terms[color].time.clone());
        TimeControl::try_from(sides).expect("times that go together")
    }

    /// Plays a game to its end; none when it was called off.
    ///
    /// # Panics
    /// When the opening cannot be played, or one side alone has an hourglass.
    pub fn play(&self, opening: &Opening, players: &mut ByColor<&mut dyn ChessPlayer>) -> Option<Finished> {
        let time = self.time();
        let mut table = Table {
            bout: self,
            game: opening.game().expect("an opening can be played"),
            line: Line::new(opening.start.clone()),
            clock: Clock::new(time.clone()),
            now: Duration::ZERO,
            opinions: Opinions::default(),
            offers: ByColor::default(),
            moves: Vec::new(),
        };
        for &mv in &opening.moves {
            table.line.play(mv);
            table.moves.push(Played { mv, left: None, elapsed: None, score: None, depth: None });
        }
        let ending = table.play(players);
        let is_called_off = ending.forfeit().is_some_and(|(_, fault)| fault.kind == FaultKind::CalledOff);
        (!is_called_off).then_some(Finished {
            start: opening.start.clone(),
            time,
            moves: table.moves,
            ending,
        })
    }
}

/// A game under way.
struct Table<'a> {
    bout: &'a Bout,
    game: Game<Position>,
    line: Line,
    clock: Clock,
    now: Duration,
    opinions: Opinions,
    /// Who offered a draw with the last move.
    offers: ByColor<bool>,
    moves: Vec<Played>,
}

impl Table<'_> {
    fn play(&mut self, players: &mut ByColor<&mut dyn ChessPlayer>) -> Ending {
        let start = Line::new(self.line.start().clone());
        for color in Color::ALL {
            if let Err(fault) = players[color].begin(&start, color, &self.bout.terms[color]) {
                return self.forfeit(color, fault);
            }
        }
        self.clock.start(self.game.position().turn(), self.now);
        loop {
            if let Some(outcome) = self.game.outcome() {
                return Ending::Rules(outcome);
            }
            if self.moves.len() >= self.bout.most_plies {
                return Ending::TooLong;
            }
            if let Some(ending) = self.turn(players) {
                return ending;
            }
        }
    }

    /// Lets the side to move do something; tells the end if that is one.
    fn turn(&mut self, players: &mut ByColor<&mut dyn ChessPlayer>) -> Option<Ending> {
        let bout = self.bout;
        let color = self.game.position().turn();
        let turn = Turn {
            color,
            clocks: ByColor::new_with(|color| self.clock.read(color, self.now)),
            terms: &bout.terms[color],
            patience: self.patience(color).into(),
            is_offered: self.offers[!color],
        };
        let player = &mut players[color];
        let chosen = player.follow(&self.line, &turn).and_then(|()| player.choose(&self.line, &turn));
        let choice = match chosen {
            Ok(choice) => choice,
            Err(fault) => return Some(self.forfeit(color, fault)),
        };
        if !self.press(color, choice.elapsed) {
            let why = format!(
                "{} took {:.3} seconds, more than it had",
                player.name(),
                choice.elapsed.as_secs_f64()
            );
            return Some(self.forfeit(color, Fault::new(FaultKind::Time, why)));
        }
        self.act(color, &choice)
    }

    fn act(&mut self, color: Color, choice: &Choice) -> Option<Ending> {
        let forfeit = |kind, why: String| Fault::new(kind, why);
        let text = match &choice.act {
            Act::Move(text) => text,
            Act::Resign => return Some(Ending::Resigned(color)),
            Act::Nothing => {
                return Some(self.forfeit(color, forfeit(FaultKind::NoMove, "it has no move".to_owned())));
            }
            Act::Claim(score, _) if score == Verdict::Win(!color).to_string().as_str() => {
                return Some(Ending::Resigned(color));
            }
            Act::Claim(score, why) => {
                let why = format!("it claims {score} ({why}), and the game goes on");
                return Some(self.forfeit(color, forfeit(FaultKind::FalseClaim, why)));
            }
        };
        let Ok(mv) = self.game.position().parse(text) else {
            let why = format!("{text:?} is no move in {}", self.game.position().fen());
            return Some(self.forfeit(color, forfeit(FaultKind::IllegalMove, why)));
        };
        let fullmoves = self.game.position().fullmoves();
        self.game.play(mv).expect("a move that was read is legal");
        self.line.play(mv);
        self.moves.push(Played {
            mv,
            left: self.clock.read(color, self.now).left,
            elapsed: Some(choice.elapsed),
            score: choice.score,
            depth: choice.depth,
        });
        if self.game.outcome().is_some() {
            return None;
        }
        self.offers[color] = choice.offers_draw;
        if self.offers.white && self.offers.black {
            return Some(Ending::Agreed);
        }
        let verdict = self.opinions.hear(&self.bout.adjudication, color, choice.score, fullmoves);
        verdict.map(Ending::Adjudicated)
    }

    /// How long it is waited for a side.
    fn patience(&self, color: Color) -> Duration {
        let fixed = self.bout.terms[color].limits.move_time;
        let clock = self.clock.falls_at().map(|falls| falls.saturating_sub(self.now));
        let limit = [fixed, clock].into_iter().flatten().min();
        limit.map_or(ENOUGH, |limit| limit + self.bout.margin)
    }

    /// Charges a move, of which the margin is forgiven; tells whether it was in time.
    fn press(&mut self, color: Color, elapsed: Duration) -> bool {
        if elapsed > self.patience(color) {
            return false;
        }
        let falls = self.clock.falls_at();
        self.now =
            falls.map_or(self.now + elapsed, |falls| (self.now + elapsed).min(falls.saturating_sub(LEAST)));
        self.clock.press(color, self.now).is_ok()
    }

    fn forfeit(&self, by: Color, fault: Fault) -> Ending {
        let is_won = self.game.position().may_win(!by);
        Ending::Forfeit { by, fault, verdict: if is_won { Verdict::Win(!by) } else { Verdict::Draw } }
    }
}
