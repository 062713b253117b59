import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { precompress } from "@/scripts/export/precompress";
import { measure, measuringSetting } from "@/scripts/lighthouse/measure";
import type { VisitOptions } from "@/scripts/lighthouse/options";
import { writeBareCopy } from "./bare-copy";
import { misses, type Report, reportText } from "./report";

/**
 * Visits pages of `out/` by turns with their bare copies, and writes reports/bench.md.
 * @returns the report, with a sentence for each target that was missed
 */
export async function measureBesideBare(options: VisitOptions, browser: string): Promise<Report> {
  const { commit, machine } = measuringSetting(browser);
  const setting = [new Date().toISOString(), commit, machine].join(" · ");
  const report: Report = { setting, runs: options.runs, measurements: [], misses: [] };
  const bare = await mkdtemp(path.join(tmpdir(), "bare-copy-"));
  try {
    await writeBareCopy("out", bare);
    await precompress(bare);
    await mkdir("reports", { recursive: true });
    for await (const { page, device, medians } of measure(
      { page: "out", bare },
      options,
      browser,
    )) {
      const { route, noindex } = page;
      const measurement = { route, noindex, device, ...medians };
      report.measurements.push(measurement);
      report.misses.push(...misses(measurement));
      await writeFile("reports/bench.md", reportText(report));
    }
  } finally {
    await rm(bare, { recursive: true });
  }
  return report;
}
