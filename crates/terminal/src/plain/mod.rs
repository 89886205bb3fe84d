//! A game in lines of text, for terminals, pipes, screen readers and braille lines.
//!
//! Read `style` (how it looks), `order` (what one can say), `letters` (pieces in the
//! reader's language), `draw` (the boards), `say` (sentences), then `session` (the game).

mod draw;
mod letters;
mod order;
mod say;
mod session;
mod style;

pub use order::Order;
pub use session::{Finish, Keeper, Session, Wishes};
pub use style::Style;
