import { z } from "zod";
import type { Path } from "./paths.ts";

/** A value of plain data beside the schema that describes it. */
export interface Described {
  schema: z.core.$ZodType;
  value: unknown;
  /** From the root of the data; empty for the root itself. */
  path: Path;
  /** The object that has the value among its keys, past any lists between them. */
  holder: unknown;
}

/** A member of an object, a list or a record, and the schema of the member. */
interface Child {
  schema: z.core.$ZodType;
  value: unknown;
  /** Undefined if the child is the same value behind a wrapper such as `optional`. */
  key?: PropertyKey;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function objectChildren(def: z.core.$ZodObjectDef, value: unknown): Child[] {
  if (!isGroup(value)) return [];
  return Object.entries(def.shape)
    .filter(([key]) => key in value)
    .map(([key, schema]) => ({ schema, value: value[key], key }));
}

function recordChildren(def: z.core.$ZodRecordDef, value: unknown): Child[] {
  if (!isGroup(value)) return [];
  return Object.entries(value).map(([key, child]) => ({
    schema: def.valueType,
    value: child,
    key,
  }));
}

function listChildren(value: unknown, schemaAt: (index: number) => z.core.$ZodType | null) {
  if (!Array.isArray(value)) return [];
  const children: Child[] = [];
  for (const [index, child] of value.entries()) {
    const schema = schemaAt(index);
    if (schema) children.push({ schema, value: child, key: index });
  }
  return children;
}

/** The option of a union that a value is meant for, by its discriminator or else by its form. */
function unionChildren(def: z.core.$ZodUnionDef, value: unknown): Child[] {
  const discriminator = "discriminator" in def ? String(def.discriminator) : undefined;
  const isMeant = (option: z.core.$ZodType) => {
    if (discriminator === undefined) return z.safeParse(option, value).success;
    const tag = isGroup(value) ? value[discriminator] : undefined;
    return option._zod.propValues?.[discriminator]?.has(tag as z.core.util.Primitive) === true;
  };
  const schema = def.options.find(isMeant);
  return schema ? [{ schema, value }] : [];
}

function childrenOf(schema: z.core.$ZodType, value: unknown): Child[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return objectChildren(def, value);
    case "record":
      return recordChildren(def, value);
    case "array":
      return listChildren(value, () => def.element);
    case "tuple":
      return listChildren(value, (index) => def.items[index] ?? def.rest);
    case "union":
      return unionChildren(def, value);
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "nonoptional":
    case "readonly":
    case "catch":
      return [{ schema: def.innerType, value }];
    case "pipe":
      return [{ schema: def.in, value }];
    case "lazy":
      return [{ schema: def.getter(), value }];
    default:
      return [];
  }
}

/**
 * Walks a schema beside the data that it describes, parents first. Data that does not fit is
 * passed over: the mistake is the schema's to report.
 * @param visit returns false to leave out what is inside the value
 */
export function walkSchema(
  schema: z.core.$ZodType,
  value: unknown,
  visit: (described: Described) => boolean | undefined,
  path: Path = [],
  holder: unknown = undefined,
): void {
  if (visit({ schema, value, path, holder }) === false) return;
  for (const child of childrenOf(schema, value)) {
    const childPath = child.key === undefined ? path : [...path, child.key];
    const isNamed = typeof child.key === "string";
    walkSchema(child.schema, child.value, visit, childPath, isNamed ? value : holder);
  }
}

/** The schemas that describe the value at a path, wrappers such as `optional` first. */
export function schemasAt(schema: z.core.$ZodType, data: unknown, path: Path): z.core.$ZodType[] {
  const found: z.core.$ZodType[] = [];
  walkSchema(schema, data, (described) => {
    const isOnTheWay = described.path.every((key, index) => key === path[index]);
    const isThere = isOnTheWay && described.path.length === path.length;
    if (isThere) found.push(described.schema);
    return isOnTheWay;
  });
  return found;
}
