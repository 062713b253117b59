import { execFileSync } from "node:child_process";
import { cpus } from "node:os";
import type { Result } from "lighthouse";
import { CATEGORIES, medianVisit, type Visit } from "@/scripts/bench/measurement";
import { audit } from "@/scripts/bench/visit";
import { LOOPBACK, listen } from "@/scripts/serve/listen";
import { createStaticServer } from "@/scripts/serve/static-server";
import type { PageResult } from "./kept-results";
import { NUMBERS, type Numbers } from "./numbers";
import { DEVICES, type Device, type LighthouseOptions } from "./options";

/** The commit in out/, as far as git can tell. */
function currentCommit(): string {
  const git = (...args: string[]) =>
    execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  try {
    const commit = git("rev-parse", "--short", "HEAD");
    return git("status", "--porcelain") ? `${commit} with changes not committed` : commit;
  } catch {
    return "not known (no git)";
  }
}

/** The checks that took points off; what makes the performance score stands in the report as numbers. */
function findingsOf({ audits, categories }: Result): string[] {
  return CATEGORIES.filter((category) => category !== "performance").flatMap((category) => {
    const checks = categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
    return checks
      .map(({ id }) => audits[id])
      .filter((check) => check && check.score !== null && check.score < 0.9)
      .map((check) => check?.title ?? "");
  });
}

/**
 * Visits pages of `out/`.
 * @param onPage gets all results so far after each page, so that a run that is broken off is no loss
 */
export async function measureSite(
  { pages, devices, runs }: LighthouseOptions,
  browser: string,
  onPage: (results: PageResult[]) => Promise<void>,
): Promise<PageResult[]> {
  const { port, servers } = await listen(createStaticServer({ root: "out" }), 0, LOOPBACK);
  const version = execFileSync(browser, ["--version"], { encoding: "utf8" }).trim();
  const commit = currentCommit();
  const processors = `${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}`;
  const results: PageResult[] = [];
  let done = 0;

  const measure = async (route: string, device: Device) => {
    const visits: Visit[] = [];
    const findings = new Set<string>();
    for (let run = 0; run < runs; run += 1) {
      done += 1;
      console.error(`${done} of ${pages.length * devices.length * runs}: ${route}, ${device}`);
      const { figures, result } = await audit(
        `http://localhost:${port}${route}`,
        browser,
        DEVICES[device],
      );
      visits.push(figures);
      for (const finding of findingsOf(result)) findings.add(finding);
    }
    const median = medianVisit(visits);
    const numbers = Object.fromEntries(NUMBERS.map((name) => [name, median[name]])) as Numbers;
    return { numbers, findings: [...findings] };
  };
  try {
    for (const { route, label, noindex } of pages) {
      for (const device of devices) {
        const measured = await measure(route, device);
        const date = new Date().toISOString();
        const machine = `${processors}, ${version}`;
        results.push({ route, label, noindex, device, date, commit, machine, runs, ...measured });
      }
      await onPage(results);
    }
  } finally {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  }
  return results;
}
