import { useEffect, useState } from "react";
import { createStore, useStore } from "./store";

/** Counts up when a change is taken back. */
export const undos = createStore(0);

interface Noted<Value> {
  value: Value;
  hash: string;
  turn: number;
}

/**
 * What was saved from here counts until the file is read again. An undo makes the file what it was
 * before: what was noted of that file does not count once more.
 * @param hash of the file as it was read
 */
export function useSinceRead<Value>(
  hash: string,
): [Value | undefined, (value: Value | undefined) => void] {
  const [noted, setNoted] = useState<Noted<Value>>();
  const turn = useStore(undos);
  const isOver = noted !== undefined && (noted.hash !== hash || noted.turn !== turn);
  useEffect(() => {
    if (isOver) setNoted(undefined);
  }, [isOver]);
  const note = (value: Value | undefined) =>
    setNoted(value === undefined ? undefined : { value, hash, turn: undos.get() });
  return [isOver ? undefined : noted?.value, note];
}
