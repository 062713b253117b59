import { readFileSync } from "node:fs";
import {
  checkLeftOvers,
  checkLookAlikes,
  checkMisread,
  checkQuotes,
  checkSigns,
  checkStyled,
  checkTabs,
} from "./check-writing.ts";
import { checkMerged } from "./conflicts.ts";
import { csvSource } from "./csv-source.ts";
import { todayInUtc } from "./days.ts";
import { checkFence } from "./fences.ts";
import { markdownSource } from "./markdown-source.ts";
import { type Findings, fileIssue, placeAt } from "./mistakes.ts";
import { type SourceFile, sourceFile } from "./source-file.ts";
import { letterOf } from "./windows-1252.ts";
import { type DayFormat, yamlSource } from "./yaml-source.ts";

const SAVE = 'save the file as UTF-8 in the editor, in Excel as "CSV UTF-8"';
const NO_TEXT = `the file is no text, or has letters in another encoding: ${SAVE}`;

/** The text of a file that says in its first bytes how its letters are written, or of UTF-8. */
function decoded(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  const isTurnedUtf16 = bytes[0] === 0xfe && bytes[1] === 0xff;
  if (isUtf16) return new TextDecoder("utf-16le").decode(bytes);
  if (isTurnedUtf16) return new TextDecoder("utf-16be").decode(bytes);
  return new TextDecoder("utf-8").decode(bytes);
}

/** The byte that is no letter of UTF-8, as the encoding of older Windows has it. */
function letterAt(bytes: Buffer, text: string, at: number): string {
  const mark = bytes[0] === 0xef ? 3 : 0;
  const start = mark + Buffer.byteLength(text.slice(0, at));
  return letterOf(bytes[start] ?? 0);
}

/** What is wrong with the letters of a file, and where; undefined if nothing is. */
function encodingMistake(bytes: Buffer, text: string) {
  const odd = text.search(/[\uFFFD\0]/);
  if (odd < 0) return undefined;
  const wasSaved = bytes.includes("\uFFFD");
  if (text[odd] === "\0") return { odd, message: NO_TEXT };
  // Reported as a sign that no reader is to meet.
  if (wasSaved) return undefined;
  const letter = letterAt(bytes, text, odd);
  const message = `the letter "${letter}" is here in another encoding, probably Windows-1252: ${SAVE}`;
  return { odd, message };
}

/** One kind of line ends: those of Windows, and of Excel on a Mac, which are CR alone, become LF. */
const withPlainEnds = (text: string) => text.replace(/\r+\n|\r/g, "\n");

/** Old programs end a file with Ctrl-Z, which belongs to no text. */
function withoutEndMark(text: string): string {
  const written = text.trimEnd();
  return written.endsWith("\u001A") ? written.slice(0, -1) : text;
}

/**
 * The text of a file as editors and spreadsheets on any system save it: in UTF-8, or in UTF-16 with
 * its mark, without a byte-order mark, with LF at the ends of lines and without Ctrl-Z at its end.
 */
export const decodeText = (bytes: Uint8Array): string =>
  withoutEndMark(withPlainEnds(decoded(bytes)));

/**
 * Reads a text file as editors and spreadsheets on any system save it: with any line ends, with or
 * without a byte-order mark, in UTF-8, or in UTF-16 with its mark. Undefined for another encoding,
 * which is reported.
 * @param name of the file in messages: `content/shop.yaml`
 */
export function readText(path: string, name: string, findings: Findings): string | undefined {
  const bytes = readFileSync(path);
  const raw = decoded(bytes);
  const mistake = encodingMistake(bytes, raw);
  if (!mistake) return decodeText(bytes);
  const before = withPlainEnds(raw.slice(0, mistake.odd));
  const place = placeAt(before, before.length);
  findings.issues.push({ ...fileIssue(name, mistake.message), ...place });
  return undefined;
}

/** What a file's format leaves open. */
export interface SourceFormat extends DayFormat {
  /** For Markdown: the key of its parts below `## Heading {#anchor}`, in place of `body`. */
  sections?: string;
  /** For a table: the columns that its first line must name. */
  columns?: readonly string[];
}

/** A file as it was parsed last, and what was found in it. */
interface Parsed {
  text: string;
  source: SourceFile;
  found: Findings;
}

/** By file and format. Between two readings of a site's content most files stay as they are. */
const parsedBefore = new Map<string, Parsed>();

/**
 * Parses a content file by its ending: `.md` is Markdown with front matter, `.csv` a table,
 * anything else YAML. Mistakes in the syntax, and what programs have left in pasted text, are added
 * to the findings. A file with the same text as before is not parsed again.
 */
export function parseSource(
  file: string,
  text: string,
  findings: Findings,
  format: SourceFormat = {},
): SourceFile {
  const ofDay = { day: todayInUtc(), ...format };
  const key = JSON.stringify([file, ofDay]);
  let last = parsedBefore.get(key);
  if (last?.text !== text) {
    const found: Findings = { issues: [], warnings: [] };
    last = { text, source: parse(file, text, found, ofDay), found };
    parsedBefore.set(key, last);
  }
  findings.issues.push(...last.found.issues);
  findings.warnings.push(...last.found.warnings);
  return last.source.reportingTo(findings);
}

function parse(file: string, text: string, findings: Findings, format: SourceFormat): SourceFile {
  // Nothing of two versions in one file can be judged, nor of a file inside another text.
  const isWhole = checkMerged(file, text, findings) && checkFence(file, text, findings);
  if (!isWhole) return unread(file, text, findings);
  checkSigns(file, text, findings);
  checkMisread(file, text, findings);
  checkStyled(file, text, findings);
  checkLookAlikes(file, text, findings);
  checkLeftOvers(file, text, findings);
  const source = parsed(file, text, findings, format);
  checkQuotes(source);
  checkTabs(source);
  return source;
}

function unread(file: string, text: string, findings: Findings): SourceFile {
  const rangeOf = (): [number, number] => [0, 0];
  return sourceFile({ file, text, data: undefined, placeholders: [], rangeOf }, findings);
}

function parsed(file: string, text: string, findings: Findings, format: SourceFormat): SourceFile {
  if (file.endsWith(".md")) return markdownSource(file, text, findings, format);
  if (file.endsWith(".csv")) return csvSource(file, text, findings, format.columns);
  return yamlSource(file, text, findings, format);
}
