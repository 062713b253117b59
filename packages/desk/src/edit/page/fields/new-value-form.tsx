import { useEffect, useId, useRef, useState } from "react";
import type { Change, CheckAnswer, Edit, Field, Mistake, Place, Plain } from "../../api";
import { ask, type Failure } from "../calls/ask";
import { discard, drop, keep } from "../state/drafts";
import { isSame, keyOf, sentence } from "../state/place";
import { saveEdit } from "../state/save-edit";
import { revision } from "../state/site";
import { useStore } from "../state/store";
import { PlaceLink } from "../ui/place-link";
import { AdviceList } from "./advice-list";
import { AnywayButton } from "./anyway-button";
import { type NewForm, NewPart } from "./new-part";
import {
  filledIn,
  missingIn,
  type Needed,
  nameOfNew,
  pathWithin,
  savedField,
  shapeOf,
  withIds,
} from "./new-value";
import { NewValueBox } from "./new-value-box";
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
const FILL_IN = "Fill this in.";

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

/** What has been said of a value by a save, or else what one would say. */
function mistakesOf(refused: Failure | undefined, check: CheckAnswer | undefined) {
  if (refused?.kind === "mistakes") return refused.mistakes;
  return [...(check?.mistakes ?? []), ...(check?.elsewhere ?? [])];
}

/** Mistakes of a part of the value, each with the way to it, and all others. */
function sorted(mistakes: readonly Mistake[], target: Place) {
  const isWithin = ({ place }: Mistake) => (pathWithin(place, target)?.length ?? 0) > 0;
  const within = mistakes.filter(isWithin).map(({ message, place }) => {
    return { message, path: pathWithin(place, target) ?? [] };
  });
  return { within, others: mistakes.filter((mistake) => !isWithin(mistake)) };
}

/** What would be written, and what it lacks. */
function readyValue(
  field: Field | undefined,
  { value, heading }: NewValueFormProps,
): { needed: Needed[]; ready?: Plain } {
  if (!field) return { needed: [] };
  const filled = filledIn(field, withIds(field, value));
  const needed = missingIn({ ...field, label: heading }, filled);
  return needed.length === 0 ? { needed, ready: filled } : { needed };
}

function useNewValue(props: NewValueFormProps) {
  const { place, value, label, change, editWith, target, onSaved } = props;
  const field = useFieldsOf(place, value);
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<Failure>();
  // A save was asked for: what it lacks is marked, and the first of it has the focus.
  const [isAsked, setAsked] = useState(false);
  const { ready, needed } = readyValue(field, props);
  const isReady = ready !== undefined;
  const asJson = isReady ? JSON.stringify(ready) : undefined;
  const check = useCheck(change, editWith(ready ?? value), asJson);

  async function save(anyway = false) {
    setAsked(true);
    if (!field || ready === undefined || isSaving) return;
    setSaving(true);
    const name = nameOfNew(ready);
    const says = name ? `${label}: ${name}` : label;
    const failure = await saveEdit(change, editWith(ready), says, anyway);
    setSaving(false);
    setRefused(failure);
    if (failure) return;
    drop(place);
    onSaved({ ...savedField(field, ready, target), label: name || field.label });
  }

  function type(next: Plain | undefined) {
    setRefused(undefined);
    setAsked(false);
    if (next === undefined || isSame(next, value)) return;
    keep({ place, hash: change.hash, before: undefined, value: next, label });
  }

  const { within, others } = sorted(mistakesOf(refused, check), target);
  const lacking = isAsked ? needed.map(({ path }) => ({ path, message: FILL_IN })) : [];
  const mayStay = isReady && within.length === 0 && others.length > 0;
  return {
    field,
    needed,
    refused,
    check,
    isSaving,
    isAsked,
    within: [...lacking, ...within],
    others,
    mayStay,
    save,
    type,
  };
}

function StillNeeded({ needed, isAsked }: { needed: readonly Needed[]; isAsked: boolean }) {
  const labels = needed.map(({ label }) => label).join(", ");
  const says = labels === "" ? "" : `Still to be filled in: ${labels}.`;
  return (
    <div className="still-needed">
      {isAsked && says !== "" ? (
        <p role="alert" className="message error">
          {says}
        </p>
      ) : (
        <p role="status" className="note">
          {says}
        </p>
      )}
    </div>
  );
}

/** A control that is marked, or the way to an entry that a list lacks. */
const MARKED = "[aria-invalid=true], .lacking button";

function Said({ now }: { now: ReturnType<typeof useNewValue> }) {
  const { others, refused, check, needed, isAsked } = now;
  return (
    <>
      {others.length > 0 && (
        <ul className="messages">
          {others.map(({ at, message, place, says }) => (
            <li key={at + message} className="message error">
              {says && <b>{says}: </b>}
              {sentence(message)} {place && <PlaceLink place={place}>Open it</PlaceLink>}
            </li>
          ))}
        </ul>
      )}
      {refused && refused.kind !== "mistakes" && <Refused failure={refused} />}
      {check && <AdviceList advice={check.advice} />}
      <StillNeeded needed={needed} isAsked={isAsked} />
    </>
  );
}

/**
 * A value that is filled in and then saved as a whole. Until then the file and the page stay as they
 * are, and what is typed is a draft.
 */
export function NewValueForm(props: NewValueFormProps) {
  const { place, value, heading, onDiscard } = props;
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  const now = useNewValue(props);
  const { field, isSaving, isAsked, within, mayStay, save, type } = now;
  const isShown = field !== undefined;
  const focusMarked = () => box.current?.querySelector<HTMLElement>(MARKED)?.focus();
  const askToSave = () => {
    // Marked by an earlier "Save": nothing is shown anew.
    focusMarked();
    void save();
  };
  const form: NewForm = { id, mistakes: within, onSave: askToSave };

  useEffect(() => {
    if (isShown) box.current?.querySelector<HTMLElement>("input, textarea, select")?.focus();
  }, [isShown]);

  useEffect(() => {
    if (isAsked) focusMarked();
  }, [isAsked]);

  return (
    <NewValueBox
      box={box}
      heading={heading}
      isSaving={isSaving}
      onSave={askToSave}
      onDiscard={() => {
        discard(place);
        onDiscard();
      }}
      anyway={mayStay && <AnywayButton count={now.others.length} onClick={() => void save(true)} />}
      said={<Said now={now} />}
    >
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
    </NewValueBox>
  );
}
