//! Games that one looks for, page by page.

use super::{Days, Kind, Record, record::COLUMNS};
use crate::{
    Store, StoreError,
    link::{Link, Value},
};

/// How many words of a search count.
const WORDS: usize = 20;
/// How many spellings of a name count.
const SPELLINGS: usize = 100;

/// Which games are wanted, and in which order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Query {
    /// Words that the title, names, event, site or date contain, in any order.
    pub text: String,
    /// Only games of this kind.
    pub kind: Option<Kind>,
    /// Only games of this variant.
    pub variant: Option<String>,
    /// Only games that ended so.
    pub winner: Option<Winner>,
    /// Only games of this player, with either colour; capitals do not count.
    pub player: Option<String>,
    /// Only games of that time or later.
    pub from: Option<Days>,
    /// Only games of that time or earlier.
    pub to: Option<Days>,
    /// The bin instead of the library.
    pub deleted: bool,
    /// In which order.
    pub order: Order,
    /// The last first.
    pub descending: bool,
    /// How many at most.
    pub limit: u64,
    /// How many are passed over before.
    pub offset: u64,
}

/// Everything in the library, the newest first, a hundred on a page.
impl Default for Query {
    fn default() -> Query {
        Query {
            text: String::new(),
            kind: None,
            variant: None,
            winner: None,
            player: None,
            from: None,
            to: None,
            deleted: false,
            order: Order::Added,
            descending: true,
            limit: 100,
            offset: 0,
        }
    }
}

/// Who won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Winner {
    /// White did.
    White,
    /// Black did.
    Black,
    /// It was a draw.
    Nobody,
    /// It is not over, or nobody knows.
    Unknown,
}

/// By what games are put in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Order {
    /// When they came into the library.
    #[default]
    Added,
    /// When they were played.
    Date,
    /// The name of White.
    White,
    /// The name of Black.
    Black,
    /// The event.
    Event,
    /// How many moves they have.
    Length,
}

/// Some of the games that were found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page {
    /// The games.
    pub records: Vec<Record>,
    /// How many there are on all pages.
    pub total: u64,
}

impl Order {
    const fn column(self) -> &'static str {
        match self {
            Order::Added => "place",
            Order::Date => "day_least",
            Order::White => "white",
            Order::Black => "black",
            Order::Event => "event",
            Order::Length => "plies",
        }
    }
}

impl Winner {
    const fn condition(self) -> &'static str {
        match self {
            Winner::White => "(result = '1-0' OR result LIKE 'W+%')",
            Winner::Black => "(result = '0-1' OR result LIKE 'B+%')",
            Winner::Nobody => "result IN ('1/2-1/2', '0')",
            Winner::Unknown => "result IN ('*', '?', '', 'Void')",
        }
    }
}

impl Store {
    /// The games that one looks for, a page of them.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn list(&self, query: &Query) -> Result<Page, StoreError> {
        let query = query.clone();
        self.read(move |link| {
            let Wanted { sql, values } = Wanted::of(link, &query)?;
            let total =
                link.row(format!("SELECT COUNT(*) FROM record WHERE {sql}"), values.iter().cloned())?;
            let (column, way) = (query.order.column(), if query.descending { "DESC" } else { "ASC" });
            let (limit, offset) = (values.len() + 1, values.len() + 2);
            let page = format!(
                "SELECT {COLUMNS} FROM record WHERE {sql} \
                 ORDER BY {column} {way}, place {way} LIMIT ${limit} OFFSET ${offset}"
            );
            let rows =
                link.rows(page, values.into_iter().chain([query.limit.into(), query.offset.into()]))?;
            let records = rows.iter().map(Record::of).collect();
            Ok(Page { records, total: total.map_or(0, |row| row.count(0)) })
        })
    }
}

/// A query as a condition with its values.
#[derive(Clone)]
pub(super) struct Wanted {
    pub(super) sql: String,
    pub(super) values: Vec<Value>,
}

impl Wanted {
    pub(super) fn of(link: &mut Link, query: &Query) -> Result<Wanted, StoreError> {
        let sql = if query.deleted { "deleted <> 0" } else { "deleted = 0" };
        let mut wanted = Wanted { sql: sql.to_owned(), values: Vec::new() };
        for word in query.text.to_lowercase().split_whitespace().take(WORDS) {
            wanted.and("needle LIKE $ ESCAPE '!'", format!("%{}%", escaped(word)));
        }
        if let Some(kind) = query.kind {
            wanted.and("kind = $", kind.word());
        }
        if let Some(variant) = &query.variant {
            wanted.and("variant = $", variant.as_str());
        }
        if let Some(player) = &query.player {
            wanted.and_played_by(&spellings(link, player)?);
        }
        if let Some(from) = query.from {
            wanted.and("day_most >= $", from.least());
        }
        if let Some(to) = query.to {
            wanted.and("day_least > 0 AND day_least <= $", to.most());
        }
        if let Some(winner) = query.winner {
            wanted.sql = format!("{} AND {}", wanted.sql, winner.condition());
        }
        Ok(wanted)
    }

    /// Only games in which one of these names has a colour.
    fn and_played_by(&mut self, names: &[String]) {
        let first = self.values.len() + 1;
        let places: Vec<String> = (first..first + names.len()).map(|place| format!("${place}")).collect();
        let played = match places.join(", ") {
            none if none.is_empty() => "1 = 0".to_owned(),
            list => format!("(white IN ({list}) OR black IN ({list}))"),
        };
        self.sql = format!("{} AND {played}", self.sql);
        self.values.extend(names.iter().map(|name| Value::from(name.as_str())));
    }

    /// One more condition; each `$` in it stands for the value.
    pub(super) fn and(&mut self, condition: &str, value: impl Into<Value>) {
        self.values.push(value.into());
        let place = format!("${}", self.values.len());
        self.sql = format!("{} AND {}", self.sql, condition.replace('$', &place));
    }
}

/// The names in the library that are this one but for capitals, some of them at most.
fn spellings(link: &mut Link, name: &str) -> Result<Vec<String>, StoreError> {
    let wanted = name.to_lowercase();
    let sql = "SELECT white FROM record WHERE needle LIKE $1 ESCAPE '!' \
               UNION SELECT black FROM record WHERE needle LIKE $1 ESCAPE '!'";
    let rows = link.rows(sql, [Value::from(format!("%{}%", escaped(&wanted)))])?;
    let same = rows.iter().map(|row| row.text(0)).filter(|known| known.to_lowercase() == wanted);
    Ok(same.take(SPELLINGS).collect())
}

/// A text whose signs have no meaning in a pattern.
fn escaped(text: &str) -> String {
    text.replace('!', "!!").replace('%', "!%").replace('_', "!_")
}
