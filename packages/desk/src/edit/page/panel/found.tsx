import { useEffect, useState } from "react";
import type { Place } from "../../api";
import { formOf, keyOf } from "../state/place";
import { nameOfFile, revision } from "../state/site";
import { useStore } from "../state/store";
import { openFields } from "../state/view";
import { findWords, type Line } from "./find-in-files";
import { PageTexts } from "./page-texts";

const PAUSE_MS = 250;

function useFound(words: string): readonly Line[] | undefined {
  const [found, setFound] = useState<readonly Line[]>();
  const turn = useStore(revision);
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(async () => {
      const lines = await findWords(words);
      if (isWanted) setFound(lines);
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [words, turn]);
  return found;
}

/** A group is opened itself, a value with what is around it. */
function open(place: Place, shown: string): void {
  if (shown === "" || place.path.length === 0) openFields(place);
  else openFields(formOf(place), place);
}

/** Where words are written: in this page, and in all files. */
export function Found({ words }: { words: string }) {
  const found = useFound(words);
  return (
    <>
      <section aria-labelledby="found">
        <h2 id="found">Where it is written</h2>
        <p className="note" role="status">
          {found === undefined ? "Looking…" : `${found.length} found`}
        </p>
        <ul className="text-list">
          {found?.map(({ place, trail, shown, isMissing }) => (
            <li key={`${keyOf(place)} ${trail.at(-1)}`}>
              <button type="button" onClick={() => open(place, shown)}>
                <span>{isMissing ? trail.at(-1) : shown || trail.at(-1)}</span>
                {isMissing && shown !== "" && <small>{shown}</small>}
                <small>{[nameOfFile(place.file), ...trail.slice(-3)].join(" › ")}</small>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <PageTexts words={words} />
    </>
  );
}
