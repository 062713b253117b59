import path from "node:path";
import { getContent } from "@/lib/checks/checked-content";
import { siteUrl } from "@/lib/site/site-url";
import { todayInIndia } from "@/lib/text/days";
import { closingList } from "@/scripts/check/closing-list";
import { missingPages } from "@/scripts/check/missing-pages";
import { preflightLine } from "@/scripts/check/preflight/build-line";
import { exportSite } from "@/scripts/export/export-site";
import { deploymentNotes } from "@/scripts/hosts/deployment-notes";
import { exitWith, providerKeysOrExit } from "./environment";

/** Makes `out/` and `deploy/` of what `next build` has rendered. */
const root = process.cwd();
// Before anything reads a setting: Next has put the same ones into the pages.
const hasKeys = providerKeysOrExit() !== null;
const content = getContent();
const out = path.join(root, "out");
const { pages, compressed } = await exportSite({
  root,
  built: path.join(root, ".next", "export"),
  publicFolder: path.join(root, "public"),
  out,
  deploy: path.join(root, "deploy"),
  content,
  hasKeys,
}).catch(exitWith);
const missing = missingPages(out, content);
if (missing.length > 0) exitWith(new Error(missing.join("\n")));
const today = todayInIndia();
for (const line of closingList(root, content, today)) console.log(line);
for (const line of preflightLine(root, out, content, today)) console.log(line);
for (const note of deploymentNotes(root, siteUrl(content.firm))) console.log(note);
console.log(`${pages} pages exported, ${compressed} files compressed.`);
