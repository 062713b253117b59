import { namesIn } from "content-kit/references";
import { sitePages } from "@/lib/site/site-pages";
import { todayInIndia } from "@/lib/text/days";
import type { Snapshot } from "../sources/contents";
import { plainOf } from "../writing/yaml-tree";
import { schemaOfFile } from "./schema";

/** What content may name, and what has names in it. */
export interface Names {
  /** Names by kind of reference: pages, plans, pictures. */
  known: (kind: string) => readonly string[];
  /** Names that texts give to something themselves, by kind: plans, anchors. */
  defined: (kind: string) => readonly string[];
  today: string;
}

/** The names of a kind that texts of all files define. */
function definedIn({ files }: Snapshot, kind: string): string[] {
  const names: string[] = [];
  for (const { file, tree } of files.values()) {
    if (tree === undefined || file.endsWith(".csv")) continue;
    for (const definition of namesIn(schemaOfFile(file), plainOf(tree)).definitions) {
      if (definition.kind === kind) names.push(definition.text);
    }
  }
  return [...new Set(names)];
}

/** What content may name, for choices and for new entries. */
export function namesOf(snapshot: Snapshot): Names {
  const { content } = snapshot;
  const byKind = new Map<string, readonly string[]>();
  const routes = sitePages(content)
    .filter(({ sharedImage }) => !sharedImage)
    .map(({ route }) => route);
  byKind.set("page", routes);
  byKind.set("link", routes);
  byKind.set("picture", [...content.pictures.keys()]);
  byKind.set(
    "service",
    content.services.map(({ slug }) => slug),
  );

  const byDefinition = new Map<string, readonly string[]>();

  function defined(kind: string): readonly string[] {
    const found = byDefinition.get(kind) ?? definedIn(snapshot, kind);
    byDefinition.set(kind, found);
    return found;
  }

  function known(kind: string): readonly string[] {
    return byKind.get(kind) ?? defined(kind);
  }

  return { known, defined, today: todayInIndia() };
}
