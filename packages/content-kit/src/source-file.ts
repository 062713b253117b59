import type { DatedParts } from "./dated.ts";
import { type ContentIssue, type Findings, placeAt } from "./mistakes.ts";
import { withSignsNamed } from "./odd-signs.ts";
import { formatPath, type Path } from "./paths.ts";

/** What a mistake is about: the key, the value, or the first occurrence of a text in the value. */
export type Place = "key" | "value" | { text: string };

/** Start and end of a part of a file, as 0-based character offsets. */
export type Range = readonly [start: number, end: number];

type Report = (path: Path, message: string, at?: Place) => void;

/** What a file says of other days than the one of which it is read. */
interface OtherDays {
  /** The days on which something in the file changes by itself, in order. */
  days: DatedParts["days"];
  /** What its dated values are on all days. */
  values: DatedParts["values"];
  /** The days of entries of its lists, of those that hold on the day. */
  entries: DatedParts["entries"];
}

/** A parsed content file that reports mistakes at their positions. */
export interface SourceFile extends OtherDays {
  /** Path in messages: `content/shop.yaml`. */
  file: string;
  /** Plain data without `!placeholder` tags; undefined if the file cannot be parsed. */
  data: unknown;
  /** Paths of values and groups tagged `!placeholder`, such as `bank.account`. */
  placeholders: string[];
  /** Reports a mistake at a path, or at its nearest ancestor in the file. */
  fail: Report;
  /** Reports a likely mistake, which does not stop a build. */
  warn: Report;
  hasFailed: (path: Path) => boolean;
  /** A value as the file has it, letter by letter: `1.10`, where the data has the number 1.1. */
  writtenAt: (path: Path) => string;
  /** The same file, with what has failed in it so far, whose further mistakes go elsewhere. */
  reportingTo: (findings: Findings) => SourceFile;
}

interface ParsedFile extends Partial<OtherDays> {
  file: string;
  text: string;
  data: unknown;
  placeholders: string[];
  /** Where a path's key or value stands, or else its nearest ancestor. */
  rangeOf: (path: Path, at: Place) => Range;
}

/**
 * A source file whose mistakes and warnings are added to the findings.
 * @param failedBefore paths whose mistakes have been reported
 */
export function sourceFile(
  parsed: ParsedFile,
  findings: Findings,
  failedBefore: Iterable<string> = [],
): SourceFile {
  const { file, text, data, placeholders, rangeOf } = parsed;
  const { days = [], values = [], entries = [] } = parsed;
  const failed = new Set(failedBefore);

  /** The offset of a place in the file's text. */
  function offsetOf(path: Path, at: Place): number {
    const [start, end] = rangeOf(path, at);
    if (typeof at === "string") return start;
    const within = text.slice(start, end).indexOf(at.text);
    return start + Math.max(within, 0);
  }

  /** A message spells out what nobody sees, and points at it. */
  function issueAt(path: Path, written: string, at: Place): ContentIssue {
    const { message, first } = withSignsNamed(written);
    const place = at === "value" && first !== undefined ? { text: first } : at;
    const { line, column } = placeAt(text, offsetOf(path, place));
    return { file, line, column, path: formatPath(path), message };
  }

  return {
    file,
    data,
    placeholders,
    days,
    values,
    entries,
    fail(path, message, at = "value") {
      failed.add(formatPath(path));
      findings.issues.push(issueAt(path, message, at));
    },
    warn(path, message, at = "value") {
      findings.warnings.push(issueAt(path, message, at));
    },
    hasFailed: (path) => failed.has(formatPath(path)),
    writtenAt(path) {
      const [start, end] = rangeOf(path, "value");
      return text.slice(start, end).replace(/^!\S+\s+/, "");
    },
    reportingTo: (others) => sourceFile(parsed, others, failed),
  };
}
