import { browserOrExit, runPlaywright } from "@/e2e/support/run/browser";
import { getContent } from "@/lib/content/content";
import { pagesWithoutVersions } from "@/lib/site/site-pages";
import { measureBesideBare } from "@/scripts/bench/measure-beside-bare";
import { reportText } from "@/scripts/bench/report";
import { DEVICES, visitOptions } from "@/scripts/lighthouse/options";
import { exitWith, loadEnvironment, requireBuiltSite } from "./environment";

/**
 * What depends on the machine's speed, and so is no test: Lighthouse on pages of out/ beside their
 * bare copies, and the first taps. The options stand in docs/speed.md.
 */
async function main(): Promise<void> {
  loadEnvironment();
  requireBuiltSite();
  const parts = ["lighthouse", "taps"] as const;
  const options = visitOptions(
    process.argv.slice(2),
    pagesWithoutVersions(getContent()),
    DEVICES,
    parts,
  );
  const browser = browserOrExit();
  if (options.parts.includes("lighthouse")) {
    const report = await measureBesideBare(options, browser);
    console.log(reportText(report));
    if (report.misses.length > 0) process.exitCode = 1;
  }
  if (options.parts.includes("taps")) {
    const passed = runPlaywright(["--reporter=list"], { CHROMIUM_PATH: browser, BENCH: "1" });
    if (!passed) process.exitCode = 1;
  }
}

await main().catch(exitWith);
