import { z } from "zod";
import { OWN_METADATA } from "./references.ts";

/**
 * The JSON Schema of a content file, with which editors complete keys and mark mistakes while one
 * writes: name it in the file's first line, `# yaml-language-server: $schema=…`.
 * @returns JSON text with a line break at its end
 */
export function jsonSchema(schema: z.ZodType): string {
  const json = z.toJSONSchema(schema, {
    io: "input",
    // Some checks are code, which a JSON Schema cannot say.
    unrepresentable: "any",
    // What several keys share is written once.
    reused: "ref",
    override({ jsonSchema: part }) {
      const entries: Record<string, unknown> = part;
      for (const key of OWN_METADATA) delete entries[key];
    },
  });
  return `${JSON.stringify(json, null, 2)}\n`;
}
