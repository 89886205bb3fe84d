import { api } from "../../api";
import { pieceAddress, wardrobeOf } from "../../board/pieces";
import { ownFiles } from "../../catalogue";
import { languageIn, textOf, useSettings, useWords } from "../../settings";
import { useStore } from "../../store";
import type { VariantPage } from "../../wire";
import { useAsked } from "../parts/asked";

/** How each piece of a variant moves; nothing until that is known. */
export function usePieces(name: string): Pick<VariantPage, "pieces" | "board"> {
  const language = languageIn(useSettings());
  const own = useStore(ownFiles).flatMap(({ variants }) => variants).find((variant) => variant.name === name);
  const [asked] = useAsked(() => pageOf(name, own), [name, own, language]);
  return asked.state === "here" ? asked.value : { pieces: [], board: null };
}

/** How each piece of a variant moves, beside its picture. */
export function VariantPieces({ pieces, board }: Pick<VariantPage, "pieces" | "board">) {
  const say = useWords();
  const wardrobe = wardrobeOf(textOf(useSettings(), "display.pieces"), board?.figures ?? []);
  if (pieces.length === 0) return null;
  return (
    <section class="stack-small">
      <h2>{say("page-variants-pieces")}</h2>
      <ul class="pieces">
        {pieces.map(({ letter, symbols, sentence }) => (
          <li key={letter}>
            <span class="piece-pair">{symbols.map((symbol) => <img key={symbol.color} alt="" src={pieceAddress(wardrobe, symbol)} />)}</span>
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function pageOf(name: string, own: VariantPage | undefined): Promise<VariantPage> {
  return own ?? api.variant(name);
}
