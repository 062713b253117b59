import { z } from "zod";
import { valueAt } from "./value-at";

type Path = readonly PropertyKey[];
type Schema = z.core.$ZodType;

/** The schema inside optional, nullable and transformed ones. */
export function unwrapped(schema: Schema): Schema {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return unwrapped(schema.unwrap());
  }
  return schema instanceof z.ZodPipe ? unwrapped(schema.in) : schema;
}

/** The kinds of a union of objects, each with its name. */
export function kindsOf(union: z.ZodDiscriminatedUnion): Map<string, z.ZodObject> {
  const options = union.options.filter((option) => option instanceof z.ZodObject);
  return new Map(
    options.map((option) => {
      const kind: unknown = option.shape[union.def.discriminator];
      return [kind instanceof z.ZodLiteral ? String(kind.value) : "", option];
    }),
  );
}

/** The schema of the value at a path; of a union's kinds, the one that the data names. */
export function schemaAt(schema: Schema, data: unknown, path: Path): Schema | undefined {
  const here = unwrapped(schema);
  if (here instanceof z.ZodDiscriminatedUnion) {
    const kind = valueAt(data, [here.def.discriminator]);
    const option = kindsOf(here).get(String(kind));
    return option && path.length > 0 ? schemaAt(option, data, path) : (option ?? here);
  }
  const [key, ...rest] = path;
  if (key === undefined) return here;
  const child =
    here instanceof z.ZodArray
      ? here.element
      : here instanceof z.ZodObject
        ? (here.shape[String(key)] as Schema | undefined)
        : undefined;
  return child && schemaAt(child, valueAt(data, [key]), rest);
}

/** The union at a path whose kind the data does not name, or names wrongly. */
export function unionAt(schema: Schema, data: unknown, path: Path) {
  const found = schemaAt(schema, data, path);
  return found instanceof z.ZodDiscriminatedUnion ? found : undefined;
}

/** Keys that the group at a path may have. */
export function keysAt(schema: Schema, data: unknown, path: Path): string[] {
  const found = schemaAt(schema, data, path);
  return found instanceof z.ZodObject ? Object.keys(found.shape) : [];
}
