import {
  type Measurement,
  median,
  medianVisit,
  misses,
  reportText,
  type Visit,
} from "@/scripts/bench/measurement";

const perfect: Visit = {
  performance: 100,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
  firstPaint: 600,
  largestPaint: 800,
  blocking: 0,
  shift: 0,
  mainThread: 300,
  styleLayout: 100,
  bytes: 50_000,
};
const measured = (page: Partial<Visit> = {}): Measurement => ({
  route: "/about",
  noindex: false,
  kind: "phone-applied",
  page: { ...perfect, ...page },
  bare: { ...perfect, largestPaint: 700, blocking: 10 },
});
const missed = (page: Partial<Visit>, changes: Partial<Measurement> = {}) =>
  misses({ ...measured(page), ...changes }).map((sentence) => sentence.replace(/^.*?: /, ""));

test("each figure is the middle one of the runs", () => {
  const visits = [700, 900, 800].map((largestPaint, index) => ({
    ...perfect,
    largestPaint,
    performance: [99, 100, 98][index] ?? 0,
  }));
  expect(medianVisit(visits)).toEqual({ ...perfect, largestPaint: 800, performance: 99 });
});

test("a page that keeps every target misses nothing", () => {
  expect(missed({})).toEqual([]);
});

test.each<[string, Partial<Visit>, string]>([
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
  expect(missed({ largestPaint: 1_400 }, { kind: "phone-simulated" })).toEqual([]);
});

test("a page that asks not to be found is not blamed for that", () => {
  expect(missed({ seo: 66 }, { noindex: true })).toEqual([]);
});

test("the report has a row for each kind of visit, and says what was missed", () => {
  const text = reportText({
    setting: "abc",
    runs: 3,
    measurements: [measured(), { ...measured(), kind: "desktop-simulated" }],
    misses: misses(measured({ seo: 92 })),
  });
  expect(text).toContain("- MISSED: /about (phone-applied): seo: 92 of 100");
  expect(text).toContain("| /about | phone-applied | 100 / 100 / 100 / 100 | 600 (600) |");
  expect(text).toContain("| /about | desktop-simulated | 100 / 100 / 100 / 100 | 600 (600) |");
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
