import type { z } from "zod";
import type { ContentIssue } from "./content-error";
import type { YamlFile } from "./yaml-file";

const TYPE_NAMES: Record<string, string> = {
  string: "text",
  int: "a whole number",
  number: "a number",
  array: "a list",
  object: "a group of keys",
  record: "a group of keys",
  boolean: "true or false",
};

function show(value: unknown): string {
  if (value === null) return "nothing";
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object") return `the keys ${Object.keys(value).join(", ")}`;
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    data,
  );
}

/** What the schema wanted, in words. Schemas may say it themselves: "expected a route such as /about". */
function expectation(issue: z.core.$ZodIssue): string {
  if (issue.message.startsWith("expected ")) return issue.message;
  switch (issue.code) {
    case "invalid_type":
      return `expected ${TYPE_NAMES[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return `expected ${issue.values.map((value) => JSON.stringify(value)).join(" or ")}`;
    case "too_small":
      return `expected at least ${issue.minimum} ${issue.origin === "string" ? "characters" : issue.origin === "array" ? "entries" : ""}`.trim();
    case "too_big":
      return `expected at most ${issue.maximum} ${issue.origin === "string" ? "characters" : issue.origin === "array" ? "entries" : ""}`.trim();
    case "invalid_union":
      return `expected a known ${issue.discriminator ?? "form"}`;
    default:
      return `expected ${issue.message}`;
  }
}

function toContentIssues(source: YamlFile, issue: z.core.$ZodIssue): ContentIssue[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) =>
      source.issueAt(
        [...issue.path, key],
        `expected no such key, got the unknown key "${key}"`,
        "key",
      ),
    );
  }
  const found = valueAt(source.data, issue.path);
  const text =
    found === undefined
      ? `${expectation(issue)}, got nothing: the key is missing`
      : `${expectation(issue)}, got ${show(found)}`;
  return [source.issueAt(issue.path, text)];
}

/**
 * Checks a parsed file against its schema.
 * @returns the typed value, or every mistake with its place.
 */
export function validate<Schema extends z.ZodType>(
  source: YamlFile,
  schema: Schema,
): { value: z.output<Schema>; issues: [] } | { value: undefined; issues: ContentIssue[] } {
  const result = schema.safeParse(source.data);
  if (result.success) return { value: result.data, issues: [] };
  return {
    value: undefined,
    issues: result.error.issues.flatMap((issue) => toContentIssues(source, issue)),
  };
}
