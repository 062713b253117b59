import type { z } from "zod";
import type { Mistake, Place, ValuePath } from "../api";
import { labelOf } from "../labels";
import type { Snapshot } from "../sources/contents";
import { fileLabel } from "../sources/pages";
import { Marked, plainOf, type Tree } from "../writing/yaml-tree";
import { entryName, isGroup } from "./entry-name";
import { isDated } from "./field-of";
import { childSchema, describe, keysOf, optionFor, schemaOfFile } from "./schema";

type Schema = z.core.$ZodType;

/** A value on the way from the top of a file. */
interface Step {
  schema: Schema | undefined;
  tree: Tree | undefined;
}

const unmarked = (tree: Tree | undefined) => (tree instanceof Marked ? tree.value : tree);
const plain = (tree: Tree | undefined) => (tree === undefined ? undefined : plainOf(tree));

function childOf(tree: Tree | undefined, key: string | number): Tree | undefined {
  const group: Record<string | number, Tree> = Object(unmarked(tree));
  return Object.hasOwn(group, key) ? group[key] : undefined;
}

/** Whether a key belongs to how a value is dated: what is in it has the schema of the value. */
function isOfDates(tree: Tree | undefined, path: ValuePath, depth: number): boolean {
  const value = unmarked(tree);
  if (isDated(value)) return true;
  if (Array.isArray(value)) return path[depth - 1] === "dated";
  return (
    isGroup(plain(value)) && path[depth - 2] === "dated" && typeof path[depth - 1] === "number"
  );
}

function stepTo({ schema, tree }: Step, path: ValuePath, depth: number): Step {
  const key = path[depth] ?? "";
  const child = childOf(tree, key);
  if (isOfDates(tree, path, depth)) return { schema, tree: child };
  return { schema: schema && childSchema(schema, plain(unmarked(tree)), key), tree: child };
}

const topOf = (file: string, { files }: Snapshot): Step => ({
  schema: file.endsWith(".csv") ? undefined : schemaOfFile(file),
  tree: files.get(file)?.tree,
});

/** The schema of a value in a file, and the labels on the way to it. */
export function wayTo(
  { file, path }: Place,
  snapshot: Snapshot,
): { schema: Schema | undefined; trail: { label: string; place: Place }[] } {
  let step = topOf(file, snapshot);
  const trail = [
    { label: fileLabel(file, snapshot.content), place: { file, path: [] as ValuePath } },
  ];
  for (const [depth, key] of path.entries()) {
    const around = unmarked(step.tree);
    step = stepTo(step, path, depth);
    const entries = Array.isArray(around) ? around : [];
    const isEntry = typeof key === "number";
    const label = isEntry ? entryName(entries, key, snapshot.content) : labelOf(key);
    trail.push({ label, place: { file, path: path.slice(0, depth + 1) } });
  }
  return { schema: step.schema, trail };
}

/** The keys of the group in which a value stands, as the schema lists them. */
export function orderFor({ file, path }: Place, snapshot: Snapshot): string[] {
  const holder = path.slice(0, -1);
  let step = topOf(file, snapshot);
  for (const depth of holder.keys()) step = stepTo(step, holder, depth);
  if (!step.schema) return [];
  const { def } = describe(step.schema);
  return keysOf(describe(optionFor(def, plain(step.tree)) ?? step.schema).def);
}

/** What the build says in words of files, for a page that shows none of them. */
const IN_PLAIN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^expected the day of from or a later one.*/, "the last day is before the first"],
];

function inPlainWords(message: string): string {
  const known = IN_PLAIN_WORDS.find(([pattern]) => pattern.test(message));
  return known ? known[1] : message;
}

/** A mistake with what its value is called: the words of the build name files and keys. */
export function named(mistake: Mistake, snapshot: Snapshot): Mistake {
  if (!mistake.place || !snapshot.files.has(mistake.place.file)) return mistake;
  const { trail } = wayTo(mistake.place, snapshot);
  const message = inPlainWords(mistake.message);
  return { ...mistake, message, says: trail.map(({ label }) => label).join(" › ") };
}
