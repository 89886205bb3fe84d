import { api, type PieceSentence, type VariantInFull } from "../../api";
import { pieceAddress } from "../../board/pieces";
import { ownFiles, sectionsOf } from "../../catalogue";
import { languageIn, textOf, useSettings, useWords } from "../../settings";
import { useStore } from "../../store";
import { useAsked } from "../parts/asked";

/** How each piece of a variant moves, beside its picture. */
export function VariantPieces({ name }: { name: string }) {
  const say = useWords();
  const settings = useSettings();
  const sections = sectionsOf(name, useStore(ownFiles));
  const [asked] = useAsked(() => piecesOf(name, sections), [name, sections, languageIn(settings)]);
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

async function piecesOf(name: string, sections: string | null): Promise<PieceSentence[]> {
  if (sections === null) return (await api.variant(name)).pieces ?? [];
  const { variants } = await api.checkVariants(sections);
  const own: VariantInFull | undefined = variants.find((offer) => offer.name === name);
  return own?.pieces ?? [];
}
