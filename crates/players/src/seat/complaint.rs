//! What is said of a player that does wrong.

use game::{Quoted, sentences};

use crate::{dialogue::DialogueError, opponent::OpponentError};

sentences! {
    /// What a player did, or did not do.
    pub enum Complaint {
        NoMove = "fault-no-move", "it has no move";
        IllegalMove { mv: Quoted } = "fault-illegal-move", "it plays {mv}, which is not legal";
        FalseClaim { score: String, why: String } = "fault-false-claim", "it says that the game is over: {score} {why}";
        OtherGame { name: String, game: String } = "fault-other-game", "{name} does not play {game}";
        Edited = "fault-edited", "it cannot be told of a board that was edited";
        Nodes { program: String } = "fault-nodes", "{program} cannot be told a number of positions";
        Unknown { name: Quoted } = "fault-unknown", "no engine is called {name}";
        Crowded { most: usize } = "fault-crowded", "{most} engines run already, and no more may at once";
        Late { seconds: String } = "fault-no-move-within", "no move within {seconds} seconds";
        NoStudy = "fault-no-study", "our own engine cannot analyse this game yet";
        BrokeOff = "fault-broke-off", "its thoughts broke off";
        NobodyWaits = "fault-nobody-waits", "nobody waits for it any more";
        Other { why: String } = "fault-other", "{why}";
    }
    also { Dialogue(DialogueError), Opponent(OpponentError) }
}

impl From<String> for Complaint {
    fn from(why: String) -> Complaint {
        Complaint::Other { why }
    }
}

impl From<&str> for Complaint {
    fn from(why: &str) -> Complaint {
        Complaint::from(why.to_owned())
    }
}
