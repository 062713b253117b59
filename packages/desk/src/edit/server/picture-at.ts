import { existsSync } from "node:fs";
import path from "node:path";
import { isInside } from "../writing/write-file";

const TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
};

/** A picture of the content, for the panel. @returns undefined for any other name */
export function pictureAt(root: string, name: string): { path: string; type: string } | undefined {
  const folder = path.join(root, "content/pictures");
  const file = path.join(folder, name);
  const type = TYPES[path.extname(name).toLowerCase()];
  const isName = name === path.basename(file);
  if (!type || !isName || !existsSync(file) || !isInside(folder, file)) return undefined;
  return { path: file, type };
}
