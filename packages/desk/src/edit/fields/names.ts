import { namesIn } from "content-kit/references";
import { type Path, textsOf } from "content-kit/sources";
import { sitePages } from "@/lib/site/site-pages";
import { todayInIndia } from "@/lib/text/days";
import type { Snapshot } from "../sources/contents";
import { plainOf } from "../writing/yaml-tree";
import { schemaOfFile } from "./schema";
import type { Names } from "./skeleton";

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

  function known(kind: string): readonly string[] {
    const found = byKind.get(kind) ?? definedIn(snapshot, kind);
    byKind.set(kind, found);
    return found;
  }

  let texts: Set<string> | undefined;

  function allTexts(): Set<string> {
    const texts = new Set<string>();
    for (const { tree } of snapshot.files.values()) {
      if (tree === undefined) continue;
      for (const { text } of textsOf(plainOf(tree) as Path)) texts.add(text);
    }
    return texts;
  }

  function unused(): string {
    texts ??= allTexts();
    let number = 1;
    while (texts.has(`new-${number}`)) number += 1;
    return `new-${number}`;
  }

  return { known, unused, today: todayInIndia() };
}
