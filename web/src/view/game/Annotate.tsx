import { useEffect, useState } from "preact/hooks";
import { useWords } from "../../settings";
import { glyphSign, moveGlyphKeys, moveGlyphs, positionGlyphKeys, positionGlyphs, toggled } from "../../state/glyphs";
import type { Tree } from "../../state/tree";
import { titleOf } from "../parts/keytext";
import { GameButton } from "./GameButton";
import { MarkTools } from "./MarkTools";
import type { Game } from "./table";
import type { Drawing } from "./useDrawing";

/** What is said about the node that is seen: comments, judgements, and the order of variations. */
export function Annotate({ game, tree, at, write, drawing }: { game: Game; tree: Tree; at: number; write: (notation: string) => string; drawing: Drawing | null }) {
  const say = useWords();
  const branch = tree.get(at);
  const twig = branch?.twig;
  const [text, setText] = useState("");
  const written = twig?.comments.join("\n\n") ?? "";
  useEffect(() => setText(written), [at, written]);
  if (twig === undefined) return null;
  const isChanged = text !== written;
  // What was typed goes along with every judgement: the table may not have confirmed it yet.
  const comments = isChanged ? [text.trim()].filter((comment) => comment !== "") : twig.comments;
  const note = (glyphs: number[]) => game.order({ command: "note", node: at, remarks: { comments_before: twig.comments_before, comments, glyphs, markup: null } });
  const keep = () => {
    if (isChanged) note(twig.glyphs);
  };
  const siblings = twig.parent === null ? [] : (tree.get(twig.parent)?.children ?? []);
  return (
    <section class="annotate" aria-label={say("game-annotate")}>
      <label class="small" for="comment">{twig.notation === null ? say("game-comment-start") : say("game-comment", { move: write(twig.notation) })}</label>
      <textarea id="comment" class="input" rows={2} value={text} onInput={(event) => setText(event.currentTarget.value)} onBlur={keep} />
      {drawing === null ? null : <MarkTools drawing={drawing} />}
      {twig.notation === null ? null : (
        <>
          <Glyphs label={say("game-glyph-move")} among={moveGlyphs} keys={moveGlyphKeys} chosen={twig.glyphs} choose={(glyph) => note(toggled(twig.glyphs, glyph))} />
          <Glyphs label={say("game-glyph-position")} among={positionGlyphs} keys={positionGlyphKeys} chosen={twig.glyphs} choose={(glyph) => note(toggled(twig.glyphs, glyph))} />
          <div class="row">
            <GameButton isBare icon="raise" label={say("game-promote")} keys="PageUp" isDisabled={siblings.indexOf(at) < 1} run={() => game.order({ command: "promote", node: at })} />
            <GameButton isBare icon="trash" label={say("game-prune")} keys="Delete" run={() => { game.look(twig.parent ?? 0); game.order({ command: "prune", node: at }); }} />
            <GameButton isBare icon="undo" label={say("game-undo-note")} keys="Backspace" run={() => game.order({ command: "undo" })} />
          </div>
        </>
      )}
    </section>
  );
}

function Glyphs({ label, among, keys, chosen, choose }: { label: string; among: readonly number[]; keys: readonly string[]; chosen: number[]; choose: (glyph: number) => void }) {
  const say = useWords();
  return (
    <div class="glyph-row" role="group" aria-label={label}>
      {among.map((glyph, index) => (
        <button
          key={glyph} type="button" class="glyph" aria-keyshortcuts={keys[index]} aria-pressed={chosen.includes(glyph)} aria-label={say("game-glyph", { glyph })}
          title={titleOf(say, say("game-glyph", { glyph }), keys[index])} onClick={() => choose(glyph)}
        >
          {glyphSign(glyph)}
        </button>
      ))}
    </div>
  );
}
