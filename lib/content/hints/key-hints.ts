import { z } from "zod";
import { didYouMean, nearest } from "@/lib/content/load/nearest";
import { valueAt } from "@/lib/content/load/value-at";
import { formatPath } from "@/lib/content/load/yaml-file";

type Path = readonly PropertyKey[];
type Schema = z.core.$ZodType;

/** The schema inside optional, nullable and transformed ones. */
function unwrapped(schema: Schema): Schema {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return unwrapped(schema.unwrap());
  }
  return schema instanceof z.ZodPipe ? unwrapped(schema.in) : schema;
}

/** Keys that the group at a path may have; of a union's kinds, the one that the data names. */
function keysAt(schema: Schema, data: unknown, path: Path): string[] {
  const here = unwrapped(schema);
  if (here instanceof z.ZodDiscriminatedUnion) {
    const { discriminator } = here.def;
    const kind = valueAt(data, [discriminator]);
    const option = here.options.find(
      (one) =>
        one instanceof z.ZodObject &&
        z.safeParse(one.shape[discriminator] ?? z.never(), kind).success,
    );
    return option ? keysAt(option, data, path) : [];
  }
  const [key, ...rest] = path;
  const shape: Record<string, Schema> = here instanceof z.ZodObject ? here.shape : {};
  if (key === undefined) return Object.keys(shape);
  const child = here instanceof z.ZodArray ? here.element : shape[String(key)];
  return child ? keysAt(child, valueAt(data, [key]), rest) : [];
}

/**
 * What to do about a key that its group does not know.
 * @param missing paths of keys that are lacking; one that this key stands for is taken out, as both
 * are one mistake
 */
export function keyHint(
  schema: Schema,
  data: unknown,
  [path, key]: [path: Path, key: string],
  missing: Path[],
): string {
  const known = keysAt(schema, data, path);
  const free = known.filter((name) => valueAt(data, [...path, name]) === undefined);
  const meant = nearest(key, free);
  const lacking = missing.find((other) =>
    meant ? formatPath(other) === formatPath([...path, meant]) : other.at(-1) === key,
  );
  if (lacking) missing.splice(missing.indexOf(lacking), 1);
  if (meant) return `: did you mean ${meant}?`;
  if (lacking) {
    const group = formatPath(lacking.slice(0, -1)) || "the top of the file";
    return `: it belongs to ${group}, begin it in the same column as the keys there`;
  }
  if (keysAt(schema, data, []).includes(key)) return ": begin it at the left margin, like meta:";
  return didYouMean(key, known) || `: its group has ${known.join(", ")}`;
}
