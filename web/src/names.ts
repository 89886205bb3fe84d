import { hasSentence, type Language, type Say } from "./words";

/** What a game of the catalogue is called; its own name where no language knows it. */
export function gameName(say: Say, language: Language, game: string): string {
  return nameOr(say, language, `page-game-${game}`, game);
}

/** What a variant is called. */
export function variantName(say: Say, language: Language, variant: string): string {
  return nameOr(say, language, `title-${variant}`, variant);
}

/** What a set of rules of Go is called. */
export function rulesName(say: Say, language: Language, rules: string): string {
  return nameOr(say, language, `page-rules-${rules}`, rules);
}

/** What is said of the kind of a game in a list: `chess` is enough, `Alice` says all, Go needs its size. */
export function kindName(say: Say, language: Language, kind: string, variant: string): string {
  const game = gameName(say, language, kind);
  if (variant === "" || variant === kind) return game;
  if (kind === "chess") return variantName(say, language, variant);
  const size = /^(\d+)(?:[x:](\d+))?$/.exec(variant);
  return `${game} · ${size === null ? rulesName(say, language, variant) : `${size[1]} × ${size[2] ?? size[1]}`}`;
}

/** What somebody is called; who left no name, which records write as a question mark, is somebody. */
export function personName(say: Say, name: string): string {
  return name === "?" || name === "" ? say("game-somebody") : name;
}

/** Who plays whom. */
export function playersOf(say: Say, { white, black }: { white: string; black: string }): string {
  return `${personName(say, white)} – ${personName(say, black)}`;
}

function nameOr(say: Say, language: Language, id: string, name: string): string {
  if (/^[\w-]+$/.test(name) && hasSentence(language, id)) return say(id);
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");
}

/** What a record says it was played in; what a new game writes there itself is said in the reader's language. */
export function eventName(say: Say, event: string): string {
  return event === "Casual game" ? say("page-library-casual") : event;
}

/** What a game is, in a sentence; nothing where no language knows it. */
export function gameSentence(say: Say, language: Language, game: string): string {
  return hasSentence(language, `page-about-${game}`) ? say(`page-about-${game}`) : "";
}

/** Whose days and hours are written: our English is British. */
function regionOf(language: Language): string {
  return language === "en" ? "en-GB" : language;
}

/** A day as the reader's language writes it, in one piece. */
export function dayText(language: Language, unix: number): string {
  return new Date(unix).toLocaleDateString(regionOf(language), { day: "numeric", month: "short", year: "numeric" }).replaceAll(" ", "\u00a0");
}

/** The day of a record, which PGN writes with points and SGF with dashes; as it stands where it is no whole day. */
export function recordDay(language: Language, date: string): string {
  const day = /^(\d{4})[.-](\d\d)[.-](\d\d)$/.exec(date);
  if (day === null) return date.replaceAll(/[.-]\?\?/g, "");
  const time = new Date(Number(day[1]), Number(day[2]) - 1, Number(day[3]));
  return time.getDate() === Number(day[3]) ? dayText(language, time.getTime()) : date;
}

/** A moment as a chart names it: the hour within a day or two, else the day. */
export function momentText(language: Language, unix: number, span: number): string {
  if (span > 2 * 24 * 3600 * 1000) return dayText(language, unix);
  return new Date(unix).toLocaleTimeString(regionOf(language), { hour: "2-digit", minute: "2-digit" });
}

/** How long ago something was, as the reader's language says it. */
export function agoText(language: Language, unix: number, now: number): string {
  const minutes = Math.round((unix - now) / 60_000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (minutes > -60) return format.format(minutes, "minute");
  if (minutes > -60 * 24) return format.format(Math.round(minutes / 60), "hour");
  return minutes > -60 * 24 * 30 ? format.format(Math.round(minutes / 60 / 24), "day") : dayText(language, unix);
}
