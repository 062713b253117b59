import { missing, RefusedCall } from "../server/refused";
import type { Room } from "../server/room";
import { mistakeOf } from "../sources/place-of-mistake";
import { bytesWith } from "../writing/text-file";
import { writeContent } from "../writing/write-file";
import { type Entry, withoutChange } from "./journal";

const CHANGED_SINCE =
  "what it changed was changed again since. Undo the later change first, or write the words as they were.";

/** @throws RefusedCall if what it changed was changed again */
function textWithout(room: Room, entry: Entry): string {
  const file = room.fileAt(entry.place.file);
  const text = withoutChange(file.text, entry);
  if (text !== undefined) return text;
  throw new RefusedCall({ kind: "failed", message: `This cannot be undone: ${CHANGED_SINCE}` });
}

function undoOne(room: Room, entry: Entry): void {
  const file = room.fileAt(entry.place.file);
  const text = textWithout(room, entry);
  const bytes = bytesWith(file, text);
  const { mistakes } = room.contents.trial(new Map([[file.file, bytes]]));
  if (mistakes.length > room.snapshot.mistakes.length) {
    const textOf = (name: string) =>
      name === file.file ? { ...file, text } : room.snapshot.files.get(name);
    throw new RefusedCall({
      kind: "mistakes",
      message: "Without this change, a build would be refused: undo what was changed with it too.",
      mistakes: mistakes.map((issue) => mistakeOf(issue, textOf)),
      fixed: [],
    });
  }
  writeContent(room.root, file.file, bytes, file.hash);
  room.journal.remove([entry.id]);
}

/** Takes all changes back, newest first. @throws RefusedCall before anything is written */
function undoAll(room: Room): void {
  const { open } = room.journal;
  const texts = new Map<string, string>();
  for (const entry of open) {
    const name = entry.place.file;
    const text = withoutChange(texts.get(name) ?? room.fileAt(name).text, entry);
    if (text === undefined) {
      const message = `"${entry.says}" cannot be undone: ${CHANGED_SINCE}`;
      throw new RefusedCall({ kind: "failed", message });
    }
    texts.set(name, text);
  }
  for (const [name, text] of texts) {
    const file = room.fileAt(name);
    writeContent(room.root, name, bytesWith(file, text), file.hash);
  }
  room.journal.remove(open.map(({ id }) => id));
}

/**
 * Takes a change back, or all that are not sent.
 * @returns how many
 * @throws RefusedCall if that cannot be done, and nothing is written
 */
export function undo(room: Room, id: string): number {
  const { open } = room.journal;
  if (id === "all") {
    undoAll(room);
    return open.length;
  }
  const entry = open.find((one) => one.id === id) ?? missing("There is no such change.");
  undoOne(room, entry);
  return 1;
}
