import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadContent } from "@/lib/checks/checked-content";
import { versionMistakes } from "@/lib/versions/versions";
import { exitWith } from "./environment";

export const exitWithNothingWritten = ({ message }: Error) =>
  exitWith(`${message}\nNothing was written.`);

/**
 * Makes a change in a copy of content/, checks the copy, and only then changes the folder. Prints
 * which versioned texts it alters.
 * @param change called with the path of the folder to change
 * @throws ContentError if the result has a mistake
 */
export function changeChecked<T>(change: (at: string) => T, write: boolean): T {
  const root = mkdtempSync(path.join(tmpdir(), "content-"));
  const copy = path.join(root, "content");
  try {
    cpSync("content", copy, { recursive: true });
    symlinkSync(path.resolve("public"), path.join(root, "public"));
    const result = change(copy);
    const mistakes = versionMistakes(loadContent(copy));
    if (mistakes.length > 0) console.log(`\nThen to do:\n  ${mistakes.join("\n  ")}`);
    return write ? change("content") : result;
  } finally {
    rmSync(root, { recursive: true });
  }
}
