import { api } from "../../api";
import { pieceAddress } from "../../board/pieces";
import { ownFiles } from "../../catalogue";
import { languageIn, textOf, useSettings, useWords } from "../../settings";
import { useStore } from "../../store";
import type { PieceRule, VariantPage } from "../../wire";
import { useAsked } from "../parts/asked";

/** How each piece of a variant moves; nothing until that is known. */
export function usePieces(name: string): PieceRule[] {
  const language = languageIn(useSettings());
  const own = useStore(ownFiles).flatMap(({ variants }) => variants).find((variant) => variant.name === name);
  const [asked] = useAsked(() => piecesOf(name, own), [name, own, language]);
  return asked.state === "here" ? asked.value : [];
}

/** How each piece of a variant moves, beside its picture. */
export function VariantPieces({ pieces }: { pieces: PieceRule[] }) {
  const say = useWords();
  const set = textOf(useSettings(), "display.pieces");
  if (pieces.length === 0) return null;
  return (
    <section class="stack-small">
      <h2>{say("page-variants-pieces")}</h2>
      <ul class="pieces">
        {pieces.map(({ letter, symbols, sentence }) => (
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
