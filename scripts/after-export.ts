import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { getContent } from "@/lib/content/content";
import { titleOf } from "@/lib/content/pick";
import { bundleScripts } from "@/lib/delivery/bundle";
import { precompress } from "@/lib/delivery/precompress";
import { pruneExport } from "@/lib/delivery/prune-export";
import { redirectPage } from "@/lib/delivery/redirect-page";
import { rewritePage } from "@/lib/delivery/rewrite-page";
import { islands } from "@/lib/islands/registry";

const root = process.cwd();
const out = path.join(root, "out");

if (!existsSync(out)) throw new Error("out/ is missing: next build writes it");

const pruned = await pruneExport(out);
const bundles = await bundleScripts({ root, outDir: out, mode: "production" });
const pages = (await readdir(out)).filter((file) => file.endsWith(".html"));
for (const page of pages) {
  const file = path.join(out, page);
  const html = await readFile(file, "utf8");
  await writeFile(file, rewritePage({ page, html, bundles, knownIslands: Object.keys(islands) }));
}

const content = getContent();
for (const [from, to] of Object.entries(content.redirects)) {
  // "/index" is the home page's own file; hosts lead it to "/" by themselves.
  if (pages.includes(`${from.slice(1)}.html`)) continue;
  await writeFile(path.join(out, `${from.slice(1)}.html`), redirectPage(to, titleOf(content, to)));
}

const { files } = await precompress(out);
console.log(
  `${pages.length} pages rewritten, ${pruned} files of Next's client removed, ${files} files compressed.`,
);
