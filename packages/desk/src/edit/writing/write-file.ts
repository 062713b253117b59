import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { RefusedCall } from "../server/refused";
import { hashOf } from "./text-file";

/**
 * Whether a file is really in a folder: not through `..`, an absolute path or a symbolic link.
 * @param folder absolute @param file absolute; it may be missing
 */
export function isInside(folder: string, file: string): boolean {
  const real = realpathSync(folder);
  // Of a new file, the folder counts.
  const there = existsSync(file) ? realpathSync(file) : realpathSync(path.dirname(file));
  const way = path.relative(real, there);
  return way === "" || (!way.startsWith("..") && !path.isAbsolute(way));
}

function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch {
    // On another disk.
    copyFileSync(from, to);
    rmSync(from);
  }
}

/**
 * Puts other bytes in the place of a file's, all at once.
 * @param root the repository @param file from there, in `content/`
 * @param seen hash of what the change was made from
 * @throws RefusedCall if the file is outside, or is another one by now
 */
export function writeContent(root: string, file: string, bytes: Buffer, seen: string): void {
  const absolute = path.join(root, file);
  if (!isInside(path.join(root, "content"), absolute)) {
    throw new RefusedCall({ kind: "missing", message: `${file} is not a file of content/.` });
  }
  const part = path.join(root, ".edit", `${path.basename(file)}.part`);
  mkdirSync(path.dirname(part), { recursive: true });
  writeFileSync(part, bytes, { mode: statSync(absolute).mode });
  if (hashOf(readFileSync(absolute)) !== seen) {
    rmSync(part);
    const message = `${file} was saved by somebody else at this moment. Try again.`;
    throw new RefusedCall({ kind: "failed", message });
  }
  move(part, absolute);
}
