import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { formatIssue } from "content-kit";
import { loadContent, unversionedTexts } from "@/lib/checks/checked-content";
import { exitWith } from "@/scripts/environment";

/** Handles any error of a command that writes into the content. */
export function exitWithNothingWritten({ message }: Error): never {
  return exitWith(`${message}\nNothing was written.`);
}

/**
 * Makes a change in a copy of `content/` and checks the copy; prints which texts then need a new
 * version.
 * @param change gets the folder in which to make it
 * @throws ContentError if the changed content would be refused
 */
export function tryChange(change: (folder: string) => void): void {
  const root = mkdtempSync(path.join(tmpdir(), "content-"));
  const copy = path.join(root, "content");
  try {
    cpSync("content", copy, { recursive: true });
    symlinkSync(path.resolve("public"), path.join(root, "public"));
    change(copy);
    const mistakes = unversionedTexts(copy, loadContent(copy));
    if (mistakes.length > 0) {
      console.log(`\nThen to do:\n  ${mistakes.map(formatIssue).join("\n  ")}`);
    }
  } finally {
    rmSync(root, { recursive: true });
  }
}
