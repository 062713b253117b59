import type { z } from "zod";
import { explainIssues } from "./explain-issues.ts";
import { type Facts, resolveText } from "./facts.ts";
import { mapTexts } from "./paths.ts";
import { plainWords } from "./plain-words.ts";
import type { SourceFile } from "./source-file.ts";

/** The data of a file with its references to facts resolved; wrong ones are reported. */
export function resolveFacts(source: SourceFile, facts: Facts): unknown {
  return mapTexts(source.data, (written, path) =>
    resolveText(written, facts, ({ message, text }) => source.fail(path, message, { text })),
  );
}

/** What a schema made of a file when it was last valid. */
interface Valid {
  json: string;
  output: unknown;
}

/** By schema and file: content is read again and again, and most files are as they were. */
const validBefore = new WeakMap<z.ZodType, Map<string, Valid>>();

function validFilesOf(schema: z.ZodType): Map<string, Valid> {
  const known = validBefore.get(schema) ?? new Map<string, Valid>();
  validBefore.set(schema, known);
  return known;
}

/**
 * Validates a file and reports its mistakes at their places.
 * @param data of the file, with facts resolved
 * @returns what the schema makes of the data; undefined after a mistake
 */
export function validate<Schema extends z.ZodType>(
  source: SourceFile,
  schema: Schema,
  data: unknown,
): z.output<Schema> | undefined {
  const valid = validFilesOf(schema);
  const before = valid.get(source.file);
  const json = JSON.stringify(data);
  if (before?.json === json) return before.output as z.output<Schema>;
  const result = schema.safeParse(data, { error: plainWords });
  if (result.success) {
    valid.set(source.file, { json, output: result.data });
    return result.data;
  }
  explainIssues(source, schema, data, result.error.issues);
  return undefined;
}
