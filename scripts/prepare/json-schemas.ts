import { z } from "zod";
import { firm } from "@/lib/content/schemas/firm";
import { marketing } from "@/lib/content/schemas/marketing";
import { notices } from "@/lib/content/schemas/notices";
import { blockPage, pageSchemas, policyPage, redirects } from "@/lib/content/schemas/pages";
import { refunds } from "@/lib/content/schemas/refunds";
import { service } from "@/lib/content/schemas/service";
import { shared } from "@/lib/content/schemas/shared";
import { testimonials } from "@/lib/content/schemas/testimonials";
import { versions } from "@/lib/content/schemas/versions";

const sources: Record<string, z.ZodType> = {
  firm,
  shared,
  testimonials,
  redirects,
  marketing,
  notices,
  versions,
  service,
  page: blockPage,
  policy: policyPage,
  ...pageSchemas,
  "refund-rule": refunds,
};

/** JSON Schemas for editors, by file name: what each `$schema` line in content points at. */
export function jsonSchemas(): Record<string, string> {
  const texts = Object.entries(sources).map(([name, schema]) => {
    const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
    return [`${name}.json`, `${JSON.stringify(json, null, 2)}\n`];
  });
  return Object.fromEntries(texts);
}
