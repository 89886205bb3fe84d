import { useState } from "preact/hooks";
import type { SettingsPage } from "../../route";
import { useWords } from "../../settings";
import { Dialog } from "../parts/Dialog";
import { SettingsPages } from "./SettingsPages";

/** The settings over a game, which goes on below. */
export function SettingsDialog({ close }: { close: () => void }) {
  const say = useWords();
  const [page, setPage] = useState<SettingsPage>("display");
  return (
    <Dialog title={say("page-title-settings")} close={close} wide>
      <SettingsPages page={page} tab={(name, label) => (
        <button key={name} type="button" class="tab" aria-current={name === page ? "page" : undefined} onClick={() => setPage(name)}>{label}</button>
      )} />
    </Dialog>
  );
}
