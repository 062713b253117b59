import { execFileSync } from "node:child_process";
import { cpus } from "node:os";
import { askGit } from "@/lib/content/git";
import type { SitePage } from "@/lib/site/site-pages";
import { serveFolder } from "@/scripts/serve/serve-locally";
import type { Device, VisitOptions } from "./options";
import { type Visit, visit } from "./visit";
import { medianFigures, type VisitFigures } from "./visit-figures";

/** The commit in out/, as far as git can tell, and what measures it: processor and browser. */
export function measuringSetting(browser: string): { commit: string; machine: string } {
  const version = execFileSync(browser, ["--version"], { encoding: "utf8" }).trim();
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}, ${version}`;
  try {
    const commit = askGit(".", "rev-parse", "--short", "HEAD");
    const isChanged = askGit(".", "status", "--porcelain") !== "";
    return { commit: isChanged ? `${commit} with changes not committed` : commit, machine };
  } catch {
    return { commit: "not known (no git)", machine };
  }
}

interface Measured<OneDevice, Folder extends string> {
  page: SitePage;
  device: OneDevice;
  /** Of as many visits in each folder. */
  medians: Record<Folder, VisitFigures>;
  /** What took points off in any visit, in Lighthouse's words. */
  findings: string[];
}

/**
 * Visits pages of exported sites, those of several folders by turns, and gives what it measured of
 * each page on each device as soon as it knows, so that a run that is broken off is no loss.
 * @param folders the sites, each under a name for its medians
 */
export async function* measure<OneDevice extends Device, Folder extends string>(
  folders: Readonly<Record<Folder, string>>,
  { pages, devices, runs }: VisitOptions<OneDevice>,
  browser: string,
): AsyncGenerator<Measured<OneDevice, Folder>> {
  const names = Object.keys(folders) as Folder[];
  const sites = await Promise.all(
    names.map(async (name) => ({ name, ...(await serveFolder(folders[name])) })),
  );
  const all = pages.flatMap((page) => devices.map((device) => ({ page, device })));
  try {
    for (const [index, { page, device }] of all.entries()) {
      const visits: (Visit & { name: Folder })[] = [];
      for (let run = 1; run <= runs; run += 1) {
        console.error(`${index * runs + run} of ${all.length * runs}: ${page.route}, ${device}`);
        for (const { name, origin } of sites) {
          visits.push({ name, ...(await visit(`${origin}${page.route}`, browser, device)) });
        }
      }
      const medians = names.map((name) => {
        const own = visits.filter((one) => one.name === name);
        return [name, medianFigures(own.map(({ figures }) => figures))];
      });
      const findings = [...new Set(visits.flatMap((one) => one.findings))];
      yield { page, device, medians: Object.fromEntries(medians), findings };
    }
  } finally {
    for (const site of sites) site.close();
  }
}
