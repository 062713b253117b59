import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "@/scripts/export/files-below";
import { findHits } from "./find-hits";
import { readPage } from "./page-texts";
import { loadRules } from "./rule-packs";

export interface Measured {
  /** Pages of honest sites, what was found in them, and their texts: what was found is wrong. */
  good: { pages: number; texts: number; found: string[] };
  /** Texts that are wrong on purpose, and those of them in which no rule found anything. */
  bad: { pages: number; faults: number; missed: string[] };
}

/**
 * How often the rules of wording are wrong, by pages written for it. Rules on whole sites (a missing
 * charter, a missing page) say nothing of single pages and are left out.
 * @param folder with good/ and bad/
 */
export function measure(root: string, folder: string, today: string): Measured {
  const rules = loadRules(root, today).rules.filter(
    ({ extends: kind, scope, key }) =>
      (kind === "existence" && scope === "block") || key === "standard-warning",
  );
  const read = (kind: string) =>
    filesBelow(path.join(folder, kind)).map((file) => {
      const page = readPage(file, readFileSync(path.join(folder, kind, file), "utf8"));
      if (!page) throw new Error(`${file} is no page`);
      const hits = findHits(rules, [page], { today, read: () => undefined, exists: () => false });
      return { page, hits };
    });
  const good = read("good");
  const bad = read("bad");
  const pieces = bad.flatMap(({ page, hits }) =>
    page.pieces
      // The footer of a bad page is right.
      .filter(
        ({ text }) =>
          !/^(?:A Person, SEBI|Registration granted|Investment in securities market are)/.test(
            text,
          ),
      )
      .filter(({ where }) => where !== "image-name")
      .map((piece) => ({ page, piece, isFound: hits.some((hit) => hit.piece === piece) })),
  );
  return {
    good: {
      pages: good.length,
      texts: good.reduce((sum, { page }) => sum + page.pieces.length, 0),
      found: good.flatMap(({ page, hits }) =>
        hits.map(({ rule, words }) => `${page.file}: ${rule.key} "${words}"`),
      ),
    },
    bad: {
      pages: bad.length,
      faults: pieces.length,
      missed: pieces
        .filter(({ isFound }) => !isFound)
        .map(({ page, piece }) => `${page.file}: "${piece.text}"`),
    },
  };
}

/** The measurement in a few lines, as docs/preflight.md quotes it. */
export function measureText(root: string, folder: string, today: string): string {
  const { good, bad } = measure(root, folder, today);
  return [
    `False alarms: ${good.found.length} in ${good.texts} texts of ${good.pages} honest pages.`,
    ...good.found.map((one) => `  ${one}`),
    `Faults found: ${bad.faults - bad.missed.length} of ${bad.faults} in ${bad.pages} bad pages.`,
    ...bad.missed.map((one) => `  missed in ${one}`),
  ].join("\n");
}
