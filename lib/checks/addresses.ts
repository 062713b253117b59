import type { ContentFiles } from "@/lib/content/load/content-files";
import type { Facts } from "@/lib/content/load/facts";
import { formatPath, textsOf } from "@/lib/content/load/paths";
import type { SourceFile } from "@/lib/content/load/yaml-file";
import { MAIN_ANCHOR, OWN_ANCHORS } from "@/lib/content/own-anchors";
import { routeOf } from "@/lib/content/route";
import { versionRoutes } from "@/lib/versions/versions";

export type Addresses = ReturnType<typeof addressesIn>;

const ANCHOR = /^(?:top|bands|messages|clauses)\b.*\.id$/;

/** Reports duplicates. Undefined if a policy heading has no anchor, which is already reported. */
function anchorsOf(source: SourceFile, own: Iterable<string>): Set<string> | undefined {
  const found = new Set(own);
  for (const { text, path } of textsOf(source.data)) {
    if (!ANCHOR.test(formatPath(path))) continue;
    if (text === "") return undefined;
    if (found.has(text)) {
      source.fail(path, `expected an id of its own, got "${text}", which the page has already`);
    }
    found.add(text);
  }
  return found;
}

export function addressesIn(files: ContentFiles, facts: Facts) {
  const { sources, names, publicFiles, pictures } = files;
  /** By path, for pages that could be read. */
  const anchors = new Map<string, ReadonlySet<string>>();
  const sample = sources.get("sample");
  const examples = sample?.data ? anchorsOf(sample, []) : undefined;
  for (const [file, source] of sources) {
    const [name = "", folder] = file.split("/").reverse();
    if (!folder || !source.data) continue;
    const own = Object.entries(OWN_ANCHORS).find(([page]) => page === name)?.[1];
    const shown = name === "sample" && examples ? examples : [];
    const known = anchorsOf(source, [MAIN_ANCHOR, ...Object.values(own ?? {}), ...shown]);
    if (known) anchors.set(routeOf(name), known);
  }
  const pages = names.filter((name) => name !== "not-found").map(routeOf);
  const routes = new Set([...pages, ...versionRoutes(files)]);
  const services = names.filter((name) => sources.has(`services/${name}`));
  const plans = facts.price ? Object.keys(facts.price) : undefined;
  return {
    ...{ routes, pictures, anchors, facts },
    files: new Set(publicFiles),
    /** Known names, by file and path of the texts that use them; undefined if they are unknown. */
    names: [
      { at: /\bwhere\[\d+\]$/, known: [...routes], what: "the address of a page such as /futures" },
      { at: /\bexamples?\..*\]\.plan$/, known: plans, what: "the id of a plan" },
      { at: /^sample (?:note|messages\[\d+\])\.service$/, known: services },
      { at: / bands.*\.message$/, known: examples && [...examples] },
    ],
  };
}
