import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { jsonSchema } from "content-kit";
import type { z } from "zod";
import { FILES } from "@/lib/content/schemas/files";
import { bandPage, pageSchemas } from "@/lib/content/schemas/pages";
import { policyPage } from "@/lib/content/schemas/policy";
import { service } from "@/lib/content/schemas/service";

/** Schemas by their path in `schemas/`, without extension. */
function schemasByPath(): Map<string, z.ZodType> {
  const schemas = new Map<string, z.ZodType>();
  // A file with a schema of its own: schemas/refunds.json describes content/refunds.yaml, and
  // schemas/pages/refunds.json describes content/pages/refunds.yaml.
  for (const [name, schema] of Object.entries(FILES)) {
    schemas.set(name, schema);
  }
  for (const [name, schema] of Object.entries(pageSchemas)) {
    schemas.set(`pages/${name}`, schema);
  }
  // Any other page, a service, a policy.
  schemas.set("page", bandPage);
  schemas.set("service", service);
  schemas.set("policy", policyPage);
  return schemas;
}

/**
 * Writes the JSON Schemas that the `$schema` lines in content name, with which editors complete
 * keys and mark mistakes.
 * @param root absolute path of the folder that gets or has `schemas/`
 */
export async function writeJsonSchemas(root: string): Promise<void> {
  for (const [name, schema] of schemasByPath()) {
    const file = path.join(root, "schemas", `${name}.json`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, jsonSchema(schema));
  }
}
