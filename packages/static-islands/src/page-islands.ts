import { createHash } from "node:crypto";
import type { Bundles } from "./bundle.ts";
import { ASSETS } from "./files-below.ts";
import { attribute, type Element } from "./html-tree.ts";

/** @returns the elements of the page's islands */
export function islandsOf(elements: readonly Element[]): Element[] {
  return elements.filter((element) => attribute(element, "data-island") !== undefined);
}

export const islandName = (element: Element) => attribute(element, "data-island") ?? "";

/**
 * Names on each island what it takes to start, so that the loader asks for all of it at once.
 * @throws Error for an island that the loader does not know
 */
export function nameScripts(islands: readonly Element[], { islandStart }: Bundles): void {
  for (const element of islands) {
    const start = islandStart[islandName(element)];
    if (!start) {
      throw new Error(`the loader imports no module for the island "${islandName(element)}"`);
    }
    element.attrs.push({ name: "data-start", value: start.join(" ") });
  }
}

/** Characters; shorter props are not worth a request. */
const LONG_PROPS = 2_000;

/** Whether props of an island, and the styles that it alone uses, come in a file with its scripts. */
export function isLate(element: Element): boolean {
  const props = attribute(element, "data-props") ?? "";
  return attribute(element, "data-when") === "approach" || props.length >= LONG_PROPS;
}

/**
 * Takes props out of islands that wait for the visitor, and long ones out of others: their words are
 * in the page's text already, or in none until then, and a page should come in the first flight.
 * They are fetched with the island's scripts, and bring its styles. Their file is named after its
 * content, so that browsers may keep it.
 * @param styles what the page's own styles lack
 * @returns these files by address
 */
export function movePropsOut(late: readonly Element[], styles: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const element of late) {
    const props = element.attrs.find(({ name }) => name === "data-props");
    if (!props) continue;
    const text = `{"props":${props.value},"styles":${JSON.stringify(styles)}}`;
    const version = createHash("sha256").update(text).digest("hex").slice(0, 8);
    const address = `/${ASSETS}/props.${version}.json`;
    files.set(address, text);
    Object.assign(props, { name: "data-props-from", value: address });
  }
  return files;
}

/** The script that brings React. */
const HYDRATION = /\/hydrate\.\w+\.js$/;

/** What the islands may write into the page: their scripts, but React's, and their props. */
export function islandTexts(
  islands: readonly Element[],
  { islandScripts }: Bundles,
  read: (address: string) => string,
): string[] {
  const scripts = islands.flatMap((island) => islandScripts[islandName(island)] ?? []);
  // React names every element there is, and puts none of them into a page by itself.
  const own = [...new Set(scripts)].filter((address) => !HYDRATION.test(address));
  return [...own.map(read), ...islands.map((island) => attribute(island, "data-props") ?? "")];
}
