//! The settings of a section put into its spec, in the order of the table.

use game::{ByColor, Color, Quoted};

use super::{
    Fault,
    ini::{Section, Setting},
    keys::{self, Key, Support, Value, keys},
    problem::{Problems, Spot},
    values::{self, ValueError},
};
use crate::variant::{Betza, Kind, Kinds, Region, Spec, Square, Walling};

/// What a section without a parent begins with: the rules of chess, and no pieces.
pub(super) fn blank() -> Spec {
    let mut spec = Spec::default();
    for kind in Kind::all() {
        remove(&mut spec, kind);
    }
    spec
}

/// The spec of a section whose parent's spec is given.
pub(super) fn apply(mut spec: Spec, section: &Section, problems: &mut Problems) -> Spec {
    section.name.clone_into(&mut spec.name);
    let chosen = chosen(section, problems);
    let promotion_before = spec.promotion.piece_kinds;
    let mut letters: Vec<(char, Kind)> = Vec::new();
    for (place, setting) in &chosen {
        let key = &keys()[*place];
        let mut setter = Setter { spec: &mut spec, setting, key, problems: &mut *problems };
        setter.tell_age();
        if let Value::Letter(kind) = key.value {
            setter.letter(kind, &mut letters);
        } else if let Err(error) = setter.set() {
            setter.refuse(error);
        }
    }
    tell_double_step(&spec, section, problems);
    tell_idle(&spec, section, problems);
    conclude(&mut spec);
    tell_lost_promotion(&spec, promotion_before, section, problems);
    spec
}

/// The last setting of a section with this key.
pub(super) fn setting<'s, 'a>(section: &'s Section<'a>, key: &str) -> Option<&'s Setting<'a>> {
    section.settings.iter().rfind(|setting| setting.key == key)
}

/// The settings with known keys in the order of the table; of two with one key, the last.
fn chosen<'s, 'a>(section: &'s Section<'a>, problems: &mut Problems) -> Vec<(usize, &'s Setting<'a>)> {
    let mut places: Vec<Option<&Setting>> = vec![None; keys().len()];
    for setting in &section.settings {
        match keys::find(setting.key) {
            None => unknown(setting, problems),
            Some(place) => {
                if let Some(earlier) = places[place].replace(setting) {
                    let fault = Fault::KeyTwice { key: setting.key.to_owned(), line: earlier.line };
                    problems.warning(setting.key_spot(), fault);
                }
            }
        }
    }
    places.into_iter().enumerate().filter_map(|(place, setting)| Some((place, setting?))).collect()
}

fn unknown(setting: &Setting, problems: &mut Problems) {
    let nearest = if problems.has_room() { keys::nearest(setting.key) } else { None };
    let key = Quoted::new(setting.key);
    let fault = match nearest {
        Some(known) => Fault::KeyMisspelt { key, known: known.to_owned() },
        None => Fault::KeyUnknown { key },
    };
    problems.error(setting.key_spot(), fault);
}

/// What has no effect is written as if it were not there, so that children do not inherit it.
fn conclude(spec: &mut Spec) {
    let pawns = &mut spec.pawns;
    if !pawns.double_step {
        pawns.double_step_region.white = Region::EMPTY;
        pawns.double_step_region.black = Region::EMPTY;
    }
    pawns.double_step = Color::ALL.iter().any(|&color| !pawns.double_step_region[color].is_empty());
}

/// Says that there are no squares for the double steps that a section asks for.
fn tell_double_step(spec: &Spec, section: &Section, problems: &mut Problems) {
    let Some(setting) = setting(section, "doubleStep").filter(|_| spec.pawns.double_step) else { return };
    if Color::ALL.iter().all(|&color| spec.pawns.double_step_region[color].is_empty()) {
        problems.warning(setting.key_spot(), Fault::DoubleStepNowhere);
    }
}

/// Says which keys of a section have no effect for want of another.
fn tell_idle(spec: &Spec, section: &Section, problems: &mut Problems) {
    let walls = ["wallingRegion", "wallingRegionWhite", "wallingRegionBlack"];
    let drops = ["dropPromoted", "mustDrop", "dropNoDoubled", "enclosingDrop", "firstRankPawnDrops"];
    let steps = ["doubleStepRegionWhite", "doubleStepRegionBlack"];
    let idle = [
        (&walls[..], spec.walls.rule == Walling::None, "wallingRule"),
        (&drops[..], !spec.drops.enabled, "pieceDrops = true"),
        (&steps[..], !spec.pawns.double_step, "doubleStep = true"),
    ];
    for (names, _, needs) in idle.iter().filter(|(_, is_idle, _)| *is_idle) {
        let said = names.iter().filter_map(|name| setting(section, name));
        for setting in said.filter(|setting| !matches!(setting.value, "false" | "none" | "-")) {
            let fault = Fault::KeyIdle { key: setting.key.to_owned(), needs: (*needs).to_owned() };
            problems.warning(setting.key_spot(), fault);
        }
    }
}

