import type { Draft, Edit, FactInText, Place, Plain } from "../../api";
import { labelOf } from "../../labels";
import { ask } from "../calls/ask";
import { pathAfter } from "./own-writes";
import { isSame, keyOf } from "./place";
import { ended, say } from "./say";
import { nameOfFile } from "./site";
import { createStore } from "./store";

/**
 * What is typed and not saved. It stands in this browser at once, so that a closed tab and a server
 * that is gone lose nothing, and on the server's disk a moment later, so that another browser has it.
 */
export interface KeptDraft extends Draft {
  /** "Plans › Basic › Price"; empty for one that another tab has left. */
  label: string;
  /** Those of the text, to show it as its box does; none of what another browser has left. */
  facts?: readonly FactInText[];
}

export type Drafts = Readonly<Record<string, KeptDraft>>;

const PREFIX = "edit.draft:";
const PAUSE_MS = 400;

export const drafts = createStore<Drafts>({});

function thisTab(): string {
  const known = sessionStorage.getItem("edit.tab");
  if (known) return known;
  const tab = crypto.randomUUID();
  sessionStorage.setItem("edit.tab", tab);
  return tab;
}

const waiting = new Map<string, ReturnType<typeof setTimeout>>();

async function hand(key: string): Promise<void> {
  const draft = drafts.get()[key];
  if (!draft) return;
  const { label: _label, facts: _facts, ...plain } = draft;
  await ask("keepDraft", { draft: plain });
}

function handSoon(key: string): void {
  clearTimeout(waiting.get(key));
  waiting.set(
    key,
    setTimeout(() => void hand(key), PAUSE_MS),
  );
}

/** Keeps what is typed. */
export function keep(draft: Omit<KeptDraft, "tab" | "at">): void {
  const key = keyOf(draft.place);
  const kept = { ...draft, tab: thisTab(), at: new Date().toISOString() };
  drafts.set({ ...drafts.get(), [key]: kept });
  localStorage.setItem(PREFIX + key, JSON.stringify(kept));
  handSoon(key);
}

/** Forgets a draft, because it is saved or not wanted. */
export function drop(place: Place): void {
  const key = keyOf(place);
  const { [key]: draft, ...others } = drafts.get();
  clearTimeout(waiting.get(key));
  localStorage.removeItem(PREFIX + key);
  if (!draft) return;
  drafts.set(others);
  void ask("dropDraft", { place, tab: draft.tab });
}

/** Forgets a draft that is not wanted, and says how to have it back. */
export function discard(place: Place): void {
  const draft = drafts.get()[keyOf(place)];
  if (!draft) return;
  drop(place);
  say(ended(`Discarded: ${nameOfDraft(draft)}`), "good", () => keep(draft));
}

/** "Options › Plans › Basic › Price": the page or the file, and the value in it. */
export function nameOfDraft({ place, label }: KeptDraft): string {
  const file = nameOfFile(place.file);
  if (label === "") return [file, ...place.path.map(stepInWords)].join(" › ");
  return label.startsWith(file) ? label : `${file} › ${label}`;
}

/** The first of a list is 1. */
function stepInWords(step: string | number): string {
  return typeof step === "number" ? String(step + 1) : labelOf(step);
}

/** After a save: what was typed while it was on its way is kept, and is not saved yet. */
export function saved(place: Place, edit: Edit): void {
  const draft = drafts.get()[keyOf(place)];
  if (edit.do === "set" && draft && !isSame(draft.value, edit.value)) {
    keep({ ...draft, before: edit.value });
    return;
  }
  if (edit.do === "set" || edit.do === "remove" || edit.do === "date") drop(place);
}

/** What was typed at a place is saved, at whatever place it is by now. */
export function dropSaved(place: Place, value: Plain): void {
  if (isSame(drafts.get()[keyOf(place)]?.value, value)) drop(place);
}

/** What is typed in an entry of a list goes with the entry. @param place of the list */
export function followWrite(place: Place, edit: Edit): void {
  const moved = Object.values(drafts.get()).flatMap((draft) => {
    if (draft.place.file !== place.file) return [];
    const path = pathAfter(draft.place.path, place.path, edit);
    return path === draft.place.path ? [] : [{ draft, path }];
  });
  for (const { draft } of moved) drop(draft.place);
  for (const { draft, path } of moved) {
    if (path) keep({ ...draft, label: "", place: { file: place.file, path } });
  }
}

/** After somebody chose between two values: the draft now answers the newer one. */
export function rebase(place: Place, before: Plain | undefined, hash: string): void {
  const draft = drafts.get()[keyOf(place)];
  if (draft) keep({ ...draft, before, hash });
}

function inThisBrowser(): KeptDraft[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  return keys.flatMap((key) => {
    try {
      return [JSON.parse(localStorage.getItem(key) ?? "") as KeptDraft];
    } catch {
      return [];
    }
  });
}

/** Finds what earlier tabs have left, here and on the server; of two the newer. */
export async function findDrafts(): Promise<void> {
  const here = inThisBrowser();
  const answer = await ask("drafts", {});
  const there = answer.ok ? answer.result.drafts : [];
  const all: Record<string, KeptDraft> = {};
  for (const draft of [...there, ...here, ...Object.values(drafts.get())]) {
    const key = keyOf(draft.place);
    const known = all[key];
    if (!known || known.at <= draft.at) all[key] = { label: known?.label ?? "", ...draft };
  }
  drafts.set(all);
}

/** Hands everything over again, after the server was gone. */
export function handAll(): void {
  for (const key of Object.keys(drafts.get())) void hand(key);
}
