import type { PageResult } from "@/scripts/lighthouse/report/kept-results";
import { type Numbers, numbersOf } from "@/scripts/lighthouse/report/numbers";
import { perfect } from "../perfect-figures";

/** A made-up result; what is given takes the place of perfect numbers. */
export function result(
  changes: Partial<PageResult> = {},
  measured: Partial<Numbers> = {},
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
    numbers: { ...numbersOf(perfect), ...measured },
  };
}