/// Says which pieces were given their letter again and are no longer promoted to.
fn tell_lost_promotion(spec: &Spec, before: ByColor<Kinds>, section: &Section, problems: &mut Problems) {
    if section.settings.iter().any(|setting| setting.key.starts_with("promotionPieceTypes")) {
        return;
    }
    let is_in =
        |kinds: ByColor<Kinds>, kind: Kind| Color::ALL.iter().any(|&color| kinds[color].contains(kind));
    let now = spec.promotion.piece_kinds;
    for kind in spec.army.kinds().iter().filter(|&kind| is_in(before, kind) && !is_in(now, kind)) {
        let name = kind.name();
        let spot = setting(section, &name).map_or(Spot::line(section.line), Setting::key_spot);
        problems.warning(spot, Fault::PromotionLost { piece: name });
    }
}

fn remove(spec: &mut Spec, kind: Kind) {
    spec.army.letters[kind.index()] = None;
    spec.army.synonyms[kind.index()] = None;
    for color in Color::ALL {
        let kinds = &mut spec.promotion.piece_kinds[color];
        *kinds = kinds.without(kind);
    }
}

/// One setting on its way into the spec.
struct Setter<'s, 'a> {
    spec: &'s mut Spec,
    setting: &'s Setting<'a>,
    key: &'static Key,
    problems: &'s mut Problems,
}

impl Setter<'_, '_> {
    fn refuse(&mut self, error: ValueError) {
        let fault = match error {
            ValueError::Unexpected(got) => self.key.expected(got),
            ValueError::Faulty(fault) => fault,
        };
        self.problems.error(self.value_spot(), fault);
    }

    /// The place of the value, for sentences that do not name the key.
    fn value_spot(&self) -> Spot {
        self.setting.value_spot().about(&self.key.name)
    }

    /// Says when a key is out of date.
    fn tell_age(&mut self) {
        let (key, spot) = (self.key.name.to_string(), self.setting.key_spot());
        match self.key.support {
            Support::Old(today) => self.problems.note(spot, Fault::KeyOld { key, today: today.to_owned() }),
            Support::Gone(today) => {
                self.problems.error(spot, Fault::KeyGone { key, today: today.to_owned() });
            }
            _ => {}
        }
    }

    fn set(&mut self) -> Result<(), ValueError> {
        let (spec, text) = (&mut *self.spec, self.setting.value);
        match self.key.value {
            Value::Unread | Value::Letter(_) => {}
            Value::Text(set) => set(spec, text),
            Value::Boolean(set) => set(spec, values::boolean(text)?),
            Value::Number(min, max, set) => set(spec, values::number(text, min, max)?),
            Value::File(set) => set(spec, values::file(text)?),
            Value::Rank(set) => set(spec, values::rank(text)?),
            Value::Worth(set) => set(spec, values::worth(text)?),
            Value::OptionalWorth(set) => set(spec, values::optional_worth(text)?),
            Value::Word(words) => match words.iter().find(|(word, _)| *word == text) {
                Some((_, set)) => set(spec),
                None => return Err(ValueError::Unexpected(Quoted::new(text))),
            },
            Value::Piece(set) => set(spec, values::piece(text, &spec.army)?),
            Value::PieceOrAny(set) => set(spec, values::piece_or_any(text, &spec.army)?),
            Value::PieceOrNone(set) => set(spec, values::piece_or_none(text, &spec.army)?),
            Value::Pieces(set) => set(spec, values::pieces(text, &spec.army, false)?),
            Value::PiecesOrAny(set) => set(spec, values::pieces(text, &spec.army, true)?),
            Value::Limits(set) => {
                values::limits(text, &spec.army)?
                    .into_iter()
                    .for_each(|(kind, limit)| set(spec, kind, limit));
            }
            Value::Pairs(set) => {
                values::kind_pairs(text, &spec.army)?.into_iter().for_each(|(kind, to)| set(spec, kind, to));
            }
            Value::Synonyms => {
                for (letter, kind) in values::synonyms(text, &spec.army)? {
                    spec.army.synonyms[kind.index()] = Some(letter);
                }
            }
            Value::Rights(set) => {
                let rights = values::rights(text)?;
                for color in Color::ALL {
                    set(spec, color, rights[color]);
                }
            }
            Value::Region(set) => {
                let region = values::region(text)?;
                set(spec, region);
                self.beyond(region);
            }
            Value::Mobility(color, kind) => {
                let region = values::region(text)?;
                spec.army.mobility[color][kind.index()] = region;
                self.beyond(region);
            }
        }
        Ok(())
    }

