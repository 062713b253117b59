import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "static-islands/files-below";
import { findHits } from "./find-hits";
import { readPage } from "./page-texts";
import { loadRules } from "./rule-packs";

interface Measured {
  pages: number;
  texts: number;
  /** What was wrongly found, or wrongly not found. */
  wrong: string[];
}

/** The footer of a page written for it is right, and the address of a picture is no text. */
const FOOTER = /^(?:A Person, SEBI|Registration granted|Investment in securities market are)/;

/**
 * How often the rules of wording are wrong, by pages written for it. Rules on whole sites (a missing
 * charter, a missing page) say nothing of single pages and are left out.
 * @param folder of pages whose every text is honest, or whose every text is at fault
 */
export function measure(
  root: string,
  folder: string,
  kind: "honest" | "at fault",
  today: string,
): Measured {
  const rules = loadRules(root, today).rules.filter(
    ({ extends: how, scope, key }) =>
      (how === "existence" && scope === "block") || key === "standard-warning",
  );
  const result: Measured = { pages: 0, texts: 0, wrong: [] };
  for (const file of filesBelow(folder)) {
    const page = readPage(file, readFileSync(path.join(folder, file), "utf8"));
    if (!page) throw new Error(`${file} is no page`);
    const hits = findHits(rules, [page], { today, read: () => undefined, exists: () => false });
    const texts = page.pieces.filter(
      ({ where, text }) => where !== "image-name" && !FOOTER.test(text),
    );
    result.pages += 1;
    result.texts += texts.length;
    const missed = texts.filter((piece) => !hits.some((hit) => hit.piece === piece));
    result.wrong.push(
      ...(kind === "honest"
        ? hits.map(({ rule, words }) => `${file}: ${rule.key} "${words}"`)
        : missed.map(({ text }) => `${file}: "${text}"`)),
    );
  }
  return result;
}

const MARKS = ["<!-- measured -->", "<!-- end of measured -->"];

/** The measurement: lines for docs/preflight.md, and what was judged wrongly. */
export function measureText(
  root: string,
  folder: string,
  today: string,
): { table: string; wrong: string[] } {
  const of = (name: string, kind: "honest" | "at fault") =>
    measure(root, path.join(folder, name), kind, today);
  const row = (name: string, good: Measured, bad: Measured) =>
    `| ${name} | ${good.wrong.length} of ${good.texts} (${good.pages} pages) | ${bad.texts - bad.wrong.length} of ${bad.texts} (${bad.pages} pages) |`;
  const [good, bad] = [of("good", "honest"), of("bad", "at fault")];
  const [newGood, newBad] = [of("unseen/good", "honest"), of("unseen/bad", "at fault")];
  const table = [
    "| texts | false alarms in honest ones | faults found |",
    "|---|---|---|",
    row("by which the rules were mended", good, bad),
    row("new to the rules", newGood, newBad),
  ].join("\n");
  const wrong = [
    ...[good, newGood].flatMap((one) => one.wrong.map((text) => `false alarm in ${text}`)),
    ...[bad, newBad].flatMap((one) => one.wrong.map((text) => `missed in ${text}`)),
  ];
  return { table, wrong };
}

/** A page of docs with the measurement between its marks. */
export function withMeasurement(docs: string, table: string): string {
  const [before, rest = ""] = docs.split(MARKS[0] ?? "");
  return `${before}${MARKS[0]}\n${table}\n${MARKS[1]}${rest.split(MARKS[1] ?? "")[1] ?? ""}`;
}
