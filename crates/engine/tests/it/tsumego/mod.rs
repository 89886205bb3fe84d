//! Life and death: beside tables with known answers, and beside a search that knows nothing.

mod checked;
mod enclosed;
mod errands;
mod oracle;
mod tables;
