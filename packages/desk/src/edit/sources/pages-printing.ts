import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { SitePage } from "@/lib/site/site-pages";
import { fileOf } from "@/lib/site/site-url";
import { plainSpaces } from "./shown-text";

/** The words of all pages of one build, and on how many of them a sentence stands. */
interface Built {
  root: string;
  at: number;
  texts: readonly string[];
  counts: Map<string, number>;
}

let known: Built | undefined;

function wordsOf(root: string, { route }: SitePage): string {
  try {
    const html = readFileSync(path.join(root, "out", fileOf(route)), "utf8");
    const [main = ""] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
    return plainSpaces(main.replace(/<[^>]*>/g, "").replaceAll("&nbsp;", " "));
  } catch {
    return "";
  }
}

function built(root: string, pages: readonly SitePage[]): Built | undefined {
  const at = statSync(path.join(root, "out/index.html"), { throwIfNoEntry: false })?.mtimeMs;
  if (at === undefined) return undefined;
  if (known?.root === root && known.at === at) return known;
  known = { root, at, texts: pages.map((page) => wordsOf(root, page)), counts: new Map() };
  return known;
}

/**
 * On how many pages a sentence with names stands, as they were last built.
 * @param pattern of the whole sentence
 * @returns undefined if nothing was built, or no page has it
 */
export function pagesPrinting(
  root: string,
  pages: readonly SitePage[],
  pattern: RegExp,
): number | undefined {
  const of = built(root, pages);
  if (!of) return undefined;
  const within = pattern.source.replace(/^\^|\$$/g, "");
  const counted = of.counts.get(within);
  const anywhere = new RegExp(within, "su");
  const count = counted ?? of.texts.filter((text) => anywhere.test(text)).length;
  of.counts.set(within, count);
  return count > 0 ? count : undefined;
}
