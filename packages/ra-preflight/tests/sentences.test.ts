import { readFileSync } from "node:fs";
import path from "node:path";
import { findHits } from "../src/find-hits";
import { loadRules } from "../src/load-rules";
import { readPage } from "../src/read-page";

const TODAY = "2026-11-22";
const { rules } = loadRules(["packages/ra-preflight/packs/sebi-ra"], TODAY);
// Rules on whole sites, such as a missing charter, do not apply to single sentences.
const ofWording = rules.filter(
  ({ extends: kind, scope, key }) =>
    (kind === "existence" && scope === "block") || key === "standard-warning",
);

/** Whether a rule of wording finds something in a sentence. */
function isFound(sentence: string): boolean {
  const page = readPage("a.html", `<p>${sentence.replaceAll("&", "&amp;")}</p>`);
  const context = { today: TODAY, read: () => undefined };
  // That the mandated warning is missing has no place on the page.
  return findHits(ofWording, page ? [page] : [], context).some(({ piece }) => piece);
}

/** The sentences of a voice that are `bad` or `good`, with their kind, and those found. */
function measure(voice: string, label: string) {
  const rows = readFileSync(path.join(__dirname, "sentences", `${voice}.tsv`), "utf8").trim();
  const all = rows.split("\n").map((row) => row.split("\t"));
  const own = all.filter(([first]) => first === label);
  const found = own.filter(([, , words = ""]) => isFound(words));
  process.stdout.write(`${voice}: found in ${found.length} of ${own.length} ${label}\n`);
  return { found, missed: own.filter((one) => !found.includes(one)), all: own };
}

// Who wrote the sentences is in README.md.
test.each([
  ["plain", 0.9],
  ["indirect", 0.9],
  ["further", 0.75],
  ["earlier", 0.6],
  ["voice-a", 0.95],
  ["voice-b", 0.95],
  ["voice-c", 0.65],
  ["voice-d", 0.85],
  ["voice-e", 0.85],
  ["held-out-f", 0.85],
])("of the faulty sentences of %s a share of at least %d is found", (voice, share) => {
  const { found, all } = measure(voice, "bad");
  expect(found.length / all.length).toBeGreaterThanOrEqual(share);
});

test.each([
  ["plain", 0.02],
  ["indirect", 0.02],
  ["further", 0.02],
  ["short", 0.02],
  ["earlier", 0.02],
  ["voice-a", 0.02],
  ["voice-b", 0.02],
  ["voice-c", 0.02],
  ["voice-d", 0.025],
  ["voice-e", 0.02],
  ["held-out-f", 0.034],
])("of the innocent sentences of %s a share of at most %d is flagged", (voice, share) => {
  const { found, all } = measure(voice, "good");
  expect(all.length).toBeGreaterThan(60);
  expect(found.length / all.length).toBeLessThanOrEqual(share);
});
