import type { ExportOptions } from "static-islands";
import type { SiteScripts } from "static-islands/bundle";
import type { CspSources } from "static-islands/csp";
import { z } from "zod";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { PROVIDER_ORIGINS } from "@/lib/consent/providers/destination";
import { OWN_WORKER_POLICY } from "@/lib/consent/worker/worker-client";
import { isPictureCopy } from "@/lib/content/pictures";
import type { Counter } from "@/lib/content/schemas/marketing";
import { fullTitle } from "@/lib/site/page-metadata";
import { sitePageAt, sitePages } from "@/lib/site/site-pages";
import { fileOf } from "@/lib/site/site-url";
import { siteFiles } from "@/scripts/hosts/host-files";
import { redirectPage } from "@/scripts/hosts/redirect-page";
import { scriptLicences } from "@/scripts/prepare/licences";
import { customise } from "./page-parts";

const WORKER = "consent-worker";

/** @param counter undefined if page views are not counted */
export function siteScripts(root: string, counter?: Counter): SiteScripts {
  return {
    root,
    enhancements: "lib/enhancements/main.ts",
    islands: "lib/islands/main.ts",
    alias: { "@noble/post-quantum/hybrid.js": "./lib/consent/seal/post-quantum.ts" },
    more: {
      [WORKER]: { entry: "lib/consent/worker/consent-worker.ts" },
      ...(counter && {
        counter: {
          entry: "lib/enhancements/counter/main.ts",
          define: { "process.env.COUNTER": JSON.stringify(JSON.stringify(counter)) },
        },
      }),
    },
    defineInIslands: (addresses) => ({
      "process.env.CONSENT_WORKER": JSON.stringify(addresses[WORKER]),
      // The e-mail client uses storage, which throws if the visitor has blocked site data.
      localStorage: "undefined",
    }),
  };
}

const consentProps = z.object({ providerKeys: z.unknown() });

/** CSP sources that an island needs besides the site itself. */
export function sourcesOfIsland(name: string, props: unknown): CspSources {
  if (name !== "consent-form") return {};
  return {
    // Read from the page's props, so that the CSP always matches the form.
    connect: consentProps.parse(props).providerKeys ? Object.values(PROVIDER_ORIGINS) : [],
    // Previews of the chosen photographs.
    images: ["blob:"],
    worker: true,
    trustedTypes: [OWN_WORKER_POLICY],
  };
}

/** Options of the export for this site. @param given files of `public/` */
export function exportOptions(
  root: string,
  content: CheckedContent,
  given: ReadonlySet<string>,
): Omit<ExportOptions, "from" | "to" | "publicFolder"> {
  const { counter } = content.marketing;
  const sources = new Map(
    sitePages(content).map(({ route, sources: files }) => [
      fileOf(route),
      files.map((file) => `content/${file}`).join(", "),
    ]),
  );
  const redirects = new Map(
    Object.entries(content.redirects).map(([from, to]) => [
      fileOf(from),
      redirectPage(to, fullTitle(sitePageAt(content, to).title, content.firm.name)),
    ]),
  );
  return {
    ...siteScripts(root, counter),
    sourcesOfIsland,
    customise: (page) => customise(root, counter, page),
    // The consent form is rarely opened and loads much code.
    neverPrefetched: ["/consent-form*", "/__intake*"],
    mayBeKept: isPictureCopy,
    moreFiles: (pages, packages) => ({
      ...Object.fromEntries(
        [...redirects].filter(([file]) => !pages.includes(file) && !given.has(file)),
      ),
      "licences/scripts.txt": scriptLicences(root, packages),
      ...siteFiles(root, content, given),
    }),
    sourceOf: (page) =>
      sources.get(page) ?? (redirects.has(page) ? "content/redirects.yaml" : undefined),
  };
}
