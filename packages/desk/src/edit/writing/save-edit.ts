import { randomUUID } from "node:crypto";
import type { Place, Saved, SavedTogether } from "../api";
import { wayTo } from "../fields/way-to";
import { labelOf } from "../labels";
import { linesOf, patchOf } from "../send/journal";
import { RefusedCall } from "../server/refused";
import type { Room } from "../server/room";
import { rowsOf } from "./edit-csv";
import { treeOfText, valueIn } from "./edit-text";
import { ANNUAL, followingYears } from "./following-years";
import { hashOf } from "./text-file";
import { type AskedChange, judge, type Tried, tryEdit, tryEdits, type Verdict } from "./try-edit";
import { writeContent } from "./write-file";
import type { Tree } from "./yaml-tree";

/** A value in a line of a list. */
export function asText(value: unknown): string {
  if (value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

function refuseMistakes({ mistakes, elsewhere, fixed }: Verdict, anyway: boolean): void {
  const refused = anyway ? mistakes : [...mistakes, ...elsewhere];
  if (refused.length === 0 && fixed.length === 0) return;
  const [first] = refused;
  const message =
    first?.message ?? "These words are fixed: whoever may change them has to agree first.";
  throw new RefusedCall({ kind: "mistakes", message, mistakes: refused, fixed });
}

/** @returns "Options › Plans › Basic › Price" */
export function trailOf(room: Room, place: AskedChange["place"]): string {
  const { trail } = wayTo(place, room.snapshot);
  return trail.map(({ label }) => label).join(" › ");
}

/** Values that the firm has still to supply. */
export function placeholdersLeft(room: Room): number {
  return room.snapshot.content.placeholders.size;
}

/** What the list of changes says of one. */
interface Said {
  before: string;
  after: string;
}

/** What was written, before the rules are asked. */
type Written = Omit<Saved, "advice">;

/** Writes what was tried. @throws RefusedCall if a build would refuse it, or the file has changed */
function write(room: Room, tried: Tried, place: Place, said: Said, anyway: boolean): Written {
  const { file, after, bytes, value } = tried;
  const lines = linesOf(patchOf(file.file, file.text, after));
  const saved = { file: file.file, lines, value };
  if (lines === 0) {
    return { ...saved, hash: file.hash, id: "", placeholdersLeft: placeholdersLeft(room) };
  }
  const years = followingYears(room, tried);
  const verdict = judge(room, tried, place, years ? [years] : []);
  refuseMistakes(verdict, anyway);
  const at = new Date().toISOString();
  const id = record(room, tried, place, said, at);
  const written = [file.file];
  if (years) {
    const ofYears = {
      before: asText(rowsOf(years.file.text)),
      after: asText(rowsOf(years.after)),
    };
    record(room, years, { file: ANNUAL, path: [] }, ofYears, at);
    written.push(ANNUAL);
  }
  if (verdict.content) room.contents.adopt(written, verdict.content);
  return { ...saved, hash: hashOf(bytes), id, placeholdersLeft: placeholdersLeft(room) };
}

/**
 * Writes a file as it was tried, and puts the change on the list.
 * @param at the moment, the same for what is saved at once: it is undone at once too
 * @returns the change's id
 */
function record(room: Room, tried: Tried, place: Place, said: Said, at: string): string {
  const { file, after, bytes } = tried;
  const id = randomUUID();
  const says = trailOf(room, place);
  const patch = patchOf(file.file, file.text, after);
  writeContent(room.root, file.file, bytes, file.hash);
  room.journal.add({ id, place, says, ...said, at, lines: linesOf(patch), patch, isSent: false });
  return id;
}

/**
 * Writes one change into its file.
 * @param anyway although it causes mistakes elsewhere
 * @throws RefusedCall if it would be refused by a build, or the file has changed
 */
export function saveEdit(room: Room, change: AskedChange, anyway = false): Written {
  const tried = tryEdit(room, change);
  const said = { before: asText(tried.before), after: asText(tried.value) };
  return write(room, tried, change.place, said, anyway);
}

/** The values of several changes, a line each, by what they are called within their common place. */
function valuesAt(
  tree: Tree | undefined,
  changes: readonly AskedChange[],
  { path }: Place,
): string {
  const lines = changes.map(({ place }) => {
    const label = place.path
      .slice(path.length)
      .map((key) => labelOf(String(key)))
      .join(" › ");
    const value = tree === undefined ? undefined : valueIn(tree, place.path);
    return `${label}: ${asText(value) || "nothing"}`;
  });
  return lines.join("\n");
}

/** Writes several changes of one file at once. @throws RefusedCall as saveEdit does */
export function saveEdits(
  room: Room,
  changes: readonly AskedChange[],
): Omit<SavedTogether, "advice"> {
  const { tried, place } = tryEdits(room, changes);
  const { file, after } = tried;
  const before = valuesAt(file.tree, changes, place);
  const said = { before, after: valuesAt(treeOfText(file.file, after), changes, place) };
  return { ...write(room, tried, place, said, false), place };
}
