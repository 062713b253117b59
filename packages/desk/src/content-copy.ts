import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadContent } from "@/lib/checks/checked-content";
import { versionMistakes } from "@/lib/versions/versions";
import { exitWith } from "@/scripts/environment";

export const exitWithNothingWritten = ({ message }: Error) =>
  exitWith(`${message}\nNothing was written.`);

/** Checks a change in a copy of content/ before making it there. @throws ContentError */
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
