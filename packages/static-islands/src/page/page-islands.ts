import { createHash } from "node:crypto";
import { type CspSources, integrityOf } from "../csp.ts";
import { ASSETS } from "../files-below.ts";
import { attribute, type Element } from "../html-tree.ts";
import type { Bundles } from "../scripts/bundle-scripts.ts";
import type { Page, SiteParts } from "./page.ts";

/** @returns the elements of the page's islands */
export function islandsOf(elements: readonly Element[]): Element[] {
  return elements.filter((element) => attribute(element, "data-island") !== undefined);
}

/** The name under which the registry has the island. */
export function islandName(island: Element): string {
  return attribute(island, "data-island") ?? "";
}

/** Every script that an island may ever load. */
export function scriptsOfIslands(islands: readonly Element[], bundles: Bundles): Set<string> {
  return new Set(islands.flatMap((island) => bundles.islandScripts[islandName(island)] ?? []));
}

/** What an island with its props reaches for. */
function sourcesOf(island: Element, site: SiteParts): CspSources {
  if (!site.sourcesOfIsland) {
    return {};
  }
  const props: unknown = JSON.parse(attribute(island, "data-props") ?? "{}");
  return site.sourcesOfIsland(islandName(island), props);
}

/**
 * Names on each island what its module imports, so that the loader asks for that together with the
 * module and React, and notes what the islands reach for.
 * @throws Error for an island that the loader does not know
 */
export function prepareIslands(page: Page, site: SiteParts): void {
  for (const island of page.islands) {
    const start = site.bundles.islandStart[islandName(island)];
    if (!start) {
      throw new Error(`the loader imports no module for the island "${islandName(island)}"`);
    }
    if (start.length > 0) {
      island.attrs.push({ name: "data-start", value: start.join(" ") });
    }
    page.sources.push(sourcesOf(island, site));
  }
}

/** `jsx("div", { dangerouslySetInnerHTML: … })`; a list of attributes has only the name. */
const SETS_HTML = /dangerouslySetInnerHTML["']?:/;

/**
 * Looks for islands whose scripts set HTML, which Trusted Types forbid unless the site has a policy.
 * @returns a sentence for each
 */
export function faultsOfHtml(page: Page, site: SiteParts): string[] {
  const sources = [site.sources ?? {}, ...page.sources];
  if (sources.some(({ trustedTypes = [] }) => trustedTypes.length > 0)) {
    return [];
  }
  const names = new Set(page.islands.filter((island) => setsHtml(island, site)).map(islandName));
  return [...names].map((name) => {
    return `the island "${name}" sets HTML by script (dangerouslySetInnerHTML), which the CSP's Trusted Types forbid: render that HTML outside the island, or make a policy of that name and allow it by \`sources: { trustedTypes: ["default"] }\` (--allow "trusted-types default")`;
  });
}

function setsHtml(island: Element, { bundles, read }: SiteParts): boolean {
  const addresses = [...scriptsOfIslands([island], bundles)];
  return addresses.some((address) => address !== bundles.react && SETS_HTML.test(read(address)));
}

/** Characters of JSON; shorter props are not worth a request. */
const LONG_PROPS = 2_000;

/** Whether an island's props, and the styles that it alone uses, come in a file with its scripts. */
export function isLate(island: Element): boolean {
  const props = attribute(island, "data-props") ?? "";
  return attribute(island, "data-when") === "approach" || props.length >= LONG_PROPS;
}

/**
 * Moves the props of late islands out of the page into files, to keep the page short. Nothing is
 * lost by it: the words of an island are in the page's HTML as well, or are shown only after the
 * visitor has done something. A file is fetched together with the island's scripts. It is named
 * after its content, so that browsers may keep it. Its integrity stays in the page: an island with
 * other props than the build's does not start.
 * @param styles what the islands use and the page's own styles lack
 * @param basePath of the site's addresses; may be empty
 * @returns the texts of these files by name
 */
export function movePropsOut(
  late: readonly Element[],
  styles: string,
  basePath = "",
): Map<string, string> {
  const files = new Map<string, string>();
  for (const island of late) {
    const at = island.attrs.findIndex(({ name }) => name === "data-props");
    const props = island.attrs[at];
    if (!props) {
      continue;
    }
    const text = `{"props":${props.value},"styles":${JSON.stringify(styles)}}`;
    const version = createHash("sha256").update(text).digest("hex").slice(0, 8);
    const file = `/${ASSETS}/props.${version}.json`;
    files.set(file, text);
    island.attrs.splice(
      at,
      1,
      { name: "data-props-from", value: basePath + file },
      { name: "data-props-integrity", value: integrityOf(text) },
    );
  }
  return files;
}

/**
 * What islands may write into the page: the texts of their scripts, and their props. React's own
 * file is left out: it names every element there is, and puts none of them into a page by itself.
 */
export function islandTexts(
  islands: readonly Element[],
  { bundles, read }: Pick<SiteParts, "bundles" | "read">,
): string[] {
  const scripts = [...scriptsOfIslands(islands, bundles)];
  const texts = scripts.filter((address) => address !== bundles.react).map(read);
  const props = islands.map((island) => attribute(island, "data-props") ?? "");
  return [...texts, ...props];
}
