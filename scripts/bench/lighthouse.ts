import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import type { SitePage } from "@/lib/site/site-pages";
import { precompress } from "@/scripts/export/precompress";
import { LOOPBACK, listen } from "@/scripts/serve/listen";
import { createStaticServer } from "@/scripts/serve/static-server";
import { writeBareCopy } from "./bare-copy";
import { medianVisit, misses, type Report, reportText, type Visit } from "./measurement";
import type { BenchOptions, VisitKind } from "./options";
import { audit } from "./visit";

const output = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: "utf8" }).trim();

/**
 * Visits pages of `out/` by turns with their bare copies, and writes reports/bench.md.
 * @returns the report, with a sentence for each target that was missed
 */
export async function measureLighthouse(
  pages: readonly SitePage[],
  browser: string,
  { runs, routes, kinds }: BenchOptions,
): Promise<Report> {
  const scratch = await mkdtemp(path.join(tmpdir(), "bare-copy-"));
  await writeBareCopy("out", scratch);
  await precompress(scratch);
  const serve = (root: string) => listen(createStaticServer({ root }), 0, LOOPBACK);
  const own = await serve("out");
  const bare = await serve(scratch);
  const commit = output("git", "rev-parse", "--short", "HEAD");
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}`;
  const setting = [new Date().toISOString(), commit, output(browser, "--version"), machine];
  const report: Report = { setting: setting.join(" · "), runs, measurements: [], misses: [] };

  const measure = async (kind: VisitKind, { route, noindex }: SitePage) => {
    console.error(`${kind}: ${route}`);
    const ownVisits: Visit[] = [];
    const bareVisits: Visit[] = [];
    for (let run = 0; run < runs; run += 1) {
      const visit = async (port: number) =>
        (await audit(`http://localhost:${port}${route}`, browser, kind)).figures;
      ownVisits.push(await visit(own.port));
      bareVisits.push(await visit(bare.port));
    }
    const medians = { page: medianVisit(ownVisits), bare: medianVisit(bareVisits) };
    const measurement = { route, noindex, kind, ...medians };
    report.measurements.push(measurement);
    report.misses.push(...misses(measurement));
  };
  try {
    await mkdir("reports", { recursive: true });
    for (const kind of kinds) {
      for (const page of pages.filter(({ route }) => routes.includes(route))) {
        await measure(kind, page);
        // After each page, so that a run that is broken off leaves what it has measured.
        await writeFile("reports/bench.md", reportText(report));
      }
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
