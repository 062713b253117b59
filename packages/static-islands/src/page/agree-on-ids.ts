import { parseFragment, serialize } from "parse5";
import { attribute, type Element, elementsOf } from "../html-tree.ts";
import type { Page, SiteParts } from "./page.ts";
import { islandName } from "./page-islands.ts";

/** Ids that React's `useId` makes: `_R_4b_`, and in older versions `«R4b»` or `:R4b:`. */
const REACT_ID = /_R_\w+_|«R\w+»|:R\w+:/g;

/** The same in HTML that was rendered with a prefix. */
function prefixedId(prefix: string): RegExp {
  return new RegExp(`_${prefix}R_\\w+_|«${prefix}R\\w+»|:${prefix}R\\w+:`, "g");
}

function idsIn(html: string, pattern: RegExp): string[] {
  return html.match(pattern) ?? [];
}

/** What React puts in front for browsers to fetch early; Next puts it into the head. */
function withoutPreloads(html: string): string {
  return html.replace(/^(<link rel="preload"[^>]*>)+/, "");
}

/** HTML as a parser would write it. */
function normal(html: string): string {
  return serialize(parseFragment(html));
}

/**
 * Finds the id in the browser of each id that Next's page has.
 * @returns undefined where the two are not the same HTML but for their ids
 */
function newIds(inPage: string, alone: string, prefix: string): Map<string, string> | undefined {
  const pattern = prefixedId(prefix);
  if (inPage.replace(REACT_ID, "#") !== alone.replace(pattern, "#")) {
    return undefined;
  }
  const later = idsIn(alone, pattern);
  return new Map(idsIn(inPage, REACT_ID).map((id, index) => [id, later[index] ?? id]));
}

function replaceIds(island: Element, ids: ReadonlyMap<string, string>): void {
  for (const element of elementsOf(island)) {
    for (const attr of element.attrs) {
      attr.value = attr.value.replace(REACT_ID, (id) => ids.get(id) ?? id);
    }
  }
}

function messageOf(cause: unknown): string {
  return (cause instanceof Error ? cause.message : String(cause)).slice(0, 200);
}

/** @returns why the ids of an island cannot be had; undefined where they now agree */
async function agreeOnIdsOf(
  island: Element,
  prefix: string,
  page: Page,
  site: SiteParts,
): Promise<string | undefined> {
  const name = islandName(island);
  const component = page.components.ofIslands.get(name);
  const file = site.bundles.islandFiles[name];
  if (!site.renderIsland || component === undefined || file === undefined) {
    return "Next's build does not tell its component";
  }
  const props: object = JSON.parse(attribute(island, "data-props") ?? "{}");
  try {
    const html = await site.renderIsland({ file, name: component.name }, props, prefix);
    const ids = newIds(serialize(island), normal(withoutPreloads(html)), prefix);
    if (ids === undefined) {
      return "its HTML is another outside the page";
    }
    replaceIds(island, ids);
  } catch (cause) {
    return `outside the page it fails (${messageOf(cause)})`;
  }
  island.attrs.push({ name: "data-ids", value: prefix });
  return undefined;
}

/**
 * Makes ids by `useId` in islands those that the browser makes. React derives them from the place in
 * the whole page on the server, and from that in the island in the browser: labels would lose their
 * fields. So an island with such ids is rendered once more on its own, with a prefix of its own, and
 * the ids are taken from there. Where anything else is different, the island is refused.
 * @returns a sentence for each island whose ids do not agree
 */
export async function agreeOnIds(page: Page, site: SiteParts): Promise<string[]> {
  const faults: string[] = [];
  for (const [index, island] of page.islands.entries()) {
    const [id] = idsIn(serialize(island), REACT_ID);
    if (id === undefined) {
      continue;
    }
    const reason = await agreeOnIdsOf(island, `i${index}-`, page, site);
    if (reason !== undefined) {
      faults.push(
        `the island "${islandName(island)}" has an id by useId (${id}), which is another in the browser, as ${reason}: pass ids as props`,
      );
    }
  }
  return [...new Set(faults)];
}
