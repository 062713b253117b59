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

/** Ends with the answer, or once nobody wants it. */
const reads = new Set<Promise<void>>();

function noteReading(answered: Promise<void>): () => void {
  let stop: () => void = () => undefined;
  const stopped = new Promise<void>((done) => {
    stop = done;
  });
  const read: Promise<void> = Promise.race([answered, stopped]).then(() => {
    reads.delete(read);
  });
  reads.add(read);
  return stop;
}

/** Waits until all fields that are being read are shown. */
export async function fieldsAreRead(): Promise<void> {
  while (reads.size > 0) await Promise.all(reads);
}

/** Reads a value with what is in it, and again after each change of the content. */
export function useFields(place: Place): Reading {
  const [reading, setReading] = useState<Reading>({ step: "reading" });
  const turn = useStore(revision);
  const isGone = useStore(connection) === "gone";
  const key = keyOf(place);
  useEffect(() => {
    let isWanted = true;
    const isQuietSince = watchForWrites();
    const read = ask("fields", { place }).then((answer) => {
      if (!isWanted) return;
      if (answer.ok && isQuietSince()) noteRead(place.file, answer.result.hash);
      if (answer.ok) setReading({ step: "read", key, answer: answer.result });
      else if (answer.error.kind !== "gone") setReading({ step: "failed", failure: answer.error });
    });
    const stop = noteReading(read);
    return () => {
      isWanted = false;
      stop();
    };
  }, [key, turn, isGone]);
  if (reading.step === "read" && reading.key !== key) return { step: "reading" };
  return reading;
}
