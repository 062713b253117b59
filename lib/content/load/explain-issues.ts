import type { z } from "zod";
import { isDay } from "@/lib/text/days";
import { normalisePhone } from "@/lib/text/phone";
import { didYouMean, nearest } from "./nearest";
import { formatPath, type Path, valueAt } from "./paths";
import type { SourceFile } from "./yaml-file";

type Issue = z.core.$ZodIssue;

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const DATES = [
  /^(?<year>\d{4})[\s/.-]*(?<month>\d{1,2})[\s/.-]*(?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[\s/.-]+(?<month>\w+)[\s/.,-]+(?<year>\d{4})$/i,
  /^(?<month>[a-z]+)\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})$/i,
];

/** Hint for a date in another format: `write 2030-05-14`. */
function dateFrom(text: string): string | undefined {
  const groups = DATES.map((pattern) => pattern.exec(text)?.groups).find(Boolean);
  if (!groups) return undefined;
  const { year = "", month = "", day = "" } = groups;
  const word = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const date = [year, String(word || month).padStart(2, "0"), day.padStart(2, "0")].join("-");
  return isDay(date) ? `write ${date}` : "there is no such day";
}

/** An optional currency, a number with optional separators, an optional `/-` or unit. */
const NUMBER =
  /^(?:₹|rs\.?|inr)?\s*(\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3}|\d+)(?:\.0+)?\s*(?:\/-|%|[a-z ]+)?$/i;
const LARGE = /^(?:₹|rs\.?|inr)?\s*([\d.]+)\s*(k|thousand|la(?:kh|c)s?)$/i;

/** Hint for a number with a currency, separators or a unit: `write 110000`. */
function numberFrom(text: string): string | undefined {
  const [, amount, unit = ""] = LARGE.exec(text) ?? [];
  const digits = amount
    ? String(Math.round(Number(amount) * (/^l/i.test(unit) ? 100_000 : 1_000)))
    : NUMBER.exec(text)?.[1]?.replace(/[,\s]/g, "");
  return digits && `write ${digits}${digits === text ? ", without quotes" : ""}`;
}

function mobileFrom(text: string): string | undefined {
  const [, first, last] = /^([6-9]\d{4})(\d{5})$/.exec(normalisePhone(text)) ?? [];
  return first && `write +91 ${first} ${last}`;
}

/** Functions that rewrite a value, by the expected type in the message. */
const REWRITES: [expected: RegExp, rewrite: (text: string) => string | undefined][] = [
  [/^expected a date/, dateFrom],
  [/^expected a (mobile|phone) number/, mobileFrom],
  [/^expected (a whole number|number|int)\b/, numberFrom],
];

const OTHER_TYPES: [expected: RegExp, found: RegExp, hint: string][] = [
  [/a list$/, /^(null|string)/, "write each entry on a line below, after a dash and a space"],
  [/a list$/, /^object/, "begin each entry with a dash and a space"],
  [/./, /^null/, "write it behind the colon, with quotes round it if it begins with #"],
  [/text$/, /^object/, "put quotes round the text, which has a colon in it"],
  [/text$/, /^(number|boolean)/, "put quotes round it"],
  [/true or false$/, /^string (yes|on|true)$/i, "write true, without quotes"],
  [/true or false$/, /^string (no|off|false)$/i, "write false, without quotes"],
];

/** How to correct a value, as a suffix of the message; empty if the message is enough. */
function valueHint(expected: string, found: unknown): string {
  const text = String(found).replace(/^[“”"‘’'\s]+|[“”"‘’'\s]+$/g, "");
  const kind = found === null ? "null" : `${typeof found} ${text}`;
  const [, rewrite] = REWRITES.find(([pattern]) => pattern.test(expected)) ?? [];
  const meant = /^(string|number)/.test(kind) ? rewrite?.(text) : undefined;
  const hint = OTHER_TYPES.find(
    ([wanted, pattern]) => wanted.test(expected) && pattern.test(kind),
  )?.[2];
  return meant || hint ? `: ${meant || hint}` : "";
}

const TYPES = { string: "text", array: "a list", object: "keys", boolean: "true or false" };

function show(value: unknown): string {
  if (value === undefined) return "nothing: the key is missing";
  if (value === null) return "nothing";
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object") return `the keys ${Object.keys(value).join(", ")}`;
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** The schema's own message ("expected a route such as /about"), or zod's in plainer words. */
function expectation(issue: Issue): string {
  if (issue.code === "invalid_key") return issue.issues[0]?.message ?? issue.message;
  if (issue.code === "invalid_union" && "options" in issue) {
    return `expected one of the kinds ${issue.options?.join(", ")}`;
  }
  if (issue.message.startsWith("expected ")) return issue.message;
  return Object.entries(TYPES).reduce(
    (message, [type, name]) => message.replace(` ${type}`, ` ${name}`),
    issue.message.replace(/^.*?: (?=expected)/, "").replace(/, received .*$/, ""),
  );
}

/** @param missing paths of missing keys; the one that the unknown key was meant to be is removed */
function keyHint(group: Path, key: string, missing: Path[]): string {
  const own = missing.filter((path) => formatPath(path.slice(0, -1)) === formatPath(group));
  const keys = own.map((path) => String(path.at(-1)));
  const meant = nearest(key, keys);
  const path = meant ? own[keys.indexOf(meant)] : missing.find((other) => other.at(-1) === key);
  if (!path) return ": correct it, or remove it";
  missing.splice(missing.indexOf(path), 1);
  if (meant) return `: did you mean ${meant}?`;
  return `: it belongs to ${formatPath(path.slice(0, -1)) || "the top of the file"}`;
}

export function explainIssues(source: SourceFile, data: unknown, found: readonly Issue[]): void {
  // Custom issues, which are about the wording of a text, come last.
  const issues = found.toSorted(
    (a, b) => Number(a.code === "custom") - Number(b.code === "custom"),
  );
  const missing = issues.flatMap(({ path }) =>
    path.length > 0 && valueAt(data, path) === undefined ? [path] : [],
  );
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    for (const key of issue.keys) {
      const hint = keyHint(issue.path, key, missing);
      const message = `expected no such key, got the unknown key "${key}"${hint}`;
      source.fail([...issue.path, key], message, "key");
    }
  }
  for (const issue of issues) {
    const { path, code } = issue;
    const value = valueAt(data, path);
    if (code === "unrecognized_keys" || source.hasFailed(path)) continue;
    if (path.length > 0 && value === undefined && !missing.includes(path)) continue;
    const expected = expectation(issue);
    if (code === "custom" && typeof issue.params?.text === "string") {
      source.fail(path, expected, { text: issue.params.text });
    } else if (code === "invalid_key") {
      source.fail(path, `${expected}, got "${String(path.at(-1))}"`, "key");
    } else {
      const kinds = code === "invalid_union" && "options" in issue ? issue.options : [];
      const meant = didYouMean(String(value), kinds?.map(String) ?? []);
      source.fail(path, `${expected}, got ${show(value)}${meant || valueHint(expected, value)}`);
    }
  }
}
