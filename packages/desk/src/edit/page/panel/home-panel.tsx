import { useState } from "react";
import { useStore } from "../state/store";
import { goHome, view } from "../state/view";
import { ChoiceRow } from "../ui/choice-row";
import { DraftList } from "./draft-list";
import { Found } from "./found";
import { MistakeList } from "./mistake-list";
import { PageParts } from "./page-parts";
import { PageTexts } from "./page-texts";
import { WholeSite } from "./whole-site";

const CHOICES = [
  { value: "page", label: "This page" },
  { value: "whole", label: "The whole site" },
] as const;

/** Where everything begins: what is not saved, what is wrong, this page, and the whole site. */
export function HomePanel({ kind }: { kind: "page" | "whole" }) {
  const [words, setWords] = useState("");
  const { mode } = useStore(view);
  return (
    <>
      <MistakeList />
      <DraftList />
      <label className="stacked">
        Find a word, a price, a name
        <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
      </label>
      {words.trim().length > 1 ? (
        <Found words={words.trim()} />
      ) : (
        <>
          <ChoiceRow legend="What to list" value={kind} choices={CHOICES} onChoose={goHome} />
          {kind === "page" && (
            <>
              <p className="note">
                {mode === "edit"
                  ? "Click a text in the page to change it, or take it from this list. Ctrl and a click follows a link."
                  : "The page works as for visitors. Switch to Edit to change something."}
              </p>
              <PageParts />
              <PageTexts />
            </>
          )}
          {kind === "whole" && <WholeSite />}
        </>
      )}
    </>
  );
}
