export type Device = "phone" | "desktop";

/** How a slow line comes about: worked out from a fast visit, or laid upon the browser itself. */
export type Throttling = "simulated" | "applied";

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof CATEGORIES)[number];

/** One visit as Lighthouse saw it. Times in ms of the slowed device, bytes as sent. */
export interface Audit {
  /** 0 to 100; without those that were not asked for. */
  scores: Partial<Record<Category, number>>;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  /** Layout shift, without a unit. */
  shift: number;
  mainThread: number;
  /** The part of the main thread's work that goes into styles and layout. */
  styleLayout: number;
  bytes: number;
  requests: number;
}
