//! What somebody does in a solved problem, and what is said to it.

use game::{Color, Message, Play as _, Show as _};
use players::solve::{Judgement, Reply, Session, Stop, judgement_message, result_message, verdict_message};
use store::{GameId, ProblemStep, Store, unix_time};
use words::Language;

use super::{board, progress::Diary, solution};
use crate::{
    api::library,
    errors::with_words,
    wire::{ProblemAsk, ProblemBoard, ProblemJudged, ProblemProgress, ProblemWord},
};

/// A solved problem, and whoever tries it.
pub(super) struct Tries {
    session: Session,
    /// The side of whoever tries.
    own: Color,
    /// Whether sides were changed since the start, so that moves of one's own may be the solver's.
    has_swapped: bool,
    /// Whether the solution was shown, so that it is saved too.
    has_solution: bool,
    /// Where progress is kept, if anywhere.
    diary: Option<Diary>,
    store: Store,
}

impl Tries {
    pub(super) fn new(session: Session, diary: Option<Diary>, store: Store) -> Tries {
        let own = session.first();
        Tries { session, own, has_swapped: false, has_solution: false, diary, store }
    }

    /// Lets a stop end every search from now on.
    pub(super) fn use_stop(&mut self, stop: Stop) {
        self.session.set_stop(stop);
    }

    /// Does something; tells what comes of it.
    pub(super) fn answer(&mut self, ask: ProblemAsk) -> Option<ProblemWord> {
        let (id, done) = match ask {
            ProblemAsk::Try { id, text } => (id.clone(), self.play(id, &text)),
            ProblemAsk::Back { id } => (id.clone(), self.back(id)),
            ProblemAsk::Start { id, first } => (id.clone(), self.start(id, first)),
            ProblemAsk::Swap { id } => (id.clone(), Ok(self.swap(id))),
            ProblemAsk::Hint { id } => (id.clone(), self.hint(id)),
            ProblemAsk::Verdict { id } => (id.clone(), self.verdict(id)),
            ProblemAsk::Solution { id } => (id.clone(), self.solution(id)),
            ProblemAsk::Save { id, language, in_library } => {
                (id.clone(), self.save(id, language.as_deref(), in_library))
            }
            // These need no solver, and are answered elsewhere.
            ProblemAsk::Open(_) | ProblemAsk::Look { .. } | ProblemAsk::Cancel | ProblemAsk::Close => {
                return None;
            }
        };
        Some(done.unwrap_or_else(|why| ProblemWord::Refused { id, why }))
    }

    fn play(&mut self, id: String, text: &str) -> Result<ProblemWord, Message> {
        let mover = self.session.turn();
        let mv = self.session.position().parse(text)?;
        let Reply { mv, judgement, verdict, line } = self.session.play(mv)?;
        let answer = self.respond();
        let board = self.board();
        let is_solved = board.end.is_some() && self.is_right();
        let step = match judgement {
            _ if is_solved => ProblemStep::Solution,
            Judgement::OnlySeki | Judgement::OnlyKo | Judgement::WorseKo | Judgement::Fails
                if mover == self.own =>
            {
                ProblemStep::Mistake
            }
            _ => ProblemStep::Move,
        };
        let progress = match self.note(step) {
            Ok(progress) => progress,
            Err(why) => {
                // What cannot be kept did not happen.
                for _ in 0..=usize::from(answer.is_some()) {
                    self.session.back();
                }
                return Err(why);
            }
        };
        Ok(ProblemWord::Judged(Box::new(ProblemJudged {
            id,
            mv: mv.to_string(),
            judgement: board::judged(judgement),
            told: judgement_message(judgement, verdict),
            line: line.iter().map(ToString::to_string).collect(),
            answer,
            board,
            is_solved,
            progress,
        })))
    }

    /// Makes the move of the other side, if it is its turn and there is one to make.
    fn respond(&mut self) -> Option<String> {
        if self.session.turn() == self.own || self.session.is_captured() {
            return None;
        }
        let mv = self.session.response().or_else(|| {
            // Before the first move the line behind the best one is not known yet.
            if self.session.moves().is_empty() { self.session.hint() } else { None }
        })?;
        self.session.play(mv).ok().map(|reply| reply.mv.to_string())
    }

