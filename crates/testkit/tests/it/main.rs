//! A law that cannot fail is no law: a sound toy obeys them all, and for each
//! law there is a toy that breaks it and is caught.

mod toy;

use game::{Color, DrawPolicy, Game};
use testkit::{Broken, Law, Laws};
use toy::{Flaw, Toy};

fn verdict(flaw: Flaw) -> Result<testkit::Tally, Broken> {
    Laws::of(Toy::with(flaw)).games(20).plies(60).seed(5).rebuilt(Toy::rebuilt).verdict()
}

fn broken(flaw: Flaw) -> Broken {
    verdict(flaw).expect_err("a flaw is found")
}

#[test]
fn a_sound_game_passes_and_is_seen_to_the_end() {
    let tally = verdict(Flaw::None).unwrap();
    assert!(tally.finished > 0 && tally.refused > 0 && tally.moves > tally.positions, "{tally:?}");
    assert_eq!(Laws::of(Toy::with(Flaw::None)).check_rules().finished, 100);
}

#[test]
fn each_flaw_breaks_its_law() {
    for (flaw, law) in [
        (Flaw::ClearsTheList, Law::Appends),
        (Flaw::ListsTwice, Law::Appends),
        (Flaw::RevertForgetsTheCount, Law::Restores),
        (Flaw::RevertForgetsTheKey, Law::Restores),
        (Flaw::KeyRemembersThePast, Law::Keys),
        (Flaw::KeyForgetsTheToken, Law::Keys),
        (Flaw::KeyForgetsTheTurn, Law::Keys),
        (Flaw::KeyDrifts, Law::Rebuilds),
        (Flaw::PlaysOnWhenDecided, Law::Ends),
        (Flaw::StuckSaysNothing, Law::Ends),
        (Flaw::GivesUpTooSoon, Law::Hopes),
        (Flaw::ReachIsShort, Law::Reaches),
        (Flaw::MoodyList, Law::Accepts),
        (Flaw::ParsesTheIllegal, Law::Refuses),
        (Flaw::RefusesWithoutWords, Law::Refuses),
        (Flaw::ActionLies, Law::Actions),
        (Flaw::ActionDoesNotGoBack, Law::Actions),
        (Flaw::ActionLeavesTheBoard, Law::Actions),
        (Flaw::TextsCollide, Law::Texts),
        (Flaw::TextIsNotRead, Law::Texts),
        (Flaw::EditIgnoresTheTurn, Law::Edits),
        (Flaw::EditGoesAnywhere, Law::Edits),
        (Flaw::RevertsOnlyOnce, Law::Retraces),
        (Flaw::RefusalPanics, Law::Panics),
    ] {
        let broken = broken(flaw);
        assert_eq!(broken.law, law, "{flaw:?}: {broken}");
    }
}

#[test]
fn the_bare_rules_are_judged_too() {
    for (flaw, law) in [
        (Flaw::ListsTwice, Law::Appends),
        (Flaw::RevertForgetsTheCount, Law::Restores),
        (Flaw::KeyForgetsTheTurn, Law::Keys),
        (Flaw::PlaysOnWhenDecided, Law::Ends),
        (Flaw::ReachIsShort, Law::Reaches),
    ] {
        let broken = Laws::of(Toy::with(flaw)).verdict_on_rules().unwrap_err();
        assert_eq!(broken.law, law, "{broken}");
    }
}

#[test]
fn where_the_past_matters_equal_keys_may_have_unequal_moves() {
    let laws = Laws::of(Toy::with(Flaw::TheFirstStepIsForbiddenLater)).games(20);
    assert_eq!(laws.verdict_on_rules().unwrap_err().law, Law::Keys);
    laws.past_matters().check_rules();
}

#[test]
fn a_broken_law_tells_how_to_see_it_again() {
    let first = broken(Flaw::PlaysOnWhenDecided);
    assert_eq!(first, broken(Flaw::PlaysOnWhenDecided), "the same seed finds the same");
    let text = first.to_string();
    assert!(text.contains("a finished position has no legal moves and says why"), "{text}");
    assert!(text.contains(&format!("seed 5, game {}", first.game)), "{text}");
    assert!(text.contains(&format!("line: {}", first.line.join(" "))) && !first.line.is_empty(), "{text}");

    let mut game = Game::with_policy(Toy::with(Flaw::None), DrawPolicy::Claimed);
    for said in &first.line {
        game.play(game::Show::parse(game.position(), said).unwrap()).unwrap();
    }
    assert_eq!(game.outcome().and_then(game::Outcome::winner), Some(Color::Black));
}

#[test]
#[should_panic(expected = "broken law: move text round trips")]
fn a_check_panics_with_the_law() {
    Laws::of(Toy::with(Flaw::TextsCollide)).check();
}
