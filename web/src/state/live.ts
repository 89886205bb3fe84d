import type { Access, BoardView, Choice, Color, Entry, Message, Place, Trouble, View, Word } from "../wire";
import { carried, carry, type Hand, queenAmong, restingHand, type Touch, touch } from "./gesture";
import type { Line } from "./line";
import { foreseen } from "./pieces";
import { type Premove, premoved, premoveTouch } from "./premove";
import { opposite, ownSeats } from "./seats";
import { viewAfter } from "./table";

/** A move of ours that the table has not confirmed. */
export type Pending = { choice: Choice; on: number; seat: Color };

/** All that is known of a live game, and what our hand does. */
export type Live = {
  link: Line["phase"];
  /** Why there is no game here. */
  refusal: Message | null;
  access: Access;
  view: View | null;
  /** When the clocks of the view were right, in milliseconds of this page. */
  heard: number;
  /** The node that is looked at; none where the game stands. */
  looking: number | null;
  /** Boards at other nodes, as far as they were asked for. */
  looks: ReadonlyMap<number, Glance>;
  hand: Hand;
  /** What is held for a premove. */
  held: Place | null;
  premove: Premove | null;
  pending: Pending | null;
  hint: Choice | null;
  /** What was last refused, until something else happens or is done. */
  refused: Message | null;
  trouble: Trouble | null;
};

/** How the game stood at a node: the boards, whose turn it was, and what could be moved. */
export type Glance = { board: BoardView; turn: Color; choices: Choice[] };

/** What is to be done after something happened: ask, play, or try a move beside those that were played. */
export type Want = { want: "view" } | { want: "look"; node: number } | { want: "play" | "try"; choice: Choice; seat: Color; on: number };

/** How things are after something, what is wanted then, and what happened at the table. */
export type After = { live: Live; wants: Want[]; happened: Entry[] };

/** A game of which nothing was heard yet. */
export const newLive: Live = {
  link: "down", refusal: null, access: "watcher", view: null, heard: 0, looking: null, looks: new Map(), hand: restingHand,
  held: null, premove: null, pending: null, hint: null, refused: null, trouble: null,
};

/** How things are after a word of the server. */
export function afterWord(live: Live, word: Word, now: number): After {
  switch (word.word) {
    case "welcome": {
      const known = { ...live, access: word.access, trouble: word.trouble };
      return word.view === null ? still(known) : afterView(known, word.view, now, []);
    }
    case "view": return afterView(live, word.view, now, []);
    case "facts": {
      if (live.view === null) return still(live);
      const view = viewAfter(live.view, word);
      if (view === null) return { ...still(live), wants: [{ want: "view" }] };
      return afterView(live, view, word.outlook === null && word.view === null ? live.heard : now, word.entries);
    }
    case "answer": return still(word.answer === "refused" ? { ...live, pending: null, refused: word.why } : live);
    case "hint": return still({ ...live, hint: word.choice, refused: word.choice === null ? { id: "play-no-hint", arguments: [] } : null });
    case "trouble": return still({ ...live, trouble: word });
    case "misunderstood": return still(live.view === null ? { ...live, refusal: word.why } : { ...live, refused: word.why });
    default: return still(live);
  }
}

function still(live: Live): After {
  return { live, wants: [], happened: [] };
}

/** How things are once the table stands otherwise. */
function afterView(live: Live, view: View, now: number, happened: Entry[]): After {
  const hasMoved = live.view === null || live.view.cursor !== view.cursor || live.view.phase !== view.phase;
  const hasRestarted = happened.some(({ fact }) => fact === "restarted");
  const known = new Set(view.tree.map(({ id }) => id));
  const keptLook = live.looking !== null && known.has(live.looking) && !hasRestarted ? lookAfter(live, view, happened) : null;
  const isOpenMove = live.pending !== null && live.pending.on === view.cursor && view.phase === "playing";
  const next: Live = {
    ...live,
    view,
    heard: now,
    looking: keptLook === view.cursor ? null : keptLook,
    looks: hasRestarted || happened.some(({ fact }) => fact === "placed" || fact === "undone") ? new Map() : live.looks,
    hand: hasMoved ? restingHand : live.hand,
    pending: isOpenMove ? live.pending : null,
    hint: hasMoved ? null : live.hint,
    refused: happened.length > 0 ? lastingRefusal(live.refused) : live.refused,
    trouble: happened.length > 0 ? null : live.trouble,
  };
  const { live: done, wants } = afterPremove(next, view);
  const isUnknown = done.looking !== null && !done.looks.has(done.looking);
  return { live: done, wants: isUnknown ? [...wants, { want: "look", node: done.looking ?? 0 }] : wants, happened };
}

/** What is still to be told after something happened: that a move came too late, until the hand does something else. */
function lastingRefusal(refused: Message | null): Message | null {
  return refused?.id === "table-move-late" ? refused : null;
}

/** Where one looks once a move of ours was tried: at it, which in a record is where the game stands. */
function lookAfter(live: Live, view: View, happened: Entry[]): number | null {
  if (live.pending === null) return live.looking;
  if (view.phase === "reviewing") return null;
  for (const entry of happened) if (entry.fact === "varied" && entry.on === live.pending.on) return entry.node;
  return live.looking;
}

/** A premove becomes a move as soon as it is its turn, or is forgotten. */
function afterPremove(live: Live, view: View): Pick<After, "live" | "wants"> {
  const { premove } = live;
  if (premove === null) return { live, wants: [] };
  const isLost = view.phase !== "playing" || !ownSeats(live.access, view).includes(premove.seat);
  if (isLost) return { live: { ...live, premove: null, held: null }, wants: [] };
  if (view.turn !== premove.seat) return { live, wants: [] };
  const choice = premoved(view.choices, premove);
  const done = { ...live, premove: null, held: null };
  return choice === null ? { live: done, wants: [] } : madeMove(done, view, choice);
}

