import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  type ExportOptions,
  type FurtherScript,
  integrityOf,
  type SiteScripts,
} from "static-islands";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { SCRIPT_FONTS_URL } from "@/lib/consent/pdf/draw-text";
import { buildDate, buildName } from "@/lib/content/git";
import { isPictureCopy } from "@/lib/content/pictures";
import type { Counter } from "@/lib/content/schemas/marketing";
import { sitePageAt, sitePages } from "@/lib/site/site-pages";
import { fileOf } from "@/lib/site/site-url";
import { fullTitle } from "@/lib/text/full-title";
import { siteFiles } from "@/scripts/hosts/host-files";
import { redirectPage } from "@/scripts/hosts/redirect-page";
import { scriptLicences } from "@/scripts/prepare/licences";
import { counterScript } from "./counter";
import { sourcesOfIsland } from "./csp-sources";
import { customisePage } from "./customise-page";
import { keptValues } from "./keep-names";
import { printedFoot } from "./printed-foot";
import { checkedWorkerScripts, workerScripts } from "./worker-scripts";

/** The integrity of a file of `public/`; empty where the build has not written it yet. */
function integrityOfPublic(root: string, address: string): string {
  const file = path.join(root, "public", address);
  return existsSync(file) ? integrityOf(readFileSync(file)) : "";
}

/** @param counter undefined if page views are not counted */
export function siteScripts(root: string, counter?: Counter): SiteScripts {
  const more: Record<string, FurtherScript> = { ...workerScripts };
  if (counter !== undefined) {
    more.counter = counterScript(counter);
  }
  return {
    root,
    enhancements: "lib/enhancements/main.ts",
    islands: "lib/islands/main.ts",
    alias: { "@noble/post-quantum/hybrid.js": "./lib/consent/seal/post-quantum.ts" },
    more,
    defineInIslands: (scripts) => ({
      "process.env.CONSENT_WORKER": checkedWorkerScripts(scripts),
      "process.env.SCRIPT_FONTS_INTEGRITY": JSON.stringify(
        integrityOfPublic(root, SCRIPT_FONTS_URL),
      ),
      // The e-mail client uses storage, which throws if the visitor has blocked site data.
      localStorage: "undefined",
    }),
  };
}

/** By the page's file: the files of `content/` that it is made from, for messages about faults. */
function contentFilesByPage(content: CheckedContent): Map<string, string> {
  const filesByPage = new Map<string, string>();
  for (const { route, sources } of sitePages(content)) {
    const files = sources.map((file) => `content/${file}`);
    filesByPage.set(fileOf(route), files.join(", "));
  }
  return filesByPage;
}

/**
 * By its file: the HTML of each page that only leads to another. A file of HTML has no address that
 * ends in .php: hosts that read no redirects do not know it.
 */
function redirectPages(content: CheckedContent): Map<string, string> {
  const pages = new Map<string, string>();
  for (const [from, to] of Object.entries(content.redirects)) {
    if (from.endsWith(".php")) continue;
    const title = fullTitle(sitePageAt(content, to).title, content.firm.name);
    pages.set(fileOf(from), redirectPage(to, title));
  }
  return pages;
}

/**
 * Options of the export for this site.
 * @param root the repository
 * @param publicFiles files of `public/`, which win over redirects of the same name
 */
export function exportOptions(
  root: string,
  content: CheckedContent,
  publicFiles: ReadonlySet<string>,
): Omit<ExportOptions, "from" | "to" | "publicFolder"> {
  const { counter } = content.marketing;
  const contentFiles = contentFilesByPage(content);
  const redirects = redirectPages(content);
  const additions = {
    counter,
    foot: printedFoot(content.shared.footer.printed, buildName(root), buildDate()),
    kept: keptValues(content),
  };
  return {
    ...siteScripts(root, counter),
    sourcesOfIsland,
    customise: (page) => customisePage(root, additions, page),
    // The consent form is rarely opened and loads much code.
    neverPrefetched: ["/consent-form*", "/__intake*"],
    mayBeKept: isPictureCopy,
    moreFiles(pages, packages) {
      const written = [...redirects].filter(
        ([file]) => !pages.includes(file) && !publicFiles.has(file),
      );
      return {
        ...Object.fromEntries(written),
        "licences/scripts.txt": scriptLicences(root, packages),
        ...siteFiles(root, content, publicFiles),
      };
    },
    sourceOf(page) {
      const files = contentFiles.get(page);
      if (files === undefined && redirects.has(page)) {
        return "content/redirects.yaml";
      }
      return files;
    },
  };
}
