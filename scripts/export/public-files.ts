import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";

/**
 * What the owner and the build have put into `public/`: Next copies it, and the export must leave
 * it alone, whatever its name.
 * @param folder absolute path of `public/`
 * @returns paths from that folder, with slashes
 */
export function publicFiles(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)));
  return new Set(files.map((file) => file.split(path.sep).join("/")).sort());
}

/**
 * Compares the files of `public/` with their copies in the export.
 * @returns a sentence for each that did not arrive byte for byte
 */
export async function changedPublicFiles(
  folder: string,
  out: string,
  files: ReadonlySet<string>,
): Promise<string[]> {
  const changed = await Promise.all(
    [...files].map(async (file) => {
      const copy = path.join(out, file);
      if (!existsSync(copy)) return [`public/${file}: it did not arrive in out/`];
      const [given, arrived] = await Promise.all([
        readFile(path.join(folder, file)),
        readFile(copy),
      ]);
      return given.equals(arrived)
        ? []
        : [`public/${file}: the build writes a file of this name itself; give yours another`];
    }),
  );
  return changed.flat();
}
