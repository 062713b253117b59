import { jsonSchema } from "content-kit";
import type { z } from "zod";
import { FILES } from "@/lib/content/schemas/files";
import { bandPage, pageSchemas, policyPage } from "@/lib/content/schemas/pages";
import { service } from "@/lib/content/schemas/service";

const sources: Record<string, z.ZodType> = {
  ...FILES,
  service,
  page: bandPage,
  policy: policyPage,
  ...pageSchemas,
  "refund-rule": FILES.refunds,
};

/** JSON Schemas by file name, for the `$schema` lines in content. */
export function jsonSchemas(): Record<string, string> {
  const texts = Object.entries(sources).map(([name, schema]) => [
    `${name}.json`,
    jsonSchema(schema),
  ]);
  return Object.fromEntries(texts);
}
