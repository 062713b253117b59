import { createStore } from "./store";

/** The newest sentence for the editor; screen readers read it out. */
export interface Said {
  /** Tells two equal sentences apart. */
  id: number;
  text: string;
  kind: "good" | "bad";
  /** A change that can be undone, or how to take back what was done here alone. */
  undo: string | (() => void) | undefined;
}

export const said = createStore<Said | undefined>(undefined);

export function say(text: string, kind: Said["kind"] = "good", undo?: Said["undo"]): void {
  said.set({ id: (said.get()?.id ?? 0) + 1, text, kind, undo });
}

export function hush(): void {
  said.set(undefined);
}

/** A sentence ends with one dot, also where a name does. */
export const ended = (words: string) => (/[.!?…]$/.test(words) ? words : `${words}.`);
