import { useEffect, useState } from "react";
import type { FieldsAnswer, Place } from "../../api";
import { ask, type Failure } from "../calls/ask";
import { connection } from "./connection";
import { noteRead, watchForWrites } from "./own-writes";
import { keyOf } from "./place";
import { revision } from "./site";
import { useStore } from "./store";

export type Reading =
  | { step: "reading" }
  | { step: "read"; key: string; answer: FieldsAnswer }
  | { step: "failed"; failure: Failure };

/** Reads a value with what is in it, and again after each change of the content. */
export function useFields(place: Place): Reading {
  const [reading, setReading] = useState<Reading>({ step: "reading" });
  const turn = useStore(revision);
  const isGone = useStore(connection) === "gone";
  const key = keyOf(place);
  useEffect(() => {
    let isWanted = true;
    const isQuietSince = watchForWrites();
    void ask("fields", { place }).then((answer) => {
      if (!isWanted) return;
      if (answer.ok && isQuietSince()) noteRead(place.file, answer.result.hash);
      if (answer.ok) setReading({ step: "read", key, answer: answer.result });
      else if (answer.error.kind !== "gone") setReading({ step: "failed", failure: answer.error });
    });
    return () => {
      isWanted = false;
    };
  }, [key, turn, isGone]);
  if (reading.step === "read" && reading.key !== key) return { step: "reading" };
  return reading;
}
