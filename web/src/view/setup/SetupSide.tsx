import { pieceAddress, type Wardrobe } from "../../board/pieces";
import { useWords } from "../../settings";
import { type Position, symbolAt, withHand, withRight } from "../../setup";
import type { Color, SetupView } from "../../wire";
import { Check, Options } from "../parts/Fields";

const colors: Color[] = ["white", "black"];

/** What belongs to a position besides its boards: the turn, rights, hands. */
export function SetupSide({ view, position, change, wardrobe }: { view: SetupView; position: Position; change: (position: Position) => void; wardrobe: Wardrobe }) {
  const say = useWords();
  return (
    <>
      <Options legend={say("page-setup-turn")} value={position.turn} choose={(turn) => change({ ...position, turn })}
        options={colors.map((color) => ({ value: color, label: <><i class={`disc ${color}`} />{say(`color-${color}`)}</> }))} />
      {view.castling.length === 0 ? null : (
        <fieldset class="field">
          <legend>{say("page-setup-castling")}</legend>
          <div class="rights">
            {view.castling.map(({ id, color, notation }) => (
              <Check key={id} label={`${say(`color-${color}`)} ${notation}`} value={position.rights.includes(id)} change={(has) => change(withRight(position, id, has))} />
            ))}
          </div>
        </fieldset>
      )}
      {colors.filter((color) => view.hands[color].length > 0).map((color) => <Hand key={color} color={color} view={view} position={position} change={change} wardrobe={wardrobe} />)}
    </>
  );
}

function Hand({ color, view, position, change, wardrobe }: { color: Color; view: SetupView; position: Position; change: (position: Position) => void; wardrobe: Wardrobe }) {
  const say = useWords();
  return (
    <fieldset class="field">
      <legend>{say("page-setup-hand", { color })}</legend>
      <div class="setup-hand">
        {view.hands[color].map(([place, symbol]) => {
          const count = symbolAt(position, place)?.count ?? 0;
          const named = { piece: symbol.name, color };
          return (
            <span key={symbol.name} class="setup-slot">
              <button type="button" class="button quiet icon" disabled={count === 0} aria-label={say("page-setup-hand-less", named)} onClick={() => change(withHand(position, place, symbol, -1))}>−</button>
              <img alt={say("page-setup-piece", named)} src={pieceAddress(wardrobe, symbol)} />
              <b class="figures">{count}</b>
              <button type="button" class="button quiet icon" aria-label={say("page-setup-hand-more", named)} onClick={() => change(withHand(position, place, symbol, 1))}>+</button>
            </span>
          );
        })}
      </div>
    </fieldset>
  );
}
