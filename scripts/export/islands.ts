import { createHash } from "node:crypto";
import { attribute, type Element } from "static-islands/html-tree";

/**
 * Names on each island what it takes to start, so that the loader asks for all of it at once.
 * @returns names of the page's islands
 * @throws Error for an island that the loader does not know
 */
export function startIslands(
  elements: readonly Element[],
  islandStart: Readonly<Record<string, readonly string[]>>,
): string[] {
  return elements.flatMap((element) => {
    const name = attribute(element, "data-island");
    if (name === undefined) return [];
    const start = islandStart[name];
    if (!start) throw new Error(`the island "${name}" is not in lib/islands/registry.ts`);
    element.attrs.push({ name: "data-start", value: start.join(" ") });
    return [name];
  });
}

/** Props of an island that waits to be seen or starts by itself; shorter ones are not worth a request. */
const LONG_PROPS: Record<string, number> = { visible: 2_000, idle: 10_000 };

/** Whether props of an island, and the styles that it alone uses, come in a file with its scripts. */
export function isLate(element: Element): boolean {
  const props = attribute(element, "data-props") ?? "";
  const when = attribute(element, "data-when") ?? "";
  return when === "approach" || props.length >= (LONG_PROPS[when] ?? Number.POSITIVE_INFINITY);
}

/**
 * Takes props out of islands that wait for a hand, and long ones out of others: what they say stands
 * in the page's text already, or in none until then, and a page should come in the first flight. They are fetched with the island's scripts, and bring its styles. Their file is
 * named after what it holds, so that browsers may keep it.
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
    const address = `/assets/props.${version}.json`;
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
  scriptsOf: Readonly<Record<string, readonly string[]>>,
  read: (address: string) => string,
): string[] {
  const names = new Set(islands.map((island) => attribute(island, "data-island") ?? ""));
  const scripts = [...names].flatMap((name) => scriptsOf[name] ?? []);
  // React names every element there is, and puts none of them into a page by itself.
  const own = [...new Set(scripts)].filter((address) => !HYDRATION.test(address));
  return [...own.map(read), ...islands.map((island) => attribute(island, "data-props") ?? "")];
}
