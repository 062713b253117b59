import type { z } from "zod";
import { valueHint } from "@/lib/content/hints/value-hints";
import { didYouMean, nearest } from "./nearest";
import { formatPath, type Path, valueAt } from "./paths";
import type { SourceFile } from "./yaml-file";

type Issue = z.core.$ZodIssue;

const TYPES = { string: "text", array: "a list", object: "keys", boolean: "true or false" };

function show(value: unknown): string {
  if (value === undefined) return "nothing: the key is missing";
  if (value === null) return "nothing";
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object") return `the keys ${Object.keys(value).join(", ")}`;
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** What the schema wanted, in its own words ("expected a route such as /about") or in zod's. */
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

/**
 * What to do about a key that its group does not know.
 * @param missing paths of lacking keys; the one that was meant is taken out, as both are one mistake
 */
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

/** Reports what a schema found in the data of a file. */
export function explainIssues(source: SourceFile, data: unknown, found: readonly Issue[]): void {
  // What a schema says of its own comes before what is said of any text.
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
