import { useEffect, useRef } from "preact/hooks";
import type { Wardrobe } from "../../board/pieces";
import { go } from "../../navigate";
import { flagOf, settings, useWords } from "../../settings";
import type { Live } from "../../state/live";
import { actingSeat, isRemote, ownSeats } from "../../state/seats";
import type { View } from "../../wire";
import { KeysHelp } from "../parts/KeysHelp";
import { SettingsDialog } from "../settings/SettingsDialog";
import { gameKeys } from "./gameKeys";
import { Menu, Sure, type Window } from "./Menu";
import { Pick } from "./Pick";
import { Seats } from "./Seats";
import { Tags } from "./Tags";
import type { Game } from "./table";

/** Whatever window is open over a game. */
export function Windows({ game, live, view, at, window, open, wardrobe, write }: {
  game: Game; live: Live; view: View; at: number; window: Window | null; open: (window: Window | null) => void;
  wardrobe: Wardrobe; write: (notation: string) => string;
}) {
  const say = useWords();
  usePausing(game, live, view, window === "menu" || window === "settings");
  const close = () => open(null);
  const seat = actingSeat(live.access, view);
  const isAsked = flagOf(settings.get(), "play.confirmations");
  if (live.hand.asking.length > 0) {
    return <Pick asking={live.hand.asking} wardrobe={wardrobe} write={write} choose={game.choose} close={game.letGo} />;
  }
  const resign = () => {
    if (seat !== null) game.order({ command: "resign", seat });
  };
  switch (window) {
    case "menu": return <Menu game={game} live={live} view={view} open={open} close={close} />;
    case "seats": return <Seats game={game} view={view} from={at} close={close} />;
    case "tags": return <Tags game={game} view={view} close={close} />;
    case "keys": return <KeysHelp close={close} groups={gameKeys(say, view)} />;
    case "settings": return <SettingsDialog close={close} />;
    case "resign": return isAsked ? <Sure title={say("game-resign-sure")} yes={say("game-resign")} run={resign} close={close} /> : <AtOnce run={resign} close={close} />;
    case "leave": return isAsked ? <Sure title={say("game-leave-sure")} yes={say("game-leave")} run={() => go({ screen: "start" })} close={close} /> : <AtOnce run={() => go({ screen: "start" })} close={close} />;
    case "restart": return (
      <Sure
        title={say("game-restart-sure")} yes={say("game-restart")} run={() => game.order({ command: "restart", swapped: false })} close={close}
        also={{ label: say("game-again-swapped"), run: () => game.order({ command: "restart", swapped: true }) }}
      />
    );
    default: return null;
  }
}

function AtOnce({ run, close }: { run: () => void; close: () => void }) {
  useEffect(() => {
    run();
    close();
  }, []);
  return null;
}

/** The menu stops a local game as long as it is open. */
function usePausing(game: Game, live: Live, view: View, isOpen: boolean): void {
  const hasPaused = useRef(false);
  useEffect(() => {
    const isOurs = ownSeats(live.access, view).length > 0 || live.access === "owner";
    if (isOpen && view.phase === "playing" && isOurs && !isRemote(view)) {
      hasPaused.current = true;
      game.order({ command: "pause" });
    } else if (!isOpen && hasPaused.current) {
      hasPaused.current = false;
      game.order({ command: "resume" });
    }
  }, [isOpen]);
}
