import { z } from "zod";
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
  const texts = Object.entries(sources).map(([name, schema]) => {
    const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
    return [`${name}.json`, `${JSON.stringify(json, null, 2)}\n`];
  });
  return Object.fromEntries(texts);
}
