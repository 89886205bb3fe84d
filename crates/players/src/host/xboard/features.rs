//! What the engine tells of itself.

use engine::Level;
use protocol::{
    uci::{Choice, ChoiceKind},
    xboard::Feature,
};

use super::{RESIGN, setup};
use crate::{manner, mind::Kinds};

/// What the engine can and wants.
pub(super) fn features(kinds: &Kinds, level: Level) -> Vec<Feature> {
    let numbers = [
        ("ping", 1),
        ("setboard", 1),
        ("playother", 1),
        ("san", 0),
        ("usermove", 1),
        ("time", 1),
        ("draw", 1),
        ("sigint", 0),
        ("sigterm", 0),
        ("reuse", 1),
        ("analyze", 1),
        ("colors", 0),
        ("ics", 0),
        ("name", 0),
        ("nps", 0),
        ("debug", 1),
        ("memory", 1),
        ("smp", 1),
    ];
    let mut features: Vec<Feature> = numbers.map(|(name, value)| Feature::new(name, value)).to_vec();
    features.push(Feature::new("myname", format!("Plateau {}", env!("CARGO_PKG_VERSION"))));
    features.push(Feature::new("variants", setup::names(kinds)));
    features.extend(manner::choices(level).map(|choice| Feature::new("option", option(&choice))));
    features.push(Feature::new("option", format!("{RESIGN} -check 1")));
    features.push(Feature::new("done", 1));
    features
}

/// An option as `XBoard` is told of it.
fn option(Choice { name, kind }: &Choice) -> String {
    match kind {
        ChoiceKind::Check(is_on) => format!("{name} -check {}", i32::from(*is_on)),
        ChoiceKind::Spin { default, min, max } => format!("{name} -spin {default} {min} {max}"),
        ChoiceKind::Combo { default, values } => {
            let values =
                values.iter().map(|value| if value == default { format!("*{value}") } else { value.clone() });
            format!("{name} -combo {}", values.collect::<Vec<_>>().join(" /// "))
        }
        ChoiceKind::Button => format!("{name} -button"),
        ChoiceKind::Text(text) => format!("{name} -string {text}"),
    }
}
