import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Where words that reach the screen are written; the forms' messages stand in lib. */
const FOLDERS = ["app", "components", "content", "lib"];
const TEXT_FILE = /\.(css|csv|json|md|svg|ts|tsx|txt|yaml|yml)$/;

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));
/** Punctuation and signs a later edit of the content may bring in: no build step should depend on it. */
const ALWAYS = [...ASCII, ..."\u00a0–—‘’“”…·•×÷₹−≤≥½é©↗→←✓"];

async function textFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => TEXT_FILE.test(name)).map((name) => join(folder, name));
}

/**
 * Every character a page may have to draw: printable ASCII, the site's usual signs and whatever
 * further characters its sources hold.
 *
 * @param root the project's folder
 * @returns the characters once each, in code point order
 */
export async function siteCharacters(root: string): Promise<string> {
  const files = (await Promise.all(FOLDERS.map((folder) => textFiles(join(root, folder))))).flat();
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  const characters = new Set(ALWAYS);
  for (const text of texts) for (const character of text) characters.add(character);
  return [...characters]
    .filter((character) => !/\p{Cc}/u.test(character))
    .sort((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0))
    .join("");
}
