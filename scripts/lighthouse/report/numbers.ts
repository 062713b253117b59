import { CATEGORIES, type VisitFigures } from "@/scripts/lighthouse/visit-figures";

/** What the report shows of a page, in this order: Lighthouse's four scores, then three measures. */
export const NUMBERS = [
  ...CATEGORIES,
  "largestPaint",
  "blocking",
  "shift",
] as const satisfies (keyof VisitFigures)[];
export type NumberName = (typeof NUMBERS)[number];
export type Numbers = Record<NumberName, number>;

export const numbersOf = (figures: VisitFigures) =>
  Object.fromEntries(NUMBERS.map((name) => [name, figures[name]])) as Numbers;

interface Meaning {
  label: string;
  /** One sentence for somebody who has never seen it. */
  says: string;
  /** Where "good" ends and where "poor" begins, as web.dev and Lighthouse draw the lines. */
  good: number;
  poor: number;
  /** Two measurements of an unchanged page differ by as much. */
  noise: number;
  show(value: number): string;
}

const score = (label: string, says: string, noise = 0): Meaning => ({
  label,
  says,
  good: 90,
  poor: 50,
  noise,
  show: String,
});

export const MEANINGS: Readonly<Record<NumberName, Meaning>> = {
  performance: score(
    "Performance",
    "How soon the page can be read and answers a tap, worked out for a slow device and line; the three measures below make most of it.",
    3,
  ),
  accessibility: score(
    "Accessibility",
    "How many of the checks that a machine can make for people with disabilities the page passes. It is no audit: that is done by people.",
  ),
  "best-practices": score(
    "Best practices",
    "Whether the page is safe and free of errors, as browsers see it.",
  ),
  seo: score(
    "SEO",
    "Whether a search engine can read the page: title, description, links, and leave to be found. It says nothing of its place in the results.",
  ),
  largestPaint: {
    label: "Largest paint",
    says: "The time until the largest text or picture of the first screen is there (Largest Contentful Paint).",
    good: 2500,
    poor: 4000,
    noise: 200,
    show: (ms) => `${Number((ms / 1000).toFixed(2))} s`,
  },
  blocking: {
    label: "Blocked",
    says: "The time in which the page was too busy to answer a tap (Total Blocking Time).",
    good: 200,
    poor: 600,
    noise: 60,
    show: (ms) => `${Math.round(ms)} ms`,
  },
  shift: {
    label: "Shift",
    says: "How far what is on the screen jumps while the page loads (Cumulative Layout Shift).",
    good: 0.1,
    poor: 0.25,
    noise: 0.01,
    show: (shift) => shift.toFixed(2),
  },
};

export const isScore = (name: NumberName): boolean => CATEGORIES.some((one) => one === name);

export type Rating = "good" | "needs work" | "poor";

/** A score is better when it is higher, a measure when it is lower. */
export function ratingOf(name: NumberName, value: number): Rating {
  const { good, poor } = MEANINGS[name];
  if (isScore(name) ? value >= good : value <= good) return "good";
  return (isScore(name) ? value >= poor : value <= poor) ? "needs work" : "poor";
}

export interface Difference {
  /** With its sign: "+2", "−0.35 s"; "0" for none. */
  text: string;
  /** "as before" also where the difference is no larger than the noise of measuring. */
  verdict: "better" | "worse" | "as before";
}

export function differenceOf(name: NumberName, before: number, now: number): Difference {
  const { noise, show } = MEANINGS[name];
  const change = now - before;
  const size = show(Math.abs(change));
  const text = size === show(0) ? "0" : `${change > 0 ? "+" : "−"}${size}`;
  if (Math.abs(change) <= noise) return { text, verdict: "as before" };
  return { text, verdict: change > 0 === isScore(name) ? "better" : "worse" };
}
