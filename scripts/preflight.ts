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
const args = process.argv.slice(2);
const faults: string[] = [];
const code = runCommand(args, (folder) => {
  const html = "reports/preflight.html";
  if (folder && path.resolve(folder) !== path.join(root, "out")) return { folder, html };
  faults.push(...buildFaults(root).map((fault) => `error: ${fault}: run npm run build`));
  if (args.includes("--launch")) faults.push(...launchLeft(root));
  return { ...preflightOptions(root, loadContent(path.join(root, "content"))), html };
});
// On stderr, since stdout may be JSON or SARIF.
if (faults.length > 0) console.error(faults.join("\n"));
process.exitCode = faults.length > 0 ? Math.max(code, 1) : code;
