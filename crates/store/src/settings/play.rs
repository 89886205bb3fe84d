//! How games are played.

use game::DrawPolicy;

use super::{
    SettingValue,
    change::Told,
    group::group,
    read::{choice, flag, number, text},
};

const POLICIES: &[(&str, DrawPolicy)] =
    &[("automatic", DrawPolicy::Automatic), ("claimed", DrawPolicy::Claimed)];

impl Told for DrawPolicy {
    fn told(&self) -> SettingValue {
        SettingValue::word(POLICIES, self)
    }
}

group! {
    /// How games are played.
    pub struct PlaySettings in "play" {
        /// How strong the built-in engine plays.
        level: u64 = 3, "level", number(0..=9);
        /// How many moves ahead it looks; 0 leaves it to the level.
        depth: u64 = 0, "depth", number(0..=200);
        /// How many positions it looks at; 0 leaves it to the level.
        nodes: u64 = 0, "nodes", number(0..=1_000_000_000_000);
        /// How long it thinks about a move, in milliseconds; 0 leaves it to the level.
        move_time: u64 = 0, "move-time", number(0..=3_600_000);
        /// How soon it answers at the earliest, in milliseconds.
        shortest_answer: u64 = 500, "shortest-answer", number(0..=60_000);
        /// Whether it may resign.
        may_resign: bool = true, "may-resign", flag;
        /// On how many boards Alice chess is played.
        alice_boards: u64 = 2, "alice-boards", number(2..=8);
        /// Whether a draw by repetition or quiet moves has to be claimed.
        draws: DrawPolicy = DrawPolicy::Automatic, "draws", choice(POLICIES);
        /// Whether moves may be taken back.
        take_backs: bool = true, "take-backs", flag;
        /// Whether one is asked before a game is given up or left.
        confirmations: bool = true, "confirmations", flag;
        /// What the player at this machine is called; nothing for as usual.
        name: String = String::new(), "name", text;
    }
}
