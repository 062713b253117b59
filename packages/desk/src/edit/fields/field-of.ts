import { z } from "zod";
import type { Field, FieldKind, Fixed, Place, Plain, ValuePath } from "../api";
import { labelOf } from "../labels";
import type { Snapshot } from "../sources/contents";
import { factsInText } from "../sources/facts-in-text";
import { shownText } from "../sources/shown-text";
import { Marked, plainOf, type Tree } from "../writing/yaml-tree";
import { entryName, isGroup, rowName } from "./entry-name";
import { type FixedWords, fixedIn } from "./fixed-words";
import type { Names } from "./names";
import { nextRows } from "./next-rows";
import {
  childSchema,
  choicesOf,
  type Description,
  describe,
  keysOf,
  limitOf,
  optionFor,
  sizesOf,
} from "./schema";
import { skeleton } from "./skeleton";
import { isVersioned } from "./versioned";

type Schema = z.core.$ZodType;

/** What fields are made with. */
export interface FieldRoom {
  snapshot: Snapshot;
  fixed: readonly FixedWords[];
  /** All texts of a file as pages print them. */
  shownIn: (file: string) => readonly string[];
  names: Names;
}

/** A value on its way to a field. */
interface Part {
  schema: Schema | undefined;
  /** Undefined for a key that is not there. */
  tree: Tree | undefined;
  place: Place;
  label: string;
  mark: "own" | "above" | undefined;
  optional?: boolean;
}

const ANYTHING = z.any();
const DAY = z.iso.date().describe("Of the days on which it holds; without one, all days");

export const isDated = (tree: Tree | undefined): tree is { [key: string]: Tree } => {
  if (typeof tree !== "object" || tree === null || Array.isArray(tree) || tree instanceof Marked)
    return false;
  return "dated" in tree && Object.keys(tree).every((key) => key === "value" || key === "dated");
};

function textKind({ def, markdown, reference, defines }: Description): FieldKind {
  if (markdown) return "markdown";
  if (reference === "picture") return "picture";
  if (reference === "page") return "choice";
  const format = "format" in def ? def.format : undefined;
  if (format === "date") return "day";
  return defines.includes("plan") || defines.includes("group") ? "plain" : "text";
}

function literalKind(def: Description["def"], optional: boolean): FieldKind {
  if (def.type !== "literal") return "choice";
  const isSwitch = def.values.every((value) => typeof value === "boolean");
  if (isSwitch) return "switch";
  return def.values.length > 1 || optional ? "choice" : "plain";
}

/** How a value is edited, by its schema, or by itself where the schema does not know it. */
function kindOf(description: Description, value: Plain | undefined): FieldKind {
  const { def, optional } = description;
  switch (def.type) {
    case "object":
    case "record":
      return "group";
    case "array":
    case "tuple":
      return "list";
    case "number":
      return "number";
    case "boolean":
      return "switch";
    case "enum":
    case "literal":
      return literalKind(def, optional);
    case "string":
      return textKind(description);
    case "union": {
      const option = optionFor(def, value);
      return option
        ? kindOf({ ...describe(option), markdown: description.markdown }, value)
        : "text";
    }
    default:
      return kindOfValue(value);
  }
}

function kindOfValue(value: Plain | undefined): FieldKind {
  if (Array.isArray(value)) return "list";
  if (isGroup(value)) return "group";
  if (typeof value === "number") return "number";
  return typeof value === "boolean" ? "switch" : "text";
}

/** Suggestions for a text that names something, or the values of a choice. */
function choicesFor(description: Description, kind: FieldKind, names: Names): readonly string[] {
  if (kind === "choice" && description.reference === undefined) return choicesOf(description.def);
  return description.reference === undefined ? [] : names.known(description.reference);
}

/** A new entry, also with the keys that each one beside it has without having to: a plan's months. */
function withUsualKeys(schema: Schema, siblings: readonly Plain[]): Plain {
  const value = skeleton(schema, siblings.at(-1));
  const { def } = describe(schema);
  const groups = siblings.filter(isGroup);
  if (!isGroup(value) || def.type !== "object" || groups.length < 2) return value;
  const isUsual = (key: string) => groups.every((group) => group[key] !== undefined);
  const shown = Object.entries(def.shape).filter(([key]) => key in value || isUsual(key));
  return Object.fromEntries(
    shown.map(([key, child]) => [key, value[key] ?? skeleton(child, groups.at(-1)?.[key])]),
  );
}

