import { ownFiles, variants } from "../../catalogue";
import type { Draft } from "../../draft";
import { gameName, gameSentence, variantName } from "../../names";
import { languageIn, useSettings, useWords } from "../../settings";
import { useStore } from "../../store";
import { Link } from "../parts/Link";
import { PictureFor } from "../parts/Picture";
import { StartPicture } from "../variants/StartPicture";

/** The start of the game that is about to begin, and what it is in a sentence. */
export function Preview({ draft }: { draft: Draft }) {
  const say = useWords();
  const language = languageIn(useSettings());
  const offers = [...useStore(ownFiles).flatMap((file) => file.variants), ...(useStore(variants) ?? [])];
  const isChess = draft.game === "chess";
  const offer = isChess ? offers.find(({ name }) => name === draft.variant) : undefined;
  const title = isChess ? variantName(say, language, draft.variant) : gameName(say, language, draft.game);
  const variant = isChess ? draft.variant : draft.game === "go" ? draft.size : "";
  const setup = { screen: "setup" as const, wish: { game: draft.game, variant: isChess ? draft.variant : null } };
  return (
    <section class="preview" aria-label={title}>
      {isChess && draft.start === null ? <StartPicture name={draft.variant} label={null} /> : <PictureFor wish={{ kind: draft.game, variant, position: draft.start }} label={null} />}
      <h2>{title}</h2>
      <p class="small">{offer?.description ?? gameSentence(say, language, draft.game)}</p>
      <p class="small preview-links">
        {isChess ? <Link to={{ screen: "variants", name: draft.variant }}>{say("page-new-rules")}</Link> : null}
        <Link to={setup}>{say("page-new-setup")}</Link>
      </p>
    </section>
  );
}
