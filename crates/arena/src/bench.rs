//! The players of one board, from game to game.

use game::{ByColor, Color, Verdict};
use players::seat::{ChessPlayer, Fault, FaultKind, Stop};

use crate::{Bout, Contest, Ending, Finished, Opening, Side};

/// Both players of a board, started when they are needed.
pub(crate) struct Bench<'a> {
    contest: &'a Contest,
    stop: &'a Stop,
    a: Option<Box<dyn ChessPlayer>>,
    b: Option<Box<dyn ChessPlayer>>,
}

impl<'a> Bench<'a> {
    pub(crate) fn new(contest: &'a Contest, stop: &'a Stop) -> Bench<'a> {
        Bench { contest, stop, a: None, b: None }
    }

    /// Plays a game with a number; none when it was called off.
    ///
    /// Whoever forfeits it, or cannot play another, is started anew for the next.
    pub(crate) fn play(&mut self, number: usize) -> Option<Finished> {
        let contest = self.contest;
        let opening = contest.openings.get(number / 2);
        let bout = Bout {
            terms: ByColor::new_with(|color| contest.contestant(Side::of(color, number)).terms.clone()),
            margin: contest.margin,
            adjudication: contest.adjudication,
            most_plies: contest.most_plies,
        };
        if let Err((side, fault)) = self.seat() {
            return absent(&opening, &bout, side.color_in(number), fault);
        }
        let (Some(a), Some(b)) = (&mut self.a, &mut self.b) else { return None };
        let mut players: ByColor<&mut dyn ChessPlayer> = match Side::white_in(number) {
            Side::A => ByColor { white: &mut **a, black: &mut **b },
            Side::B => ByColor { white: &mut **b, black: &mut **a },
        };
        let finished = bout.play(&opening, &mut players)?;
        let at_fault = finished.ending.forfeit().map(|(color, _)| Side::of(color, number));
        for side in Side::ALL {
            let player = self.player(side);
            if at_fault == Some(side) {
                // Nothing that it still says may be heard in the next game.
                drop(player.take());
            } else if let Some(player) = player.take_if(|player| !player.is_reusable()) {
                player.quit();
            }
        }
        Some(finished)
    }

    /// Lets both players go.
    pub(crate) fn dismiss(self) {
        [self.a, self.b].into_iter().flatten().for_each(ChessPlayer::quit);
    }

    fn player(&mut self, side: Side) -> &mut Option<Box<dyn ChessPlayer>> {
        match side {
            Side::A => &mut self.a,
            Side::B => &mut self.b,
        }
    }

    /// Starts whoever is not there.
    fn seat(&mut self) -> Result<(), (Side, Fault)> {
        for side in Side::ALL {
            let (contest, stop) = (self.contest, self.stop);
            let player = self.player(side);
            if player.is_none() {
                let started = contest.contestant(side).engine.start(stop.clone());
                *player = Some(started.map_err(|fault| (side, fault))?);
            }
        }
        Ok(())
    }
}

/// A game that one side lost because it did not come; none when it was called off.
fn absent(opening: &Opening, bout: &Bout, by: Color, fault: Fault) -> Option<Finished> {
    (fault.kind != FaultKind::CalledOff).then(|| Finished {
        start: opening.start.clone(),
        time: bout.time(),
        moves: Vec::new(),
        ending: Ending::Forfeit { by, fault, verdict: Verdict::Win(!by) },
    })
}
