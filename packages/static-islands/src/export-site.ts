import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "parse5";
import { checkFiles, type UncheckedPart } from "./checks/check-files.ts";
import { checkLinks, linksOf, type PageLinks } from "./checks/check-links.ts";
import { checkPage } from "./checks/check-page.ts";
import { type Fault, faultLines } from "./checks/faults.ts";
import { filesBelow } from "./files-below.ts";
import { beginSiteFolder, refuseKeptFiles, type SiteFolder } from "./folder/site-folder.ts";
import { elementsOf } from "./html-tree.ts";
import { isLeftBySystem } from "./left-by-systems.ts";
import { type BuildConfig, readBuildConfig, withoutBase } from "./next/build-config.ts";
import { clientFiles } from "./next/client-files.ts";
import { nextFiles } from "./next/next-files.ts";
import { exportPage } from "./page/export-page.ts";
import type { SiteParts } from "./page/page.ts";
import { precompress } from "./precompress.ts";
import { bundleScripts, type SiteScripts } from "./scripts/bundle-scripts.ts";
import { islandRenderer } from "./scripts/render-island.ts";

/** How to export a site. Folders are absolute paths. */
export interface ExportOptions
  extends SiteScripts,
    Pick<
      SiteParts,
      | "sourcesOfIsland"
      | "customise"
      | "prefetch"
      | "neverPrefetched"
      | "layers"
      | "staticComponents"
      | "leftOut"
      | "sources"
    > {
  /** What `next build` exported; only read. */
  from: string;
  /**
   * Where the site goes. It is written beside and put there at the end, so that an export that is
   * refused leaves the last site as it was. A folder with files that no export wrote is refused.
   */
  to: string;
  /** Files of `to` that others write there after an export; the next export replaces them. */
  writtenLater?: readonly string[];
  /** The site's `public/`, whose files arrive byte for byte. */
  publicFolder?: string;
  /** Files of public/ that may be in `assets/`, where browsers keep them for good. */
  mayBeKept?: (file: string) => boolean;
  /**
   * Checks to leave out: for secret-looking strings, for source maps, for links that lead nowhere.
   * All are made by default.
   */
  unchecked?: readonly UncheckedPart[];
  /**
   * Further files by name, written and checked as the pages are.
   * @param pages names of the pages' files
   * @param packages folders of the packages that are in the scripts, from the root
   */
  moreFiles?: (pages: readonly string[], packages: readonly string[]) => Record<string, string>;
  /**
   * Looks at the whole site before it is put into its place.
   * @param folder where it is by then
   * @returns a sentence for each fault, the file's name in front
   */
  furtherFaults?: (folder: string) => readonly string[];
  /** @returns where a page comes from, for whoever reads about its faults */
  sourceOf?: (page: string) => string | undefined;
}

/** How much was exported. */
export interface ExportCounts {
  /** Pages of Next's. */
  pages: number;
  /** Text files, which have compressed copies beside them. */
  compressed: number;
}

/**
 * Reads a stylesheet from Next's export, or a script from where it was bundled to.
 * @param from the folder that `next build` exported to
 * @param scripts the folder with the bundled scripts
 * @param config the site's, for what its addresses begin with
 */
export function readFrom(from: string, scripts: string, config: BuildConfig): SiteParts["read"] {
  return (address) => {
    const file = withoutBase(address, config).replace(/[?#].*$/, "");
    const folder = file.endsWith(".css") ? from : scripts;
    return readFileSync(path.join(folder, file), "utf8");
  };
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

/** Writes a site into its folder, and collects what is not fit to be served. */
async function writeSite(
  options: ExportOptions,
  publicFiles: ReadonlySet<string>,
  { folder, put }: SiteFolder,
): Promise<ExportCounts> {
  const { from, publicFolder } = options;
  const next = nextFiles(from, publicFolder, publicFiles);
  if (next.pages.length === 0) {
    throw new Error(`${from} has no page: run next build first`);
  }
  const faults: Fault[] = [];
  async function putOrNote(file: string, data: string | Buffer): Promise<void> {
    try {
      await put(file, data);
    } catch (cause) {
      faults.push({ file: `public/${file}`, sentence: messageOf(cause) });
    }
  }
  for (const file of next.others) {
    await putOrNote(file, await readFile(path.join(from, file)));
  }

  const bundles = await bundleScripts(options, folder);
  const config = readBuildConfig(options.root);
  const site: SiteParts = {
    ...options,
    bundles,
    read: readFrom(from, folder, config),
    config,
    clientFiles: clientFiles(options.root),
    renderIsland: islandRenderer(options, bundles.islandDefinitions),
  };
  const links = new Map<string, PageLinks>();
  for (const file of next.pages) {
    const html = await readFile(path.join(from, file), "utf8");
    const page = await exportPage(file, html, site);
    await putOrNote(file, page.html);
    for (const [address, text] of page.files) {
      await putOrNote(address.slice(1), text);
    }
    links.set(file, page.links);
    faults.push(...page.faults.map((sentence) => ({ file, sentence })));
  }

  const moreFiles = options.moreFiles?.(next.pages, bundles.packages) ?? {};
  for (const [file, text] of Object.entries(moreFiles)) {
    await putOrNote(file, text);
    if (file.endsWith(".html")) {
      const elements = [...elementsOf(parse(text))];
      links.set(file, linksOf(elements));
      faults.push(...checkPage(elements).map((sentence) => ({ file, sentence })));
    }
  }

  if (!options.unchecked?.includes("links")) {
    const isFile = (file: string) => existsSync(path.join(folder, file));
    faults.push(...checkLinks(links, isFile, config.basePath));
  }
  faults.push(...(await checkFiles(folder, publicFiles, options.unchecked)));
  const lines = [
    ...faultLines(faults, options.sourceOf),
    ...(options.furtherFaults?.(folder) ?? []),
  ];
  if (lines.length > 0) {
    throw new Error(`The export is not fit to be served:\n${lines.join("\n")}`);
  }
  return { pages: next.pages.length, compressed: await precompress(folder) };
}

/**
 * Makes a site of what `next build` has exported: pages without Next's client, with islands, their
 * own styles and a CSP by hash. The same input gives the same bytes.
 * @throws Error that names each page or file that is not fit to be served; `to` is then as before
 */
export async function exportSite(options: ExportOptions): Promise<ExportCounts> {
  const { publicFolder } = options;
  const found = publicFolder === undefined ? [] : filesBelow(publicFolder);
  const publicFiles = new Set(found.filter((file) => !isLeftBySystem(file)));
  const site = await beginSiteFolder(options, publicFiles);
  try {
    refuseKeptFiles(publicFiles, options.mayBeKept ?? (() => false));
    const counts = await writeSite(options, publicFiles, site);
    await site.publish();
    return counts;
  } finally {
    await site.discard();
  }
}
