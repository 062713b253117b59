import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../files-below.ts";
import { isLeftBySystem } from "../left-by-systems.ts";

/** What of Next's export reaches visitors: paths from its folder, with slashes. */
export interface NextFiles {
  pages: string[];
  /** Fonts, pictures, robots.txt and the like. */
  others: string[];
}

/** Whether a text file has a payload for Next's client: that of a page, or a part of one. */
function isPayload(file: string, files: ReadonlySet<string>): boolean {
  return path.posix.basename(file).startsWith("__next.") || files.has(file.replace(/txt$/, "html"));
}

/** Whether a file serves anything but Next's client. */
function isForVisitors(file: string, files: ReadonlySet<string>): boolean {
  if (file.endsWith(".txt") && isPayload(file, files)) {
    return false;
  }
  if (file.startsWith("_next/")) {
    // Styles go into the pages. A .ts is the source of a worker, which Turbopack copies.
    return !/\.(js|map|ts|css)$/.test(file);
  }
  // The second with `trailingSlash`.
  return file !== "_not-found.html" && !file.startsWith("_not-found/");
}

/**
 * Lists what of Next's export reaches visitors: neither what only Next's client reads, nor the
 * copies of `public/` that Next puts beside it.
 * @param from the folder that `next build` exported to
 * @param publicFolder absolute path of `public/`, where there is one
 * @param publicFiles its files
 */
export function nextFiles(
  from: string,
  publicFolder: string | undefined,
  publicFiles: ReadonlySet<string>,
): NextFiles {
  function isCopy(file: string): boolean {
    if (publicFolder === undefined || !publicFiles.has(file)) {
      return false;
    }
    const original = readFileSync(path.join(publicFolder, file));
    return readFileSync(path.join(from, file)).equals(original);
  }

  // Next copies what systems leave in `public/` too.
  const files = filesBelow(from).filter((file) => !isLeftBySystem(file));
  const names = new Set(files);
  const kept = files.filter((file) => isForVisitors(file, names) && !isCopy(file));
  return {
    pages: kept.filter((file) => file.endsWith(".html")),
    others: kept.filter((file) => !file.endsWith(".html")),
  };
}
