import type { PolicyFile } from "@/lib/content/load/policy";
import { valueAt } from "@/lib/content/load/value-at";
import type { YamlFile } from "@/lib/content/load/yaml-file";
import { MAIN_ANCHOR, OWN_ANCHORS } from "@/lib/content/own-anchors";

/** An anchor's place in a file. */
interface Anchor {
  id: string;
  path: PropertyKey[];
}

function anchorsBelow(value: unknown, path: PropertyKey[]): Anchor[] {
  if (typeof value !== "object" || value === null) return [];
  const entries: [PropertyKey, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.flatMap(([key, child]) =>
    key === "id" && typeof child === "string"
      ? [{ id: child, path: [...path, key] }]
      : anchorsBelow(child, [...path, key]),
  );
}

/** The anchors of a page of blocks, before its check; one that stands twice is a mistake. */
export function pageAnchors(name: string, file: YamlFile): Set<string> {
  const own: Record<string, Record<string, string>> = OWN_ANCHORS;
  const found = new Set([MAIN_ANCHOR, ...Object.values(own[name] ?? {})]);
  const listed = ["blocks", "messages"].flatMap((key) =>
    anchorsBelow(valueAt(file.data, [key]), [key]),
  );
  for (const { id, path } of listed) {
    if (found.has(id)) {
      file.fail(path, `expected an id of its own, got "${id}", which the page has already`);
    }
    found.add(id);
  }
  return found;
}

/** The anchors of a policy; undefined while a heading lacks its own, which is a mistake by itself. */
export function policyAnchors({ clauses }: PolicyFile): Set<string> | undefined {
  const ids = clauses.map(({ id }) => id);
  return ids.includes("") ? undefined : new Set([MAIN_ANCHOR, ...ids]);
}
