import { type Findings, placeAt } from "./mistakes.ts";
import { formatPath, type Path } from "./paths.ts";

/** What a mistake is about: the key, the value, or the first occurrence of a text in the value. */
export type Place = "key" | "value" | { text: string };

/** Start and end of a part of a file, as 0-based character offsets. */
export type Range = readonly [start: number, end: number];

type Report = (path: Path, message: string, at?: Place) => void;

/** A parsed content file that reports mistakes at their positions. */
export interface SourceFile {
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
}

interface ParsedFile {
  file: string;
  text: string;
  data: unknown;
  placeholders: string[];
  /** Where a path's key or value stands, or else its nearest ancestor. */
  rangeOf: (path: Path, at: Place) => Range;
}

/** A source file whose mistakes and warnings are added to the findings. */
export function sourceFile(parsed: ParsedFile, findings: Findings): SourceFile {
  const { file, text, data, placeholders, rangeOf } = parsed;
  const failed = new Set<string>();

  function report(kind: keyof Findings, path: Path, message: string, at: Place): void {
    const [start, end] = rangeOf(path, at);
    const within = typeof at === "string" ? 0 : text.slice(start, end).indexOf(at.text);
    const place = placeAt(text, start + Math.max(within, 0));
    findings[kind].push({ file, ...place, path: formatPath(path), message });
  }

  return {
    file,
    data,
    placeholders,
    fail(path, message, at = "value") {
      failed.add(formatPath(path));
      report("issues", path, message, at);
    },
    warn(path, message, at = "value") {
      report("warnings", path, message, at);
    },
    hasFailed: (path) => failed.has(formatPath(path)),
  };
}
