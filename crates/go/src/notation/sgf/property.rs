//! The properties of FF\[4\]: where each belongs, and what its values are.

/// Where a property belongs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sort {
    /// In the root: it is about the text.
    Root,
    /// In one node of each path, mostly the root: it is about the game.
    Info,
    /// In a node without a move.
    Setup,
    /// With a move.
    Move,
    /// In any node.
    Remark,
}

/// What the values of a property are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// What the reading of the game understands, and tells where it does not.
    Read,
    /// The same, and points of a list.
    Stones,
    Text,
    Empty,
    Double,
    Number,
    /// A number in these bounds.
    Within(u32, u32),
    Real,
    Points,
    Pairs,
    Labels,
    Figure,
    Result,
    Date,
    Rules,
}

impl Kind {
    /// Whether there can be several values.
    pub(super) const fn is_list(self) -> bool {
        matches!(self, Kind::Stones | Kind::Points | Kind::Pairs | Kind::Labels)
    }
}

/// What is known of a property.
#[derive(Debug, Clone, Copy)]
pub(super) struct Property {
    pub(super) sort: Sort,
    pub(super) kind: Kind,
}

/// The properties in the order of their names.
const PROPERTIES: [(&str, Sort, Kind); 67] = [
    ("AB", Sort::Setup, Kind::Stones),
    ("AE", Sort::Setup, Kind::Stones),
    ("AN", Sort::Info, Kind::Text),
    ("AP", Sort::Root, Kind::Text),
    ("AR", Sort::Remark, Kind::Pairs),
    ("AW", Sort::Setup, Kind::Stones),
    ("B", Sort::Move, Kind::Read),
    ("BL", Sort::Move, Kind::Real),
    ("BM", Sort::Move, Kind::Double),
    ("BR", Sort::Info, Kind::Text),
    ("BT", Sort::Info, Kind::Text),
    ("C", Sort::Remark, Kind::Text),
    ("CA", Sort::Root, Kind::Read),
    ("CP", Sort::Info, Kind::Text),
    ("CR", Sort::Remark, Kind::Points),
    ("DD", Sort::Remark, Kind::Points),
    ("DM", Sort::Remark, Kind::Double),
    ("DO", Sort::Move, Kind::Empty),
    ("DT", Sort::Info, Kind::Date),
    ("EV", Sort::Info, Kind::Text),
    ("FF", Sort::Root, Kind::Within(1, 4)),
    ("FG", Sort::Remark, Kind::Figure),
    ("GB", Sort::Remark, Kind::Double),
    ("GC", Sort::Info, Kind::Text),
    ("GM", Sort::Root, Kind::Read),
    ("GN", Sort::Info, Kind::Text),
    ("GW", Sort::Remark, Kind::Double),
    ("HA", Sort::Info, Kind::Number),
    ("HO", Sort::Remark, Kind::Double),
    ("IT", Sort::Move, Kind::Empty),
    ("KM", Sort::Info, Kind::Real),
    ("KO", Sort::Move, Kind::Empty),
    ("LB", Sort::Remark, Kind::Labels),
    ("LN", Sort::Remark, Kind::Pairs),
    ("MA", Sort::Remark, Kind::Points),
    ("MN", Sort::Move, Kind::Number),
    ("N", Sort::Remark, Kind::Text),
    ("OB", Sort::Move, Kind::Number),
    ("ON", Sort::Info, Kind::Text),
    ("OT", Sort::Info, Kind::Text),
    ("OW", Sort::Move, Kind::Number),
    ("PB", Sort::Info, Kind::Text),
    ("PC", Sort::Info, Kind::Text),
    ("PL", Sort::Setup, Kind::Read),
    ("PM", Sort::Remark, Kind::Within(0, 2)),
    ("PW", Sort::Info, Kind::Text),
    ("RE", Sort::Info, Kind::Result),
    ("RO", Sort::Info, Kind::Text),
    ("RU", Sort::Info, Kind::Rules),
    ("SL", Sort::Remark, Kind::Points),
    ("SO", Sort::Info, Kind::Text),
    ("SQ", Sort::Remark, Kind::Points),
    ("ST", Sort::Root, Kind::Within(0, 3)),
    ("SZ", Sort::Root, Kind::Read),
    ("TB", Sort::Remark, Kind::Points),
    ("TE", Sort::Move, Kind::Double),
    ("TM", Sort::Info, Kind::Real),
    ("TR", Sort::Remark, Kind::Points),
    ("TW", Sort::Remark, Kind::Points),
    ("UC", Sort::Remark, Kind::Double),
    ("US", Sort::Info, Kind::Text),
    ("V", Sort::Remark, Kind::Real),
    ("VW", Sort::Remark, Kind::Points),
    ("W", Sort::Move, Kind::Read),
    ("WL", Sort::Move, Kind::Real),
    ("WR", Sort::Info, Kind::Text),
    ("WT", Sort::Info, Kind::Text),
];

/// What FF\[4\] says of a property; none of those it does not know.
pub(super) fn property(name: &str) -> Option<Property> {
    let index = PROPERTIES.binary_search_by_key(&name, |&(known, ..)| known).ok()?;
    let (_, sort, kind) = PROPERTIES[index];
    Some(Property { sort, kind })
}

/// Whether all values of a property are points, so that a missing bracket shows.
pub(super) fn has_points_alone(name: &str) -> bool {
    let is_points = |kind| matches!(kind, Kind::Stones | Kind::Points | Kind::Pairs);
    matches!(name, "B" | "W" | "KO") || property(name).is_some_and(|property| is_points(property.kind))
}

/// Whether a property is about the text or about the game as a whole.
pub(super) fn is_about_game(name: &str) -> bool {
    property(name).is_some_and(|property| matches!(property.sort, Sort::Root | Sort::Info))
}

/// Whether a property says something about a move in its node rather than about the game.
pub(super) fn goes_with_move(name: &str) -> bool {
    property(name).is_some_and(|property| matches!(property.sort, Sort::Move | Sort::Remark))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_names_are_in_order() {
        assert!(PROPERTIES.is_sorted_by(|one, other| one.0 < other.0));
    }

    #[test]
    fn a_property_is_found_by_its_name() {
        assert_eq!(property("KM").map(|property| property.sort), Some(Sort::Info));
        assert!(property("ZZ").is_none());
        assert!(has_points_alone("TB") && !has_points_alone("LB"));
        assert!(goes_with_move("C") && !goes_with_move("PB") && !goes_with_move("XX"));
    }
}
