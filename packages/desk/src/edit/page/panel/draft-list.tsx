import { type Drafts, drafts, drop } from "../state/drafts";
import { formOf, inWords, keyInWords, keyOf } from "../state/place";
import { nameOfFile } from "../state/site";
import { useStore } from "../state/store";
import { openFields } from "../state/view";

const SHOWN = 120;

/** The first of a list is 1. */
function stepInWords(step: string | number): string {
  return typeof step === "number" ? String(step + 1) : keyInWords(step);
}

function DraftLine({ draft }: { draft: Drafts[string] }) {
  const { place, label, value } = draft;
  const name = label || [nameOfFile(place.file), ...place.path.map(stepInWords)].join(" › ");
  return (
    <li>
      <b>{name}</b>
      <p className="quoted">{inWords(value).slice(0, SHOWN)}</p>
      <div className="row small">
        <button type="button" onClick={() => openFields(formOf(place), place)}>
          Go on
        </button>
        <button
          type="button"
          className="link"
          aria-label={`Discard: ${name}`}
          onClick={() => drop(place)}
        >
          Discard
        </button>
      </div>
    </li>
  );
}

/** What was typed and is not saved, also before a reload or a crash. */
export function DraftList() {
  const all = Object.values(useStore(drafts));
  if (all.length === 0) return null;
  return (
    <section className="box" aria-labelledby="drafts">
      <h2 id="drafts">Typed, and not saved yet</h2>
      <ul className="plain-list">
        {all.map((draft) => (
          <DraftLine key={keyOf(draft.place)} draft={draft} />
        ))}
      </ul>
    </section>
  );
}
