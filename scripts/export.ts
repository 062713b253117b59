import path from "node:path";
import { identityPlaceholders } from "@/lib/content/checks/identity-placeholders";
import { getContent } from "@/lib/content/content";
import { exportSite } from "@/scripts/export/export-site";
import { exitWith, providerKeysOrExit } from "./environment";

/** Makes `out/` and `deploy/` of what `next build` has rendered. */
const root = process.cwd();
// Before anything reads a setting: Next has put the same ones into the pages.
const hasKeys = providerKeysOrExit() !== null;
const content = getContent();
const { pages, compressed } = await exportSite({
  root,
  built: path.join(root, ".next", "export"),
  publicFolder: path.join(root, "public"),
  out: path.join(root, "out"),
  deploy: path.join(root, "deploy"),
  content,
  hasKeys,
}).catch(exitWith);
const [first, ...more] = identityPlaceholders(content);
if (first) {
  console.log(
    `Hosts will tell search engines to stay away (X-Robots-Tag: noindex): content/firm.yaml still has ${more.length + 1} placeholders, ${first} first.`,
  );
}
console.log(`${pages} pages exported, ${compressed} files compressed.`);
