import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import type { Device } from "@/scripts/lighthouse/options";
import { NUMBERS, type NumberName } from "./numbers";

/** What Google's PageSpeed Insights shows, too. */
export const REPORT_DEVICES = ["phone", "desktop"] as const satisfies Device[];

const pageResult = z.object({
  route: z.string(),
  /** Name of the page in menus. */
  label: z.string(),
  device: z.enum(REPORT_DEVICES),
  /** It asks search engines not to list it, so its SEO score is low on purpose. */
  noindex: z.boolean(),
  /** When it was measured, as an ISO date and time. */
  date: z.string(),
  commit: z.string(),
  machine: z.string(),
  runs: z.int(),
  /** Medians of the runs. */
  numbers: z.record(z.enum(NUMBERS), z.number()),
  /** What took points off, in Lighthouse's words. */
  findings: z.array(z.string()),
});

/** What was measured of a page on a device. */
export type PageResult = z.output<typeof pageResult>;

/** A page that asks not to be found scores low for that. */
export const isLowOnPurpose = ({ noindex }: PageResult, name: NumberName): boolean =>
  noindex && name === "seo";

/** A page on a device, beside its last result that was kept. */
export interface Comparison {
  now: PageResult;
  before?: PageResult | undefined;
}

/** The last result of each page and device; none where the file is missing or of another shape. */
export function readKept(file: string): PageResult[] {
  if (!existsSync(file)) return [];
  try {
    return z.array(pageResult).parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    console.error(`${file} cannot be read, so nothing is compared with it.`);
    return [];
  }
}

const isSame = (one: PageResult, other: PageResult) =>
  one.route === other.route && one.device === other.device;

export function compare(now: readonly PageResult[], kept: readonly PageResult[]): Comparison[] {
  return now.map((result) => ({
    now: result,
    before: kept.find((earlier) => isSame(earlier, result)),
  }));
}

/** Pages that were not measured this time keep their last result. */
export function merged(now: readonly PageResult[], kept: readonly PageResult[]): PageResult[] {
  return [...now, ...kept.filter((earlier) => !now.some((result) => isSame(result, earlier)))];
}
