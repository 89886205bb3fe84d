//! A hand that moves the clock and gives commands.

use std::time::Duration;

use game::{Color, Message};
use table::{Command, Effect, Entry, Kind, Phase, Sitter, Spec, Table};

/// A table, the time, and all that was kept of it.
pub(crate) struct Hand {
    pub(crate) table: Table,
    pub(crate) now: Duration,
    pub(crate) kept: Vec<Entry>,
    /// What the last command brought about, what was kept aside.
    pub(crate) effects: Vec<Effect>,
}

pub(crate) fn people() -> Spec {
    Spec::new(Kind::chess(), Sitter::person("Ada"), Sitter::person("Bea"))
}

/// Two people at different screens.
pub(crate) fn apart() -> Spec {
    let bea = Sitter::Person { name: "Bea".to_owned(), screen: 1 };
    Spec::new(Kind::chess(), Sitter::person("Ada"), bea)
}

/// A person with White against a built-in engine.
pub(crate) fn against_level(level: u8) -> Spec {
    Spec::new(Kind::chess(), Sitter::person("Ada"), Sitter::Level { level })
}

impl Hand {
    pub(crate) fn open(spec: Spec) -> Hand {
        let (table, effects) = Table::open(spec, Duration::from_secs(100)).unwrap();
        let mut hand = Hand { table, now: Duration::from_secs(100), kept: Vec::new(), effects: Vec::new() };
        hand.keep(effects);
        hand
    }

    fn keep(&mut self, effects: Vec<Effect>) {
        self.effects.clear();
        for effect in effects {
            match effect {
                Effect::Save(entry) => self.kept.push(entry),
                other => self.effects.push(other),
            }
        }
    }

    pub(crate) fn try_do(&mut self, command: Command) -> Result<(), Message> {
        let effects = self.table.handle(command, self.now)?;
        self.keep(effects);
        Ok(())
    }

    pub(crate) fn does(&mut self, command: Command) {
        let told = format!("{command:?}");
        self.try_do(command).unwrap_or_else(|message| panic!("{told}: {message}"));
    }

    /// Why a command is refused.
    pub(crate) fn refused(&mut self, command: Command) -> String {
        let before = format!("{:?}", self.table);
        let message = self.try_do(command).unwrap_err();
        assert_eq!(format!("{:?}", self.table), before, "a refusal changes nothing");
        message.id().to_owned()
    }

    pub(crate) fn wait(&mut self, seconds: u64) -> &mut Hand {
        self.now += Duration::from_secs(seconds);
        self
    }

    /// Plays moves for whoever's turn it is.
    pub(crate) fn plays(&mut self, moves: &str) -> &mut Hand {
        for text in moves.split_whitespace() {
            let command = self.move_of(text);
            self.does(command);
        }
        self
    }

    pub(crate) fn move_of(&self, text: &str) -> Command {
        Command::Move { seat: self.table.turn(), on: self.cursor(), text: text.to_owned() }
    }

    pub(crate) fn cursor(&self) -> u32 {
        self.table.game().cursor().number()
    }

    pub(crate) fn left(&self, color: Color) -> u64 {
        self.table.clock().read(color, self.now).left.expect("a limit").as_secs()
    }

    pub(crate) fn result(&self) -> Option<String> {
        self.table
            .ending()
            .map(|ending| format!("{} {:?} {}", ending.verdict, ending.how, ending.reason.id()))
    }

    pub(crate) fn is_playing(&self) -> bool {
        *self.table.phase() == Phase::Playing
    }

    /// The table that what was kept makes.
    pub(crate) fn revived(&self) -> Table {
        Table::of_facts(&self.kept).unwrap()
    }

    /// Whether what was kept makes the same table.
    pub(crate) fn is_kept(&self) -> bool {
        self.revived().view(self.now) == self.table.view(self.now)
    }
}
