import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "parse5";
import { bundleScripts, type SiteScripts } from "./bundle.ts";
import { checkFiles } from "./check-files.ts";
import { checkLinks, linksOf, type PageLinks } from "./check-links.ts";
import { checkPage } from "./check-page.ts";
import { exportPage, type SiteParts } from "./export-page.ts";
import { ASSETS, filesBelow } from "./files-below.ts";
import { elementsOf } from "./html-tree.ts";
import { precompress } from "./precompress.ts";

/** Folders are absolute paths. */
export interface ExportOptions
  extends SiteScripts,
    Pick<SiteParts, "sourcesOfIsland" | "customise" | "neverPrefetched"> {
  /** What `next build` exported; only read. */
  from: string;
  /** Emptied and written anew. */
  to: string;
  /** The site's `public/`, whose files arrive byte for byte. */
  publicFolder?: string;
  /** Files of public/ that may be in `assets/`, where browsers keep them for good. */
  mayBeKept?: (file: string) => boolean;
  /**
   * Further files by name, written and checked as the pages are.
   * @param pages names of the pages' files
   * @param packages folders of the packages that are in the scripts, from the root
   */
  moreFiles?: (pages: readonly string[], packages: readonly string[]) => Record<string, string>;
  /** @returns where a page comes from, for whoever reads about its faults */
  sourceOf?: (page: string) => string | undefined;
}

function isForVisitors(file: string): boolean {
  // Payloads of Next's client are text files.
  if (file.endsWith(".txt")) return file === "robots.txt";
  // Turbopack copies the source of a worker whose address it meets; styles go into the pages.
  if (file.startsWith("_next/")) return !/\.(js|map|ts|css)$/.test(file);
  return file !== "_not-found.html";
}

/**
 * Lists what of Next's export reaches visitors: neither what only Next's client reads, nor the
 * copies of `public/` that Next puts beside it.
 * @param built the folder that `next build` exported to
 * @param publicFolder absolute path of `public/`, where there is one
 * @param given its files
 * @returns paths from the folder, with slashes
 */
function nextFiles(
  built: string,
  publicFolder: string | undefined,
  given: ReadonlySet<string>,
): { pages: string[]; files: string[] } {
  const isCopy = (file: string) =>
    publicFolder !== undefined &&
    given.has(file) &&
    readFileSync(path.join(built, file)).equals(readFileSync(path.join(publicFolder, file)));
  const kept = filesBelow(built).filter((file) => isForVisitors(file) && !isCopy(file));
  const isPage = (file: string) => file.endsWith(".html");
  return { pages: kept.filter(isPage), files: kept.filter((file) => !isPage(file)) };
}

/** A menu's fault is in every page, and is reported once. */
function pagesByFault(faults: readonly [page: string, fault: string][]): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  for (const [page, fault] of faults) pages.set(fault, [...(pages.get(fault) ?? []), page]);
  return pages;
}

/**
 * Makes a site of what `next build` has exported, as often as it is called with the same result:
 * pages without Next's client, with islands, their own styles and a CSP by hash.
 * @returns how many pages of Next's and how many text files with compressed siblings there are
 * @throws Error that names each page or file that is not fit to be served
 */
export async function exportSite(
  options: ExportOptions,
): Promise<{ pages: number; compressed: number }> {
  const { from, to, publicFolder, mayBeKept, moreFiles, sourceOf } = options;
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  const given = new Set(publicFolder ? filesBelow(publicFolder) : []);
  const misplaced = [...given].find((file) => file.startsWith(`${ASSETS}/`) && !mayBeKept?.(file));
  if (misplaced) {
    throw new Error(
      `public/${misplaced}: browsers keep files of public/${ASSETS} for a year, so a changed one would not reach them; put it into another folder`,
    );
  }
  if (publicFolder && given.size > 0) await cp(publicFolder, to, { recursive: true });
  const put = async (file: string, data: string | Buffer) => {
    if (given.has(file)) {
      throw new Error(
        `public/${file}: the build writes a file of this name itself; give yours another name`,
      );
    }
    await mkdir(path.dirname(path.join(to, file)), { recursive: true });
    await writeFile(path.join(to, file), data);
  };
  const next = nextFiles(from, publicFolder, given);
  if (next.pages.length === 0) throw new Error(`${from} has no page: run next build first`);
  for (const file of next.files) await put(file, await readFile(path.join(from, file)));

  const bundles = await bundleScripts(options, to);
  const read = (address: string) =>
    readFileSync(path.join(address.endsWith(".css") ? from : to, address), "utf8");
  const faults: [page: string, fault: string][] = [];
  const links = new Map<string, PageLinks>();
  for (const page of next.pages) {
    const html = await readFile(path.join(from, page), "utf8");
    const exported = await exportPage(page, html, { ...options, bundles, read });
    await put(page, exported.html);
    for (const [address, text] of exported.files) await put(address.slice(1), text);
    links.set(page, exported.links);
    for (const fault of exported.faults) faults.push([page, fault]);
  }
  for (const [file, text] of Object.entries(moreFiles?.(next.pages, bundles.packages) ?? {})) {
    await put(file, text);
    if (!file.endsWith(".html")) continue;
    const elements = [...elementsOf(parse(text))];
    links.set(file, linksOf(elements));
    for (const fault of checkPage(elements)) faults.push([file, fault]);
  }
  faults.push(
    ...checkLinks(links, (file) => existsSync(path.join(to, file))),
    ...(await checkFiles(to, given)),
  );
  if (faults.length > 0) {
    const lines = [...pagesByFault(faults)].map(([fault, [page = "", ...others]]) => {
      const more = others.length > 0 ? ` and ${others.length} more` : "";
      const source = sourceOf?.(page);
      return `${page}${more}: ${fault}${source ? ` (made from ${source})` : ""}`;
    });
    throw new Error(`The export is not fit to be served:\n${lines.join("\n")}`);
  }
  return { pages: next.pages.length, compressed: await precompress(to) };
}
