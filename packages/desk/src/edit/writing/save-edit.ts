import { randomUUID } from "node:crypto";
import type { Saved } from "../api";
import { wayTo } from "../fields/way-to";
import { linesOf, patchOf } from "../send/journal";
import { RefusedCall } from "../server/refused";
import type { Room } from "../server/room";
import { hashOf } from "./text-file";
import { type AskedChange, judge, tryEdit, type Verdict } from "./try-edit";
import { writeContent } from "./write-file";

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

/**
 * Writes one change into its file.
 * @param anyway although it causes mistakes elsewhere
 * @throws RefusedCall if it would be refused by a build, or the file has changed
 */
export function saveEdit(room: Room, change: AskedChange, anyway = false): Saved {
  const { place } = change;
  const tried = tryEdit(room, change);
  const { file, after, bytes, before, value } = tried;
  const patch = patchOf(file.file, file.text, after);
  const lines = linesOf(patch);
  if (lines === 0) {
    return {
      file: file.file,
      hash: file.hash,
      id: "",
      lines,
      value,
      placeholdersLeft: placeholdersLeft(room),
    };
  }
  const verdict = judge(room, tried, place);
  refuseMistakes(verdict, anyway);
  const says = trailOf(room, place);
  writeContent(room.root, file.file, bytes, file.hash);
  if (verdict.content) room.contents.adopt(file.file, verdict.content);
  const id = randomUUID();
  const at = new Date().toISOString();
  room.journal.add({
    id,
    place,
    says,
    before: asText(before),
    after: asText(value),
    at,
    lines,
    patch,
    isSent: false,
  });
  return {
    file: file.file,
    hash: hashOf(bytes),
    id,
    lines,
    value,
    placeholdersLeft: placeholdersLeft(room),
  };
}
