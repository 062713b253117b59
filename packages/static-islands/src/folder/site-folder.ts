import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ASSETS, filesBelow } from "../files-below.ts";
import { isLeftBySystem } from "../left-by-systems.ts";
import { type KeptFolders, realPath, refuseFolder } from "./refuse-folder.ts";
import {
  foreignFiles,
  hasRecord,
  RECORD,
  refuseForeignFiles,
  writeRecord,
} from "./written-files.ts";

/** The folder in which a site is written, beside the one that it will replace. */
export interface SiteFolder {
  /** Absolute. */
  folder: string;
  /**
   * Writes a file.
   * @param file path from the folder
   * @throws Error for a file that `public/` has too
   */
  put: (file: string, data: string | Buffer) => Promise<void>;
  /** Puts the site in the place of the last one, of which nothing has been changed until then. */
  publish: () => Promise<void>;
  /** Takes the unfinished site away. */
  discard: () => Promise<void>;
}

export interface SiteFolderOptions extends KeptFolders {
  /** The folder to write, absolute. */
  to: string;
  /** Files in `to` that others write after each export. */
  writtenLater?: readonly string[];
}

/** Names of the folders beside `to` while a site is written and put in the place of another. */
const unfinishedBeside = (to: string) => `${to}.unfinished`;
const replacedBeside = (to: string) => `${to}.replaced`;

/** Removes what an export that was broken off has left. @throws Error if it is something else */
async function removeLeftover(folder: string): Promise<void> {
  if (!existsSync(folder)) {
    return;
  }
  if (!hasRecord(folder) && foreignFiles(folder).length > 0) {
    throw new Error(`${folder} is in the way: an export needs this name; move it away`);
  }
  await rm(folder, { recursive: true, force: true });
}

/** Puts back the last site, if an export was broken off between taking it away and its own. */
async function restoreReplaced(to: string): Promise<void> {
  const replaced = replacedBeside(to);
  if (!existsSync(to) && hasRecord(replaced)) {
    await rename(replaced, to);
  }
}

/** Windows refuses to rename a folder while a virus scanner or a server has a file of it open. */
const OPEN_ELSEWHERE = ["EPERM", "EACCES", "EBUSY", "ENOTEMPTY"];
const WAITS_MS = [50, 200, 500, 1_000];

function codeOf(cause: unknown): string {
  const { code } = cause as NodeJS.ErrnoException;
  return String(code);
}

/** Renames a folder, several times where another program may be about to close its files. */
async function renamePatiently(from: string, to: string): Promise<void> {
  for (const ms of WAITS_MS) {
    try {
      return await rename(from, to);
    } catch (cause) {
      if (!OPEN_ELSEWHERE.includes(codeOf(cause))) {
        throw cause;
      }
      await wait(ms);
    }
  }
  return rename(from, to);
}

/**
 * Replaces what is in a folder that cannot be renamed: one that a container has mounted, or that is
 * open on Windows. The record names the files of both sites meanwhile, so that the next export
 * knows the folder again if this one is broken off.
 */
async function replaceContents(unfinished: string, to: string): Promise<void> {
  writeRecord(to, [...filesBelow(to), ...filesBelow(unfinished)]);
  for (const entry of await readdir(to)) {
    if (entry !== RECORD) {
      await rm(path.join(to, entry), { recursive: true, force: true });
    }
  }
  const isRecord = (file: string) => path.relative(unfinished, file) === RECORD;
  await cp(unfinished, to, { recursive: true, filter: (file) => !isRecord(file) });
  writeRecord(to, filesBelow(unfinished));
  await rm(unfinished, { recursive: true, force: true });
}

/** Puts a finished site in the place of the last one. */
async function replaceSite(unfinished: string, to: string): Promise<void> {
  const replaced = replacedBeside(to);
  if (existsSync(to)) {
    try {
      await renamePatiently(to, replaced);
    } catch {
      return replaceContents(unfinished, to);
    }
  }
  try {
    await renamePatiently(unfinished, to);
  } catch (cause) {
    await restoreReplaced(to);
    throw cause;
  }
  await rm(replaced, { recursive: true, force: true });
}

async function copyPublic(
  publicFolder: string,
  publicFiles: ReadonlySet<string>,
  to: string,
): Promise<void> {
  if (publicFiles.size === 0) {
    return;
  }
  await cp(publicFolder, to, {
    recursive: true,
    filter(source) {
      const file = path.relative(publicFolder, source).split(path.sep).join("/");
      return !isLeftBySystem(file);
    },
  });
}

/**
 * Begins a site in a folder beside `to`, with the files of `public/`, byte for byte, without what
 * systems leave there.
 * @param publicFiles the files of `public/`
 * @throws Error if writing to `to` would erase what no export wrote
 */
export async function beginSiteFolder(
  options: SiteFolderOptions,
  publicFiles: ReadonlySet<string>,
): Promise<SiteFolder> {
  const to = realPath(options.to);
  refuseFolder(to, options);
  await restoreReplaced(to);
  refuseForeignFiles(to, options.writtenLater);
  const folder = unfinishedBeside(to);
  await removeLeftover(folder);
  await removeLeftover(replacedBeside(to));
  await mkdir(folder, { recursive: true });
  writeRecord(folder, []);
  if (options.publicFolder !== undefined) {
    await copyPublic(options.publicFolder, publicFiles, folder);
  }
  return {
    folder,
    async put(file, data) {
      if (publicFiles.has(file)) {
        throw new Error("the build writes a file of this name itself; give yours another name");
      }
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), data);
    },
    async publish() {
      // Once more: the build may have taken minutes.
      refuseForeignFiles(to, options.writtenLater);
      writeRecord(folder, filesBelow(folder));
      await replaceSite(folder, to);
    },
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}

/**
 * Refuses files of `public/` in the folder whose files browsers keep for good.
 * @param mayBeKept whether a file's name changes with its content
 * @throws Error that names the first such file
 */
export function refuseKeptFiles(
  publicFiles: ReadonlySet<string>,
  mayBeKept: (file: string) => boolean,
): void {
  for (const file of publicFiles) {
    if (file.startsWith(`${ASSETS}/`) && !mayBeKept(file)) {
      throw new Error(
        `public/${file}: browsers keep files of public/${ASSETS} for a year, so a changed one would not reach them; put it into another folder`,
      );
    }
  }
}
