import { readFileSync } from "node:fs";
import { csvSource } from "./csv-source.ts";
import { markdownSource } from "./markdown-source.ts";
import { type Findings, fileIssue, placeAt } from "./mistakes.ts";
import type { SourceFile } from "./source-file.ts";
import { type DayFormat, yamlSource } from "./yaml-source.ts";

const ENCODING = "the file has letters in another encoding: save it as UTF-8 in the editor";

/**
 * Reads a text file as editors on any system save it. Undefined for another encoding than UTF-8,
 * which is reported.
 * @param name of the file in messages: `content/shop.yaml`
 */
export function readText(path: string, name: string, findings: Findings): string | undefined {
  // Some editors on Windows save a byte-order mark and CRLF line endings.
  const text = readFileSync(path, "utf8")
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n");
  const odd = text.search(/[\uFFFD\0]/);
  if (odd < 0) return text;
  findings.issues.push({ ...fileIssue(name, ENCODING), ...placeAt(text, odd) });
  return undefined;
}

/** What a file's format leaves open. */
export interface SourceFormat extends DayFormat {
  /** For Markdown: the key of its parts below `## Heading {#anchor}`, in place of `body`. */
  sections?: string;
  /** For a table: the columns that its first line must name. */
  columns?: readonly string[];
}

/**
 * Parses a content file by its ending: `.md` is Markdown with front matter, `.csv` a table,
 * anything else YAML. Mistakes in the syntax are added to the findings.
 */
export function parseSource(
  file: string,
  text: string,
  findings: Findings,
  format: SourceFormat = {},
): SourceFile {
  if (file.endsWith(".md")) return markdownSource(file, text, findings, format);
  if (file.endsWith(".csv")) return csvSource(file, text, findings, format.columns);
  return yamlSource(file, text, findings, format);
}
