import { readFileSync } from "node:fs";
import path from "node:path";
import { findHits } from "../src/find-hits";
import { loadRules } from "../src/load-rules";
import { readPage } from "../src/read-page";

const TODAY = "2026-11-22";
const { rules } = loadRules(["packages/ra-preflight/packs/sebi-ra"], TODAY);
// Rules on whole sites, such as a missing charter, do not apply to single sentences.
const ofWording = rules.filter(
  ({ extends: kind, scope, key, level }) =>
    (kind === "existence" && scope === "block" && level !== "note") ||
    kind === "weighed-words" ||
    key === "standard-warning",
);

/** Whether a rule of wording finds something in a sentence. */
function isFound(sentence: string): boolean {
  const page = readPage("a.html", `<p>${sentence.replaceAll("&", "&amp;")}</p>`);
  const context = { today: TODAY, read: () => undefined };
  // That the mandated warning is missing has no place on the page.
  return findHits(ofWording, page ? [page] : [], context).some(({ piece }) => piece);
}

// The writer had not seen the rules, and nobody has read the sentences while tuning them.
const rows = readFileSync(path.join(__dirname, "sentences", "held-out-i.tsv"), "utf8").trim();

test.each([
  ["bad", 0.75, 1],
  ["good", 0, 0.045],
])("the share of unseen sentences found that are %s is from %d to %d", (label, least, most) => {
  const own = rows.split("\n").flatMap((row) => {
    const [first, , words = ""] = row.split("\t");
    return first === label ? [words] : [];
  });
  const found = own.filter(isFound);
  process.stdout.write(`found in ${found.length} of ${own.length} ${label} sentences\n`);
  expect(own.length).toBeGreaterThan(140);
  expect(found.length / own.length).toBeGreaterThanOrEqual(least);
  expect(found.length / own.length).toBeLessThanOrEqual(most);
});
