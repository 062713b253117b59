import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { ASSETS } from "./files-below.ts";
import { isLeftBySystem } from "./left-by-systems.ts";

/** The folder that the site is written to. */
export interface SiteFolder {
  /**
   * Writes a file.
   * @param file path from the folder
   * @throws Error for a file that `public/` has too
   */
  put: (file: string, data: string | Buffer) => Promise<void>;
}

/**
 * Empties a folder and copies `public/` into it, byte for byte, without what systems leave there.
 * @param to the folder, absolute
 * @param publicFolder absolute path of `public/`, where there is one
 * @param publicFiles its files
 */
export async function emptySiteFolder(
  to: string,
  publicFolder: string | undefined,
  publicFiles: ReadonlySet<string>,
): Promise<SiteFolder> {
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  if (publicFolder !== undefined && publicFiles.size > 0) {
    await cp(publicFolder, to, {
      recursive: true,
      filter(source) {
        const file = path.relative(publicFolder, source).split(path.sep).join("/");
        return !isLeftBySystem(file);
      },
    });
  }
  return {
    async put(file, data) {
      if (publicFiles.has(file)) {
        throw new Error(
          `public/${file}: the build writes a file of this name itself; give yours another name`,
        );
      }
      await mkdir(path.dirname(path.join(to, file)), { recursive: true });
      await writeFile(path.join(to, file), data);
    },
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
