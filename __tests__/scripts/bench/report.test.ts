import { type Measurement, misses, reportText } from "@/scripts/bench/report";
import type { VisitFigures } from "@/scripts/lighthouse/visit-figures";
import { perfect } from "../lighthouse/perfect-figures";

const measured = (page: Partial<VisitFigures> = {}): Measurement => ({
  route: "/about",
  noindex: false,
  device: "phone-applied",
  page: { ...perfect, ...page },
  bare: { ...perfect, largestPaint: 700, blocking: 10 },
});
const missed = (page: Partial<VisitFigures>, changes: Partial<Measurement> = {}) =>
  misses({ ...measured(page), ...changes }).map((sentence) => sentence.replace(/^.*?: /, ""));

test("a page that keeps every target misses nothing", () => {
  expect(missed({})).toEqual([]);
});

test.each<[string, Partial<VisitFigures>, string]>([
  ["a score", { seo: 92 }, "seo: 92 of 100"],
  ["a late paint", { largestPaint: 980 }, "largest paint beside the bare copy's: 1.4, at most 1.3"],
  ["a blocked page", { blocking: 32 }, "ms blocked: 32, at most 30"],
  [
    "dear layout",
    { styleLayout: 120 },
    "style and layout beside the bare copy's: 1.2, at most 1.1",
  ],
  ["a shift", { shift: 0.01 }, "shift: 0.01, at most 0.0005"],
])("%s is said", (_, page, sentence) => {
  expect(missed(page)).toEqual([sentence]);
});

test("a form may block for 50 ms and no longer", () => {
  const form = { route: "/contact" };
  expect(missed({ blocking: 50 }, form)).toEqual([]);
  expect(missed({ blocking: 51 }, form)).toEqual(["ms blocked: 51, at most 50"]);
});

test("where the line is simulated, the paint is not held against the bare copy's", () => {
  expect(missed({ largestPaint: 1_400 }, { device: "phone" })).toEqual([]);
});

test("a page that asks not to be found is not blamed for that", () => {
  expect(missed({ seo: 66 }, { noindex: true })).toEqual([]);
});

test("the report has a row for each device, and says what was missed", () => {
  const text = reportText({
    setting: "abc",
    runs: 3,
    measurements: [measured(), { ...measured(), device: "desktop" }],
    misses: misses(measured({ seo: 92 })),
  });
  expect(text).toContain("- MISSED: /about (phone-applied): seo: 92 of 100");
  expect(text).toContain("| /about | phone-applied | 100 / 100 / 100 / 100 | 600 (600) |");
  expect(text).toContain("| /about | desktop | 100 / 100 / 100 / 100 | 600 (600) |");
});
