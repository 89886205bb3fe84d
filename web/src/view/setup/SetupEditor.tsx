import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../../api";
import { wardrobeOf } from "../../board/pieces";
import type { Draft } from "../../draft";
import { textOf, useSettings, useWords } from "../../settings";
import { keepHere } from "../../navigate";
import { cleared, type KeptSetup, keptOf, moved, type Position, positionOf, symbolAt, withPiece } from "../../setup";
import type { Cell } from "../../state/place";
import type { Kind, Message, SetupReport, SetupView } from "../../wire";
import { sentenceOf, standing } from "../../words";
import { reasonOf, useAsked } from "../parts/asked";
import { Icon } from "../parts/Icon";
import { Refusal } from "../parts/Refusal";
import { Palette, type Tool } from "./Palette";
import { SetupBoard } from "./SetupBoard";
import { SetupSide } from "./SetupSide";
import "../../style/board.css";
import "../../style/board-stones.css";

/** The boards of a kind of game, what can be put on them, and what the server says to it. */
export function SetupEditor({ first, ...rest }: Setting & { first: string | null }) {
  const { kind, children } = rest;
  const [asked, again] = useAsked(() => begun(kind, first), []);
  if (asked.state === "refused") return <>{children}<Refusal {...asked} again={again} /></>;
  return asked.state === "here" ? <Editor {...rest} {...asked.value} /> : null;
}

/** Of which game a position is set up, what was set up before, and what is done with it. */
type Setting = { draft: Draft; kind: Kind; kept: KeptSetup | null; play: (start: string) => void; children: ComponentChildren };

/** What one begins with: a position, and a text that is none with the reason why. */
type Begun = { view: SetupView; refused: { text: string; why: Message } | null };

async function begun(kind: Kind, first: string | null): Promise<Begun> {
  if (first === null) return { view: await api.setupStart(kind), refused: null };
  try {
    return { view: await api.setupRead(kind, first), refused: null };
  } catch (error) {
    return { view: await api.setupStart(kind), refused: { text: first, why: reasonOf(error).why } };
  }
}

function Editor({ draft, kind, kept, play, children, view, refused }: Setting & Begun) {
  const say = useWords();
  const settings = useSettings();
  const wardrobe = wardrobeOf(textOf(settings, "display.pieces"), view.figures);
  const [position, setPosition] = useState<Position>(() => positionOf(kept ?? view));
  const [tool, setTool] = useState<Tool>({ use: "move" });
  const [taken, setTaken] = useState<Cell | null>(null);
  /** What was typed and not read yet; the text of the position stands there until then. */
  const [typed, setTyped] = useState<string | null>(kept === null ? (refused?.text ?? null) : null);
  const [answer, setAnswer] = useState<(SetupReport & { to: Position }) | null>(null);
  const [wrong, setWrong] = useState<Message | null>(kept === null ? (refused?.why ?? null) : null);
  useEffect(() => {
    let isCurrent = true;
    const take = (next: SetupReport) => { if (isCurrent) setAnswer({ ...next, to: position }); };
    const fail = (error: unknown) => { if (isCurrent) setAnswer({ text: "", kind, problems: [reasonOf(error).why], to: position }); };
    api.setupCheck({ kind, pieces: [...position.pieces.values()], turn: position.turn, rights: [...position.rights] }).then(take, fail);
    return () => { isCurrent = false; };
  }, [position]);
  const text = typed ?? answer?.text ?? view.text;
  const change = (next: Position) => {
    setTyped(null);
    setWrong(null);
    setPosition(next);
    keepHere(keptOf(draft, next));
  };
  const touch = (cell: Cell) => {
    if (tool.use === "remove") change(withPiece(position, cell, null));
    if (tool.use === "put") {
      const isThere = JSON.stringify(symbolAt(position, cell)) === JSON.stringify(tool.symbol);
      change(withPiece(position, cell, isThere ? null : tool.symbol));
    }
    if (tool.use !== "move") return;
    if (taken === null) setTaken(symbolAt(position, cell) === null ? null : cell);
    else { change(moved(position, taken, cell)); setTaken(null); }
  };
  const read = () => void api.setupRead(kind, text).then((next) => change(positionOf(next)), (error: unknown) => setWrong(reasonOf(error).why));
  const problems = answer?.problems ?? [];
  return (
    <div class="setup">
      <div class={`setup-boards board-${textOf(settings, "display.board")} goban-${textOf(settings, "display.goban")} count-${Math.min(view.boards, 4)}`}>
        {Array.from({ length: view.boards }, (_, board) => (
          <SetupBoard key={board} board={board} files={view.files} ranks={view.ranks} boards={view.boards} game={kind.game} position={position} taken={taken}
            touch={touch} move={(from, to) => change(moved(position, from, to))} remove={(cell) => change(withPiece(position, cell, null))} wardrobe={wardrobe} />
        ))}
      </div>
      <div class="setup-side stack">
        {children}
        <Palette view={view} tool={tool} choose={(next) => { setTool(next); setTaken(null); }} wardrobe={wardrobe} />
        <div class="buttons">
          <button type="button" class="button" onClick={() => change(cleared(position))}>{say("page-setup-clear")}</button>
          <button type="button" class="button" onClick={() => change(positionOf(view))}>{say("page-setup-start")}</button>
        </div>
        <SetupSide view={view} position={position} change={change} wardrobe={wardrobe} />
        <div class="field">
          <label for="setup-text">{kind.game === "go" ? "SGF" : "FEN"}</label>
          <textarea id="setup-text" rows={3} spellcheck={false} value={text} onInput={(event) => setTyped(event.currentTarget.value)} />
          {wrong === null ? null : <p class="wrong" role="alert">{standing(sentenceOf(say, wrong))}</p>}
          <div><button type="button" class="button quiet" disabled={text === answer?.text} onClick={read}>{say("page-setup-read")}</button></div>
        </div>
        <div class="setup-play">
          <div role="status">{problems.map((problem) => <p key={problem.id} class="note bad">{standing(sentenceOf(say, problem))}</p>)}</div>
          <button type="button" class="button first large" disabled={answer?.to !== position || problems.length > 0} onClick={() => play(answer?.kind.start ?? text)}><Icon name="play" />{say("page-setup-play")}</button>
        </div>
      </div>
    </div>
  );
}
