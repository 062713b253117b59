import { todayInIndia } from "@/lib/content/build-date";
import { memoryAfter, timeOfRun } from "./bench/preflight";
import { requireBuiltSite } from "./environment";

/** How fast preflight is on out/, and whether its memory grows with the pages. docs/preflight.md */
const RUNS = 5;
const PAGES = [100, 500, 1000];

requireBuiltSite();
const runs = Array.from({ length: RUNS }, timeOfRun);
const least = (of: "clock" | "processors") => Math.min(...runs.map((run) => run[of])).toFixed(1);
console.log(
  `A run on out/: ${least("clock")} s, ${least("processors")} s of the processors (the least of ${RUNS}).`,
);
for (const [count, used] of memoryAfter(todayInIndia(), PAGES)) {
  console.log(`In memory after ${count} pages of services: ${Math.round(used)} MB.`);
}
