import { newPart } from "../dialogs/what-differs";
import { withValues } from "../fields/facts-as-values";
import { type Drafts, discard, drafts, nameOfDraft } from "../state/drafts";
import { formOf, inWords, keyOf } from "../state/place";
import { routeOfFile } from "../state/site";
import { useStore } from "../state/store";
import { change, openFields, showPage } from "../state/view";

/** Leads to what was typed, on the page of which it is. */
function goOn({ place }: Drafts[string]): void {
  const route = routeOfFile(place.file);
  if (route) showPage(route);
  change({ dialog: undefined });
  openFields(formOf(place), place);
}

function DraftLine({ draft }: { draft: Drafts[string] }) {
  const { place, value, before, facts = [] } = draft;
  const was = before === undefined ? "" : withValues(inWords(before), facts);
  const is = withValues(inWords(value), facts);
  const name = nameOfDraft(draft);
  return (
    <li>
      <b>{name}</b>
      <p className="quoted">{newPart(was, is)}</p>
      <div className="row small">
        <button type="button" aria-label={`Go on: ${name}`} onClick={() => goOn(draft)}>
          Go on
        </button>
        <button
          type="button"
          className="link"
          aria-label={`Discard: ${name}`}
          onClick={() => discard(place)}
        >
          Discard
        </button>
      </div>
    </li>
  );
}

/** Each value that is typed and not saved, with the way to it. */
export function DraftLines() {
  const all = Object.values(useStore(drafts));
  return (
    <ul className="plain-list">
      {all.map((draft) => (
        <DraftLine key={keyOf(draft.place)} draft={draft} />
      ))}
    </ul>
  );
}

/** What was typed and is not saved, also before a reload or a crash. */
export function DraftList() {
  const isNone = Object.keys(useStore(drafts)).length === 0;
  if (isNone) return null;
  return (
    <section className="box" aria-labelledby="drafts">
      <h2 id="drafts">Typed, and not saved yet</h2>
      <DraftLines />
    </section>
  );
}
