import { useWords } from "../../settings";
import { glyphSign } from "../../state/glyphs";
import { standingText, type Study, tallies } from "../../state/study";
import type { Tree } from "../../state/tree";
import type { Judged } from "../../wire";

const field = { width: 320, height: 84 };

/** The sorts of wrong, the least first, with their numbers among the glyphs of PGN. */
const SORTS: { judged: Judged; glyph: number }[] = [{ judged: "inaccuracy", glyph: 6 }, { judged: "mistake", glyph: 2 }, { judged: "blunder", glyph: 4 }];

/** What a game was worth to White, move by move, and how often each side went wrong. */
export function StudyGraph({ study, tree, line, at, look, write }: { study: Study; tree: Tree; line: number[]; at: number; look: (node: number) => void; write: (notation: string) => string }) {
  const say = useWords();
  const step = field.width / Math.max(1, line.length - 1);
  const points = line.flatMap((node, index) => {
    const finding = study.findings.get(node);
    return finding === undefined ? [] : [{ node, x: index * step, y: field.height * (1 - finding.standing.chance / 1000), finding }];
  });
  const path = points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  const [first, last] = [points[0], points[points.length - 1]];
  const area = first === undefined || last === undefined ? "" : `${path}L${last.x.toFixed(1)} ${field.height}L${first.x.toFixed(1)} ${field.height}Z`;
  const here = points.find(({ node }) => node === at);
  const sums = tallies(study, line.flatMap((node) => { const twig = tree.get(node)?.twig; return twig === undefined ? [] : [twig]; }));
  const press = (event: MouseEvent & { currentTarget: SVGSVGElement }) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const index = Math.round(((event.clientX - left) / width) * (line.length - 1));
    const node = line[Math.min(Math.max(index, 0), line.length - 1)];
    if (node !== undefined) look(node);
  };
  return (
    <figure class="study-graph">
      <svg viewBox={`0 0 ${field.width} ${field.height}`} preserveAspectRatio="none" role="img" aria-label={say("study-graph", { worth: last === undefined ? "" : standingText(say, last.finding.standing) })} onClick={press}>
        <path class="graph-area" d={area} />
        <path class="graph-middle" d={`M0 ${field.height / 2}H${field.width}`} />
        <path class="graph-line" d={path} />
        {points.map(({ node, x, y, finding }) => (finding.judged === null ? null : (
          <path key={node} class={`graph-mark ${finding.judged}`} d={`M${x.toFixed(1)} ${y.toFixed(1)}h0`}><title>{`${write(tree.get(node)?.twig.notation ?? "")} ${say(`study-${finding.judged}`)}`}</title></path>
        )))}
        {here === undefined ? null : <path class="graph-here" d={`M${here.x.toFixed(1)} 0V${field.height}`} />}
      </svg>
      <table class="study-tally small">
        <thead><tr><td />{SORTS.map(({ judged, glyph }) => <th key={judged} scope="col"><abbr title={say(`study-${judged}`)}>{glyphSign(glyph)}</abbr></th>)}</tr></thead>
        <tbody>
          {(["white", "black"] as const).map((color) => (
            <tr key={color}><th scope="row">{say("game-color", { color })}</th>{SORTS.map(({ judged }) => <td key={judged}>{sums[color][judged]}</td>)}</tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
