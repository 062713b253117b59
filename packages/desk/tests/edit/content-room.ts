import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { newFolder } from "@/__tests__/new-folder";
import type { Place, Plain, ValuePath } from "../../src/edit/api";
import { fieldsAt } from "../../src/edit/server/handlers/reading";
import { Room } from "../../src/edit/server/room";

export const TODAY = "2026-11-27";

/** A copy of what the page edits: the site's own content, with its rules. */
export function copyOfContent(): string {
  const root = newFolder();
  for (const name of ["content", "rules", "docs"]) {
    cpSync(name, path.join(root, name), { recursive: true });
  }
  mkdirSync(path.join(root, "reports"));
  symlinkSync(path.resolve("public"), path.join(root, "public"));
  return root;
}

export const roomIn = (root: string): Room => new Room(root, path.join(root, ".edit"), () => TODAY);

export const placeIn = (file: string, ...path: ValuePath): Place => ({
  file: `content/${file}`,
  path,
});

/** A value as the page has read it. */
export function readAt(
  room: Room,
  place: Place,
): { place: Place; hash: string; before: Plain | undefined } {
  const { hash, field } = fieldsAt(room, { place });
  return { place, hash, before: field.value };
}
