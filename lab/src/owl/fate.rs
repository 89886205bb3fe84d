//! What becomes of a group, as far as both programs can say it.

use std::fmt;

use players::solve::{Ko, Verdict};

/// What becomes of a target. GNU Go tells neither seki from two eyes nor one number of threats from another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fate {
    /// It cannot be captured.
    Lives,
    /// A ko, which its side wins if nobody has a threat.
    KoLives,
    /// A ko, which the other side wins if nobody has a threat.
    KoDies,
    /// It is captured.
    Dies,
}

impl Fate {
    pub(super) const ALL: [Fate; 4] = [Fate::Lives, Fate::KoLives, Fate::KoDies, Fate::Dies];

    /// What a verdict comes to; nothing where nothing was proven.
    pub(super) fn of(verdict: Verdict) -> Option<Fate> {
        match verdict {
            Verdict::Alive | Verdict::Seki => Some(Fate::Lives),
            Verdict::Ko(Ko { lives_without: true, .. }) => Some(Fate::KoLives),
            Verdict::Ko(Ko { lives_without: false, .. }) => Some(Fate::KoDies),
            Verdict::Dead => Some(Fate::Dies),
            Verdict::Unknown => None,
        }
    }
}

impl fmt::Display for Fate {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Fate::Lives => "lives",
            Fate::KoLives => "ko, lives without threats",
            Fate::KoDies => "ko, dies without threats",
            Fate::Dies => "dies",
        })
    }
}

/// What GNU Go says to `owl_attack` or `owl_defend`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Said {
    pub(super) fate: Fate,
    /// Whether it read to the end.
    pub(super) is_certain: bool,
}

impl Said {
    /// Reads `CODE [POINT] [uncertain]`, where whoever was asked about plays first: 0 is a failure, 1 a
    /// success, 2 a ko in which the other side needs the first threat, 3 one in which the mover does,
    /// 4 a failure that takes something else, 5 a success that loses something else.
    pub(super) fn read(answer: &str, moves_defender: bool) -> Option<Said> {
        let mut words = answer.split_whitespace();
        let (is_ko, succeeds) = match words.next()? {
            "0" | "4" => (false, false),
            "1" | "5" => (false, true),
            "2" => (true, true),
            "3" => (true, false),
            _ => return None,
        };
        let fate = match (is_ko, succeeds == moves_defender) {
            (false, true) => Fate::Lives,
            (true, true) => Fate::KoLives,
            (true, false) => Fate::KoDies,
            (false, false) => Fate::Dies,
        };
        Some(Said { fate, is_certain: words.all(|word| word != "uncertain") })
    }
}

#[cfg(test)]
mod tests {
    use super::{Fate, Said};

    #[test]
    fn a_success_of_the_attacker_is_the_death_of_the_target() {
        let fate = |answer, moves_defender| Said::read(answer, moves_defender).map(|said| said.fate);
        assert_eq!(
            ["0", "1 K11", "2 K11", "3 K11"].map(|answer| fate(answer, false)),
            [Some(Fate::Lives), Some(Fate::Dies), Some(Fate::KoDies), Some(Fate::KoLives)]
        );
        assert_eq!(
            ["0", "1 PASS", "2 K11", "3 K11"].map(|answer| fate(answer, true)),
            [Some(Fate::Dies), Some(Fate::Lives), Some(Fate::KoLives), Some(Fate::KoDies)]
        );
        assert_eq!(
            ["4 K11", "5 K11"].map(|answer| fate(answer, true)),
            [Some(Fate::Dies), Some(Fate::Lives)]
        );
    }

    #[test]
    fn doubt_and_nonsense_are_heard() {
        assert!(Said::read("1 K11", false).unwrap().is_certain);
        assert!(!Said::read("1 K11 uncertain", false).unwrap().is_certain);
        assert!(!Said::read("0 uncertain", true).unwrap().is_certain);
        assert_eq!(["", "6 K11", "K11"].map(|answer| Said::read(answer, false)), [None; 3]);
    }
}
