import { useState } from "react";
import type { ChangeMade, ChangesAnswer } from "../../api";
import type { Failure } from "../calls/ask";
import { Refused } from "../fields/refused";
import { formOf } from "../state/place";
import { undo } from "../state/save-edit";
import { nameOfFile } from "../state/site";
import { change, openFields } from "../state/view";
import { whatDiffers } from "./what-differs";

/** In India, as all days of the site. */
const TIME = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});

/** The change's name, with the page's in place of its file's. */
function saysIn(says: string, file: string): string {
  const [first = "", ...steps] = says.split(" › ");
  return file.endsWith(first) ? [nameOfFile(file), ...steps].join(" › ") : says;
}

function BeforeAfter(values: { before: string; after: string }) {
  const { before, after } = whatDiffers(values.before, values.after);
  return (
    <dl className="before-after">
      <dt>Before</dt>
      <dd className="before">{before}</dd>
      <dt>After</dt>
      <dd className="after">{after}</dd>
    </dl>
  );
}

interface MadeLineProps {
  made: ChangeMade;
  /** While changes are sent, none is taken back. */
  isSending: boolean;
  onUndo: (id: string) => void;
}

function MadeLine({ made, isSending, onUndo }: MadeLineProps) {
  const { id, says, before, after, at, place } = made;
  return (
    <li>
      <div className="row">
        <b>{saysIn(says, place.file)}</b>
        <span className="aside push">{TIME.format(new Date(at))}</span>
      </div>
      <BeforeAfter before={before} after={after} />
      <div className="row small">
        <button
          type="button"
          aria-label={`Undo: ${says}`}
          disabled={isSending}
          onClick={() => onUndo(id)}
        >
          Undo
        </button>
        <button
          type="button"
          className="link"
          aria-label={`Open it: ${says}`}
          onClick={() => {
            change({ dialog: undefined });
            openFields(formOf(place), place);
          }}
        >
          Open it
        </button>
      </div>
    </li>
  );
}

interface ChangeListProps {
  changes: ChangesAnswer;
  isSending: boolean;
}

/** What has changed: each with "Undo", and all that differs from what was approved. */
export function ChangeList({ changes, isSending }: ChangeListProps) {
  const { made, since, differences } = changes;
  // The page's own message lies below this window.
  const [refused, setRefused] = useState<Failure>();
  const takeBack = async (id: string) => setRefused(await undo(id));
  return (
    <>
      {made.length === 0 && (
        <p className="note">Nothing was changed here since it was last sent.</p>
      )}
      <Refused failure={refused} />
      <ul className="plain-list changes">
        {made.map((line) => (
          <MadeLine
            key={line.id}
            made={line}
            isSending={isSending}
            onUndo={(id) => void takeBack(id)}
          />
        ))}
      </ul>
      {made.length > 1 && (
        <button type="button" disabled={isSending} onClick={() => void takeBack("all")}>
          Undo all {made.length}
        </button>
      )}
      {differences.length > 0 && (
        <details>
          <summary>
            All that differs since {since}: {differences.length}
          </summary>
          <ul className="plain-list changes">
            {differences.map(({ file, says, before, after }) => (
              <li key={file + says}>
                <b>{saysIn(says, file)}</b>
                <BeforeAfter before={before} after={after} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
