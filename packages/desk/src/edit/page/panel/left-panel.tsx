import { useEffect, useState } from "react";
import type { Calls } from "../../api";
import { ask } from "../calls/ask";
import { EXAMPLE } from "../fields/marks";
import { stepsIn } from "../frame/says-of";
import { formOf, keyOf } from "../state/place";
import { nameOfFile, revision } from "../state/site";
import { useStore } from "../state/store";
import { openFields } from "../state/view";

type Left = Calls["placeholders"]["get"]["left"];

function useLeft(): Left | undefined {
  const [left, setLeft] = useState<Left>();
  const turn = useStore(revision);
  useEffect(() => {
    void ask("placeholders", {}).then((answer) => {
      if (answer.ok) setLeft(answer.result.left);
    });
  }, [turn]);
  return left;
}

/** What the firm has still to supply. */
export function LeftPanel() {
  const left = useLeft();
  const files = [...new Set(left?.map(({ place }) => place.file))];
  return (
    <>
      <h2 tabIndex={-1}>Still to be supplied</h2>
      <p className="help">
        Pages show these examples until the firm gives its own. Search engines are kept out as long
        as there is one. In pages and fields they have the mark{" "}
        <span className="example">{EXAMPLE}</span>.
      </p>
      {left === undefined && <p className="note">Reading…</p>}
      {left?.length === 0 && <p className="note">Nothing is left: all is the firm’s own.</p>}
      {files.map((file) => (
        <section key={file} aria-label={nameOfFile(file)}>
          <h3>{nameOfFile(file)}</h3>
          <ul className="text-list">
            {left
              ?.filter(({ place }) => place.file === file)
              .map(({ place, says, value }) => (
                <li key={keyOf(place)}>
                  <button type="button" onClick={() => openFields(formOf(place), place)}>
                    <span>{stepsIn({ place, trail: says.split(" › ") }).join(" › ")}</span>
                    <small>{value}</small>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
