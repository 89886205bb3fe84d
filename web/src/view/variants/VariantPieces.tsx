import { api } from "../../api";
import { pieceAddress } from "../../board/pieces";
import { ownFiles } from "../../catalogue";
import { languageIn, textOf, useSettings, useWords } from "../../settings";
import { useStore } from "../../store";
import type { PieceRule, VariantPage } from "../../wire";
import { useAsked } from "../parts/asked";

/** How each piece of a variant moves, beside its picture. */
export function VariantPieces({ name }: { name: string }) {
  const say = useWords();
  const settings = useSettings();
  const own = useStore(ownFiles).flatMap(({ variants }) => variants).find((variant) => variant.name === name);
  const [asked] = useAsked(() => piecesOf(name, own), [name, own, languageIn(settings)]);
  if (asked.state !== "here" || asked.value.length === 0) return null;
  const set = textOf(settings, "display.pieces");
  return (
    <section class="stack-small">
      <h2>{say("page-variants-pieces")}</h2>
      <ul class="pieces">
        {asked.value.map(({ letter, symbols, sentence }) => (
          <li key={letter}>
            <span class="piece-pair">{symbols.map((symbol) => <img key={symbol.color} alt="" src={pieceAddress(set, symbol)} />)}</span>
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function piecesOf(name: string, own: VariantPage | undefined): Promise<PieceRule[]> {
  return (own ?? (await api.variant(name))).pieces;
}
