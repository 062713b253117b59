import path from "node:path";
import { findHits } from "../src/find-hits";
import { loadRules } from "../src/load-rules";
import { readPage } from "../src/read-page";
import { readYaml } from "../src/read-yaml";

const TODAY = "2026-11-22";
const { rules } = loadRules(["packages/ra-preflight/packs/sebi-ra"], TODAY);
// Rules on whole sites, such as a missing charter, do not apply to single sentences.
const ofWording = rules.filter(
  ({ extends: kind, scope, key }) =>
    (kind === "existence" && scope === "block") || key === "standard-warning",
);

/** The sentences of a file that are judged wrongly, and how many there are. */
function measure(file: string, isHonest: boolean) {
  const { data } = readYaml(path.join(__dirname, "sentences", file));
  const sentences = data as string[];
  const context = { today: TODAY, read: () => undefined };
  const wrong = sentences.filter((sentence) => {
    const page = readPage("a.html", `<p>${sentence.replaceAll("&", "&amp;")}</p>`);
    const hits = findHits(ofWording, page ? [page] : [], context);
    // That the mandated warning is missing has no place on the page.
    const isFound = hits.some(({ piece }) => piece);
    return isHonest === isFound;
  });
  return { wrong, count: sentences.length };
}

/** "unseen" sentences were written after the rules and are left out when a rule is mended. */
test.each(["good.yaml", "unseen-good.yaml"])(
  "no false alarm in the honest sentences of %s",
  (file) => {
    const { wrong, count } = measure(file, true);
    expect(count).toBeGreaterThan(30);
    expect(wrong).toEqual([]);
  },
);

test.each([
  ["bad.yaml", 0.95],
  ["unseen-bad.yaml", 0.85],
])("of the faulty sentences of %s a share of at least %d is found", (file, share) => {
  const { wrong, count } = measure(file, false);
  process.stdout.write(`${file}: ${count - wrong.length} of ${count} found\n`);
  expect((count - wrong.length) / count).toBeGreaterThanOrEqual(share);
});
