//! The settings; engines are seen here, and never changed.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use axum::{Json, extract::State};
use game::{Message, Period};
use serde::{Deserialize, Serialize};
use store::{SettingValue, Settings};
use ts_rs::TS;

use super::{Body, Owner};
use crate::{House, errors::ApiError, wire::Shelf};

/// The settings as they are.
#[derive(Debug, Serialize, TS)]
pub(crate) struct SettingsView {
    /// Every key of `display` and `play` with its value, as `display.theme`.
    values: BTreeMap<&'static str, Setting>,
    /// The periods of the clock.
    periods: Vec<PeriodView>,
    /// The engines of others, by name.
    engines: Vec<String>,
    /// What was wrong with the file.
    problems: Vec<Message>,
}

/// A value.
#[derive(Debug, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub(crate) enum Setting {
    /// Yes or no.
    Flag(bool),
    /// A whole number.
    Number(i64),
    /// A text.
    Text(String),
}

/// A period of the clock, in seconds.
#[derive(Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct PeriodView {
    /// How long it is.
    time: f64,
    /// How many moves it lasts.
    #[serde(default)]
    moves: Option<u32>,
    /// What each move brings.
    #[serde(default)]
    increment: f64,
}

/// What changes.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct SettingsChange {
    /// Keys with their new values.
    #[serde(default)]
    values: BTreeMap<String, Setting>,
    /// The periods of the clock, all of them.
    #[serde(default)]
    periods: Option<Vec<PeriodView>>,
}

pub(super) fn describe(shelf: &mut Shelf) {
    shelf.add::<SettingsView>();
    shelf.add::<SettingsChange>();
}

pub(super) async fn read(_: Owner, State(house): State<Arc<House>>) -> Json<SettingsView> {
    let settings = house.with_settings(|file| file.settings().clone()).await.unwrap_or_default();
    let problems = [house.problems.clone(), house.untold_problems()].concat();
    Json(view(&settings, problems))
}

pub(super) async fn change(
    _: Owner,
    State(house): State<Arc<House>>,
    Body(change): Body<SettingsChange>,
) -> Result<Json<SettingsView>, ApiError> {
    let changed = house.with_settings(|file| changed(file, change)).await;
    let settings = changed.ok_or(store::StoreError::Closed)??;
    Ok(Json(view(&settings, house.untold_problems())))
}

/// The settings once they are changed and saved: all or nothing, what does not fit leaves everything
/// as it was.
fn changed(file: &mut store::SettingsFile, change: SettingsChange) -> Result<Settings, ApiError> {
    let done = apply(file, change).and_then(|()| Ok(file.save()?));
    if done.is_err() {
        file.reload();
    }
    done.map(|()| file.settings().clone())
}

fn apply(file: &mut store::SettingsFile, change: SettingsChange) -> Result<(), ApiError> {
    for (key, value) in change.values {
        file.set(&key, SettingValue::from(value))?;
    }
    if let Some(periods) = change.periods {
        let periods: Option<Vec<Period>> = periods.iter().map(period).collect();
        let periods = periods.ok_or_else(|| ApiError::Bad(Message::new("api-period")))?;
        file.set_periods(&periods)?;
    }
    Ok(())
}

fn period(view: &PeriodView) -> Option<Period> {
    let seconds = |seconds: f64| Duration::try_from_secs_f64(seconds).ok();
    Some(Period {
        time: seconds(view.time)?,
        moves: view.moves,
        increment: seconds(view.increment)?,
        ..Period::default()
    })
}

fn view(settings: &Settings, problems: Vec<Message>) -> SettingsView {
    let period = |period: &Period| PeriodView {
        time: period.time.as_secs_f64(),
        moves: period.moves,
        increment: period.increment.as_secs_f64(),
    };
    SettingsView {
        values: settings.values().into_iter().map(|(key, value)| (key, value.into())).collect(),
        periods: settings.clock.periods.iter().map(period).collect(),
        engines: settings.engines.iter().map(|engine| engine.name.clone()).collect(),
        problems,
    }
}

impl From<SettingValue> for Setting {
    fn from(value: SettingValue) -> Setting {
        match value {
            SettingValue::Flag(flag) => Setting::Flag(flag),
            SettingValue::Number(number) => Setting::Number(number),
            SettingValue::Text(text) => Setting::Text(text),
        }
    }
}

impl From<Setting> for SettingValue {
    fn from(value: Setting) -> SettingValue {
        match value {
            Setting::Flag(flag) => SettingValue::Flag(flag),
            Setting::Number(number) => SettingValue::Number(number),
            Setting::Text(text) => SettingValue::Text(text),
        }
    }
}
