import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { buildDate } from "@/lib/content/build-date";
import { identityPlaceholders } from "@/lib/content/checks/identity-placeholders";
import { getContent } from "@/lib/content/content";
import { islands } from "@/lib/islands/registry";
import { fullTitle } from "@/lib/site/full-title";
import { sitePageAt } from "@/lib/site/site-pages";
import { siteUrl } from "@/lib/site/site-url";
import { inspectDestinations } from "@/scripts/check/inspect-destinations";
import { inspectFiles } from "@/scripts/check/inspect-files";
import { inspectPage } from "@/scripts/check/inspect-page";
import { inspectFloor } from "@/scripts/check/minimum-versions/inspect-minimum-versions";
import { bundleScripts } from "@/scripts/export/bundle";
import { counterNeeds, isCountedPage } from "@/scripts/export/counted-pages";
import { islandNeeds } from "@/scripts/export/csp/island-needs";
import { finishPage } from "@/scripts/export/finish-page";
import { fontScripts } from "@/scripts/export/font-script";
import { nameErrors } from "@/scripts/export/name-errors";
import { precompress } from "@/scripts/export/precompress";
import { pruneExport } from "@/scripts/export/prune-export";
import { changedPublicFiles, publicFiles } from "@/scripts/export/public-files";
import { rewritePage } from "@/scripts/export/rewrite-page";
import { cloudfrontFunction, cloudfrontGuide } from "@/scripts/hosts/cloudfront-files";
import { cloudfrontTemplate } from "@/scripts/hosts/cloudfront-template";
import { headersFile, redirectsFile, vercelFile } from "@/scripts/hosts/host-files";
import { headerRules } from "@/scripts/hosts/host-rules";
import { keyFile } from "@/scripts/hosts/indexnow/submission";
import { nginxFile, nginxHttp2File } from "@/scripts/hosts/nginx-file";
import { redirectPage } from "@/scripts/hosts/redirect-page";
import { securityTxt } from "@/scripts/hosts/security-txt";
import { scriptLicences } from "@/scripts/prepare/licences";
import { providerKeysOrExit } from "./environment";

const root = process.cwd();
const out = path.join(root, "out");

// Before anything reads a setting: Next has put the same ones into the pages.
const services = providerKeysOrExit();
if (!existsSync(out)) throw new Error("out/ is missing: next build writes it");

const publicFolder = path.join(root, "public");
const given = publicFiles(publicFolder);
/** Pages of the site: a page that the owner put into public/ is none. */
const htmlFiles = async () =>
  (await readdir(out)).filter((file) => file.endsWith(".html") && !given.has(file));

const pruned = await pruneExport(out, given);
const content = getContent();
const { counter, indexnow } = content.marketing;
const bundles = await bundleScripts({ root, outDir: out, mode: "production", counter });
const pages = await htmlFiles();
const needs = islandNeeds(services !== null);
const texts = new Map<string, string>();
/** Each file once: every page asks for the same few. */
function read(address: string): string {
  const text = texts.get(address) ?? readFileSync(path.join(out, address), "utf8");
  texts.set(address, text);
  return text;
}
const writeFontScript = fontScripts(root);
for (const page of pages) {
  const file = path.join(out, page);
  const exported = await readFile(file, "utf8");
  const finished = nameErrors(page, () => {
    const isCounted = counter !== undefined && isCountedPage(page);
    const html = rewritePage({
      page,
      html: exported,
      bundles,
      furtherScripts: isCounted && bundles.counter ? [bundles.counter] : [],
      knownIslands: Object.keys(islands),
    });
    const ownNeeds = isCounted ? counterNeeds(counter) : {};
    return finishPage({ html, bundles, needs, ownNeeds, read, fontScript: writeFontScript });
  });
  await writeFile(file, finished);
}
// Each page has its own styles now.
for (const address of texts.keys()) {
  if (address.endsWith(".css")) await rm(path.join(out, address));
}

for (const [from, to] of Object.entries(content.redirects)) {
  // "/index" is the home page's own file; hosts lead it to "/" by themselves.
  if (pages.includes(`${from.slice(1)}.html`) || given.has(`${from.slice(1)}.html`)) continue;
  const title = fullTitle(sitePageAt(content, to).title, content.firm.name);
  await writeFile(path.join(out, `${from.slice(1)}.html`), redirectPage(to, title));
}

const open = identityPlaceholders(content);
const rules = headerRules({ isPublic: true, isPreview: open.length > 0 });
const deploy = path.join(root, "deploy");
await mkdir(deploy, { recursive: true });
await mkdir(path.join(out, ".well-known"), { recursive: true });
const hostFiles: Record<string, string> = {
  [path.join(out, "_headers")]: headersFile(rules),
  [path.join(out, "_redirects")]: redirectsFile(content.redirects),
  [path.join(out, "licences", "scripts.txt")]: scriptLicences(root, bundles.packages),
  // The firm's own, where it has put one into public/.
  ...(!given.has(".well-known/security.txt") && {
    [path.join(out, ".well-known", "security.txt")]: securityTxt({
      email: content.firm.email.general,
      date: buildDate(),
    }),
  }),
  [path.join(deploy, "vercel.json")]: vercelFile(rules, content.redirects),
  [path.join(deploy, "nginx.conf")]: nginxFile(rules, content.redirects, {
    host: new URL(siteUrl(content.firm)).host,
  }),
  [path.join(deploy, "site-http2.conf")]: nginxHttp2File,
  [path.join(deploy, "s3-cloudfront.md")]: cloudfrontGuide(rules),
  [path.join(deploy, "cloudfront-template.json")]: cloudfrontTemplate(rules, content.redirects),
  [path.join(deploy, "cloudfront-function.js")]: cloudfrontFunction(content.redirects),
};
for (const [file, text] of Object.entries(hostFiles)) await writeFile(file, text);
if (indexnow) await writeFile(path.join(out, keyFile(indexnow.key)), indexnow.key);

const faults = [
  ...(await inspectFiles(out, given)),
  ...(await inspectFloor(root, out)),
  ...(await changedPublicFiles(publicFolder, out, given)),
];
for (const page of await htmlFiles()) {
  const html = await readFile(path.join(out, page), "utf8");
  const found = [...inspectPage(html), ...inspectDestinations(html)];
  faults.push(...found.map((fault) => `${page}: ${fault}`));
}
if (faults.length > 0) {
  console.error(`The export is not fit to be served:\n${faults.join("\n")}`);
  process.exit(1);
}

if (open.length > 0) {
  console.log(
    `Hosts will tell search engines to stay away (X-Robots-Tag: noindex): content/firm.yaml still has ${open.length} placeholders, ${open[0]} first.`,
  );
}
const { files } = await precompress(out);
console.log(
  `${pages.length} pages rewritten, ${pruned} files of Next's client removed, ${files} files compressed.`,
);
