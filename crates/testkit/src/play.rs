//! The laws of a position inside a game with its history.

use game::{Game, Message, NodeId, Show};

use crate::{
    Dice, Law,
    law::{Fault, Lawful},
    show::says_why,
};

/// Each of these moves is accepted, leads where it should, and can be left.
pub(crate) fn accepts<P: Show + PartialEq>(game: &mut Game<P>, moves: &[P::Move]) -> Lawful {
    let before = game.position().clone();
    for &mv in moves {
        let id = game.play(mv).map_err(|why| Law::Accepts.broken(format!("{mv:?} is refused: {why}")))?;
        let mut after = before.clone();
        after.apply(mv);
        let here = game.position();
        Law::Accepts.demand(*here == after, || format!("{mv:?} leads to {here:?}, not to {after:?}"))?;
        game.delete(id);
        let here = game.position();
        Law::Retraces.demand(*here == before, || format!("{mv:?} deleted leaves {here:?}"))?;
    }
    Ok(())
}

/// Each of these moves is refused with a reason, and nothing changes.
pub(crate) fn refuses<P: Show + PartialEq>(game: &mut Game<P>, moves: &[P::Move]) -> Lawful {
    let before = game.position().clone();
    let (node, children) = (game.history().cursor(), game.history().current().children().len());
    for &mv in moves {
        match game.play(mv) {
            Ok(_) => return Err(Law::Refuses.broken(format!("{mv:?} is accepted"))),
            Err(message) => says_why(Law::Refuses, &message)?,
        }
        let stayed = game.history().cursor() == node
            && game.history().current().children().len() == children
            && *game.position() == before;
        Law::Refuses.demand(stayed, || format!("{mv:?} is refused but changes the game"))?;
    }
    Ok(())
}

/// A finished game offers no moves and accepts none.
pub(crate) fn is_over<P: Show + PartialEq>(game: &mut Game<P>, moves: &[P::Move]) -> Lawful {
    let offered = game.legal_moves();
    Law::Ends.demand(offered.is_empty(), || format!("the game is over, yet {offered:?} are offered"))?;
    for &mv in moves {
        let answer = game.play(mv);
        Law::Ends.demand(answer == Err(Message::new("move-game-over")), || {
            format!("the game is over, and {mv:?} is answered {answer:?}")
        })?;
    }
    Ok(())
}

/// Walks the whole game back, forward and to and fro.
///
/// `line` has the position of each node on the way, the start first.
pub(crate) fn retraces<P: Show + PartialEq>(
    game: &mut Game<P>,
    line: &[(NodeId, P)],
    dice: &mut Dice,
) -> Lawful {
    for there in line.iter().rev().skip(1) {
        Law::Retraces.demand(game.back(), || "the start comes too soon".to_owned())?;
        is_at(game, there, "back")?;
    }
    Law::Retraces.demand(!game.back(), || "the start has something before it".to_owned())?;
    for there in &line[1..] {
        Law::Retraces.demand(game.forward(), || "the end comes too soon".to_owned())?;
        is_at(game, there, "forward")?;
    }
    for _ in 0..line.len().min(16) {
        let there = &line[dice.below(line.len())];
        game.jump(there.0);
        is_at(game, there, "jump")?;
    }
    reads_its_record(game)
}

fn is_at<P: Show + PartialEq>(game: &Game<P>, (node, position): &(NodeId, P), by: &str) -> Lawful {
    let same = game.history().cursor() == *node && game.position() == position;
    let keys = game.position().key() == position.key();
    Law::Retraces.demand(same && keys, || format!("{by} finds {:?} instead of {position:?}", game.position()))
}

/// The record of a game is a record that can be read.
fn reads_its_record<P: Show + PartialEq>(game: &Game<P>) -> Lawful {
    let refused = |why| -> Fault { Law::Retraces.broken(format!("its own record is refused: {why}")) };
    Game::from_history(game.start().clone(), game.history().clone()).map_err(refused)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    //! `Game` itself refuses what is not in the list, so no game can make it
    //! accept too much; that the laws would notice is shown with a false list.

    use super::*;

    use game::{Action, Board, Color, Edit, Outcome, Position, Reason};

    /// A countdown from which one or two are taken.
    #[derive(Debug, Clone, PartialEq)]
    struct Countdown(u64);

    impl Position for Countdown {
        type Move = u64;
        type Undo = u64;

        fn turn(&self) -> Color {
            Color::White
        }

        fn key(&self) -> u64 {
            self.0
        }

        fn legal_moves(&self, into: &mut Vec<u64>) {
            into.extend((1..=2).filter(|&taken| taken <= self.0));
        }

        fn stuck(&self) -> Outcome {
            Outcome::draw(Reason("empty"))
        }

        fn apply(&mut self, taken: u64) -> u64 {
            self.0 -= taken;
            taken
        }

        fn revert(&mut self, taken: u64) {
            self.0 += taken;
        }
    }

    impl Show for Countdown {
        type Piece = ();

        fn board(&self) -> Board<()> {
            Board::new(1, 1)
        }

        fn action(&self, _: u64) -> Action<()> {
            Action::default()
        }

        fn text(&self, taken: u64) -> String {
            taken.to_string()
        }

        fn parse(&self, text: &str) -> Result<u64, Message> {
            text.parse().map_err(|_| Message::new("move-unreadable"))
        }

        fn refusal(&self, _: u64) -> Message {
            Message::new("move-not-so")
        }

        fn edited(&self, _: &Edit<()>) -> Result<Countdown, Message> {
            Err(Message::new("setup-never"))
        }
    }

    fn law(lawful: Lawful) -> Option<Law> {
        lawful.err().map(|fault| fault.law)
    }

    #[test]
    fn a_list_with_an_illegal_move_is_not_accepted() {
        let mut game = Game::new(Countdown(5));
        assert_eq!(law(accepts(&mut game, &[1, 2])), None);
        assert_eq!(law(accepts(&mut game, &[1, 3])), Some(Law::Accepts));
    }

    #[test]
    fn a_legal_move_is_not_refused() {
        let mut game = Game::new(Countdown(5));
        assert_eq!(law(refuses(&mut game, &[3, 4])), None);
        assert_eq!(law(refuses(&mut game, &[3, 2])), Some(Law::Refuses));
    }

    #[test]
    fn a_game_that_goes_on_is_not_over() {
        assert_eq!(law(is_over(&mut Game::new(Countdown(0)), &[1, 2])), None);
        assert_eq!(law(is_over(&mut Game::new(Countdown(1)), &[])), Some(Law::Ends));
    }

    #[test]
    fn a_wrong_line_is_not_retraced() {
        let mut game = Game::new(Countdown(5));
        let first = game.play(1).unwrap();
        let mut line = vec![(NodeId::ROOT, Countdown(5)), (first, Countdown(4))];
        assert_eq!(law(retraces(&mut game, &line, &mut Dice::new(1))), None);
        line[0].1 = Countdown(6);
        game.jump(first);
        assert_eq!(law(retraces(&mut game, &line, &mut Dice::new(1))), Some(Law::Retraces));
    }
}
