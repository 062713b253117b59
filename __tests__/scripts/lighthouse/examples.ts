import type { PageResult } from "@/scripts/lighthouse/kept-results";

const numbers = {
  performance: 100,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
  largestPaint: 1200,
  blocking: 0,
  shift: 0,
};

/** A made-up result; what is given takes the place of perfect numbers. */
export function result(
  changes: Partial<PageResult> = {},
  measured: Partial<typeof numbers> = {},
): PageResult {
  return {
    route: "/about",
    label: "About Us",
    device: "phone",
    noindex: false,
    date: "2026-11-20T10:00:00.000Z",
    commit: "abc1234",
    machine: "2 × Processor, Chromium 156",
    runs: 3,
    findings: [],
    ...changes,
    numbers: { ...numbers, ...measured },
  };
}
