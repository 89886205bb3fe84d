import type { Color, Message, ProblemJudgement, ProblemNode, TwigView } from "../wire";
import { grown, lineTo, treeOf } from "./tree";

/** A move on the way to a node, with what is known of it. */
export type Step = { text: string; color: Color; judgement: ProblemJudgement | null; told: Message | null };

/** Moves as a tree, with what was said to some of them. */
export type Tries = { twigs: TwigView[]; notes: ReadonlyMap<number, Message> };

/** The start of a problem, before any move. */
export const rootTwig: TwigView = {
  id: 0, parent: null, ply: 0, mover: null, text: null, notation: null, comments_before: [], comments: [], glyphs: [], markup: [], left: null,
};

/** The judgements of records: good, bad, doubtful. */
const GLYPHS: Readonly<Record<ProblemJudgement, number[]>> = {
  correct: [1], fails: [2], "only-seki": [6], "only-ko": [6], "worse-ko": [6], hopeless: [], unknown: [],
};

/** The tree with a line of moves from its start, which then comes first; tells where the line ends. */
export function planted(tries: Tries, steps: readonly Step[]): Tries & { node: number } {
  let { twigs } = tries;
  const notes = new Map(tries.notes);
  let parent = rootTwig;
  for (const { text, color, judgement, told } of steps) {
    const known = twigs.find((twig) => twig.parent === parent.id && twig.text === text);
    const fresh = { ...rootTwig, id: twigs.length, parent: parent.id, ply: parent.ply + 1, mover: color, text, notation: text };
    const twig = { ...(known ?? fresh), ...(judgement === null ? {} : { glyphs: GLYPHS[judgement] }) };
    twigs = grown(known === undefined ? twigs : twigs.map((one) => (one.id === twig.id ? twig : one)), twig);
    if (told !== null) notes.set(twig.id, told);
    parent = twig;
  }
  return { twigs, notes, node: parent.id };
}

/** The tree with variations from its start, so that the first of them comes first. */
export function behindAll(tries: Tries, nodes: readonly ProblemNode[]): Tries {
  return linesOf(nodes).reverse().reduce<Tries>((sum, line) => planted(sum, line), tries);
}

function linesOf(nodes: readonly ProblemNode[]): Step[][] {
  return nodes.flatMap(({ children, text, color, judgement, told }) => {
    const step: Step = { text, color, judgement, told };
    return children.length === 0 ? [[step]] : linesOf(children).map((line) => [step, ...line]);
  });
}

/** The nodes behind the start on the way to one. */
export function stepsOf(twigs: TwigView[], node: number): number[] {
  return lineTo(treeOf(twigs), node).slice(1);
}

/** The moves on the way to a node. */
export function movesTo(twigs: TwigView[], node: number): string[] {
  const tree = treeOf(twigs);
  return lineTo(tree, node).flatMap((id) => tree.get(id)?.twig.text ?? []);
}
