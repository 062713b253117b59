import type { z } from "zod";
import { didYouMean } from "./nearest";
import { keysAt, kindsOf, unionAt } from "./schema-keys";
import { unknownKey } from "./unknown-key";
import { valueAdvice } from "./value-advice";
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

/** What the limits of a text or a list count, one and more of it. */
const UNITS: Record<string, [string, string]> = {
  string: [" character", " characters"],
  array: [" entry", " entries"],
};

function amount(limit: number | bigint, origin: string): string {
  return `${limit}${UNITS[origin]?.[limit === 1 ? 0 : 1] ?? ""}`;
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
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) =>
          unknownKey(
            source,
            [issue.path, key],
            keysAt(schema, data, issue.path),
            missing,
            keysAt(schema, data, []),
          ),
        )
      : [],
  );
  for (const issue of issues) {
    const { path } = issue;
    const found = valueAt(data, path);
    if (issue.code === "unrecognized_keys" || source.hasFailed(path)) continue;
    if (path.length > 0 && found === undefined && !missing.includes(path)) continue;
    if (issue.code === "invalid_key") {
      const advice =
        "an address begins with a slash and has small letters, digits and dashes, without .html";
      source.fail(
        path,
        `expected an address such as /about-us, got "${String(path.at(-1))}": ${advice}`,
        "key",
      );
      continue;
    }
    const got = `got ${show(found)}`;
    if (issue.code === "invalid_union" && issue.discriminator) {
      const union = unionAt(schema, data, path.slice(0, -1));
      const kinds = union ? [...kindsOf(union).keys()] : [];
      const advice = typeof found === "string" ? didYouMean(found, kinds) : "";
      source.fail(path, `expected one of the kinds ${kinds.join(", ")}, ${got}${advice}`);
    } else if (issue.code === "custom" && typeof issue.params?.text === "string") {
      source.fail(path, issue.message, { text: issue.params.text });
    } else {
      const expected = expectation(issue);
      const advice = valueAdvice(issue, expected, found, source.source(path));
      source.fail(path, `${expected}, ${got}${advice}`);
    }
  }
  for (const { path, message, at } of unknown) source.fail(path, message, at);
  return result.data;
}
