//! The variants of chess: which there are, what is in a file of them, each in full.

use axum::{Json, extract::Path};
use chess::{
    any::choose,
    variant::{
        Spec,
        language::{Catalogue, Entry, Problem, Severity, piece_rules, summary},
    },
};
use game::{Color, Message, Symbol};
use serde::{Deserialize, Serialize};
use store::StoreError;
use table::{Kind, Picture, SetupView};
use ts_rs::TS;
use words::{Language, Words};

use super::{Asked, Tongue};
use crate::{
    errors::{ApiError, with_words},
    wire::Shelf,
};

/// How long a variants file may be.
pub(super) const MOST_TEXT: usize = 1 << 20;
/// On how many boards a game can be played.
const BOARDS: std::ops::RangeInclusive<u8> = 1..=8;
/// The letters of the pieces of chess, in English and in French.
const FRENCH: [(&str, &str); 6] = [("K", "R"), ("Q", "D"), ("R", "T"), ("B", "F"), ("N", "C"), ("P", "P")];
/// The arguments of sentences that are letters of pieces.
const LETTERS: [&str; 8] = ["letter", "piece", "pieces", "pawns", "king", "rooks", "from", "to"];

/// A variant of chess.
#[derive(Debug, Serialize, TS)]
pub(crate) struct VariantOffer {
    /// Its name.
    name: String,
    /// What it is called on a page.
    title: String,
    /// Other names it is known by.
    aliases: Vec<String>,
    /// What it is, in a sentence.
    description: String,
    /// Its rules, in sentences.
    rules: Vec<String>,
    /// Whether it can be played.
    is_playable: bool,
}

/// What is in a variants file.
#[derive(Debug, Serialize, TS)]
pub(crate) struct VariantsReport {
    /// What is wrong with it.
    problems: Vec<VariantProblem>,
    /// What it contains.
    variants: Vec<VariantPage>,
}

/// A variant in full.
#[derive(Debug, Serialize, TS)]
pub(crate) struct VariantPage {
    /// What a list shows of it.
    #[serde(flatten)]
    offer: VariantOffer,
    /// How it begins; none where it cannot be played.
    board: Option<Picture>,
    /// How its pieces move.
    pieces: Vec<PieceRule>,
    /// On how many boards it can be played, where that can be chosen.
    boards: Option<BoardRange>,
    /// Its section with those it builds on, where it is not built in: what opening a game takes.
    sections: Option<String>,
}

/// How a piece moves.
#[derive(Debug, Serialize, TS)]
pub(crate) struct PieceRule {
    /// Its letter.
    letter: String,
    /// What is drawn for it, White's first.
    symbols: Vec<Symbol>,
    /// How it moves, in a sentence or more.
    sentence: String,
}

/// From how many boards to how many.
#[derive(Debug, Serialize, TS)]
pub(crate) struct BoardRange {
    /// At least.
    min: u8,
    /// At most.
    max: u8,
}

/// How a variant is wanted.
#[derive(Debug, Default, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct VariantWish {
    /// On so many boards.
    boards: Option<u8>,
}

pub(super) fn describe(shelf: &mut Shelf) {
    shelf.add::<VariantsReport>();
    shelf.add::<VariantWish>();
}

/// Something that is wrong with a variants file.
#[derive(Debug, Serialize, TS)]
pub(crate) struct VariantProblem {
    /// The line, from 1.
    line: usize,
    /// The column, from 1, where there is one.
    column: Option<usize>,
    /// Whether it keeps a variant from being played.
    is_error: bool,
    /// What.
    message: String,
}

pub(super) async fn list(Tongue(language): Tongue) -> Json<Vec<VariantOffer>> {
    let offers = |words: &Words| Catalogue::builtin().entries().map(|entry| offer(entry, words)).collect();
    Json(with_words(language, offers))
}

/// One variant in full.
pub(super) async fn show(
    Tongue(language): Tongue,
    Path(name): Path<String>,
    Asked(wish): Asked<VariantWish>,
) -> Result<Json<VariantPage>, ApiError> {
    let catalogue = Catalogue::builtin();
    let entry = catalogue.get(&name).ok_or_else(|| ApiError::Missing(Message::new("api-missing")))?;
    let shown = with_words(language, |words| page(entry, catalogue, wish.boards, words));
    Ok(Json(shown))
}

/// Says what is in a variants file, and what is wrong with it.
pub(super) async fn check(Tongue(language): Tongue, text: String) -> Result<Json<VariantsReport>, ApiError> {
    if text.len() > MOST_TEXT {
        return Err(super::too_long(MOST_TEXT));
    }
    // A file can hold hundreds of variants.
    let report =
        tokio::task::spawn_blocking(move || with_words(language, |words| report(&text, words))).await;
    report.map(Json).map_err(|_| StoreError::Closed.into())
}

