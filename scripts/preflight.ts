import path from "node:path";
import { fileURLToPath } from "node:url";
import { runCommand } from "ra-preflight/cli";
import { loadContent } from "@/lib/checks/checked-content";
import { siteOptions } from "./preflight/site-options";

/**
 * Lists what is wrong, missing or due on the site, or on any folder of pages. docs/preflight.md
 * Usage: npm run preflight -- [folder] [--launch] [--today DAY] [--json]
 */
const root = fileURLToPath(new URL("..", import.meta.url));
process.exitCode = runCommand(process.argv.slice(2), (folder) => {
  const html = "reports/preflight.html";
  if (folder && path.resolve(folder) !== path.join(root, "out")) return { folder, html };
  return { ...siteOptions(root, loadContent(path.join(root, "content"))), html };
});
