import { boardLooks, gobanLooks } from "../../board/looks";
import { pieceAddress, pieceSets, wardrobeOf } from "../../board/pieces";
import { languageIn, useSettings, useWords } from "../../settings";
import { letterIn } from "../../state/notation";
import { SettingCheck, SettingNumber, SettingOptions } from "./SettingFields";

/** How things look and sound. */
export function DisplayPage() {
  const say = useWords();
  return (
    <div class="stack">
      <SettingOptions name="display.language" legend={say("page-set-language")} options={[
        { value: "auto", label: say("page-set-language-auto") },
        { value: "en", label: <span lang="en">English</span> },
        { value: "fr", label: <span lang="fr">Français</span> },
      ]} />
      <SettingOptions name="display.theme" legend={say("page-set-theme")} options={["auto", "light", "dark"].map((value) => ({ value, label: say(`page-set-theme-${value}`) }))} />
      <SettingOptions name="display.pieces" legend={say("page-set-pieces")} options={pieceSets.map((value) => ({ value, label: <PieceSample set={value} label={say(`page-pieces-${value}`)} /> }))} />
      <SettingOptions name="display.board" legend={say("page-set-board")} options={boardLooks.map((value) => ({ value, label: <><i class={`look look-${value}`} />{say(`page-board-${value}`)}</> }))} />
      <SettingOptions name="display.goban" legend={say("page-set-goban")} options={gobanLooks.map((value) => ({ value, label: <><i class={`look look-${value}`} />{say(`page-goban-${value}`)}</> }))} />
      <div class="checks">
        <SettingCheck name="display.coordinates" label={say("page-set-coordinates")} />
        <SettingCheck name="display.highlights" label={say("page-set-highlights")} />
        <SettingCheck name="display.always-queen" label={say("page-set-always-queen")} />
        <SettingCheck name="display.confirm-touch" label={say("page-set-confirm-touch")} />
        <SettingCheck name="display.thinking" label={say("page-set-thinking")} hint={say("page-set-thinking-hint")} />
        <SettingCheck name="display.sounds" label={say("page-set-sounds")} />
        <SettingCheck name="display.music" label={say("page-set-music")} />
      </div>
      <div class="three">
        <SettingNumber name="display.volume" most={100} label={say("page-set-volume")} hint={say("page-set-volume-hint")} />
        <SettingNumber name="display.animation" most={5000} label={say("page-set-animation")} hint={say("page-set-animation-hint")} />
      </div>
    </div>
  );
}

function PieceSample({ set, label }: { set: string; label: string }) {
  const language = languageIn(useSettings());
  const shown = [{ color: "white" as const, name: "K" }, { color: "black" as const, name: "N" }];
  return (
    <>
      {shown.map((piece) => <img key={piece.name} class="piece-sample" alt="" src={pieceAddress(wardrobeOf(set, [], (name) => letterIn(language, name, true)), piece)} />)}
      {label}
    </>
  );
}
