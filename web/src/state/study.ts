import type { Choice, Judged, Message, Reviewed, Standing, Word } from "../wire";
import type { Say } from "../words";

/** What is thought so far of a position that is studied. */
export type Insight = Extract<Word, { word: "insight" }>;

/** What a review found of a move. */
export type Finding = Pick<Reviewed, "standing" | "judged">;

/** What engines think of a game, as far as somebody asked. */
export type Study = {
  /** Whether the position that is seen is studied. */
  isOn: boolean;
  /** The name of what was asked last; words of anything else are no longer wanted. */
  asked: string | null;
  insight: Insight | null;
  /** How far a review is; none where there is none. */
  review: { done: number; of: number } | null;
  /** What reviews found, by node. */
  findings: ReadonlyMap<number, Finding>;
  /** Why there is nothing to see. */
  why: Message | null;
};

/** A game that nobody studies. */
export const noStudy: Study = { isOn: false, asked: null, insight: null, review: null, findings: new Map(), why: null };

/** The study after somebody wants to have what is seen studied. */
export function woken(study: Study): Study {
  return { ...study, isOn: true, why: null };
}

/** The study after a position was asked for. */
export function askedFor(study: Study, name: string): Study {
  return { ...study, isOn: true, asked: name, review: null, why: null };
}

/** The study after a review was asked for: what earlier ones found is forgotten. */
export function askedForReview(study: Study, name: string): Study {
  return { ...study, isOn: false, asked: name, insight: null, review: { done: 0, of: 0 }, findings: new Map(), why: null };
}

/** The study after it was ended. */
export function rested(study: Study): Study {
  return { ...study, isOn: false, asked: null, insight: null, review: null };
}

/** The study after the line was lost: a position is asked for again by itself, a review is not. */
export function cutOff(study: Study): Study {
  return study.review === null ? { ...study, asked: null } : { ...rested(study), why: { id: "study-cut-off", arguments: [] } };
}

/** The study after a word of the server. */
export function afterStudyWord(study: Study, word: Word): Study {
  if (!("id" in word) || word.id !== study.asked) return study;
  switch (word.word) {
    case "insight": return { ...study, insight: word };
    case "reviewed": {
      const findings = new Map(study.findings).set(word.node, { standing: word.standing, judged: word.judged });
      return { ...study, findings, review: { done: word.done, of: word.of } };
    }
    case "studied": return { ...study, review: null, why: word.why, isOn: study.isOn && word.why === null };
    default: return study;
  }
}

/** What a position is worth, as far as somebody found out: by the study, else by a review. */
export function standingAt(study: Study, node: number): Standing | null {
  const best = study.insight?.node === node ? study.insight.lines[0] : undefined;
  return best?.standing ?? study.findings.get(node)?.standing ?? null;
}

/** The first moves of the best lines of a position. */
export function ideasAt(study: Study, node: number): Choice[] {
  if (!study.isOn || study.insight?.node !== node) return [];
  return study.insight.lines.flatMap(({ moves }) => moves.slice(0, 1));
}

/** A worth in hundredths of a pawn, or a mate in so many moves, in signs: `+1.25`, `#-3`; none where neither is known. */
export function worthText(say: Say, worth: number | null, mate: number | null): string | null {
  if (mate !== null) return mate === 0 ? "#" : `#${mate}`;
  return worth === null ? null : say("game-figure", { figure: `${worth > 0 ? "+" : worth < 0 ? "−" : ""}${(Math.abs(worth) / 100).toFixed(2)}` });
}

/** What a position is worth, in signs: `+1.25`, `#-3`, `W+2.5`, or how often White wins. */
export function standingText(say: Say, { worth, mate, lead, chance }: Standing): string {
  const signs = worthText(say, worth, mate);
  if (signs !== null) return signs;
  if (lead === null) return `${Math.round(chance / 10)}\u00a0%`;
  return lead === 0 ? "0" : say("study-lead", { color: lead > 0 ? "white" : "black", points: (Math.abs(lead) / 10).toFixed(1) });
}

/** How often a side went wrong, by how much. */
export type Tally = Record<Judged, number>;

/** How often each side went wrong on a line. */
export function tallies(study: Study, line: readonly { id: number; mover: "white" | "black" | null }[]): { white: Tally; black: Tally } {
  const none = (): Tally => ({ inaccuracy: 0, mistake: 0, blunder: 0 });
  const sums = { white: none(), black: none() };
  for (const { id, mover } of line) {
    const judged = study.findings.get(id)?.judged ?? null;
    if (judged !== null && mover !== null) sums[mover][judged] += 1;
  }
  return sums;
}
