import { formatPath, type Path, textsOf, valueAt } from "@/lib/content/load/paths";
import type { SourceFile } from "@/lib/content/load/yaml-file";
import { isPlaceholder } from "@/lib/text/placeholders";

type Sources = ReadonlyMap<string, SourceFile>;

interface Entry {
  value: unknown;
  source: SourceFile;
  path: Path;
}

/** Entries whose value an earlier one has, with that one's file. */
function repeated(entries: readonly Entry[]): (Entry & { first: string })[] {
  const known = new Map<unknown, string>();
  return entries.flatMap((entry) => {
    const { value, source, path } = entry;
    // What the firm has not supplied yet may be the same for now.
    const isUnknown = isPlaceholder(source.placeholders, formatPath(path));
    if (value === undefined || value === null || isUnknown) return [];
    const first = known.get(value);
    if (first === undefined) known.set(value, source.file);
    return first === undefined ? [] : [{ ...entry, first }];
  });
}

/** Reports addresses, titles, descriptions and ids of plans that two files share. */
export function checkDoubled(sources: Sources): void {
  const at = (...path: string[]) =>
    repeated(
      [...sources.values()].map((source) => ({ value: valueAt(source.data, path), source, path })),
    );
  for (const key of ["title", "description"]) {
    for (const { source, path, first } of at("meta", key)) {
      const message = `expected a ${key} of its own, got the same as in ${first}: say what this page alone is about`;
      source.fail(path, message);
    }
  }
  const routes = [...sources].map(([name, source]) => {
    const value = name.includes("/") ? name.replace(/^.*\//, "") : undefined;
    return { value, source, path: [] };
  });
  for (const { value, source, first } of repeated(routes)) {
    source.fail([], `expected an address of its own, got /${value}, which ${first} has`);
  }
  const ids = [...sources.values()].flatMap((source) =>
    textsOf(source.data).flatMap(({ text, path }) =>
      path[0] === "plans" && path[2] === "id" ? [{ value: text, source, path }] : [],
    ),
  );
  for (const { value, source, path, first } of repeated(ids)) {
    source.fail(path, `expected an id of its own, got "${value}", which ${first} has`);
  }
}

/**
 * The anchors of a page, from its file; one that is on the page twice is a mistake. Undefined while a
 * heading of a policy lacks its anchor, which is a mistake by itself.
 */
export function anchorsOf(source: SourceFile, own: readonly string[]): Set<string> | undefined {
  const found = new Set(own);
  for (const { text, path } of textsOf(source.data)) {
    const isAnchor = /^(top|bands|messages|clauses)$/.test(String(path[0])) && path.at(-1) === "id";
    if (!isAnchor) continue;
    if (text === "") return undefined;
    if (found.has(text)) {
      source.fail(path, `expected an id of its own, got "${text}", which the page has already`);
    }
    found.add(text);
  }
  return found;
}
