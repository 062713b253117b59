import { existsSync, realpathSync, statSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";

/** Folders that an export must leave alone, absolute. */
export interface KeptFolders {
  /** The project. */
  root: string;
  /** What `next build` exported. */
  from: string;
  publicFolder?: string;
}

/** Folders that nobody publishes from: what is in them belongs to other programs. */
const OF_OTHER_PROGRAMS = /(^|[\\/])(\.git|node_modules)([\\/]|$)/;

/**
 * The path of a folder without links, in the letters that the disk has; the part of it that does
 * not exist yet stays as it is.
 */
export function realPath(folder: string): string {
  const absolute = path.resolve(folder);
  if (existsSync(absolute)) {
    return realpathSync.native(absolute);
  }
  const parent = path.dirname(absolute);
  return parent === absolute ? absolute : path.join(realPath(parent), path.basename(absolute));
}

/** Whether a folder is another, or lies in it. Both are real paths. */
function isWithin(inner: string, outer: string): boolean {
  const way = path.relative(outer, inner);
  return way === "" || !(way === ".." || way.startsWith(`..${path.sep}`) || path.isAbsolute(way));
}

const CURE = "name a folder of its own, such as out";

/**
 * Refuses to write a site where that would erase or shadow what is no export.
 * @param to the folder to write, a real path
 * @throws Error that says what is in the way
 */
export function refuseFolder(to: string, { root, from, publicFolder }: KeptFolders): void {
  const kept: [folder: string, name: string][] = [
    [root, "the project"],
    [process.cwd(), "the folder that you are in"],
    [homedir(), "your home folder"],
    [path.parse(to).root, "the whole disk"],
    [from, "what next build exported"],
  ];
  const mustNotHold: [folder: string, name: string][] = [[from, "what next build exported"]];
  if (publicFolder !== undefined) {
    kept.push([publicFolder, "the public folder"]);
    mustNotHold.push([publicFolder, "the public folder"]);
  }
  for (const [folder, name] of kept) {
    if (isWithin(realPath(folder), to)) {
      throw new Error(`nothing is written to ${to}: it is or holds ${name}; ${CURE}`);
    }
  }
  for (const [folder, name] of mustNotHold) {
    if (isWithin(to, realPath(folder))) {
      throw new Error(`nothing is written to ${to}: it lies in ${name}; ${CURE}`);
    }
  }
  if (OF_OTHER_PROGRAMS.test(to.slice(path.parse(to).root.length))) {
    throw new Error(`nothing is written to ${to}: it lies in a folder of another program; ${CURE}`);
  }
  if (existsSync(to) && !statSync(to).isDirectory()) {
    throw new Error(`nothing is written to ${to}: it is a file; ${CURE}`);
  }
}
