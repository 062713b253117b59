import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** What runs, what fetches a script or a font, and the CSP, whose hashes no longer hold. */
const WEIGHT = [
  /<script(?![^>]*application\/ld\+json).*?<\/script>/gs,
  /<link[^>]*(?:as="(?:script|font)"|rel="modulepreload")[^>]*>/g,
  /<meta http-equiv="Content-Security-Policy"[^>]*>/g,
  // Faces that a device has by itself (`local()`) stay: the fallbacks that our text is set in.
  /@font-face\s*\{[^}]*url\([^}]*\}/g,
];

/** The page with its words and styles alone: no script and no web font. */
export function barePage(html: string): string {
  return WEIGHT.reduce((page, weight) => page.replaceAll(weight, ""), html);
}

/**
 * Copies an exported site with every page bare, to measure what scripts and fonts cost.
 * @param from the export
 * @param to a folder of its own, where nothing is compressed yet
 */
export async function writeBareCopy(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  for (const page of (await readdir(to)).filter((file) => file.endsWith(".html"))) {
    const file = path.join(to, page);
    await writeFile(file, barePage(await readFile(file, "utf8")));
  }
}
