import { z } from "zod";
import { firm } from "./schemas/firm";
import { marketing } from "./schemas/marketing";
import { blockPage, pageSchemas, policyPage } from "./schemas/pages";
import { redirects } from "./schemas/redirects";
import { service } from "./schemas/service";
import { shared } from "./schemas/shared";
import { testimonials } from "./schemas/testimonials";

const sources: Record<string, z.ZodType> = {
  firm,
  shared,
  testimonials,
  redirects,
  marketing,
  service,
  page: blockPage,
  policy: policyPage,
  ...pageSchemas,
};

/** JSON Schemas for editors, by file name: what each `$schema` line in content points at. */
export function jsonSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sources).map(([name, schema]) => [
      `${name}.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), null, 2)}\n`,
    ]),
  );
}
