import type { Field, Place, Plain, ValuePath } from "../../api";

/* An entry that is being filled in: nothing of it is in a file until it is saved as a whole. */

type Group = { readonly [key: string]: Plain };

const isGroup = (value: Plain | undefined): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether nothing is filled in. */
export function isEmpty(value: Plain | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === "string") return value.trim() === "";
  return Array.isArray(value) && value.length === 0;
}

/** Where the draft of a new entry of a list stands: beside its entries, whatever their number. */
export function newPlace({ file, path }: Place): Place {
  return { file, path: [...path, "new"] };
}

/** What a value is made of, without its words: its fields are the same as long as this is. */
export function shapeOf(value: Plain): string {
  return JSON.stringify(value, (_, part) =>
    typeof part === "object" && part !== null ? part : typeof part === "boolean",
  );
}

/** The words by which an entry is known. */
const NAMING = ["title", "label", "heading", "name", "question", "text", "content"];
const LONGEST_NAME = 60;

/** What a new entry is called; empty until that is typed. */
export function nameOfNew(value: Plain): string {
  const named = isGroup(value) ? NAMING.map((key) => value[key]) : [value];
  const name = named.find((one) => typeof one === "string" && one.trim() !== "");
  return typeof name === "string" ? name.trim().slice(0, LONGEST_NAME) : "";
}

/** "Our Plan (new)" as `our-plan-new`. */
function slug(words: string): string {
  const plain = words.normalize("NFKD").replace(/\p{Mark}/gu, "");
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+|-+$/g, "");
}

/** Plans are known by their service and their tenure too: `options-basic-6m`. */
function wordsOfPlan(name: string, { months }: Group, { file }: Place): string {
  const service =
    file
      .split("/")
      .at(-1)
      ?.replace(/\.\w+$/, "") ?? "";
  const tenure = typeof months === "number" ? ` ${months}m` : "";
  return `${service} ${name}${tenure}`;
}

/** The id that an entry gets from its name, which no other has; empty until it has a name. */
export function idFor(
  entry: Group,
  place: Place,
  { kind, taken }: NonNullable<Field["names"]>,
): string {
  const name = nameOfNew(entry);
  if (name === "") return "";
  const wanted = slug(kind === "plan" ? wordsOfPlan(name, entry, place) : name) || kind;
  let id = wanted;
  for (let number = 2; taken.includes(id); number += 1) id = `${wanted}-${number}`;
  return id;
}

/** Whether an id is made from the name. A shelf is named by words of its own, and holds several. */
export const isMade = ({ names }: Field) => names !== undefined && names.kind !== "group";

function withId(part: Field, own: Plain, entry: Group): Plain {
  if (!part.names || !isMade(part) || !isEmpty(own)) return withIds(part, own);
  return idFor(entry, part.place, part.names);
}

function partOf({ fields }: Field, key: string): Field | undefined {
  return fields.find(({ place }) => String(place.path.at(-1)) === key);
}

/** Changes each part of a value that has a field; undefined: the part goes. */
function mapParts(
  field: Field,
  value: Plain,
  change: (part: Field, own: Plain) => Plain | undefined,
): Plain {
  const changed = (key: string, own: Plain) => {
    const part = partOf(field, key);
    return part ? change(part, own) : own;
  };
  if (Array.isArray(value)) {
    return value
      .map((own: Plain, index) => changed(String(index), own))
      .filter((own) => own !== undefined);
  }
  const parts = Object.entries(value as Group)
    .map(([key, own]) => [key, changed(key, own)] as const)
    .filter(([, own]) => own !== undefined);
  return Object.fromEntries(parts) as Group;
}

/** An entry with the ids that nobody has typed. */
export function withIds(field: Field, value: Plain): Plain {
  if (typeof value !== "object" || value === null) return value;
  return mapParts(field, value, (part, own) =>
    isGroup(value) ? withId(part, own, value) : withIds(part, own),
  );
}

/** As it is written: without the entries and the keys that were left empty and may be. */
export function filledIn(field: Field, value: Plain): Plain {
  if (typeof value === "string") return value.trim();
  if (typeof value !== "object" || value === null) return value;
  const isList = Array.isArray(value);
  return mapParts(field, value, (part, own) => {
    const filled = filledIn(part, own);
    return (isList || part.optional) && isEmpty(filled) ? undefined : filled;
  });
}

/** A part that has to be filled in, and the way to it. */
export interface Needed {
  label: string;
  path: ValuePath;
}

/** What has to be filled in still. @param value as `filledIn` gives it */
export function missingIn(field: Field, value: Plain | undefined, path: ValuePath = []): Needed[] {
  const itself = { label: field.label, path };
  if (isEmpty(value)) return field.optional || isMade(field) ? [] : [itself];
  if (Array.isArray(value)) {
    if (value.length < field.least) return [itself];
    return value.flatMap((own: Plain, index) => {
      const part = field.fields[index];
      return part ? missingIn(part, own, [...path, index]) : [];
    });
  }
  if (!isGroup(value)) return [];
  return field.fields.flatMap((part) => {
    const key = String(part.place.path.at(-1));
    return missingIn(part, value[key], [...path, key]);
  });
}

/** Labels of what has to be filled in still. */
export function neededIn(field: Field, value: Plain | undefined): string[] {
  return missingIn(field, value).map(({ label }) => label);
}

/** What the file has once a new value is saved, until it is read again. */
export function savedField(field: Field, value: Plain, place: Place): Field {
  const fields = field.fields.flatMap((part) => {
    const key = part.place.path.at(-1) ?? "";
    const own = Object(value)[key] as Plain | undefined;
    const at = { file: place.file, path: [...place.path, key] };
    return own === undefined ? [] : [savedField(part, own, at)];
  });
  return { ...field, place, value, shown: undefined, fields };
}

/** Where in a new value a place in the file is; undefined if it is outside. */
export function pathWithin(place: Place | undefined, holder: Place): ValuePath | undefined {
  if (place?.file !== holder.file) return undefined;
  const isInside = holder.path.every((key, index) => place.path[index] === key);
  return isInside ? place.path.slice(holder.path.length) : undefined;
}
