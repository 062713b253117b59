import type { z } from "zod";
import { mobile, phoneNumber } from "@/lib/content/schemas/phone";
import { valueAt } from "./facts";
import { didYouMean, nearest } from "./nearest";
import { keysAt, kindsOf, unionAt } from "./schema-keys";
import { formatPath, type YamlFile } from "./yaml-file";

type Path = readonly PropertyKey[];

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
      return `expected at least ${issue.minimum}${UNITS[issue.origin] ?? ""}`;
    case "too_big":
      return `expected at most ${issue.maximum}${UNITS[issue.origin] ?? ""}`;
    default:
      return `expected ${issue.message}`;
  }
}

const PHONE = /^expected a (mobile|phone) number/;

/** No landline in place of a mobile number. */
function phoneAdvice(expected: string, typed: string): string | undefined {
  const number = phoneNumber(typed);
  const isMobile = number !== undefined && mobile.safeParse(number).success;
  return isMobile || !expected.includes("mobile") ? number : undefined;
}

/** A date, a number or a telephone number as people write it, in the form that the file wants. */
function rewritten(expected: string, found: string): string | undefined {
  const [, day = "", month = "", year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(found) ?? [];
  if (expected.startsWith("expected a date") && year && Number(month) <= 12) {
    return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  }
  if (PHONE.test(expected)) return phoneAdvice(expected, found);
  if (!/^expected a (whole )?number( |$)/.test(expected)) return undefined;
  const [, digits] =
    /^(?:₹|rs\.?|inr)?\s*(\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.0+)?\s*(?:\/-|%)?$/i.exec(
      found.trim(),
    ) ?? [];
  return digits?.replaceAll(",", "");
}

/** A text that YAML took for something else, or something else that was written as text. */
function adviceFor(issue: z.core.$ZodIssue, found: unknown, source: string): string {
  const wanted = issue.code === "invalid_type" ? issue.expected : undefined;
  const written = source.replace(/^!placeholder +/, "");
  const isPlain = typeof found === "number" || typeof found === "boolean";
  const expected = expectation(issue);
  if (isPlain && PHONE.test(expected)) {
    const number = phoneAdvice(expected, written);
    return number === undefined ? "" : `: write ${number}`;
  }
  if (isPlain && wanted === "string") return `: put quotes round it, "${written}"`;
  if (found === null && written.startsWith("#")) {
    return ": what follows # is a comment, put quotes round the text";
  }
  if (found === null && issue.path.length > 0) return ": write it behind the colon";
  if (typeof found === "object" && wanted === "string" && /^[^{[]*:\s/.test(written)) {
    return ": the text has a colon in it, put quotes round it";
  }
  if (wanted === "array" && typeof found === "object") {
    return ": begin each entry with a dash and a space";
  }
  if (typeof found !== "string") return "";
  if (wanted === "boolean") {
    if (/^(yes|on|true)$/i.test(found)) return ": write true, without quotes";
    if (/^(no|off|false)$/i.test(found)) return ": write false, without quotes";
  }
  if (wanted === "array" && /^-\S/.test(found)) return ": put a space after each dash";
  if (wanted === "array")
    return ": write each entry on a line of its own below the key, after a dash and a space";
  const meant = rewritten(expected, found);
  return meant === undefined ? "" : `: write ${meant}`;
}

interface Mistake {
  path: Path;
  message: string;
  at?: "key";
}

/** Keys that are not known: a slip in a known one, or a known one that stands in the wrong group. */
function unknownKey(
  source: YamlFile,
  [path, key]: [path: Path, key: string],
  known: readonly string[],
  missing: Path[],
): Mistake {
  const at = [...path, key];
  const group = valueAt(source.data, path);
  const free = known.filter((name) => valueAt(group, [name]) === undefined);
  const lacks = missing.filter(
    (other) => formatPath(other.slice(0, -1)) === formatPath(path) && other.length > path.length,
  );
  // In place of the one key that is lacking, unless it is that of another group.
  const only = lacks.length === 1 && !missing.some((other) => other.at(-1) === key);
  const meant = nearest(key, free) ?? (only ? String(lacks[0]?.at(-1)) : undefined);
  // A key that is lacking because it was misspelt, or indented otherwise, is one mistake.
  const absent = missing.findIndex((other) =>
    meant !== undefined ? formatPath(other) === formatPath([...path, meant]) : other.at(-1) === key,
  );
  const [lacking] = absent < 0 ? [] : missing.splice(absent, 1);
  if (lacking && meant === undefined) {
    const place = formatPath(lacking.slice(0, -1)) || "the top of the file";
    const message = `expected "${key}" among the keys of ${place}, got it here: begin it in the same column as they do`;
    return { path: at, message, at: "key" };
  }
  if (valueAt(group, [key]) === null && source.source(path).startsWith("{")) {
    const message = `expected no such key, got "${key}" after a comma: put quotes round a text that has commas`;
    return { path: at, message, at: "key" };
  }
  const advice = meant === undefined ? didYouMean(key, known) : `: did you mean ${meant}?`;
  return {
    path: at,
    message: `expected no such key, got the unknown key "${key}"${advice}`,
    at: "key",
  };
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
          unknownKey(source, [issue.path, key], keysAt(schema, data, issue.path), missing),
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
      const advice = adviceFor(issue, found, source.source(path));
      source.fail(path, `${expectation(issue)}, ${got}${advice}`);
    }
  }
  for (const { path, message, at } of unknown) source.fail(path, message, at);
  return result.data;
}
