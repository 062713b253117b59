import { existsSync } from "node:fs";
import { runPlaywright } from "@/scripts/browser";
import { noteNotTested } from "./not-tested";
import { otherBrowsers } from "./other-browsers";

if (!existsSync("out/index.html")) {
  console.error("There is no site in out/ yet. Run npm run build first.");
  process.exit(1);
}

// Browsers' names choose browsers; everything else is handed to Playwright.
const args = process.argv.slice(2);
const chosen = otherBrowsers.filter(({ name }) => args.includes(name));
const passedOn = args.filter((arg) => !chosen.some(({ name }) => name === arg));

const lines: string[] = [];
for (const { name, prepare } of chosen.length > 0 ? chosen : otherBrowsers) {
  try {
    const { projects, env, config = "playwright.browsers.config.ts" } = prepare();
    const only = projects.map((project) => `--project=${project}`);
    const passed = runPlaywright(["--config", config, ...only, ...passedOn], env);
    if (!passed) process.exitCode = 1;
    lines.push(`${name}: ${passed ? "passed" : "failed"}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    noteNotTested(`${name}: ${reason}`);
    lines.push(`${name}: not tested: ${reason}`);
  }
}
console.log(`\n${lines.join("\n")}`);
