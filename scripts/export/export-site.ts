import { readFileSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "parse5";
import { filesBelow } from "static-islands/files-below";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { isPictureCopy } from "@/lib/content/load/pictures";
import { fullTitle } from "@/lib/site/page-metadata";
import { sitePageAt } from "@/lib/site/site-pages";
import { checkAnchors, type PageAnchors } from "@/scripts/check/check-anchors";
import { checkFiles } from "@/scripts/check/check-files";
import { checkPage } from "@/scripts/check/check-page";
import { paymentLeft } from "@/scripts/check/payment-left";
import { hostFiles, siteFiles } from "@/scripts/hosts/host-files";
import { redirectPage } from "@/scripts/hosts/redirect-page";
import { scriptLicences } from "@/scripts/prepare/licences";
import { bundleScripts } from "./bundle";
import { counterSources, islandSources } from "./csp";
import { exportPage } from "./export-page";
import { announcementScript, fontScript } from "./inline-scripts";
import { nextFiles } from "./next-files";
import { precompress } from "./precompress";

/** Folders are absolute paths. */
export interface ExportOptions {
  /** The repository: the scripts' sources and the installed packages. */
  root: string;
  /** What `next build` exported; only read. */
  built: string;
  publicFolder: string;
  /** Emptied and written anew. */
  out: string;
  /** For the hosts' files that are no part of the site. */
  deploy: string;
  content: CheckedContent;
  /** Whether the build has the keys of the media host and the e-mail provider. */
  hasKeys: boolean;
}

/**
 * Makes the site of what `next build` has rendered, as often as it is called with the same result.
 * @returns how many pages and how many text files with compressed siblings there are
 * @throws Error that names each page or file that is not fit to be served
 */
export async function exportSite({
  root,
  built,
  publicFolder,
  out,
  deploy,
  content,
  hasKeys,
}: ExportOptions): Promise<{ pages: number; compressed: number }> {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const given = new Set(filesBelow(publicFolder));
  const misplaced = [...given].find((file) => file.startsWith("assets/") && !isPictureCopy(file));
  if (misplaced) {
    throw new Error(
      `public/${misplaced}: browsers keep files of public/assets for a year, so a changed one would not reach them; put it into another folder`,
    );
  }
  if (given.size > 0) await cp(publicFolder, out, { recursive: true });
  const put = async (file: string, data: string | Buffer) => {
    if (given.has(file)) {
      throw new Error(
        `public/${file}: the build writes a file of this name itself; give yours another`,
      );
    }
    await mkdir(path.dirname(path.join(out, file)), { recursive: true });
    await writeFile(path.join(out, file), data);
  };
  const next = nextFiles(built, publicFolder, given);
  if (next.pages.length === 0) throw new Error(`${built} has no page: next build writes them`);
  for (const file of next.files) await put(file, await readFile(path.join(built, file)));

  const { counter } = content.marketing;
  const bundles = await bundleScripts({ root, outDir: out, mode: "production", counter });
  const site = {
    bundles,
    islandSources: islandSources(hasKeys),
    ...(counter && { counterSources: counterSources(counter) }),
    read: (address: string) =>
      readFileSync(path.join(address.endsWith(".css") ? built : out, address), "utf8"),
    fontScript: (files: readonly string[]) => fontScript(root, files),
    announcementScript: announcementScript(root),
  };
  const faults: string[] = [];
  const anchors = new Map<string, PageAnchors>();
  for (const page of next.pages) {
    const exported = exportPage(page, await readFile(path.join(built, page), "utf8"), site);
    await put(page, exported.html);
    for (const [address, text] of exported.files) await put(address.slice(1), text);
    anchors.set(page, exported.anchors);
    faults.push(...exported.faults.map((fault) => `${page}: ${fault}`));
  }

  faults.push(...checkAnchors(anchors, content));

  for (const [from, to] of Object.entries(content.redirects)) {
    const page = `${from.slice(1)}.html`;
    // "/index" is the home page's own file; hosts lead it to "/" by themselves.
    if (next.pages.includes(page) || given.has(page)) continue;
    const html = redirectPage(to, fullTitle(sitePageAt(content, to).title, content.firm.name));
    await put(page, html);
    faults.push(...checkPage(parse(html)).map((fault) => `${page}: ${fault}`));
  }
  await put("licences/scripts.txt", scriptLicences(root, bundles.packages));
  for (const [file, text] of Object.entries(siteFiles(content, given))) await put(file, text);
  for (const [file, text] of Object.entries(hostFiles(content))) {
    await mkdir(path.dirname(path.join(deploy, file)), { recursive: true });
    await writeFile(path.join(deploy, file), text);
  }

  if (!content.notices.accepting) faults.push(...(await paymentLeft(out, content.firm)));
  faults.push(...(await checkFiles(out, given)));
  if (faults.length > 0) {
    throw new Error(`The export is not fit to be served:\n${faults.join("\n")}`);
  }
  return { pages: next.pages.length, compressed: await precompress(out) };
}
