/** One mistake in a content file, with the place an editor must go to. */
export interface ContentIssue {
  /** Path from the repository's root, with forward slashes. */
  file: string;
  /** 1-based line and column, as editors count them. */
  line: number;
  column: number;
  /** Where inside the file, for example `plans[2].price`; empty for the whole file. */
  path: string;
  /** What was expected and what was found. */
  message: string;
}

/** What is found in content: mistakes, which stop the build, and what may be right but seldom is. */
export interface Findings {
  issues: ContentIssue[];
  warnings: ContentIssue[];
}

/** The place of a character, counted from 0, as editors count lines and columns. */
export function placeAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

/** A mistake of a file as a whole, or of one that is missing. */
export function fileIssue(file: string, message: string): ContentIssue {
  return { file, line: 1, column: 1, path: "", message };
}

/** `file:line:column path: message`, which terminals make clickable. */
export function formatIssue({ file, line, column, path, message }: ContentIssue): string {
  return `${file}:${line}:${column} ${path ? `${path}: ` : ""}${message}`;
}

/** Thrown once for all mistakes found, so that an editor can correct them in one go. */
export class ContentError extends Error {
  constructor(issues: readonly ContentIssue[]) {
    const sorted = [...issues].sort(
      (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
    );
    const count = issues.length === 1 ? "1 mistake" : `${issues.length} mistakes`;
    super(`${count} in content:\n${sorted.map((issue) => `  ${formatIssue(issue)}`).join("\n")}`);
    this.name = "ContentError";
    // Its place is in content: the code's would only hide it.
    this.stack = this.message;
  }
}