/** What a group that is not there begins with. */
function newGroup({ schema, label }: Part): Field["entries"] {
  return schema ? [{ label, value: skeleton(schema, undefined) }] : [];
}

/** What may be added to a list, or in place of a group that is not there. */
function newValues(
  kind: FieldKind,
  part: Part,
  tree: Tree | undefined,
  room: FieldRoom,
): Field["entries"] {
  if (kind === "list") return newEntries(part, tree, room);
  return kind === "group" && tree === undefined ? newGroup(part) : [];
}

/** The values that a list may get. */
function newEntries(
  { schema, place }: Part,
  tree: Tree | undefined,
  { names, snapshot }: FieldRoom,
): Field["entries"] {
  const siblings = Array.isArray(tree) ? tree.map(plainOf) : [];
  if (place.file.endsWith(".csv")) return nextRows(place.file, snapshot, names.today);
  if (!schema) return [];
  const { def } = describe(schema);
  if (def.type !== "array") return [];
  const element = describe(def.element).def;
  if (element.type !== "union" || !("discriminator" in element)) {
    return [{ label: "Entry", value: withUsualKeys(def.element, siblings) }];
  }
  return element.options.map((option) => {
    const value = skeleton(option, undefined);
    const kind = isGroup(value) ? String(value[String(element.discriminator)]) : "Entry";
    const sibling = siblings.findLast((one) => isGroup(one) && one.kind === kind);
    const help = helpOfKind(option, String(element.discriminator));
    return { label: labelOf(kind), help, value: sibling ? skeleton(option, sibling) : value };
  });
}

/** What the schema says of a kind, at the key that names it. */
function helpOfKind(option: Schema, discriminator: string): string {
  const key = childSchema(option, undefined, discriminator);
  return key ? withoutFiles(describe(key).help) : "";
}

function childPlace({ file, path }: Place, key: string | number): Place {
  return { file, path: [...path, key] };
}

/** The fields of a value that is another one on other days. */
function datedFields(part: Part, tree: { [key: string]: Tree }, room: FieldRoom): Field[] {
  const { place, schema } = part;
  const usual = fieldOf(
    {
      schema,
      tree: tree.value,
      place: childPlace(place, "value"),
      label: "On all other days",
      mark: part.mark,
    },
    room,
  );
  const list = tree.dated instanceof Marked ? tree.dated.value : tree.dated;
  const spans = Array.isArray(list) ? list : [];
  const listPlace = childPlace(place, "dated");
  const fields = spans.map((span, index) => {
    const days = z.object({
      from: DAY.optional(),
      until: DAY.optional(),
      value: schema ?? ANYTHING,
    });
    const { from, until } = Object(plainOf(span));
    const label = `${from ?? "Before"} to ${until ?? "later"}`;
    return fieldOf(
      { schema: days, tree: span, place: childPlace(listPlace, index), label, mark: part.mark },
      room,
    );
  });
  return [usual, ...fields];
}

/** Any entry of a list may have these; some have days of their own, which their schema lists. */
const isDayOfEntry = (key: string) => key === "from" || key === "until";

/** The keys of a group: those of its schema, then others that are there. */
function groupFields(part: Part, tree: Tree | undefined, room: FieldRoom): Field[] {
  const { schema, place, mark } = part;
  const entries: Record<string, Tree> = Object(tree);
  const plain = tree === undefined ? undefined : plainOf(tree);
  const option = schema && (optionFor(describe(schema).def, plain) ?? schema);
  const known = option ? keysOf(describe(option).def) : [];
  const keys = [...known, ...Object.keys(entries).filter((key) => !known.includes(key))];
  const isOfRecord = option !== undefined && describe(option).def.type === "record";
  return keys.map((key) =>
    fieldOf(
      {
        schema: option && childSchema(option, plain, key),
        tree: entries[key],
        place: childPlace(place, key),
        label: labelOf(key),
        mark,
        optional: isOfRecord || (isDayOfEntry(key) && !known.includes(key)),
      },
      room,
    ),
  );
}

