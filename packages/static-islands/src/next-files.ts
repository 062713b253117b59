import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "./files-below.ts";

function isForVisitors(file: string): boolean {
  // Payloads of Next's client are text files.
  if (file.endsWith(".txt")) return file === "robots.txt";
  // Turbopack copies the source of a worker whose address it meets.
  // Styles go into the pages.
  if (file.startsWith("_next/")) return !/\.(js|map|ts|css)$/.test(file);
  return file !== "_not-found.html";
}

/**
 * Lists what of Next's export reaches visitors: neither what only Next's client reads, nor the
 * copies of `public/` that Next puts beside it.
 * @param built the folder that `next build` exported to
 * @param publicFolder absolute path of `public/`, where there is one
 * @param given its files
 * @returns paths from the folder, with slashes
 */
export function nextFiles(
  built: string,
  publicFolder: string | undefined,
  given: ReadonlySet<string>,
): { pages: string[]; files: string[] } {
  const isCopy = (file: string) =>
    publicFolder !== undefined &&
    given.has(file) &&
    readFileSync(path.join(built, file)).equals(readFileSync(path.join(publicFolder, file)));
  const kept = filesBelow(built).filter((file) => isForVisitors(file) && !isCopy(file));
  const isPage = (file: string) => file.endsWith(".html");
  return { pages: kept.filter(isPage), files: kept.filter((file) => !isPage(file)) };
}
