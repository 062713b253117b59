import path from "node:path";
import { fileURLToPath } from "node:url";
import { runCommand } from "ra-preflight";
import { loadContent } from "@/lib/checks/checked-content";
import { buildFaults } from "./preflight/build-file";
import { launchLeft } from "./preflight/launch-list";
import { preflightOptions } from "./preflight/site-options";

/**
 * Lists what is wrong, missing or due on the site or in any folder of pages (docs/preflight.md).
 * Usage: npm run preflight -- [folder] [--launch] [--today DAY] [--json]
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const html = "reports/preflight.html";
const args = process.argv.slice(2);
const faults: string[] = [];

/** The options for a folder: of any pages, or of this site's own. */
function optionsFor(folder: string | undefined) {
  const isOfOthers = folder && path.resolve(folder) !== path.join(root, "out");
  if (isOfOthers) return { folder, html };
  for (const fault of buildFaults(root)) {
    faults.push(`error: ${fault}: run npm run build`);
  }
  if (args.includes("--launch")) {
    faults.push(...launchLeft(root));
  }
  const content = loadContent(path.join(root, "content"));
  return { ...preflightOptions(root, content), html };
}

const code = runCommand(args, optionsFor);
if (faults.length === 0) {
  process.exitCode = code;
} else {
  // On stderr, since stdout may be JSON or SARIF.
  console.error(faults.join("\n"));
  process.exitCode = Math.max(code, 1);
}