function listFields(part: Part, tree: Tree | undefined, room: FieldRoom): Field[] {
  const entries = Array.isArray(tree) ? tree : [];
  return entries.map((entry, index) => {
    const schema = part.schema && childSchema(part.schema, entries.map(plainOf), index);
    const label = rowName(plainOf(entry)) ?? entryName(entries, index, room.snapshot.content);
    return fieldOf(
      { schema, tree: entry, place: childPlace(part.place, index), label, mark: part.mark },
      room,
    );
  });
}

function isInTree(room: FieldRoom, place: Place): boolean {
  const tree = room.snapshot.files.get(place.file)?.tree;
  return tree !== undefined && isVersioned(place, tree);
}

function innerFields(
  kind: FieldKind,
  part: Part,
  tree: Tree | undefined,
  room: FieldRoom,
): Field[] {
  // A key that is not there is added as a whole.
  if (tree === undefined) return [];
  if (kind === "group") return groupFields(part, tree, room);
  return kind === "list" ? listFields(part, tree, room) : [];
}

function markOf(own: boolean, above: Part["mark"]): Part["mark"] {
  if (own) return "own";
  return above && "above";
}

/** The owner's words in a text of a file. */
export function fixedAt(
  shown: string,
  file: string,
  { fixed, shownIn, snapshot }: FieldRoom,
): Fixed[] {
  return fixedIn(shown, file, { all: fixed, others: shownIn(file) }, snapshot.content);
}

/** "A picture from content/pictures with a caption" as "A picture with a caption". */
const withoutFiles = (help: string) => help.replace(/,? (?:from|in|of) content\/[\w./-]*\w/g, "");

/** The page shows days and numbers in its own way: how a file writes them is of no use there. */
function helpOf(help: string, kind: FieldKind): string {
  if (kind === "day") return help.replace(/[:,]? (?:such as )?\d{4}-\d{2}-\d{2}/g, "");
  return kind === "number" ? help.replace(/, digits only: \d+/, "") : withoutFiles(help);
}

/** A value as a field, with all that is in it. */
export function fieldOf(part: Part, room: FieldRoom): Field {
  const { place, label } = part;
  const own = part.tree instanceof Marked;
  const tree = part.tree instanceof Marked ? part.tree.value : part.tree;
  const mark = markOf(own, part.mark);
  const description = describe(part.schema ?? ANYTHING);
  const value = tree === undefined ? undefined : plainOf(tree);
  const dated = isDated(tree);
  const kind = dated ? "dated" : kindOf(description, value);
  const isText = typeof value === "string" && (kind === "text" || kind === "markdown");
  const { content } = room.snapshot;
  const shown = isText ? shownText(value, content, kind === "markdown") : undefined;
  const below = { ...part, tree, mark };
  return {
    place,
    kind,
    label,
    help: helpOf(description.help, kind),
    value,
    shown,
    optional: part.optional === true || description.optional,
    placeholder: mark,
    fixed: shown === undefined ? [] : fixedAt(shown, place.file, room),
    facts: isText ? factsInText(value, room.snapshot) : [],
    choices: choicesFor(description, kind, room.names),
    fields: dated ? datedFields(below, tree, room) : innerFields(kind, below, tree, room),
    entries: newValues(kind, part, tree, room),
    ...sizesOf(description.def),
    versioned: isInTree(room, place),
    longest: longestOf(description, place.path),
    names: namesFor(description, room.names),
  };
}

/** What a text gives its own name to: a plan, an anchor, a shelf; no title, which nothing is known by. */
function namesFor({ defines }: Description, names: Names): Field["names"] {
  const kind = defines.find((one) => one !== "title" && one !== "description");
  return kind === undefined ? undefined : { kind, taken: names.defined(kind) };
}

/** How many letters others show of a text. */
function longestOf({ def }: Description, path: ValuePath): number | undefined {
  const most = limitOf(def, "max_length", "maximum");
  if (def.type === "string" && most !== undefined) return most;
  return path.join(".") === "meta.description" ? 160 : undefined;
}
