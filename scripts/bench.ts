import path from "node:path";
import { browserOrExit, runPlaywright } from "@/e2e/support/run/browser";
import { measureLighthouse } from "@/scripts/bench/lighthouse";
import { benchOptions } from "@/scripts/bench/options";
import { measuredPages } from "@/scripts/bench/pages";
import { reportText } from "@/scripts/bench/report";

// What depends on the machine's speed, and so is no test: Lighthouse on every page of out/ beside
// its bare copy, and the first taps. The options stand in docs/speed.md.

try {
  const out = path.resolve("out");
  const pages = measuredPages(out);
  const routes = pages.map(({ route }) => route);
  const options = benchOptions(process.argv.slice(2), routes);
  const browser = browserOrExit();
  if (options.parts.includes("lighthouse")) {
    const report = await measureLighthouse(out, pages, browser, options);
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
