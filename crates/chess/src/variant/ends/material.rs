//! Draws that material decides, and positions that nobody can win.

use game::{Color, Outcome, Reason};

use crate::{
    outcome::INSUFFICIENT_MATERIAL,
    variant::{Kind, Material, Position, Region, Worth},
};

/// The points of janggi's pieces.
const JANGGI_POINTS: [(Kind, i32); 6] = [
    (Kind::ROOK, 13),
    (Kind::JANGGI_CANNON, 7),
    (Kind::HORSE, 5),
    (Kind::JANGGI_ELEPHANT, 3),
    (Kind::WAZIR, 3),
    (Kind::SOLDIER, 2),
];

impl Position {
    /// A draw, or a win for whom the count of material favours.
    pub(super) fn by_material(&self, reason: Reason) -> Outcome {
        let winner = match self.variant.spec.stuck.material {
            Material::None => None,
            Material::Janggi => Some(if self.janggi_balance() > 1 { Color::White } else { Color::Black }),
            Material::Unweighted => match self.count_all(Color::White).cmp(&self.count_all(Color::Black)) {
                std::cmp::Ordering::Less => Some(Color::Black),
                std::cmp::Ordering::Equal => None,
                std::cmp::Ordering::Greater => Some(Color::White),
            },
            Material::WhiteDrawOdds => Some(Color::White),
            Material::BlackDrawOdds => Some(Color::Black),
        };
        winner.map_or(Outcome::draw(reason), |winner| Outcome::win(winner, reason))
    }

    fn janggi_balance(&self) -> i32 {
        let points = |(kind, points): &(Kind, i32)| {
            let count = |color| self.variant.role(*kind).map_or(0, |role| self.count(color, role) as i32);
            points * (count(Color::White) - count(Color::Black))
        };
        JANGGI_POINTS.iter().map(points).sum()
    }

    /// The draw of a position that neither side can win, where that is certain.
    pub(in crate::variant) fn without_hope(&self) -> Option<Outcome> {
        let hopeless = self.is_mate_the_only_goal() && self.is_material_hopeless();
        hopeless.then_some(Outcome::draw(INSUFFICIENT_MATERIAL))
    }

    fn is_mate_the_only_goal(&self) -> bool {
        let (variant, spec) = (&self.variant, &self.variant.spec);
        let traits = &variant.traits;
        !traits.ends
            && !traits.hands
            && !traits.pseudo_royal
            && !variant.counts_material()
            && spec.stuck.stalemate == Worth::Draw
            && spec.stuck.checkmate == Worth::Loss
            && spec.counting.n_fold_value == Worth::Draw
            && !spec.counting.perpetual_check_illegal
            && !spec.captures.must
            && !spec.manners.makpong
            && !spec.army.flying_general
            && Color::ALL.into_iter().all(|color| self.king(color).is_some())
    }

    /// Bare kings; on one board also one knight, or bishops on one colour.
    fn is_material_hopeless(&self) -> bool {
        let others: u32 = Color::ALL.iter().map(|&color| self.count_all(color) - 1).sum();
        if others == 0 {
            return true;
        }
        if self.variant.boards() > 1 || self.variant.spec.army.moves[Kind::KING.index()].is_some() {
            return false;
        }
        let plane = self.plane(0);
        let of =
            |kind: Kind| self.variant.role(kind).map_or(Region::EMPTY, |role| plane.by_role[role.index()]);
        let (knights, bishops) = (of(Kind::KNIGHT), of(Kind::BISHOP));
        let dark = bishops.filter(|at| (at.file() + at.rank()).is_multiple_of(2)).count() as u32;
        knights.len() == others && others == 1 || bishops.len() == others && (dark == 0 || dark == others)
    }
}