    /// Whether all own moves on the board were right, and there is one, and nobody else made them.
    fn is_right(&self) -> bool {
        let mut own = self.session.tried().filter(|(color, ..)| *color == self.own).peekable();
        !self.has_swapped
            && own.peek().is_some()
            && own.all(|(_, _, judgement)| judgement == Judgement::Correct)
    }

    fn back(&mut self, id: String) -> Result<ProblemWord, Message> {
        let taken = board::taken_back(&mut self.session, self.own);
        let told = taken.ok_or_else(|| Message::new("solve-nothing-to-undo"))?;
        Ok(self.shown(id, told))
    }

    fn start(&mut self, id: String, first: Option<Color>) -> Result<ProblemWord, Message> {
        if !self.session.begin(first.unwrap_or(self.session.first())) {
            return Err(Message::new("solve-only-side"));
        }
        self.own = first.unwrap_or(self.own);
        self.has_swapped = self.own != self.session.first();
        self.respond();
        let told = Message::new("solve-first-side").with("color", self.session.first());
        Ok(self.shown(id, told))
    }

    fn swap(&mut self, id: String) -> ProblemWord {
        self.own = !self.own;
        self.has_swapped = true;
        self.respond();
        let told = Message::new("solve-other-side").with("color", self.own);
        self.shown(id, told)
    }

    fn hint(&mut self, id: String) -> Result<ProblemWord, Message> {
        let progress = self.note(ProblemStep::Help)?;
        let hint = self.session.hint();
        let game = self.session.game();
        let choice = hint.and_then(|mv| game.choice(&mv.to_string()).ok());
        let told = match hint {
            Some(mv) => Message::new("solve-hint").with("move", mv),
            None => Message::new("solve-no-hint"),
        };
        Ok(ProblemWord::Hint { id, choice, told, progress })
    }

    fn verdict(&mut self, id: String) -> Result<ProblemWord, Message> {
        let progress = self.note(ProblemStep::Help)?;
        let verdict = self.session.verdict();
        let guess = self.session.answer().guess.filter(|_| self.session.moves().is_empty());
        let guess = guess.map(|guess| Message::new("solve-guess").saying("verdict", verdict_message(guess)));
        let told = std::iter::once(result_message(self.session.turn(), verdict)).chain(guess).collect();
        Ok(ProblemWord::Verdict { id, verdict: board::verdict(verdict), told, progress })
    }

    fn solution(&mut self, id: String) -> Result<ProblemWord, Message> {
        let progress = self.note(ProblemStep::Help)?;
        self.has_solution = true;
        self.session.explain();
        let (told, lines) = (solution::sentences(&self.session), solution::lines(&self.session));
        Ok(ProblemWord::Solution { id, first: self.session.first(), told, lines, progress })
    }

    fn save(&self, id: String, language: Option<&str>, in_library: bool) -> Result<ProblemWord, Message> {
        let language: Language = language.and_then(|language| language.parse().ok()).unwrap_or_default();
        let text = with_words(language, |words| {
            self.session.record(self.has_solution, &|message| words.sentence(message)).write()
        });
        let record = if in_library { Some(self.shelve(&text)?) } else { None };
        Ok(ProblemWord::Saved { id, text, record })
    }

    /// Puts a text into the library; tells its name there.
    fn shelve(&self, text: &str) -> Result<String, Message> {
        let record = library::read(text).map_err(|error| error.message())?;
        let id = GameId::random();
        self.store.save(&id, record, unix_time()).map_err(|error| error.message())?;
        Ok(id.to_string())
    }

    fn shown(&mut self, id: String, told: Message) -> ProblemWord {
        ProblemWord::Board { id, board: Box::new(self.board()), told }
    }

    fn board(&mut self) -> ProblemBoard {
        board::now(&mut self.session, self.own)
    }

    /// Notes a step, where progress is kept.
    fn note(&self, step: ProblemStep) -> Result<Option<ProblemProgress>, Message> {
        self.diary.as_ref().map(|diary| diary.note(step)).transpose()
    }
}
