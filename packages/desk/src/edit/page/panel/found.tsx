import { useEffect, useState } from "react";
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
          {found?.map(({ place, trail, shown }) => (
            <li key={keyOf(place)}>
              <button type="button" onClick={() => openFields(formOf(place), place)}>
                <span>{shown}</span>
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
