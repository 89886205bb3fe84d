//! Properties of every position of every variant, from hostile set-ups on.

mod hostile;
mod retracing;
mod safety;
