import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createTwoFilesPatch } from "diff";
import type { Room } from "../server/room";
import { withoutChange } from "./journal";

/** Each file as it was before the changes that were made here. */
function originals(room: Room): Map<string, string> {
  const texts = new Map<string, string>();
  for (const entry of room.journal.open) {
    const { file } = entry.place;
    const text = texts.get(file) ?? room.snapshot.files.get(file)?.text;
    if (text === undefined) continue;
    const before = withoutChange(text, entry);
    if (before !== undefined) texts.set(file, before);
  }
  return texts;
}

/**
 * Writes what was changed here as a patch, which `git apply` takes elsewhere.
 * @param sentence what was changed and why: git passes over it, and who applies it reads it first
 * @returns its name in `reports/`; undefined if nothing was changed
 */
export function writePatch(room: Room, today: string, sentence: string): string | undefined {
  const patches = [...originals(room)].map(([file, before]) => {
    const after = room.snapshot.files.get(file)?.text ?? "";
    return createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after);
  });
  if (patches.length === 0) return undefined;
  const name = `changes-${today}.patch`;
  mkdirSync(path.join(room.root, "reports"), { recursive: true });
  writeFileSync(path.join(room.root, "reports", name), `${sentence}\n\n${patches.join("")}`);
  return name;
}