    /// Says which squares of a region are not on the board.
    fn beyond(&mut self, region: Region) {
        let board = Region::board(self.spec.files, self.spec.ranks);
        let (beyond, is_partly_on) = (region & !board, region.meets(board));
        // A whole rank or file of the language is longer than the board, and a
        // region may be meant for larger boards too.
        let named = |square: &Square| {
            let (file, rank) = (square.file(), square.rank());
            let is_rank =
                region & Region::rank(rank) == Region::rank(rank) && (is_partly_on || rank < self.spec.ranks);
            let is_file =
                region & Region::file(file) == Region::file(file) && (is_partly_on || file < self.spec.files);
            !is_rank && !is_file
        };
        if let Some(square) = beyond.into_iter().find(named) {
            let fault = Fault::RegionBeyond { square, files: self.spec.files, ranks: self.spec.ranks };
            self.problems.warning(self.value_spot(), fault);
        }
    }

    /// A piece with its letter and, for some, its moves; `-` takes it out of the game.
    fn letter(&mut self, kind: Kind, said: &mut Vec<(char, Kind)>) {
        let text = self.setting.value;
        if text == "-" {
            remove(self.spec, kind);
            self.moves(kind, None);
            return;
        }
        let (name, notation) = match text.split_once(':') {
            Some((letter, notation)) => (letter.trim_end(), Some(notation.trim())),
            None => (text, None),
        };
        let letter = match name.as_bytes() {
            [letter] if letter.is_ascii_alphabetic() => char::from(letter.to_ascii_uppercase()),
            _ => return self.refuse(ValueError::Unexpected(Quoted::new(text))),
        };
        if let Some((_, other)) = said.iter().find(|(known, _)| *known == letter) {
            let (key, letter) = (self.key.name.to_string(), letter.to_ascii_lowercase());
            let fault = Fault::LetterShared { key, other: other.name(), letter };
            return self.problems.error(self.setting.value_spot(), fault);
        }
        said.push((letter, kind));
        self.place(kind, letter);
        match notation {
            None | Some("") if kind.is_custom() || kind == Kind::KING && notation.is_some() => {
                let fault = Fault::MovesMissing { key: self.key.name.to_string(), letter: name.to_owned() };
                self.problems.error(self.setting.value_spot(), fault);
            }
            Some(_) if !kind.is_custom() && kind != Kind::KING => {
                let fault = Fault::MovesFixed { key: self.key.name.to_string() };
                self.problems.error(self.setting.value_spot(), fault);
            }
            notation => self.moves(kind, notation),
        }
    }

    /// Gives a letter to a kind, and takes it from the one that has it.
    fn place(&mut self, kind: Kind, letter: char) {
        if let Some(other) = Kind::all().find(|other| self.spec.army.letters[other.index()] == Some(letter)) {
            remove(self.spec, other);
        }
        self.spec.army.letters[kind.index()] = Some(letter);
        self.spec.army.synonyms[kind.index()] = None;
    }

    fn moves(&mut self, kind: Kind, notation: Option<&str>) {
        if kind != Kind::KING && !kind.is_custom() {
            return;
        }
        self.spec.army.moves[kind.index()] = notation.map(str::to_owned);
        match notation.map(Betza::parse) {
            Some(Ok(betza)) => self.tell_moves(kind, &betza),
            Some(Err(error)) => self.problems.error(self.value_spot(), error),
            None => {}
        }
    }

    fn tell_moves(&mut self, kind: Kind, betza: &Betza) {
        if betza.en_passant && kind != Kind::KING {
            for color in Color::ALL {
                let kinds = &mut self.spec.pawns.en_passant_kinds[color];
                *kinds = kinds.with(kind);
            }
        }
        if betza.initial_capture {
            self.problems.warning(self.value_spot(), Fault::InitialCapture);
        }
    }
}
