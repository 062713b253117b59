import { useEffect, useRef, useState } from "react";
import type { CheckAnswer, Edit, Field, Plain } from "../../api";
import { ask, type Failure } from "../calls/ask";
import { discard, drafts, drop, keep, rebase } from "./drafts";
import { isSame, keyOf } from "./place";
import { saveEdit } from "./save-edit";
import { useSinceRead } from "./since-read";
import { useStore } from "./store";
import { view } from "./view";

/** One value while it is edited. */
export interface Editing {
  /** What the control shows: what was typed, or else the value. */
  value: Plain | undefined;
  isChanged: boolean;
  isSaving: boolean;
  /** Why the last save was refused. */
  refused: Failure | undefined;
  /** What a save would say now. */
  check: CheckAnswer | undefined;
  /** What the file has by now, if it is not what the typing began with. */
  theirs: { value: Plain | undefined } | undefined;
  type(value: Plain): void;
  /** @param anyway although it causes mistakes elsewhere */
  save(edit?: Edit, anyway?: boolean): Promise<boolean>;
  discard(): void;
  /** After `theirs`: what was typed here is to be saved. */
  keepMine(): void;
}

const PAUSE_MS = 350;

function useCheck(field: Field, hash: string, value: Plain | undefined, isChanged: boolean) {
  const [check, setCheck] = useState<CheckAnswer>();
  const last = useRef(0);
  const typed = isChanged ? JSON.stringify(value) : undefined;
  useEffect(() => {
    last.current += 1;
    const turn = last.current;
    if (typed === undefined) {
      setCheck(undefined);
      return;
    }
    const timer = setTimeout(async () => {
      const edit: Edit = { do: "set", value: JSON.parse(typed) as Plain };
      const { place, value: before } = field;
      const answer = await ask("check", { place, hash, before, edit, route: view.get().route });
      if (turn === last.current && answer.ok) setCheck(answer.result);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [keyOf(field.place), typed]);
  return check;
}

/** @param label of the value, with what it is in: "Plans › Basic › Price" */
export function useEditing(field: Field, hash: string, label: string): Editing {
  const draft = useStore(drafts)[keyOf(field.place)];
  /** So many saves are on their way. */
  const [saving, setSaving] = useState(0);
  const [refused, setRefused] = useState<Failure>();
  // What was saved counts at once; what the file says, as soon as it is read again.
  const [written, setWritten] = useSinceRead<{ value: Plain }>(hash);
  const current = written ? written.value : field.value;
  const value = draft ? draft.value : current;
  const isChanged = draft !== undefined && !isSame(draft.value, current);
  const isSaved = draft !== undefined && !written && isSame(draft.value, field.value);
  const { place } = field;
  // It was saved meanwhile: by a tab that was closed at once, or by somebody else in the same words.
  useEffect(() => {
    if (isSaved) drop(place);
  }, [isSaved, place]);
  const check = useCheck(field, hash, value, isChanged);
  const isElsewhere = isChanged && !isSame(draft.before, current);

  return {
    value,
    isChanged,
    isSaving: saving > 0,
    refused,
    check,
    theirs: isElsewhere ? { value: current } : undefined,
    type(next) {
      setRefused(undefined);
      if (isSame(next, current)) drop(field.place);
      else {
        const { before = current, hash: seen = hash } = draft ?? {};
        const { place: at, facts } = field;
        keep({ place: at, hash: seen, before, value: next, label, facts });
      }
    },
    async save(edit, anyway = false) {
      setSaving((count) => count + 1);
      const change = {
        place: field.place,
        hash: draft?.hash ?? hash,
        before: draft ? draft.before : current,
      };
      const wanted: Edit = edit ?? { do: "set", value: value ?? "" };
      if (wanted.do === "set") setWritten({ value: wanted.value });
      const failure = await saveEdit(change, wanted, label, anyway);
      if (failure) setWritten(undefined);
      setSaving((count) => count - 1);
      setRefused(failure);
      return failure === undefined;
    },
    discard() {
      setRefused(undefined);
      discard(field.place);
    },
    keepMine() {
      setRefused(undefined);
      rebase(field.place, field.value, hash);
    },
  };
}
