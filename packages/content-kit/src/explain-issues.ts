import { safeParse, type z } from "zod";
import { advice, type Hint, toWrite } from "./hint.ts";
import { didYouMean, nearest } from "./nearest.ts";
import { formatPath, type Path, valueAt, withValueAt } from "./paths.ts";
import { plainWords } from "./plain-words.ts";
import { suggestionOf } from "./references.ts";
import { schemasAt } from "./schema-walk.ts";
import type { SourceFile } from "./source-file.ts";
import { SEVERAL, spreadsheetHint, valueHint, writtenAs } from "./value-hints.ts";
import { withDigits } from "./written-forms.ts";

type Issue = z.core.$ZodIssue;

const LONGEST_VALUE = 60;

/** @param written as the file has it */
function show(value: unknown, written: string): string {
  if (value === undefined) return "nothing: the key is missing";
  if (value === null) return written ? `${written}, which stands for nothing` : "nothing";
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object") return `the keys ${Object.keys(value).join(", ")}`;
  if (typeof value !== "string") return written || String(value);
  const letters = [...value.replaceAll("\n", "\\n")];
  const isLong = letters.length > LONGEST_VALUE;
  const shown = isLong ? `${letters.slice(0, LONGEST_VALUE).join("")}…` : letters.join("");
  return `"${shown}"`;
}

/** Keys that a group may have and has not. */
function freeKeys(schema: z.core.$ZodType, data: unknown, group: Path): string[] {
  const keys: string[] = [];
  for (const described of schemasAt(schema, data, group)) {
    const { def } = (described as z.core.$ZodTypes)._zod;
    if (def.type === "object") keys.push(...Object.keys(def.shape));
  }
  const present = Object.keys(Object(valueAt(data, group)));
  return keys.filter((key) => !present.includes(key));
}

function isIn(group: Path, path: Path): boolean {
  return formatPath(path.slice(0, -1)) === formatPath(group);
}

/** Days that stand beside something that is no entry of a list. */
const NO_DAYS =
  ": entries of a list may have days of their own, and any value may be written as value and dated";

/**
 * What an unknown key was meant to be.
 * @param missing paths of missing keys; the one that is meant is removed
 * @param free keys that the group may have besides
 */
function keyHint(group: Path, key: string, missing: Path[], free: readonly string[]): string {
  const keysInGroup = missing.filter((path) => isIn(group, path)).map((path) => path.at(-1));
  const meant = nearest(key, keysInGroup.map(String));
  if (meant !== undefined) {
    const path = missing.find((candidate) => isIn(group, candidate) && candidate.at(-1) === meant);
    if (path) missing.splice(missing.indexOf(path), 1);
    return `: did you mean ${meant}?`;
  }
  const meantFree = nearest(key, free);
  if (meantFree !== undefined) return `: did you mean ${meantFree}?`;
  const meantDay = nearest(key, ["from", "until"]);
  if (meantDay === key) return NO_DAYS;
  if (meantDay !== undefined && typeof group.at(-1) === "number")
    return `: did you mean ${meantDay}?`;
  const elsewhere = missing.find((path) => path.at(-1) === key);
  if (elsewhere === undefined) return ": correct it, or remove it";
  missing.splice(missing.indexOf(elsewhere), 1);
  const place = formatPath(elsewhere.slice(0, -1));
  return `: it belongs to ${place || "the top of the file"}`;
}

function reportUnknownKeys(
  source: SourceFile,
  schema: z.core.$ZodType,
  data: unknown,
  issues: readonly Issue[],
  missing: Path[],
): void {
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const free = freeKeys(schema, data, issue.path);
    for (const key of issue.keys) {
      const hint = keyHint(issue.path, key, missing, free);
      const message = `expected no such key, got the unknown key "${key}"${hint}`;
      source.fail([...issue.path, key], message, "key");
    }
  }
}

/** The kinds that a list of kinds has, for a value that is none of them. */
function kindsOf(issue: Issue): string[] {
  if (issue.code !== "invalid_union" || !("options" in issue)) return [];
  const kinds = issue.options ?? [];
  return kinds.map(String);
}

