import { existsSync } from "node:fs";
import { browserOrExit, runPlaywright } from "@/e2e/support/run/browser";
import { getContent } from "@/lib/content/content";
import { sitePages } from "@/lib/site/site-pages";
import { measureLighthouse } from "@/scripts/bench/lighthouse";
import { reportText } from "@/scripts/bench/measurement";
import { benchOptions } from "@/scripts/bench/options";

// What depends on the machine's speed, and so is no test: Lighthouse on every page of out/ beside
// its bare copy, and the first taps. The options stand in docs/speed.md.

try {
  if (!existsSync("out/index.html")) {
    throw new Error("There is no site in out/ yet. Run npm run build first.");
  }
  const pages = sitePages(getContent());
  const routes = pages.map(({ route }) => route);
  const options = benchOptions(process.argv.slice(2), routes);
  const browser = browserOrExit();
  if (options.parts.includes("lighthouse")) {
    const report = await measureLighthouse(pages, browser, options);
    console.log(reportText(report));
    if (report.misses.length > 0) process.exitCode = 1;
  }
  if (options.parts.includes("taps")) {
    const passed = runPlaywright(["--reporter=list"], { CHROMIUM_PATH: browser, BENCH: "1" });
    if (!passed) process.exitCode = 1;
  }
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
