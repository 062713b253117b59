import { missing, RefusedCall } from "../server/refused";
import type { Room } from "../server/room";
import { mistakeOf } from "../sources/place-of-mistake";
import { bytesWith } from "../writing/text-file";
import { writeContent } from "../writing/write-file";
import { type Entry, withoutChange } from "./journal";

const CHANGED_SINCE =
  "what it changed was changed again since. Undo the later change first, or write the words as they were.";

/**
 * The files' texts without some changes.
 * @param entries newest first
 * @throws RefusedCall if what one changed was changed again
 */
function textsWithout(room: Room, entries: readonly Entry[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const entry of entries) {
    const name = entry.place.file;
    const text = withoutChange(texts.get(name) ?? room.fileAt(name).text, entry);
    if (text === undefined) {
      const message = `"${entry.says}" cannot be undone: ${CHANGED_SINCE}`;
      throw new RefusedCall({ kind: "failed", message });
    }
    texts.set(name, text);
  }
  return texts;
}

/** @throws RefusedCall if a build would be refused then */
function checkWithout(room: Room, texts: ReadonlyMap<string, string>): void {
  const files = [...texts].map(([name, text]) => ({ ...room.fileAt(name), text }));
  const { mistakes } = room.contents.trial(
    new Map(files.map((file) => [file.file, bytesWith(file, file.text)])),
  );
  if (mistakes.length <= room.snapshot.mistakes.length) return;
  const textOf = (name: string) =>
    files.find(({ file }) => file === name) ?? room.snapshot.files.get(name);
  throw new RefusedCall({
    kind: "mistakes",
    message: "Without this change, a build would be refused: undo what was changed with it too.",
    mistakes: mistakes.map((issue) => mistakeOf(issue, textOf)),
    fixed: [],
  });
}

function takeBack(room: Room, entries: readonly Entry[], texts: ReadonlyMap<string, string>): void {
  for (const [name, text] of texts) {
    const file = room.fileAt(name);
    writeContent(room.root, name, bytesWith(file, text), file.hash);
  }
  room.journal.remove(entries.map(({ id }) => id));
}

/**
 * Takes a change back with what was saved at once with it, or all that are not sent.
 * @returns how many
 * @throws RefusedCall if that cannot be done, and nothing is written
 */
export function undo(room: Room, id: string): number {
  const { open } = room.journal;
  const entry = open.find((one) => one.id === id);
  if (!entry && id !== "all") missing("There is no such change.");
  const entries = entry ? open.filter(({ at }) => at === entry.at) : open;
  const texts = textsWithout(room, entries);
  // All of them together are what was there before.
  if (entry) checkWithout(room, texts);
  takeBack(room, entries, texts);
  room.removeUnusedPictures();
  return entries.length;
}
