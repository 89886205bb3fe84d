//! How much time there is.

use game::{Period, TimeControl, TimeSystem};
use toml_edit::{Item, TableLike};

use super::{
    SettingsError,
    engine::tables,
    read::{Reading, number, seconds},
};

/// The group and the list in it.
pub(super) const GROUP: &str = "clock";
pub(super) const LIST: &str = "period";

/// How much time there is: one period after the other; none for no clock.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ClockSettings {
    /// The periods, good for a [`TimeControl`].
    pub periods: Vec<Period>,
}

impl ClockSettings {
    /// What a clock is set to.
    pub fn control(&self) -> TimeControl {
        if self.periods.is_empty() {
            return TimeControl::UNLIMITED;
        }
        TimeControl::try_from(TimeSystem::periods(self.periods.clone())).unwrap_or(TimeControl::UNLIMITED)
    }

    pub(super) fn read(document: &dyn TableLike, reading: &mut Reading) -> ClockSettings {
        let Some(list) = reading.table(document, GROUP).and_then(|table| table.get(LIST)) else {
            return ClockSettings::default();
        };
        let Some(tables) = tables(list) else {
            reading.wrong(&format!("{GROUP}.{LIST}"), list, format!("[[{GROUP}.{LIST}]]"));
            return ClockSettings::default();
        };
        let periods: Vec<Period> = tables.into_iter().map(|table| period(table, reading)).collect();
        match TimeControl::try_from(TimeSystem::periods(periods.clone())) {
            Ok(_) => ClockSettings { periods },
            Err(why) => {
                let (line, why) = (line_of(list, reading), why.to_string());
                reading.problem(SettingsError::Clock { line, why });
                ClockSettings::default()
            }
        }
    }
}

/// The line of a list, which has none of its own where it is many tables.
fn line_of(list: &Item, reading: &Reading) -> usize {
    let first = list.as_array_of_tables().and_then(|tables| tables.iter().next());
    first
        .and_then(|table| table.iter().next())
        .map_or_else(|| reading.line(list), |(_, item)| reading.line(item))
}

fn period(table: &dyn TableLike, reading: &mut Reading) -> Period {
    let group = "clock.period";
    let most = TimeControl::MAX_TIME.as_secs();
    let mut period = Period::default();
    let mut moves = 0;
    reading.key(table, group, "time", &mut period.time, seconds(most));
    reading.key(table, group, "increment", &mut period.increment, seconds(most));
    reading.key(table, group, "moves", &mut moves, number(0..=u64::from(TimeControl::MAX_MOVES)));
    period.moves = u32::try_from(moves).ok().filter(|&moves| moves > 0);
    period
}
