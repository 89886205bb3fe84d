import type { TwigView } from "../wire";
import { readable } from "./comments";

/** A node of the tree with those that follow it. */
export type Branch = { twig: TwigView; children: number[] };

/** The tree of moves by the numbers of its nodes. */
export type Tree = Map<number, Branch>;

/** The tree that a list of nodes makes, each behind its parent. */
export function treeOf(twigs: TwigView[]): Tree {
  const tree: Tree = new Map();
  for (const twig of twigs) {
    tree.set(twig.id, { twig, children: [] });
    if (twig.parent !== null) tree.get(twig.parent)?.children.push(twig.id);
  }
  return tree;
}

/** The tree as a list again, each node behind its parent and siblings in their order. */
function listOf(tree: Tree): TwigView[] {
  const list: TwigView[] = [];
  const rest = [...tree.values()].filter(({ twig }) => twig.parent === null).map(({ twig }) => twig.id);
  while (rest.length > 0) {
    const branch = tree.get(rest.pop() ?? -1);
    if (branch === undefined) continue;
    list.push(branch.twig);
    rest.push(...[...branch.children].reverse());
  }
  return list;
}

/** The list with one more move, whose line then comes first, as the table keeps it. */
export function grown(twigs: TwigView[], twig: TwigView): TwigView[] {
  const tree = treeOf(twigs);
  if (!tree.has(twig.id)) {
    tree.set(twig.id, { twig, children: [] });
    if (twig.parent !== null) tree.get(twig.parent)?.children.push(twig.id);
  }
  for (const id of lineTo(tree, twig.id)) {
    const parent = tree.get(id)?.twig.parent;
    const siblings = parent === null || parent === undefined ? undefined : tree.get(parent)?.children;
    if (siblings !== undefined) siblings.splice(0, siblings.length, id, ...siblings.filter((other) => other !== id));
  }
  return listOf(tree);
}

/** The nodes from the root to one, both included. */
export function lineTo(tree: Tree, node: number): number[] {
  const line: number[] = [];
  for (let id: number | null = node; id !== null; id = tree.get(id)?.twig.parent ?? null) line.unshift(id);
  return line;
}

/** The first node of a tree. */
export function rootOf(tree: Tree): number {
  for (const { twig } of tree.values()) if (twig.parent === null) return twig.id;
  return 0;
}

/** The nodes of the main line through one: the way to it, and the first move from each node on. */
export function mainLine(tree: Tree, through: number): number[] {
  const line = lineTo(tree, through);
  for (let next = tree.get(through)?.children[0]; next !== undefined; next = tree.get(next)?.children[0]) line.push(next);
  return line;
}

/** The node before one. */
export function before(tree: Tree, node: number): number | null {
  return tree.get(node)?.twig.parent ?? null;
}

/** The first node behind one. */
export function behind(tree: Tree, node: number): number | null {
  return tree.get(node)?.children[0] ?? null;
}

/** The neighbour of a node among its siblings, one up (-1) or down (1). */
export function beside(tree: Tree, node: number, step: -1 | 1): number | null {
  const siblings = tree.get(before(tree, node) ?? -1)?.children ?? [];
  return siblings[siblings.indexOf(node) + step] ?? null;
}

/** One piece of a move list: a move, or a variation with pieces of its own. */
export type Stretch =
  | { kind: "move"; twig: TwigView; number: string | null }
  | { kind: "variation"; stretches: Stretch[] };

/** How moves are numbered: each by itself, as in Go, or in pairs from whoever begins. */
export type Numbering = "each" | "pairs" | "pairs-from-white";

/** How moves are numbered in a game. */
export function numberingOf(game: string): Numbering {
  if (game === "go") return "each";
  return game === "chess" ? "pairs-from-white" : "pairs";
}

/** How many moves people say a game has, given how often somebody moved. */
export function moveCount(game: string, plies: number): number {
  return numberingOf(game) === "each" ? plies : Math.ceil(plies / 2);
}

/** The tree as a score sheet has it: the main line, each variation behind the move it replaces. */
export function stretchesOf(tree: Tree, numbering: Numbering): Stretch[] {
  const root = rootOf(tree);
  const first = tree.get(tree.get(root)?.children[0] ?? -1)?.twig;
  const shift = numbering === "pairs-from-white" && first?.mover === "black" ? 1 : 0;
  return stretchesFrom(tree, root, null, (ply, isFresh) => {
    if (numbering === "each") return `${ply}.`;
    const index = ply - 1 + shift;
    const pair = Math.floor(index / 2) + 1;
    if (index % 2 === 0) return `${pair}.`;
    return isFresh ? `${pair}…` : null;
  });
}

type NumberOf = (ply: number, isFresh: boolean) => string | null;

function stretchesFrom(tree: Tree, start: number, first: number | null, numberOf: NumberOf): Stretch[] {
  const stretches: Stretch[] = [];
  const push = (id: number, isFresh: boolean) => {
    const twig = tree.get(id)?.twig;
    if (twig !== undefined) stretches.push({ kind: "move", twig, number: numberOf(twig.ply, isFresh) });
  };
  let [here, isFresh] = [start, true];
  if (first !== null) {
    push(first, true);
    [here, isFresh] = [first, hasRemarks(tree, first)];
  }
  for (;;) {
    const [main, ...others] = tree.get(here)?.children ?? [];
    if (main === undefined) return stretches;
    push(main, isFresh);
    for (const other of others) {
      stretches.push({ kind: "variation", stretches: stretchesFrom(tree, here, other, numberOf) });
    }
    [here, isFresh] = [main, others.length > 0 || hasRemarks(tree, main)];
  }
}

function hasRemarks(tree: Tree, id: number): boolean {
  return readable(tree.get(id)?.twig.comments ?? []).length > 0;
}
