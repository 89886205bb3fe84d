import { useWords } from "../../settings";

/** What is said where nothing is found. */
export function EmptyLibrary({ isBin, isSearch, open }: { isBin: boolean; isSearch: boolean; open: () => void }) {
  const say = useWords();
  const sentence = isSearch ? say("page-library-not-found") : isBin ? say("page-library-bin-none") : say("page-library-none");
  return (
    <div class="empty">
      <p>{sentence}</p>
      {isBin || isSearch ? null : <button type="button" class="button first" onClick={open}>{say("page-library-import")}</button>}
    </div>
  );
}
