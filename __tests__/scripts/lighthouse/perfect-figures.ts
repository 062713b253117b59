import type { VisitFigures } from "@/scripts/lighthouse/visit-figures";

/** Made up: what a page without fault may have. */
export const perfect: VisitFigures = {
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
