import { diffArrays } from "diff";
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";

/** A text, or texts by key; keys that are names of files or of list entries are in brackets. */
type Texts = string | Map<string, Texts>;

/** Keys that name an entry of a list, best first; other entries are named by their number. */
const NAMES = ["id", "name", "title", "heading", "label", "question", "role", "kind"];

function nameOf(entry: unknown, index: number): string {
  if (isMap(entry)) {
    const key = NAMES.find((name) => typeof entry.get(name) === "string");
    if (key) return String(entry.get(key));
  }
  return String(index + 1);
}

interface Entry {
  name: string;
  texts: Texts;
}

/** Entries by name in brackets; duplicate names get a number. */
function byName(entries: readonly Entry[]): Texts {
  const result = new Map<string, Texts>();
  for (const { name, texts } of entries) {
    const isTaken = result.has(`[${name}]`);
    const key = isTaken ? `[${name}, ${result.size + 1}]` : `[${name}]`;
    result.set(key, texts);
  }
  return result;
}

/** The texts in a node; those tagged `!placeholder` are marked. */
function textsOf(node: unknown, isPlaceholder = false): Texts {
  const isTagged = isPlaceholder || (node as Node | null)?.tag === "!placeholder";
  if (isMap(node)) return textsOfMap(node, isTagged);
  if (isSeq(node)) return textsOfList(node, isTagged);
  const text = isScalar(node) ? String(node.value).trim() : "";
  return isTagged ? `${text} (placeholder)` : text;
}

function textsOfMap(map: YAMLMap, isPlaceholder: boolean): Texts {
  const texts = new Map<string, Texts>();
  for (const { key, value } of map.items) {
    const name = isScalar(key) ? key.value : key;
    texts.set(String(name), textsOf(value, isPlaceholder));
  }
  return texts;
}

function textsOfList(list: YAMLSeq, isPlaceholder: boolean): Texts {
  const entries = list.items.map((entry, index) => ({
    name: nameOf(entry, index),
    texts: textsOf(entry, isPlaceholder),
  }));
  return byName(entries);
}

/** Splits a policy into clauses, or a table into rows, each named by its first words. */
function splitTexts(text: string, between: RegExp, name: RegExp): Texts {
  const parts = text.split(between).filter((part) => part.trim() !== "");
  const entries = parts.map((part) => ({ name: name.exec(part)?.[0] ?? "", texts: part.trim() }));
  return byName(entries);
}

