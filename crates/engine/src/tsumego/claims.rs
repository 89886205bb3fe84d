//! What an answer says, as claims that a checker who knows no search can look at.

use game::Color;
use go::{Board, Move};

use super::{Answer, Ko, KoMaster, Problem, Verdict};
use crate::verify::{Adviser, Aim, Checker, Claim, ENDLESS, Effort, Finding};

/// How many threats of the defender's do not save what is called dead.
const MANY: i32 = 12;

/// For which numbers of threats the target can be captured, by an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Limits {
    /// From how many of the attacker's on it dies, if it ever does.
    dies: Option<i32>,
    /// With how many it still lives, if it ever does.
    lives: Option<i32>,
}

/// Whether an answer to a problem is true; `adviser` knows how, and need not be trusted.
///
/// The line and the refutations are not looked at, nor what kind of ko it is.
pub fn check(
    problem: &Problem,
    answer: &Answer,
    adviser: &mut dyn Adviser,
    effort: Effort,
) -> (Finding, u64) {
    let mut checker = Checker::new(problem.board(), problem.target(), problem.defender());
    let finding = match claims(problem, answer) {
        None if answer.verdict == Verdict::Unknown => Finding::Open,
        None => Finding::Fails,
        Some(claims) => check_all(&claims, answer.turn, &mut checker, adviser, effort),
    };
    (finding, checker.nodes())
}

/// The first that does not hold says it all; what fails says more than what is open.
fn check_all(
    claims: &[(Option<Move>, Claim)],
    first: Color,
    checker: &mut Checker,
    adviser: &mut dyn Adviser,
    effort: Effort,
) -> Finding {
    let mut worst = Finding::Holds;
    for &(mv, claim) in claims {
        let mut finding = checker.check(claim, first, mv.as_slice(), adviser, effort);
        if finding == Finding::Fails {
            // Two results that it remembers may not go together; what it finds anew does.
            adviser.forget();
            finding = checker.check(claim, first, mv.as_slice(), adviser, effort);
        }
        match finding {
            Finding::Holds => {}
            Finding::Fails => return Finding::Fails,
            Finding::Open => worst = Finding::Open,
        }
    }
    worst
}

/// All that an answer says, each at the start or after a first move; nothing where it says
/// nothing, or contradicts itself.
fn claims(problem: &Problem, answer: &Answer) -> Option<Vec<(Option<Move>, Claim)>> {
    let limits = limits(answer.verdict, problem.ko_master())?;
    let mut claims: Vec<(Option<Move>, Claim)> = Vec::new();
    claims.extend(limits.dies.map(|threats| (None, capture(true, threats))));
    claims.extend(limits.lives.map(|threats| (None, capture(false, threats))));
    if let Verdict::Alive | Verdict::Seki = answer.verdict {
        let threats = settled(problem.ko_master()).unwrap_or(-ENDLESS);
        claims
            .push((None, Claim { aim: Aim::TwoEyes, is_reached: answer.verdict == Verdict::Alive, threats }));
    }
    claims.extend(claims_of_moves(problem, answer, limits)?);
    Some(claims)
}

/// That the target is captured, or not, if the attacker has so many threats.
///
/// With endless threats the defender could go on for ever.
fn capture(is_reached: bool, threats: i32) -> Claim {
    Claim { aim: Aim::Capture, is_reached, threats: threats.max(-MANY) }
}

/// What is said of first moves: that those listed keep the result, and the others do not.
fn claims_of_moves(problem: &Problem, answer: &Answer, limits: Limits) -> Option<Vec<(Option<Move>, Claim)>> {
    let (good, two_eyes) = (&answer.first_moves, &answer.two_eye_moves);
    let defends = answer.turn == problem.defender();
    let Some(threats) = (if defends { limits.lives } else { limits.dies }) else {
        return (good.is_empty() && two_eyes.is_empty()).then(Vec::new);
    };
    let wants_eyes = defends && answer.verdict == Verdict::Alive;
    let legal = first_moves(problem.board(), answer.turn);
    let is_sound = good.iter().all(|mv| legal.contains(mv))
        && two_eyes.iter().all(|mv| good.contains(mv))
        && (wants_eyes || two_eyes.is_empty());
    if !is_sound {
        return None;
    }
    let mut claims = Vec::new();
    for mv in legal {
        let (is_good, makes_eyes) = (good.contains(&mv), two_eyes.contains(&mv));
        if !is_good && !answer.is_complete {
            continue;
        }
        // What has two eyes is not captured any more.
        if !makes_eyes {
            claims.push((Some(mv), capture(is_good != defends, threats)));
        }
        if wants_eyes && is_good && (makes_eyes || answer.is_complete) {
            let threats = settled(problem.ko_master()).unwrap_or(ENDLESS);
            claims.push((Some(mv), Claim { aim: Aim::TwoEyes, is_reached: makes_eyes, threats }));
        }
    }
    Some(claims)
}

/// All moves at the start.
fn first_moves(board: &Board, turn: Color) -> Vec<Move> {
    let may_play = |point| board.is_vacant(point) && !board.is_suicide(point, turn);
    let stones = board.size().points().filter(|&point| may_play(point)).map(Move::Play);
    stones.chain([Move::Pass]).collect()
}

/// What a verdict says of captures.
fn limits(verdict: Verdict, master: Option<KoMaster>) -> Option<Limits> {
    let settled = settled(master);
    match verdict {
        Verdict::Unknown => None,
        Verdict::Alive | Verdict::Seki => Some(Limits { dies: None, lives: settled.or(Some(ENDLESS)) }),
        Verdict::Dead => Some(Limits { dies: settled.or(Some(-ENDLESS)), lives: None }),
        Verdict::Ko(Ko { lives_without, threats, .. }) => {
            let threats = i32::try_from(threats).ok().filter(|&threats| threats > 0)?;
            let dies = if lives_without { threats } else { 1 - threats };
            settled.is_none().then_some(Limits { dies: Some(dies), lives: Some(dies - 1) })
        }
    }
}

/// The threats that there are when all kos are settled for one side.
fn settled(master: Option<KoMaster>) -> Option<i32> {
    master.map(|master| if master == KoMaster::Attacker { ENDLESS } else { -ENDLESS })
}
