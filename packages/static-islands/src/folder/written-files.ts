import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isLeftBySystem } from "../left-by-systems.ts";

/**
 * The file that an export leaves in its folder, to know its own files again. Hosts need not serve
 * it. It has no name of a file in it, as a site may have files that nothing links to.
 */
export const RECORD = ".static-islands";

const FIRST_LINE =
  "# Written by static-islands, which replaces this folder: a line for each file, hashed by name.";

function hashOfName(file: string): string {
  return createHash("sha256").update(file).digest("hex").slice(0, 16);
}

/** Whether an export has written, or begun to write, a folder. */
export function hasRecord(folder: string): boolean {
  const file = path.join(folder, RECORD);
  return existsSync(file) && readFileSync(file, "utf8").startsWith(FIRST_LINE);
}

/** The names in a folder's record, hashed; none where it has no record. */
function recordedNames(folder: string): Set<string> {
  if (!hasRecord(folder)) {
    return new Set();
  }
  return new Set(readFileSync(path.join(folder, RECORD), "utf8").split("\n").slice(1));
}

/**
 * Writes a folder's record.
 * @param files the names of the files that an export has written there
 */
export function writeRecord(folder: string, files: Iterable<string>): void {
  const names = [...files].filter((file) => file !== RECORD).map(hashOfName);
  writeFileSync(path.join(folder, RECORD), [FIRST_LINE, ...names.sort(), ""].join("\n"));
}

/** Everything below a folder but folders: files, links and the like, as paths with slashes. */
function namesBelow(folder: string): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
    .sort();
}

/** The files in a folder that no export wrote, without what systems leave there. */
export function foreignFiles(folder: string): string[] {
  const recorded = recordedNames(folder);
  const own = hasRecord(folder) ? [RECORD] : [];
  return namesBelow(folder).filter((file) => {
    return !own.includes(file) && !isLeftBySystem(file) && !recorded.has(hashOfName(file));
  });
}

/** Named of the files that are in the way. */
const NAMED = 3;

/**
 * Refuses to replace a folder with files that no export wrote.
 * @param to the folder, absolute
 * @param writtenLater files in it that others write after each export
 * @throws Error that names some of them
 */
export function refuseForeignFiles(to: string, writtenLater: readonly string[] = []): void {
  const foreign = foreignFiles(to).filter((file) => !writtenLater.includes(file));
  if (foreign.length === 0) {
    return;
  }
  const named = foreign.slice(0, NAMED).join(", ");
  const more = foreign.length > NAMED ? ` and ${foreign.length - NAMED} more` : "";
  throw new Error(
    `nothing is written to ${to}: it holds files that no export wrote (${named}${more}); name another folder, or move them away (files of the site belong into public/)`,
  );
}
