import { reportText } from "@/scripts/bench/report";
import type { Audit } from "@/scripts/bench/targets";
import { type Measurement, median, medianAudit, misses } from "@/scripts/bench/targets";

const perfect: Audit = {
  scores: { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 },
  firstPaint: 600,
  largestPaint: 800,
  blocking: 0,
  shift: 0,
  mainThread: 300,
  styleLayout: 100,
  bytes: 50_000,
  requests: 7,
};
const measured = (page: Partial<Audit> = {}): Measurement => ({
  route: "/contact",
  device: "phone",
  throttling: "applied",
  page: { ...perfect, ...page },
  bare: { ...perfect, largestPaint: 700, blocking: 10 },
});
const content = { isIndexed: true, hasForm: false };

test("each figure is the middle one of the runs", () => {
  const runs = [700, 900, 800].map((largestPaint, index) => ({
    ...perfect,
    largestPaint,
    scores: { performance: [99, 100, 98][index] ?? 0 },
  }));
  expect(medianAudit(runs)).toEqual({ ...perfect, scores: { performance: 99 } });
});

test("a page that keeps every target misses nothing", () => {
  expect(misses(measured(), content)).toEqual([]);
});

test.each([
  ["a score", { scores: { ...perfect.scores, seo: 92 } }, "scores 92 in seo"],
  ["a late paint", { largestPaint: 980 }, "paints at 1.40 times its bare copy's time, not 1.3"],
  ["a blocked page", { blocking: 32 }, "is blocked for 32 ms, not 30"],
  ["dear layout", { styleLayout: 120 }, "lays out in 1.20 times its bare copy's time, not 1.1"],
  ["a shift", { shift: 0.01 }, "shifts by 0.010"],
])("%s is said", (_, page, sentence) => {
  expect(misses(measured(page), content)).toEqual([sentence]);
});

test("a form may block for 50 ms and no longer", () => {
  const form = { isIndexed: true, hasForm: true };
  expect(misses(measured({ blocking: 50 }), form)).toEqual([]);
  expect(misses(measured({ blocking: 51 }), form)).toEqual(["is blocked for 51 ms, not 50"]);
});

test("where the line is simulated, the paint is not held against the bare copy's", () => {
  const simulated = { ...measured({ largestPaint: 1_400 }), throttling: "simulated" as const };
  expect(misses(simulated, content)).toEqual([]);
});

test("a page that asks not to be found is not blamed for that", () => {
  const page = { scores: { ...perfect.scores, seo: 66 } };
  expect(misses(measured(page), { isIndexed: false, hasForm: false })).toEqual([]);
});

test("the report has a table for each kind of visit, and says what was missed", () => {
  const measurements = [measured(), { ...measured(), device: "desktop" as const }];
  const text = reportText({
    setting: ["commit abc"],
    runs: 3,
    measurements,
    misses: ["/contact scores 92 in seo"],
  });
  expect(text.match(/^## .*$/gm)).toEqual([
    "## phone, applied throttling",
    "## desktop, applied throttling",
  ]);
  expect(text).toContain("- MISSED: /contact scores 92 in seo");
  expect(text.match(/^\| \/contact \| 100 \/ 100 \/ 100 \/ 100 \|/gm)).toHaveLength(2);
});

test.each([
  [[7], 7],
  [[30, 10, 20], 20],
  [[10, 2, 100, 4], 7],
])("the median of %j is %d", (values, expected) => {
  expect(median(values)).toBe(expected);
});

test("nothing has no median", () => {
  expect(() => median([])).toThrow(RangeError);
});
