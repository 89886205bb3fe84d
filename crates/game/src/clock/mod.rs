//! Time controls and clocks as pure arithmetic.

/// Both clocks at one instant, as a node of the history keeps them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClockState;
