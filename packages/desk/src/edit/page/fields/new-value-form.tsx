import { useEffect, useId, useRef, useState } from "react";
import type { Change, CheckAnswer, Edit, Field, Place, Plain } from "../../api";
import { ask, type Failure } from "../calls/ask";
import { drop, keep } from "../state/drafts";
import { isSame, keyOf, sentence } from "../state/place";
import { saveEdit } from "../state/save-edit";
import { revision } from "../state/site";
import { useStore } from "../state/store";
import { PlaceLink } from "../ui/place-link";
import { AdviceList } from "./advice-list";
import { type NewForm, NewPart } from "./new-part";
import {
  filledIn,
  nameOfNew,
  neededIn,
  pathWithin,
  savedField,
  shapeOf,
  withIds,
} from "./new-value";
import { Refused } from "./refused";

interface NewValueFormProps {
  /** Of its draft. */
  place: Place;
  /** What is filled in by now. */
  value: Plain;
  heading: string;
  /** "Options › Plans, new entry" */
  label: string;
  /** How it is written once it is filled in. */
  change: Change;
  editWith: (value: Plain) => Edit;
  /** Where it is in the file then. */
  target: Place;
  /** @param saved as it is shown until the file is read again */
  onSaved: (saved: Field) => void;
  onDiscard: () => void;
}

/** The fields of a value that is in no file. They are others once it has other parts. */
function useFieldsOf(place: Place, value: Plain): Field | undefined {
  const [field, setField] = useState<Field>();
  const turn = useStore(revision);
  useEffect(() => {
    let isWanted = true;
    void ask("fields", { place, value }).then((answer) => {
      if (isWanted && answer.ok) setField(answer.result.field);
    });
    return () => {
      isWanted = false;
    };
  }, [keyOf(place), shapeOf(value), turn]);
  return field;
}

const PAUSE_MS = 500;

/** What a save would say of a value that has all it needs. @param ready undefined: it has not */
function useCheck(change: Change, edit: Edit, ready: string | undefined) {
  const [check, setCheck] = useState<CheckAnswer>();
  useEffect(() => {
    setCheck(undefined);
    if (ready === undefined) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const answer = await ask("check", { ...change, edit });
      if (isWanted && answer.ok) setCheck(answer.result);
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [ready, change.hash]);
  return check;
}

type Mistakes = readonly { at: string; message: string; place: Place | undefined }[];

function mistakesOf(refused: Failure | undefined, check: CheckAnswer | undefined): Mistakes {
  if (refused?.kind === "mistakes") return refused.mistakes;
  return [...(check?.mistakes ?? []), ...(check?.elsewhere ?? [])];
}

/**
 * A value that is filled in and then saved as a whole. Until then the file and the page stay as they
 * are, and what is typed is a draft.
 */
export function NewValueForm(props: NewValueFormProps) {
  const { place, value, heading, label, change, editWith, target, onSaved, onDiscard } = props;
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  const field = useFieldsOf(place, value);
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<Failure>();
  const [isAsked, setAsked] = useState(false);
  const isTable = place.file.endsWith(".csv");
  const ready = field && (isTable ? value : filledIn(field, withIds(field, value)));
  const needed = field && !isTable ? neededIn({ ...field, label: heading }, ready) : [];
  const isReady = ready !== undefined && needed.length === 0;
  const check = useCheck(
    change,
    editWith(ready ?? value),
    isReady ? JSON.stringify(ready) : undefined,
  );
  const isShown = field !== undefined;
  const mistakes = mistakesOf(refused, check);

  useEffect(() => {
    if (isShown) box.current?.querySelector<HTMLElement>("input, textarea, select")?.focus();
  }, [isShown]);

  async function save(anyway = false) {
    setAsked(true);
    if (!field || !isReady || isSaving) return;
    setSaving(true);
    const name = nameOfNew(ready);
    const failure = await saveEdit(
      change,
      editWith(ready),
      name ? `${label}: ${name}` : label,
      anyway,
    );
    setSaving(false);
    setRefused(failure);
    if (failure) return;
    drop(place);
    onSaved({ ...savedField(field, ready, target), label: name || field.label });
  }

  function type(next: Plain | undefined) {
    setRefused(undefined);
    if (next === undefined || isSame(next, value)) return;
    keep({ place, hash: change.hash, before: undefined, value: next, label });
  }

  const within = mistakes.flatMap(({ message, place: at }) => {
    const path = pathWithin(at, target);
    return path && path.length > 0 ? [{ path, message }] : [];
  });
  const others = mistakes.filter(({ place: at }) => !pathWithin(at, target)?.length);
  const form: NewForm = { id, mistakes: within, onSave: () => void save() };
  const mayStay = isReady && within.length === 0 && others.length > 0;

  return (
    <fieldset ref={box} className="new-value" disabled={isSaving} aria-busy={isSaving}>
      <legend className="label">
        {heading} <span className="unsaved">Not saved yet</span>
      </legend>
      <p className="note">The site stays as it is until you save this.</p>
      {field ? (
        <NewPart
          field={field}
          label={field.kind === "group" ? heading : "Its words"}
          value={value}
          path={[]}
          form={form}
          onChange={type}
        />
      ) : (
        <p className="note">Reading…</p>
      )}
      {others.length > 0 && (
        <ul className="messages">
          {others.map(({ at, message, place: where }) => (
            <li key={at + message} className="message error">
              {sentence(message)} {where && <PlaceLink place={where}>Open it</PlaceLink>}
            </li>
          ))}
        </ul>
      )}
      {refused && refused.kind !== "mistakes" && <Refused failure={refused} />}
      {check && <AdviceList advice={check.advice} />}
      <p role="status" className="note">
        {isShown && needed.length > 0 && (isAsked || !isTable)
          ? `Still to be filled in: ${needed.join(", ")}.`
          : ""}
      </p>
      <div className="row buttons">
        <button type="button" className="main" onClick={() => void save()}>
          {isSaving ? "Saving…" : "Save"}
          <span className="unseen">: {heading}</span>
        </button>
        {mayStay && (
          <button type="button" onClick={() => void save(true)}>
            Save, and correct them next
          </button>
        )}
        <button
          type="button"
          className="plain"
          onClick={() => {
            drop(place);
            onDiscard();
          }}
        >
          Discard<span className="unseen">: {heading}</span>
        </button>
      </div>
    </fieldset>
  );
}
