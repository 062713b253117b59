export interface ContentIssue {
  /** Path from the repository root, with forward slashes. */
  file: string;
  /** Line and column are 1-based, as in editors. */
  line: number;
  column: number;
  /** Path of the value, such as `plans[2].price`; empty for the whole file. */
  path: string;
  message: string;
  /** Whether others may follow from it: it is listed before all that are not. */
  isCause?: boolean;
}

/** Mistakes, which stop the build, and warnings about likely mistakes, which do not. */
export interface Findings {
  issues: ContentIssue[];
  warnings: ContentIssue[];
}

/** 1-based line and column of a 0-based character offset. */
export function placeAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

/** A mistake about a whole file, or about a missing one. */
export function fileIssue(file: string, message: string): ContentIssue {
  return { file, line: 1, column: 1, path: "", message };
}

/** `file:line:column path: message`, which terminals make clickable. */
export function formatIssue({ file, line, column, path, message }: ContentIssue): string {
  const place = `${file}:${line}:${column}`;
  if (path === "") return `${place} ${message}`;
  return `${place} ${path}: ${message}`;
}

/** The order of two texts, the same on every machine: `localeCompare` follows its language. */
function inOrder(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function byPlace(a: ContentIssue, b: ContentIssue): number {
  const causesFirst = Number(b.isCause ?? false) - Number(a.isCause ?? false);
  return causesFirst || inOrder(a.file, b.file) || a.line - b.line || a.column - b.column;
}

/** Lists all mistakes at once: causes of others first, sorted by position. */
export class ContentError extends Error {
  constructor(readonly issues: readonly ContentIssue[]) {
    const count = issues.length === 1 ? "1 mistake" : `${issues.length} mistakes`;
    const lines = [...issues].sort(byPlace).map((issue) => `  ${formatIssue(issue)}`);
    super(`${count} in content:\n${lines.join("\n")}`);
    this.name = "ContentError";
    // The message has the position in content; a stack trace would only obscure it.
    this.stack = this.message;
  }
}
