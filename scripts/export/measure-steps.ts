import path from "node:path";
import { measureSteps, stepTable } from "static-islands";
import { getContent } from "@/lib/checks/checked-content";
import { filesBelow } from "@/lib/content/files-below";
import { providerKeysOrExit } from "@/scripts/environment";
import { exportOptions } from "./site-options";

/**
 * Prints what each step of the export saves on this site's pages, as `next build` has left them:
 * node scripts/run.cjs scripts/export/measure-steps.ts
 */
const root = process.cwd();
const publicFolder = path.join(root, "public");
providerKeysOrExit();
const savings = await measureSteps({
  ...exportOptions(root, getContent(), new Set(filesBelow(publicFolder))),
  from: path.join(root, ".next", "export"),
  publicFolder,
});
console.log(stepTable(savings));
