import { z } from "zod";
import { schemaOf } from "@/lib/content/schemas/files";
import type { Plain } from "../api";

type Schema = z.core.$ZodType;
export type Definition = z.core.$ZodTypes["_zod"]["def"];

/** What a schema says of a value, past what only wraps it. */
export interface Description {
  schema: Schema;
  def: Definition;
  help: string;
  /** Whether the key may be left out. */
  optional: boolean;
  /** What the text names: a `page`, a `picture`. */
  reference: string | undefined;
  /** What the text gives its name to. */
  defines: readonly string[];
  markdown: boolean;
}

const defOf = (schema: Schema): Definition => (schema as z.core.$ZodTypes)._zod.def;

/** The schema inside one that only wraps it. */
function innerOf(def: Definition): Schema | undefined {
  switch (def.type) {
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "nonoptional":
    case "readonly":
    case "catch":
      return def.innerType;
    case "pipe":
      return def.in;
    case "lazy":
      return def.getter();
    default:
      return undefined;
  }
}

const MAY_MISS = ["optional", "default", "prefault"];

/** What a schema and its wrappers say; the outermost words win. */
export function describe(schema: Schema): Description {
  const described: Description = {
    schema,
    def: defOf(schema),
    help: "",
    optional: false,
    reference: undefined,
    defines: [],
    markdown: false,
  };
  for (let inner: Schema | undefined = schema; inner; inner = innerOf(defOf(inner))) {
    const meta: Record<string, unknown> = z.globalRegistry.get(inner) ?? {};
    described.schema = inner;
    described.def = defOf(inner);
    described.optional ||= MAY_MISS.includes(described.def.type);
    described.help ||= typeof meta.description === "string" ? meta.description : "";
    described.reference ??= typeof meta.reference === "string" ? meta.reference : undefined;
    if (Array.isArray(meta.defines)) described.defines = meta.defines.map(String);
    described.markdown ||= meta.markdown === true;
  }
  return described;
}

/** A number of one of a schema's checks: `maximum` of a longest text. */
export function limitOf(def: Definition, check: string, key: string): number | undefined {
  for (const one of def.checks ?? []) {
    const said: Record<string, unknown> = { ...one._zod.def };
    if (said.check === check && typeof said[key] === "number") return said[key];
  }
  return undefined;
}

/** The fewest and the most entries of a list. */
export function sizesOf(def: Definition): { least: number; most: number | undefined } {
  if (def.type === "tuple") return { least: def.items.length, most: def.items.length };
  const length = limitOf(def, "length_equals", "length");
  return {
    least: length ?? limitOf(def, "min_length", "minimum") ?? 0,
    most: length ?? limitOf(def, "max_length", "maximum"),
  };
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The values of a literal or an enum. */
export function choicesOf(def: Definition): string[] {
  if (def.type === "enum") return Object.values(def.entries).map(String);
  if (def.type === "literal") return def.values.map(String);
  if (def.type === "union") return def.options.flatMap((option) => choicesOf(describe(option).def));
  return [];
}

/** How well a value fits a schema by its keys alone. */
function fit(option: Schema, value: unknown): number {
  const { def } = describe(option);
  if (def.type === "object" && isGroup(value)) {
    const keys = Object.keys(value);
    return (
      keys.filter((key) => key in def.shape).length -
      keys.filter((key) => !(key in def.shape)).length
    );
  }
  const isOfKind =
    (def.type === "array" && Array.isArray(value)) ||
    (def.type === "string" && typeof value === "string") ||
    (def.type === "boolean" && typeof value === "boolean") ||
    (def.type === "number" && typeof value === "number");
  return isOfKind ? 0 : -100;
}

/** The option of a union that a value is meant for. */
export function optionFor(def: Definition, value: Plain | undefined): Schema | undefined {
  if (def.type !== "union") return undefined;
  const discriminator = "discriminator" in def ? String(def.discriminator) : undefined;
  if (discriminator !== undefined) {
    const tag = isGroup(value) ? value[discriminator] : undefined;
    const values = (option: Schema) => option._zod.propValues?.[discriminator];
    return def.options.find((option) => values(option)?.has(tag as z.core.util.Primitive));
  }
  const valid = def.options.find((option) => z.safeParse(option, value).success);
  return valid ?? [...def.options].sort((a, b) => fit(b, value) - fit(a, value))[0];
}

/** The keys of a group, as its schema lists them; none for other values. */
export function keysOf(def: Definition): string[] {
  return def.type === "object" ? Object.keys(def.shape) : [];
}

/** The schema of a file: `content/pages/about.yaml`. */
export function schemaOfFile(file: string): Schema {
  return schemaOf(file.replace(/^content\//, "").replace(/\.\w+$/, ""));
}

/** The schema of the value below a key of a value; undefined where it knows no such key. */
export function childSchema(
  schema: Schema,
  value: Plain | undefined,
  key: string | number,
): Schema | undefined {
  const { def } = describe(schema);
  switch (def.type) {
    case "object":
      return Object.hasOwn(def.shape, key) ? def.shape[String(key)] : undefined;
    case "record":
      return def.valueType;
    case "array":
      return def.element;
    case "tuple":
      return def.items[Number(key)] ?? def.rest ?? undefined;
    case "union": {
      const option = optionFor(def, value);
      return option && childSchema(option, value, key);
    }
    default:
      return undefined;
  }
}
