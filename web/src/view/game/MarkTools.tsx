import { useWords } from "../../settings";
import { clearMarksKey, type MarkTool, markToolKeys, markTools, nextLabel } from "../../state/markup";
import { Icon } from "../parts/Icon";
import { titleOf } from "../parts/keytext";
import type { Drawing } from "./useDrawing";

/** What can be drawn on a goban: labels that count up, marks, lines and arrows. */
export function MarkTools({ drawing }: { drawing: Drawing }) {
  const say = useWords();
  const { tool, choose, marks, clear } = drawing;
  return (
    <>
      <div class="glyph-row" role="group" aria-label={say("game-markup-tools")}>
        {markTools.map((one) => (
          <button
            key={one} type="button" class="glyph" data-tool={one} aria-pressed={tool === one} aria-label={say("game-markup-tool", { tool: one })}
            aria-keyshortcuts={markToolKeys[one]} title={titleOf(say, say("game-markup-tool", { tool: one }), markToolKeys[one])} onClick={() => choose(tool === one ? null : one)}
          >
            <ToolFace tool={one} drawing={drawing} />
          </button>
        ))}
        <button
          type="button" class="glyph" disabled={marks.length === 0} aria-label={say("game-markup-clear")}
          aria-keyshortcuts={clearMarksKey} title={titleOf(say, say("game-markup-clear"), clearMarksKey)} onClick={clear}
        >
          <Icon name="trash" />
        </button>
      </div>
      {tool === null ? null : <p class="small soft" role="status">{say("game-markup-hint", { tool })}</p>}
    </>
  );
}

function ToolFace({ tool, drawing }: { tool: MarkTool; drawing: Drawing }) {
  if (tool === "letter" || tool === "number") return <>{nextLabel(drawing.marks, tool)}</>;
  return <Icon name={tool} />;
}