/** Between two numbers where one is wanted. */
const BETWEEN_NUMBERS = /\s*(?:[/,;&]|\bor\b|\band\b)\s*/i;

/** The right spelling that the schemas know for a value, with digits for letters if need be. */
function suggestedHint(schemas: readonly z.core.$ZodType[], value: unknown): Hint | undefined {
  const written = writtenAs(value);
  if (written === undefined) return undefined;
  const right = suggestionOf(schemas, written) ?? suggestionOf(schemas, withDigits(written));
  if (typeof right === "object") return advice(`write ${right.instead}`);
  if (right !== undefined) return toWrite(right);
  const parts = written.split(BETWEEN_NUMBERS).filter((part) => suggestionOf(schemas, part));
  return parts.length > 1 ? advice(SEVERAL) : undefined;
}

/** What a check would say of a proposed value; undefined if it passes. */
function objectionTo(
  value: Hint["value"],
  path: Path,
  schema: z.core.$ZodType,
  data: unknown,
): string | undefined {
  const corrected = withValueAt(data, path, value);
  const { error } = safeParse(schema, corrected, { error: plainWords });
  const at = formatPath(path);
  return error?.issues.find((issue) => formatPath(issue.path) === at)?.message;
}

/** A hint as a suffix of a message; a value that would be refused too is not proposed. */
function checkedHint(hint: Hint, path: Path, schema: z.core.$ZodType, data: unknown): string {
  if (hint.value === undefined) return `: ${hint.text}`;
  const objection = objectionTo(hint.value, path, schema, data);
  if (objection === undefined) return `: ${hint.text}`;
  const isAsFound = hint.value === valueAt(data, path);
  return isAsFound ? "" : `: read as ${hint.value}, which is wrong too: ${objection}`;
}

/**
 * How to correct a value, as a suffix of the message; empty if the message is enough.
 * @param written as the file has it
 */
function hintFor(issue: Issue, schema: z.core.$ZodType, data: unknown, written: string): string {
  const value = valueAt(data, issue.path);
  const kind = didYouMean(String(value), kindsOf(issue));
  if (kind) return kind;
  const spreadsheet = spreadsheetHint(typeof value === "string" ? value : written);
  if (spreadsheet) return `: ${spreadsheet}`;
  const schemas = schemasAt(schema, data, issue.path);
  const hint = suggestedHint(schemas, value) ?? valueHint(issue, schemas, value);
  return hint ? checkedHint(hint, issue.path, schema, data) : "";
}

function reportValue(
  source: SourceFile,
  schema: z.core.$ZodType,
  data: unknown,
  issue: Issue,
): void {
  const { path, message } = issue;
  switch (issue.code) {
    case "custom":
      if (typeof issue.params?.text === "string") {
        source.fail(path, message, { text: issue.params.text });
        return;
      }
      break;
    case "invalid_key": {
      const expected = issue.issues[0]?.message ?? message;
      source.fail(path, `${expected}, got "${String(path.at(-1))}"`, "key");
      return;
    }
  }
  const written = source.writtenAt(path);
  const got = show(valueAt(data, path), written);
  source.fail(path, `${message}, got ${got}${hintFor(issue, schema, data, written)}`);
}

/**
 * Reports the mistakes that a schema found, at their places and with hints.
 * @param found of `safeParse(data, { error: plainWords })`, with paths from the top of the file
 */
export function explainIssues(
  source: SourceFile,
  schema: z.core.$ZodType,
  data: unknown,
  found: readonly Issue[],
): void {
  // Custom issues, which are about the wording of a text, come last.
  const issues = found.toSorted(
    (a, b) => Number(a.code === "custom") - Number(b.code === "custom"),
  );
  const missing: Path[] = issues
    .map(({ path }) => path)
    .filter((path) => path.length > 0 && valueAt(data, path) === undefined);
  reportUnknownKeys(source, schema, data, issues, missing);
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys" || source.hasFailed(issue.path)) continue;
    const isMissing = issue.path.length > 0 && valueAt(data, issue.path) === undefined;
    // An unknown key was meant to be this one, and is reported already.
    if (isMissing && !missing.includes(issue.path)) continue;
    reportValue(source, schema, data, issue);
  }
}
