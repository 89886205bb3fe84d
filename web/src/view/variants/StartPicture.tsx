import { ownFiles } from "../../catalogue";
import { useStore } from "../../store";
import { Picture, PictureFor } from "../parts/Picture";

/** The start of a variant of chess: as its file told it, or as the server draws it. */
export function StartPicture({ name, label }: { name: string; label: string | null }) {
  const own = useStore(ownFiles).flatMap(({ variants }) => variants).find((variant) => variant.name === name);
  if (own === undefined || own.board === null) return <PictureFor wish={{ kind: "chess", variant: name, position: null }} label={label} />;
  return <div class="picture-frame"><Picture picture={own.board} isGoban={false} label={label} /></div>;
}
