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

/** What is left of HTML without its ids by `useId`. */
function withoutIds(html: string, pattern: RegExp): string {
  return html.replace(pattern, "#");
}

/** A boundary that waits for code which comes later: in Next's page it may be there already. */
const WAITING = /<!--\$[!?]-->/;

/** How much of each HTML a message shows, from where they part. */
const SHOWN = 60;

/** Where two texts part: what each goes on with. */
function parting(one: string, other: string): [string, string] {
  let at = 0;
  while (at < one.length && one[at] === other[at]) {
    at += 1;
  }
  const start = Math.max(0, at - SHOWN / 3);
  return [one.slice(start, start + SHOWN), other.slice(start, start + SHOWN)];
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

/** Gives an island the ids of its HTML alone, and tells its prefix to the browser. */
function takeIds(island: Element, inPage: string, alone: string, prefix: string): void {
  const later = idsIn(alone, prefixedId(prefix));
  if (later.length === 0) {
    return;
  }
  const ids = idsIn(inPage, REACT_ID).map((id, index): [string, string] => [
    id,
    later[index] ?? id,
  ]);
  replaceIds(island, new Map(ids));
  island.attrs.push({ name: "data-ids", value: prefix });
}

/** @returns what is wrong with an island as the browser would have it; undefined for nothing */
async function faultOf(
  island: Element,
  prefix: string,
  page: Page,
  { renderIsland, bundles }: SiteParts,
): Promise<string | undefined> {
  const name = islandName(island);
  const component = page.components.ofIslands.get(name);
  const file = bundles.islandFiles[name];
  const inPage = serialize(island);
  const [id] = idsIn(inPage, REACT_ID);
  if (!renderIsland || component === undefined || file === undefined) {
    return (
      id && `it has an id by useId (${id}), which is another in the browser: pass ids as props`
    );
  }
  const props: object = JSON.parse(attribute(island, "data-props") ?? "{}");
  let alone: string;
  try {
    const html = await renderIsland({ file, name: component.name }, props, prefix);
    alone = normal(withoutPreloads(html));
  } catch (cause) {
    return `outside Next it fails (${messageOf(cause)}), as in the browser: pass what it needs as props`;
  }
  const expected = withoutIds(inPage, REACT_ID);
  const found = withoutIds(alone, prefixedId(prefix));
  if (expected !== found) {
    if (id === undefined && WAITING.test(found)) {
      return undefined;
    }
    const [before, after] = parting(expected, found);
    return `in the browser it is rendered otherwise (${after}, in Next's page ${before}): a context from around it does not reach it, nor what differs from one time to the next; pass that as a prop`;
  }
  takeIds(island, inPage, alone, prefix);
  return undefined;
}

/**
 * Renders each island once more on its own, as the browser does, and compares that with Next's page:
 * React would repair a difference before the visitor's eyes. Ids by `useId` are taken from there, with
 * a prefix for each island: React derives them from the place in the whole page on the server, and
 * from that in the island in the browser.
 * @returns a sentence for each island that would be another in the browser
 */
export async function renderAlone(page: Page, site: SiteParts): Promise<string[]> {
  const faults: string[] = [];
  for (const [index, island] of page.islands.entries()) {
    const fault = await faultOf(island, `i${index}-`, page, site);
    if (fault !== undefined) {
      faults.push(`the island "${islandName(island)}": ${fault}`);
    }
  }
  return [...new Set(faults)];
}
