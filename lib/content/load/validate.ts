import type { z } from "zod";
import { valueAt } from "./facts";
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

/** What the limits of a text or a list count. */
const UNITS: Record<string, string> = { string: " characters", array: " entries" };

function show(value: unknown): string {
  if (value === null) return "nothing";
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object") return `the keys ${Object.keys(value).join(", ")}`;
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** What the schema wanted. Schemas may say it themselves: "expected a route such as /about". */
function expectation(issue: z.core.$ZodIssue): string {
  if (issue.message.startsWith("expected ")) return issue.message;
  switch (issue.code) {
    case "invalid_type":
      return `expected ${TYPE_NAMES[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return `expected ${issue.values.map((value) => JSON.stringify(value)).join(" or ")}`;
    case "too_small":
      return `expected at least ${issue.minimum}${UNITS[issue.origin] ?? ""}`;
    case "too_big":
      return `expected at most ${issue.maximum}${UNITS[issue.origin] ?? ""}`;
    case "invalid_union":
      return `expected a known ${issue.discriminator ?? "form"}`;
    default:
      return `expected ${issue.message}`;
  }
}

/** Checks data of a file against a schema. @returns the typed value, or undefined after a mistake */
export function validate<Schema extends z.ZodType>(
  source: YamlFile,
  data: unknown,
  schema: Schema,
): z.output<Schema> | undefined {
  const result = schema.safeParse(data);
  for (const issue of result.error?.issues ?? []) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) {
        const message = `expected no such key, got the unknown key "${key}"`;
        source.fail([...issue.path, key], message, "key");
      }
    } else {
      const found = valueAt(data, issue.path);
      const got = found === undefined ? "nothing: the key is missing" : show(found);
      source.fail(issue.path, `${expectation(issue)}, got ${got}`);
    }
  }
  return result.data;
}
