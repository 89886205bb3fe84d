//! Flags that make no sense together, before a game begins.

use game::Message;

use crate::cli::{GameName, PlayArguments};

/// Complains about a flag that says nothing in the game that is to be played.
pub(super) fn check(arguments: &PlayArguments) -> Result<(), Message> {
    let game = arguments.start.game();
    let loaded = arguments.load.as_ref().filter(|_| !loads_position(arguments));
    for flag in Flag::given(arguments) {
        if arguments.problem.is_some() {
            return Err(Message::new("flag-problem").with("flag", flag.name));
        }
        if loaded.is_some() {
            return Err(Message::new("flag-loaded").with("flag", flag.name));
        }
        if !flag.games.contains(&game) {
            return Err(Message::new("flag-other-game")
                .with("flag", flag.name)
                .with("games", flag.games[0].word())
                .with("game", game.word()));
        }
    }
    if arguments.game_number.is_some() && arguments.load.is_none() && arguments.problem.is_none() {
        return Err(Message::new("flag-needs-load"));
    }
    Ok(())
}

/// Whether flags say which game is to be played, so that it is a new one.
pub(super) fn say_which_game(arguments: &PlayArguments) -> bool {
    !Flag::given(arguments).is_empty()
}

/// Whether a position is loaded rather than a whole game: of that, flags can say which game it is.
fn loads_position(arguments: &PlayArguments) -> bool {
    arguments.load.as_ref().is_some_and(|path| {
        !path.exists() || path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("fen"))
    })
}

/// A flag that says which game is played.
struct Flag {
    name: &'static str,
    /// The games in which it says something.
    games: &'static [GameName],
}

impl Flag {
    /// Those that were given.
    fn given(arguments: &PlayArguments) -> Vec<Flag> {
        const CHESS: &[GameName] = &[GameName::Chess];
        const GO: &[GameName] = &[GameName::Go];
        const WITH_FEN: &[GameName] = &[GameName::Chess, GameName::Draughts];
        const ALL: &[GameName] = &[GameName::Chess, GameName::Draughts, GameName::Go];
        let start = &arguments.start;
        let flags = [
            ("--game", start.game.is_some(), ALL),
            ("--variant", start.rules.variant.is_some(), CHESS),
            ("--variants", start.rules.variants.is_some(), CHESS),
            ("--boards", start.rules.boards.is_some(), CHESS),
            ("--size", start.go.size.is_some(), GO),
            ("--rules", start.go.named.is_some(), GO),
            ("--komi", arguments.komi.is_some(), GO),
            ("--handicap", arguments.handicap.is_some(), GO),
            ("--fen", start.fen.is_some(), WITH_FEN),
        ];
        let given = flags.into_iter().filter(|(_, is_given, _)| *is_given);
        given.map(|(name, _, games)| Flag { name, games }).collect()
    }
}
