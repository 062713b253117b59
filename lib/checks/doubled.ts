import { formatPath, type Path, textsOf, valueAt } from "@/lib/content/load/paths";
import type { SourceFile } from "@/lib/content/load/yaml-file";
import { isPlaceholder } from "@/lib/text/placeholders";

/** Reports addresses, titles, descriptions and ids of plans that two files share. */
export function checkDoubled(sources: ReadonlyMap<string, SourceFile>): void {
  const files = new Map<string, string>();
  for (const [name, source] of sources) {
    const check = (what: string, path: Path, value: unknown, end?: (file: string) => string) => {
      // What the firm has not supplied yet may be the same for now.
      const isUnknown = isPlaceholder(source.placeholders, formatPath(path));
      if (typeof value !== "string" || isUnknown) return;
      const first = files.get(`${what} ${value}`);
      if (first === undefined) {
        files.set(`${what} ${value}`, source.file);
        return;
      }
      const got = end?.(first) ?? `${JSON.stringify(value)}, which ${first} has`;
      source.fail(path, `expected ${what} of its own, got ${got}`);
    };
    for (const key of ["title", "description"]) {
      const advice = (file: string) => `the same as in ${file}: say what this page alone is about`;
      check(`a ${key}`, ["meta", key], valueAt(source.data, ["meta", key]), advice);
    }
    const [address, folder] = name.split("/").reverse();
    if (folder) check("an address", [], address, (file) => `/${address}, which ${file} has`);
    for (const { text, path } of textsOf(source.data)) {
      if (path[0] === "plans" && path[2] === "id") check("an id", path, text);
    }
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
