import type { z } from "zod";
import { keyHint } from "@/lib/content/hints/key-hints";
import { valueHint } from "@/lib/content/hints/value-hints";
import { didYouMean } from "./nearest";
import { valueAt } from "./value-at";
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

/** A limit with what it counts: "1 entry", "45 characters"; of a number, the number. */
function amount(limit: number | bigint, origin: string): string {
  const isOne = limit === 1;
  if (origin === "string") return `${limit} ${isOne ? "character" : "characters"}`;
  return origin === "array" ? `${limit} ${isOne ? "entry" : "entries"}` : String(limit);
}

function show(value: unknown): string {
  if (value === undefined) return "nothing: the key is missing";
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
      return `expected at least ${amount(issue.minimum, issue.origin)}`;
    case "too_big":
      return `expected at most ${amount(issue.maximum, issue.origin)}`;
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
  // What a schema says of its own comes before what is said of any text.
  const issues = [...(result.error?.issues ?? [])].sort(
    (a, b) => Number(a.code === "custom") - Number(b.code === "custom"),
  );
  const missing = issues
    .map(({ path }) => path)
    .filter((path) => path.length > 0 && valueAt(data, path) === undefined);
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    for (const key of issue.keys) {
      const hint = keyHint(schema, data, [issue.path, key], missing);
      const message = `expected no such key, got the unknown key "${key}"${hint}`;
      source.fail([...issue.path, key], message, "key");
    }
  }
  for (const issue of issues) {
    const { path } = issue;
    const found = valueAt(data, path);
    if (issue.code === "unrecognized_keys" || source.hasFailed(path)) continue;
    if (path.length > 0 && found === undefined && !missing.includes(path)) continue;
    if (issue.code === "invalid_key") {
      const message = `expected an address such as /about-us, got "${String(path.at(-1))}": it begins with a slash and has small letters, digits and dashes, without .html`;
      source.fail(path, message, "key");
    } else if (issue.code === "invalid_union" && "options" in issue) {
      const kinds = issue.options?.map(String) ?? [];
      const advice = typeof found === "string" ? didYouMean(found, kinds) : "";
      const expected = `expected one of the kinds ${kinds.join(", ")}`;
      source.fail(path, `${expected}, got ${show(found)}${advice}`);
    } else if (issue.code === "custom" && typeof issue.params?.text === "string") {
      source.fail(path, issue.message, { text: issue.params.text });
    } else {
      const expected = expectation(issue);
      const hint = valueHint(issue, expected, found, source.source(path));
      source.fail(path, `${expected}, got ${show(found)}${hint}`);
    }
  }
  return result.data;
}
