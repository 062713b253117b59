import { z } from "zod";
import { firm } from "@/lib/content/schemas/firm";
import { marketing } from "@/lib/content/schemas/marketing";
import { notices } from "@/lib/content/schemas/notices";
import { shared } from "@/lib/content/schemas/shared";
import { testimonials } from "@/lib/content/schemas/testimonials";
import { unwrapped } from "./schema-keys";

const FILES = { firm, marketing, notices, shared, testimonials };

/** Where groups have a key: the path of each. */
function groupsWith(key: string, schema: z.core.$ZodType, path: string): string[] {
  const here = unwrapped(schema);
  if (!(here instanceof z.ZodObject)) return [];
  const shape: Record<string, z.core.$ZodType> = here.shape;
  const below = Object.entries(shape).flatMap(([name, child]) => groupsWith(key, child, name));
  return key in shape ? [path, ...below] : below;
}

/** The one place where a key of another file belongs, in words; undefined when there are more. */
export function placeOfKey(key: string): string | undefined {
  const [place, ...more] = Object.entries(FILES).flatMap(([name, schema]) =>
    groupsWith(key, schema, "").map((group) =>
      group ? `below ${group}: in content/${name}.yaml` : `in content/${name}.yaml`,
    ),
  );
  return more.length === 0 ? place : undefined;
}
