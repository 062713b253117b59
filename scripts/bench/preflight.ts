import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { findHits } from "@/scripts/check/preflight/find-hits";
import { type Page, readPage } from "@/scripts/check/preflight/page-texts";
import { loadRules } from "@/scripts/check/preflight/rule-packs";

const MB = 1_000_000;

/** Pages like one of ours, each with words of its own. */
function* services(template: string, count: number): Generator<Page> {
  for (let number = 1; number <= count; number += 1) {
    const html = template.replaceAll(/<p\b[^>]*>/g, (start) => `${start}Service ${number}: `);
    const page = readPage(`service-${number}.html`, html);
    if (page) yield page;
  }
}

/**
 * What is in memory, in MB, after so many pages of services.
 * @param today as `2026-11-22`
 */
export function memoryAfter(today: string, counts: readonly number[]): Map<number, number> {
  if (!globalThis.gc) throw new Error("run node with --expose-gc");
  const used = new Map<number, number>();
  const { rules } = loadRules("rules", today);
  let count = 0;
  function* counted() {
    for (const page of services(readFileSync("out/equity.html", "utf8"), Math.max(...counts))) {
      yield page;
      count += 1;
      if (!counts.includes(count)) continue;
      globalThis.gc?.();
      used.set(count, process.memoryUsage().heapUsed / MB);
    }
  }
  findHits(rules, counted(), { today, read: () => undefined, exists: () => true });
  return used;
}

const AT_END =
  "data:text/javascript,process.on('exit',()=>console.error(JSON.stringify(process.cpuUsage())))";

/** Seconds that a run on out/ took: by the clock, and of the processors, which others do not slow. */
export function timeOfRun(): { clock: number; processors: number } {
  const start = performance.now();
  const { stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "--import", AT_END, "scripts/preflight.ts"],
    { encoding: "utf8" },
  );
  const clock = (performance.now() - start) / 1000;
  const { user, system } = JSON.parse(stderr.trim().split("\n").at(-1) ?? "");
  return { clock, processors: (user + system) / 1e6 };
}
