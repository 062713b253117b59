import path from "node:path";
import { getContent } from "@/lib/checks/checked-content";
import { siteUrl } from "@/lib/site/site-url";
import { closingList } from "@/scripts/check/closing-list";
import { missingPages } from "@/scripts/check/missing-pages";
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
for (const line of closingList(root, content)) console.log(line);
console.log("npm run preflight lists what is wrong, missing, due or near its end on these pages.");
for (const note of deploymentNotes(root, siteUrl(content.firm))) console.log(note);
console.log(`${pages} pages exported, ${compressed} files compressed.`);
