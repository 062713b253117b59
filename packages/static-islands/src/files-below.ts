import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** Folder of the scripts; browsers may keep its files for good, as their names change with them. */
export const ASSETS = "assets";

/** Every file below a folder, sorted: paths from it, with slashes; none where there is no folder. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
    .sort();
}
