import { useEffect, useRef } from "preact/hooks";
import { useWords } from "../../settings";
import { readable } from "../../state/comments";
import { glyphSign } from "../../state/glyphs";
import { type Numbering, type Stretch, stretchesOf, type Tree } from "../../state/tree";
import type { TwigView } from "../../wire";

/** What a list of moves needs to write each one. */
type Writing = { at: number; look: (node: number) => void; write: (notation: string) => string };

/** The moves as a tree: the main line in rows, variations and comments between them. */
export function Moves({ tree, numbering, ...writing }: Writing & { tree: Tree; numbering: Numbering }) {
  const say = useWords();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = list.current;
    if (box === null) return;
    const showCurrent = () => {
      const here = box.querySelector<HTMLElement>("[aria-current]");
      box.scrollTop = here === null ? 0 : here.offsetTop - box.clientHeight / 2;
    };
    // The list becomes lower when an analysis opens below it.
    const observer = new ResizeObserver(showCurrent);
    showCurrent();
    observer.observe(box);
    return () => observer.disconnect();
  }, [writing.at, tree]);
  const stretches = stretchesOf(tree, numbering);
  if (stretches.length === 0) return <div class="moves empty-moves soft"><p>{say("game-no-moves")}</p></div>;
  return (
    // Scrolled by keys as well as by wheel.
    <div ref={list} class={`moves ${numbering === "each" ? "flowing" : "paired"}`} role="group" aria-label={say("game-moves")} tabIndex={-1}>
      {numbering === "each" ? <Line stretches={stretches} {...writing} /> : <Pairs stretches={stretches} {...writing} />}
    </div>
  );
}

type Row = { number: string; cells: (TwigView | null)[] } | { between: Stretch | TwigView };

/** The main line in rows of two; what comes between stands in rows of its own. */
function rowsOf(stretches: Stretch[]): Row[] {
  const rows: Row[] = [];
  let open: Extract<Row, { cells: unknown }> | null = null;
  for (const stretch of stretches) {
    if (stretch.kind === "variation") {
      rows.push({ between: stretch });
      open = null;
      continue;
    }
    const { twig, number } = stretch;
    if (readable(twig.comments_before).length > 0) {
      rows.push({ between: { ...twig, comments: twig.comments_before } });
      open = null;
    }
    if (number?.endsWith("…") === true || (open === null && number === null)) rows.push((open = { number: number?.replace("…", ".") ?? "", cells: [null, twig] }));
    else if (number !== null || open === null) rows.push((open = { number: number ?? "", cells: [twig] }));
    else open.cells.push(twig);
    if (open.cells.length >= 2) open = null;
    if (readable(twig.comments).length > 0) {
      rows.push({ between: twig });
      open = null;
    }
  }
  return rows;
}

function Pairs({ stretches, ...writing }: Writing & { stretches: Stretch[] }) {
  return (
    <>
      {rowsOf(stretches).map((row, index) => {
        if ("between" in row) return <div key={index} class="between">{"kind" in row.between ? <Between stretch={row.between} {...writing} /> : <Comments twig={row.between} />}</div>;
        return (
          <div key={index} class="pair">
            <span class="number" aria-hidden="true">{row.number}</span>
            {row.cells.map((twig, cell) => (twig === null ? <span key={cell} class="gap" aria-hidden="true">…</span> : <Move key={twig.id} twig={twig} {...writing} />))}
          </div>
        );
      })}
    </>
  );
}

function Between({ stretch, ...writing }: Writing & { stretch: Stretch }) {
  if (stretch.kind !== "variation") return null;
  return <p class="variation"><Line stretches={stretch.stretches} {...writing} /></p>;
}

/** Moves in running text, with variations in brackets. */
function Line({ stretches, ...writing }: Writing & { stretches: Stretch[] }) {
  return (
    <>
      {stretches.map((stretch, index) => (stretch.kind === "variation"
        ? <span key={index} class="bracket"> (<Line stretches={stretch.stretches} {...writing} />) </span>
        : (
          <span key={stretch.twig.id} class="inline-move">
            <span class="numbered">
              {stretch.number === null ? null : <span class="number" aria-hidden="true">{stretch.number}</span>}
              <Move twig={stretch.twig} {...writing} />
            </span>
            {readable(stretch.twig.comments).length > 0 ? <Comments twig={stretch.twig} /> : null}
          </span>
        )))}
    </>
  );
}

function Move({ twig, at, look, write }: Writing & { twig: TwigView }) {
  const say = useWords();
  const glyphs = twig.glyphs.map(glyphSign).join(" ");
  return (
    <button type="button" class={`move glyph-${twig.glyphs[0] ?? 0}`} aria-current={twig.id === at ? "true" : undefined} data-node={twig.id} onClick={() => look(twig.id)}>
      {twig.notation === null ? say("game-played-on") : write(twig.notation)}{glyphs === "" ? null : <span class="glyphs">{glyphs}</span>}
    </button>
  );
}

function Comments({ twig }: { twig: TwigView }) {
  return <span class="comments">{readable(twig.comments).join(" ")}</span>;
}
