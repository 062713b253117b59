import { isMap, isScalar, isSeq, type Node, parseDocument } from "yaml";

/** Texts by the path to them: the file first, each entry of a list in brackets by its name. */
export type FlatTexts = Map<string, string>;

/** What names an entry of a list, best first; any other entry has its number. */
const NAMES = ["id", "name", "title", "heading", "label", "question", "role", "kind"];

function nameOf(entry: unknown): string | undefined {
  if (!isMap(entry)) return undefined;
  const key = NAMES.find((name) => typeof entry.get(name) === "string");
  return key && String(entry.get(key));
}

/** Puts every text below a node into `into`; those below the tag `!placeholder` carry the word. */
function flattenNode(node: unknown, at: string, isPlaceholder: boolean, into: FlatTexts): void {
  const isTagged = isPlaceholder || (node as Node | null)?.tag === "!placeholder";
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      flattenNode(value, `${at} › ${isScalar(key) ? key.value : key}`, isTagged, into);
    }
  } else if (isSeq(node)) {
    const names = node.items.map(nameOf);
    for (const [index, entry] of node.items.entries()) {
      const name = names[index] ?? String(index + 1);
      const earlier = names.slice(0, index).filter((other) => other === name).length;
      flattenNode(entry, `${at} › [${earlier ? `${name}, ${earlier + 1}` : name}]`, isTagged, into);
    }
  } else {
    const text = isScalar(node) ? String(node.value).trim() : "";
    into.set(at, isTagged ? `${text} (placeholder)` : text);
  }
}

/** A policy: its front matter as YAML, each clause by its heading. */
function flattenPolicy(file: string, text: string, into: FlatTexts): void {
  const [, front = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  flattenNode(parseDocument(front).contents, file, false, into);
  for (const clause of body.split(/^## /m).slice(1)) {
    const [heading = "", ...lines] = clause.split("\n");
    into.set(`${file} › [${heading.replace(/ \{#.*/, "")}]`, lines.join("\n").trim());
  }
}

/** @param files contents by path, such as `content/firm.yaml`; of a picture its hash */
export function flatten(files: ReadonlyMap<string, string>): FlatTexts {
  const into: FlatTexts = new Map();
  for (const [name, text] of files) {
    const file = `[${name}]`;
    if (name.endsWith(".yaml")) {
      flattenNode(parseDocument(text, { logLevel: "silent" }).contents, file, false, into);
    } else if (/^content\/policies\/.*\.md$/.test(name)) flattenPolicy(file, text, into);
    else if (name.endsWith(".csv")) {
      // A complaint table: each row by its period.
      for (const row of text.trim().split("\n")) into.set(`${file} › [${row.split(",")[0]}]`, row);
    } else into.set(file, text);
  }
  return into;
}