function madeMove(live: Live, view: View, choice: Choice): Pick<After, "live" | "wants"> {
  const here = seen(live);
  if (here === null) return { live, wants: [] };
  const isTried = isTrying(live);
  const known = view.tree.find(({ parent, text }) => parent === here.node && text === choice.text);
  if (isTried && known !== undefined) return afterLook(live, known.id);
  const pending = { choice, on: here.node, seat: here.turn };
  const after = { ...live, pending, hand: restingHand, hint: null, refused: null };
  return { live: after, wants: [{ want: isTried ? "try" : "play", ...pending }] };
}

/** What is seen: the game where it stands, or how it stood at another node; none before that is known. */
export function seen(live: Live): (Glance & { node: number }) | null {
  const { view, looking, looks } = live;
  if (view === null) return null;
  if (isAtCursor(live)) return { board: view.board, turn: view.turn, choices: view.choices, node: view.cursor };
  const glance = looks.get(looking ?? -1);
  return glance === undefined ? null : { ...glance, node: looking ?? -1 };
}

/** Whether moves are tried beside those that were played, as the owner of a record does. */
export function isTrying(live: Live): boolean {
  const phase = live.view?.phase;
  return live.access === "owner" && (phase === "reviewing" || (phase === "ended" && !isAtCursor(live)));
}

/** Whether remarks can be written here: on records, on games that are over, and on what was played before. */
export function isAnnotating(live: Live): boolean {
  const phase = live.view?.phase;
  return live.access === "owner" && (phase === "reviewing" || phase === "ended" || !isAtCursor(live));
}

/** Whether the board that is seen is the one that is played on. */
export function isAtCursor(live: Live): boolean {
  return live.looking === null || live.looking === live.view?.cursor;
}

/** The seat that may move now by our hand; none where nothing can be moved. */
export function movingSeat(live: Live): Color | null {
  const { view } = live;
  if (view === null || live.pending !== null) return null;
  if (isTrying(live)) return (seen(live)?.choices.length ?? 0) > 0 ? (seen(live)?.turn ?? null) : null;
  if (view.phase !== "playing" || !isAtCursor(live)) return null;
  return ownSeats(live.access, view).includes(view.turn) ? view.turn : null;
}

/** The seat that may prepare a move now, while the other side thinks. */
export function premovingSeat(live: Live): Color | null {
  const { view } = live;
  if (view === null || view.phase !== "playing" || !isAtCursor(live) || view.kind.game === "go") return null;
  const own = ownSeats(live.access, view);
  const waits = own.length === 1 && (own[0] === opposite(view.turn) || live.pending !== null);
  return waits ? (own[0] ?? null) : null;
}

/** How things are after a place was touched. */
export function afterTouch(live: Live, place: Place, alwaysQueen: boolean): After {
  const { view } = live;
  if (view === null) return still(live);
  if (movingSeat(live) !== null) return afterHand(live, view, touch(seen(live)?.choices ?? [], live.hand, place), alwaysQueen);
  const seat = premovingSeat(live);
  if (seat === null) return still(live);
  const { held, premove } = premoveTouch(view, seat, live.held, place);
  return still({ ...live, held, premove, refused: null });
}

/** How things are after something was carried from one place to another. */
export function afterCarry(live: Live, from: Place, to: Place, alwaysQueen: boolean): After {
  const { view } = live;
  if (view === null) return still(live);
  if (movingSeat(live) !== null) return afterHand(live, view, carry(seen(live)?.choices ?? [], live.hand, from, to), alwaysQueen);
  const seat = premovingSeat(live);
  return still(seat === null ? live : { ...live, held: null, premove: { seat, from, to }, refused: null });
}

function afterHand(live: Live, view: View, { hand, made }: Touch, alwaysQueen: boolean): After {
  const choice = made ?? (alwaysQueen ? queenAmong(hand.asking) : null);
  if (choice === null) return still({ ...live, hand, refused: null });
  return { ...madeMove(live, view, choice), happened: [] };
}

/** How things are after a choice was made. */
export function afterChoice(live: Live, choice: Choice): After {
  if (live.view === null || movingSeat(live) === null) return still(live);
  return { ...madeMove(live, live.view, choice), happened: [] };
}

/** How things are after the hand was taken off the board: nothing is held, asked or prepared. */
export function afterLettingGo(live: Live): Live {
  return { ...live, hand: restingHand, held: null, premove: null };
}

/** How things are after one wants to see another node; boards that are not known have to be asked for. */
export function afterLook(live: Live, node: number): After {
  const { view } = live;
  if (view === null) return still(live);
  const looking = node === view.cursor ? null : node;
  const wants: Want[] = looking === null || live.looks.has(node) ? [] : [{ want: "look", node }];
  return { live: { ...afterLettingGo(live), looking }, wants, happened: [] };
}

/** How things are once it is known how the game stood at a node. */
export function afterGlance(live: Live, node: number, glance: Glance): Live {
  return { ...live, looks: new Map(live.looks).set(node, glance) };
}

/** The boards as they are seen: at the node looked at, with our own move before it is confirmed. */
export function shownBoard(live: Live): BoardView | null {
  const { view, pending, hand } = live;
  const here = seen(live);
  if (view === null || here === null) return view?.board ?? null;
  if (pending?.on === here.node) return { ...here.board, pieces: foreseen(here.board, pending.choice, pending.seat), alarms: [] };
  return hand.touched.length > 1 ? { ...here.board, pieces: carried(here.board, hand) } : here.board;
}