function readTexts(file: string, text: string): Texts {
  if (file.endsWith(".yaml")) return textsOf(parseDocument(text, { logLevel: "silent" }).contents);
  if (/^content\/policies\/.*\.md$/.test(file)) return splitTexts(text, /^## /m, /^[^{\n]*\w/);
  if (file.endsWith(".csv")) return splitTexts(text, /\n/, /^[^,]*/);
  return text;
}

/** @param files contents by path, such as `content/firm.yaml`; for pictures, their hash */
export function textsOfFiles(files: ReadonlyMap<string, string>): Texts {
  const entries = [...files].map(([file, text]) => ({ name: file, texts: readTexts(file, text) }));
  return byName(entries);
}

/** @param documents YAML by path, such as `content/firm.yaml` */
export function textsOfDocuments(documents: ReadonlyMap<string, Document>): Texts {
  const entries = [...documents].map(([file, { contents }]) => {
    return { name: file, texts: textsOf(contents) };
  });
  return byName(entries);
}

/** An added text has no `before`, a removed one no `after`. */
export interface Change {
  /** Keys from the file to the text, with ` › ` between them. */
  path: string;
  before?: string | undefined;
  after?: string | undefined;
}

/** Differences, removed texts last; renaming an entry or a file is one difference. */
export function compare(before: Texts | undefined, after: Texts | undefined, path = ""): Change[] {
  if (!(before instanceof Map || after instanceof Map)) {
    return before === after ? [] : [{ path, before, after }];
  }
  const afterParts = partsOf(after);
  const beforeParts = numberedAs(partsOf(before), afterParts);
  const goneKeys = new Set([...beforeParts.keys()].filter((key) => !afterParts.has(key)));
  const changes: Change[] = [];
  for (const [key, texts] of afterParts) {
    const keyPath = joinPath(path, key);
    const isNewEntry = key.startsWith("[") && !beforeParts.has(key);
    const oldKey = isNewEntry ? findRenamed(texts, beforeParts, goneKeys) : undefined;
    if (oldKey === undefined) {
      changes.push(...compare(beforeParts.get(key), texts, keyPath));
    } else {
      goneKeys.delete(oldKey);
      changes.push(...changesOfRenamed(oldKey, key, beforeParts.get(oldKey), texts, keyPath));
    }
  }
  for (const key of goneKeys) {
    changes.push(...compare(beforeParts.get(key), undefined, joinPath(path, key)));
  }
  return changes;
}

type Part = readonly [key: string, texts: Texts];

/** An entry without a name: its number tells only where it stands. */
const isNumbered = ([key]: Part) => /^\[\d+\]$/.test(key);

const isSame = ([, before]: Part, [, after]: Part) => compare(before, after).length === 0;

/**
 * Pairs entries without a name: those that are the same in both lists, as many as stand in one order,
 * and of what lies between them the first with the first.
 * @returns keys of `after`, by key of `before`
 */
function pairNumbered(before: readonly Part[], after: readonly Part[]): Map<string, string> {
  const pairs = new Map<string, string>();
  let [earlier, later] = [0, 0];
  let removed: Part[] = [];
  for (const part of diffArrays([...before], [...after], { comparator: isSame })) {
    const ofBefore = part.added ? [] : before.slice(earlier, earlier + part.value.length);
    const ofAfter = part.removed ? [] : after.slice(later, later + part.value.length);
    const partners = part.added ? removed : ofBefore;
    partners.slice(0, ofAfter.length).forEach(([key], index) => {
      pairs.set(key, ofAfter[index]?.[0] ?? key);
    });
    removed = part.removed ? ofBefore : [];
    earlier += ofBefore.length;
    later += ofAfter.length;
  }
  return pairs;
}

/** The parts before, under the numbers that the same ones have after: one that is put first changes no other. */
function numberedAs(
  before: ReadonlyMap<string, Texts>,
  after: ReadonlyMap<string, Texts>,
): Map<string, Texts> {
  const pairs = pairNumbered([...before].filter(isNumbered), [...after].filter(isNumbered));
  const renumbered = [...before].map((part): [string, Texts] => {
    const [key, texts] = part;
    if (!isNumbered(part)) return [key, texts];
    const gone = after.has(key) ? key.replace("]", ", before]") : key;
    return [pairs.get(key) ?? gone, texts];
  });
  return new Map(renumbered);
}

function partsOf(texts: Texts | undefined): Map<string, Texts> {
  if (texts instanceof Map) return texts;
  if (texts === undefined) return new Map();
  return new Map([["", texts]]);
}

function joinPath(path: string, key: string): string {
  return [path, key].filter(Boolean).join(" › ");
}

/** The old key of an entry that has got another one: the first whose texts are mostly the same. */
function findRenamed(
  texts: Texts,
  beforeParts: ReadonlyMap<string, Texts>,
  goneKeys: ReadonlySet<string>,
): string | undefined {
  return [...goneKeys].find((key) => isSimilar(beforeParts.get(key), texts));
}

function isSimilar(before: Texts | undefined, after: Texts): boolean {
  const beforeParts = partsOf(before);
  const afterParts = partsOf(after);
  const same = [...beforeParts].filter(
    ([key, texts]) => compare(texts, afterParts.get(key)).length === 0,
  );
  return same.length * 2 >= beforeParts.size;
}

function changesOfRenamed(
  oldKey: string,
  newKey: string,
  before: Texts | undefined,
  after: Texts,
  path: string,
): Change[] {
  const changes = compare(before, after, path);
  // If the name is one of its texts, the change of that text is enough.
  const isNameAmongThem = changes.some((change) => `[${change.before}]` === oldKey);
  if (isNameAmongThem) return changes;
  return [{ path, before: oldKey, after: newKey }, ...changes];
}
