import { pieceAddress, type Wardrobe } from "../../board/pieces";
import { useWords } from "../../settings";
import type { SetupView, Symbol } from "../../wire";
import { Icon } from "../parts/Icon";

/** What a click on the board does: put a piece, move one, or take one away. */
export type Tool = { use: "put"; symbol: Symbol } | { use: "move" } | { use: "remove" };

/** Whether two tools are the same. */
function isSameTool(one: Tool, other: Tool): boolean {
  if (one.use !== "put" || other.use !== "put") return one.use === other.use;
  return one.symbol.color === other.symbol.color && one.symbol.name === other.symbol.name;
}

/** Everything that can be put on the board, a row for each side. */
export function Palette({ view, tool, choose, wardrobe }: { view: SetupView; tool: Tool; choose: (tool: Tool) => void; wardrobe: Wardrobe }) {
  const say = useWords();
  const rows = [["white", view.palette.white], ["black", view.palette.black], ["none", view.neutral]] as const;
  // Where a side has one sort of piece, as in Go, all stand in one row.
  const isOne = rows.every(([, symbols]) => symbols.length <= 1);
  return (
    <div class={`palette ${isOne ? "of-one" : ""}`}>
      {rows.filter(([, symbols]) => symbols.length > 0).map(([color, symbols]) => (
        <div key={color} class="palette-row" role="group" aria-label={say("page-setup-pieces", { color })}>
          {symbols.map((symbol) => <PaletteButton key={symbol.name} symbol={symbol} tool={tool} choose={choose} wardrobe={wardrobe} />)}
        </div>
      ))}
      <div class="palette-row" role="group" aria-label={say("page-setup-hands")}>
        <button type="button" class="palette-tool" aria-pressed={tool.use === "move"} onClick={() => choose({ use: "move" })}><Icon name="grid" />{say("page-setup-move")}</button>
        <button type="button" class="palette-tool" aria-pressed={tool.use === "remove"} onClick={() => choose({ use: "remove" })}><Icon name="trash" />{say("page-setup-remove")}</button>
      </div>
    </div>
  );
}

function PaletteButton({ symbol, tool, choose, wardrobe }: { symbol: Symbol; tool: Tool; choose: (tool: Tool) => void; wardrobe: Wardrobe }) {
  const say = useWords();
  const own: Tool = { use: "put", symbol };
  return (
    <button type="button" class="palette-piece" aria-pressed={isSameTool(own, tool)} aria-label={say("page-setup-piece", { piece: symbol.name, color: symbol.color ?? "none" })} onClick={() => choose(own)}>
      {symbol.color === null ? <i class="wall" /> : <img alt="" src={pieceAddress(wardrobe, symbol)} />}
    </button>
  );
}
