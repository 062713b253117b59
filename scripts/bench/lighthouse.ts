import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { fontEnvironment } from "@/e2e/support/run/font-worlds";
import { precompress } from "@/scripts/export/precompress";
import { createStaticServer } from "@/scripts/serve/static-server";
import { type AuditOptions, audit } from "./audit";
import { writeBareCopy } from "./bare-copy";
import type { BenchOptions } from "./options";
import type { MeasuredPage } from "./pages";
import { type Report, reportText } from "./report";
import { type Audit, CATEGORIES, type Measurement, medianAudit, misses } from "./targets";

const REPORTS = "reports";
const ATTEMPTS = 3;

/** On a busy machine a browser sometimes does not answer in time; that is no figure of the page. */
async function visit(address: string, options: AuditOptions): Promise<Audit> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await audit(address, options);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.error(`once more: ${error instanceof Error ? error.message : error}`);
    }
  }
}

async function serve(root: string) {
  const server = createServer(createStaticServer({ root }));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}

/** Our page, its bare copy and the site beside, by turns. */
async function measure(
  [own, bare, beside]: readonly (string | undefined)[],
  route: string,
  runs: number,
  options: Omit<AuditOptions, "categories">,
): Promise<Measurement[]> {
  const audits: Record<"own" | "bare" | "beside", Audit[]> = { own: [], bare: [], beside: [] };
  const { device, throttling } = options;
  for (let run = 0; run < runs; run += 1) {
    audits.own.push(await visit(`${own}${route}`, { ...options, categories: CATEGORIES }));
    audits.bare.push(await visit(`${bare}${route}`, { ...options, categories: ["performance"] }));
    if (beside) audits.beside.push(await visit(beside, { ...options, categories: CATEGORIES }));
  }
  const floor = medianAudit(audits.bare);
  const row = (name: string, all: Audit[]) =>
    all.length > 0
      ? [{ route: name, device, throttling, page: medianAudit(all), bare: floor }]
      : [];
  return [...row(route, audits.own), ...row(beside ?? "", audits.beside)];
}

const firstLine = (command: string, ...args: string[]) =>
  spawnSync(command, args, { encoding: "utf8" }).stdout?.trim().split("\n")[0] ?? "unknown";

async function settingOf(browser: string, fonts: string): Promise<string[]> {
  const manifest = await readFile("node_modules/lighthouse/package.json", "utf8");
  return [
    new Date().toISOString(),
    `commit ${firstLine("git", "rev-parse", "--short", "HEAD")}`,
    `Lighthouse ${(JSON.parse(manifest) as { version: string }).version}`,
    firstLine(browser, "--version"),
    `fonts of "${fonts}"`,
    `${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}`,
  ];
}

/** Written after each page, so that a run that is broken off leaves what it has measured. */
async function write(report: Report): Promise<void> {
  await mkdir(REPORTS, { recursive: true });
  await writeFile(path.join(REPORTS, "lighthouse.json"), `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(path.join(REPORTS, "lighthouse.md"), reportText(report));
}

/**
 * Visits pages of an export by turns with their bare copies, and writes reports/lighthouse.md and
 * .json.
 * @param out the export
 * @returns the report, with a sentence for each target that was missed
 */
export async function measureLighthouse(
  out: string,
  pages: readonly MeasuredPage[],
  browser: string,
  { runs, routes, devices, throttlings, fonts, beside }: BenchOptions,
): Promise<Report> {
  const scratch = await mkdtemp(path.join(tmpdir(), "bare-copy-"));
  await writeBareCopy(out, scratch);
  await precompress(scratch);
  const [own, bare] = await Promise.all([serve(out), serve(scratch)]);
  const env = fontEnvironment(fonts);
  const setting = await settingOf(browser, fonts);
  let report: Report = { setting, runs, measurements: [], misses: [] };
  try {
    for (const device of devices) {
      for (const throttling of throttlings) {
        for (const page of pages.filter(({ route }) => routes.includes(route))) {
          console.error(`${device}, ${throttling}: ${page.route}`);
          const how = { browser, env, device, throttling };
          const rows = await measure([own.origin, bare.origin, beside], page.route, runs, how);
          const missed = rows
            .filter(({ route }) => route === page.route)
            .flatMap((row) => misses(row, page))
            .map((sentence) => `${page.route} (${device}, ${throttling}) ${sentence}`);
          report = {
            ...report,
            measurements: [...report.measurements, ...rows],
            misses: [...report.misses, ...missed],
          };
          await write(report);
        }
      }
    }
  } finally {
    own.close();
    bare.close();
    await rm(scratch, { recursive: true });
  }
  return report;
}
