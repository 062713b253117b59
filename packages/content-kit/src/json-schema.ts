import { z } from "zod";
import { OWN_METADATA } from "./references.ts";

type Json = z.core.JSONSchema.BaseSchema;

const DAY = { type: "string", format: "date" } as const;

const FROM = { ...DAY, description: "First day: 2030-05-13" };
const UNTIL = { ...DAY, description: "Last day: 2030-05-13" };

/** Any value may be written in this way: dated.ts. */
const DATED = {
  type: "object",
  description: "A value that is another one from one day to another",
  properties: {
    value: { description: "On all other days" },
    dated: {
      type: "array",
      items: {
        type: "object",
        properties: { from: FROM, until: UNTIL, value: { description: "On these days" } },
        required: ["value"],
        additionalProperties: false,
      },
    },
  },
  required: ["dated"],
  additionalProperties: false,
};

type Definitions = Record<string, Json>;

/** What a reference stands for. */
function resolved(part: Json, defs: Definitions): Json | undefined {
  return part.$ref ? defs[part.$ref.replace("#/$defs/", "")] : part;
}

/** Allows a dated one in place of each value of a group; editors would lose their way in groups. */
function allowDated(part: Json, defs: Definitions): void {
  for (const [key, value] of Object.entries(part.properties ?? {})) {
    if (typeof value !== "object" || resolved(value, defs)?.type === "object") continue;
    const { description } = value;
    const either = { anyOf: [value, { $ref: "#/$defs/dated" }] };
    part.properties = {
      ...part.properties,
      [key]: { ...(description && { description }), ...either } as Json,
    };
  }
}

/** Allows days in each group that stands in a list. */
function allowDays({ items }: Json, defs: Definitions): void {
  if (typeof items !== "object" || Array.isArray(items)) return;
  const entry = resolved(items, defs);
  for (const option of [entry, ...(entry?.anyOf ?? []), ...(entry?.oneOf ?? [])]) {
    if (option?.properties) option.properties = { from: FROM, until: UNTIL, ...option.properties };
  }
}

/** Every schema inside one, and it itself. */
function allParts(part: unknown): Json[] {
  if (typeof part !== "object" || part === null) return [];
  const inner = Object.values(part).flatMap(allParts);
  return Array.isArray(part) ? inner : [part as Json, ...inner];
}

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
  const defs = { ...json.$defs } as Definitions;
  const parts = allParts(json);
  for (const part of parts) if (part.type === "object") allowDated(part, defs);
  for (const part of parts) allowDays(part, defs);
  const dated = { ...json, $defs: { ...defs, dated: DATED } };
  return `${JSON.stringify(dated, null, 2)}\n`;
}
