import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { findHits } from "../src/find-hits";
import { loadRules } from "../src/load-rules";
import { readPage } from "../src/read-page";

/**
 * Pages of the kinds of sites that a stranger checks, in our own words: a line for each text, of the
 * class `faulty` where the code of advertisements forbids it.
 */
const SITES = "packages/ra-preflight/tests/sites";
const TODAY = "2026-11-22";

const { rules, quoted } = loadRules(["packages/ra-preflight/packs/sebi-ra"], TODAY, () => false);
const ofWording = rules.filter(({ extends: kind, scope, level }) => {
  if (kind === "weighed-words") return true;
  return kind === "existence" && scope === "block" && level !== "note";
});

/** The lines of a page in which rules of wording find something, and those that are faulty. */
function linesOf(file: string): { found: Set<string>; faulty: string[] } {
  const html = readFileSync(path.join(SITES, file), "utf8");
  const lines = html.split("\n");
  const page = readPage(file, html);
  // Every rule is there, so that what regulators prescribe is known.
  const hits = findHits(rules, page ? [page] : [], { today: TODAY, read: () => undefined }, quoted);
  const wording = hits.filter(({ rule, piece }) => piece && ofWording.includes(rule));
  const found = new Set(wording.map(({ piece }) => lines[(piece?.line ?? 1) - 1] ?? ""));
  return { found, faulty: lines.filter((line) => line.includes('class="faulty"')) };
}

const sites = readdirSync(SITES).map(linesOf);

test("on sites of strangers at most one wording finding in ten is false", () => {
  const found = sites.flatMap((site) => [...site.found]);
  const innocent = found.filter((line) => !line.includes('class="faulty"'));
  expect(sites).toHaveLength(6);
  expect(innocent.length).toBeLessThanOrEqual(found.length / 10);
});

test("on sites of strangers nine of ten faulty texts are found", () => {
  const missed = sites.flatMap(({ found, faulty }) => faulty.filter((line) => !found.has(line)));
  const faulty = sites.flatMap((site) => site.faulty);
  expect(missed.length).toBeLessThanOrEqual(faulty.length / 10);
});
