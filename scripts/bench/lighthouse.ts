import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { precompress } from "@/scripts/export/precompress";
import { listen, listeningAddresses } from "@/scripts/serve/listen";
import { createStaticServer } from "@/scripts/serve/static-server";
import { writeBareCopy } from "./bare-copy";
import { medianVisit, misses, type Visit } from "./measurement";
import type { BenchOptions } from "./options";
import type { MeasuredPage } from "./pages";
import { type Report, reportText } from "./report";
import { visit } from "./visit";

function setting(browser: string): string[] {
  const output = (command: string, ...args: string[]) =>
    spawnSync(command, args, { encoding: "utf8" }).stdout?.trim() ?? "unknown";
  return [
    new Date().toISOString(),
    `commit ${output("git", "rev-parse", "--short", "HEAD")}`,
    output(browser, "--version"),
    `${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}`,
  ];
}

/**
 * Visits pages of an export by turns with their bare copies, and writes reports/lighthouse.md.
 * @param out the export
 * @returns the report, with a sentence for each target that was missed
 */
export async function measureLighthouse(
  out: string,
  pages: readonly MeasuredPage[],
  browser: string,
  { runs, routes, devices, throttlings }: BenchOptions,
): Promise<Report> {
  const scratch = await mkdtemp(path.join(tmpdir(), "bare-copy-"));
  await writeBareCopy(out, scratch);
  await precompress(scratch);
  const serve = (root: string) =>
    listen(createStaticServer({ root }), 0, listeningAddresses(undefined));
  const [own, bare] = await Promise.all([serve(out), serve(scratch)]);
  const report: Report = { setting: setting(browser), runs, measurements: [], misses: [] };
  const rounds = devices.flatMap((device) =>
    throttlings.flatMap((throttling) => pages.map((page) => ({ device, throttling, page }))),
  );
  try {
    for (const { device, throttling, page } of rounds) {
      const { route } = page;
      if (!routes.includes(route)) continue;
      console.error(`${device}, ${throttling}: ${route}`);
      const visits: { own: Visit[]; bare: Visit[] } = { own: [], bare: [] };
      for (let run = 0; run < runs; run += 1) {
        for (const [name, { port }] of [
          ["own", own],
          ["bare", bare],
        ] as const) {
          const address = `http://localhost:${port}${route}`;
          visits[name].push(await visit(address, browser, device, throttling));
        }
      }
      const medians = { page: medianVisit(visits.own), bare: medianVisit(visits.bare) };
      const measurement = { route, device, throttling, ...medians };
      report.measurements.push(measurement);
      report.misses.push(...misses(measurement, page));
      // After each page, so that a run that is broken off leaves what it has measured.
      await mkdir("reports", { recursive: true });
      await writeFile("reports/lighthouse.md", reportText(report));
    }
  } finally {
    for (const server of [...own.servers, ...bare.servers]) {
      server.close();
      server.closeAllConnections();
    }
    await rm(scratch, { recursive: true });
  }
  return report;
}
