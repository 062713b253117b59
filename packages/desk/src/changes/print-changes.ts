import type { Change } from "./compare";

/** The file at the beginning of a path such as `[content/firm.yaml] › phone`. */
const FILE_IN_PATH = /^\[([^\]]*)\](?: › )?/;

/** Prints changes by file, files in the order of their first change. */
export function printChanges(changes: readonly Change[]): void {
  const byFile = new Map<string, Change[]>();
  for (const change of changes) {
    const file = fileOf(change);
    byFile.set(file, [...(byFile.get(file) ?? []), change]);
  }
  for (const [file, changesOfFile] of byFile) {
    console.log(["", file, ...changesOfFile.map(lineOf)].join("\n"));
  }
}

function fileOf({ path }: Change): string {
  return FILE_IN_PATH.exec(path)?.[1] ?? path;
}

function lineOf({ path, before, after }: Change): string {
  const place = path.replace(FILE_IN_PATH, "").replaceAll(/[[\]]/g, "");
  // A picture or a file for download has no places in it.
  const name = place === "" ? "the file" : place;
  if (before === undefined) return `  + ${name}: ${after}`;
  if (after === undefined) return `  - ${name}: ${before}`;
  return `  ${name}\n      was: ${before}\n      is:  ${after}`;
}
