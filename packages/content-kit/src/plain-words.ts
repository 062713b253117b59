import type { z } from "zod";

/** What a value should be, by the name that zod has for its type. */
const TYPES: Readonly<Record<string, string>> = {
  string: "text",
  array: "a list",
  tuple: "a list",
  object: "keys",
  record: "keys",
  boolean: "true or false",
  number: "a number",
  int: "a whole number",
};

const FORMATS: Readonly<Record<string, string>> = {
  email: "an e-mail address",
  url: "an address that starts with https://",
  date: "a date such as 2030-05-13",
  time: "a time such as 09:45",
};

type RawIssue = z.core.$ZodRawIssue;
type SizeIssue = z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig>;

/** The number that a value passed. */
function numberOf(issue: SizeIssue): number {
  if (issue.code === "too_small") return Number(issue.minimum);
  return Number(issue.maximum);
}

/** The limit that a value passed: `at least 2`. */
function limitOf(issue: SizeIssue): string {
  const number = numberOf(issue);
  if (issue.exact) return `exactly ${number}`;
  if (issue.code === "too_small") {
    return issue.inclusive ? `at least ${number}` : `more than ${number}`;
  }
  return issue.inclusive ? `at most ${number}` : `less than ${number}`;
}

function expectedSize(issue: SizeIssue): string {
  const limit = limitOf(issue);
  const isSingular = numberOf(issue) === 1;
  switch (issue.origin) {
    case "array":
      return `a list of ${limit} ${isSingular ? "entry" : "entries"}`;
    case "string":
      return `text of ${limit} ${isSingular ? "character" : "characters"}`;
    default:
      return `a number of ${limit}`;
  }
}

function expectedValue({ values }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidValue>): string {
  const shown = values.map((value) => JSON.stringify(value));
  return shown.length === 1 ? String(shown[0]) : `one of ${shown.join(", ")}`;
}

/**
 * Zod's error map for schemas without a sentence of their own: `expected a list of at least 1
 * entry`. Passed to `safeParse(data, { error: plainWords })`.
 */
export function plainWords(issue: RawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return `expected ${TYPES[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return `expected ${expectedValue(issue)}`;
    case "too_small":
    case "too_big":
      return `expected ${expectedSize(issue)}`;
    case "invalid_format":
      return `expected ${FORMATS[issue.format] ?? "text in another form"}`;
    case "not_multiple_of":
      return `expected a multiple of ${issue.divisor}`;
    case "unrecognized_keys":
      return "expected no such key";
    case "invalid_union":
      if (Array.isArray(issue.options)) {
        return `expected one of the kinds ${issue.options.join(", ")}`;
      }
      return "expected a value of another kind";
    default:
      return "expected another value";
  }
}
