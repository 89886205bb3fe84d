import { useState } from "preact/hooks";
import type { VariantOffer } from "../../api";
import type { Draft } from "../../draft";
import { gameName, rulesName, variantName } from "../../names";
import { languageIn, useSettings, useWords } from "../../settings";
import type { GameOffer } from "../../wire";
import { Dialog } from "../parts/Dialog";
import { NumberField, Options, Select, TextField } from "../parts/Fields";
import { VariantList } from "../variants/VariantList";
import { usualBoards } from "./kept";

/** Which game, and what there is to choose about it. */
export function KindPicker({ draft, games, recent, change }: { draft: Draft; games: GameOffer[]; recent: string[]; change: (change: Partial<Draft>) => void }) {
  const say = useWords();
  const language = languageIn(useSettings());
  const offer = games.find(({ name }) => name === draft.game);
  return (
    <>
      <Options legend={say("page-new-game")} value={draft.game} choose={(game) => change({ game })}
        options={games.map(({ name }) => ({ value: name, label: gameName(say, language, name) }))} />
      {draft.game === "chess" ? <VariantPicker draft={draft} recent={recent} change={change} /> : null}
      {draft.game === "go" && offer !== undefined ? <GoPicker draft={draft} offer={offer} change={change} /> : null}
    </>
  );
}

function VariantPicker({ draft, recent, change }: { draft: Draft; recent: string[]; change: (change: Partial<Draft>) => void }) {
  const say = useWords();
  const language = languageIn(useSettings());
  const [isOpen, setOpen] = useState(false);
  const shown = recent.includes(draft.variant) ? recent : [draft.variant, ...recent];
  const pick = (variant: string) => { change({ variant, boards: usualBoards(variant) }); setOpen(false); };
  return (
    <div class="variant-picker">
      <Options legend={say("page-new-variant")} value={draft.variant} choose={pick}
        options={shown.slice(0, 5).map((name) => ({ value: name, label: variantName(say, language, name) }))}>
        <button type="button" class="button quiet" onClick={() => setOpen(true)}>{say("page-new-variants-all")}</button>
      </Options>
      <Select label={say("page-new-boards")} value={draft.boards === null ? "" : String(draft.boards)} choose={(boards) => change({ boards: boards === "" ? null : Number(boards) })}
        options={[{ value: "", label: say("page-new-boards-usual") }, ...counts.map((count) => ({ value: String(count), label: say("page-new-boards-count", { count }) }))]} />
      {isOpen ? (
        <Dialog title={say("page-new-variant")} close={() => setOpen(false)}>
          <VariantList row={(offer) => <VariantRow offer={offer} pick={pick} isChosen={offer.name === draft.variant} />} />
        </Dialog>
      ) : null}
    </div>
  );
}

function VariantRow({ offer, pick, isChosen }: { offer: VariantOffer; pick: (name: string) => void; isChosen: boolean }) {
  const say = useWords();
  const language = languageIn(useSettings());
  return (
    <button type="button" class="row-button" disabled={!offer.is_playable} aria-pressed={isChosen} onClick={() => pick(offer.name)}>
      <b>{variantName(say, language, offer.name)}</b>
      <span class="small soft">{offer.description}</span>
    </button>
  );
}

/** On how many boards a variant can be played, each move ending on the next one. */
const counts = [2, 3, 4, 5, 6, 7, 8];

function GoPicker({ draft, offer: { rules, sizes }, change }: { draft: Draft; offer: GameOffer; change: (change: Partial<Draft>) => void }) {
  const say = useWords();
  const language = languageIn(useSettings());
  const [isOwn, setOwn] = useState(!sizes.includes(draft.size));
  const usualKomi = rules.find(({ name }) => name === draft.rules)?.komi ?? null;
  const choose = (size: string) => {
    setOwn(size === "");
    if (size !== "") change({ size });
  };
  return (
    <div class="go-picker">
      <Options legend={say("page-go-size")} value={isOwn ? "" : draft.size} choose={choose}
        options={[...sizes.map((size) => ({ value: size, label: `${size} × ${size}` })), { value: "", label: say("page-go-size-other") }]} />
      {isOwn ? <TextField label={say("page-go-size-own")} hint={say("page-go-size-hint")} value={draft.size} change={(size) => change({ size })} /> : null}
      <div class="three">
        <Select label={say("page-go-rules")} value={draft.rules} options={rules.map(({ name }) => ({ value: name, label: rulesName(say, language, name) }))} choose={(next) => change({ rules: next })} />
        <TextField label={say("page-go-komi")} inputMode="decimal" placeholder={usualKomi === null ? say("page-go-komi-usual") : Number(usualKomi).toLocaleString(language)} value={draft.komi} change={(komi) => change({ komi })} />
        <NumberField label={say("page-go-handicap")} value={draft.handicap} most={25} change={(handicap) => change({ handicap })} />
      </div>
    </div>
  );
}
