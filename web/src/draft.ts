import { clockText } from "./clocktext";
import type { Color, DrawPolicy, EngineOffer, GameOffer, Kind, NewTable, PeriodView, Sitter } from "./wire";

/** Who is to fill a seat. */
export type SeatDraft = {
  who: "here" | "link" | "level" | "engine";
  /** What a person here is called; empty for the usual name. */
  name: string;
  level: number;
  engine: string;
};

/** The clock of a new game. */
export type ClockDraft = { use: "none" } | { use: "usual" } | { use: "preset"; text: string } | { use: "own"; periods: PeriodView[] };

/** A new game as somebody is about to wish for it. */
export type Draft = {
  game: string;
  variant: string;
  /** On how many boards, where that can be chosen. */
  boards: number | null;
  size: string;
  rules: string;
  komi: string;
  handicap: number;
  first: SeatDraft;
  second: SeatDraft;
  /** Which colour the first has. */
  color: Color | "random";
  clock: ClockDraft;
  takeBacks: boolean;
  draws: DrawPolicy;
  /** Where it begins, if not as usual. */
  start: string | null;
};

/** Clocks that are offered by a click, as the server reads them. */
export const presets: Record<"moves" | "stones", readonly string[]> = {
  moves: ["180+2", "300+3", "600", "900+10", "1800", "5400+30"],
  stones: ["300+3x20", "600+5x30", "1200+5x30", "3600+5x60"],
};

/** What is offered to whoever never chose. */
export const firstDraft: Draft = {
  game: "chess",
  variant: "chess",
  boards: null,
  size: "9",
  rules: "japanese",
  komi: "",
  handicap: 0,
  first: { who: "here", name: "", level: 3, engine: "" },
  second: { who: "level", name: "", level: 3, engine: "" },
  color: "random",
  clock: { use: "none" },
  takeBacks: true,
  draws: "automatic",
  start: null,
};

/** The draft as far as the house can play it: games, rules, levels and engines that exist. */
export function fitted(draft: Draft, games: readonly GameOffer[], engines: readonly EngineOffer[]): Draft {
  const offer = games.find(({ name }) => name === draft.game) ?? games[0];
  if (offer === undefined) return draft;
  const isKnown = offer.rules.length === 0 || offer.rules.some(({ name }) => name === draft.rules);
  const rules = isKnown ? draft.rules : (offer.rules[0]?.name ?? "");
  const playing = enginesFor(offer.name, engines);
  const seat = (one: SeatDraft) => fittedSeat(one, offer.levels, playing);
  return { ...draft, game: offer.name, rules, first: seat(draft.first), second: seat(draft.second) };
}

/** The names of the engines that play a game. */
export function enginesFor(game: string, offered: readonly EngineOffer[]): string[] {
  return offered.filter(({ games }) => games.includes(game)).map(({ name }) => name);
}

/** Who says what they think of a game: the program itself, which has no name here, and engines. */
export function analystsOf(game: string, games: readonly GameOffer[], offered: readonly EngineOffer[]): (string | null)[] {
  const own = games.some(({ name, analyses }) => name === game && analyses) ? [null] : [];
  return [...own, ...enginesFor(game, offered.filter(({ analyses }) => analyses))];
}

function fittedSeat(seat: SeatDraft, levels: readonly number[], engines: readonly string[]): SeatDraft {
  const level = Math.min(Math.max(seat.level, Math.min(...levels)), Math.max(...levels));
  const engine = engines.includes(seat.engine) ? seat.engine : (engines[0] ?? "");
  const cannot = (seat.who === "level" && levels.length === 0) || (seat.who === "engine" && engines.length === 0);
  return { ...seat, level: levels.length === 0 ? seat.level : level, engine, who: cannot ? "here" : seat.who };
}

/** How people are called who gave no name. */
export type UsualNames = { first: string; second: string };

/** The game that a draft asks for, as the server takes it. */
export function tableOf(draft: Draft, names: UsualNames, usualClock: readonly PeriodView[], sections: string | null): NewTable {
  const [first, second] = [sitterOf(draft.first, names.first), sitterOf(draft.second, names.second)];
  const seats = draft.color === "black" ? { white: second, black: first } : { white: first, black: second };
  const isShow = draft.first.who !== "here" && draft.second.who !== "here";
  return {
    shuffle: draft.color === "random",
    spec: {
      kind: kindOf(draft, sections),
      seats,
      clock: clockOf(draft.clock, usualClock),
      // Engines that play each other are to be watched.
      terms: { take_backs: draft.takeBacks, draws: draft.draws, pace: isShow ? 1000 : 0 },
      record: null,
      tags: [],
    },
  };
}

/** Which game a draft means, and where it begins. */
export function kindOf(draft: Pick<Draft, "game" | "variant" | "boards" | "size" | "rules" | "komi" | "handicap" | "start">, sections: string | null): Kind {
  switch (draft.game) {
    case "go":
      return { game: "go", size: draft.size, rules: draft.rules, komi: draft.komi.trim() === "" ? null : draft.komi.trim().replace(",", "."), handicap: draft.handicap, start: draft.start };
    case "chess":
      return { game: "chess", variant: draft.variant, boards: draft.boards, sections, start: draft.start };
    default:
      // A game that has nothing to choose is named and no more.
      return { game: draft.game, start: draft.start } as Kind;
  }
}

function sitterOf(seat: SeatDraft, usualName: string): Sitter {
  switch (seat.who) {
    case "here": return { sitter: "person", name: seat.name.trim() === "" ? usualName : seat.name.trim(), screen: 0 };
    case "link": return { sitter: "nobody" };
    case "level": return { sitter: "level", level: seat.level };
    case "engine": return { sitter: "engine", name: seat.engine };
  }
}

function clockOf(clock: ClockDraft, usualClock: readonly PeriodView[]): string {
  switch (clock.use) {
    case "none": return "";
    case "usual": return clockText(usualClock);
    case "preset": return clock.text;
    case "own": return clockText(clock.periods);
  }
}

/** Whether what the browser kept still is a draft. */
export function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const given = value as Record<string, unknown>;
  return Object.entries(firstDraft).every(([key, usual]) => usual === null || typeof given[key] === typeof usual);
}
