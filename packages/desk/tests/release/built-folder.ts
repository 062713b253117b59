import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { newFolder } from "@/__tests__/new-folder";
import { type BuiltSite, readBuiltSite } from "../../src/release/built-site";

/** A built page with these elements in its main part. */
export function page(main: string, { head = "", foot = "" } = {}): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head><body>
<header><a href="/">Home</a></header><main>${main}</main><footer>${foot}</footer></body></html>`;
}

/** Writes a built site of these files, and reads it. */
export function builtSite(files: Record<string, string | Buffer>): BuiltSite {
  const folder = newFolder();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return readBuiltSite(folder);
}