fn report(text: &str, words: &Words) -> VariantsReport {
    let (catalogue, problems) = Catalogue::read("", text.as_bytes());
    VariantsReport {
        problems: problems.iter().map(|problem| told(problem, words)).collect(),
        variants: catalogue.own().map(|entry| page(entry, &catalogue, None, words)).collect(),
    }
}

fn page(entry: &Entry, catalogue: &Catalogue, boards: Option<u8>, words: &Words) -> VariantPage {
    let sections = Some(entry.standalone(catalogue)).filter(|sections| !sections.is_empty());
    let kind = Kind::Chess { variant: entry.name.clone(), boards, sections: sections.clone(), start: None };
    VariantPage {
        offer: offer(entry, words),
        board: SetupView::of(&kind).ok().map(|view| view.picture),
        pieces: if entry.is_understood { pieces(&entry.spec, words) } else { Vec::new() },
        boards: board_range(entry, catalogue),
        sections,
    }
}

fn pieces(spec: &Spec, words: &Words) -> Vec<PieceRule> {
    let rules = piece_rules(spec).into_iter().filter_map(|(kind, messages)| {
        let letter = spec.army.letters[kind.index()]?.to_string();
        let sentences: Vec<String> =
            messages.into_iter().map(|message| words.sentence(&lettered(message, spec, words))).collect();
        let symbols = Color::ALL.map(|color| Symbol::new(color, &letter)).into();
        Some(PieceRule { letter, symbols, sentence: full_stop(&sentences.join(" ")) })
    });
    rules.collect()
}

/// Rules as sentences; how a piece moves is one of them, however many ways it has.
fn told_rules(rules: Vec<Message>, spec: &Spec, words: &Words) -> Vec<String> {
    let mut told: Vec<String> = Vec::new();
    for message in rules {
        let is_way = message.id().starts_with("way-");
        let sentence = words.sentence(&lettered(message, spec, words));
        match told.last_mut() {
            Some(piece) if is_way => *piece = format!("{piece} {sentence}"),
            _ => told.push(sentence),
        }
    }
    told.iter().map(|sentence| full_stop(sentence)).collect()
}

/// The sentence with the letters by which its readers know the pieces of chess; where there are other
/// pieces, games are written with the letters of the variant, and so is this.
fn lettered(message: Message, spec: &Spec, words: &Words) -> Message {
    let french = |letter: &str| FRENCH.iter().find(|(english, _)| *english == letter).map(|pair| pair.1);
    let is_chess = spec.army.letters.iter().flatten().all(|letter| french(&letter.to_string()).is_some());
    if words.language() != Language::French || !is_chess {
        return message;
    }
    message.map_texts(|name, text| {
        let letters: Option<Vec<&str>> = text.split(", ").map(french).collect();
        letters.filter(|_| LETTERS.contains(&name)).map_or(text, |letters| letters.join(", "))
    })
}

/// Several ways to move are told in a list, which ends like a sentence here.
fn full_stop(text: &str) -> String {
    let text = text.trim_end();
    text.strip_suffix(';').map_or_else(|| text.to_owned(), |text| format!("{}.", text.trim_end()))
}

/// On how many boards a variant can be played: tried from above.
fn board_range(entry: &Entry, catalogue: &Catalogue) -> Option<BoardRange> {
    let usual = entry.spec.alice.boards;
    let works = |boards: &u8| choose(catalogue, &entry.name, Some(*boards)).is_ok();
    let max = BOARDS.rev().take_while(|boards| *boards > usual).find(works)?;
    Some(BoardRange { min: usual, max })
}

fn told(problem: &Problem, words: &Words) -> VariantProblem {
    VariantProblem {
        line: problem.line,
        column: problem.column,
        is_error: problem.severity == Severity::Error,
        message: words.sentence(&problem.fault.message()),
    }
}

fn offer(entry: &Entry, words: &Words) -> VariantOffer {
    let rules = if entry.is_understood { summary(&entry.spec) } else { Vec::new() };
    let description = Message::new(format!("variant-{}", entry.name));
    let is_described = entry.is_builtin && words.has(description.id());
    VariantOffer {
        name: entry.name.clone(),
        title: title(entry, words),
        aliases: entry.aliases().map(str::to_owned).collect(),
        description: if is_described { words.sentence(&description) } else { String::new() },
        rules: told_rules(rules, &entry.spec, words),
        is_playable: entry.is_playable,
    }
}

/// What a variant is called: its name with a capital where it has no other.
fn title(entry: &Entry, words: &Words) -> String {
    let title = Message::new(format!("title-{}", entry.name));
    if entry.is_builtin && words.has(title.id()) {
        return words.sentence(&title);
    }
    let mut letters = entry.name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
