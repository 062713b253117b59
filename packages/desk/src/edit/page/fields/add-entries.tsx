import { useState } from "react";
import type { Field } from "../../api";
import { Icon } from "../ui/icon";

type Addable = Field["entries"][number];

interface AddEntriesProps {
  field: Field;
  onAdd: (entry: Addable) => void;
}

/** More kinds than these are chosen from a list with a line on each. */
const FEW = 3;

/** Of a list of questions another one is a question. */
export const isOfQuestions = ({ fields }: Field) =>
  fields[0]?.fields.some(({ label }) => label === "Question") ?? false;

function labelOf({ label }: Addable, field: Field): string {
  if (field.place.file.endsWith(".csv")) return `Add: ${label}`;
  if (label !== "Entry") return `Add: ${label.toLowerCase()}`;
  return isOfQuestions(field) ? "Add a question" : "Add an entry";
}

function matches({ label, help = "" }: Addable, words: string): boolean {
  return `${label} ${help}`.toLowerCase().includes(words.trim().toLowerCase());
}

function ManyKinds({ field, onAdd }: AddEntriesProps) {
  const [words, setWords] = useState("");
  const shown = field.entries.filter((entry) => matches(entry, words));
  const isOfPage = field.place.path.at(-1) === "bands";
  return (
    <details className="add-many">
      <summary>
        <Icon name="add" />
        {isOfPage ? "Add a part of the page" : "Add one of several kinds"}
      </summary>
      <label className="stacked">
        Find a kind
        <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
      </label>
      <ul className="text-list">
        {shown.map((entry) => (
          <li key={entry.label}>
            <button
              type="button"
              aria-label={labelOf(entry, field)}
              aria-description={entry.help}
              onClick={() => onAdd(entry)}
            >
              <span>{entry.label}</span>
              {entry.help && <small>{entry.help}</small>}
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="note">No kind has these words.</p>}
    </details>
  );
}

/** What may be added to a list: a button each, or one that opens a list of many kinds. */
export function AddEntries({ field, onAdd }: AddEntriesProps) {
  if (field.entries.length > FEW) return <ManyKinds field={field} onAdd={onAdd} />;
  return (
    <div className="row small">
      {field.entries.map((entry) => (
        <button key={entry.label} type="button" onClick={() => onAdd(entry)}>
          <Icon name="add" />
          {labelOf(entry, field)}
        </button>
      ))}
    </div>
  );
}
