//! A game in lines of text, for terminals, pipes, screen readers and braille lines.
//!
//! Read `style` (how it looks), `console` (lines in and out), `order` (what one can say),
//! `level`, `seat`, `letters`, `squares` (what people call things), `draw` (the boards), `say`
//! (sentences), `house_clock`, `keeper` (where games are kept), `wishes` and `questions` (before the game),
//! then `session` (the game), and `problems` (life and death, with `disk` for files of both).

mod console;
mod disk;
mod draw;
mod house_clock;
mod keeper;
mod letters;
mod level;
mod order;
mod problems;
mod questions;
mod say;
mod seat;
mod session;
mod squares;
mod style;
mod wishes;

pub use console::Console;
pub use house_clock::HouseClock;
pub use keeper::{Keeper, Reopened, SavedGame, Unkept};
pub use order::Order;
pub use problems::Problems;
pub use questions::{Defaults, ask_for_the_rest};
pub use seat::{person, sitter};
pub use session::{Finish, Manner, Session};
pub use style::Style;
pub use wishes::{Source, Wishes};
